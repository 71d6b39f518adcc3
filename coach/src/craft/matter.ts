import type { Act } from './cues/acts.ts'
import type { Goal } from './goal.ts'

/** What a message is about, as far as it decides what may stand beside the writer's words. */
export type Matter =
  | Exclude<Act, 'tell'>
  | 'owed'
  | 'ahead'
  | 'question'
  | 'wondering'
  | 'leaving'
  | 'cancelling'
  | 'logistics'
  | 'problem'
  | 'undone'
  | 'plain'
  | 'news'
  | 'grievance'
  | 'feeling'
  | 'fondness'
  | 'greeting'

/** Money or a thing that is to come back. */
const owed =
  /\b(?:owe[sd]?|lent|borrow\w*|pay (?:me|us|it) back|give (?:me|us) back|(?:me|us) back|rent|deposit|your (?:half|share)|bring back|back from you|my money)\b/i
/** What somebody is to be wished well for, rather than pitied. */
export const ahead =
  /\b(?:tests?|exams?|interview|operation|hip op|op|surgery|audition|presentation|driving test|first day|new job|new school|finals|race|marathon|match|performance|recital|hearing|scan|viva|tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\b(?:failed|lost|went badly|died|rejected)\b)/i
const office =
  /\b(?:notice|resign\w*|job|post|position|contract|team|club|band|choir|group|board|course|committee|tenancy|membership|subscription|contract|account|policy|firm|company)\b/i
/** Something that was to be done together and will not be. */
const cancelling =
  /\bI(?:'ll| will)? (?:have|need) to (?:cancel|call off|postpone|reschedule|move)\b|\b(?:I|we) (?:can't|cannot|can not|won't be able to|am not able to|will not be able to|won't) (?:make|come|be there|cover|work|do|join|attend|get there)\b|\bnot coming\b/i
const grievance =
  /\b(?:jok\w+|gags?|digs?|cracks?|gets? to me|comments?|remarks?|laugh(?:ed|ing)? at|teas\w+|mock\w*|made fun|called me|ignored me|forgot my|left me out|didn't invite|behind my back|without asking|took my|read my|told (?:everyone|people|mum|dad)|hurt (?:me|my)|hurts?\b|upset me|bother\w* me|not (?:funny|okay|ok|fair)|aren't funny|isn't funny|humiliated|embarrass\w+ me|let (?:me|us) down|stood me up|st(?:u|i)ngs?|took the (?:piss|mick|mickey)|shout\w* at me|snapp\w+ at me)\b/i
const fond =
  /\b(?:love you|in love with you|marry me|be my (?:girlfriend|boyfriend|partner|valentine|wife|husband|maid of honou?r|best man|bridesmaid|witness)|move in with me|feelings for you|miss(?:ed)? (?:you|us)|proud of (?:you|how you|what you|your)|think(?:ing)? of you|glad (?:you|that you|to)|like you|lucky to|forgive you|my answer is yes|wish you|well done|congratulations|good night|safe travels|happy (?:\w+ )?(?:birthday|anniversary|new year|diwali|eid|christmas|mother|father)|merry|good luck|welcome|everyone misses)\b/i
const greeting =
  /^(?:good (?:night|morning|luck)|safe (?:travels?|journey)|(?:a )?(?:very )?(?:happy|merry) \w+|welcome|get well|all the best|bon voyage|I wish you)\b/i
const weighty =
  /\b(?:pregnan\w+|expecting|offered (?:a|me|the)|accepted (?:a|the)|miscarr\w+|divorc\w+|separat\w+|engaged|married|marry\w*|wedding|baby|cancer|diagnos\w+|ill\b|illness|hospital|operation|surgery|died|dead|death|passed away|put down|put to sleep|fail(?:ed)?|fired|sacked|redundan\w*|lost (?:my|the|our)|quit|resign\w*|notice|new job|got the job|promot\w+|mov(?:e|ing) (?:out|in|away|to|abroad|back)|leaving|emigrat\w+|gay|lesbian|bi|bisexual|trans|queer|adopt\w*|arrest\w*|debt|rehab|sober|broke up|split up|dropp\w+ out|sell(?:ing)? the|sold)\b/i
const timing =
  /\b(?:late|later|early|earlier|delayed|stuck|on my way|running|moved to|pick(?:ing)? up|drop(?:ping)? off|until|till|instead|wait|start(?:ing)? without|need you (?:to|an|at|on)|change of plan|swap\w*)\b/i
const broken =
  /\b(?:leak\w*|broken?|not working|doesn't work|isn't working|won't (?:start|turn on|flush|close|lock)|stopped working|mou?ld\w*|damp|no (?:heating|hot water|power|electricity)|blocked|flood\w*|noise|cracked)\b/i
/** Something they have not done, and something they did. */
const undone =
  /\byou(?:'ve| have)? (?:still )?(?:haven't|have not|didn't|did not|never) (?!mean|know|want|have to|need)\w+/i
const deed =
  /^you(?:'re| are) (?:always |still |often )?(?:on at|nagging|pressuring|pushing|going on at)\b|^you(?:'ve| have)? (?:just |even |also |still |often )?(?:changed|cancelled|canceled|went behind|told|posted|shared|left|ate|used|broke|lost|read|threw|gave away|sold|moved my|parked|turned up|showed up|keep \w+ing|leave|park|play|eat|use|talked over|gave (?:my|our)|blocked|scratched|dump|smoke|shout|slam|interrupted|took (?:my|the|credit)|stood|forgot|missed|copied)\b(?!.*\b(?:thank|lovely|proud)\b)/i
const felt =
  /\bI(?:'m| am| feel| felt| have been|'ve been| was)? (?:\w+ )?(?:feel\w*|felt|hurt|sad|lonely|alone|scared|afraid|worried|tired|exhausted|ashamed|guilty|overwhelmed|struggling|anxious|depressed|angry|disappointed|jealous|crying|need(?:ed)? you|need more|trust\w*|miss)\b|\b(?:lied|cheated|secret|honest with you)\b/i

export function matterOf({ act, pieces }: Goal): Matter {
  const said = pieces.map(({ words }) => words).join('. ')
  const asks = pieces.filter(({ form }) => form !== 'none' && form !== 'clause')
  const permission = asks.some(
    ({ form, words }) => form === 'whether' && /^(?:I|we|you) (?:can|could|may|might|would)\b/i.test(words),
  )
  if (act === 'ask' && !permission && asks.length > 0 && asks.every(({ form }) => form === 'whether' || form === 'wh'))
    return asks.some(({ form, words }) => form === 'wh' && /^(?:how|why|what happened|what is|what was)\b/i.test(words))
      ? 'wondering'
      : 'question'
  if (
    act === 'remind' &&
    pieces.every(
      ({ form, words }) =>
        form === 'clause' &&
        /^(?:we|our|the|it|there|my)\b/i.test(words) &&
        !owed.test(words) &&
        !/\b(?:due|overdue)\b/i.test(words),
    )
  )
    return 'plain'
  if ((act === 'ask' || act === 'remind') && owed.test(said)) return 'owed'
  if (
    act === 'comfort' &&
    ahead.test(said) &&
    !/\b(?:lost|died|dead|loss|funeral|ill|sick|fail\w*|upset)\b/i.test(said)
  )
    return 'ahead'
  if (act === 'end' && office.test(said)) return 'leaving'
  if ((act === 'decline' || act === 'tell') && cancelling.test(said)) return 'cancelling'
  if (act !== 'tell') return act
  if (/\bI have to say no\b/.test(said)) return 'decline'
  if (greeting.test(said)) return 'greeting'
  if (fond.test(said)) return 'fondness'
  if (
    grievance.test(said) &&
    /\b(?:me|my|us|I)\b/.test(said) &&
    !/\b(?:nobody|no one|not) (?:is |was |got )?hurt\b/i.test(said) &&
    !/\bsorry\b/i.test(said)
  )
    return 'grievance'
  if (pieces.some(({ words }) => undone.test(words))) return 'undone'
  if (
    pieces.some(({ words }) => deed.test(words)) &&
    /\b(?:me|my|us|our|I)\b|\b(?:days|nights?|weekday|every|till|until|loud\w*|upstairs|early)\b/.test(said)
  )
    return 'grievance'
  if (/\bI(?:'ve| have)? (?:felt|feel)\b/i.test(said)) return 'feeling'
  if (weighty.test(said)) return 'news'
  if (felt.test(said)) return 'feeling'
  if (
    broken.test(said) &&
    !/\b(?:I'll|I will|I'm|I am|home (?:by|at|around)|late)\b/i.test(said) &&
    !/\bI (?:broke|have broken|cracked|blocked)\b/.test(said)
  )
    return 'problem'
  return timing.test(said) ? 'logistics' : 'plain'
}
