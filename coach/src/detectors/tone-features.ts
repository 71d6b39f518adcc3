import { gramsOf } from './emotion-grams.ts'
import { model } from './emotion-model.ts'
import { emotions } from './emotions.ts'
import { families } from './emotion-words.ts'
import { readTurn, type TurnReading } from './turn.ts'

/** One thing known about a turn: its place among the features, how much of it there is, and the words it was seen in. */
export interface ToneFeature {
  at: number
  value: number
  /** Several where a feature is a sum: each with its part of `value`. */
  spans: { start: number; end: number; part: number }[]
}

/** The places: a bias, the comment model and the lexicon by family, what the turn does, then the grams of turns. */
export const toneBlocks = { bias: 0, model: 1, lexicon: 11, turn: 21, grams: 36 } as const

type Spans = readonly { start: number; end: number; strength: number }[]
const turnFeatures: readonly ((turn: TurnReading) => Spans)[] = [
  ({ spans }) => spans.criticism,
  ({ spans }) => spans.contempt,
  ({ spans }) => spans.defensiveness,
  ({ spans }) => spans.stonewalling,
  ({ spans }) => spans.repair,
  ({ spans }) => spans.distortion,
  ({ apology }) => (apology.kind === 'apology' ? apology.spans : []),
  ({ apology }) => (apology.kind === 'non-apology' ? apology.spans : []),
  ({ sarcasm }) => sarcasm.spans,
  ({ features }) => features.gratitude,
  ({ features }) => [...features.threat, ...features.ultimatum],
  ({ features }) => features.shouting,
  ({ features }) => features['you-start'],
  ({ acts }) => acts.filter(({ id }) => id === 'complaint' || id === 'demand' || id === 'invalidate'),
  ({ acts }) => acts.filter(({ id }) => id === 'validate' || id === 'offer'),
]

/** Log-odds of rare families lie near -5 on a text that says nothing; this puts them around 0, within two either way. */
const squeezed = (z: number) => Math.max(-2, Math.min(2, (z + 3) / 2))

/**
 * What the tone of a turn is read from. `known` holds the grams of turns between people with their places. `met`: how
 * many of the turn's grams either vocabulary knows.
 */
export function toneFeatures(text: string, known: ReadonlyMap<string, number>) {
  const found: ToneFeature[] = [{ at: toneBlocks.bias, value: 1, spans: [] }]
  const scored = model.score(text)
  scored.z.forEach((z, k) => {
    const value = squeezed(z)
    // A family held at the end of the scale got there by the words that pushed it there, in proportion.
    const pull = scored.parts.map(({ row }) => (scored.damping * model.weight(row, k)) / 2)
    const up = pull.reduce((sum, part) => sum + Math.max(0, part), 0)
    const scale = value === 2 && up > 0 ? Math.min(1, 3.5 / up) : 1
    const spans = scored.parts.map(({ gram: { start, end } }, at) => ({ start, end, part: scale * (pull[at] ?? 0) }))
    found.push({ at: toneBlocks.model + k, value, spans })
  })
  const sums = new Map<number, ToneFeature>()
  const add = (at: number, start: number, end: number, part: number) => {
    const feature = sums.get(at) ?? { at, value: 0, spans: [] }
    const room = Math.min(part, 1.5 - feature.value)
    if (room <= 0) return
    feature.value += room
    feature.spans.push({ start, end, part: room })
    sums.set(at, feature)
  }
  for (const { family, start, end, strength, named } of emotions(text))
    add(toneBlocks.lexicon + families.indexOf(family), start, end, strength * (named ? 1.3 : 1))
  const turn = readTurn(text)
  turnFeatures.forEach((spansOf, k) => {
    for (const { start, end } of spansOf(turn)) add(toneBlocks.turn + k, start, end, 1)
  })
  found.push(...sums.values())
  const grams = gramsOf(text)
  const own = grams.flatMap(({ gram, start, end }) => {
    const place = known.get(gram)
    return place === undefined ? [] : [{ place, start, end }]
  })
  const value = 2 / Math.sqrt(Math.max(4, own.length))
  for (const { place, start, end } of own)
    found.push({ at: toneBlocks.grams + place, value, spans: [{ start, end, part: value }] })
  return { features: found, turn, met: scored.parts.length + own.length }
}
