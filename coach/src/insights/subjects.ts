import { firstNames, people } from '../text/people.ts'
import { everyday } from './cues/everyday.ts'
import { readable } from './excerpt.ts'

/** What a text is about, besides its feelings: a thing of everyday life, or somebody. */
export interface Subject {
  id: string
  /** "the housework", "work", "your sister", "Tomas". */
  label: string
  kind: 'everyday' | 'person'
  /** The words it was seen in, and their place. */
  quote: string
  start: number
}

function isKnown(name: string, known: readonly string[]): boolean {
  const plain = name.toLowerCase()
  return firstNames.has(plain) || known.some((it) => it.toLowerCase().split(/\s+/)[0] === plain)
}

/** Each subject once. */
export function subjectsIn(text: string, known: readonly string[]): Subject[] {
  if (!readable(text)) return []
  const source = text.slice(0, 6000)
  const found: Subject[] = []
  for (const { id, label, cue } of everyday) {
    const hit = cue.exec(source)
    if (hit && !found.some((it) => it.id === id))
      found.push({ id, label, kind: 'everyday', quote: hit[0], start: hit.index })
  }
  for (const { someone, start, count } of people(source, known)) {
    if (found.some((it) => it.label === someone.label)) continue
    // A capital letter alone may be a town: a name that is met once has to be one.
    if (!someone.role && count < 2 && !isKnown(someone.label, known)) continue
    const quote = /^[\p{L}’'-]+(?: [\p{L}’'-]+)?/u.exec(source.slice(start))?.[0] ?? someone.label
    found.push({
      id: `person:${someone.label.toLowerCase()}`,
      label: someone.label,
      kind: 'person',
      quote,
      start,
    })
  }
  return found
}
