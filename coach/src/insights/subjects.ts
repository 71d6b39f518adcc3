import kept from '../../data/said/areas.json' with { type: 'json' }
import type { About } from '../read/labels.ts'
import { readAbout } from '../read/read.ts'
import { firstName, firstNames, people } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { LONGEST, readable } from './excerpt.ts'

/** What a text is about, besides its feelings: a thing of everyday life, or somebody. */
export interface Subject {
  id: string
  /** "the housework", "work", "your sister", "Tomas". */
  label: string
  kind: 'everyday' | 'person'
  /** The sentence it was seen in; of a person the name. */
  quote: string
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

export function aboutOf(line: string, least = STEP): Area & { id: About } {
  const [first] = readAbout(line)
  const id = first && first.chance >= least ? first.label : 'other'
  return { id, ...areas[id] }
}

export function subjectsIn(text: string, known: readonly string[]): Subject[] {
  if (!readable(text)) return []
  const source = text.slice(0, LONGEST)
  const names = new Set([...firstNames.keys(), ...known.map((it) => firstName(it).toLowerCase())])
  const everyday = sentences(source).map(({ text: quote }): Subject => {
    const { id, comesUp = '' } = aboutOf(quote, COMES_UP)
    return { id, label: comesUp, kind: 'everyday', quote }
  })
  // A capital letter alone may be a town: a name that is met once has to be one.
  const persons = people(source, known)
    .filter(({ someone: { role, label }, count }) => role || count > 1 || names.has(label.toLowerCase()))
    .map(({ someone: { label } }): Subject => ({
      id: `person:${label.toLowerCase()}`,
      label,
      kind: 'person',
      quote: label,
    }))
  const all = [...everyday, ...persons]
  return all.filter(({ label }, at) => label && all.findIndex((it) => it.label === label) === at)
}
