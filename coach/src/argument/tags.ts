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
const plainly = setOf('said says say go goes like')
const nobody = setOf(kept.nobody)
const pronouns = setOf('i he she they')
const owners = setOf('my our the')
const were = setOf('was were is')
const joins = setOf('and then but so well')

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
  if (owners.has(lower)) {
    const more = [1, 2, 3].find((it) => isRoleWord(words[at + it]?.lower ?? ''))
    const next = at + (more ?? 0) + 1
    return more
      ? {
          who: words
            .slice(at, next)
            .map((it) => it.text)
            .join(' '),
          next,
        }
      : null
  }
  const isCapital = text.length > 1 && text[0] !== lower[0] && text.slice(1) === lower.slice(1)
  return isCapital && !nobody.has(lower) && !verbs.has(lower) ? { who: text.slice(0, bare.length), next: at + 1 } : null
}

/** The word behind whoever hears it, "she told me", "he said to my mum"; "she said me too" is what was said. */
function behindHearers(words: readonly Word[], at: number, isPlain: boolean): number {
  const is = (spot: number, ...some: string[]) => words[spot]?.joined === true && some.includes(words[spot].lower)
  const back = at + Number(is(at, 'back'))
  const to = back + Number(is(back, 'to', 'at'))
  if (isPlain && to === back) return back
  if (is(to, ...owners) && isRoleWord(words[to + 1]?.lower ?? '')) return to + 2
  return is(to, ...listeners) ? to + 1 : back
}

/** Somebody and what they do, from word `at` on: "and she then told me"; null where neither a word is said nor a scene goes on. */
function tagAt(words: readonly Word[], at: number): (Tag & { next: number }) | null {
  const some = namedAt(words, at)
  if (!some && !joins.has(words[at]!.lower)) return null
  const begun = some?.next ?? at + 1
  let last = begun
  while (last < begun + 3 && adverbs.has(words[last]?.lower ?? '')) last++
  // "She was like", "he's like".
  const is = were.has(words[last]?.lower ?? '') && words[last + 1]?.lower === 'like'
  if (is) last++
  const word = words[last]?.lower ?? ''
  const isShort = some !== null && (words[begun - 1]!.owns || words[begun - 1]!.lower.includes("'"))
  const says = word === 'like' ? is || isShort : verbs.has(word)
  let led = at
  while (led > at - JOINS && words[led]!.joined && joins.has(words[led - 1]?.lower ?? '')) led--
  const goesOn = some && led < at && scenes.has(word.split("'")[0]!)
  if ((!says && !goesOn) || !words.slice(at + 1, last + 1).every(({ joined }) => joined)) return null
  const next = says ? behindHearers(words, last + 1, plainly.has(word)) : last + 1
  const kind = says ? 'before' : 'scene'
  return { from: words[led]!.from, to: words[next - 1]!.to, who: some?.who ?? null, verb: word, kind, next }
}

/** The words before a quote or a telling in which somebody is named as its speaker, and those behind one. */
export function tagsIn(text: string): Tag[] {
  const words = wordsIn(text)
  const found: Tag[] = []
  for (let at = 0; at < words.length; at++) {
    const { from, lower } = words[at]!
    const tag = tagAt(words, at)
    const some = !tag && verbs.has(lower) ? namedAt(words, at + 1) : null
    if (tag) {
      found.push(tag)
      at = tag.next - 1
    } else if (some && words.slice(at + 1, some.next).every(({ joined }) => joined))
      found.push({ from, to: words[some.next - 1]!.to, who: some.who, verb: lower, kind: 'behind' })
  }
  return found
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

/** Who goes on in the sentence that ends here: the last "he" of it, else whoever began it. */
export function subjectIn(sentence: string): string | null {
  const last = wordsIn(sentence).findLast((word) => pronouns.has(bareOf(word)))
  return last ? last.text.slice(0, bareOf(last).length) : actorIn(sentence)
}
