import { intentLines, tellingLines } from '../src/evals/labelled.ts'
import { intents } from '../src/read/labels.ts'
import { askedIn } from '../src/read/wish.ts'
import { one, train } from './read-data.ts'
import type { Example } from './task.ts'

/** Whole talks have few complaints, greetings and orders in them, and would teach that there are none: they count for less. */
const isOfTalk = ({ by }: { by: string }) => by.startsWith('tw') || by.startsWith('dt')
const OF_TALK = 0.35
/** Whole messages with what is wanted, stories among them, for `wishes.ts`. Of first messages most ask: of tellings some are enough. */
export const wishLines = (): { t: string; intent: string; by: string; kind: string }[] => [
  ...intentLines().filter((it, at) => train(it) && (at % 3 === 0 || !isOfTalk(it))),
  ...tellingLines()
    .filter(train)
    .filter((_, at) => at % 3 === 0)
    .map((it) => ({ ...it, intent: 'tells', kind: 'telling' })),
]

export function intentExamples(): Example[] {
  // Most of a talk is telling. A head of its own learns that from ordinary lines; what is wanted is learnt where it shows.
  return [
    ...intentLines()
      // In a story nobody says which sentence it is.
      .filter((it) => train(it) && it.kind !== 'story')
      .map(({ t, intent, by }) => ({
        told: askedIn(t),
        by,
        weight: isOfTalk({ by }) ? OF_TALK : 1,
        want: [...one(intents, intent), Number(intent === 'tells')],
      })),
    ...storySentences(),
    ...tellingLines()
      .filter(train)
      .map(({ t, by }) => ({ told: askedIn(t), by, weight: 1, want: [...one(intents, undefined), 1] })),
  ]
}

/** Stories in which is marked where they ask: each sentence as what it is. */
const storySentences = (): Example[] =>
  intentLines()
    .filter((it) => train(it) && it.kind === 'story' && it.q !== undefined)
    .flatMap(({ t, intent, q, by }) => {
      const at = q ? t.indexOf(q!) : -1
      return askedIn(t).map((it): Example => {
        const asks = at >= 0 && it.from < at + q!.length && it.to > at
        return {
          told: [it],
          by,
          weight: asks ? 1 : 0.3,
          want: asks ? [...one(intents, intent), Number(intent === 'tells')] : [...one(intents, undefined), 1],
        }
      })
    })
