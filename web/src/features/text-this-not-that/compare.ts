import type { Contribution } from '@mallama/contracts/coach'
import { scoreNames } from './scores.ts'

export interface Compared {
  kind: 'kept' | 'changed' | 'left out' | 'new'
  /** A sentence of the person's own; null for a new one. */
  yours: string | null
  /** What it became; null where it was left out. */
  became: string | null
  why: string[]
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' })

export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => [...segments.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean)

/** Words that say nothing about what a sentence is about. */
const small = new Set(
  'i you he she it we they me him her us them my your his its our their a an the and or but so to of in on at for with is are was were am be been do did does have has had that this not no if as'.split(
    ' ',
  ),
)
const plain = (text: string) => text.replace(/[’‘]/g, "'").toLowerCase()
const same = (text: string) => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

function wordsOf(sentence: string): Set<string> {
  const all = plain(sentence).match(/[\p{L}\p{N}']+/gu) ?? []
  const telling = all.filter((word) => !small.has(word))
  return new Set(telling.length > 0 ? telling : all)
}

/** From here on two sentences are about the same. */
const ALIKE = 0.3

/** Shared words out of all words of both, 0 to 1 (Dice). */
function alike(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

/** The parts of the feedback that quote this sentence. */
function saidOf(sentence: string, feedback: string): string[] {
  const own = plain(sentence)
  return feedback
    .split(/(?<=[.!?;])\s+|,? and (?=["“])/)
    .filter((part) =>
      quotesIn(part).some((quote) => {
        const quoted = plain(quote)
        return quoted.length > 2 && (own.includes(quoted) || quoted.includes(own))
      }),
    )
    .map((part) => part.replace(/[;.]$/, '').trim())
}

const quotesIn = (text: string) => [...text.matchAll(/["“]([^"”]+)["”]/g)].map(([, quote = '']) => quote.trim())

/** Words that the feedback misses in the draft, and that this sentence has. */
function foundIn(sentence: string, draft: string, feedback: string): string[] {
  const found = quotesIn(feedback).flatMap((quote) => {
    const word = plain(quote)
    const at = plain(sentence).indexOf(word)
    return word.length > 2 && at >= 0 && !plain(draft).includes(word) ? [sentence.slice(at, at + word.length)] : []
  })
  return found.length > 0
    ? [`It has ${[...new Set(found)].map((it) => `"${it}"`).join(', ')}, which your draft leaves out`]
    : []
}

/** What earned this sentence of the message a part of a score. */
function earnedBy(sentence: string, contributions: readonly Contribution[]): string[] {
  const own = plain(sentence)
  const found = contributions
    .filter(({ amount, quote }) => amount > 0 && quote !== undefined && own.includes(plain(quote).trim()))
    .map(({ score, feature }) => {
      const name = scoreNames.find(({ field }) => field === score)?.name
      return name ? `${name}: ${feature}` : ''
    })
  return [...new Set(found.filter(Boolean))]
}

interface Sources {
  draft: string
  message: string
  /** What the result says of the draft, and what the message's scores are made of. */
  feedback: string
  contributions: readonly Contribution[]
}

/** The person's own draft beside the message, sentence by sentence: in the draft's order, and then what is new. */
export function compare({ draft, message, feedback, contributions }: Sources): Compared[] {
  const yours = sentencesOf(draft)
  const theirs = sentencesOf(message)
  const [mine, other] = [yours.map(wordsOf), theirs.map(wordsOf)]
  const pairs = mine
    .flatMap((words, from) => other.map((more, to) => ({ from, to, score: alike(words, more) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score || a.from - b.from || a.to - b.to)
  const becameOf = new Map<number, number>()
  const taken = new Set<number>()
  for (const { from, to } of pairs)
    if (!becameOf.has(from) && !taken.has(to)) {
      becameOf.set(from, to)
      taken.add(to)
    }
  const rows = yours.map((sentence, from): Compared => {
    const to = becameOf.get(from)
    const became = to === undefined ? null : (theirs[to] ?? null)
    if (became !== null && same(became) === same(sentence)) return { kind: 'kept', yours: sentence, became, why: [] }
    const gained = became === null ? [] : [...foundIn(became, draft, feedback), ...earnedBy(became, contributions)]
    const why = [...saidOf(sentence, feedback), ...gained]
    return { kind: became === null ? 'left out' : 'changed', yours: sentence, became, why }
  })
  const added = theirs
    .filter((_, to) => !taken.has(to))
    .map((became): Compared => {
      const why = [...foundIn(became, draft, feedback), ...earnedBy(became, contributions)]
      return { kind: 'new', yours: null, became, why }
    })
  return [...rows, ...added]
}
