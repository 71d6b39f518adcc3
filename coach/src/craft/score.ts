import type { Contribution, CraftScores, CraftTone } from '@mallama/contracts/coach'
import type { ActHead } from '../read/labels.ts'
import { empathyIn, type Empathy } from '../read/empathy.ts'
import { read, type Reading } from '../read/read.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { wordCount } from '../text/words.ts'
import type { Act } from './acts.ts'
import { covered, factsOf } from './facts.ts'

/** What a tone is made of, as the reader hears it in a message, each 0..1. */
const dimensions = {
  warmth: 'warm words',
  directness: 'plain words',
  playfulness: 'playful words',
  romance: 'romantic words',
  hedging: 'words that leave room',
  encouragement: 'words that encourage',
}
type Dimension = keyof typeof dimensions
type Profile = Readonly<Record<Dimension, number>>
const all = Object.keys(dimensions) as Dimension[]

const profile = (...values: number[]): Profile =>
  Object.fromEntries(all.map((it, at) => [it, values[at] ?? 0])) as Profile

/** Where a message of each tone should lie. Set by hand. */
const profiles: Readonly<Record<CraftTone, Profile>> = {
  caring: profile(0.9, 0.5, 0, 0, 0.2, 0.2),
  playful: profile(0.4, 0.5, 0.9, 0.1, 0.1, 0.1),
  flirty: profile(0.4, 0.5, 0.3, 0.9, 0.1, 0.1),
  direct: profile(0.1, 1, 0, 0, 0, 0),
  diplomatic: profile(0.3, 0.3, 0, 0, 0.9, 0.1),
  encouraging: profile(0.4, 0.5, 0.1, 0, 0.1, 0.9),
}

export interface Scored {
  scores: CraftScores
  contributions: Contribution[]
  reading: TurnReading
  /** In what it is farthest from the tone, in words; null where it is on it. */
  off: string | null
  /** Words of the matter that are not in it. */
  missing: readonly string[]
  /** 15..90, from the language alone. */
  chance: number
}

/** Where nothing was read there is nothing to measure. */
export const unscored = {
  toneScore: null,
  clarityScore: null,
  empathyScore: null,
  goalAlignment: null,
  overallScore: null,
} as const

const clamp = (value: number, least = 0, most = 100) => Math.round(Math.min(most, Math.max(least, value)))
const LONGEST = 6000

/** How somebody is addressed is neither warmth nor mockery. */
export function unaddressed(text: string): string {
  const at = text.startsWith('Dear ') ? text.slice(0, 50).indexOf(',') : -1
  return at < 0 ? text : text.slice(at + 1).trimStart()
}

/** Plain is what neither leaves room nor plays. */
function profileOf(reading: Reading, empathy: Empathy): Profile {
  const feelings = reading.tone()
  const of = (family: string) => feelings.find(({ label }) => label === family)?.chance ?? 0
  const does = (...acts: string[]) =>
    reading.message().reduce((sum, { label, chance }) => sum + (acts.includes(label) ? chance : 0), 0)
  const hedging = Math.max(reading.act('question').chance, reading.act('offer').chance)
  const playfulness = Math.max(does('joke'), of('joy'))
  return {
    warmth: empathy.warmth.chance,
    directness: Math.max(0, 1 - 0.6 * Math.max(hedging, playfulness)),
    playfulness,
    romance: of('love') * does('affection', 'invitation'),
    hedging,
    encouragement: reading.act('validation').chance,
  }
}

/** Which of the reader's acts shows that a message does what it is for; none where any message does. */
const shows: Readonly<Record<Act, readonly ActHead[]>> = {
  apologise: ['apology', 'accountability'],
  ask: ['ask', 'question'],
  invite: ['offer', 'question'],
  boundary: ['limit', 'ask'],
  thank: ['appreciation'],
  comfort: ['validation', 'offer'],
  disagree: [],
  end: ['ending'],
  congratulate: ['appreciation'],
  remind: ['ask'],
  decline: ['limit'],
  tell: [],
}
const doneIn = (act: Act, reading: Reading): number =>
  shows[act].length === 0 ? 1 : Math.max(...shows[act].map((it) => reading.act(it).chance))

/**
 * Scores a message for what it is to say and a tone, as COACH.md says ("Better words"); the candidates and the writer's
 * draft go through the same function. All scores 0..100. `matter`: what it has to hold; empty where there is none.
 */
export function score(text: string, goal: { act: Act; matter: string }, tone: CraftTone): Scored {
  const words = unaddressed(text).slice(0, LONGEST)
  const [turn, reading, empathy] = [readTurn(words), read(words), empathyIn(words)]
  const contributions: Contribution[] = []
  const add = (score: string, feature: string, amount: number, quote?: string) => {
    if (Math.abs(amount) >= 0.05)
      contributions.push({ score, feature, amount: Math.round(amount * 10) / 10, ...(quote ? { quote } : {}) })
    return amount
  }
  const own = profileOf(reading, empathy)
  const far = all.map((it) => ({
    feature: `${own[it] > profiles[tone][it] ? 'more' : 'fewer'} ${dimensions[it]} than ${tone} has`,
    by: Math.abs(own[it] - profiles[tone][it]),
  }))
  const toneScore = far.reduce(
    (sum, { feature, by }) => sum + add('toneScore', feature, (-100 * by) / all.length),
    add('toneScore', 'a message with nothing off the chosen tone', 100),
  )

  const done = doneIn(goal.act, reading)
  const parts = sentencesIn(words)
  const [exact] = factsOf(words)
  let clarityScore = add('clarityScore', 'where a message starts', 30)
  clarityScore += add('clarityScore', 'what it is for is said outright', 25 * done)
  if (exact || goal.matter) clarityScore += add('clarityScore', 'it says exactly what or when', 20, exact)
  if (parts.length > 0 && parts.every((it) => wordCount(it) <= 30))
    clarityScore += add('clarityScore', 'no sentence is too long to follow', 15)
  if (turn.words >= 4 && turn.words <= 110 && parts.length <= 7)
    clarityScore += add('clarityScore', 'short enough to be read at once', 10)
  for (const { quote } of [...turn.features.absolute, ...turn.sarcasm.spans].slice(0, 2))
    clarityScore += add('clarityScore', 'not to be taken at its word', -8, quote)

  const { apology, features } = turn
  let empathyScore = add('empathyScore', 'where a message starts', 40)
  for (const [shown, feature, most] of [
    [empathy.warmth, 'warmth or concern is shown', 20],
    [empathy.understanding, 'it says how it is for them', 20],
    [empathy.interest, 'it asks what they have not said yet', 12],
  ] as const)
    empathyScore += add('empathyScore', feature, shown.chance * most, shown.quote)
  const [acknowledged] = [...features.acknowledgement, ...features.gratitude]
  if (acknowledged) empathyScore += add('empathyScore', 'it sees their side or thanks them', 12, acknowledged.quote)
  if (apology.kind === 'apology') empathyScore += add('empathyScore', 'it owns something', 12, apology.spans[0]?.quote)
  if (apology.kind === 'non-apology')
    empathyScore += add('empathyScore', 'an apology that takes itself back', -20, apology.spans[0]?.quote)
  const hurting = turn.acts.find(({ id }) => hurts.has(id))?.quote
  if (hurting) empathyScore += add('empathyScore', 'words that hurt', -turn.harm.score * 4, hurting)

  const { share, missing } = covered(words, goal.matter)
  let goalAlignment = add('goalAlignment', 'what the goal says is in it', 60 * share)
  goalAlignment += add('goalAlignment', 'it does what the goal wants done', 25 * done)
  if (turn.harm.score < 2.5 && turn.words > 0)
    goalAlignment += add('goalAlignment', 'nothing in it works against the goal', 15)

  const four = {
    toneScore: clamp(toneScore),
    clarityScore: clamp(clarityScore),
    empathyScore: clamp(empathyScore),
    goalAlignment: clamp(goalAlignment),
  }
  let overall = Object.values(four).reduce((sum, it) => sum + it, 0) / 4
  add('overallScore', 'the mean of tone, clarity, empathy and goal', overall)
  for (const [horseman, [span]] of horsemenIn(turn)) overall += add('overallScore', horseman, -8, span?.quote)
  const scores = { ...four, overallScore: clamp(overall) }
  const chance =
    add('positiveResponseChance', 'how well it is worded', 22 + scores.overallScore * 0.5) +
    add('positiveResponseChance', 'what kind of message it is', welcome[goal.act]) +
    add('positiveResponseChance', 'how open it sounds to the other view', empathy.openness * 8) +
    (hurting ? add('positiveResponseChance', 'words that hurt', -turn.harm.score * 4) : 0)
  const farthest = far.reduce((most, it) => (it.by > most.by ? it : most))
  return {
    scores,
    contributions,
    reading: turn,
    off: farthest.by > 0 ? farthest.feature : null,
    missing,
    chance: clamp(chance, 15, 90),
  }
}

/** What hurts; a plain no or an excuse is none, and takes nothing off. */
const hurts: ReadonlySet<string> = new Set(['contempt', 'criticism', 'threat', 'invalidate'])

/** Less harm than this is nobody's horseman: what mends in the words outweighs what may hurt. */
const HURTS = 2
/** The four horsemen (Gottman) that are in the words, each with its spans. */
export const horsemenIn = ({ spans, harm }: TurnReading) =>
  (['criticism', 'contempt', 'defensiveness', 'stonewalling'] as const)
    .map((it) => [it, spans[it]] as const)
    .filter(([, found]) => found.length > 0 && harm.score >= HURTS)

/** Some messages are harder to like than others, however they are worded. Set by hand. */
const welcome: Readonly<Record<Act, number>> = {
  thank: 12,
  congratulate: 14,
  invite: 4,
  comfort: 6,
  apologise: 2,
  remind: -2,
  tell: -4,
  ask: -4,
  disagree: -10,
  decline: -12,
  boundary: -14,
  end: -30,
}
