import type { ArgumentAct } from '@mallama/contracts/coach'
import { needCues, noWish, wishes } from './needs.ts'
import { withoutOrders } from './orders.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { does, type Read } from './score.ts'

/** What one of them said, gathered once for everything that is told about them. */
export interface Party {
  name: string
  turns: Read[]
  /** Each need with the words that show it. */
  needs: { need: string; quote: Quote }[]
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
      needs: needsOf(some),
      wishes: wishesOf(some),
      worst,
    }
  })
}

/** What somebody calls the other in scorn tells what they think of them, and nothing that they need. */
function insideInsult(turn: Read, quote: Quote, words: string): boolean {
  if (/\b(?:me|my|i|us|we|im|i[’']m)\b/i.test(words)) return false
  return turn.reading.acts.some(
    ({ id, quote: said }) => id === 'contempt' && (quote.quote.includes(said) || said.includes(words)),
  )
}

function needsOf(turns: readonly Read[]): Party['needs'] {
  const found: Party['needs'] = []
  for (const [need, cue] of needCues) {
    for (const turn of turns) {
      const hit = cue.exec(withoutOrders(turn.text))
      const quote = hit ? quoteOf(turn, hit[0]) : null
      if (!hit || !quote || insideInsult(turn, quote, hit[0])) continue
      found.push({ need, quote })
      break
    }
    if (found.length >= 3) break
  }
  if (found.length > 0) return found
  const wish = wishesOf(turns)[0]
  return wish ? [{ need: 'to be met in what they ask for', quote: wish }] : []
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
