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
const joins = set('and then but so well')
const be = set('was were is')

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:-\p{L}+)*|[’'](?:s|m|re|d|ve|t)(?!\p{L})/gu)].map((hit) => ({
    text: hit[0],
    lower: hit[0].toLowerCase().replace('’', "'"),
    from: hit.index,
    to: hit.index + hit[0].length,
  }))

/** How many words from `at` on name somebody; 0 where none does. */
function named(words: readonly Word[], at: number): number {
  const { text, lower } = words[at]!
  if (pronouns.has(lower) && (lower === 'i' || text.slice(1) === lower.slice(1))) return 1
  if (owners.has(lower))
    for (let more = 1; more <= 3; more++) if (isRoleWord(words[at + more]?.lower ?? '')) return more + 1
  return /^\p{Lu}\p{L}+$/u.test(text) && !nobody.has(lower) && !verbs.has(lower) ? 1 : 0
}

/** "Dan shrugged": who does something in a sentence. */
export function actorIn(sentence: string): string | null {
  const words = wordsIn(sentence)
  const at = words.findIndex(({ lower }) => !joins.has(lower))
  const length = at < 0 ? 0 : named(words, at)
  const next = words[at + length]
  return length > 0 && next && /^[\p{Ll}’']/u.test(next.text)
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

/** "She told me": whoever hears it; "she said me too" is what was said. */
const hears = (words: readonly Word[], at: number, verb: number): boolean =>
  listeners.has(words[at]!.lower) && (at > verb + 1 || words[at]!.lower === 'back' || !spoken.has(words[verb]!.lower))

/** The words before a quote or a telling in which somebody is named as its speaker, and those behind one. */
export function tagsIn(text: string): Tag[] {
  const words = wordsIn(text)
  /** Nothing but spaces stands between the words. */
  const joined = (from: number, to: number) =>
    words.slice(from, to).every((it, at) => {
      const next = words[from + at + 1]
      return !next || /^\s*$/.test(text.slice(it.to, next.from))
    })
  const subjectAt = (at: number): { who: string; end: number; short: boolean } | null => {
    const length = named(words, at)
    if (length === 0 || !joined(at, at + length - 1)) return null
    const short =
      words[at + length]?.lower.startsWith("'") === true && words[at + length]!.from === words[at + length - 1]!.to
    return { who: text.slice(words[at]!.from, words[at + length - 1]!.to), end: at + length + Number(short), short }
  }
  const heard = (at: number) => listeners.has(words[at]?.lower ?? '') || isRoleWord(words[at]?.lower ?? '')
  const skip = (from: number, set: ReadonlySet<string>): number => {
    let at = from
    while (at < from + 3 && set.has(words[at]?.lower ?? '')) at++
    return at
  }
  const found: Tag[] = []
  for (let at = 0; at < words.length; at++) {
    const subject = subjectAt(at)
    const begun = subject?.end ?? (joins.has(words[at]!.lower) ? at + 1 : null)
    if (begun !== null) {
      const verb = skip(begun, adverbs)
      const length = said(words, verb, subject?.short ?? false)
      if (length > 0 && joined(subject ? subject.end - 1 : at, verb + length - 1)) {
        let end = verb + length
        while (
          end < verb + length + 3 &&
          words[end] &&
          joined(end - 1, end) &&
          (hears(words, end, verb) ||
            (before.has(words[end]!.lower) && heard(end + 1)) ||
            (isRoleWord(words[end]!.lower) && owners.has(words[end - 1]!.lower)))
        )
          end++
        found.push({
          from: words[at]!.from,
          to: words[end - 1]!.to,
          who: subject?.who ?? null,
          verb: words[verb + length - 1]!.lower,
          after: false,
        })
        at = end - 1
        continue
      }
    }
    const length = verbs.has(words[at]!.lower) ? 1 : 0
    const behind = length > 0 && at + 1 < words.length && joined(at, at + 1) ? subjectAt(at + 1) : null
    if (behind)
      found.push({
        from: words[at]!.from,
        to: words[behind.end - 1]!.to,
        who: behind.who,
        verb: words[at]!.lower,
        after: true,
      })
  }
  return found
}
