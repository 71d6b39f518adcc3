import { lines } from '../guide/data.ts'
import { shortest } from './reading.ts'
import { cite, sayAny, type Composer } from './composer.ts'
import type { Legibility } from './kind-of-text.ts'

/** What the coach says about itself, and to what it cannot read: short, with nothing made up to fill the space. */
export const tell = (c: Composer, it: keyof typeof lines.itself, s?: string) => sayAny(c, it, lines.itself[it], { s })

/** The question that stands before all others for whoever is afraid of somebody. */
export const whoSees = (c: Composer): boolean => tell(c, 'who-sees') || tell(c, 'privacy')

export function unreadable(c: Composer, kind: Exclude<Legibility, 'words'>): boolean {
  const message = c.input.message.trim()
  const isOther = kind === 'other-language'
  const shown = (isOther && shortest(message)) || message.slice(0, isOther ? 40 : 24).replace(/["\n]/g, '')
  if (shown) cite(c, shown, 'your words')
  if (!isOther) tell(c, `unreadable/${kind}`, shown)
  return tell(c, isOther ? 'language' : 'unreadable-ask', shown) || tell(c, 'language-again')
}
