import vague from '../../data/words/vague.json' with { type: 'json' }
import type { JournalEntryInput } from '../operations.ts'
import { isRoleWord } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { LONGEST } from './excerpt.ts'
import { quietWords } from './gist.ts'
import type { Subject } from './subjects.ts'

/** A pattern is what so many entries have, or hard moments on as many days (COACH.md). */
export const OFTEN = 3

/** What several have in common, with all that have it; what most have first, then in their order. */
export function sharedBy<It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [key: string, its: It[]][] {
  const found = new Map<string, It[]>()
  for (const it of all) for (const key of new Set(keysOf(it))) found.set(key, [...(found.get(key) ?? []), it])
  return [...found].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Before a word that ends a phrase, they show that it is a thing: "the commute", "her calls". */
const owners = setOf('my our the this a an his her their another that')
const says = setOf(vague)
const isThing = (word: string) => word.length >= 3 && !quietWords.has(word) && !says.has(word) && !isRoleWord(word)
/** "Commutes" and "commute" are one thing. */
const oneOf = (word: string) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)
const tokens = /[\p{L}'’]+|[.,;:!?]/gu

type Written = { given: Pick<JournalEntryInput, 'content' | 'tags'>; subjects: readonly Subject[] }

/** What nobody has a list for, the commute or the boiler, where so many painful entries name it. Met as a thing once, its bare word counts too; what only tells a known trouble again is that one. */
export function recurring<E extends Written>(hard: readonly E[], least: number) {
  const labels = new Map<string, string>()
  const name = (id: string, label: string) => labels.set(id, labels.get(id) ?? label)
  const held = hard.map((it) => {
    const all = it.given.content.slice(0, LONGEST).toLowerCase().match(tokens) ?? []
    const [words, tags] = [all.filter((word) => word !== 'again'), it.given.tags.map((tag) => tag.toLowerCase())]
    for (const [at, owner] of words.entries()) {
      const [first = '', second = '.', third = '.'] = words.slice(at + 1, at + 4)
      // "The old boiler" is the boiler; "my sister says" is nothing.
      const [noun, next] = says.has(first) && !isRoleWord(first) ? [second, third] : [first, second]
      if (owners.has(owner) && isThing(noun) && (!isThing(next) || next.endsWith('ed')))
        name(oneOf(noun), `${owner === 'my' || owner === 'our' ? 'your' : 'the'} ${noun}`)
    }
    for (const tag of tags) if (isThing(tag)) name(tag, tag)
    return { it, words: new Set([...words.map(oneOf), ...tags]) }
  })
  const everyday = sharedBy(hard, ({ subjects }) => subjects.flatMap((it) => (it.kind === 'everyday' ? it.label : [])))
  const isTold = (its: readonly E[], other: readonly E[]) => its.every((it) => other.includes(it))
  const found = sharedBy(held, ({ words }) => [...labels.keys()].filter((id) => words.has(id)))
    .map(([id, its]) => ({ id, trigger: labels.get(id)!, its: its.map(({ it }) => it) }))
    .filter(({ its }) => its.length >= least && !everyday.some(([, other]) => isTold(its, other)))
  // Two words that stand in the same entries are told once.
  return found.filter(({ its }, at) => found.findIndex((it) => isTold(its, it.its) && isTold(it.its, its)) === at)
}
