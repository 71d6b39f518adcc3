/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = {
  i: 'i|im|ill|ive|iam',
  he: 'he|she|you|youve|youre|youd|hes|shes|they|theyre|theyve|hed|shed|theyd|who|someone|somebody|man|woman|guy|bloke|{partner}|{kin}',
  partner:
    'husband|wife|boyfriend|girlfriend|partner|ex|fiance|fiancee|spouse|hubby|bf|gf|hubs|missus|fella|feller|oh|dh',
  kin: 'dad|daddy|father|mum|mom|mummy|mommy|mother|ma|mam|papa|stepdad|stepfather|stepmum|stepmom|stepmother|uncle|aunt|auntie|brother|sister|cousin|grandad|grandpa|nan|gran|grandma|son|inlaws|parents|babysitter|nanny|childminder|priest|pastor|teacher|coach|carer|flatmate|roommate|neighbour|neighbor|friend|mate',
  elder:
    'dad|daddy|father|mum|mom|mother|stepdad|stepfather|stepmum|stepmom|stepmother|uncle|aunt|cousin|grandad|grandpa|grandfather|brother|stepbrother|babysitter|coach|teacher|priest|pastor|imam|neighbour|neighbor|boyfriend',
  person: '{he}|daughter|child|baby|toddler|kid|boy|girl|teenager|niece|nephew|student',
  child:
    'baby|newborn|infant|toddler|child|children|kid|kids|son|daughter|boy|girl|twins|niece|nephew|grandson|granddaughter|stepson|stepdaughter|stepchild|grandchild|bairn|wean|babby|bubba|bubs',
  babe: 'baby|newborn|infant|toddler|twins|babby|bairn|wean|son|daughter',
  whose: 'my|our|the|his|her|their|a|me',
  me: 'me|us|mum|mom|mam|my',
  now: 'now|tonight|today|tomorrow|minutes|hour|already|just|goodbye|bye|ready|decided|definitely|midnight|morning|note|finally|last',
  recent: 'tonight|today|yesterday|just|now|minutes|hour|hours|last|morning|weekend|again|this|since|keeps|still',
  ago: 'ago|just|now|minutes|mins|min|hour|hours|tonight|already|earlier|feel|feeling|sleepy|dizzy|drowsy|sick|scared|regret|sorry|bye|goodbye|ambulance|help|die|worse|numb|shaking|heart|stomach',
  kill: 'kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing|gas|gassing|overdose|jump',
  pills:
    'pills|pill|tablets|tablet|tabs|meds|medication|medicine|capsules|caplets|painkillers|antidepressants|sleepers|paracetamol|tylenol|acetaminophen|ibuprofen|advil|aspirin|codeine|cocodamol|codamol|tramadol|oxycodone|oxy|oxys|percocet|percs|vicodin|xanax|xannies|xans|valium|diazepam|lorazepam|ativan|klonopin|ambien|zopiclone|zolpidem|temazepam|sertraline|prozac|fluoxetine|citalopram|amitriptyline|amitrip|venlafaxine|mirtazapine|quetiapine|seroquel|lithium|propranolol|metformin|benadryl|antihistamines|melatonin|nytol|gabapentin|pregabalin|morphine|methadone|digoxin|warfarin|panadol|nurofen|calpol|panado|dolo|crocin|tylenols|ibuprofens|paracetamols',
  amount:
    'all|whole|entire|every|everything|loads|lots|handful|handfuls|fistful|bunch|packet|packets|pack|packs|bottle|bottles|box|boxes|strip|strips|blister|tub|bag|dozens|full|rest|remaining|too|remainder|heap|month|months|weeks|supply',
  many: '10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|34|35|36|38|40|42|44|45|46|48|50|54|56|60|64|70|72|75|80|84|90|96|98|99|0|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen',
  took: 'took|taken|swallowed|downed|necked|swallow|ate|popped|gulped|scoffed|overdosed|od|odd',
  poison:
    'bleach|antifreeze|drano|pesticide|insecticide|weedkiller|detergent|acid|sniper|paraquat|turpentine|turps|methylated|meths|disinfectant|dettol|harpic|lysol|poison|kerosene|paraffin|petrol|gasoline|phenyl|battery|batteries|magnet|magnets|{pills}|pods|pod',
  drank: 'drank|drunk|drinking|swallowed|drink|downed|ate|eaten|swallowing|swallow',
  throat: 'throat|neck|windpipe|airway',
  choked:
    'choked|choking|chokes|strangled|strangling|strangles|throttled|throttling|throttles|suffocated|suffocating|garrotted|smothered',
  beats:
    'beats|beat|beating|punches|punched|punching|kicks|kicked|kicking|whips|whipped|belts|burns|burned|burnt|burning|throws|threw|slams|slammed|hits|hitting|hit|thrashes|thrashed|canes|caned|flogs|flogged|strangles|strangled|choked|chokes|chokeslammed|scalded|scalds|slapped|slaps|headbutted|bruised|bruises|batters|battered',
  hard: 'belt|stick|cane|cord|hose|cable|fist|fists|boot|boots|iron|cigarette|cigarettes|rod|shoe|chappal|hanger|wall|stairs|floor|unconscious|bruises|bruised|bruise|blood|bleeding|bled|black|broke|broken|blue|hospital|marks|welts|throat|neck|bat|slipper|again|until|limping|swollen|ribs|face|head',
  weapon:
    'gun|knife|machete|pistol|shotgun|rifle|blade|hammer|axe|cleaver|screwdriver|panga|crowbar|razor|firearm|revolver|handgun|bat',
  body: 'throat|neck|head|face|temple|chest|stomach|ribs|me|us|mouth|chin|forehead|belly|wrist|wrists|back',
  days: 'days|week|weeks|fortnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|month',
  minor:
    '8|9|10|11|12|13|14|15|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|daughter|son|child|kid|niece|underage|minor|grade|school|schoolgirl|schoolboy|homework|year|yo|6th|7th|8th|9th',
  scared: 'scared|afraid|terrified|again|frightened|bruise|bruised|last|hurt|hurts|stop|face|night',
  private:
    'privates|private|vagina|penis|willy|bum|genitals|crotch|breasts|boobs|underwear|knickers|pants|sexually|inappropriately|fanny|minnie|groin|nipples|panties',
  touched:
    'touched|touches|touching|fondled|fondles|molested|molests|molesting|rubbed|rubs|rubbing|fingered|abused|groped|gropes|raped|rapes|kissed|kisses',
}

/** Said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is denied. */
export const framed = {
  fiction:
    'film|movie|book|novel|series|episode|episodes|game|games|gaming|dream|dreamt|dreamed|dreams|nightmare|nightmares|song|lyrics|lyric|character|characters|scene|podcast|documentary|script|plot|chapter|season|netflix|sims|minecraft|fortnite|story|essay|audition|play|playing|played|actor|theatre|rehearsal|joke|joking|joked|jokes|kidding|lol|lmao|haha|hahaha|lmfao|rofl|training|drill|course|lesson|class|sparring|judo|jiujitsu|jitsu|bjj|wrestling|mma|practice|simulation|dnd|campaign|level|halloween|fancy|costume|tv|telly|news|article|headline|court|jury|witness|lecture|museum|history|historical|poem|drama|soap|thriller|manga|anime',
  past: 'years|yrs|childhood|teenager|decade|decades|used|formerly|anniversary|recovered|recovering|uni|college|grew|nineteen|2018',
  maybe:
    'if|unless|would|could|might|imagine|what-if|should|wish|pretend|almost|nearly|feel|feels|felt|like|whether|worried|afraid|thought|thoughts|think|thinking|wonder|suppose',
  denied:
    'not|never|dont|didnt|doesnt|wont|wouldnt|isnt|wasnt|arent|hasnt|havent|hadnt|no|nobody|without|aint|cant|couldnt|neither|nor|stop|stopped|instead|rather',
} as const
