import kept from '../../data/said/quarrel-matters.json' with { type: 'json' }
import { read } from '../read/read.ts'
import { chanceOf, type Read } from './score.ts'

const all = [...kept.first, ...kept.either]
/** Of fewer words any matter comes near; from this chance on nine of ten were right in quarrels not learnt from, and two of three by other hands. */
const [LEAST, SURE] = [40, 0.5]

/** What a quarrel may be about, by the words of all its turns together; null where that is not sure, or none of these. */
export function matterOf(text: string) {
  const it = read(text)
  const [best] = it.words < LEAST ? [] : it.quarrel()
  return best && best.chance >= SURE ? (all.find(({ id }) => id === best.label) ?? null) : null
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
