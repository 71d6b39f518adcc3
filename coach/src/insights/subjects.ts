import kept from '../../data/said/areas.json' with { type: 'json' }
import vague from '../../data/words/vague.json' with { type: 'json' }
import type { About } from '../read/labels.ts'
import { readAbout } from '../read/read.ts'
import { firstName, firstNames, isRoleWord, people } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { LONGEST, readable } from './excerpt.ts'
import { quietWords } from './gist.ts'

/** What a text is about, besides its feelings: a thing of everyday life, or somebody. */
export interface Subject {
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
    return { label: aboutOf(quote, COMES_UP).comesUp ?? '', kind: 'everyday', quote }
  })
  // A capital letter alone may be a town: a name that is met once has to be one.
  const persons = people(source, known)
    .filter(({ someone: { role, label }, count }) => role || count > 1 || names.has(label.toLowerCase()))
    .map(({ someone: { label } }): Subject => ({ label, kind: 'person', quote: label }))
  const all = [...everyday, ...persons]
  return all.filter(({ label }, at) => label && all.findIndex((it) => it.label === label) === at)
}

/** What several have in common, with all that have it; what most have first, then in their order. */
export function sharedBy<It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [key: string, its: It[]][] {
  const found = new Map<string, It[]>()
  for (const it of all) for (const key of new Set(keysOf(it))) found.set(key, [...(found.get(key) ?? []), it])
  return [...found].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Before a word they show that it is a thing: "the commute", "her calls". */
const owners = setOf('my our the this a an his her their another that')
const says = setOf(vague)
const isThing = (word: string) => word.length >= 3 && !quietWords.has(word) && !says.has(word) && !isRoleWord(word)

const oneOf = (word: string) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** What nobody has a list for, each with how it is called: "boiler" in "the old boiler", or a tag. All words in one form. */
export function thingsIn(text: string, tags: readonly string[]) {
  const words =
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/\p{L}+|[^\s\p{L}]/gu) ?? []
  const things = words.flatMap((owner, at): [thing: string, called: string][] => {
    const [first = '.', second = '.'] = words.slice(at + 1, at + 3)
    const noun = says.has(first) && !isRoleWord(first) ? second : first
    return owners.has(owner) && isThing(noun) ? [[oneOf(noun), `the ${noun}`]] : []
  })
  const tagged = tags.map((tag) => tag.toLowerCase()).filter(isThing)
  return { words: [...words.map(oneOf), ...tagged], things: [...things, ...tagged.map((it) => [it, it] as const)] }
}
