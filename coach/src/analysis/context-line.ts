import { sentences } from '../builtin/clauses.ts'
import { marked } from './quoting.ts'
import type { Told } from './reading.ts'
import type { Received } from './received.ts'
import { kinds } from './sent.ts'

/** More of a context is not quoted. */
const LONGEST = 160
/** By how much it has to make a reading likelier for that to be said. */
const MORE = 0.1

/** What the told context does to the reading, and its words that say so; null without context. */
export function contextLine(it: Received, { named, open }: Told): { says: string; quote: string } | null {
  if (!it.context) return null
  const first = sentences(it.context)[0]?.text ?? it.context
  const told = it.past.quote ?? (first.length > LONGEST ? first.slice(0, LONGEST).replace(/\s+\S*$/, '') : first)
  const quote = told.replace(/[.!?\s]+$/, '') || told
  return { says: saysOf(it, open ? null : named, marked(quote)), quote }
}

function saysOf({ grave, past, flag, as, alone }: Received, named: string | null, told: string): string {
  if (grave === 'watched' && (past.noContact || (past.ex && flag?.category === 'stalking')))
    return `You tell ${told}. To turn up or watch after that is not small talk, and you are right to take it seriously.`
  if (past.noContact)
    return `You tell ${told}. This is contact all the same, however it is worded, and you need not answer it.`
  if (grave || named === null) return `Read together with what you tell: ${told}.`
  const [beside, without] = [as.reads[0]!, alone.reads[0]!]
  if (beside.label !== without.label) return `Without ${told} I would read it more as ${kinds[without.label].named}.`
  return beside.chance - without.chance >= MORE
    ? `What you tell, ${told}, speaks for ${named}.`
    : `It goes together with what you tell: ${told}.`
}
