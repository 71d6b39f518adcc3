import type { ArgumentAct } from '@mallama/contracts/coach'
import { accusationIn, betrayedIn } from './betrayal.ts'
import { needCues, noWish, wishes } from './needs.ts'
import { withoutOrders } from './orders.ts'
import { quoteOf, type Quote } from './quoting.ts'
import { does, type Read } from './score.ts'
import { themesIn } from './matter.ts'
import type { Theme } from './theme.ts'

/** What one of them said, gathered once for everything that is told about them. */
export interface Party {
  name: string
  turns: Read[]
  /** Each need with the words that show it. */
  needs: { need: string; quote: Quote }[]
  /** What they said outright that they want. */
  wishes: Quote[]
  themes: Theme[]
  /** Their harshest turn, from harm 2 on. */
  worst: Read | null
}

// A page of needs for each of forty speakers helps nobody, and a long export must not cost more than its length.
const readTurns = 400

export function partiesOf(turns: readonly Read[]): Party[] {
  const betrayed = betrayedIn(turns)
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
      needs: betrayed.size === 0 ? needsOf(some) : betrayed.has(name) ? owedTruth(some) : [],
      wishes: wishesOf(some),
      themes: themesIn(some.map(({ text }) => withoutOrders(text)).join('\n')).map(({ theme }) => theme),
      worst,
    }
  })
}

const complaining = new Set(['complaint', 'criticism', 'request', 'demand', 'disclose', 'question'])

/** Who was cheated on needs the truth before anything else; what the other was short of is no answer to that. */
function owedTruth(turns: readonly Read[]): Party['needs'] {
  const told = turns.flatMap((turn) => {
    const said = accusationIn(turn.text)
    const quote = said === null ? null : quoteOf(turn, said)
    return quote ? [{ need: 'the truth, and to be able to rely on the other again', quote }] : []
  })
  return [
    ...told.slice(0, 1),
    ...needsOf(turns).filter(({ need }) => !/^(?:the truth|honesty|some closeness|closeness)/.test(need)),
  ].slice(0, 3)
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
  if (wish) return [{ need: 'to be met in what they ask for', quote: wish }]
  // No need in so many words: the matter that their own complaint is about.
  for (const { theme, first } of themesIn(turns.map(({ text }) => withoutOrders(text)).join('\n')).slice(0, 2)) {
    if (theme.id === 'family') continue
    const turn = turns.find(
      ({ text, acts }) =>
        text.toLowerCase().includes(first.toLowerCase()) &&
        acts.some((act) => complaining.has(act)) &&
        text.split(/\s+/).length > 3,
    )
    const quote = turn ? quoteOf(turn, first) : null
    if (turn && quote && quote.quote.split(/\s+/).length > 3 && !insideInsult(turn, quote, first))
      return [{ need: theme.after, quote }]
  }
  return found
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
