import { createHmac } from 'node:crypto'
import { gistOf, type Gist, type Known } from '@mallama/coach/insights/gist'
import type { DataKey } from '../../platform/secrets.ts'

/** Keyed, so that neither a dump nor a list of likely words tells what was forgotten. */
export type Printer = (part: string, words: string) => string

export const printer =
  (key: DataKey, relationshipId: string): Printer =>
  (part, words) =>
    createHmac('sha256', key).update(`memory:${relationshipId}:${part}${words}`).digest('base64url')

const fillers = new Set('and but so because also well really just very quite honestly actually like too'.split(' '))

/** The same thing said with a "really" in it, or in other letters, has the same print. */
export function printOf(print: Printer, words: string): string {
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillers.has(word))
  return print('', plain.join(' '))
}

const short = 12

/** What a fact says with every word of it keyed: likeness can be measured on it, and nothing can be read. */
export function keyedGist(print: Printer, fact: string, known: Known): Gist {
  const { people, slot, lone, numbers, words } = gistOf(fact, known)
  const keyed = (part: string) => (it: string) => print(`${part}:`, it).slice(0, short)
  return {
    // Who tells it is nobody's secret, and has a part of its own in what is alike.
    people: people.map((it) => (it === '@me' ? it : keyed('who')(it))),
    slot: slot && keyed('slot')(slot),
    lone: lone && keyed('lone')(lone),
    numbers: numbers.map(keyed('number')),
    words: words.map(keyed('word')).toSorted(),
  }
}

const mark = '|'
const listed = (text: string | undefined) => (text ? text.split(',') : [])

/** One print of a whole fact; the other kind is one hash of its letters. */
export const written = ({ people, slot, lone, numbers, words }: Gist): string =>
  [people.join(','), slot ?? '', lone ?? '', numbers.join(','), words.join(',')].join(mark)

/** The gists among the prints of a row. */
export const gistsIn = (prints: readonly string[]): Gist[] =>
  prints
    .filter((it) => it.includes(mark))
    .map((it) => {
      const [people, slot, lone, numbers, words] = it.split(mark)
      return {
        people: listed(people),
        slot: slot || null,
        lone: lone || null,
        numbers: listed(numbers),
        words: listed(words),
      }
    })
