import kept from '../../data/words/rehearsal-signs.json' with { type: 'json' }
import type { ArgumentAct, RehearsalTurn } from '@mallama/contracts/coach'
import type { MessageAct, ActHead } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { scorns } from '../mediation/danger.ts'
import { read, type Quote } from '../read/read.ts'
import type { Mood, Move } from './said.ts'

export type Stance = RehearsalTurn['labels']['stance']

/** A line of the person's, as the one who has to answer it may take it. */
export interface Line {
  text: string
  /** What it stands on (Ury, Brett and Goldberg, Getting Disputes Resolved, 1988). */
  stance: Stance
  /** What it does, where the reader is sure enough to say so; else `plain`. */
  move: Move
  /** Whether the reader is sure enough of the move to say so. */
  sure: boolean
  act: ArgumentAct | null
  /** The words that speak for it. */
  shown: Quote | null
}

interface Sign {
  move: Move
  stance: Stance
  act: ArgumentAct
  turn: readonly ActHead[]
  message: readonly MessageAct[]
}

/** Each thing a line may do: its chance is the sum of these acts, those of a received message by half. */
const signs = kept as readonly Sign[]

const names = ['interests', 'rights', 'power'] as const

/**
 * From this sum on, and so far ahead of what would be of the other kind, it is said: on turns that were not learnt from
 * (odd conversations), of 367 in 172, right in .51; the rules before it said 207, right in .39.
 */
const said = 0.5
const ahead = 0.2
const longest = 2000

/** Names and threats in few words, of which the reader has met too few: what it has of a blow beside its chances. */
const blow = 0.6

export type Blow = 'contempt' | 'threat'
export function blowsIn(text: string): Blow[] {
  const acts = readTurn(text).acts.map(({ id }) => id)
  return (['contempt', 'threat'] as const).filter((it) => acts.includes(it) || (it === 'contempt' && scorns(text)))
}

export function lineOf(content: string): Line {
  const text = content.slice(0, longest)
  const blows = blowsIn(text)
  const reading = read(text)
  const messages = new Map(reading.message().map((it) => [it.label, it.chance]))
  const weighed = signs.map((sign) => {
    const inTurn = sign.turn.reduce((all, it) => all + reading.act(it).chance, 0)
    const inMessage = sign.message.reduce((all, it) => all + (messages.get(it) ?? 0), 0)
    const isBlow = sign.move !== 'sneer' && blows.some((it) => it === sign.act)
    return { sign, weight: inTurn + inMessage / 2 + (isBlow ? blow : 0) }
  })
  const { sign, weight } = weighed.reduce((most, it) => (it.weight > most.weight ? it : most))
  // Expected values: what speaks for each, added up. A line that shows none is a plain word, and so interests.
  const sumOf = (stance: Stance) => weighed.reduce((all, it) => all + (it.sign.stance === stance ? it.weight : 0), 0)
  const stance = names.reduce((most, it) => (sumOf(it) > sumOf(most) ? it : most))
  // To take a blow for what hardly anybody minds is the worst mistake there is, and the other way round.
  const isKind = sign.stance === 'interests'
  const against = weighed.filter((it) => (it.sign.stance === 'interests') !== isKind).map((it) => it.weight)
  // What stands on power is praised for nothing.
  const isPraised = stance === 'power' && isKind
  const sure = weight >= said && weight - Math.max(...against) >= ahead && !isPraised
  const [shown] = sign.turn.map((it) => reading.act(it)).toSorted((a, b) => b.chance - a.chance)
  return {
    text: content,
    // Names and threats want to make the other do it, whatever else stands beside them.
    stance: sure && (sign.move === 'attack' || sign.move === 'threat') ? 'power' : stance,
    move: sure ? sign.move : 'plain',
    sure,
    act: sure ? sign.act : null,
    shown: sure ? (shown?.shown ?? null) : null,
  }
}

/** What each line adds, where it is clear what it does. */
const weights: Record<Stance, number> = { interests: -0.5, rights: 0.4, power: 0.8 }

/**
 * Every line of the person's counts, the older ones less; nobody opens at one word. `base`: where they stand by nature,
 * 1 or above, from what they were quoted as saying.
 */
export function moodOf(lines: readonly Pick<Line, 'sure' | 'stance'>[], base: number): Mood {
  let guard = base
  for (const { sure, stance } of lines)
    guard = Math.min(2.4, Math.max(-0.6, base + (guard - base) * 0.85 + (sure ? weights[stance] : 0)))
  return guard >= 1.65 ? 'closed' : guard >= 0.35 ? 'guarded' : 'open'
}
