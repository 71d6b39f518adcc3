import { written } from '../src/evals/written.ts'
import { askedIn } from '../src/read/wish.ts'
import { one, shared, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example, Together } from './task.ts'
import { occasionsSaid } from './texts.ts'

/** Requests for words, behind what was told before them, with the occasion they are of; and the words of each occasion, with what it is for. */
const occasions = [...occasionsSaid.keys()]

/** How much a request counts alone, where more was told before it, and a text of ours. */
const [ALONE, OURS] = [0.3, 0.7]
const occasionExamples = (): Example[] => [
  ...written().flatMap((it) => {
    const { t, earlier = it.before === undefined ? [] : [it.before], occasion, occasionAlso: also, by } = it
    if (!train(it) || !occasion || occasion === 'none') return []
    const want = shared(occasions, occasion, also)
    const view = (text: string, weight: number) => ({ told: askedIn(text), by, weight, want })
    return earlier.length > 0 ? [view([...earlier, t].join('\n'), 1), view(t, ALONE)] : [view(t, 1)]
  }),
  ...[...occasionsSaid].flatMap(([key, { ways }]) =>
    [ways.plain, ways.warm, ways.firm].map((it) => ({
      told: askedIn(it),
      by: 'own0',
      weight: OURS,
      want: one(occasions, key),
    })),
  ),
]

const groups: Together['groups'] = [{ name: 'occasion', labels: occasions, one: true }]
export const occasionRecipe = {
  groups,
  together: { ridge: 0.01, lasso: 0.35, drop: 0.8 },
  floor: 1,
  most: 16_000,
  rarest: 3,
  rare: 0.5,
  rounds: 12,
  examples: occasionExamples,
  parts: inParts(2),
}
