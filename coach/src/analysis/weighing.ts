import type { ArgumentAct } from '@mallama/contracts/coach'
import type { Family } from '../detectors/emotion-words.ts'
import type { Plain, Sentence } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import type { Tone } from '../detectors/tone.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { Context } from './context.ts'
import type { Kind } from './kinds.ts'
import { likeness } from './likeness.ts'
import { readings } from './readings.ts'

export type Shown = Exclude<Kind, 'unreadable'>

interface Seen {
  text: string
  read: Plain
  parts: readonly Sentence[]
  turn: TurnReading
  context: Context | null
  found: readonly Span[]
  stings: readonly Span[]
  heard: Tone
}

/** How much speaks for each kind of message; only the order and the distances mean anything. */
export function weighKinds({ text, read, parts, turn, context, found, stings, heard }: Seen): Map<Shown, number> {
  const score = new Map<Shown, number>()
  const add = (kind: Shown, by: number) => score.set(kind, (score.get(kind) ?? 0) + by)
  // Of each kind the first cue counts in full and more of the same count less.
  const times = new Map<string, number>()
  for (const { id, strength } of found) {
    const seen = times.get(id) ?? 0
    times.set(id, seen + 1)
    add(id as Shown, strength * (seen === 0 ? 1 : 0.45))
  }
  for (const { close, text: part } of parts)
    if (close.includes('?')) add('question', 1.2)
    else if (unmarked.test(part)) add('question', 0.9)
  sting(add, score, turn, stings, context)
  ask(add, found, score, read)
  fallBack(add, score, read, turn, text)
  recolour(add, score, read, context)
  for (const act of new Set(turn.acts.map(({ id }) => id))) for (const [kind, by] of actKinds[act] ?? []) add(kind, by)
  lean(add, score, read, heard)
  if (!/[a-z]/i.test(text)) for (const [kind, marks] of pictures) if (marks.test(text)) add(kind, 3)
  return score
}

type Add = (kind: Shown, by: number) => void

const friendly = /\b(?:lo+l|haha\w*|lmao|love you|x{1,3})\s*[.!]*\s*$|[😂🤣😘❤😜]/iu

function sting(
  add: Add,
  score: Map<Shown, number>,
  turn: TurnReading,
  stings: readonly Span[],
  context: Context | null,
) {
  const { text } = turn
  const irony = turn.sarcasm.level === 'likely' ? 1.6 : turn.sarcasm.level === 'possible' ? 0.8 : 0
  const sour = context && (context.wrong || context.quarrel || context.told) ? 0.8 : 0
  const sharp = Math.min(3.2, 1.3 * stings.length) + irony
  if (sharp >= 1.2) add('sarcasm', sharp + sour)
  if (score.has('joke') && (stings.length > 0 || turn.spans.contempt.length > 0)) add('joke-barbed', 3.2 + sharp)
  // "I love you, I just wish ...": what comes after the turn is what it is about.
  if (score.has('hurt') && /\b(?:but|(?:just|only) wish)\b/i.test(text))
    for (const warm of ['love', 'praise', 'thanks'] as const) if (score.has(warm)) score.set(warm, score.get(warm)! / 2)
  // "I'm so sorry" beside somebody's loss takes no blame.
  if (score.has('condolence')) score.delete('apology')
  if (turn.apology.kind === 'non-apology') add('non-apology', 1.6)
  else if (turn.apology.kind === 'apology' && !score.has('condolence')) add('apology', 0.6)
  if (score.has('non-apology') && (irony > 0 || stings.length > 0)) add('non-apology', 2.4)
  if (sharp >= 1.2) for (const warm of ['thanks', 'love', 'praise'] as const) if (score.has(warm)) score.set(warm, 0.5)
  const scorn = turn.spans.contempt.length
  // A rude name with a kiss or a laugh beside it is how friends talk.
  if (friendly.test(text) && score.has('insult')) {
    score.set('insult', 0.4)
    add('joke', 2)
  } else if (scorn > 0) add('insult', Math.min(2.4, 1.4 * scorn))
  if (turn.spans.criticism.length > 0) add('angry', Math.min(2, 1.1 * turn.spans.criticism.length))
}

/** A request that closes a short complaint is what the message is for. */
function ask(add: Add, found: readonly Span[], score: Map<Shown, number>, read: Plain) {
  const last = found.filter(({ id }) => id === 'request' || id === 'request-tender').at(-1)
  if (!last || read.words >= 60 || score.has('insult')) return
  const highest = (...kinds: Shown[]) => Math.max(0, ...kinds.map((kind) => score.get(kind) ?? 0))
  const complaint = highest('hurt', 'worn', 'angry')
  const late = last.start > read.source.length * 0.3
  if ((complaint > 0 && complaint < 4.5 && late) || (highest('praise', 'love') > 0 && late) || highest('distress') > 0)
    add(last.id as Shown, 1.3)
  // An apology that ends in a wish is still an apology.
  if (highest('apology') > 0) add('apology', 2.4)
}

/** How much likeness to the examples counts beside a clear cue (about 2). */
const alike = 2.2
/** What the detectors of turns see, as far as it tells kinds of messages apart. */
const actKinds: Partial<Record<ArgumentAct, [Shown, number][]>> = {
  complaint: [['hurt', 0.7]],
  criticism: [['angry', 0.6]],
  withdraw: [
    ['resigned', 0.5],
    ['evade', 0.5],
  ],
  threat: [['ultimatum', 1.2]],
  demand: [
    ['angry', 0.4],
    ['boundary', 0.4],
  ],
  request: [['request', 0.6]],
  apologise: [['apology', 0.6]],
  offer: [['offer', 0.5]],
  defend: [
    ['non-apology', 0.5],
    ['angry', 0.3],
  ],
}
const feelingKinds: Partial<Record<Family, Shown>> = {
  hurt: 'hurt',
  anger: 'angry',
  sadness: 'distress',
  fear: 'distress',
  love: 'love',
  joy: 'love',
  gratitude: 'thanks',
  shame: 'apology',
}

/** Where cues are few: what the message is like, and what it feels like. */
function lean(add: Add, score: Map<Shown, number>, read: Plain, heard: Tone) {
  for (const [kind, chance] of likeness(read))
    if (chance > 0.06 && kind !== 'unreadable' && !/^(?:danger|control|pressure|degrade)$/.test(kind))
      add(kind, alike * chance)
  const sign = { positive: 1, neutral: 0, negative: -1 }
  for (const [kind, value] of score) score.set(kind, value * (1 + 0.25 * sign[readings[kind].valence] * heard.valence))
  if (score.has('condolence')) score.delete('apology')
  const family = heard.top && feelingKinds[heard.top]
  if (family && heard.top) add(family, 0.9 * heard.chances[heard.top])
  const best = Math.max(0, ...score.values())
  if (best < 0.7) add('statement', 0.8)
}

/** People leave out the mark: "how much cumin in the beans". */
const unmarked =
  /^(?:and |so |but |ok |okay |ma |mum |dad |hey )*(?:how (?:much|many|long|do|did|is|was|are)|what (?:time|about|do|did|is|are|was|shall)|whats|when (?:do|are|is|did|will)|where (?:do|did|is|are)|wheres|who (?:is|did|was)|which|have you|did (?:you|your)|do (?:i|you|we)|are you|is (?:it|there|the)|should (?:i|we)|any ?one)(?![a-z])/

const shortWords =
  /^(?:(?:okay|fine|sure|whatever|right|alright|noted|no|yes|yeah|nope|nah|hm+|mm+|cool|wow|oh|ah|so|good|great|nice|well|really|if you say so|say what you want|do what you like|nothing|no worries|np|seen|maybe|later|busy|lol|its fine|im fine|thats fine|i guess|suppose so|not now|thats okay|forget it|if you want|good for you|\d+)[.!?… ]*)+$/

function fallBack(add: Add, score: Map<Shown, number>, read: Plain, turn: TurnReading, text: string) {
  const bare = read.text.trim()
  if (
    /^(?:hi+|hey+|hello|hiya|yo|morning|good (?:morning|evening|afternoon))(?: {0,1}[a-z]+)?[.!,? ]*(?:how are you|you okay|hows it going)?[?.! ]*$/.test(
      bare,
    )
  )
    add('greeting', 3)
  if (read.words <= 4 && shortWords.test(bare)) add('short', 2.5)
  else if (read.words <= 2 && score.size === 0) add('short', 1)
  if (/^[.…?!\s]+$/.test(text) && text.trim()) add('short', 2)
  if (turn.apology.kind === 'apology' && turn.apology.strength > 0.3 && !score.has('condolence')) add('apology', 0.8)
}

/** A word or two after something went wrong says more than the word does. */
function recolour(add: Add, score: Map<Shown, number>, read: Plain, context: Context | null) {
  if (!context || read.words > 6) return
  if (score.has('short') && (context.wrong || context.quarrel)) add('resigned', 3.4)
  if (context.wrong && score.has('thanks')) add('sarcasm', 3)
}

const pictures: [Shown, RegExp][] = [
  ['love', /[❤💕💖💙💛💜🧡💚😘🥰😍🤗💗]/u],
  ['joke', /[😂🤣😜😝😛]/u],
  ['distress', /[😢😭💔😞😔]/u],
  ['angry', /[😡😠🤬🖕]/u],
  ['thanks', /🙏/u],
]
