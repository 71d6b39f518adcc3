import { dangerGoalLines, goalLines, intentLines, kindLines } from '../src/evals/labelled.ts'
import { endangered, goalDangers } from './labels.ts'
import { withDangers } from '../src/read/pressed.ts'

import { ofWords, one, rows, train } from './read-data.ts'
import type { Example } from './task.ts'

/** Goals by the danger that they show; beside them other goals and requests for words, which nearly all show none. */
export const goalDangerExamples = (): Example[] => [
  ...dangerGoalLines().map(({ t, danger, who, by }) => ({
    told: withDangers(t),
    by,
    weight: by === OWN ? ORDERED : 1,
    want: [...one(goalDangers, danger), ...one(endangered, danger === 'none' ? undefined : who)],
  })),
  ...goalLines().flatMap(({ t, refuse, by }) =>
    refuse === 'none' || refuse === 'pursue'
      ? [{ told: withDangers(t), by, weight: by === PLAIN ? ORDERED : 1, want: want(refuse) }]
      : [],
  ),
  ...[
    ...rows('../data/goals.txt').map((t) => ({ t, by: PLAIN })),
    ...kindLines().filter(train),
    ...intentLines().filter((it) => train(it) && ofWords.includes(it.intent)),
  ].map(({ t, by }) => ({ told: withDangers(t), by, weight: FINE, want: want('none') })),
]
const want = (danger: string) => [...one(goalDangers, danger), ...one(endangered, undefined)]
/** Orders in plain words, written by the project. */
const [PLAIN, OWN] = ['g0', 'h0']
const [FINE, ORDERED] = [0.5, 2]
