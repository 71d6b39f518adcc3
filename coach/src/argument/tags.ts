import kept from '../../data/words/saying.json' with { type: 'json' }
import { isRoleWord, wordsIn, type Word } from '../text/people.ts'
import { setOf } from '../text/words.ts'

/** "She said", "and he was like", "said Ida": where a story names who speaks; "and he left": where it goes on. */
export interface Tag {
  from: number
  /** Where what is said may begin. */
  to: number
  /** As written; null where the sentence's own subject goes on ("rolled his eyes and said"). */
  who: string | null
  verb: string
  kind: 'before' | 'behind' | 'scene'
}

const verbs = setOf(kept.verbs)
const adverbs = setOf(kept.adverbs)
const scenes = setOf(kept.scenes)
const listeners = setOf('me him her us them')
const plainly = setOf('said says say go goes was were is like')
const nobody = setOf(kept.nobody)
const pronouns = setOf('i he she they')
const owners = setOf('my our the')
export const joins = setOf('and then but so well')

/** "And so then she": no more of them lead up to somebody. */
const JOINS = 3

/** "He" of "he's", "she'd". */
const bareOf = ({ lower }: Word): string => lower.replace('’', "'").split("'")[0]!

/** How many words from `at` on name somebody; 0 where none does. */
function named(words: readonly Word[], at: number): number {
  const word = words[at]!
  if (pronouns.has(bareOf(word))) return Number(!word.lower.endsWith('ll'))
  if (owners.has(word.lower))
    for (let more = 1; more <= 3; more++) if (isRoleWord(words[at + more]?.lower ?? '')) return more + 1
  const { text, lower } = word
  const capital = text.length > 1 && text[0] !== lower[0] && text.slice(1) === lower.slice(1)
  return capital && !nobody.has(lower) && !verbs.has(lower) ? 1 : 0
}

const nameOf = (words: readonly Word[], from: number, length: number): string =>
  words
    .slice(from, from + length)
    .map((word, at) => (at === length - 1 ? word.text.slice(0, bareOf(word).length) : word.text))
    .join(' ')

/** How many words from `at` on are whoever hears it, "she told me", "he said to my mum"; "she said me too" is what was said. */
function hearers(words: readonly Word[], at: number, plain: boolean): number {
  const is = (spot: number, some: ReadonlySet<string>) => words[spot]?.joined === true && some.has(words[spot].lower)
  const back = Number(is(at, new Set(['back'])))
  const to = Number(is(at + back, new Set(['to', 'at'])))
  const from = at + back + to
  if (plain && to === 0) return back
  if (is(from, owners) && isRoleWord(words[from + 1]?.lower ?? '')) return back + to + 2
  return is(from, listeners) ? back + to + 1 : back
}

/** Somebody and what they do, from word `at` on: "and she then told me"; null where neither a word is said nor a scene goes on. */
function tagAt(words: readonly Word[], at: number): (Tag & { next: number }) | null {
  const subject = named(words, at)
  if (subject === 0 && !joins.has(words[at]!.lower)) return null
  const begun = at + Math.max(1, subject)
  let verb = begun
  while (verb < begun + 3 && adverbs.has(words[verb]?.lower ?? '')) verb++
  const [word, next] = [words[verb]?.lower ?? '', words[verb + 1]?.lower]
  const short = subject > 0 && (words[begun - 1]!.owns || bareOf(words[begun - 1]!) !== words[begun - 1]!.lower)
  const two = (['was', 'were', 'is'].includes(word) && next === 'like') || (word === 'went' && next === 'off')
  const says = two || verbs.has(word) || (short && word === 'like')
  let led = at
  while (led > at - JOINS && words[led]!.joined && joins.has(words[led - 1]?.lower ?? '')) led--
  const goesOn = subject > 0 && led < at && scenes.has(word.split("'")[0]!)
  if ((!says && !goesOn) || !words.slice(at + 1, verb + 1 + Number(two)).every(({ joined }) => joined)) return null
  const last = verb + Number(two)
  const end = last + 1 + (says ? hearers(words, last + 1, plainly.has(words[last]!.lower)) : 0)
  return {
    from: words[led]!.from,
    to: words[end - 1]!.to,
    who: subject > 0 ? nameOf(words, at, subject) : null,
    verb: words[last]!.lower,
    kind: says ? 'before' : 'scene',
    next: end,
  }
}

/** The words before a quote or a telling in which somebody is named as its speaker, and those behind one. */
export function tagsIn(text: string): Tag[] {
  const words = wordsIn(text)
  const found: Tag[] = []
  for (let at = 0; at < words.length; at++) {
    const tag = tagAt(words, at)
    if (tag) {
      found.push(tag)
      at = tag.next - 1
      continue
    }
    const { from, lower } = words[at]!
    const next = verbs.has(lower) && words[at + 1]?.joined ? named(words, at + 1) : 0
    if (next > 0 && words.slice(at + 1, at + 1 + next).every(({ joined }) => joined))
      found.push({ from, to: words[at + next]!.to, who: nameOf(words, at + 1, next), verb: lower, kind: 'behind' })
  }
  return found
}

/** "Dan shrugged": who does something in a sentence. */
export function actorIn(sentence: string): string | null {
  const words = wordsIn(sentence)
  const at = words.findIndex(({ lower }) => !joins.has(lower))
  const length = at < 0 ? 0 : named(words, at)
  const next = words[at + length]
  return length > 0 && next && next.text[0] === next.lower[0] ? nameOf(words, at, length) : null
}

/** Who goes on in the sentence that ends here: the last "he" of it, else whoever began it. */
export function subjectIn(sentence: string): string | null {
  const last = wordsIn(sentence).findLast((word) => pronouns.has(bareOf(word)))
  return last ? nameOf([last], 0, 1) : actorIn(sentence)
}
