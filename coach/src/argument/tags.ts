import kept from '../../data/words/saying.json' with { type: 'json' }
import { isRoleWord, wordsIn, type Word } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { setOf } from '../text/words.ts'

/** "She said", "and he was like": where a story names who speaks; "and he left": where it goes on. */
export interface Tag {
  from: number
  /** Where what is said may begin. */
  to: number
  /** As written; null where the sentence's own subject goes on ("rolled his eyes and said"). */
  who: string | null
  /** Null where the story goes on. */
  verb: string | null
}

const verbs = setOf(kept.verbs)
const adverbs = setOf(kept.adverbs)
const scenes = setOf(kept.scenes)
const plainly = setOf('said says say go goes like')
const nobody = setOf(kept.nobody)
const pronouns = setOf('i he she they')
const owners = setOf('my our the')
const were = setOf('was were is')
const joins = setOf('and then but so well')
const hearers = ['me', 'him', 'her', 'us', 'them']

/** "And so then she": no more of them lead up to somebody. */
const JOINS = 3

/** "He" of "he's", "she'd". */
const bareOf = ({ lower }: Word): string => lower.replace('’', "'").split("'")[0]!

/** Who is named from word `at` on, and the word behind. */
function namedAt(words: readonly Word[], at: number): { who: string; next: number } | null {
  const word = words[at]
  if (!word) return null
  const { text, lower } = word
  const bare = bareOf(word)
  if (pronouns.has(bare)) return lower.endsWith('ll') ? null : { who: text.slice(0, bare.length), next: at + 1 }
  const more = owners.has(lower) ? [1, 2, 3].find((it) => isRoleWord(words[at + it]?.lower ?? '')) : 0
  const isName = text.length > 1 && text[0] !== lower[0] && text.slice(1) === lower.slice(1) && !nobody.has(lower)
  if (more === undefined || (more === 0 && (!isName || verbs.has(lower)))) return null
  const named = words.slice(at, at + more + 1)
  return { who: named.map((it) => it.text).join(' '), next: at + more + 1 }
}

/** Somebody and what they do, from word `at` on: "and she then told me"; null where neither a word is said nor a scene goes on. */
function tagAt(words: readonly Word[], at: number): (Tag & { next: number }) | null {
  const some = namedAt(words, at)
  if (!some && !joins.has(words[at]?.lower ?? '')) return null
  const lower = (spot: number) => words[spot]?.lower ?? ''
  const begun = some?.next ?? at + 1
  let last = begun
  if (adverbs.has(lower(last))) last++
  // "She was like", "he's like".
  const isLike = lower(last + Number(were.has(lower(last)))) === 'like'
  const isShort = some !== null && (words[begun - 1]!.owns || lower(begun - 1).includes("'"))
  if (isLike && lower(last) !== 'like') last++
  const says = isLike ? isShort || were.has(lower(last - 1)) : verbs.has(lower(last))
  let led = at
  while (led > at - JOINS && words[led]!.joined && joins.has(lower(led - 1))) led--
  const goesOn = some && led < at && scenes.has(lower(last).split("'")[0]!)
  if ((!says && !goesOn) || !words.slice(at + 1, last + 1).every(({ joined }) => joined)) return null
  // "She told me", "he said to my mum"; "she said me too" is what was said.
  const isNext = (spot: number, some: readonly string[]) => words[spot]?.joined === true && some.includes(lower(spot))
  const to = last + 1 + Number(isNext(last + 1, ['to', 'at']))
  const isTold = says && (to > last + 1 || !plainly.has(lower(last)))
  const isRole = isTold && isNext(to, [...owners]) && isRoleWord(lower(to + 1))
  const next = isRole ? to + 2 : isTold && isNext(to, hearers) ? to + 1 : last + 1
  const verb = says ? lower(last) : null
  return { from: words[led]!.from, to: words[next - 1]!.to, who: some?.who ?? null, verb, next }
}

export function tagsIn(text: string): Tag[] {
  const words = wordsIn(text)
  const found: Tag[] = []
  for (let at = 0; at < words.length; at++) {
    const tag = tagAt(words, at)
    if (!tag) continue
    found.push(tag)
    at = tag.next - 1
  }
  return found
}

/** "She said" or "said Ida" at the beginning of what stands behind a quote, and where it ends. */
export function tailOf(text: string): { who: string | null; to: number } {
  const words = wordsIn(text)
  const tag = tagAt(words, 0)
  const some = tag?.verb ? tag : verbs.has(words[0]?.lower ?? '') && words[1]?.joined ? namedAt(words, 1) : null
  const isNear = some?.who && ',.!?'.includes(text.slice(0, words[0]!.from).trim())
  return isNear ? { who: some.who, to: words[some.next - 1]!.to } : { who: null, to: 0 }
}

/** "Dan shrugged": who does something in a sentence. */
export function actorIn(sentence: string): string | null {
  const words = wordsIn(sentence)
  const some = namedAt(
    words,
    words.findIndex(({ lower }) => !joins.has(lower)),
  )
  const next = some && words[some.next]
  return next && next.text[0] === next.lower[0] ? some.who : null
}

/** Who goes on where the text ends: the last "he" of its last sentence, else whoever began it. */
export function subjectIn(text: string): string | null {
  const sentence = sentencesIn(text).at(-1) ?? ''
  const last = wordsIn(sentence).findLast((word) => pronouns.has(bareOf(word)))
  return last ? last.text.slice(0, bareOf(last).length) : actorIn(sentence)
}
