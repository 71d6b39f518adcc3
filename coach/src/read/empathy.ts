import { actAt, cueAt, families, feelingAt, pleasant } from './labels.ts'
import { evidenceIn } from './turn-evidence.ts'
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
const closing = ['criticism', 'contempt', 'demand', 'absolutes'] as const

export function empathyIn(text: string): Empathy {
  const odds = oddsOf(text)
  const [{ cue, act }, felt, evidence] = [named(alone(odds)), feelings(odds), evidenceIn(text)]
  const shown = (heads: readonly number[], ...chances: number[]): Shown => ({
    chance: Math.min(1, Math.max(...chances)),
    quote: evidence('empathy', heads).quote,
  })
  const loves = warm.reduce((sum, family) => sum + felt[families.indexOf(family)]!, 0)
  return {
    warmth: shown([...warm.map(feelingAt), actAt('validate')], loves, act('validate')),
    understanding: shown([cueAt('validation')], cue('validation'), act('validate')),
    interest: shown([actAt('question')], act('question')),
    openness: Math.max(cue('validation'), act('accountability'), cue('repair')) - Math.max(...closing.map(cue)),
  }
}
