import table from '../../data/words/craft-scores.json' with { type: 'json' }
import type { Contribution, CraftScores, CraftTone } from '@mallama/contracts/coach'
import { chanceIn, pleasant } from '../read/labels.ts'
import { read, type Reading } from '../read/read.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'
import { sentencesIn, each, wordCount } from '../text/words.ts'
import { covered, factsOf, rowOf, type Act } from './order-words.ts'

export const clamp = (value: number, least = 0, most = 100) => Math.round(Math.min(most, Math.max(least, value)))

/** How somebody is addressed is neither warmth nor mockery. */
export function unaddressed(text: string): string {
  const at = text.startsWith('Dear ') ? text.slice(0, 50).indexOf(',') : -1
  return at < 0 ? text : text.slice(at + 1).trimStart()
}

const warm: readonly string[] = pleasant.filter((it) => it !== 'joy')
const closing = ['criticism', 'contempt', 'demand', 'absolutes'] as const

/** Empathy that words show (after EPITOME, Sharma et al. 2020), 0..1; `open` -1..1: below 0 they argue or press. */
export function empathyIn({ chances: { cue, act } }: TurnReading, reading: Reading) {
  return {
    warm: Math.min(1, Math.max(chanceIn(reading.tone(), warm), act('validate'))),
    understands: Math.max(cue('validation'), act('validate')),
    asks: act('question'),
    open: Math.max(cue('validation'), act('accountability'), cue('repair')) - Math.max(...closing.map(cue)),
  }
}

/** How far words are from where a message of the tone should lie, by what the reader hears of each thing it is made of. */
function farFrom(tone: CraftTone, reading: Reading, warmth: number): Point[] {
  const act = (...some: Parameters<Reading['act']>[0][]) => Math.max(...some.map((it) => reading.act(it).chance))
  const hedging = act('question', 'offer')
  const playfulness = Math.max(chanceIn(reading.message(), ['joke']), chanceIn(reading.tone(), ['joy']))
  const heard = {
    warmth,
    // Plain is what neither leaves room nor plays.
    directness: Math.max(0, 1 - 0.6 * Math.max(hedging, playfulness)),
    playfulness,
    romance: chanceIn(reading.tone(), ['love']) * chanceIn(reading.message(), ['affection', 'invitation']),
    hedging,
    encouragement: act('validation'),
  }
  const all = Object.entries(table.tones.dimensions) as [keyof typeof heard, string][]
  return all.map(([name, said], at) => {
    const more = heard[name] - table.tones.profiles[tone][at]!
    const feature = `${more > 0 ? 'more' : 'fewer'} ${said} than ${tone} has`
    return ['toneScore', feature, (-100 * Math.abs(more)) / all.length]
  })
}

/** The four horsemen (Gottman) that are in the words, each with its spans. */
export const horsemenIn = ({ spans, harm }: TurnReading) =>
  (['criticism', 'contempt', 'defensiveness', 'stonewalling'] as const).flatMap((it) => {
    const shown = spans(it, ...(it === 'stonewalling' ? (['withdraw'] as const) : []))
    // Less harm is nobody's horseman: what mends in the words outweighs what may hurt.
    return shown.length > 0 && harm.score >= 2 ? [[it, shown] as const] : []
  })

export const fourScores = ['toneScore', 'clarityScore', 'empathyScore', 'goalAlignment'] as const
type Score = keyof CraftScores | 'positiveResponseChance'
type Point = [score: Score, feature: string, amount: number, quote?: string]

/** Scores of a message, its others and a draft alike, 0..100 after COACH.md, "Better words", by coach/data/words/craft-scores.json. `matter`: what it has to hold; empty where there is none. */
export function score(text: string, { act, matter }: { act: Act; matter: string }, tone: CraftTone) {
  const words = unaddressed(text).slice(0, 6000)
  const [turn, reading] = [readTurn(words), read(words)]
  const empathy = empathyIn(turn, reading)
  const { cues, spans, harm } = turn
  const { shows, welcome } = rowOf[act]
  const sentences = sentencesIn(words)
  const [exact] = factsOf(words)
  const [seen] = spans('validation', 'appreciation')
  const blurred = spans('absolutes', 'sarcasm')
  const quoteOf = (...some: string[]) => turn.acts.find(({ id }) => some.includes(id))?.quote
  // A plain no or an excuse takes nothing off.
  const hurting = quoteOf('contempt', 'criticism', 'threat', 'invalidate')
  const owned = spans('non-apology', 'apology')[0]?.quote
  const measures: Readonly<Record<string, readonly [value: number, quote?: string]>> = {
    any: [1],
    done: [shows.length === 0 ? 1 : Math.max(...shows.map((it) => reading.act(it).chance))],
    exact: [Number(Boolean(exact || matter)), exact],
    plain: [Number(sentences.length > 0 && sentences.every((it) => wordCount(it) <= 30))],
    short: [Number(turn.words >= 4 && turn.words <= 110 && sentences.length <= 7)],
    blurred: [Math.min(2, blurred.length), blurred[0]?.quote],
    warm: [empathy.warm, quoteOf('validate') ?? reading.tone().find(({ label }) => warm.includes(label))?.shown?.quote],
    understands: [empathy.understands, quoteOf('validate')],
    asks: [empathy.asks, quoteOf('question')],
    sees: [Number(Boolean(seen)), seen?.quote],
    owns: [Number(cues.has('apology')), owned],
    takesBack: [Number(cues.has('non-apology')), owned],
    hurts: [hurting ? harm.score : 0, hurting],
    holds: [covered(words, matter)],
    harmless: [Number(harm.score < 2.5 && turn.words > 0)],
    open: [empathy.open],
    welcome: [welcome],
  }
  const points = (table.points as [Score, string, number, string][]).map(([of, measure, weight, feature]): Point => {
    const [value, quote] = measures[measure]!
    return [of, feature, weight * value, quote]
  })
  points.push(...farFrom(tone, reading, empathy.warm))
  const total = (name: Score) => points.reduce((all, [of, , amount]) => all + (of === name ? amount : 0), 0)
  const four = each(fourScores, (name) => clamp(total(name)))
  const mean = Object.values(four).reduce((all, it) => all + it, 0) / 4
  points.push(
    ['overallScore', 'the mean of tone, clarity, empathy and goal', mean],
    ...horsemenIn(turn).map(([horseman, [span]]): Point => ['overallScore', horseman, -8, span?.quote]),
  )
  const overallScore = clamp(total('overallScore'))
  points.push(['positiveResponseChance', 'how well it is worded', 22 + overallScore * 0.5])
  // From the language alone.
  const chance = clamp(total('positiveResponseChance'), 15, 90)
  return { scores: { ...four, overallScore }, contributions: points.flatMap(shownAs), reading: turn, chance }
}

const shownAs = ([score, feature, amount, quote]: Point): Contribution[] =>
  Math.abs(amount) < 0.05 ? [] : [{ score, feature, amount: Math.round(amount * 10) / 10, ...(quote && { quote }) }]
