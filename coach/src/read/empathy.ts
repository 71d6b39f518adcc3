import { families, pleasant } from './families.ts'
import type { Span } from '../text/span.ts'
import { evidenceIn } from './turn-evidence.ts'
import { actAt, cueAt, feelingAt } from './turn-heads.ts'
import { alone, feelings, named, oddsOf } from './turns.ts'

/** How likely words show something, 0..1, and where. */
interface Shown {
  chance: number
  quote: string
}

/** What of empathy words show (after EPITOME, Sharma et al. 2020), as chances of the reader of turns. */
export interface Empathy {
  /** Love, thanks or comfort. */
  warmth: Shown
  /** The other's feeling or view makes sense. */
  understanding: Shown
  /** What they have not said yet is asked for. */
  interest: Shown
  /** -1..1: above 0 the words sound open to the other's view, below 0 they argue or press. */
  openness: number
}

const warm = pleasant.filter((it) => it !== 'joy')

export function empathyIn(text: string): Empathy {
  const odds = oddsOf(text)
  const chances = named(alone(odds))
  const felt = feelings(odds)
  const evidence = evidenceIn(text)
  const shown = (chance: number, heads: readonly number[]): Shown => {
    const { quote }: Span = evidence('empathy', heads)
    return { chance: Math.min(1, chance), quote }
  }
  const most = (...some: number[]) => Math.max(...some)
  const open = most(chances.cue('validation'), chances.act('accountability'), chances.cue('repair'))
  const closed = most(
    chances.cue('criticism'),
    chances.cue('contempt'),
    chances.cue('demand'),
    chances.cue('absolutes'),
  )
  return {
    warmth: shown(
      most(
        warm.reduce((sum, family) => sum + felt[families.indexOf(family)]!, 0),
        chances.act('validate'),
      ),
      [...warm.map(feelingAt), actAt('validate')],
    ),
    understanding: shown(most(chances.cue('validation'), chances.act('validate')), [cueAt('validation')]),
    interest: shown(chances.act('question'), [actAt('question')]),
    openness: open - closed,
  }
}
