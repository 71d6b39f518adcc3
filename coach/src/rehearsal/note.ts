import { cutTidy } from '../builtin/quote.ts'
import { upperFirst } from '../insights/days.ts'
import type { Line } from './line.ts'
import { wordCount } from '../text/words.ts'
import { guess, notes } from './said.ts'

/** One sentence on what the line did and one thing to try, resting on words of the line. `at`: which line it is. */
export function noteOn(line: Line, name: string, at: number, known: boolean) {
  const { quote, start } = quoteIn(line)
  // A verdict and a denial have a note of their own.
  const own = line.sure && (line.act === 'criticism' || line.act === 'invalidate') ? line.act : line.move
  const said = known || at > 0 ? notes[own][at % notes[own].length]! : `${notes[own][0]!} ${guess[0]!}`
  return { note: upperFirst(said.replaceAll('{n}', name).replaceAll('{q}', () => quote)), quote, start }
}

const most = 11

/** The words that show it, at most eleven, and always words of the line. */
function quoteIn({ text, shown }: Line): { quote: string; start: number } {
  const from = shown?.start ?? 0
  const parts = text.slice(from, from + 400).split(/[.!?\n"“”]/)
  const words = (parts.find((it) => wordCount(it) > 0) ?? '').trim().split(' ')
  const cut = words.length > most ? cutTidy(words.slice(0, most).join(' ')) : words.join(' ')
  const start = text.indexOf(cut, from)
  return cut && start >= 0
    ? { quote: cut, start }
    : { quote: text.trim().slice(0, 40), start: text.length - text.trimStart().length }
}
