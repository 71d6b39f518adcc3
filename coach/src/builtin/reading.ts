import { actsOf, type Act } from '../text/asks.ts'
import { focusOf, people, type Someone } from '../text/people.ts'
import { once } from '../once.ts'
import { sight, type Sighting } from '../safety/screen.ts'
import { asksForWords } from '../guide/wanted.ts'
import { wordCount } from '../text/words.ts'
import { clauses, type Clause } from './clauses.ts'

/** One message as the coach reads it. Everything that will be claimed about it is in here with its place. */
export interface Reading {
  text: string
  words: number
  acts: (Act | 'script')[]
  focus: Someone | null
  names: string[]
  /** Words of the writer's that a reply may rest on. */
  facts: Clause[]
  /** What the screen sees in the whole message, read when it is first asked for. */
  danger: () => Sighting | null
}

/** Of a very long message the start says most; everything after it would only slow the answer. */
const LONGEST = 6000

export function read(message: string, known: readonly string[], held: Someone | null, owner: Someone | null): Reading {
  const whole = message.normalize('NFC')
  const text = whole.slice(0, LONGEST)
  const met = people(text, known).flatMap(({ someone }) => someone.name ?? [])
  return {
    text,
    words: wordCount(text),
    acts: [...actsOf(whole), ...(asksForWords(text) ? (['script'] as const) : [])],
    focus: focusOf(text, known, held, owner),
    names: [...new Set([...known, ...(owner?.name ? [owner.name] : []), ...met])],
    facts: factsOf(text),
    danger: once(() => sight(message)),
  }
}

/** Clauses of a fair length, the first one first. */
function factsOf(text: string): Clause[] {
  const all = clauses(text)
  const fair = all.filter((it) => wordCount(it.text) >= 5 && wordCount(it.text) <= 24)
  return fair.length > 0 ? fair : all
}
