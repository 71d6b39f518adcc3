import { spanAt } from '../text/match.ts'
import type { Plain, Sentence } from '../text/plain.ts'
import type { Span } from '../text/span.ts'
import type { TextAnalysisInput } from '../operations.ts'

/** What the reader told of the sender that makes being near them no small thing. */
const noContact =
  /\b(?:I|we)(?:[’']ve| have| had)? (?:\w+ )?(?:(?:asked|told|begged|warned) (?:\w+ ){1,3}?(?:not to|to stop|to leave (?:me|us) alone|to stay away|never to|I (?:don[’']?t|didn[’']?t) want (?:any )?contact|no (?:more )?contact)|blocked (?:him|her|them|his|\w+ (?:everywhere|on|months|weeks|last|after))|changed my (?:number|locks)|cut (?:off )?(?:all )?contact|went no contact|don[’']?t want (?:him|her|them|any) (?:\w+ )?(?:contact|near|to contact))\b|\b(?:restraining|non[- ]?molestation|protection|no[- ]contact|harassment) (?:order|warning|notice)\b|\b(?:stalk\w+|harass(?:ed|ing|es) me|bail conditions?|not (?:allowed|supposed|meant) to (?:contact|come near|be near|message))\b|\b(?:I|we)(?:[’']ve| have)? (?:moved|ran|fled|left) (?:\w+ ){0,4}?(?:away from|to get away|so (?:he|she|they) (?:couldn[’']?t|can[’']?t|wouldn[’']?t)|without telling|to escape)\b|\b(?:he|she|they)(?: \w+)? (?:shouldn[’']?t|doesn[’']?t|don[’']?t|isn[’']?t supposed to|wasn[’']?t supposed to) (?:even )?(?:know|have) (?:where I|my (?:new )?(?:address|number))\b/i
const fear =
  /\b(?:scared|afraid|frightened|terrified) of (?:him|her|them)\b|\bI left (?:him|her|them)\b|\bstranger\b|\bpolice\b/i
const formerly =
  /\b(?:ex|exes|ex[- ](?:husband|wife|boyfriend|girlfriend|partner)|we (?:broke|split) up|I (?:ended it|broke up|dumped|left))\b/i
const friendly =
  /\b(?:still (?:good )?friends|on good terms|good friends|get on (?:well|fine)|amicabl\w+|back together|co[- ]?parent\w*)\b/i

export interface Past {
  noContact: boolean
  ex: boolean
  /** The sentence that says so, where the context does. */
  quote: string | null
}

/** Whether the reader has asked this person to stay away, or has left them. */
export function pastOf({ context, person }: TextAnalysisInput): Past {
  const told = (context ?? '').slice(0, 4000)
  const parts = told.split(/(?<=[.!?\n])\s+/)
  const said = (pattern: RegExp) => parts.find((part) => pattern.test(part))
  const asked = said(noContact)
  const ended = said(fear) ?? (friendly.test(told) ? undefined : said(formerly))
  return {
    noContact: asked !== undefined,
    ex: ended !== undefined || (!friendly.test(told) && /\bex\b/i.test(person?.relationshipType ?? '')),
    quote: (asked ?? ended)?.trim().slice(0, 160) ?? null,
  }
}

const home =
  '(?:house|flat|place|home|work|office|building|street|window|apartment|gym|school|road|block|door|gate|drive|car|new (?:place|flat|house|address))'
const at = new RegExp(
  `\\b(?:im|i am|ive been|i was|ill be|been) (?:\\w+ )?(?:parked|sat|sitting|standing|stood|waiting|outside|downstairs|across (?:the|your) (?:street|road)|opposite|on your (?:street|road|doorstep)|at your (?:\\w+ )?${home}|in your (?:street|road|garden)|round the corner from you|behind you)\\b|\\bi (?:just |keep |always )?(?:drove|driving|walked|walking|went|came|drive|walk|wait|waited|sat|parked|stood|followed|follow) (?:\\w+ )?(?:past|by|outside|to|near|opposite|behind|after)? ?(?:your (?:\\w+ )?${home}|you (?:home|from|to|all|in|last|yesterday|today))\\b`,
)
const seen = new RegExp(
  `\\b(?:saw|spotted|watched) you (?:at|in|on|leave|leaving|going|walking|coming|getting|with|outside|through|today|last|yesterday|this|earlier)\\b|\\byou (?:looked|look|were looking|seemed) (?:\\w+ )?(?:nice|good|lovely|beautiful|pretty|happy|tired|great|gorgeous|sad|cold|thin|different)\\b.{0,30}\\b(?:in (?:that|the|your)|this morning|today|earlier|last night|yesterday|tonight|through|with (?:him|her)|at (?:the|work))|\\bi (?:can |could )?(?:just )?(?:see|saw|seen|watched|watch|spotted|ve seen|was watching|am watching) (?:you\\b|your (?:lights?|car|curtains?|tv|shadow|window|blinds?))|\\byour (?:\\w+ )?(?:lights?|tv|curtains?|car|blinds?|window)s?(?: is| are|s)? (?:still |always |just )?(?:on|off|open|drawn|here|there|outside|gone|lit)\\b|\\bi know (?:youre|you are) (?:in|home|in there|inside|there|awake|up)\\b|\\bwho(?:s| is| was) (?:that|the) (?:man|guy|bloke|woman|girl|car)\\b|\\bi (?:found|know|worked out|got) (?:out )?(?:where you (?:live|moved|work|are|park)|your (?:new )?(?:address|number))\\b|\\b(?:nice|love|like) (?:the |your )new (?:place|flat|house|street|car|door|curtains)\\b`,
)
const pressing =
  /\b(?:why (?:wont|dont|arent|didnt) you (?:answer|answering|pick|open|reply|come|let|talk|look)|(?:just )?(?:open|answer) (?:the|your) (?:door|phone)|come (?:out|down|outside|to the (?:door|window))|let me in|im not (?:leaving|going (?:anywhere|away|home))|i(?:ll| will| can) wait (?:all night|here|as long|until)|you cant (?:hide|ignore|avoid)|stop (?:hiding|ignoring)|ive been (?:here|outside|knocking|ringing)|dont pretend)\b/
/** A handover, a lift, or something brought. */
const agreed =
  /\b(?:kids?|children|school run|bags?|keys?|parcel|package|deliver\w*|order|food|your (?:taxi|uber|driver|cab|stuff|things|post)|courier|as (?:agreed|arranged|planned|discussed)|take your time|when(?:ever)? youre ready|no rush|ready when|here to (?:collect|pick|drop|fix|get)|to (?:collect|drop|pick)|dropping|drop off|handover|(?:\d+|five|ten|two) (?:mins?|minutes) early|see you in|got (?:the|your)|ive brought|(?:at|outside|in|by) the (?:restaurant|pub|cinema|station|cafe|court|school|bar|venue|theatre|airport|church|hall|shop|gym|hotel|party)|mediation)\b/

/** Somebody near who should not be, or who has watched the reader: null where it can be a lift or a handover. */
export function followingIn(read: Plain, parts: readonly Sentence[], past: Past): Span | null {
  const near = at.exec(read.text)
  const watched = seen.exec(read.text)
  const pressed = pressing.exec(read.text)
  const first = watched ?? near
  if (!first || read.words > 250) return null
  const errand = agreed.test(read.text) && !pressed
  const told =
    past.noContact ||
    (past.ex &&
      !errand &&
      (watched !== null || pressed !== null || !/\b(?:ready|here for|lunch|coffee|lift)\b/.test(read.text)))
  const plain = near !== null && watched !== null && pressed !== null && !agreed.test(read.text)
  if (!told && !plain) return null
  // Of somebody who was left, praise of a picture is no watching.
  if (
    !past.noContact &&
    !near &&
    /\b(?:photos?|pictures?|pics?|wedding|party|funeral|lunch|dinner|court|the kids|parents evening|stage|show|insta\w*|facebook|profile|video|meeting)\b/.test(
      read.text,
    )
  )
    return null
  const part = parts.find(({ from, end }) => first.index >= from && first.index < end)
  return spanAt(read, told ? 'stalk' : 'near', part?.from ?? first.index, part?.end ?? first.index + first[0].length, 1)
}
