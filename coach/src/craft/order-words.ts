import table from '../../data/words/craft-acts.json' with { type: 'json' }
import kept from '../../data/words/orders.json' with { type: 'json' }
import type { CraftKind } from '@mallama/contracts/coach'
import type { ActHead, Kind } from '../read/labels.ts'
import { joined, nearness, listOf, setsOf, stripped } from '../text/words.ts'

/** What a message does to the one who reads it. */
export type Act = keyof typeof table

/** `kinds`: of words that do it, the first what it asks for by itself, where `alone`; `ends`: where an ending of a tone
 * is found, none where nothing beside the matter belongs; `shows`: the reader's acts that show it, none where any does;
 * `welcome`: how much likelier it is liked than others, however it is worded, in points of 100, set by hand. */
type Row = { kinds: readonly Kind[]; alone?: true; ends?: CraftKind; shows: readonly ActHead[]; welcome: number }
export const rowOf = table as unknown as Readonly<Record<Act, Row>>

const allActs = Object.keys(rowOf) as Act[]
export const actOfKind = (kind: Kind | null) => allActs.findLast((it) => kind && rowOf[it].kinds.includes(kind)) ?? null
/** The kind of words that an act by itself asks for. */
export const kindOfAct = (act: Act): Kind | null => (rowOf[act].alone && rowOf[act].kinds[0]) ?? null

/** The act that a kind of message does which was chosen by button. */
export const actOf = (kind?: CraftKind | null) => allActs.find((it) => kind && rowOf[it].ends === kind) ?? 'tell'

/** The words by which an order is found in a sentence, and where whom it names and what it says begin and end. */
export const lists = setsOf(kept.lists)
const { asking, begins, beside, joins, leads, manner, owners, sounds } = lists
export const { deeds: deedRows, strangers } = kept
export const acts: ReadonlyMap<string, Act> = listOf(kept.acts)
export const wordsIn = (sentence: string): string[] => sentence.split(/\s+/).filter(Boolean)
const marks = /[.,:;!?…"“”()]/g
export const bare = (word = ''): string => word.toLowerCase().replaceAll('’', "'").replace(marks, '')
export const plainly = (word = ''): string => bare(word).replaceAll("'", '')
export const isIn = (word: string | undefined, some: string): boolean => some.split(' ').includes(bare(word))
/** Whether words stand from this place on that are each one of those in its row. */
export const stands = (words: readonly string[], at: number, said: readonly string[]): boolean =>
  said.every((some, n) => isIn(words[at + n], some))
export const has = (part: string, some: ReadonlySet<string>) => wordsIn(part).some((it) => some.has(bare(it)))
export const opensWith = (part: string, some: ReadonlySet<string>) => some.has(bare(wordsIn(part)[0]))
/** "Stays", "runs": shaped like what somebody does. */
export const isEvent = (word = '') => word.length > 3 && word.endsWith('s') && !isAfterWhom(word)
/** A mark stands behind it. */
export const ends = (word = ''): boolean => '.,:;!?'.includes(word.at(-1) ?? ' ')

/** A sentence begins with one of these, or with a shortened form of it. */
export const isBegin = (word = ''): boolean => begins.has(plainly(word)) || begins.has(bare(word).split("'")[0]!)
export const isOwed = (word = '') => ['apologise', 'thank', 'congratulate'].includes(acts.get(plainly(word)) ?? '')
/** What somebody is wished, or what joins it to whom it is for. */
export const isMatter = (word = ''): boolean => joins.has(bare(word)) || lists.wishes.has(bare(word)) || isOwed(word)
export const isStart = (word = ''): boolean => isBegin(word) || owners.has(bare(word))
export const isAfterWhom = (word = '') => word === '' || isMatter(word) || isStart(word) || beside.has(bare(word))

/** "I don't want to ask him for anything": up to the next mark or "but" nothing of it is to be done. */
function isUnwanted(words: readonly string[], at: number): boolean {
  const from = words.findLastIndex((it, n) => n < at && (ends(it) || isIn(it, 'but just only'))) + 1
  const said = words.slice(from, at).filter((it) => !beside.has(bare(it)))
  return said.some((it, n) => lists.willing.has(plainly(it)) && lists.denials.has(bare(said[n - 1])))
}

/** Whether the verb at this place is to be done by the coach or the writer, and was not done by anybody. */
export function isOrder(words: readonly string[], at: number): boolean {
  const before = words.findLastIndex((it, n) => n < at && !beside.has(bare(it)))
  // "He's going to say": he will.
  const isTheirs = isIn(words[before - 1], 'going') && isIn(words[before - 2], "he's she's they're hes shes theyre")
  if (isUnwanted(words, at) || isTheirs) return false
  if (before < 0 || ends(words[before])) return true
  const prev = plainly(words[before])
  if (leads.has(prev)) return !asking.has(prev) || before === 0 || lists.askers.has(plainly(words[before - 1]))
  const wants = ['want', 'need', 'disagree'].includes(bare(words[at]))
  return ['i', 'we', 'you'].includes(prev) && (wants || asking.has(bare(words[before - 1])))
}

export const ended = (words: string): string => stripped(words, '', ' .,;:!')

/** Without how it is to be said, which is told to the coach: "without sounding rude", and not "without my dog". */
export function cut(words: readonly string[]): string {
  const isNear = (at: number) => [1, 2].some((step) => sounds.has(bare(words[at + step])))
  const isHow = (at: number) => isNear(at) || isIn(words[at + 1], 'that he she they')
  const from = words.findIndex((it, at) => isIn(it, 'without') && isHow(at))
  const to = words.findIndex((it, at) => at > from && ends(it)) + 1
  const said = from < 0 ? words : [...words.slice(0, from), ...(to > 0 ? words.slice(to) : [])]
  return ended(said.filter((it) => !manner.has(bare(it))).join(' '))
}

/** Without "and", "so that": what is said begins behind them. */
export const withoutJoin = (part: string): string => {
  const words = wordsIn(part)
  const from = words.findIndex((it, at) => !lists.leadsOff.has(bare(it)) || at === words.length - 1)
  return words.slice(Math.max(0, from)).join(' ')
}

/** Where in a clause it is told that something is not to be said to them, behind which what it is begins: "I don't want to speak about", "don't mention", "don't tell him", "she needn't know", "keep it from her"; -1 for none. */
export function keptAt(words: string): number {
  const all = wordsIn(words)
  const said = [...kept.said, ...(all.some((word) => isIn(word, 'to')) ? [] : [kept.saidIt])]
  const isTheirs = isIn(wordsIn(withoutJoin(words))[0], 'he she')
  const named = all.findIndex(
    (word, at) =>
      ((lists.talks.has(bare(word)) || isIn(word, 'mention')) && isUnwanted(all, at + 1)) ||
      (said.some((some) => stands(all, at, some)) && isForbidden(all.slice(0, at))) ||
      (isTheirs && isIn(word, 'know hear') && has(all.slice(0, at).join(' '), lists.denials)) ||
      (stands(all, at, kept.leftOut) && all.length <= at + 5 && isJoins(all.slice(0, at))),
  )
  // "That's not for the text", "not his business", "told me in secret": only pointed to.
  return named < 0 && nearness(kept.pointsBack, words) > 0 ? all.length - 1 : named
}
/** "Say it in your words" is said to the coach. */
export const isToCoach = (words: string): boolean => toCoach.has(cut(wordsIn(withoutJoin(words.toLowerCase()))))
const toCoach = new Set([...kept.ways, ...joined(kept.tells, kept.ways)])
const isJoins = (before: readonly string[]) => before.every((it) => isIn(it, 'but and so please just do no need to'))
/** "Don't", "please do not" and "no need to" before a verb: the coach is not to do it. */
const isForbidden = (before: readonly string[]) =>
  (has(before.join(' '), lists.denials) || isIn(before.at(-3), 'no')) &&
  isJoins(before.filter((it) => !lists.denials.has(bare(it))))

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}£$€]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu) ?? []
const hasDigit = (word: string) => [...word].some((it) => it >= '0' && it <= '9')
/** Numbers and days that are told, as they are written. */
export const factsOf = (text: string) => tokensOf(text).filter((it) => hasDigit(it) || lists.days.has(it.toLowerCase()))

/** By so many letters a word is known again: "moved" and "moves" begin alike. */
const STEM = 4
const stems = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(plainly(text)).flatMap((it) => (it.length >= STEM || hasDigit(it) ? it.slice(0, STEM) : [])))

/** Of the weighty words of a matter the share that a text holds, 0..1; 1 where there are none. */
export function covered(text: string, matter: string): number {
  const [held, wanted] = [stems(text), stems(matter)]
  return wanted.size === 0 ? 1 : [...wanted].filter((it) => held.has(it)).length / wanted.size
}
