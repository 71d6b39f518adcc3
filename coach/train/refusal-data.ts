import { goalLines, intentLines, kindLines } from '../src/evals/labelled.ts'
import { refusals } from './labels.ts'
import { toldIn } from '../src/text/words.ts'
import { messageFiles, ofWords, one, received, rows, train, underHeads } from './read-data.ts'
import type { Example } from './task.ts'

/** Goals by what may not be written; beside them requests for words and plain messages, which are nearly all fine. */
export const refusalExamples = (): Example[] => [
  ...[...goalLines(), ...rows('../data/goals.txt').map((t) => ({ t, refuse: 'none', by: PLAIN }))].map(
    ({ t, refuse, by }) => ({
      told: toldIn(t),
      by,
      weight: by === PLAIN ? plainly(refuse) : PLAINEST.includes(by) ? 2.5 : 1,
      want: one(refusals, refuse),
    }),
  ),
  ...[
    ...kindLines().filter(train),
    ...aboutWords(),
    ...underHeads('./plain-messages.txt').map(({ text }) => ({ t: text, by: 'plain' })),
  ].map(({ t, by }) => ({ told: toldIn(t), by, weight: FINE, want: one(refusals, 'none') })),
  ...messageFiles.flatMap(([by, file]) =>
    received(file).flatMap(({ text, act }) =>
      act === 'ultimatum'
        ? []
        : [{ told: toldIn(text), by, weight: FINE, want: one(refusals, act === 'threat' ? 'threat' : 'none') }],
    ),
  ),
]
const aboutWords = () => intentLines().filter((it) => train(it) && ofWords.includes(it.intent))
const FINE = 0.5
/** Orders in plain words, written by the project: mostly fine, as ordinary ones are. */
const PLAIN = 'g0'
const plainly = (refuse: string) => (refuse === 'none' ? 16 : 5)
/** Orders as plain as people give them, by six hands. */
const PLAINEST = ['pg1', 'pg2', 'pg4', 'pg5', 'pg6', 'da2']
