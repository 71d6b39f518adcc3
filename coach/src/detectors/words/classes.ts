/**
 * Words that stand for one another where danger is read: what one author calls "smacked" another calls "decked". The
 * model learns from the class as well as from the word, so that a wording it has never met still says what it says. A
 * word may stand in several classes. Words are in the spelling of `fold.ts`; the end "*" takes every ending. Written by
 * the project from the language of helplines and of ordinary life; it decides nothing by itself.
 */
const list: Record<string, string> = {
  me: 'i im ive id ill me my mine myself meself imma',
  we: 'we us our ours were weve',
  you: 'you your yours yourself u ur youre youve youll',
  other: 'he him his himself hes hell hed she her hers herself shes shell shed',
  they: 'they them their theyre theyve themselves themself',
  someone: 'someone somebody anyone anybody everyone everybody people nobody noone',
  partner:
    'husband hubby wife wifey boyfriend bf girlfriend gf partner fiance fiancee spouse missus fella bloke man woman date lover situationship',
  ex: 'ex exs exes exhusband exwife exboyfriend exgirlfriend',
  parent:
    'mum mom mother mummy mama mam dad father daddy papa parent* stepdad stepfather stepmum stepmom stepmother guardian',
  elder: 'nan nana gran granny grandma grandmother grandad grandpa grandfather aunt auntie aunty uncle inlaw* mil fil',
  child:
    'kid* child children son sons daughter* baby babies bub toddler* newborn infant teen* boy girl niece nephew stepson stepdaughter grandson granddaughter grandkid* lad lass little wee bairn pickney',
  sibling: 'brother* bro sister* sis sibling* twin cousin* stepbrother stepsister',
  friend: 'friend* mate mates bestie roommate* flatmate* housemate* buddy pal neighbour* neighbor*',
  authority:
    'boss manager supervisor teacher coach tutor pastor priest imam landlord doctor carer babysitter nanny minder',
  stranger: 'guy bloke dude man men stranger* lad lads creep* weirdo* somebody driver',
  hit: 'hit hits hitting punch* slap* smack* kick* beat beats beating beaten batter* headbutt* backhand* belt* whack* thump* knock* bash* clobber* deck* thrash* clip clipped swung elbow* stamp* stomp* flog* cane* lash* wallop*',
  push: 'push* shove* drag* pull* yank* grab* grip* twist* pin pins pinned slam* shook shake* shaking threw throw* throwing hurl* chuck* toss* drop* trip*',
  strangle: 'strangl* choke* choking chokehold throttl* suffocat* smother* airway windpipe',
  hurt: 'hurt* harm* injur* abus* attack* assault* violen* bruis* mark marks scar* burn* burnt scald* scratch* bite bit bites biting bleed* bled blood* swollen swelling broke broken fractur* stitches wound* sore black',
  weapon:
    'knife knives blade* gun guns rifle shotgun pistol machete hammer bat axe screwdriver scissors razor* rope noose belt petrol gasoline lighter acid bleach crowbar glass bottle*',
  kill: 'kill* murder* shoot* shot stab* drown* poison* execute unalive* bury buried dead death die dies died dying',
  suicide: 'suicid* unaliv* kms',
  selfend:
    'exist existing existence disappear* vanish* gone alive living live wake waking end ending ended over forever peace goodbye goodbyes farewell funeral grave coffin note letter will insurance unborn',
  selfhurt:
    'cut cuts cutting cutter slit* carv* scrape* pick* burn* starv* purg* vomit* binge* laxative* bingeing wrist* arms thigh* forearm* hip hips',
  pills:
    'pill* tablet* paracetamol tylenol ibuprofen antidepressant* sertraline meds medication med overdose* od odd dose doses insulin codeine sleeping opioid* fentanyl heroin xanax valium tramadol morphine stash stockpil* hoard*',
  high: 'bridge* roof rooftop ledge balcony cliff* edge train trains track tracks rail* platform motorway traffic river multistorey tower height jump* step stepping',
  burden:
    'burden* better without worthless useless waste pointless point hopeless nothing empty numb trapped tired exhausted cope coping anymore',
  want: 'want* wanna wish* wishing rather hope hoping need* thinking think* thought* planning plan plans planned decided ready going gonna tempt* urge* imagin* pictur* fantasi*',
  scare:
    'scare* scary afraid fear* terrif* frighten* eggshells tiptoe* flinch* dread* panic* petrif* nervous unsafe safe danger* shak* trembl*',
  temper:
    'temper rage* raging furious angry mad snap* explode* explod* kicks kick lose loses losing lost mood drunk drinking wasted fuming screaming scream* shout* yell* roar* swear* curse* spit* spat',
  smash:
    'smash* wreck* broke break* destroy* damage* hole holes wall walls door doors plate plates window* tyre* tire* car punch* kick*',
  threat:
    'threat* warn* promis* pay regret sorry consequences revenge sorted finish* destroy ruin* make swear says said told telling',
  control:
    'let lets allow* permission permit* forbid* forbad* ban* rules rule must obey* control* supervis* decid* approv* ask asking answer report* allowed supposed choose chooses',
  isolate:
    'friends family see seeing visit* talk* contact* number* delet* block* alone house home locked lock* keys key inside indoors out outside leave leaving',
  watch:
    'watch* check* read* track* monitor* follow* spy* stalk* camera* cam record* airtag gps location app search* inspect* smell* count* log logged password* passcode passwords',
  device:
    'phone* mobile laptop computer messages message texts text email* whatsapp insta instagram snap snapchat facebook account* photo* pictures pics video* nude* tracker* airtag* car bag',
  appear:
    'outside turn* show* wait* sat sit* parked park* appear* gift* flower* gate drive driveway window work gym school shop* route street road house door doorbell kept keeps came come comes again unknown withheld number* fake profiles profile',
  money:
    'money wage* salary bank card* cash account* pay pays paid debt* loan* rent benefit* pension allowance receipt* penny pence spend* bills signed sign savings',
  papers:
    'passport* visa* deport* immigration papers documents document licence license status sponsor* residency birth certificate',
  sex: 'sex sexual* rape* raped raping intercourse sleep bed naked underwear pants knickers bra boobs breast* genital* penis vagina private* porn* nude* kiss* touch* grop* fondl* inside condom* contracept* pregnan* consent* intimate intimacy oral blowjob',
  force:
    'force* forcing made make makes making anyway wouldnt refuse* refus* said no stop stopped stopping pressure* coerc* guilt* insist* owe owed duty right wifely asleep drunk passed unconscious woke woken frozen froze didnt dont cant couldnt against',
  secret: 'secret* tell telling told anyone police trouble quiet hush believe lie lies hide hiding hidden sneak*',
  childcare:
    'school homework bath bathroom nappy diaper crib cot pram feed fed feeding food meals hungry dinner supper lunch bedroom cupboard garage shed room stairs',
  neglect:
    'hungry starv* filthy dirty alone unattended unsupervised neglect* abandon* left leave lock* punish* naughty discipline* lesson bruise* marks flinch*',
  symptom:
    'chest breathe breathing breath wheez* pulse heart arm jaw slur* speech face droop* numb tingl* faint* collapse* seizure* fit fits fitting convuls* unresponsive unconscious conscious passed pale blue grey gray lips swollen swell* throat tongue rash allergic anaphyla* epipen fever temperature stiff neck vomit* throwing bleed* bleeding blood pregnant miscarr* contraction* waters dizzy confused vision headache swallow* choking concussion stroke overdose* burned burnt stab* wound* diabetic insulin sugar hypo asthma inhaler stomach abdomen pain pains agony cramp*',
  now: 'now tonight today right currently minutes minute ago just happening downstairs outside coming here moment already immediately hour morning',
  often:
    'always every everytime again constantly each still often daily weekly usually keeps keep never since years months weeks ever',
  not: 'not no never dont didnt doesnt wont wouldnt cant couldnt isnt wasnt arent hasnt havent aint without stop nobody nothing none',
  if: 'if unless when whenever or else otherwise',
  said: 'says said say told tells telling asks asked reckons thinks claims goes went text texted messaged',
  escape:
    'leave leaving left escape* run ran hide hid hiding flee* fled shelter refuge bag packed police cops 999 911 000 112 court order restraining report*',
  minimise:
    'only just once sorry accident accidentally mean meant deserve* fault provoked pushed drunk stressed normal usually fine nothing bad apologis* apologiz* cried flowers loves love good otherwise sweet',
  film: 'film movie* show series episode season book novel chapter character game level boss song lyrics* dream* dreamt nightmare* podcast play documentary story fiction netflix actor scene plot',
  joke: 'lol lmao haha* joke* joking kidding laugh* funny literally honestly jk rofl meme* banter',
  care: 'gp doctor nurse hospital ambulance therapist counsellor counselor clinic appointment prescribed physio vet dentist midwife checkup operation surgery treatment recovered recovery better fine',
  food: 'cake dinner lunch coffee tea pizza curry roast onion* chicken bread eggs cook* bake* kitchen recipe pan oven soup wine beer',
  sport:
    'gym football training team match marathon run running boxing karate judo mma sparring spar goal practice workout tennis cricket rugby bike cycling swim* coach',
  fun: 'party wedding holiday birthday concert festival trip beach weekend christmas present gift* surprise dance game games playing cinema picnic',
  worklife:
    'work job shift office meeting deadline boss exam exams essay course uni college degree interview project client customers rota',
  // Bodies, and what is left on them.
  neck: 'throat neck windpipe airway collar headlock chokehold',
  limb: 'arm arms wrist wrists leg legs thigh thighs ankle hand hands finger fingers knuckle* elbow* shoulder* skin forearm* calf hip hips',
  head: 'head face jaw cheek eye eyes ear ears mouth teeth tooth lip lips nose hair skull forehead chin tongue',
  trunk: 'stomach belly tummy ribs rib chest back spine bump womb kidney* guts',
  mark: 'bruis* mark marks scar scars cut cuts burn burns welt* handprint* fingerprint* bite scratches lump swelling blister* graze* gash*',
  coverup:
    'foundation concealer makeup sleeve* scarf sunglasses polo clumsy tripped slipped fell stairs cupboard accident hid cover covered covering excuse* lied',
  fist: 'fist fists backhand palm knuckles boot boots belt strap hanger slipper spoon ruler cane lead charger lighter cigarette iron straighteners',
  // What danger feels like, and what holds a person.
  flinch:
    'flinch* duck* cower* freeze* froze frozen curl* tense* stiff stiffen* silent silence quiet whisper* tiptoe* eggshell* pretend*',
  degrade:
    'stupid fat ugly useless pathetic worthless slut whore bitch slag cunt idiot cow dumb crazy mental mad psycho lazy disgusting filthy frigid dirty nobody trash',
  permission:
    'permission allowed allow allows permit* lets let ask must supposed forbid* forbade forbidden banned ban curfew rule rules obey',
  confine: 'lock* key keys bolt* trapped barricad* cupboard closet cage cellar basement attic shed balcony boot crate',
  cutoff: 'contact block* visit* visiting seeing see friends family sister mum mother mam phone calls wifi router',
  own: 'own owns owned property belong belongs mine possession earn earned owe owes owed',
  coercer:
    'blackmail* threat* expose* post leak* leaked share shared sends upload* online everyone screenshot* photos pics video videos nudes naked',
  wages:
    'wages salary bank card account cash allowance pension benefits savings debt debts loan loans rent receipts receipt pin payday pocket spend penny',
  passport: 'passport visa embassy immigration deport* papers documents certificate licence sim',
  nightly: 'night nights nightly bedroom bed asleep sleeping sleep woke wakes waking dark 2am 3am midnight pyjamas',
  repeat:
    'again everytime always every still keep keeps kept each constantly daily nightly weekly most often another twice thrice times',
  escalate: 'worse worsen* closer harder longer next until finally nearly almost coming soon',
  punish:
    'punish* lesson teach learn learnt deserve* earned fault blame blames naughty bad discipline* strict consequences',
  ordeal: 'cry cried crying sob* beg begs begged begging plead* please scream* scared hurt hurts hurting bleed bled',
  unaware: 'asleep unconscious drunk passed spiked drugged drug blacked wasted drowsy sedat* out cold tablets drink',
  unwilling:
    'no stop stopped dont didnt never wouldnt refuse refused pull pulled push pushed froze cried wait anyway regardless carried kept keeps until give gave giving',
  privateparts:
    'skirt knickers pants bra underwear trousers zip belt top shirt blouse pyjamas boobs breasts bum arse crotch willy fanny vagina penis dick cock',
  grooming:
    'secret special uniform photos pics webcam gifts sweets older man coach teacher uncle tutor online dm dms snap snapchat discord proof',
  minor:
    'im twelve thirteen fourteen fifteen sixteen eleven ten nine year yr yo school class teen teenager underage minor',
  tinychild: 'baby babies newborn toddler infant bairn cot crib pram nappy bottle months weeks nursery bub wee little',
  // Endings.
  finality:
    'last final finally forever goodbye goodbyes farewell end ends ending over done gone leave leaving permanently anymore nevermore',
  settle:
    'letter letters note notes will insurance funeral affairs password passwords envelope rehom* gave giving given away tidy sorted forgive sorry blame',
  means:
    'rope noose pills tablets overdose razor blade blades knife gun rifle shotgun bridge ledge roof train tracks platform engine garage exhaust bag helium petrol cliff quarry river sea tide beam',
  hopeless:
    'hopeless pointless worthless empty numb broken done tired exhausted point reason purpose nothing anything burden useless hate alone lonely',
  existence:
    'live living alive exist existing existence here wake waking breathe breathing life world earth born birthday christmas tomorrow',
  relief: 'calm peace peaceful quiet relief rest free freedom painless sleep easier better ready decided',
  hurtself:
    'cut cutting burn burning scratch scratching hit bang banging punch punching starve starving purge bleed blood blade razor scissors lighter compass stitches',
  // Followed, watched, found.
  followed:
    'follow* trail* tail* behind outside waiting waits waited lurk* parked park watching watches stare* staring appears appeared turned turns shows showed',
  found: 'found finds find knows knew address moved new number account accounts profile location works where',
  gadget: 'airtag tracker tag gps app spyware camera cameras drone doorbell microphone dashcam location icloud login',
  unwanted:
    'blocked block told stop order restraining harass* creep* weird ignore ignored number withheld unknown anonymous fake flowers gifts letters texts calls missed',
  // Another in danger from the one who writes.
  intent:
    'going gonna will ill want wanna plan planning planned bought loaded ready decided waiting tonight tomorrow next',
  victimise:
    'kill stab shoot burn poison drown strangle smother beat beating hit hurt slit finish bury buried run crush push',
  vengeance: 'revenge pay regret sorry deserve deserves lesson suffer karma payback wish dead laughing smiling',
  ownviolence:
    'lost snapped rage black red mist temper control couldnt stop grabbed shook threw slapped hit kicked punched pushed bit',
  // Bodies in trouble.
  breath: 'breath* breathing gasp* wheez* choke* choking grunting puff* inhaler blue purple lips grey pale',
  awake:
    'unconscious unresponsive wake waking conscious limp floppy drowsy confused collapse* fainted fit fits fitting seizure jerking stiff',
  bleeding: 'blood bleed* bled pad pads gush* soaked towel wound stitches',
  poison:
    'swallow* overdose* took taken tablets pills paracetamol bleach cleaner battery mushroom* drank vodka methadone fentanyl',
  acute:
    'suddenly since hour hours minutes worst spreading getting cant wont swollen swelling tight crushing numb slurred droop* dropped temperature fever rash stiff light',
  pregnant:
    'pregnant weeks months contractions waters placenta bump scan miscarr* labour trimester midwife movements kicks section',
  // What makes the same words harmless.
  pet: 'cat cats dog dogs puppy kitten hamster rabbit horse vet paws lead walkies bark* tail fish hens chicken goldfish parrot guinea foxes pony',
  diy: 'shelf shelves ladder drill paint* boiler plumber shed flatpack ikea furniture wardrobe curtain* hammer nails screw loft fence garden* plants tiles builder bins bin dishwasher',
  clothes: 'dress shoes heels coat jacket jumper cardigan hat scarf socks tie suit trainers jeans fringe haircut',
  travel:
    'airport flight plane train bus holiday trip hotel suitcase abroad passport queue luggage traffic motorway motorhome camping tent beach',
  play: 'hide seek lego trampoline swing slide football goalie cards chess scrabble quiz darts charades tickle* cartoon pirate* dragon* costume fancy',
  stage:
    'stage band gig choir karaoke song sing sings singing dance dancing dancefloor play drums guitar theatre audition speech panto',
  cosy: 'hug* cuddle* kiss* kissed sofa blanket tea toast soup cocoa breakfast pancakes biscuit* snuggle* slippers bath bubble candles',
  kind: 'kind gentle sweet lovely caring patient thoughtful soft proud happy grateful thankful smile* smiling grin* grinning adorable',
  laugh: 'laugh* giggl* joke* funny silly daft haha lol lmao tease* teasing sarcast* hilarious cheeky',
  amends:
    'apologi* sorry talked listened agreed sorted compromise* forgave forgiven counsel* therapy together made understood explained',
  consented:
    'asked ask asking consent both agreed offered wanted wants love loved enjoy enjoyed mutual checked happily keen yes',
  ordinaryhealth:
    'cold flu hayfever hay eczema migraine hangover indigestion period periods sprain* sunburn cramp allergy allergic snoring snores nits teething jab vaccine flu spot spots dentist filling braces glasses',
  cared:
    'doctor gp nurse physio surgeon consultant hospital clinic prescribed prescription appointment checkup scan results recovering recovered healed healing benign clear discharged better midwife health visitor',
  mourning:
    'funeral ashes grave buried widow* grief griev* died passed late miss missing anniversary memorial wake eulogy',
  breakup:
    'divorce* separat* split breakup broke dumped ex single lonely dating tinder hinge custody coparent* moved amicab* civil',
  quarrel:
    'row rows argue* arguing argument* fight fights fighting bicker* sulk* moody nag* moan* grumpy snapped cross annoyed irritat* furious silent',
  jealous: 'jealous jealousy flirt* insecure trust cheat* affair cheating suspicious paranoid',
  house:
    'dishes washing laundry hoover* cooking cleaning rota chores shopping groceries bills rent mortgage landlord flat house kitchen bathroom',
  office:
    'boss manager colleague* office meeting shift rota deadline interview promotion email emails client clients rota payroll hr printer spreadsheet zoom teams',
  study:
    'exam exams essay revision uni college dissertation homework lecture lecturer mocks finals grades marks gcse module coursework',
  gym: 'gym training marathon run running spin yoga squash rugby boxing judo karate wrestling spar* tackle* pitch match coach ref climb* swim* cycling weights squat* physio',
  screen:
    'film movie series episode book novel chapter game level podcast netflix actor villain plot zombie crime documentary lyrics story character fanfic comic play soap corrie eastenders',
  dream: 'dream* dreamt nightmare* imagine imagin* pretend* wish',
  figure:
    'literally basically dead dying die died killing kill killed murder murdered explode scream screaming strangle throttle swing shoot drown drowning blood',
  tool: 'knife scissors hammer axe saw rope tape glue pan kettle oven iron lighter matches barbecue candle bonfire',
  celebrate:
    'wedding birthday christmas party easter eid diwali hen stag christening engagement engaged anniversary cake balloons toast present presents gift surprise',
  technology:
    'phone laptop router wifi printer update battery charger password login app screen broken fix fixed mend contract upgrade',
}

/** In the order in which the model numbers them: a new class goes last, or the model is trained anew. */
export const classNames: readonly string[] = Object.keys(list)

const exact = new Map<string, string[]>()
const starts: { start: string; name: string }[] = []
for (const [name, words] of Object.entries(list))
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) starts.push({ start: word.slice(0, -1), name })
    else exact.set(word, [...(exact.get(word) ?? []), name])
  }
const byStart = new Map<string, { start: string; name: string }[]>()
for (const it of starts) byStart.set(it.start.slice(0, 2), [...(byStart.get(it.start.slice(0, 2)) ?? []), it])
/** The whole words of the classes, without those that take every ending. */
export const classWords: readonly string[] = [...exact.keys()]

/** The classes of a folded word; none for most words. */
export function classesOf(word: string): readonly string[] {
  const found = new Set(exact.get(word))
  for (const { start, name } of byStart.get(word.slice(0, 2)) ?? []) if (word.startsWith(start)) found.add(name)
  return [...found]
}
