import { polish } from '../builtin/polish.ts'
import { readTurn } from '../detectors/turn.ts'
import { readClauses } from '../read/read.ts'
import type { Piece } from './goal.ts'
import { ordersIn } from './orders.ts'

const third = new Set("he he's she she's they they're him her them his their".split(' '))
export const ofThem = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^a-z']+/)
    .some((it) => third.has(it))

/**
 * From this chance on a clause is to be said; beside such a one, from that one on. On authors left out four in five were
 * to be said, and most of the rest could be (decision 100).
 */
const [SAID, BESIDE, MOST] = [0.7, 0.4, 6]
const leads = new Set(['and', 'but', 'so', 'that', 'because'])

/** Where nothing is ordered: what reads as words to them already. Of somebody else it cannot be told who that is. */
export function saidIn(text: string, names: readonly string[]): Piece[] {
  const all = readClauses(text).map(({ words, chance }) => {
    const [first = '', ...rest] = words.split(' ')
    const own = leads.has(first.toLowerCase()) ? rest.join(' ') : words
    const may = own.split(' ').length > 1 && !ofThem(own) && ordersIn(own).length === 0
    return { own, from: words, chance: may ? chance : 0 }
  })
  const kept = new Set(all.filter(({ chance, own }) => chance >= SAID && own.split(' ').length > 2))
  const grow = (list: typeof all) =>
    list.forEach((it, at) => kept.has(list[at - 1]!) && it.chance >= BESIDE && kept.add(it))
  grow(all)
  grow(all.toReversed())
  return all
    .filter((it) => kept.has(it) && readTurn(it.own).spans.contempt.length === 0)
    .map(({ own, from }): Piece => ({ act: 'tell', form: 'clause', words: polish(own, names), from }))
    .slice(0, MOST)
}
