import { weightsOf } from '../learn/bytes.ts'
import { linearOf, type Weights } from '../learn/linear.ts'
import { once } from '../once.ts'
import { toldIn } from '../safety/told.ts'
import file from './goodbyes.json' with { type: 'json' }

/** goodbyes.json as train/goodbyes.ts writes it; `from`: log-odds from which it is asked about, and met with help. */
interface GoodbyeWeights extends Weights {
  from: Readonly<Record<'one' | 'two', number>>
}
const model = once(() => {
  const { from, ...weights } = file as unknown as GoodbyeWeights
  return { linear: linearOf(weights, weightsOf(weights.weights)), from }
})

/** A goodbye for good is short; in a longer message it is the shared screen that hears one. */
const LONGEST = 90

/** How grave it is that a message somebody received may be its sender's goodbye for good. */
export function goodbyeIn(text: string): 0 | 1 | 2 {
  const told = toldIn(text.slice(0, 2000))
  if (told.reduce((all, { words }) => all + words.length, 0) > LONGEST) return 0
  const { linear, from } = model()
  const odds = linear.odds(told.map(({ words }) => linear.sumsOf(words)))[0]!
  return odds >= from.two ? 2 : odds >= from.one ? 1 : 0
}
