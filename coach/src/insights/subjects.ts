import kept from '../../data/said/areas.json' with { type: 'json' }
import type { About } from '../read/labels.ts'
import { readAbout } from '../read/read.ts'
import { firstNames, people } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { readable } from './excerpt.ts'

/** What a text is about, besides its feelings: a thing of everyday life, or somebody. */
export interface Subject {
  id: string
  /** "the housework", "work", "your sister", "Tomas". */
  label: string
  kind: 'everyday' | 'person'
  /** The words it was seen in, and their place: the sentence, or the name. */
  quote: string
  start: number
}

interface Area {
  /** How it is called where it comes up, as the subject of a sentence; no judgement on anybody. */
  comesUp?: string
  /** Each one act with one time, which needs nobody else to change first and blames no one. */
  steps: readonly string[]
}
const areas: Readonly<Record<About, Area>> = kept

/**
 * From these chances on a line is taken to be about it: said to come up, right in .83 of lines by authors not learnt
 * from; or given a step that is meant for it. The cues before met one line in three for nothing.
 */
const COMES_UP = 0.6
const STEP = 0.4

/** What a line is likely about; else `other`. */
export function aboutOf(line: string, least = STEP): Area & { id: About } {
  const [first] = readAbout(line)
  const id = first && first.chance >= least ? first.label : 'other'
  return { id, ...areas[id] }
}

function isKnown(name: string, known: readonly string[]): boolean {
  const plain = name.toLowerCase()
  return firstNames.has(plain) || known.some((it) => it.toLowerCase().split(' ')[0] === plain)
}

/** Each subject once. */
export function subjectsIn(text: string, known: readonly string[]): Subject[] {
  if (!readable(text)) return []
  const source = text.slice(0, 6000)
  const all = [
    ...sentences(source).map(({ text: quote, start }): Subject => {
      const { id, comesUp = '' } = aboutOf(quote, COMES_UP)
      return { id, label: comesUp, kind: 'everyday', quote, start }
    }),
    // A capital letter alone may be a town: a name that is met once has to be one.
    ...people(source, known)
      .filter(({ someone, count }) => someone.role || count > 1 || isKnown(someone.label, known))
      .map(({ someone: { label }, start }): Subject => {
        const quote = source.slice(start).split(/[^\p{L}’'-]/u, 1)[0]!
        return { id: `person:${label.toLowerCase()}`, label, kind: 'person', quote, start }
      }),
  ]
  return all.filter(({ label }, at) => label && all.findIndex((it) => it.label === label) === at)
}
