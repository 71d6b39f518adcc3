import { statement, type Statement } from './statement.ts'

/** A wish to be dead, or to harm oneself, said outright and without a time: help first, then everything else. */
export const wishes: readonly Statement[] = [
  statement('wants-to-die', 2, 'self-harm', {
    unless: '{jest} ago teenager hospice novel',
    even: ['maybe', 'past'],
    says: [
      '{i} ..3 want to die !of|for|with|inside|single|alone|laughing|in|at|old|from',
      '{i} ..3 want to be dead',
      '{i} ..3 want to {kill} myself !with|a|an',
      '{i} ..3 want to end my|it ..1 life|all',
      '{i} ..3 suicidal',
      'want to die so|every|most|please|now|and|really|already',
    ],
  }),
  statement('no-wish-to-live', 2, 'self-harm', {
    unless:
      '{jest} ago teenager house flat town city london country lie party office parents roommate* flatmate* village estate wedding shift festival queue hotel dates spark',
    even: ['maybe', 'denied', 'past'],
    says: [
      '{i} ..2 dont|not|longer|never want to be? live|exist|alive !in|with|at|on|here|there|near|apart|like|alone|together|by|next|through|under|another|off|so|my|his|her|the|a|for|as|up|this|out|where|abroad|separately|beyond',
      '{i} ..3 dont|not want to wake up !early|at|to|the|him|her|them|before|next|my|for|with|that|alone|and|so|late|from',
      '{i} ..2 dont|not want to be here any|anymore !with',
      '{i} ..2 dont|not want to go on !a|the|holiday|this|that|my|his|about|with|to|it|for|date|dates|like|stage|saturday|sunday|monday|tuesday|wednesday|thursday|friday|first|camera|another|that',
      'no|any reason|point ..1 to|in|of live|living|existing !in|with|at|on|here|there|together|near|apart|like|next',
      'nothing ..1 to live for',
      '{i} ..2 wish|wished i|id ..3 dead|gone|unborn|born !to|in|at|into|earlier|later|there|on|rich',
      'rather be dead !than|battery|line',
      '{i} ..3 tired of living|existing|life !with|in|like|out|here|at|near|on|off|by|alone|next|admin|under|from|together',
    ],
  }),
  statement('thinks-of-suicide', 2, 'self-harm', {
    unless: '{jest} ago teenager squad documentary patients training essay',
    even: ['maybe'],
    says: [
      '{i} ..4 think|thinking|thought|thoughts|plan|planning|planned|tempted|considering|considered|imagine|urge|urges|tempted ..3 {kill}|ending|hurting ..1 myself !with|a|an',
      '{i} ..4 think|thinking|thought|thoughts|plan|planning|planned|tempted|considering|considered|imagine|tempted ..3 ending|taking|end|take my ..1 life !admin|insurance|savings|coach|story',
      '{i} ..4 think|thinking|thought|thoughts|planning|considering|considered ..2 suicide',
      'suicidal thoughts|feelings|ideation|urges',
      '{i} ..2 tried|attempted to? {kill} myself',
      '{i} ..2 tried|attempted to? end|take my life',
      '{i} ..1 attempted suicide',
    ],
  }),
  statement('better-without-me', 2, 'self-harm', {
    unless: '{jest} team quiz project band ex dating choir committee',
    even: ['maybe', 'past', 'denied'],
    says: [
      'everyone|everybody|family|kids|children|mum|mom|mam|dad|parents|people|world|they|theyd|theyll|wife|husband|son|daughter ..4 better off without me',
      'everyone|everybody|family|kids|children|mum|mom|parents|people|world|they|theyd|things|it|wife|husband ..4 better|easier|happier ..1 if i was|were|died|wasnt|didnt|werent !on|at|in|less|more|better|nicer|a|there|working|home|so|taller|to|quieter',
      'world ..3 better ..1 place without me',
      '{i} ..2 got|have|holding|hold ..2 knife|blade|razor|rope|noose|gun ..6 hate|hating|nobody|noone|one ..1 life|myself|cares|care|loves|wants !for|to|which|what',
      'nobody|noone|one ..2 would|will|wouldnt ..1 miss|notice|care ..1 if i died|disappeared|vanished|was|were !late|off|away|on|out|at|ill|in|not|there',
    ],
  }),
  statement('harms-myself', 2, 'self-harm', {
    unless:
      '{jest} ago teenager shaving cooking onion onions kitchen slack bread gym lifting off hair fringe short carbs sugar glass can tin paper slicing veg accident accidentally',
    even: ['maybe'],
    says: [
      '{i} ..4 cutting|burning|harming|hurting myself !from|a|an|off|slack|shaving|down|short|laughing|at|for|by',
      '{i} ..3 self harm|harming|harmed|harms',
      '{i} ..2 cut|burn|burnt|burned|harmed|harm myself again|last|every|when|so|deliberately|most|because',
      '{i} ..2 cut|burn|burnt|burned|harmed|harm myself ..1 purpose',
      'relapsed ..6 cutting|harm|harming',
    ],
  }),
  statement('other-cant-go-on', 3, 'self-harm', {
    other: true,
    needs: 'phone reply replying answering answer gone off missing find note goodbye left reach voicemail picking',
    unless: 'film job train stairs glasses ladder friday divorce judo lunch boyfriend girlfriend husband wife',
    even: ['denied', 'maybe'],
    says: [
      '{child}|{kin}|boy|stepson|stepbrother ..6 cant do|take|go|carry|live|cope ..3 anymore|any|longer',
      '{child}|{kin}|boy|stepson ..2 goodbye ..6 cant',
    ],
  }),
  statement('kill-myself-said', 2, 'self-harm', {
    unless: '{jest} he she they hed shed says said saying told threatens threatened film novel character',
    even: ['maybe', 'past'],
    says: [
      '{i} ..4 kill|killing|hang|hanging|shoot|drown myself !with|a|an|off|up|out|in|laughing|over|for|on',
      'how|way|ways|means|urge|close ..2 to|of|i ..1 kill|killing|hang|hanging|drown|shoot myself !with|a|an|off|up|out|in|laughing|over|for|on',
      '{i} ..4 slit|slitting|slash my ..1 wrists|wrist|throat|veins',
      '{i} ..4 blow|blowing my ..2 brains',
      '{i} ..3 like|love|wish|wishing|prefer|planned|planning ..1 to|on die|dying !of|laughing|for|in|with|at|old|my|hair',
      '{i} ..1 wish i ..2 could|would|can die !of|my|hair|laughing|in',
      '{i} ..3 ending|end it all !with|up|in|to',
    ],
  }),
  statement('suicide-said', 2, 'self-harm', {
    unless:
      '{jest} he she they his her their him friend mum mom dad mother father brother sister son daughter husband wife boyfriend girlfriend film novel character squad lecture essay prevention documentary article',
    even: ['maybe', 'past'],
    says: [
      '{i} ..6 commit|committing|commiting|attempt|attempting|attempted suicide',
      'my ..2 suicide !squad|prevention|hotline|essay|dissertation|research|lecture|module|talk',
      '{i} ..4 die|dying by suicide',
      '{i} ..8 struggl*|battl*|fight*|struggled|battled ..3 with ..3 suicide|suicidal',
      'made|makes|making me ..3 suicidal',
      '{i} ..6 been|am|feel|feeling|felt|getting ..2 suicidal',
      'best|easiest|painless|way|how ..2 to commit suicide',
    ],
  }),
]
