import kept from '../../data/words/saying.json' with { type: 'json' }
import { isRoleWord } from '../text/people.ts'

/** "She said", "and he was like", "said Ida": where a story names who speaks. */
export interface Tag {
  from: number
  /** Where what is said may begin. */
  to: number
  /** As written; null where the sentence's own subject goes on ("rolled his eyes and said"). */
  who: string | null
  verb: string
  /** The verb comes first, "said Ida": only behind the words. */
  after: boolean
}

interface Word {
  text: string
  lower: string
  from: number
  to: number
  /** Nothing but spaces stands between it and the word before. */
  joined: boolean
}

const set = (words: string) => new Set(words.split(' '))
const verbs = set(kept.verbs)
const adverbs = set(kept.adverbs)
const listeners = set('back me him her us them')
const spoken = set('said says say go goes was were is like')
const before = set('to at my our')
const nobody = set(kept.nobody)
const pronouns = set('i he she they')
const owners = set('my our the')
export const joins = set('and then but so well')
const be = set('was were is')

export function wordsIn(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}]+(?:-\p{L}+)*|[’'](?:s|m|re|d|ve|t)(?!\p{L})/gu)].map((hit) => {
    const joined = text.slice(end, hit.index).trim() === ''
    end = hit.index + hit[0].length
    return { text: hit[0], lower: hit[0].toLowerCase().replace('’', "'"), from: hit.index, to: end, joined }
  })
}

const joinedIn = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from + 1, to + 1).every(({ joined }) => joined)

/** How many words from `at` on name somebody; 0 where none does. */
function named(words: readonly Word[], at: number): number {
  const { text, lower } = words[at]!
  if (pronouns.has(lower) && (lower === 'i' || text.slice(1) === lower.slice(1))) return 1
  if (owners.has(lower))
    for (let more = 1; more <= 3; more++) if (isRoleWord(words[at + more]?.lower ?? '')) return more + 1
  const capital = text.length > 1 && text[0] !== lower[0] && text.slice(1) === lower.slice(1)
  return capital && !nobody.has(lower) && !verbs.has(lower) ? 1 : 0
}

/** "Dan shrugged": who does something in a sentence. */
export function actorIn(sentence: string): string | null {
  const words = wordsIn(sentence)
  const at = words.findIndex(({ lower }) => !joins.has(lower))
  const length = at < 0 ? 0 : named(words, at)
  const next = words[at + length]
  return length > 0 && next && next.text[0] === next.text[0]!.toLowerCase()
    ? sentence.slice(words[at]!.from, words[at + length - 1]!.to)
    : null
}

/** Who goes on in the sentence that ends here: the last "he" of it, else whoever began it. */
export const subjectIn = (sentence: string): string | null =>
  wordsIn(sentence).findLast(({ lower }) => pronouns.has(lower))?.text ?? actorIn(sentence)

/** How many words from `at` on are the verb of a tag; `short`: "he's" was before it. */
function said(words: readonly Word[], at: number, short: boolean): number {
  const word = words[at]?.lower ?? ''
  if ((be.has(word) && words[at + 1]?.lower === 'like') || (word === 'went' && words[at + 1]?.lower === 'off')) return 2
  return verbs.has(word) || (short && word === 'like') ? 1 : 0
}

/** How many words from `at` on are whoever hears it, "she told me"; "she said me too" is what was said. */
function hearers(words: readonly Word[], at: number, verb: number): number {
  const is = (spot: number) => listeners.has(words[spot]?.lower ?? '') || isRoleWord(words[spot]?.lower ?? '')
  const plain = spoken.has(words[verb]!.lower)
  const hears = (spot: number) => {
    const { lower } = words[spot]!
    return (
      (listeners.has(lower) && (spot > verb + 1 || lower === 'back' || !plain)) ||
      (before.has(lower) && is(spot + 1)) ||
      (isRoleWord(lower) && owners.has(words[spot - 1]!.lower))
    )
  }
  let end = at
  while (end < at + 3 && words[end]?.joined && hears(end)) end++
  return end - at
}

/** Somebody and what they say it with, from word `at` on: "and she then told me"; null where none is there. */
function tagAt(words: readonly Word[], at: number): { subject: number; end: number; verb: number } | null {
  const subject = named(words, at)
  if (subject === 0 ? !joins.has(words[at]!.lower) : !joinedIn(words, at, at + subject - 1)) return null
  const next = words[at + subject]
  const short = subject > 0 && next?.lower.startsWith("'") === true && next.from === words[at + subject - 1]!.to
  const begun = at + Math.max(1, subject) + Number(short)
  let verb = begun
  while (verb < begun + 3 && adverbs.has(words[verb]?.lower ?? '')) verb++
  const length = said(words, verb, short)
  if (length === 0 || !joinedIn(words, at, verb + length - 1)) return null
  const end = verb + length
  return { subject, verb: end - 1, end: end + hearers(words, end, verb) }
}

/** The words before a quote or a telling in which somebody is named as its speaker, and those behind one. */
export function tagsIn(text: string): Tag[] {
  const words = wordsIn(text)
  const who = (from: number, length: number) => text.slice(words[from]!.from, words[from + length - 1]!.to)
  const found: Tag[] = []
  for (let at = 0; at < words.length; at++) {
    const { from, lower } = words[at]!
    const tag = tagAt(words, at)
    if (tag) {
      const { subject, verb, end } = tag
      const to = words[end - 1]!.to
      found.push({ from, to, who: subject > 0 ? who(at, subject) : null, verb: words[verb]!.lower, after: false })
      at = end - 1
      continue
    }
    const next = verbs.has(lower) && words[at + 1]?.joined ? named(words, at + 1) : 0
    if (next > 0 && joinedIn(words, at + 1, at + next))
      found.push({ from, to: words[at + next]!.to, who: who(at + 1, next), verb: lower, after: true })
  }
  return found
}
