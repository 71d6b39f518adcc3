import { evaluations, feelings, needNames, type NeedName } from './cues/feelings.ts'
import { cue, deniedAt, match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

interface Evaluation extends Span {
  /** Needs that may stand behind it, likeliest first, in words for a reader ("to be heard"); never more than three. */
  needs: readonly string[]
}

/** The four parts of a message in nonviolent communication (Rosenberg 2003), and evaluations that pose as feelings. */
export interface NeedsReading {
  /** What a camera could have seen: "you came home at ten". */
  observations: readonly Span[]
  feelings: readonly Span[]
  needs: readonly Span[]
  /** Doable: a thing to do, better with a time. */
  requests: readonly Span[]
  /** "I feel ignored", "I feel that you ...": what the other is said to do, worn as a feeling. */
  evaluations: readonly Evaluation[]
}

const degree =
  '(?:(?:so|really|very|just|still|always|a bit|a little|pretty|quite|completely|totally|too|kind of|fucking|bloody|constantly|actually|honestly|also|even|more|all|both|rather|beyond) ){0,3}'
const feel =
  '(?:i (?:feel|felt|am feeling|was feeling|still feel|do feel|just feel|was|get|got|have been feeling|ve been feeling|end up feeling|started to feel|start to feel)|im feeling|im|ive been feeling|it (?:makes|made|leaves|left) me(?: feel)?|you (?:make|made) me feel|makes me(?: feel)?|made me(?: feel)?|leaves me(?: feeling)?|feeling)'
const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')

const feelingCue = cue(
  'feeling',
  [
    `${feel} ${degree}(?:${longestFirst(feelings)})(?! (?:to (?:help|go|do|come|hear it)|at you for nothing|luck|morning|night|idea|for you|that you|thing|with that|but))`,
    `(?:it|that|this) (?:really |still |so |just )?(?:hurts?|hurt me|stings?|stung|scares? me|scared me|upsets? me|upset me|broke my heart|breaks my heart|pain(?:s|ed)? me|worries me|frightens me|frightened me|gets to me|got to me|crushed me)`,
    `i (?:really |so |still |just )?(?:miss|missed) (?:you|us|him|her|my|how|being|the way)(?: {one}){0,4}`,
    `i (?:cried|was crying|ve been crying|couldnt stop crying|have been crying|was shaking|cry)(?: {one}){0,5}`,
    `i (?:really |do |just )?(?:worry|panic|dread|struggle|hurt)(?: {one}){0,5}`,
    `im (?:so |really )?(?:scared|afraid|terrified|worried|frightened) (?:that|of|about|you|to){few}`,
  ],
  { target: 'self' },
)

const needCue = cue(
  'need',
  [
    `(?:i|all i|what i) (?:really |just |only |do |also |still )*(?:need|want|wanted|needed|wish|crave|long for)(?: is| was)?(?: to (?:feel|be|know|have)| for| some| a bit of| more| you to| us to| a| that| time| help| rest| space| honesty| support| respect| trust){1,2}(?: {one}){0,8}`,
    `i (?:would|d) (?:really )?(?:like|love|appreciate)(?! (?:if you|to thank))(?: {one}){1,8}`,
    `(?:it|that|this)(?: is|s)? (?:really )?(?:important|matters)(?: a lot| so much)? to me(?: {one}){0,8}`,
  ],
  { target: 'self' },
)

const doing =
  '(?!(?:not\\b|just stop|stop|believe|imagine|ever |blame|be serious|honestly say|hear yourself|explain yourself|shut|even |get a grip|grow up|leave me))'
const requestCue = cue(
  'request',
  [
    `(?:can|could|would|will|cud|wud) (?:you|u)(?: please| maybe| possibly| just| also| at least| kindly)* ${doing}(?:be able to )?{one}(?: {one}){0,12}`,
    `(?:would|do) you mind(?: {one}){1,10}`,
    `(?<!what )(?<!else )(?<!how )(?<!where )(?<!who )(?<!when )(?<!why )(?:can|could|may|shall) (?:we|i)(?: please| just| maybe)* (?!not |just not|stop|leave it|believe|imagine|see why|never)(?:agree|have|ask|get|set|decide|try|talk|find|meet|borrow|see|speak|plan|make|do|sit|check|swap|split|call)(?: {one}){0,10}`,
    `(?:please|pls|abeg|kindly)(?: can you| could you| just)? (?!dont (?:start|lie)|stop|shut|leave me|spare|grow|tell me you|calm|dont be)(?:{one})(?: {one}){0,10}`,
    `(?:i(?: would|d)|it would|itd)(?: really)? (?:like|love|appreciate|mean a lot|help|be (?:great|lovely|good|nice|helpful)|prefer)(?: it)?(?: to me| me)?(?: a lot)? (?:if|for) (?:you|we)(?: {one}){1,10}`,
    `i(?: would|d) like you to(?: {one}){1,10}`,
    `(?:next time|in future|from now on|going forward)(?: {one}){1,14}`,
    `(?:is it|would it be|is there) (?:okay|possible|alright|any (?:chance|way)|too much to ask)(?: if| that| for| to| you| we){1,2}(?: {one}){1,10}`,
    `(?:any chance|fancy|mind)(?: you| of| if){0,2}(?: {one}){1,8}\\?`,
    `(?:let me know|text me|call me|ring me|message me|send me|remind me|tell me|pick up|grab|bring|take|get|check|give|ask|keep|put|leave|pick|drop|come|meet)(?! (?:it|off|out of|a life|lost|over it|real|what the|the truth|why|one thing|now|then|a grip|away|on|me alone|my))(?: {one}){1,10} (?:please|when you|on (?:your|the) way|if you (?:can|could|get|have|dont mind|want)|while (?:you|coming)|tomorrow|before you|by \\d|for me|na|no problem|later|tonight|ya)(?: {one}){0,6}`,
  ],
  { target: 'other' },
)

const evaluationCue = cue(
  'evaluation',
  [
    `${feel} ${degree}(?:${longestFirst(evaluations.keys())})(?: by (?:you|him|her|them|everyone|my {one}))?`,
    `i (?:just |really |still |sometimes |honestly )*(?:feel|felt)(?: like| that| as if| as though)* (?:you|youre|he|hes|she|shes|they|theyre|nobody)(?! (?:and i|too)){rest}`,
    `(?:i feel|i felt|it feels|it felt) like (?:i|im|i was|ive been)(?: the only one| always| just| constantly| never| not| nothing| doing| talking){1,2}{rest}`,
  ],
  { target: 'self' },
)

const observationCue = cue('observation', [
  `(?:when |last night |yesterday |today |this morning |on \\w+day |tonight |earlier )+,? ?(?:you|he|she|they)(?: didnt| havent| hadnt)? (?!always|never|just|clearly)(?:came|got|left|went|said|told|called|texted|forgot|cancelled|walked|arrived|spent|bought|looked|stayed|were|was|did|asked|put|took|made|reply|call|text|come|answer|show|raised|turned|missed|sat|read|laughed|hung|drove|paid|moved|changed)(?: {one}){0,8}`,
  `you said (?:you|youd|that you|six|seven|eight|five|\\d)(?: {one}){0,8}`,
  `(?:its|it is|thats) the (?:second|third|fourth|fifth|2nd|3rd|4th|5th) time(?: {one}){0,6}`,
  `you(?: were|ve been| got| came| arrived)(?: {one}){0,2} (?:\\d+|{one}|an|half an) (?:minutes?|mins?|hours?|days?|weeks?) late`,
])

export function needsIn(read: Plain): NeedsReading {
  const felt = match(read, [feelingCue]).filter(({ start }) => !deniedAt(read.text, start))
  const judged = match(read, [evaluationCue]).map((span): Evaluation => ({ ...span, needs: needsBehind(span.quote) }))
  return {
    observations: match(read, [observationCue]),
    feelings: felt.filter(({ start, end }) => !judged.some((it) => it.start < end && it.end > start)),
    needs: match(read, [needCue]),
    requests: match(read, [requestCue]),
    evaluations: judged,
  }
}

const worded = [...evaluations].sort(([a], [b]) => b.length - a.length)
const hints: [RegExp, readonly NeedName[]][] = [
  [/listen|hear|talk over|interrupt/, ['heard', 'understanding']],
  [/(?:dont|never|doesnt|not) (?:care|love|want)|matter|priority/, ['care', 'reassurance']],
  [/trust|li(?:e|ed|ing)|hid|secret/, ['trust', 'honesty']],
  [/help|everything|alone|only one|chores|cook|clean/, ['help', 'fairness']],
  [/understand|get me/, ['understanding', 'acceptance']],
  [/time|phone|away|work|here/, ['closeness', 'seen']],
  [/respect|talk to me like|treat/, ['respect', 'consideration']],
  [/control|decide|tell me what|allow|let me/, ['choice', 'respect']],
  [/wrong|enough|criticis|judg|blam/, ['acceptance', 'understanding']],
]

/** Needs that may stand behind an evaluation. "I feel like you never listen" -> to be heard, to be understood. */
function needsBehind(quote: string): string[] {
  const said = quote.toLowerCase().replace(/['’]/g, '')
  const found =
    worded.find(([word]) => new RegExp(`\\b${word}\\b`).test(said))?.[1] ?? hints.find(([hint]) => hint.test(said))?.[1]
  return (found ?? []).slice(0, 3).map((name) => needNames[name])
}
