import { rulesOf, type Rule } from './rule.ts'

/**
 * Somebody else who may be about to die: what they said, and that they cannot be reached now. Each alone is everyday
 * ("she can't do this any more", "his phone is off"); together they mean that somebody should go and look.
 */
const own =
  'son|daughter|brother|sister|mum|mom|mother|dad|father|friend|mate|best friend|best mate|bestie|cousin|flatmate|roommate|housemate|nephew|niece|uncle|aunt|student|pupil|colleague|neighbour|neighbor|grandson|granddaughter|stepson|stepdaughter|kid|child|boy|girl|teenager|lodger|gran|nan|grandad'
const partner = 'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|other half'
const who = (nouns: string) =>
  `\\b(?:my|our|her|his|a|the) (?:\\w+ ){0,2}?(?:${nouns})\\b(?:(?:(?! (?:i|ive|im) )[^.]){0,70}?|[^.]{0,25}?{says}[^.]{0,50}?)`
const gone = new RegExp(
  '\\b(?:phone(?:s)? (?:is |was |has been |goes |went |has |s )?(?:now )?(?:off|switched off|turned off|dead|straight|to voicemail|on the (?:bed|table|side)|at home)|turned (?:his|her|their) phone off|voicemail|(?:wont|isnt|is not|not|doesnt|didnt|hasnt|stopped|nobody|noone|no one|dont|havent|never) (?:\\w+ ){0,2}?(?:answer\\w*|pick(?:s|ed|ing)? up|repl\\w+|respond\\w*|reach\\w*|come (?:home|back)|came (?:home|back)|been seen|read (?:my|it))|(?:cant|couldnt|can not|nobody can|no one can|unable to) (?:\\w+ )?(?:reach|get hold of|get through|find|contact)|offline|(?:left|leave) (?:the house|home|(?:his|her|their) phone)|(?:walked|went|run|ran|stormed|drove|driven|gone|took) (?:out|off|away)|took the (?:car|keys)|taken the (?:car|keys)|lock(?:ed|s) (?:him|her|them)sel\\w+|hung up|line went dead|blocked (?:everyone|everybody|all)|(?:havent|hasnt|not) (?:been )?seen|(?:isnt|not) (?:at|with) (?:her|his|any|mum|dad|friends)|locked the (?:\\w+ )?door|missing|(?:dont|do not|no idea|not) (?:know )?where (?:he|she|they)|disappeared|vanished|hes gone|shes gone|theyre gone|shut the door|(?:on|at) (?:the|a) (?:roof|bridge|station|cliff|edge|platform|tracks))\\b',
)
/** No word can get through to them at all, which more than an unanswered call means that somebody should look. */
const silent =
  /\b(?:phone(?:s)? (?:is |was |has been |goes |went |has |s )?(?:now )?(?:off|switched off|turned off|dead|straight|to voicemail|on the (?:bed|table|side)|at home)|turned (?:his|her|their) phone off|voicemail|left (?:his|her|their) phone|missing|where (?:he|she|they)|disappeared|vanished|lock(?:ed|s) (?:him|her|them)sel\w+|took the (?:car|keys))\b/
const farewell =
  '(?:look after (?:mum|mom|dad|the (?:kids|dog|cat)|my \\w+|each other|everyone)|tell (?:the kids|the children|mum|mom|dad|everyone|them|my \\w+) (?:that )?(?:i|he|she|they|im|hes|shes) (?:\\w+ )?(?:love\\w*|sorry)|dont (?:come )?look(?:ing)? for (?:me|him|her|them)|by the time (?:i|you|we|anyone) (?:read|get|see|find|wake)|(?:wont|will not|not going to) be (?:here|around|alive) (?:tomorrow|any ?more|much longer|in the morning|tonight)|(?:end|ending) it(?: all)?\\b(?! with)|(?:done|finished) with (?:life|living|everything|it all|the world)|(?:had enough|sick|tired) of (?:it all|everything|life|living)|nothing (?:left )?to live for|(?:want\\w*|wish\\w*) (?:it|everything|this|it all) to (?:be over|stop|end)|(?:left|wrote|written|leaving|sent) (?:a|us a|me a|(?:her|his) \\w+ and a) (?:\\w+ )?(?:note|letter)|posted (?:\\w+ ){0,4}?(?:goodbye|bye|black)|see no (?:point|way)|no point (?:any ?more|in)|(?:wont|not going to) be a burden)'
const goodbye =
  '(?:goodbye|good bye|bye (?:everyone|all|forever|mum|mom|dad|for good)|sorry for everything|better (?:this way|off without|without)|(?:cant|couldnt|cannot) (?:go on|carry on|keep going|do life|cope any ?more)|forgive (?:me|him|her))'
const worn =
  '(?:(?:cant|couldnt|could not) (?:do|take|cope with|handle|face|bear) (?:this|it|things|life|another)(?: day)?(?: any ?more)?|(?:hes|shes|theyre|he is|she is|im|was) (?:\\w+ )?done\\b(?! (?:with (?:work|school|the|his|her|me|us)|for the day))|had enough|im sorry|giv(?:es|en|ing) up)'

const rule = rulesOf('self-harm', {
  subject: 'any',
  negated: 'inside',
  others: true,
  beside: gone,
  unless:
    /\b(?:airport|flight|uni|university|holiday|boarding|work leaving do|marathon|diet|course|degree|homework|the race|the match|new job|resign\w*)\b/,
})

export const goneRules: Rule[] = [
  rule(
    3,
    'gone-with-a-farewell',
    'look tell dont time wont not end ending done finished enough sick tired nothing want wants wanted wish left wrote written leaving sent posted point',
    `(?:${who(`${own}|${partner}`)}|\\b(?:he|she|they)\\b (?:\\w+ ){0,6}?)${farewell}`,
  ),
  rule(3, 'gone-with-a-goodbye', 'goodbye good bye sorry better cant couldnt cannot forgive', `${who(own)}${goodbye}`),
  rule(2, 'gone-and-worn-out', 'cant couldnt could done enough sorry giving gives given', `${who(own)}${worn}`),
  {
    ...rule(
      3,
      'gone-by-the-time',
      'time',
      `${who(`${own}|${partner}`)}\\bby the time .{0,40}\\b(?:free|gone|dead|over|at peace|too late|with (?:god|him|her)|(?:wont|not) be here|never (?:hurt|bother))\\b`,
    ),
    beside: /./,
  },
  {
    ...rule(
      3,
      'gone-to-the-edge',
      'cliff bridge roof tracks railway quarry platform ledge',
      `${who(`${own}|${partner}`)}\\b(?:on|by|at|near|off) (?:the|a|his|her|that) (?:\\w+ ){0,2}?(?:cliff|bridge|roof|tracks|railway|quarry|platform|ledge)\\b.{0,60}\\b(?:says?|saying|said|wants?|crying|done|over|goodbye|cant|sorry)\\b`,
    ),
    beside: /\b(?:wants? out|done|end it|die|goodbye|sorry|cant (?:go|do|take|live)|over|no point|jump|burden)\b/,
  },
  {
    ...rule(3, 'gone-and-unreachable', 'cant couldnt could done enough sorry giving gives given', `${who(own)}${worn}`),
    beside: silent,
  },
  // Between partners the same words are first of all the end of a relationship: that is asked.
  rule(
    1,
    'gone-or-broken-up',
    'goodbye good bye sorry better cant couldnt cannot forgive',
    `${who(partner)}${goodbye}`,
  ),
]
