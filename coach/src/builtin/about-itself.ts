import { lines } from '../guide/data.ts'
import { choose, cite, say, shortest, type Composer } from './composer.ts'

/** What the coach says about itself, and to what it cannot read. Truthful and short, with nothing made up to fill the space. */

const { itself } = lines
export const tell = (c: Composer, what: keyof typeof itself, otherwise: string | null = null, s?: string): boolean =>
  say(c, choose(c, what, itself[what], { s }) ?? otherwise)

/** The question that stands before all others for whoever is afraid of somebody. */
export function whoSees(c: Composer): void {
  if (!tell(c, 'who-sees')) tell(c, 'privacy')
}

export function injected(c: Composer): void {
  tell(c, 'injected')
  const quote = shortest(c.reading.text)
  if (quote) cite(c, quote, 'your words')
  tell(c, 'injected-ask')
}

export function unreadable(c: Composer, kind: 'emoji' | 'letter' | 'gibberish' | 'empty'): void {
  const shown = c.input.message.trim().slice(0, 24).replace(/["\n]/g, '')
  if (shown) cite(c, shown, 'your words', c.input.message.indexOf(shown))
  tell(c, `unreadable/${kind}`, null, shown)
  tell(c, 'unreadable-ask')
}

export function otherLanguage(c: Composer): void {
  const shown = shortest(c.input.message) ?? c.input.message.trim().slice(0, 40)
  cite(c, shown, 'your words')
  tell(c, 'language', 'The built-in coach reads English only. Can you try a few English words?', shown)
}
