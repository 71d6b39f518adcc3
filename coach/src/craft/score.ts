import type { Contribution, CraftScores, CraftTone } from '@mallama/contracts/coach'
import { empathyIn } from '../read/empathy.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'
import type { Act } from './acts.ts'
import { dimensions, dimensionWords, profiles, toneCues, type Dimension, type Profile } from './cues/tones.ts'
import { factsOf } from './facts.ts'
import { coveredBy, matches, type Slots } from './slots.ts'

export interface Scored {
  scores: CraftScores
  contributions: Contribution[]
  reading: TurnReading
  profile: Profile
  /** Goal words that are not in it. */
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

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
const round = (value: number) => Math.round(value * 10) / 10

/** How somebody is addressed is neither warmth nor mockery. */
export const unaddressed = (text: string): string => text.replace(/^Dear [^,]{1,40},/, '').trimStart()

/** How much of each dimension the words have, 0..1: no hit 0, one 0.55, two 0.85, three and more 1. */
export function profileOf(text: string): Profile {
  // A wish ("I would love") leaves no room.
  const read = unaddressed(text.slice(0, 6000))
  const amount = (dimension: Dimension) =>
    [0, 0.55, 0.85, 1][Math.min(3, read.match(toneCues[dimension])?.length ?? 0)] ?? 0
  const hedging = amount('hedging')
  // Plain words are read from what is there and from what is not: room left takes directness away.
  const directness = Math.max(0, Math.min(1, 0.45 + amount('directness') * 0.55 - hedging * 0.4))
  return {
    warmth: amount('warmth'),
    directness,
    playfulness: amount('playfulness'),
    romance: amount('romance'),
    hedging,
    encouragement: amount('encouragement'),
  }
}

export function distance(one: Profile, two: Profile): number {
  return dimensions.reduce((sum, dimension) => sum + Math.abs(one[dimension] - two[dimension]), 0) / dimensions.length
}

interface Measure {
  act: Act
  slots: Slots
}

/**
 * Scores a message for a goal and a tone, as COACH.md says ("Craft message"); the candidates and the writer's draft go
 * through the same function. All scores 0..100.
 */
export function score(text: string, goal: Measure, tone: CraftTone): Scored {
  const reading = readTurn(unaddressed(text))
  const contributions: Contribution[] = []
  const add = (score: string, feature: string, amount: number, quote?: string) => {
    if (Math.abs(amount) >= 0.05)
      contributions.push({ score, feature, amount: round(amount), ...(quote ? { quote } : {}) })
    return amount
  }
  const profile = profileOf(text)
  let toneScore = add('toneScore', 'a message with nothing off the chosen tone', 100)
  for (const dimension of dimensions) {
    const off = profile[dimension] - profiles[tone][dimension]
    toneScore += add(
      'toneScore',
      `${off > 0 ? 'more' : 'fewer'} ${dimensionWords[dimension]} than ${tone} has`,
      (-100 * Math.abs(off)) / dimensions.length,
    )
  }

  const parts = text.split(/[.!?]+(?:\s|$)/).filter((it) => /\p{L}/u.test(it))
  const words = reading.words
  const longest = Math.max(0, ...parts.map((it) => it.split(/\s+/).length))
  const asks = text.match(/\?|\b(?:please|could you|would you|i need you to|let me know|tell me)\b/gi)?.length ?? 0
  let clarityScore = add('clarityScore', 'where a message starts', 30)
  clarityScore += matches(goal.act, text) ? add('clarityScore', 'what it is for is said outright', 25) : 0
  if (asks > 3) clarityScore += add('clarityScore', 'more than one thing is asked at once', -10)
  const [exact] = factsOf(text)
  const specific = goal.slots.length > 0 && coveredBy(text, goal.slots).share > 0.5
  if (exact || specific) clarityScore += add('clarityScore', 'it says exactly what or when', 20, exact)
  if (parts.length > 0 && longest <= 30) clarityScore += add('clarityScore', 'no sentence is too long to follow', 15)
  if (words >= 4 && words <= 110 && parts.length <= 7)
    clarityScore += add('clarityScore', 'short enough to be read at once', 10)
  for (const { quote } of [...reading.features.absolute, ...reading.sarcasm.spans].slice(0, 2))
    clarityScore += add('clarityScore', 'not to be taken at its word', -8, quote)

  const { apology } = reading
  const empathy = empathyIn(text)
  let empathyScore = add('empathyScore', 'where a message starts', 40)
  for (const [shown, feature, most] of [
    [empathy.warmth, 'warmth or concern is shown', 20],
    [empathy.understanding, 'it says how it is for them', 20],
    [empathy.interest, 'it asks what they have not said yet', 12],
  ] as const)
    empathyScore += add('empathyScore', feature, shown.chance * most, shown.quote)
  const [acknowledged] = [...reading.features.acknowledgement, ...reading.features.gratitude]
  if (acknowledged) empathyScore += add('empathyScore', 'it sees their side or thanks them', 12, acknowledged.quote)
  if (apology.kind === 'apology') empathyScore += add('empathyScore', 'it owns something', 12, apology.spans[0]?.quote)
  if (
    /\b(?:no need to answer|take (?:all )?(?:your|the) time|whenever|if it (?:suits|is hard)|yours to decide|either way|no obligation|listen|please)\b/i.test(
      text,
    )
  )
    empathyScore += add('empathyScore', 'it leaves them a choice', 8)
  if (apology.kind === 'non-apology')
    empathyScore += add('empathyScore', 'an apology that takes itself back', -20, apology.spans[0]?.quote)
  const hurting = hurtingIn(reading)
  if (hurting) empathyScore += add('empathyScore', 'words that hurt', -reading.harm.score * 4, hurting)

  const covered = coveredBy(text, goal.slots)
  let goalAlignment = add('goalAlignment', 'what the goal says is in it', 60 * covered.share)
  if (matches(goal.act, text)) goalAlignment += add('goalAlignment', 'it does what the goal wants done', 25)
  if (reading.harm.score < 2.5 && words > 0)
    goalAlignment += add('goalAlignment', 'nothing in it works against the goal', 15)

  const four = [toneScore, clarityScore, empathyScore, goalAlignment].map(percent)
  const mean = four.reduce((sum, it) => sum + it, 0) / 4
  add('overallScore', 'the mean of tone, clarity, empathy and goal', mean)
  let overall = mean
  for (const [horseman, [span]] of horsemenIn(reading)) overall += add('overallScore', horseman, -8, span?.quote)
  const [tone_ = 0, clarity = 0, warm = 0, aligned = 0] = four
  const scores = {
    toneScore: tone_,
    clarityScore: clarity,
    empathyScore: warm,
    goalAlignment: aligned,
    overallScore: percent(overall),
  }
  return {
    scores,
    contributions,
    reading,
    profile,
    missing: covered.missing,
    chance: chanceOf(scores.overallScore, reading, empathy.openness, goal.act, add),
  }
}

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

function chanceOf(
  overall: number,
  reading: TurnReading,
  openness: number,
  act: Act,
  add: (score: string, feature: string, amount: number) => number,
): number {
  const sum =
    add('positiveResponseChance', 'how well it is worded', 22 + overall * 0.5) +
    add('positiveResponseChance', 'what kind of message it is', welcome[act]) +
    add('positiveResponseChance', 'how open it sounds to the other view', openness * 8) +
    (hurtingIn(reading) ? add('positiveResponseChance', 'words that hurt', -reading.harm.score * 4) : 0)
  return Math.round(Math.min(90, Math.max(15, sum)))
}

/** The words that hurt; a plain no or an excuse is none, and takes nothing off. */
const hurtingIn = ({ acts }: TurnReading): string | undefined =>
  acts.find(({ id }) => /^(?:contempt|criticism|threat|invalidate)$/.test(id))?.quote
