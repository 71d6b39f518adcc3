import { match, spanAt } from '../text/match.ts'
import { plain, sentences, type Plain, type Sentence } from '../text/plain.ts'
import type { Span } from '../text/span.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { asSaid } from '../safety/aside.ts'
import { sight, type Flag } from '../safety/screen.ts'
import { readReceived, type AsReceived } from '../read/read.ts'
import { harmTold, type Told } from './confiding.ts'
import { coercionCues } from './cues/coercion.ts'
import { dangerCues } from './cues/danger.ts'
import { deedsIn } from './cues/deeds.ts'
import { followingIn, pastOf, type Past } from './following.ts'
import { graveKind, isAbuse, seriousness, type Sent } from './harm-sent.ts'
import { isEveryday, kinds, roleOf, type GraveKind, type Kind } from './sent.ts'
import { toldOf, type Role } from '../read/readings.ts'

/** One message that somebody sent to the reader, read: the "you" in it is the reader. */
export interface Received {
  text: string
  words: number
  /** What the reader told about it. */
  context: string | null
  /** With what is told about it, and the words alone. */
  as: AsReceived
  alone: AsReceived
  /** Who sent it, where that is known or rather sure. */
  role: Role | null
  /** Danger or harm, which is read before anything else. */
  grave: GraveKind | null
  /** The words that show it. */
  danger: readonly Span[]
  /** What the words mean for somebody's safety, as seen by the one who got them. */
  flag: Flag | null
  /** Whose words say that the reader is not safe with the sender: the message's, or what the reader told about it. */
  abuse: 'sent' | 'told' | null
  /** Whose harm it tells, where it is not the reader's own. */
  account: Told | null
  past: Past
}

const HALF = 0.5
/** More is not read of what is told about a message. */
const LONGEST_CONTEXT = 4000

export function received(input: TextAnalysisInput): Received {
  const text = input.text.slice(0, 20_000)
  const context = input.context?.slice(0, LONGEST_CONTEXT).trim() || null
  const sender = input.person?.relationshipType
  const known = sender && sender !== 'other' ? toldOf(sender.replaceAll('_', ' '), roleOf(sender)) : ''
  const told = [known, context ?? ''].join(' ').trim()
  const alone = readReceived(text, null)
  const as = told ? readReceived(text, told) : alone
  const read = plain(text)
  const [likely] = as.role
  const role = sender ? roleOf(sender) : told && likely && likely.chance >= HALF ? likely.label : null
  return { text, words: read.words, context, as, alone, role, ...harmIn(input, read, context, as) }
}

/** From this chance a message is one of everyday life. */
const EVERYDAY = 0.7
/** From this chance a reading was right nine times in ten, by authors not learnt from. */
const SURE = 0.85
/** From these chances it is the end of what the two had, or that and a no together. */
const ENDS = 0.3
const PARTING = 0.95
/** None is that holds a threat with more than this. */
const UNEASY = 0.2

/** What the message and what is told about it mean for somebody's safety. */
function harmIn(
  input: TextAnalysisInput,
  read: Plain,
  context: string | null,
  as: AsReceived,
): Pick<Received, 'grave' | 'danger' | 'flag' | 'abuse' | 'account' | 'past'> {
  const { reads, threat } = as
  const parts = sentences(read)
  const past = pastOf(input)
  const chanceOf = (of: (kind: Kind) => boolean) =>
    reads.reduce((sum, { label, chance }) => sum + (of(kinds[label]) ? chance : 0), 0)
  const everyday = threat.chance < UNEASY ? chanceOf(isEveryday) : 0
  // From somebody who was left, or in a time of fear, an errand to a known address stays what it may be.
  const owned = reads[0]!.label === 'sorry' && reads[0]!.chance >= SURE
  const danger = dangerIn(read, parts, past, !(past.ex || past.noContact) && everyday >= EVERYDAY).filter(
    // What is owned as wrong is told, and not held over anybody.
    ({ id }) => !(owned && id === 'takeover'),
  )
  const end = chanceOf(({ group }) => group === 'end')
  const ending = threat.chance < UNEASY && end >= ENDS && end + chanceOf(({ group }) => group === 'no') >= PARTING
  const serious = seriousness(input.text, read, context, danger, {
    everyday: everyday >= EVERYDAY,
    ending,
    threat: threat.use !== 'leave',
    as,
  })
  // What the reader told of their own life stays the reader's; what the message tells is its sender's.
  const { flag: seen, sent, stance } = serious
  const confided =
    danger.length > 0
      ? null
      : (harmTold(read, seen, as) ?? (stance === 'told' ? { told: 'grown' as const, at: 0 } : null))
  const account = confided && (sight(context ?? '')?.tier ?? 0) < 2 ? confided.told : null
  const flag = asSaid(
    account ? { ...(seen ?? { tier: 2, category: 'sexual-coercion' }), thirdParty: true } : seen,
    input.aside,
    [input.context],
  )
  if (account && confided) {
    const part = parts.find(({ end }) => confided.at < end)
    danger.push(spanAt(read, 'told', part?.from ?? 0, Math.min(part?.end ?? 0, (part?.from ?? 0) + 160)))
  }
  const kindly = chanceOf(({ valence }) => valence === 'positive')
  const heard = (): GraveKind | null => {
    if (threat.use === 'say' || (threat.use === 'ask' && isAbuse(flag))) return 'warning'
    const despair = flag?.category === 'self-harm' && flag.thirdParty && everyday < EVERYDAY && !ending
    // A doubt that only a likeness has is asked about beneath the reading, and is not the reading.
    return despair && !(sent?.learnt && flag.tier === 1 && reads[0]!.chance >= SURE) ? 'despair' : null
  }
  const found = account
    ? account === 'accused'
      ? account
      : 'disclosed'
    : (graveKind(danger, { ...serious, flag }, read.text) ?? heard())
  if (found && danger.length === 0 && sent && found !== 'crisis') danger.push(alarmingIn(read, parts))
  // Nobody is told to smile at what the screen holds to be harm.
  const doubtful = found === null && (stance === 'open' || doubted(sent)) && kindly >= 0.3
  return { grave: doubtful ? 'statement' : found, danger, flag, abuse: serious.abuse, account, past }
}

/** `plainly`: the message is one of everyday life, where a soft warning is an advice, and a known address an errand. */
function dangerIn(read: Plain, parts: readonly Sentence[], past: Past, plainly: boolean): Span[] {
  const danger = [...match(read, dangerCues), ...match(read, coercionCues)].filter(
    ({ id, quote }) => !plainly || (id !== 'pressure' && !/^i know where you|watching you/i.test(quote)),
  )
  danger.push(...deedsIn(read, parts))
  const following = followingIn(read, parts, past)
  if (following) danger.push(following)
  return danger
}

/** A rule of the screen asks, and is not sure. */
const doubted = (sent: Sent | null): boolean =>
  sent !== null &&
  !sent.learnt &&
  !sent.thirdParty &&
  /^(?:abuse|sexual-coercion|stalking|child-abuse)$/.test(sent.category)

/** The sentence that the screen speaks for; the whole where only all of it does. */
function alarmingIn(read: Plain, parts: readonly Sentence[]): Span {
  const part = parts.find(({ text }) => (sight(text)?.tier ?? 0) >= 2)
  return spanAt(read, 'danger', part?.from ?? 0, part ? part.from + part.text.length : Math.min(200, read.text.length))
}
