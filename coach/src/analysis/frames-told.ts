import type { Frame } from './frames.ts'

const relative =
  '(?:mum|mom|mam|ma|mother|dad|father|pops|parents|brother|sister|son|daughter|gran|grandma|granny|nan|nana|nanna|grandad|grandpa|grandfather|grandmother|aunt|auntie|aunty|uncle|cousin|wife|husband|partner|baby|nephew|niece|stepdad|stepmum|godmother|neighbour|dog|cat|friend)'
/** Somebody who is neither the sender nor the reader, as news begins: "nans", "uncle raj has", "they have". */
const third = `(?:(?:(?:your|my|our|his|her|the|poor|old|little) ){0,2}${relative}(?: [a-z]+)?|he|she|they|(?!(?:you|your|youve|youre|youd|and|but|that|not|have|ive|weve|well)\\b)[a-z]{3,12})(?:s| is| was| has| had| have| are| were|ve|re)?(?: (?:just|finally|now|been|already|both|all|being|got|home|back)){0,3}`
const fine = '(?:fine|okay|well|smoothly|great|brilliantly|perfectly|better than (?:expected|we hoped)|to plan)'

/** News of others, requests for room, praise, and plain practical things, told by the shape of a sentence. */
export const toldFrames: readonly Frame[] = [
  {
    kind: 'good-news',
    pattern: new RegExp(
      `\\b(?:op|operation|surgery|scan|procedure|birth|treatment|appointment|biopsy|interview|exam|move|mri|check ?up|chemo|surgery)\\b(?: [a-z]+){0,4} (?:all )?(?:went|was|has gone) (?:really |very |all |so )?${fine}\\b|\\b(?:biopsy|scan|tests?|results?|bloods?|smear|swab|x ?ray|mri) (?:\\w+ )?(?:came|come|are|is|was|were|all)(?: back)? (?:all )?(?:clear|fine|negative|normal|good|okay)\\b|\\b(?:it )?(?:all )?went (?:really |very )?${fine}\\b|\\b${third} (?:(?:home|out|discharged|released|back) (?:from|of) (?:the )?(?:hospital|icu|intensive care|surgery|theatre)|on the mend|out of (?:danger|the woods)|allowed home|coming home (?:from hospital )?(?:today|tomorrow|on)|sitting up|been discharged|(?:so )?much better)\\b|\\b(?:home|out) (?:from|of) (?:the )?hospital\\b`,
    ),
    unless:
      /\b(?:but (?:not|still|they|we|now|it|there|the|she|he)|not|still|until|wasnt|isnt|worse|if|hope|when|as soon as|back in|scared|worried)\b|\?/,
    plain: true,
  },
  {
    kind: 'good-news',
    pattern: new RegExp(
      `\\b(?:had|having|welcomed) (?:(?:the|her|their|his|our|a) )?(?:baby|little (?:boy|girl|one)|twins|son|daughter|puppies)\\b|\\b(?:baby|he|she|it)(?:s| is| has)? (?:here|arrived|born)\\b.*\\b(?:kg|lbs?|oz|well|healthy|gorgeous|beautiful|early|last night|this morning|girl|boy)\\b|\\b${third} (?:passed (?!(?:by|on|out|away|up|down|round|through|your|my|me|him|you|us|it|the (?:salt|message|house|shop|time|ball|school))\\b)(?:(?:her|his|their|all) )?|got (?:the (?:job|place|flat|house|part|all clear)|engaged|married|promoted|into)|won (?:the|her|his|first|gold)|made it through|pregnant|expecting|proposed|getting married)\\b`,
    ),
    unless: /\b(?:not|never|didnt|unfortunately|but|wish|if|away|out|trouble|nerves|because of you|without)\b|\?/,
    plain: true,
  },
  {
    kind: 'bad-news',
    pattern: new RegExp(
      `\\b${third} (?:\\w+ )?(?:in (?:the )?(?:hospital|a and e|a & e|a&e|er|icu|intensive care|resus|hospice|surgery|theatre)|(?:in|on) (?:\\w+ ){0,3}ward\\b|(?:been |being )?(?:taken|rushed|brought|blue lighted|sent) (?:in(?:to)?|to)\\b(?! (?:account|school|town|work|the (?:cinema|park|shops|airport|station|beach))|consideration)|(?:been |being )?(?:admitted|kept in|put (?:to sleep|down)|sedated|intubated)|had (?:a|another) (?:\\w+ )?(?:fall|stroke|heart attack|bad turn|funny turn|seizure|accident|crash|relapse|miscarriage|tumble)|(?:very |really |quite |so )?(?:poorly|unwell|gravely ill|seriously ill|critical|in a bad way)|taken a turn|going downhill|broke(?:n)? (?:her|his|their|a) (?:hip|leg|arm|wrist|ankle|neck)|fell (?:over|down|off)|came off (?:his|her|their|the) (?:bike|horse|motorbike|ladder)|not got long)\\b|\\b(?:were|we are|im|i am|been) (?:at|in) (?:the )?(?:hospital|a and e|a & e|a&e|er|vets) (?:with|since|all)\\b|\\bbroken (?:collarbone|hip|leg|arm|wrist|ankle|rib)\\b|\\bwe buried (?!the hatchet)|\\bwe lost (?:(?:my|our|your) )?${relative}\\b|\\b(?:found|got) (?:a|the) (?:lump|mass|shadow)\\b|\\b(?:vet|doctors?|consultant|surgeon|hospital) (?:says?|said|thinks?|reckons?)\\b.{0,30}\\b(?:kidneys?|heart|cancer|tumou?r|liver|lungs?|stroke|terminal|weeks|months|spread|broken|nothing (?:more|else))\\b`,
    ),
    unless:
      /\b(?:sorry (?:that )?(?:you|your|youre)|works?|working|shift|job|nurse|doctor|volunteer\w*|parked|visit(?:ed|ing) \w+ in|out of|home from|laugh\w*|phone|battery|laptop|car|fell (?:asleep|out|for|in love|behind)|used to|years ago|last year|when (?:i|we|you) (?:was|were))\b/,
  },
  {
    kind: 'boundary-pause',
    pattern:
      /\b(?:i|ill|we|ive|im)\b.{0,24}\b(?:need|needs|want|would like|d like|could do with|going to take|taking|take)\b (?:to have |to take )?(?:a (?:bit|little|few|couple|night|day|week|moment|while|break|minute)|some|more|my own)?(?: (?:of|more|bit|little|quiet|proper|days|hours|weeks))*(?: ?(?:time|space|room|quiet|headspace|breathing (?:space|room)|distance|days|hours|weeks|evenings?|alone|peace))\b(?: (?:on my own|by myself|alone|to (?:myself|think|breathe|process|work|get|figure|sort|calm|clear)|apart|off|away|before|without|right now|at the moment|this|for|tonight|today|please|from))|\b(?:a|an|one|some|this|the) (?:\w+ )?(?:weekend|evening|night|days?|morning|afternoon|hours?|weeks?|time) (?:(?:all )?to myself|alone|on my own|by myself)\b|\blets (?:leave|park|drop|pause|stop) (?:it|this|that)(?: there)? (?:for|until|till) (?:now|tonight|today|tomorrow|the \w+)|\b(?:give|leave) me (?:some|a bit of|a little|a few|a couple of|more)? ?(?:space|time|room|alone|days|hours|weeks|minutes|be)\b|\bi (?:just )?need (?:some |a bit of )?(?:space|time|distance)\b/,
    unless:
      /\b(?:we need more (?:space|room) (?:in|for)|parking|cupboard|car|with you|we should spend|for (?:the )?(?:homework|revision)|quality|together|extension|deadline|get ready|move out|leave (?:you|him|her)|forever|never|divorce|over between)\b|\?/,
  },
  {
    kind: 'boundary-pause',
    pattern:
      /\b(?:can we|could we|lets|id rather|i would rather) (?:please |just |maybe )*not (?:do|have|talk about|argue about|discuss|fight about|get into) (?:this|it|that|any of this)?\b.{0,12}\b(?:over|by|on|in|via|now|here|tonight|today|while|until|before)\b/,
  },
  {
    kind: 'boundary-pause',
    pattern:
      /\b(?:can|could|would) (?:you|u|we) (?:please |pls |just )?(?:not|stop|leave off|hold off|pause|leave it with)\b.{0,24}\b(?:text\w*|call\w*|messag\w*|ring\w*|talk\w*|contact\w*|speak\w*|writ\w*|see\w*)\b.{0,30}\b(?:for|until|till|tonight|today|this|right now|while|at the moment)\b|\b(?:id|i would|would) rather not (?:talk|discuss|go into|get into|see anyone|meet|chat)\b.{0,30}\b(?:today|tonight|now|yet|this (?:week|evening|morning|weekend)|at the moment)\b|\bnot (?:up to|ready to|up for|in the mood to) (?:talk\w*|see\w*|meet\w*|chat\w*|company|discuss\w*)\b|\b(?:ill|i will) (?:be in touch|get in touch|reach out|text you|call you|ring you|come to you) when\b/,
    unless: /\b(?:i get|i land|i arrive|im (?:home|there|done|out|off|back)|the (?:train|plane|bus))\b/,
  },
  {
    kind: 'thanks',
    pattern:
      /\b(?:so|very|really|forever|eternally|more) (?:grateful|thankful|appreciative)\b|\b(?:grateful|thankful) (?:that you|for (?:you|your|the|all|everything)|to (?:you|have you))\b|\b(?:really|so) appreciate (?:you|it|that|everything|all|your)\b/,
    unless: /\b(?:but|would be|id be|if you|should be|could you|you should|stop|not)\b|\?/,
    plain: true,
  },
  {
    kind: 'cancel',
    pattern:
      /(?:^(?:sorry,? |so sorry,? |hi,? |hey,? )*|\b(?:i|we) )(?:cant|cannot|wont be able to|wont|am not going to be able to|have to|need to) (?:\w+ )?(?:(?:make|do|manage|come)(?: it)?(?: (?:on|this|to \w+))? (?:\w+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|the weekend|lunch|dinner|brunch|after all)|cancel|rearrange|reschedule|postpone|bail on)\b/,
    unless: /\b(?:you always|you never|because you|any ?more|ever again|with you)\b|\?/,
    plain: true,
  },
  {
    kind: 'praise',
    pattern:
      /\b(?:well done|nice one|good (?:job|work) (?:on|with|today|yesterday|in)|(?:so |really |very |incredibly |dead )+proud of (?:you|u|us|how (?:you|we))\b|(?:you|u) (?:smashed|nailed|aced|killed|bossed|crushed) (?:it|that|this|your)|(?:you|u) did it|i (?:heard|hear|saw|see) (?:that )?(?:you|u|youve)(?: \w+)? (?:passed|got|won|finished|made|had|graduated|been))\b|^(?:just )?(?:heard|saw|see|read) (?:that )?(?:you|youve)(?: \w+)? (?:passed|got|won|finished|graduated|been|made)\b|\b(?:well|thoroughly|richly|so) deserved\b/,
    unless:
      /\b(?:but|with (?:him|her|someone|another)|fight|trouble|ruin\w*|behind|without|drunk|sacked|fired|yourself another|again)\b|\?/,
    plain: true,
  },
  {
    kind: 'relayed',
    pattern: new RegExp(
      `\\b(?:(?:your|my|our) )?(?:${relative}|he|she|they|everyone|the (?:kids|girls|boys|children)|[a-z]{3,12})(?: \\w+)? (?:(?:was |were |is |has been |keeps? )?(?:miss(?:es|ed|ing)?|asked after|asks after|asking after|asking about) (?:you|u)|sends? (?:you )?(?:(?:her|his|their|all|lots of|my) )?(?:love|best|regards|a hug|hugs)|says? hi|says? hello)\\b`,
    ),
    unless:
      /^(?:i|we)\b|\b(?:i|we) (?:\w+ )?(?:miss|missed|send|asked)\b|\b(?:because|your fault|guilty|shame|youd (?:know|care))\b|\?/,
    plain: true,
  },
  {
    kind: 'distress',
    pattern:
      /\b(?:everyone|everybody|every one|all (?:of them|my friends|the others|the girls|the boys)|they all|the whole (?:class|team|group|family))\b.{0,60}\b(?:(?:except|but|apart from|besides|without) me|i (?:wasnt|didnt get) (?:invited|asked|an invite))\b|\b(?:im|i am) not (?:in|on) (?:it|the (?:list|team|photo|group))\b|\b(?:left|leaving|leave) me out\b|\b(?:nobody|no one|noone) (?:\w+ )?(?:sat|picked|chose|repl\w+|answered|asked|invited|talk\w*|spoke|wanted|came|remembered|said|waited)\b|\bi dont want to go (?:back )?(?:to|into) (?:that|the|my )?(?:school|work|office|house|uni|job|place)\b|\bi (?:just |really |honestly )?(?:cant|cannot|dont think i can|dont know if i can|am not sure i can|dont know how much longer i can) (?:really )?(?:do|face|take|keep|cope|carry on|go|stick|hack)(?: (?:doing|with|back|on|into|to|going|at|in)){0,3} (?:this|the|my|that|school|work|uni|college)? ?(?:job|work|shifts?|place|school|course|uni|college|office|class|degree|exams?|home|treatment|placement)\b/,
    unless: /\b(?:with you|because you|you always|you never|to the|pick|tonight)\b|\?/,
    plain: true,
  },
  {
    kind: 'request',
    pattern:
      /^(?:(?:hi|hey|mum|mom|dad|mam|ma|please|pls|ok|so|sis|bro|boss|miss|sir|nan|gran)\b[ ,]*)*(?:(?:can|could|may|cn|is it ok(?:ay)? if|would it be ok(?:ay)? if) i|am i allowed to) (?!ask|just ask|say|tell|be honest|help|get you|bring|do anything)\w+|\bi (?:need|want|would like|d like) (?:it|them|that|this|these|those|the \w+) (?:back|by|before|sent|done|signed|returned)\b/,
    unless: /\b(?:you always|you never|ill call|or else|solicitor|lawyer|police)\b/,
    plain: true,
  },
  {
    kind: 'information',
    pattern:
      /\b(?:heads up|fyi|f y i|just (?:so you know|letting you know|to let you know|a quick update|a reminder)|same (?:link|place|time|room)|(?:gets|get|lands?|arrives?|arriving|due) in(?: at| around)? \d|platform \d|(?:moves?|moved|pushed(?: back)?|brought forward|changed|rescheduled|switched) (?:from \w+ )?to (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d|room)|keys? (?:is|are|s)? ?(?:under|in|with|on|at))\b/,
    unless:
      /\b(?:you (?:always|never|forgot|didnt|should)|not (?:happy|okay|acceptable)|lawyer|solicitor|sue|police|or else|leaving you|were done)\b|\?/,
    plain: true,
  },
]
