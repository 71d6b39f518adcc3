import kept from '../../data/words/orders.json' with { type: 'json' }
import { firstNames } from '../text/people.ts'
import { setsOf, stripped } from '../text/words.ts'
import type { Act } from './acts.ts'
import { roles } from './cues/roles.ts'

/** The words by which an order is found in a sentence, and where whom it names and what it says begin and end. */
export const lists = setsOf(kept.lists)
const { asking, begins, beside, describes, joins, leads, letters, linking, manner, pronouns, sounds, strong } = lists
export const { owners } = lists
export const acts = new Map(
  Object.entries(kept.acts).flatMap(([act, words]) => words.split(' ').map((it) => [it, act as Act] as const)),
)

export const wordsIn = (sentence: string): string[] => sentence.split(/\s+/).filter(Boolean)
export const bare = (word = ''): string =>
  [...word.toLowerCase().replaceAll('’', "'")].filter((it) => !'.,:;!?…"“”()'.includes(it)).join('')
export const plainly = (word = ''): string => bare(word).replaceAll("'", '')
export const isIn = (word: string | undefined, some: string): boolean => some.split(' ').includes(bare(word))
const ends = (word = ''): boolean => '.,:;!?'.includes(word.at(-1) ?? ' ')
const isName = (word = ''): boolean => word.charAt(0) !== word.charAt(0).toLowerCase() && !isBegin(word)

/** A sentence begins with one of these, or with a shortened form of it. */
export const isBegin = (word = ''): boolean => begins.has(plainly(word)) || begins.has(bare(word).split("'")[0]!)
/** It joins what stands before it, and begins no sentence. */
export const isLink = (word = ''): boolean => joins.has(bare(word)) || describes.has(bare(word))
export const isOwed = (word = ''): boolean =>
  ['apologise', 'thank', 'congratulate'].includes(acts.get(plainly(word)) ?? '')
/** What somebody is wished, or what joins it to whom it is for. */
const isMatter = (word = ''): boolean => joins.has(bare(word)) || lists.wishes.has(bare(word)) || isOwed(word)
export const isAfterWhom = (word = ''): boolean =>
  word === '' || isMatter(word) || isBegin(word) || beside.has(bare(word)) || owners.has(bare(word))

/** Whether the verb at this place is to be done by the coach or the writer, and was not done by anybody. */
export function isOrder(words: readonly string[], at: number): boolean {
  const before = words.findLastIndex((it, n) => n < at && !beside.has(bare(it)))
  if (before < 0 || ends(words[before])) return true
  const prev = plainly(words[before])
  if (leads.has(prev)) return !asking.has(prev) || before === 0 || lists.askers.has(plainly(words[before - 1]))
  const wants = ['want', 'need'].includes(bare(words[at]))
  return ['i', 'we', 'you'].includes(prev) && (wants || asking.has(bare(words[before - 1])))
}

/** Where what stands for the one who is told ends: at the join, or where a sentence begins. */
export function pastWhom(words: readonly string[], from: number, verb: string): number {
  const start = pastLetter(words, from, verb)
  if (start >= words.length || isMatter(words[start])) return start
  let at = pastPerson(words, start)
  while (beside.has(bare(words[at])) || (bare(words[at]) === 'know' && verb !== 'ask')) at++
  const isDescribed = [words[at], words[at - 1]].some((it) => describes.has(bare(it))) || isIn(words[start], 'a an')
  if (!isDescribed && !ends(words[at - 1])) return at
  // Who is described at length is told what stands behind the next join.
  const join = words.findIndex((it, n) => n >= at && n < at + 8 && strong.has(bare(it)))
  return join < 0 ? at : join
}

/** "A short message to", "to": "sorry for shouting" is about a deed, "a message for my boss" is for somebody. */
function pastLetter(words: readonly string[], from: number, verb: string): number {
  let at = from
  if (letters.has(bare(words[at])) || (owners.has(bare(words[at])) && letters.has(bare(words[at + 1]))))
    while (at < words.length && !isIn(words[at], 'to for that') && at - from < 4) at++
  const isLetter = letters.has(bare(words[at - 1])) || letters.has(verb)
  const next = words[at + 1]
  const isSomebody = owners.has(bare(next)) || pronouns.has(bare(next)) || isName(next)
  const isTo = isIn(words[at], 'to') && (isLetter || lists.towards.has(verb))
  return isTo || (isIn(words[at], 'for') && isLetter && isSomebody) ? at + 1 : at
}

/** A pronoun, "my older sister Ana", "Ben and Mia", "Mrs dawson next door". */
function pastPerson(words: readonly string[], start: number): number {
  const first = bare(words[start])
  const next = words[start + 1]
  const isEnd = ends(words[start])
  if (pronouns.has(first) && (first !== 'her' || isEnd || isAfterWhom(next))) return start + 1
  if (isBegin(words[start]) && !owners.has(first)) return start
  if (owners.has(first)) {
    const to = words.findIndex((_, at) => at > start && (ends(words[at - 1]) || (at > start + 1 && isPast(words, at))))
    return Math.min(to < 0 ? words.length : to, start + 7)
  }
  if (isIn(next, 'and') && isName(words[start + 2])) return start + 3
  if (isEnd || isName(next)) return isEnd ? start + 1 : start + 2
  // A few words that begin no sentence may stand before the join.
  const to = words.findIndex((it, at) => at > start && (isAfterWhom(it) || ends(words[at - 1])))
  return to > 0 && to <= start + 4 && linking.has(bare(words[to])) && !ends(words[to - 1]) ? to : start + 1
}

/** A join that is not within who they are; or "rent" in "my flatmate rent is due", which describes nobody. */
function isPast(words: readonly string[], at: number): boolean {
  const [before, word] = [bare(words[at - 1]), bare(words[at])]
  const describesThem = roles.has(word) || describes.has(word) || isName(words[at]) || firstNames.has(word)
  return (before !== 'of' && isAfterWhom(words[at])) || (roles.has(before) && !describesThem)
}

export const ended = (words: string): string => stripped(words, '', ' .,;:!')

/** Without how it is to be said, which is told to the coach: "without sounding rude", and not "without my dog". */
export function cut(words: readonly string[]): string {
  const said: string[] = []
  let isHow = false
  for (const [at, word] of words.entries()) {
    isHow ||= bare(word) === 'without' && [1, 2].some((step) => sounds.has(bare(words[at + step])))
    if (!isHow && !manner.has(bare(word))) said.push(word)
    else if (ends(word)) {
      isHow = false
      if (said.length > 0 && !ends(said.at(-1))) said.push(`${said.pop()!}${word.at(-1)!}`)
    }
  }
  while (joins.has(bare(said.at(-1))) && !['before', 'after'].includes(bare(said.at(-1)))) said.pop()
  return ended(said.join(' '))
}
