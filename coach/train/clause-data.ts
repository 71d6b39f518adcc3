import { ordersIn } from '../src/craft/orders.ts'
import { intentLines, saidLines } from '../src/evals/labelled.ts'
import { clausesIn, withPlaces } from '../src/read/pressed.ts'
import { messageFiles, received, train } from './read-data.ts'
import type { Example } from './task.ts'

/** Clauses of goals: 1 where half of one and more is to be said to the one it is for, 0 for what is told to the coach. */
export const clauseExamples = (): Example[] => [
  ...saidLines().flatMap(({ t, say, by }) => {
    const spans = say.map((it) => [t.indexOf(it), t.indexOf(it) + it.length] as const).filter(([from]) => from >= 0)
    return clauses(t, by, 1, ({ from, to }) => {
      const said = spans.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(to, b) - Math.max(from, a)), 0)
      return said >= (to - from) / 2
    })
  }),
  ...behindStories(),
]

/**
 * Messages that people wrote, two thirds of them behind something that was told to the coach: they teach how words to
 * somebody differ from words about them, and nothing of orders. Light, since nobody typed them together.
 */
function behindStories(): Example[] {
  const told = intentLines().flatMap((it) => (train(it) && it.intent === 'tells' && it.t.length < LONG ? [it.t] : []))
  const messages = messageFiles.flatMap(([, file]) => received(file).map(({ text }) => text))
  return messages
    .filter(({ length }) => length < LONG)
    .flatMap((message, at) => {
      const story = at % 3 === 0 ? '' : `${ended(told[(at * 7919) % told.length]!)}${at % 2 ? '. ' : ', '}`
      return clauses(`${story}${message}`, 'm', LIGHT, ({ from, to }) => (from + to) / 2 >= story.length)
    })
}
const [LONG, LIGHT] = [240, 0.1]
const ended = (text: string) => (['.', '!', '?'].includes(text.at(-1)!) ? text.slice(0, -1) : text)

function clauses(t: string, by: string, weight: number, isSaid: (it: { from: number; to: number }) => boolean) {
  const all = clausesIn(t)
  const laid = withPlaces(
    all,
    all.map(({ words }) => ordersIn(words).length > 0),
  )
  return all.map((it, at): Example => ({ told: laid[at]!, by, weight, want: [Number(isSaid(it))] }))
}
