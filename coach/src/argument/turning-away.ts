import type { ArgumentAct } from '@mallama/contracts/coach'
import type { TurnReading } from '../detectors/turn.ts'

const does = ({ acts }: TurnReading, ...wanted: ArgumentAct[]) => acts.some(({ id }) => wanted.includes(id))

const am = "(?:i[’']?m|i am|im|i[’']?ve|ive)"
const goesOut = new RegExp(
  `\\b(?:${am}|i) (?:just |really |so )*(?:going|off|heading|gonna go|need to go|have to go|got to go|gotta go|cant|can[’']?t|can not|cannot) (?:up(?:stairs)?|out|home|to (?:bed|sleep|my (?:room|mum[’']?s|mom[’']?s|sister[’']?s|dad[’']?s|mates?[’']?))|for a (?:walk|drive|smoke)|outside|do this|talk about (?:this|it)|be (?:spoken|talked) to)\\b|\\b(?:please )?stop (?:it|this|now)(?: please)?\\W*$|\\b(?:${am} not|i won[’']?t be) (?:doing|having|listening to|discussing) this\\b|\\bdon[’']?t (?:talk|speak) to me like\\b|(?:^|[.!?,] ?)(?:right,? |ok,? )?(?:good ?night|night|bed|bye)\\W*$|\\b(?:${am} )?(?:hanging up|logging off|muting (?:this|you)|putting (?:the|my) phone (?:down|away))\\b`,
  'iu',
)
/** "I'm fine", "just tired", "it's nothing". */
const reassuring =
  /^\W*(?:(?:yeah|yes|yep|no|nah|oh|ok|okay|sorry|honestly|really|babe|hun|love|mum|mom|dad|mate)[,.]? )*(?:(?:i[’']?m|im|i am|it[’']?s|its|it is|everything[’']?s|all|i[’']?ll be|ill be|just|bit|a bit)(?: just| all| really| only| ok and| a bit| so| very| too)*) ?(?:fine|ok|okay|all ?right|alright|good|nothing|tired|knackered|exhausted|shattered|sleepy|stressed|busy|quiet|thinking|hungry|ill|sick|headache|a (?:headache|long day|bad day)|work(?: stuff)?)(?: (?:now|today|tonight|honestly|really|thanks?|x+|that[’']?s all|thats all|is all|from work|with work|dont worry|don[’']?t worry|after work|lately))*\W*$/iu
/** What cannot be come to, faced or done at some time: an invitation is declined, and no talk is left. */
const declining =
  /\bi(?:[’']?m| am| just| really| honestly| simply| literally| still| also|[’']?ve told you| told (?:you|u)(?: \p{L}+)? i)* (?:can[’']?t|cant|cannot|can not|couldn[’']?t|couldnt|won[’']?t be able to|wont be able to|not able to) (?:really |even |just )*(?:do|make|face|manage|come(?: to)?|get|go(?: to| back)?|be) ?(?:it|that|this|there|one|over|along|up(?: there)?|out|home|round|in)? ?(?:yet\b|this (?:year|week|weekend|month|time|christmas|summer|\p{L}+day)|next \p{L}+|on (?:the )?\p{L}*\d*(?:day|th|st|nd|rd)\b|at (?:christmas|easter|the \p{L}+)|for (?:christmas|easter|the \p{L}+)|until|till|tomorrow|any ?more this|every (?:week|time|\p{L}+day)|with (?:my|the) (?:back|knee|shift|kids?|baby|work))/iu
const declines =
  /\b(?:can[’']?t|cant|cannot|can not|couldn[’']?t|couldnt|won[’']?t|wont|not going to|don[’']?t think i can) (?:really |even |just )*(?:do (?:it|that)|make it|face (?:it|that|them|him|her)|manage (?:it|that)|come|go)\b/iu
const invites =
  /\b(?:(?:are|r) (?:you|u|we) (?:still |even |actually )*(?:coming|going|able|free|joining|bringing|around)|(?:are|r) you (?:not )?(?:gonna|going to) (?:come|go|be|join|visit)|(?:will|can|could|would|won[’']?t|can[’']?t) (?:you|u) (?:please |not |just |even |at least )*(?:be there|come|make it|join|visit|go|pop|drive|bring|help|do)|do (?:you|u) (?:want|fancy|wanna)|you(?:[’']?re| are)? (?:coming|invited)|come (?:with|to|over|round|home|up|along)|(?:it|its|it[’']?s|only)(?: is| just| only)* (?:one|an|half an|a few|two|ten|five) (?:hour|day|afternoon|evening|minutes|dinner|visit|meal))\b/iu

/** What has the hands or the ears just now: a reason for later, and no turning away. */
const busy =
  /\b(?:i[’']?m|im|i am|just|still|bit) (?:just |still |about to )*(?:driving|at work|at the (?:doctor\p{L}*|dentist\p{L}*|hospital|school|till|gym|vet\p{L}*)|in (?:a |the )?(?:meeting|class|lecture|exam|shop|surgery|queue|theatre|lesson)|on (?:shift|a call|a train|the (?:bus|train|phone|ward|road|motorway))|with (?:a |the |my )?(?:client|patient|customer|kids?|baby|boss|midwife)|feeding|boarding|cooking|bathing|putting (?:the|her|him) )/iu

/** To something that was asked for kindly, one word is a yes. */
const consent =
  /^\W*(?:(?:ok|okay|yeah|yes|all ?right),? )?(?:fine|ok|okay|k+|sure|alright|all right|yep|deal|will do)(?: then| by me| with me)?\W*$/i

/** Said beside it, these do shut the door. */
const dismissing =
  /\b(?:whatever|(?:drop|leave|forget) (?:it|this|that)|never ?mind|shut (?:up|it)|go away|get lost|who cares|don[’']?t care|i[’']?m done|no point|suit yourself)\b/i

/**
 * Whether a turn that was read as leaving turns away from nobody: run down and with nothing of it given back, somebody
 * goes to bed; "I'm fine" answers a question; an invitation is declined. None of them is told to improve it.
 */
export function leavesNobody(
  { speaker }: TurnReading,
  quote: string,
  text: string,
  before: readonly TurnReading[],
): boolean {
  const own = before.filter((it) => it.speaker === speaker)
  if (own.some((it) => does(it, 'contempt', 'threat'))) return false
  if (reassuring.test(quote)) return true
  if (dismissing.test(text)) return false
  if (busy.test(text)) return true
  const others = before.filter((it) => it.speaker !== speaker)
  const asked = before.at(-1)
  if (
    consent.test(text) &&
    asked &&
    asked.speaker !== speaker &&
    does(asked, 'request', 'offer') &&
    asked.harm.score < 1
  )
    return true
  const judged = own.some((it) => does(it, 'criticism'))
  if (
    goesOut.test(text) &&
    others.slice(-3).some((it) => does(it, 'contempt', 'threat') || (!judged && does(it, 'criticism', 'invalidate')))
  )
    return true
  return (
    declining.test(text) || (declines.test(text) && others.slice(-2).some((it) => invites.test(it.text.slice(0, 600))))
  )
}
