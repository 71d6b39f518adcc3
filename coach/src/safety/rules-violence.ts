import { rulesOf, type Rule } from './rule.ts'

/** Violence and threats by someone close: who, what is done with which part of the body, and with what. */
const rule = rulesOf('abuse', { subject: 'other' })
const inside = { negated: 'inside' } as const

export const violenceRules: Rule[] = [
  rule(
    3,
    'throat',
    // Pressure on the neck is imminent however long it lasted and whether or not it left a mark.
    'neck throat windpipe choke choked chokes choking choaked chocked chocks chokd strangle strangled strangles strangling throttled suffocate breathe headlock suffocating suffocates throttle throttles throttling airway air sleeper throats breath grip',
    '\\b(?:hands?|fingers?|arms?|forearm|elbow|knee|foot|belt|scarf|cord|rope|pillow|grip|weight|it|both hands) (?:\\w+ ){0,3}?(?:on|round|around|over|to|across|against|into) (?:my|her|his|our) (?:\\w+ )?(?:neck|throat|windpipe)\\b|\\b(?:by|at|for) (?:the|my|her|his) (?:neck|throat|scruff)\\b(?! and (?:kiss))|\\b(?:squeez|press|grab|crush|grip|clench|held|hold|go|goes|went|push|clutch)\\w* (?:\\w+ ){0,2}?(?:on |for )?(?:my|her|his) (?:neck|throat|windpipe)\\b|\\b(?:chok|choak|chock|throttl|strangl|suffocat)(?:e|es|ed|d|ing|s) (?:me|us|her|him|my \\w+)\\b|\\b(?:in|into) a (?:choke ?hold|headlock|sleeper)\\b|\\b(?:cut off|stopped|blocked|took) my (?:air|breath|breathing|airway)|\\b{other} (?:\\w+ ){0,6}?(?:so|until|till|where|and) i (?:\\w+ )?(?:cant|couldnt|could not|can t) breathe\\b',
    inside,
  ),
  rule(
    2,
    'strikes-me',
    'hits hit hitting slaps slapped slapping punches punched kicks kicked beats beat beating beaten batters battered smacks smacked belts belted thumps thumped thrashes thrashed whips whipped canes caned flogs flogged bites headbutts headbutted whacks clouts lamped decked drags dragged spanks burns burnt burned stabbed pins sits lays knocks knocked roughs throws threw shoves shoved flung hurled slung manhandles choked chokes choking stabs punching kicking smacking thumping spanking spanked stands kneels kneel sat sit throw push pushes pushed slams slam chucks hair',
    '\\b{other} {theirs}{strikes} (?:me|us)\\b(?! (?:at|up$|to (?:it|the)|home|in the (?:game|league|quiz)|by|with (?:kindness|love|a (?:smile|hug|kiss)|questions|that)))|\\b(?:pins?|sits?|sat|lies|lay|kneels?|knelt|stands?|stood) (?:me down|on (?:me|top of me|my chest))\\b|\\b(?:lays?|laid|wades?) into me\\b|\\b(?:knock|rough|push|shov|throw|sling|bash|chuck)\\w* me (?:about|around|down|over|across|into|against|onto|out of the (?:car|bed|house)|up)\\b(?! (?:with|a|the (?:idea|aisle)|like))|\\bby my hair\\b|\\bmanhandl\\w+ me|\\b{other} (?:\\w+ ){0,2}?(?:dey|de) (?:beat|slap|flog|wound)\\w* me\\b|\\bdon (?:beat|slap|injure|wound) me\\b',
    { unless: /\b(?:chess|scrabble|fifa|tennis|cards|monopoly|quiz|race|mario|xbox|pool|darts)\b/ },
  ),
  rule(
    2,
    'pidgin-beats',
    'dey don',
    '\\b(?:he|she|him|e|husband|wife|man|papa|mama|boyfriend) (?:\\w+ )?(?:dey|don|go|dey always) (?:dey )?(?:beat|slap|flog|wound|threaten|pursue|lock)\\w* me\\b',
  ),
  rule(
    2,
    'injures',
    'broke breaks broken fractured dislocated bust busted split blacked bruise bruises bruised stitches hospital eye scars cuts marks bleeding bled concussion limp cracked snapped sprained injured hurt twisted arm nose jaw',
    '\\b{other} (?:\\w+ ){0,2}?(?:broke|breaks|fractured|dislocated|bust|busted|split|cracked|blacked|twist(?:ed|s)|snapped|sprained|cut|bloodied|injured|hurt) my (?:\\w+ )?{bone}\\b|\\b(?:gave|gives|given|left) me (?:\\w+ ){0,2}?(?:black eyes?|bruises?|concussion|scars?|a bruise|marks|a fat lip|a split lip|stitches|a broken)|\\bi(?:ve)? (?:\\w+ )?(?:bruises|scars|black eye|marks) (?:\\w+ ){0,4}?(?:he|she|from (?:him|her|when))|\\bbruises? (?:easily|me)\\b|\\b(?:cover|hide|hiding|covering) (?:up )?(?:the|my) bruises|\\b(?:he|she) (?:put|puts) me in (?:the )?hospital',
  ),
  rule(
    2,
    'shoves',
    'shove shoves shoved push pushes pushed pushing',
    '\\b(?:more of a|just a|only a|bit of a|the odd|a few|few|sometimes a|little) (?:\\w+ )?(?:shove|shoves|push|pushes|slap|slaps|smack|smacks|punch|kick|backhander|tap)s?\\b(?!.{0,20}(?:notification|button|on the back))|\\b{other} (?:\\w+ ){0,2}?(?:push|shov)(?:es|ed|ing) me\\b(?! (?:to |away|too|for|in the right|harder|on the swing|out of my))',
    inside,
  ),
  rule(
    2,
    'flinches',
    'flinch flinches flinching duck cower cowering hand hands fist raises lifts lifted raised',
    '\\bi (?:\\w+ )?(?:flinch|duck|cower|cover my (?:face|head)|brace|freeze) (?:\\w+ ){0,3}?(?:when|if|every time|whenever) (?:he|she|my \\w+) (?:\\w+ ){0,2}?(?:lift|rais|move|mov|com|reach|walk|shout|get|touch)\\w*|\\b(?:lifts?|lifted|rais(?:es|ed|ing)) (?:his|her|a|the) (?:hands?|fists?|belt) (?:at|to|against|on) me\\b|\\bput (?:his|her) hands on me\\b|\\blays? (?:a |his |her )?(?:hands?|finger) on me\\b',
  ),
  rule(
    2,
    'near-miss',
    'wall head face door throws threw punches punched smashes smash breaks next beside broke breaking destroyed destroys trashed wrecked ripped burned kick hit swung stuff things clothes phone',
    '\\b(?:punch|hit|smash|kick|slam|throw|threw|swing|swung)\\w* (?:\\w+ ){0,4}?(?:next to|beside|by|near|past|just missing|inches from) my (?:head|face|ear|body)\\b|\\b(?:threw|throws|throw|throwing|chucks|hurls|flings|flung|lobs|lobbed) (?:\\w+ ){0,3}?(?:at|towards) (?:me|my|us|the kids)\\b(?! (?:a kiss|party|feet and))|\\b(?:smash|break|broke|destroy|trash|wreck|rip|burn|cut)\\w* (?:up )?(?:all )?my (?:stuff|things|clothes|phone|glasses|laptop|photos|belongings|work|car|passport|uniform|books)\\b(?! (?:by accident|accidentally))',
  ),
  rule(
    2,
    'weapon-near',
    'knife gun machete bat axe hammer blade weapon pistol shotgun rifle',
    '\\b(?:keeps?|kept|sleeps? with|holds?|has|brings?|gets?|got|shows?|showed|cleans?|loads?|strokes|plays with|waves?|waved|carries|puts?|reaches for) (?:me )?(?:a|the|his|her|that|out a) (?:\\w+ )?(?:knife|gun|machete|bat|axe|hammer|blade|pistol|shotgun|rifle)\\b(?! (?:safe|licen[cs]e|show|in the (?:kitchen|drawer|shed) for|for (?:work|hunting|cooking|fishing)))(?=.{0,80}\\b(?:bed|pillow|table|me|tells|when|angry|argue|drunk|row|night|fight|front)\\b)',
  ),
  rule(
    3,
    'weapon-now',
    'knife gun machete bat axe hammer blade weapon',
    '\\b(?:hes|shes|he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|brother|theyve) (?:has |is |got |s )?(?:\\w+ ){0,3}?(?:coming|back|here|outside|drunk|running|standing|got|has|holding|drinking|come|came) (?:\\w+ ){0,4}?(?:with )?(?:the|a|his|her) (?:\\w+ )?(?:knife|gun|machete|axe|hammer|blade|weapon)\\b(?! (?:safe|licence|license|show|for))(?=$|.{0,80}\\b(?:drinking|drunk|kids|upstairs|outside|now|me|us|door|hiding|angry|shouting|scared|help|please|house)\\b)',
  ),
  rule(
    3,
    'kill-me-bare',
    // Said alone, of a partner, and without the trifle that makes it a way of speaking.
    'kill murder',
    '^(?:\\W|help|please|pls|im scared|omg|god|i think|i know|i swear|one day|someday|and|i really think|honestly|hes going to|this time|eventually|he is|she is|i believe|im sure)*(?:he|she|hes|shes|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|brother)|they|theyre) ?(?:is |are |will |ll |really |actually )*(?:going to |gonna )?(?:actually |really |literally )?(?:kill|murder) (?:me|us)(?: (?:one day|some ?day|tonight|this time|help|eventually|for real|fr|now|if i stay|in my sleep|next time|and (?:the kids|nobody|no one).*))?$',
    {
      unless: /\b(?:lol|haha\w*|lmao|forgot|late|surprise|spent|scratched|broke the|dented|anniversary|burnt|shrank)\b/,
      raw: true,
    },
  ),
  rule(
    3,
    'closing-in',
    'outside banging hiding locked trapped door coming breaking hitting hurting hide bathroom barricaded rn',
    '\\b(?:hes|shes|he is|she is|theyre|husband|boyfriend|ex|dad|stepdad|my \\w+ is) (?:\\w+ )?(?:outside|at the door|downstairs|coming (?:up|home|back|over|for me|after me)|trying to get in|in the house|on (?:his|her) way)\\b(?=.{0,80}\\b(?:banging|locked|hiding|hide|bathroom|scared|kill|hurt|knife|gun|kicking|police|dont know what to do|breaking|screaming|let (?:him|her) in|help)\\b)|\\b(?:banging|kicking|hammering|pounding) (?:on |down |in |at )?(?:the|my) (?:\\w+ )?(?:door|window)\\b(?=.{0,80}\\b(?:locked|hiding|scared|help|police|now|rn|let (?:him|her) in|kids|screaming|bathroom)\\b|$)|\\b(?:i|ive|we|im) (?:\\w+ )?(?:locked|barricaded|hiding|hid|shut|hidden|trapped) (?:myself |ourselves |me )?(?:in|inside) (?:the|my|a) (?:\\w+ )?(?:bathroom|toilet|bedroom|closet|wardrobe|room|loo|car|shed|cupboard)\\b(?=.{0,80}\\b(?:he|she|hes|shes|him|her|dad|mum|banging|scared|until|because|from)\\b)|\\b(?:hes|shes|is|keeps) (?:hitting|hurting|beating|choking|attacking|kicking|strangling|punching) (?:me|us|mum|mom|her|my (?:mum|mom|sister|brother)) (?:{now}|again {now})\\b',
  ),
  rule(
    2,
    'says-will-harm',
    'says said saying tells told threatens threatened threatening warned texted messaged swears swore promised screamed wrote say whispered vowed reckons body find bury messages',
    '\\b{says} (?:me |us |that |to (?:me )?)?(?:\\w+,? ){0,8}?(?:hell|shell|hed|shed|theyd|theyll|he will|she will|hes going to|shes going to|going to|he would|she would|to|gonna|ill|i will) (?:\\w+ ){0,2}?(?:kill|murder|hurt|find|hunt|stab|shoot|break|smash|burn|bury|beat|cut|ruin|destroy|finish|end|hit|slap|punch|come after|get|harm|throw acid|make (?:me|my life)) (?:me\\b|us\\b|my (?!own|way|bed|job)\\w+|{kids}|both of us|everyone i|down the house)(?! (?:up$|out (?:of debt|sometime)|a |some |there|something|right|interesting|funny|to (?:stop|see|go|come|try)|home|drunk|ready))|\\b(?:kill|bury|find) me and (?:no ?one|nobody|they)|\\b(?:never|not|nobody|noone|no one) (?:\\w+ )?find (?:the|my) body\\b',
    { unless: /\b(?:lol|haha\w*|lmao|late|my boss|teacher said|surprise)\b/ },
  ),
  rule(
    2,
    'says-kill-me',
    // Read before the idioms: told as somebody's words it is a threat, unless it hangs on a trifle.
    'kill murder',
    '\\b{says} (?:me |that |to (?:my \\w+|everyone) )*(?:he|she|they|hell|shell|hed|shed|theyll|theyd) ?(?:will |would |is going to |are going to |wants to )?(?:actually |just )?(?:kill|murder) (?:me|us|my (?!vibe|mood)\\w+)\\b',
    {
      unless:
        /\b(?:lol|haha\w*|lmao|late|tattoo|piercing|vase|tidy|my room|grades|spent|shoes|dishes|forget|surprise|spoil\w*|hair|dent\w*|scratch\w*|boss|coach|deadline)\b/,
      raw: true,
    },
  ),
  rule(
    2,
    'threatens-me',
    'threatening threatens threatened threats threat threaten',
    '\\b(?:still |keeps |been |is |hes |shes |always |constantly )?threaten(?:ing|s|ed)? (?:me|us|my \\w+|to (?:kill|hurt|hit|ruin|take|send|tell|out|leave|post|call|report|burn|have|get|harm|divorce me and|stop|cut|evict|throw))\\b|\\b(?:death|constant|his|her|violent|making|makes|made) threats\\b(?! (?:at work|in the game|about the bins))',
    { unless: /\b(?:boss|manager|employer|landlord|hr|neighbour|neighbor|at work)\b/ },
  ),
  rule(
    2,
    'said-to-you',
    // The words of the other person, quoted: "you" is the one who writes.
    'you your miss leave open answer let watch',
    '\\b(?:ill|i will|im going to|gonna|going to|i swear ill|ima|imma|i) (?:\\w+ ){0,2}?(?:kill|murder|hurt|break|smash|bury|burn|cut|shoot|stab|beat|slap|punch|ruin|destroy|finish|end|find|hunt|strangle|choke) (?:you\\b(?! (?:something|a |some|later|there|guys))|your (?:legs?|arms?|face|neck|jaw|head|life|family|teeth|nose|house|car|career|mum|mom|mother|kids)|everyone you)|\\byou(?:ll| will| are going to|re going to| gonna) (?:\\w+ )?(?:be sorry|regret|pay for|wish you|never see|end up (?:dead|in)|be dead|lose (?:the|your) kids)|\\bnext time i wont miss\\b|\\b(?:open the door|let me in|answer|come home|come back|reply|pick up) or (?:i|ill|i will|else|im)\\b|\\byoure (?:dead|a dead (?:man|woman|girl))\\b|\\bwatch your back\\b|\\bi know where you (?:live|are|work|sleep)\\b|\\bif (?:you|i) (?:\\w+ ){0,5}?(?:leave|left|tell|go to|say (?:one|a) word).{0,30}\\b(?:kill|break|hurt|ruin|burn|find|take) (?:you|your|the kids)\\b',
    { said: true },
  ),
  rule(
    2,
    'fears-them',
    'scared afraid terrified frightened petrified fear fearful dread scares frightens terrifies safe unsafe',
    '\\b(?:scared|afraid|terrified|frightened|petrified|fearful|in fear|so scared|fear) (?:of|for my life|of what) (?:him|her|them|my (?:own )?(?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|father|mum|mom|mother|stepmum|son|brother|fiance|flatmate|in laws))\\b(?! (?:finding|reaction|leaving|cheating|mum|mom|mother|dad|being (?:disappointed|upset|sad)|saying|thinking|getting (?:bored|hurt|sick)|not|meeting|dying))|\\b(?:scared|afraid|terrified|frightened|dread|too scared|frightened) (?:to|of|about) (?:\\w+ )?(?:go|going|come|coming|be|being) (?:back )?home\\b(?! (?:late|for (?:christmas|the holidays)|after (?:so long|uni)))|\\b(?:scared|afraid|terrified|frightened|know) (?:of )?(?:what|that|how) (?:he|she|hell|shell|hed|shed)(?: will| would| might|ll|s going to| is going to)? (?:do|hurt|kill|react if i leave|come|find)|\\b(?:dont|do not|never|not|no longer) feel (?:\\w+ )?safe (?:with|around|near|at home|in my|when|here|because)|\\b(?:unsafe|not safe) (?:at home|with (?:him|her|them)|here|in my own|around)\\b|\\b(?:scares|frightens|terrifies) me (?:so|what|now|when he|when she|that he|that she)',
    { subject: 'any', negated: 'inside', experiencer: true },
  ),
  rule(
    1,
    'careful-around',
    'set sets mood moods temper careful eggshells provoke tiptoe snap snaps angry',
    '\\b(?:so|dont|doesnt|wont|not to|to avoid|in case|without) (?:\\w+ ){0,3}?set(?:ting|s)? (?:him|her|it) off\\b|\\b(?:check|watch|read|gauge|monitor|judge)(?:s|ing)? (?:his|her) moods?\\b|\\b(?:tiptoe|tread carefully|tip toe|egg ?shells)\\b|\\b(?:worst|everything|anything|whatever) (?:i (?:do|say) )?(?:\\w+ )?(?:sets|makes) (?:him|her) (?:off|snap|explode|kick off)|\\b(?:provoke|make|making) (?:him|her) (?:angry|mad|lose it|kick off)\\b',
    inside,
  ),
]
