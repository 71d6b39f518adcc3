import { ordersIn } from '../src/craft/orders.ts'
import { saidLines } from '../src/evals/labelled.ts'
import { clausesIn, withPlace } from '../src/read/clauses.ts'
import type { Example } from './read-fit.ts'

/** Clauses of goals: 1 where half of one and more is to be said to the one it is for, 0 for what is told to the coach. */
export const clauseExamples = (): Example[] =>
  saidLines().flatMap(({ t, say, by }) => {
    const spans = say.map((it) => [t.indexOf(it), t.indexOf(it) + it.length] as const).filter(([from]) => from >= 0)
    const all = clausesIn(t)
    const isOrder = all.map(({ words }) => ordersIn(words).length > 0)
    return all.map(({ from, to }, at): Example => {
      const said = spans.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(to, b) - Math.max(from, a)), 0)
      return { told: withPlace(all, at, isOrder), by, weight: 1, want: [Number(said >= (to - from) / 2)] }
    })
  })
