import { emotions } from '../detectors/emotions.ts'
import { families, type Family } from '../detectors/emotion-words.ts'
import { match } from '../detectors/match.ts'
import type { Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import type { Tone } from '../detectors/tone.ts'
import type { TurnReading } from '../detectors/turn.ts'
import { guardMarks, toneCues, warmMarks } from './cues/tones.ts'
import type { Context } from './context.ts'
import type { Kind } from './kinds.ts'
import { readings } from './readings.ts'

const modifiers = ['sarcastic', 'guarded', 'warm', 'playful', 'threatening', 'pointed'] as const
type Modifier = (typeof modifiers)[number]

export interface ToneReading {
  /** The two strongest of the ten families, strongest first; the second is null where it is far behind. */
  first: Family
  second: Family | null
  modifier: Modifier | null
  /** Shares of the ten families; they add up to one. */
  share: Record<Family, number>
  spans: readonly (Span & { family: Family })[]
}

/** How much the kind of message counts beside the words: about one clear word. */
const prior = 1.1
const learnt = 2
/** Below this share of the first, a second family is not named. */
const near = 0.45

export function toneOf(
  read: Plain,
  turn: TurnReading,
  kind: Exclude<Kind, 'unreadable'>,
  sarcastic: boolean,
  context: Context | null,
  heard: Tone,
): ToneReading {
  const spans: (Span & { family: Family })[] = match(read, toneCues)
    .filter((span) => !(span.id === 'anger' && meek(read.source, span)))
    .map((span) => ({ ...span, family: span.id as Family }))
  for (const it of emotions(read.source.slice(0, 6000)))
    if (
      !(it.family === 'anger' && meek(read.source, it)) &&
      !spans.some((span) => span.start < it.end && span.end > it.start && span.family === it.family)
    )
      spans.push({ ...it, family: it.family })
  const sum = Object.fromEntries(families.map((family) => [family, 0])) as Record<Family, number>
  for (const { family, strength } of spans) sum[family] += strength
  const capitals = turn.features.shouting.filter(({ quote }) => /[A-Z]/.test(quote)).length
  // The learnt reading of the words counts as about two clear words.
  for (const family of families) sum[family] += learnt * heard.chances[family]
  const contempt = turn.spans.contempt.filter((span) => !meek(read.source, span))
  const hostile = turn.spans.criticism.length + contempt.length + capitals
  sum.anger += Math.min(1.5, 0.6 * hostile)
  // In irony the kind words are the costume.
  if (sarcastic) {
    for (const family of ['joy', 'love', 'gratitude', 'shame', 'surprise'] as const) sum[family] *= 0.2
    sum.hurt += 0.7
    sum.anger += 0.5
  }
  if (/^(?:danger|warning|charged|guilt)$/.test(kind))
    for (const family of ['joy', 'love', 'gratitude'] as const) sum[family] *= 0.25
  sum[readings[kind].family] += prior
  if (context) {
    if (context.wrong && readings[kind].valence === 'negative') sum.hurt += 0.8
    if (context.ex && context.late) sum.sadness += 0.9
    if (context.risk) sum.fear += 0.7
    if (context.loss) sum.sadness += 0.5
  }
  // A number of words without any feeling is itself a sign of none.
  if (spans.length === 0) sum.neutral += 0.6
  const total = families.reduce((all, family) => all + sum[family], 0) || 1
  const share = Object.fromEntries(families.map((family) => [family, sum[family] / total])) as Record<Family, number>
  const ranked = families.toSorted((a, b) => share[b] - share[a] || families.indexOf(a) - families.indexOf(b))
  const [first = 'neutral', next = 'neutral'] = ranked
  const second = next !== 'neutral' && share[next] >= near * share[first] ? next : null
  return { first, second, modifier: modifierOf(read, kind, sarcastic, first), share, spans }
}

/** How people call themselves when they catch themselves at something. */
const fondly =
  /\b(?:silly|daft|soft|soppy|sentimental|stupid|foolish)(?: (?:old|little|auld))? (?:sod|fool|bugger|git|moo|cow|mare|bat|goat|thing|man|woman|beggar|so and so|me)\b/i

/** "Like an idiot", of oneself: that is no anger at anybody. */
const meek = (source: string, { quote, start }: Pick<Span, 'quote' | 'start'>): boolean => {
  const fond = fondly.exec(quote)
  if (fond) {
    const before =
      source
        .slice(0, start + fond.index)
        .split(/[.!?;\n]/)
        .at(-1) ?? ''
    return !/\b(?:you|u|ur|your|you[’']re|he|she|they|that|the)\b/i.test(before)
  }
  if (
    !/^(?:(?:an?|such an?|complete|total) )*(?:idiots?|fool|moron|mug|muppet|clown|loser|lunatic|maniac|mess)\b/i.test(
      quote,
    )
  )
    return false
  const clause =
    source
      .slice(Math.max(0, start - 60), start)
      .split(/[.!?;\n]/)
      .at(-1) ?? ''
  return (
    /\b(?:like|as|i[’']?m|i am|i was|i feel|felt|feeling|being|me|myself)(?: \w+){0,2} (?:an? )?$|\blike (?:an? )?$/i.test(
      clause,
    ) && !/\b(?:you|u|ur|he|she|they|treat\w*)\b/i.test(clause)
  )
}

function modifierOf(read: Plain, kind: Kind, sarcastic: boolean, first: Family): Modifier | null {
  if (/^(?:danger|control|pressure|warning|ultimatum)$/.test(kind)) return 'threatening'
  if (sarcastic) return 'sarcastic'
  if (kind === 'joke') return 'playful'
  if (kind === 'degrade') return 'pointed'
  if (/^(?:joke-barbed|insult|guilt|resigned|non-apology)$/.test(kind)) return 'pointed'
  if (/^(?:short|evade|boundary|boundary-pause|break-up|summons)$/.test(kind)) return 'guarded'
  const source = read.source.slice(0, 6000)
  if (guardMarks.test(source) && !/^(?:thanks|love|praise|condolence|invitation|question-care|good-news)$/.test(kind))
    return 'guarded'
  if (/^(?:love|gratitude)$/.test(first) || (warmMarks.test(source) && !/^(?:angry|hurt|worn|danger)$/.test(kind)))
    return 'warm'
  return null
}

/** Family -> how a tone is called: where it leads, and where it comes second. */
const called: Record<Family, readonly [mild: string, strong: string]> = {
  joy: ['cheerful', 'delighted'],
  love: ['caring', 'loving'],
  gratitude: ['grateful', 'very grateful'],
  sadness: ['low', 'sad'],
  hurt: ['hurt', 'deeply hurt'],
  anger: ['annoyed', 'angry'],
  fear: ['uneasy', 'worried'],
  shame: ['sorry', 'sorry and ashamed'],
  surprise: ['unsure', 'taken aback'],
  neutral: ['matter-of-fact', 'matter-of-fact'],
}

/** "hurt and annoyed, sarcastic". */
export function toneWords(tone: ToneReading): string {
  const word = (family: Family) => {
    const weight = tone.spans.reduce((sum, it) => sum + (it.family === family ? it.strength : 0), 0)
    return called[family][weight >= 1.7 ? 1 : 0]
  }
  const words = tone.second ? `${word(tone.first)} and ${word(tone.second)}` : word(tone.first)
  return tone.modifier ? `${words}, ${tone.modifier}` : words
}
