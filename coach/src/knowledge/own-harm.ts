const partner =
  '(?:my|the) (?:\\w+ )?(?:wife|husband|girlfriend|boyfriend|gf|bf|partner|fiancee?|missus|ex(?:[ -]\\w+)?)'
export const child =
  '(?:my|our|the) (?:(?:\\w+[ -]){1,2}old )?(?:\\w+ )?(?:son|daughter|kids?|child(?:ren)?|baby|newborn|infant|toddler|boy|girl|stepson|stepdaughter|twins|(?:\\w+[ -]){1,2}old)'
const anyone = `(?:her|him|them|${partner}|${child}|my (?:\\w+ )?(?:mum|mom|mother|dad|father|brother|sister|friend|mate|flatmate|roommate|gran\\w*))`
const body =
  '(?:arms?|wrists?|face|hair|legs?|neck|throat|hands?|head|shoulders?|back|ears?|fingers?|jaw|mouth|ribs|stomach)'
const worn = '(?:collar|coat|jacket|shirt|top|hoodie)'
const i = '\\bi(?: have|ve| had|d)?(?: just| only| really| then| also| even| finally| properly| actually)*'
/** "Lost it and slapped her": the subject stands before another verb of the same sentence. */
const and = '(?:[^.!?\\n]{0,50} (?:and|then|so i|so))?'

/** What the writer does to somebody, in flattened text. `hurt` a body, `watch`, `hold` somebody back, `force` sex, `frighten` without a hand. */
export type HarmKind = 'hurt' | 'watch' | 'hold' | 'force' | 'frighten'
const cues: readonly (readonly [kind: HarmKind, said: readonly string[]])[] = [
  [
    'force',
    [
      `\\bi (?:kept going|carried on|went on|went ahead|did it|didnt stop|had sex with (?:her|him)|started anyway)\\b[^.!?\\n]{0,60}\\b(?:(?:she|he) (?:said no|said stop|didnt want|was (?:asleep|crying|too drunk|passed out)))\\b`,
    ],
  ],
  [
    'hurt',
    [
      `${i}${and} (?:slapped|slap|punched|punch|shoved|shove|push|kick|grab|choke|hitting|kicked|choked|strangled|smacked|kneed|elbowed|stamped on|throttled|backhanded|headbutted|beat up|spat (?:on|at)|pinned|hit|pushed|beat|shook|shake|dragged|bit|scratched|burned|burnt|bruised) (?:${anyone})\\b(?! (?:up for|up about|up on|to |too (?:hard|far) (?:to|about|with)|away|off|at |on the swing|for (?:a|an|the|more)(?! (?:second|minute|moment|bit|while))|car|bike|swing|door|desk|phone|mums|mom|dads|friend|sister|brother|back\\b|in (?:chess|cards|the game)|hand in|buttons?\\b))`,
      `${i}${and} (?:grabbed|held|gripped) ${anyone}(?: \\w+)? (?:by|arms?|wrists?|hair|throat|neck|down|against)\\b`,
      `${i}${and} (?:grabbed|grab|held|gripped|squeezed|squeeze|twisted|twist|hit|slapped|smacked|kicked|punched|pulled|yanked|bit|scratched|bent|burnt|burned|pinched|dragged) (?:[\\w ]{2,20} and (?:then )?)?(?:${anyone}s?|his|their) (?:back )?(?:by )?(?:(?:her|his|the) )?(?:left |right |whole )?(?:${body}|(?<=(?:grabbed|grab|pulled|yanked|dragged)[^.]{3,24}) ?${worn})\\b(?! (?:and (?:kissed|danced|said i love)|gently|softly|for (?:luck|comfort)|while (?:she|he) cried|in the (?:hospital|cinema|dark)|to (?:comfort|help|calm)))(?<!(?:held|gripped) (?:her|his|their|my \\w+) (?:hands?|head|face|back))`,
      `${i}${and} (?:hold|held|pin|pinned|pulled|pushed|shoved|threw|knocked|slammed) ${anyone} (?:down|against|onto|into|to the (?:floor|ground)|over|up against|about|around|across|back by|by (?:the|her|his))\\b(?! (?:a blanket|for a hug))`,
      `${i}${and} (?:threw|chucked|hurled|swung|kicked|flung) (?:a|an|the|my|her|his) [\\w ]{2,20}(?:,| and| but| so)+ (?:it )?(?:hit|caught|cut|struck|got) ${anyone}\\b`,
      `\\bi(?: have| ve)? (?:physically )?hurt ${anyone} (?:again|badly|physically|last night|tonight|yesterday|this morning|when i (?:was drunk|drink|lost)|really bad)\\b(?![^.!?\\n]{0,30}\\b(?:feelings|by saying|with what|words|what i said|emotionally)\\b)`,
      `${i}${and} (?:put|had|got|wrapped) (?:my |both |a )?(?:\\w+ )?(?:hands?|arm|fingers) (?:round|around|on|over|to) (?:${anyone}s?|his|their) (?:neck|throat|mouth|face)\\b|${i}${and} (?:pull|pulled|yank|yanked|drag|dragged|swung|lifted) ${anyone} [^.!?\\n]{0,24}by (?:the|her|his|their) (?:arms?|hair|ear|leg|wrist|neck|collar|hood|coat)\\b`,
    ],
  ],
  [
    'hold',
    [
      `\\bi (?:wont|didnt|did not|wouldnt|would not|dont) let (?:her|him|${partner}) (?:leave|go|out|past|move|sleep|get out|get up)(?= (?:till|until|unless|because|so)\\b|[,.]|$)|${i}${and} (?:chucked|threw|dropped|dumped|flushed) (?:her|his|${partner}s) [\\w ]{2,24} so (?:that )?(?:she|he|they) (?:cant|couldnt|wouldnt|wont)`,
    ],
  ],
  [
    'watch',
    [
      `\\bi (?:\\w+ )?(?:follow|followed|track|tracked) (?:her|him|${partner}) (?:home|to|everywhere|around|after|from)\\b[^.!?\\n]{0,30}\\b(?:so\\b|to (?:see|check|make sure)\\b)`,
    ],
  ],
  [
    'frighten',
    [
      `${i}${and} (?:punch(?:ed)?|kick(?:ed)?|smash(?:ed)?|broke|break|threw|throw|slam(?:med)?|trash(?:ed)?|ripped|rip) (?:up )?(?:a hole in |holes in )?(?:a|an|the|my|her|his|our|${partner}s|things?|stuff|plates?)\\b[^.!?\\n]{0,50}\\b(?:next to (?:her|him)|near (?:her|him)|beside (?:her|him)|in front of (?:her|him|them|the kids|my)|(?:she|he|they|kids) (?:\\w+ ){0,2}(?:scared|terrified|afraid|frightened|cr(?:y|ied|ying)|shaking|flinched)|scared (?:her|him|of me)|terrified of me)`,
      `\\bi (?:\\w+ )?(?:scream|shout|yell|rage)(?:ed|d|s)? at ${anyone} (?:till|until|so (?:much|loud|hard)|and)[^.!?\\n]{0,20} (?:she|he|they)(?: is| are)? (?:cr(?:y|ies|ied|ying)|shak\\w+|sob\\w*|beg\\w*|flinch\\w*)|\\b(?:she|he|they|${partner}|${child})(?:s| s|re| re|(?: \\w+)? (?:is|are|was|were|looks?|looked|seems?|seemed|gets?|got)) (?:\\w+ )?(?:scared|terrified|afraid|frightened) of me\\b|\\bi (?:just |really )?(?:scare|scared|frighten|frightened|terrif\\w+) (?:her|him|${partner}|${child})(?= (?:when i|tonight|last night|again|so|and|with|badly|now)|[,.!]|$)`,
    ],
  ],
  [
    'hold',
    [
      `${i}${and} (?:blocked|block|stood in front of|stood in|locked|lock|barred|shut) the (?:\\w+ )?(?:door|doorway|way out|gate|exit)\\b[^.!?\\n]{0,30}\\b(?:so|and) (?:that )?(?:she|he|they) (?:cant|couldnt|can not|wouldnt|had to|was stuck)`,
      `${i}${and} (?:broke|break|smashed|smash|ripped|threw away|binned|burned|burnt|cut up) (?:her|his|${partner}s) [\\w ]{2,20} so (?:that )?(?:she|he|they) (?:cant|couldnt|wouldnt|had to|wont)|\\bi (?:told|tell|texted|said to|warned) (?:her|him|${partner}) (?:that )?i(?:d| would| will|ll) (?:ruin|kill|hurt|destroy|find|expose|end|take|make) [^.!?\\n]{0,30}\\bif (?:she|he) (?:ever )?(?:left|leaves|goes|tells|told|went|leave)`,
    ],
  ],
  [
    'watch',
    [
      `\\bi (?:\\w+ ){0,2}?(?:keep|kept|cant stop|always|started|have been|ve been)(?: on)? (?:reading|read|checking|check|going through|go through|looking through|tracking|track|following|spying on) (?:her|his|${partner}s?) (?:phone|messages|texts|emails?|dms|location|insta\\w*|whatsapp|chats|calls|car|home|everywhere)\\b`,
    ],
  ],
  [
    'hurt',
    [
      `${i}${and} (?:threw|chucked|hurled) (?:a|an|the|my|her|his) [\\w ]{2,20} at ${anyone}\\b`,
      `${i}${and} (?:put|laid) (?:my )?hands? on ${anyone}\\b`,
    ],
  ],
  [
    'watch',
    [
      `\\b(?:i(?: have|ve)?(?: just| also| secretly)* (?:put|installed|hid|placed|set up|stuck|planted|downloaded|attached|use|have|got|turned on)|(?:ive|i have) got) (?:a |an |the |some |one of those )?(?:\\w+ ){0,2}(?:apps?|trackers?|airtags?|gps|cameras?|spyware|recorder|bug|location|mirror\\w*)(?: \\w+)? (?:on|in|under|to|into|at) (?:her|his|${partner}s?)\\b`,
      `${i} (?:keep (?:checking|tracking|following|monitoring|going through|reading)|track|tracked|monitor|monitored|follow|followed|go through|went through|check|checked) (?:her|his|${partner}s?|him)(?: \\w+)? ?(?:home|everywhere|to work|round|around|location|phone|messages|calls|whereabouts|every)\\b[^.!?\\n]{0,40}\\b(?:so (?:that )?(?:i (?:can|know|see)|(?:she|he) (?:cant|doesnt|wont))|to (?:see|check|know|make sure) where)`,
    ],
  ],
  [
    'hold',
    [
      `\\bi (?:told|tell|warned|said to) (?:her|him|${partner}) (?:that )?if (?:she|he) (?:ever )?(?:goes|leaves|left|tells|calls|talks|sees|walks|breaks|divorces|does)\\b[^.!?\\n]{0,40}\\bi(?:ll| will|d| would)? (?:just )?(?:keep|take|kill|hurt|post|send|burn|smash|tell|show|end|make sure|ruin|get|cut)\\b`,
      `\\bi(?: have|ve)? (?:locked|took|take|keep|kept|hid|hide|cut|cancelled|blocked|stopped|dont let|wont let|didnt let|wouldnt let|deleted)\\b[^.!?\\n]{0,60}\\bso (?:that )?(?:she|he|they) (?:doesnt|cant|wont|couldnt|didnt|dont|wouldnt) (?:leave|go|get|see|talk|text|meet|cheat|run|call|tell|work|walk)`,
      `\\b(?:${partner}|she|he) (?:needs|has|had|needed) to (?:learn|be taught|be shown|understand|know (?:her|his) place)\\b[^.!?\\n]{0,60}\\bso i (?:locked|took|hid|cut|blocked|broke|smashed|cancelled|threw|left (?:her|him))`,
      `\\b(?:talking to|texting|dressed|wearing|flirt\\w*|some (?:guy|girl|bloke|man)|other (?:guys|men|girls)|her ex|his ex|${partner})\\b[^.!?\\n]{0,60}\\b(?:so )?i (?:just )?(?:took|grabbed|smashed|broke|hid|threw|locked) (?:her|his)\\b(?: phone| mobile| keys| passport| card| laptop| in| out| up)?(?: off (?:her|him)| away)?`,
      `\\bi (?:dont|wont|didnt|would not|wouldnt|do not) (?:let|allow) ${partner} (?:to )?(?:go|see|talk|work|have|leave|meet|drive|wear|use|out)\\b|\\bi(?: have| had|ve)? (?:locked|shut) ${partner} (?:out|in)\\b|\\bi (?:took|hid|keep|kept) (?:her|his|${partner}s?) (?:passport|bank card|car keys|papers|id)\\b`,
    ],
  ],
]
export const ownHarm = cues.flatMap(([kind, said]) => said.map((it) => [kind, new RegExp(it)] as const))

/** Somebody who was attacked first, or who only feared or dreamt it, is not the one who does harm. */
export const notOwnHarm =
  /\bself[ -]?defen[cs]e\b|\b(?:lol|lmao|haha+|judo|rugby|boxing|sparring|karate|play ?fight\w*|tickl\w+|snowball|pillow fight|in my sleep|by accident|accidentally|(?:shook|shake) (?:her|him|them|my \w+) awake|(?:on|in)(?:to)? (?:the|a) (?:swing|sledge|trampoline)|head off|(?:cushion|pillow|sock|teddy|popcorn|balloon|sponge)s? at|plughole|shower drain|when (?:i was|we were) (?:\d+|kids|little|young|a (?:kid|child|teen\w*))|in(?:to)? the road|traffic|out of the way of|my (?:dog|cat|toddler) is)\b|\bif i (?:ever )?(?:hit|hurt|slap|push|touch)|\b(?:want|wanted|going|tempted|urge) to (?:hit|hurt|slap|punch|shove|smack)\b|\b(?:he|she|they) (?:\w+ )?(?:hit|hits|punched|slapped|choked|choking|strangled|kicked|pushed|shoved|grabbed|attacked|held|raped|beat|beats) me\b|\b(?:dream\w*|dreamt|nightmare|imagin\w+|in the (?:film|game|book|show)|character)\b|\bi (?:would |have |ve |had |could )?(?:never|nearly|almost|didnt|did not|havent) (?:\w+ )?(?:hit|slap\w*|push\w*|shov\w*|punch\w*|hurt|track\w*|put|kick\w*)\b|\b(?:accus\w+|claims?|claimed|says|said|tells everyone|lied) (?:me of |that )?i (?:hit|slapped|pushed|shoved|punched)\b/
