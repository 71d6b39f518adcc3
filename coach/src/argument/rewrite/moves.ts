import { firstIn } from '../../sieve.ts'
import type { Move, Said, Scene } from './move.ts'
import { deeds } from './moves-deeds.ts'
import { leaving } from './moves-leaving.ts'
import { blame } from './moves-blame.ts'
import { meant } from './moves-meant.ts'
import { plainMoves } from './moves-plain.ts'
import { questions } from './moves-questions.ts'
import { stockMoves } from './stock.ts'
import { threats } from './moves-threats.ts'
import { verdicts } from './moves-verdicts.ts'

// The order decides: what ends the talk is looked for before what judges the person.
const sure: readonly Move[] = [...plainMoves, ...threats, ...questions, ...verdicts]
const moves: readonly Move[] = [...plainMoves, ...leaving, ...sure, ...deeds]

/** The first move that fits the clause, or null. */
export function moveFor(clause: string, scene: Scene): Said | null {
  if (clause.length > 400) return null
  for (const [pattern, make] of moves) {
    const hit = pattern.exec(clause)
    const found = hit ? make(hit, scene) : null
    if (found) return sure.some((it) => it[0] === pattern) ? { ...found, sure: true } : found
  }
  return null
}

/** What a stock line of quarrels means; null where it is none. */
export const stockMeant = (clause: string, scene: Scene): Said | null => firstOf(stockMoves, clause, scene)

const sayings: readonly Move[] = [...stockMoves, ...meant, ...blame]

/** What a saying means by itself, whatever the rest of the turn is; null where it is none. */
export function meantBy(clause: string, scene: Scene): Said | null {
  const found = firstOf(sayings, clause, scene)
  return found && { ...found, sure: true }
}

function firstOf(list: readonly Move[], clause: string, scene: Scene): Said | null {
  if (clause.length > 200) return null
  for (const [pattern, make] of list) {
    const hit = firstIn(pattern, clause)
    const found = hit ? make(hit, scene) : null
    if (found) return found
  }
  return null
}
