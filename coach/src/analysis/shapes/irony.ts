import type { Seen } from '../seeing.ts'
import type { Shown } from '../weighing.ts'
import { kissed, laughs, sentenceWith, type Shape, type Shaping, wholeOf } from './shape.ts'

/** Thanks for something that came late, or not in time to count. */
const late =
  /\b(?:thanks?|thank you|cheers|nice one|appreciate|good of you|kind of you|nice of you|great|lovely|wow)\b.{0,60}\b(?:after (?:you|it|i|we|the fact|everyone|they|he|she)\b|once (?:it|you|everything|everyone) (?:was|is|had|d|s|has|already|booked|paid|decided)|(?:a bit|bit|far|way|much|just|only)? ?too late|at the (?:very )?last (?:minute|second|moment)|last minute|\d+ (?:minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?) (?:before|after|late|later|beforehand)|(?:ten|five|two|three|an|a whole|a) (?:minutes?|mins?|hours?|seconds?|days?|weeks?|months?) (?:before|late|later|after)|only took (?:you|u|him|her|them)|(?:eventually|finally)$|when (?:it(?:s| was| is)? already|im already|i was already|everyone already))/
const stressed = /\b(?:AFTER|NOW|FINALLY|ALREADY|EVERYONE|AGAIN|ONE|SOOO*|ALWAYS|LAST|FIRST|SUCH|REALLY|THAT|ME|YOU)\b/
/** Thanks for what one does for somebody, and nothing more said. Sincere as often as not. */
const courtesy =
  /\b(?:thanks?|thank you|cheers)(?: (?:so much|a lot|a bunch|very much|ever so))? for (?:the (?:heads up|invite|invitation|warning|notice|reply|call|support|help|update|effort|concern|input|vote of confidence|message|memo|reminder)|(?:asking|including|inviting|consulting|telling|involving|checking with|informing|warning|waiting for|saving|remembering|thinking of|considering|replying|answering|calling|texting|noticing|caring|bothering|letting) ?(?:me|us|how|first|before|about|my|to|$)?)/
/** Words that say openly that it is not meant as it stands, or was not what should have been. */
const turned =
  /\b(?:as (?:always|usual|ever|per)|yet again|for once|i (?:guess|suppose)|not|no really|really helpful|very helpful|so helpful|much appreciated i must say|clearly|apparently|obviously|as if|much obliged|only took|took (?:you|him|her|them) long enough|better late than never|at last|finally)\b/
const wows =
  /^(?:oh |well |ah )*(?:wow|oh|gee|well well|ah|great|cool|nice|lovely|brilliant|fantastic|amazing|okay|right|yeah|yay)\b[ ,]/

/** Words that are hardly ever meant as they stand. */
const phrases =
  /\b(?:must be (?:so |really )?(?:nice|lovely|great|hard being|wonderful|fun)\b|(?:good|nice|great|lovely|interesting|useful|always nice|always good) to (?:know|see|hear|learn|find out) (?:where (?:i|we) (?:stand|rank|am|come)|(?:that )?(?:im|i am|i was|ill be|i) (?:(?:only|just|still|not|your|the|a|so|always|that|your last|last|such) )*(?:last|priority|option|afterthought|second|matter|mean|important|worth|invisible|missed|replaceable|disposable|rank|come|count|bottom|least)|how (?:much |little )?(?:i|we) (?:mean|matter|count|rank)|how you (?:really )?(?:feel|think) (?:about|of) (?:me|us)|what (?:im|i am|i) (?:worth|really|mean|good for)|what you (?:really )?think of (?:me|us)|(?:that )?(?:you|someone|somebody|everyone|some people)(?:re|ve)? (?:(?:had|have|has|found|find|can|could|got|made|always|still|finally|actually|are|is|were|was) )*(?:time|enjoying|bothered?|fun|decided|remembered?|manage|missed|priorities|your priorities|made it|cared?))|love that for (?:me|us)|nice of you to (?:finally |even )?(?:join|show|turn up|reply|let me|tell|remember|notice|care|drop|call|check|ask|bother|come|text|think)\b|(?:glad|happy|pleased) (?:that )?(?:one of us|some(?:one|body)s?|at least (?:one|you))\b|so glad (?:i|we) (?:bothered|cooked|came|waited|made|drove|dressed|stayed|took|got up|asked|cleared|tidied|booked|saved|bought|spent|told|shared)\b|(?:amazing|funny|interesting|incredible|weird|strange|odd|convenient|impressive) how (?:you|its|its always|theres always|that|some people)(?:re|ve)? (?:\w+ )?(?:always|never|only|can|cant|find|have|manage|remember|me|time|suddenly|had)\b|take your time,? (?:its|im|i|no|why)|dont (?:all )?rush\b(?= (?:at once|on my|to (?:help|reply|answer)))|(?:oh )?(?:please|no),? dont (?:let me|get up|put yourself|worry,? i)|lucky (?:old )?me|arent i (?:the )?lucky|how (?:nice|lovely|kind|generous|thoughtful) of you to\b|(?:living|love) (?:my|the) best life|just what i (?:needed|wanted|always wanted)|because thats (?:exactly )?what i need|well (?:thats|isnt that) (?:just )?(?:great|perfect|lovely|wonderful|fantastic|brilliant)|thanks? for nothing|big of you|(?:father|mother|mum|dad|husband|wife|boyfriend|girlfriend|friend|boss|son|daughter|brother|sister) of the (?:year|month|century)|hope (?:you|u)(?:re| are) (?:happy|proud(?: of yourself)?|pleased(?: with yourself)?|satisfied|enjoying yourself)(?: now)?(?=[.! ]*$)|look whos (?:alive|here|back|decided|finally|still)|at least (?:you|someone|one of us) (?:had|got|has|gets|is having|are having) )/
/** After those, a good wish: said of somebody's luck without envy. */
const wishing =
  /\b(?:happy for you|so happy|enjoy|have (?:fun|a (?:good|great|lovely|nice|wonderful|brilliant|fab|amazing|safe))|you deserve|well deserved|youve earned|so pleased|so glad for|glad youre|cant wait|congrat\w*|love you|thank you so much|meant (?:a lot|the world)|thoughtful|so kind|lovely of you|appreciated? it|id love|see you (?:soon|at|on|there|then|tomorrow|later|tonight|in)|my (?:best|favourite)|happy to (?:help|have))\b|[😊🥰😍❤💕🎉😘]|!{1,3}\s*$/u

const praise =
  /(?:^|[,.!] ?)(?:oh |wow |well |yay |ah |just |how |absolutely |that(?:s|ll be) |so |isnt that )*(?:great|lovely|brilliant|fantastic|amazing|wonderful|perfect|nice|cool|super|awesome|excellent|fab|fabulous|marvellous|charming|terrific|superb|joy|yay|hooray|delightful|cheers|sweet|good|ideal)\b(?! (?:news|idea|to (?:see|hear|meet|know|be|catch)|job|work|time|day|night|morning|luck|point|question|thanks|thank|as|at|on|with|in|for (?:you|me|us|the)|that (?:you|it|we|they|he|she)|and)\b)/
const misfortune =
  /\b(?:cancel\w*|another (?:\w+ ){0,2}(?:alone|on my own|by myself|without|ruined|wasted|you (?:missed|forgot|ruined)|of (?:you|your|me|nothing)|row|fight|argument|excuse|lie|no show|reschedule)|(?:late|forgot\w*|missed|broken|stood up|ignored|left on read|alone) again|again (?:late|alone)|(?:youre|hes|shes|theyre|is) late|you (?:forgot|missed|left|ruined|broke|lost|cancelled|bailed|overslept|invited|told|gave|ate)|(?:home|here|sat|sitting|waiting|dinner|weekend|evening|night|birthday|christmas) (?:\w+ )?(?:alone|on my own|by myself|without you)|no (?:reply|answer|text|call|heads up|warning|hot water|milk|heating|show)|now (?:i|we) (?:have|get|need|cant|can)|just (?:cancelled|missed|broke|left)|(?:on|stuck to|glued to) your phone|stuck (?:here|in|at|with)|rain(?:ing)? again|so (?:i|ill|now|im|you) (?:\w+ )?(?:do|doing|did|alone|wait|waiting|waited|cook|pay|paid|cant|wont|not|arent|have to)|ruined|wasted|delayed|overtime|forgotten|(?:dinner|tea|lunch|table|breakfast|popcorn|wine|tickets?|cooking|meal) for one|for one again)\b/
const wreck =
  /\banother (?:\w+ )?(?:weekend|evening|night|birthday|christmas|anniversary|holiday|date|dinner|sunday|saturday|friday) (?:\w+ )?(?:ruined|wasted|alone|on my own|by myself|without you|down the drain|gone)\b/
const faces = /🙃|🙄|👏|😒|😑|(?:^|\s)\/s(?=\s|$)/u

/**
 * Praise or thanks beside what is none. One sign makes it possible, two or a quarrel before it likely (COACH.md,
 * "Sarcasm"): "edge" leaves both ways open, "sarcasm" does not.
 */
export const irony: Shaping = (seen) => {
  const { read, text, context } = seen
  if (read.words > 45) return null
  const bare = read.text
  const warm = wishing.test(text.toLowerCase().replace(/['’]/g, ''))
  const signs: { pattern: RegExp; weight: number }[] = []
  if (late.test(bare)) signs.push({ pattern: late, weight: 1 })
  const said = phrases.exec(bare)
  if (said && warm && said[0].startsWith('must be')) return own(seen, 'praise', phrases, 0.6)
  if (said) signs.push({ pattern: phrases, weight: 1 })
  const sour = misfortune.test(bare)
  if (praise.test(bare) && sour) signs.push({ pattern: praise, weight: 1.6 })
  const marks =
    (faces.test(text) ? 0.6 : 0) +
    (stressed.test(text) && /[a-z]{3}/.test(text) ? 0.6 : 0) +
    (/\.\.|…/.test(text) ? 0.5 : 0) +
    (turned.test(bare) ? 0.5 : 0)
  const light = laughs.test(text) || /😅/u.test(text)
  const polite = courtesy.test(bare) && !warm && read.words <= 12 && !/[!?]/.test(text) && !kissed(text)
  const turnedPolite = marks > 0 || wows.test(bare) || light || (context?.wrong ?? null) !== null
  if (polite && signs.length === 0) {
    if (!turnedPolite) return own(seen, 'courtesy', courtesy, 0.6)
    signs.push({ pattern: courtesy, weight: light ? 1.1 : 0.6 })
  }
  if (signs.length === 0) return wreck.test(bare) ? own(seen, 'hurt', wreck, 0.55) : null
  const hostile = context !== null && (context.wrong !== null || context.quarrel) ? 0.8 : 0
  const conduct =
    said && /\b(?:you|your|youre)\b/.test(bare.slice(said.index + said[0].length)) && !sour
      ? 0.6
      : said && sour
        ? 0.8
        : 0
  const weight =
    signs.reduce((sum, sign) => sum + sign.weight, 0) +
    marks +
    hostile +
    conduct +
    (wows.test(bare) && signs.length > 0 ? 0.5 : 0) -
    (warm ? 1.5 : 0) -
    (light ? 0.5 : 0)
  if (weight < 0.6) return null
  const kind = weight >= 1.5 ? 'sarcasm' : 'edge'
  // Praise in one sentence and what it is for in the next are quoted together.
  if (sour && read.words <= 16) return { kind, span: wholeOf(seen, kind), most: 0.5 }
  return own(seen, kind, sour ? misfortune : signs[0]!.pattern, 0.5)
}

const own = (seen: Seen, kind: Shown, pattern: RegExp, most: number): Shape => ({
  kind,
  span: sentenceWith(seen, kind, pattern) ?? wholeOf(seen, kind),
  most,
})
