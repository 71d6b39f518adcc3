import kept from '../../data/words/rehearsal-signs.json' with { type: 'json' }
import type { ArgumentAct, RehearsalTurn } from '@mallama/contracts/coach'
import { scorns } from '../mediation/mediate.ts'
import { chanceIn } from '../read/classifier.ts'
import type { MessageAct, ActHead } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { read } from '../read/read.ts'
import said from './replies.json' with { type: 'json' }

/** How closed the other is by now. */
export type Mood = 'closed' | 'guarded' | 'open'
export type Move = keyof typeof said.replies
export type Stance = RehearsalTurn['labels']['stance']

export type Line = ReturnType<typeof lineOf>

/** Each thing a line may do: its chance is the sum of these acts, those of a received message by half. */
const signs = kept as readonly {
  move: Move
  stance: Stance
  act: ArgumentAct
  turn: readonly ActHead[]
  message: readonly MessageAct[]
}[]

/** Characters of a line that are read, since each earlier one is read again at every turn; and what a line leaves of all before it: half is gone after four. */
const [LONGEST, LEFT] = [2000, 0.85]
/** From this sum on, and so far ahead of what would be of the other kind, it is said: of 367 turns that were not learnt from, in 172, right in .51. */
const [SAID, AHEAD] = [0.5, 0.2]
/** Names and threats in few words, of which the reader has met too few: what it has of a blow beside its chances. */
const BLOW = 0.6

export const blowsIn = (text: string): ArgumentAct[] => [
  ...readTurn(text).acts.flatMap(({ id }) => (id === 'contempt' || id === 'threat' ? id : [])),
  ...(scorns(text) ? (['contempt'] as const) : []),
]

/** A line of the person's, as the one who has to answer it may take it. */
export function lineOf(text: string) {
  const near = text.slice(0, LONGEST)
  const blows = blowsIn(near)
  const reading = read(near)
  const weighed = signs.map((sign) => {
    const chance = chanceIn(reading.acts(), sign.turn) + chanceIn(reading.message(), sign.message) / 2
    return { ...sign, weight: chance + (sign.move !== 'sneer' && blows.includes(sign.act) ? BLOW : 0) }
  })
  const most = weighed.reduce((best, it) => (it.weight > best.weight ? it : best))
  // To take a blow for what hardly anybody minds is the worst mistake there is, and the other way round.
  const against = weighed.filter(({ stance }) => (stance === 'interests') !== (most.stance === 'interests'))
  const isSure = most.weight >= SAID && most.weight - Math.max(...against.map(({ weight }) => weight)) >= AHEAD
  const [shown] = (isSure ? most.turn : []).map((it) => reading.act(it)).toSorted((a, b) => b.chance - a.chance)
  return {
    text,
    /** What it stands on (Ury, Brett and Goldberg, Getting Disputes Resolved, 1988). */
    stance: most.stance,
    /** What it does, where the reader is sure enough to say so; else `plain` and no act. */
    move: isSure ? most.move : ('plain' as const),
    act: isSure ? most.act : null,
    /** The words that speak for it. */
    shown: shown?.shown ?? null,
  }
}

/** What each line adds, where it is clear what it does. */
const weights: Record<Stance, number> = { interests: -0.5, rights: 0.4, power: 0.8 }

/** Every line of the person's counts, the older ones less; nobody opens at one word. */
export function moodOf(lines: readonly Pick<Line, 'act' | 'stance'>[]): Mood {
  let guard = 1
  for (const { act, stance } of lines)
    guard = Math.min(2.4, Math.max(-0.6, 1 + (guard - 1) * LEFT + (act ? weights[stance] : 0)))
  return guard >= 1.65 ? 'closed' : guard >= 0.35 ? 'guarded' : 'open'
}
