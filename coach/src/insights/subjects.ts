import { firstNames } from '../detectors/names.ts'
import { negatedAt } from '../detectors/span.ts'
import { people, type Someone } from '../detectors/people.ts'
import { situation, situationsIn } from '../knowledge/situations.ts'
import { everyday } from './cues/everyday.ts'
import { warrants } from './cues/open.ts'
import { readable } from './excerpt.ts'

/** What a text is about, besides its feelings: a kind of trouble, a thing of everyday life, or somebody. */
export interface Subject {
  id: string
  /** "the housework", "work", "your sister", "Tomas". */
  label: string
  kind: 'situation' | 'everyday' | 'person'
  /** The words it was seen in, and their place. */
  quote: string
  start: number
  /** One cue is enough for it; else several weak ones came together. */
  sure: boolean
}

/** "Nobody has died", "she never once laughed at me": the words are there, the thing is not. */
const denied = (text: string, at: number) =>
  negatedAt(text, at) ||
  /\b(?:(?:(?:nobody|no one|nothing) (?:has|have|had|is|was)|never once)\b[^.,;!?\n]{0,24}|(?:nobody|no one|nothing) )$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

/** Of everyday life and of trouble at once: a dinner that was called off is counted once. */
const saidAlready: Readonly<Record<string, string>> = { late: 'lateness', cancelled: 'promise' }

/** The words beside the cue bear the name that the trouble is given. */
const warranted = (id: string, text: string, at: number): boolean =>
  warrants[id]?.test(text.slice(Math.max(0, at - 160), at + 240)) ?? true

function isKnown(name: string, known: readonly string[]): boolean {
  const plain = name.toLowerCase()
  return firstNames.has(plain) || known.some((it) => it.toLowerCase().split(/\s+/)[0] === plain)
}

/** Each subject once, kinds of trouble first. `who`: whom the text is about, where it is known. */
export function subjectsIn(text: string, known: readonly string[], who: Someone | null): Subject[] {
  if (!readable(text)) return []
  const source = text.slice(0, 6000)
  const found: Subject[] = []
  for (const { id, quote, start, strong, weight } of situationsIn(source, who)) {
    // One weak cue alone is a coincidence.
    if (!strong && weight < 0.8) continue
    if (denied(source, start) || !warranted(id, source, start)) continue
    // A favourite soup is nobody's favourite child.
    if (id === 'favourite' && /^favou?rite/i.test(quote)) continue
    const label = situation(id).label
    if (!found.some((it) => it.label === label))
      found.push({ id, label, kind: 'situation', quote, start, sure: strong })
  }
  for (const { id, label, cue } of everyday) {
    const hit = cue.exec(source)
    if (found.some((it) => it.id === saidAlready[id])) continue
    if (hit && !found.some((it) => it.label === `the ${label}` || it.label === label))
      found.push({ id, label, kind: 'everyday', quote: hit[0], start: hit.index, sure: true })
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
      sure: true,
    })
  }
  return found
}
