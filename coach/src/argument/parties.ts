import type { ArgumentAct } from '@mallama/contracts/coach'
import { noWish, wishes } from './wishes.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { does, type Read } from './score.ts'

/** What one of them said, gathered once for everything that is told about them. */
export interface Party {
  name: string
  turns: Read[]
  /** What they said outright that they want. */
  wishes: Quote[]
  /** Their harshest turn, from harm 2 on. */
  worst: Read | null
}

// A page of needs for each of forty speakers helps nobody, and a long export must not cost more than its length.
const readTurns = 400

export function partiesOf(turns: readonly Read[]): Party[] {
  const byName = new Map<string, Read[]>()
  for (const turn of turns) {
    const held = byName.get(turn.speaker)
    if (held) held.push(turn)
    else byName.set(turn.speaker, [turn])
  }
  return [...byName].map(([name, own]): Party => {
    const some = own.slice(0, readTurns)
    const worst = own.reduce<Read | null>((a, b) => (b.harm >= 2 && (!a || b.harm > a.harm) ? b : a), null)
    return {
      name,
      turns: own,
      wishes: wishesOf(some),
      worst,
    }
  })
}

function wishesOf(turns: readonly Read[]): Quote[] {
  const found: Quote[] = []
  for (const turn of turns) {
    if (does(turn, 'contempt', 'threat')) continue
    for (const piece of turn.pieces)
      for (const hit of piece.text.slice(0, 4000).matchAll(wishes)) {
        const quote = (hit[1] ?? '').replace(/[,;:\s]+$/, '')
        // "I would like that" takes what was offered.
        if (/^i(?: would|['’]?d) (?:like|love|prefer) (?:that|it|to)?[.!]*$/i.test(quote)) continue
        if (noWish.test(quote) || quote.split(/\s+/).length < 4) continue
        found.push({
          quote,
          start: piece.start + hit.index,
          end: piece.start + hit.index + quote.length,
          speaker: turn.speaker,
        })
        if (found.length >= 4) return found
      }
  }
  return found
}

/** The first turn of theirs that does this, quoted; gentle turns only where asked. */
export function shows(party: Party, act: ArgumentAct, most = 10): { turn: Read; quote: Quote } | null {
  for (const turn of party.turns) {
    if (!does(turn, act) || turn.harm > most) continue
    const quote = quoteOf(turn, turn.reading.acts.find(({ id }) => id === act)?.quote)
    if (quote) return { turn, quote }
  }
  return null
}
