import vague from '../../data/words/vague.json' with { type: 'json' }
import type { JournalEntryInput } from '../operations.ts'
import { sentences } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { quietWords } from './gist.ts'
import type { Subject } from './subjects.ts'

/** What several have in common, with all that have it; what most have first, then in their order. */
export function sharedBy<It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [key: string, its: It[]][] {
  const found = new Map<string, It[]>()
  for (const it of all) for (const key of new Set(keysOf(it))) found.set(key, [...(found.get(key) ?? []), it])
  return [...found].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Before a word that ends a phrase, they show that it is a thing: "the commute", "her calls". */
const owners = setOf('my our the this a an his her their another that')
const mine = setOf('my our')
const says = setOf(vague)

const isThing = (word: string | undefined) =>
  word !== undefined && word.length >= 3 && !quietWords.has(word) && !says.has(word)
const endsPhrase = (word: string | undefined) => !isThing(word) || word!.endsWith('ed')
/** "Commutes" and "commute" are one thing. */
const oneOf = (word: string) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)
const wordsOf = (text: string): string[] => text.match(/[\p{L}'’]+|[.,;:!?]/gu) ?? []
const setIn = (text: string) => new Set(wordsOf(text).map(oneOf))

/** The things of a sentence in small letters, as they are called: "your boiler", "the commute". */
function thingsIn(sentence: string): string[] {
  const words = wordsOf(sentence).filter((it) => it !== 'again')
  return words.flatMap((owner, at) => {
    const [first, second, third] = words.slice(at + 1, at + 4)
    const noun = endsPhrase(second) ? first : endsPhrase(third) ? second : undefined
    return owners.has(owner) && isThing(noun) ? [`${mine.has(owner) ? 'your' : 'the'} ${noun}`] : []
  })
}

const thingOf = (label: string) => oneOf(label.slice(label.indexOf(' ') + 1))

/**
 * What nobody has a list for, the commute or the old boiler, where it is named in so many painful entries. Once it was
 * met as a thing its bare word counts as well; what only tells a known trouble once more is that trouble.
 */
export function recurring<
  E extends { given: Pick<JournalEntryInput, 'content' | 'tags'>; subjects: readonly Subject[] },
>(hard: readonly E[], least: number): { id: string; trigger: string; its: E[] }[] {
  const texts = new Map(hard.map((it) => [it, it.given.content.slice(0, 6000).toLowerCase()]))
  const labels = new Map<string, string>()
  const keep = (id: string, label: string) => labels.set(id, labels.get(id) ?? label)
  for (const [{ given }, text] of texts) {
    for (const { text: sentence } of sentences(text)) for (const it of thingsIn(sentence)) keep(thingOf(it), it)
    for (const tag of given.tags) if (/^\p{L}[\p{L} -]{2,30}$/u.test(tag)) keep(tag.toLowerCase(), tag.toLowerCase())
  }
  const idsIn = (it: E) => {
    const text = texts.get(it)!
    const words = setIn(text)
    const tags = new Set(it.given.tags.map((tag) => tag.toLowerCase()))
    return [...labels.keys()].filter((id) => tags.has(id) || words.has(id))
  }
  const met = hard.flatMap(({ subjects }) => subjects)
  const names = setIn(met.flatMap(({ kind, label }) => (kind === 'person' ? label.toLowerCase() : [])).join(' '))
  const known = sharedBy(hard, ({ subjects }) => subjects.flatMap((it) => (it.kind === 'everyday' ? it.label : [])))
  const often = sharedBy(hard, idsIn).filter(([id, its]) => its.length >= least && !names.has(id))
  const holds = (other: readonly E[], its: readonly E[]) => its.every((it) => other.includes(it))
  // Two words that stand in the same entries are told once, and a trouble is by no thing of it.
  return often
    .filter(([, its]) => !known.some(([, other]) => holds(other, its)))
    .filter(
      ([, its], at, all) => !all.slice(0, at).some(([, other]) => other.length === its.length && holds(other, its)),
    )
    .map(([id, its]) => ({ id, trigger: labels.get(id)!, its }))
}
