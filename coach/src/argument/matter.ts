import kept from '../../data/said/quarrel-matters.json' with { type: 'json' }
import { toldIn } from '../text/told.ts'
import { chanceOf, type Read } from './score.ts'

/**
 * What a quarrel may be about, by the words of all its turns together; null where none or two come near. One sure
 * word counts as three; of more than 100 words, which have some of everything, each counts for less. From a sum of 4
 * on, with a sure word, and half more than the next: of 28 quarrels by other hands named so 23 are named rightly.
 */
export function matterOf(text: string) {
  const all = toldIn(text.slice(0, 20_000)).flatMap(({ words }) => words)
  const said = ` ${all.join(' ')} `
  const met = (list: string) => {
    const found = list.split(',').filter((it) => said.includes(` ${it} `))
    // What stands within a longer one is not met twice.
    return found.filter((it) => !found.some((other) => other !== it && other.includes(it))).length
  }
  const share = Math.min(1, 100 / Math.max(1, all.length))
  const sumOf = ({ sure, words }: (typeof kept.first)[number]) =>
    met(sure) && Math.sqrt(share) * 3 * met(sure) + share * met(words)
  const [first, second] = [...kept.first, ...kept.either]
    .map((it) => ({ it, sum: sumOf(it) }))
    .toSorted((a, b) => b.sum - a.sum)
  return first!.sum >= Math.max(4, 1.5 * second!.sum) ? first!.it : null
}

/** How much a turn wants something to be otherwise. */
export const asksIn = (turn: Read): number =>
  chanceOf(turn, 'complaint') + chanceOf(turn, 'demand') + chanceOf(turn, 'request')

/** Who of two surely wants a change, then who is asked; who begins is by .3 likelier to. Nobody where either may. */
export function sidesOf(turns: readonly Read[], matter: ReturnType<typeof matterOf>): readonly string[] {
  if (matter && kept.either.includes(matter)) return []
  const sides = [...Map.groupBy(turns, ({ speaker }) => speaker)].map(([name, own], at) => {
    return { name, sum: own.reduce((sum, it) => sum + asksIn(it) - chanceOf(it, 'defend'), at === 0 ? 0.3 : 0) }
  })
  const [one, two, three] = sides.toSorted((a, b) => b.sum - a.sum)
  return one && two && !three && one.sum - two.sum >= 0.2 ? [one.name, two.name] : []
}
