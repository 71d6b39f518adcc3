import kept from '../../data/words/parted.json' with { type: 'json' }
import type { TextAnalysisInput } from '../operations.ts'
import { metOf } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { untilWord } from './quoting.ts'

/** What the reader told of the sender that makes being near them no small thing. */
export interface Past {
  noContact: boolean
  ex: boolean
  /** The sentence that says so, where the context does. */
  quote: string | null
}

const saysOf = metOf(kept)

/** Whether the reader has asked this person to stay away, or has left them. */
export function pastOf({ context, person }: TextAnalysisInput): Past {
  const told = (context ?? '').slice(0, 4000)
  const parts = toldIn(told).map(({ from, to, words }) => ({ quote: told.slice(from, to), says: saysOf(words) }))
  const part = (what: keyof typeof kept) => parts.find(({ says }) => says.has(what))
  const asked = part('noContact')
  const isFriendly = part('friendly') !== undefined
  const ended = isFriendly ? undefined : part('apart')
  const said = asked ?? ended
  return {
    noContact: asked !== undefined,
    ex: ended !== undefined || (!isFriendly && person?.relationshipType === 'ex_partner'),
    quote: said ? untilWord(said.quote, 160) : null,
  }
}
