import { lines } from '../guide/data.ts'
import { cite, sayAny, type Composer } from './composer.ts'
import { shortest } from './quote.ts'
import type { Legibility } from './kind-of-text.ts'

/** What the coach says about itself, and to what it cannot read. Truthful and short, with nothing made up to fill the space. */

const tell = (c: Composer, what: keyof typeof lines.itself, s?: string): boolean =>
  sayAny(c, what, lines.itself[what], { s })

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

export function unreadable(c: Composer, kind: Exclude<Legibility, 'words'>): void {
  const { message } = c.input
  const isOther = kind === 'other-language'
  const shown =
    (isOther && shortest(message)) ||
    message
      .trim()
      .slice(0, isOther ? 40 : 24)
      .replaceAll('"', '')
      .replaceAll('\n', '')
  if (shown) cite(c, shown, 'your words')
  if (!isOther) tell(c, `unreadable/${kind}`, shown)
  if (!tell(c, isOther ? 'language' : 'unreadable-ask', shown)) tell(c, 'language-again')
}
