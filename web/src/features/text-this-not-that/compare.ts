import type { Contribution } from '@mallama/contracts/coach'
import { scoreNames } from './scores.ts'

export interface Compared {
  /** `joined`: it stands in a sentence of the message that another of the person's became as well. */
  kind: 'kept' | 'changed' | 'joined' | 'left out' | 'new'
  /** A sentence of the person's own; null for a new one. */
  yours: string | null
  /** What it became; null where it was left out, or stands in the sentence of another row. */
  became: string | null
  /** Where a joined one went. */
  into?: string
  /** In few words; never none, but where nothing changed. */
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
  'i you he she it we they me him her us them my your his its our their a an the and or but so to of in on at for with is are was were am be been do did does have has had that this not no if as will would can could up just please hi hey dear really because about ever never always'.split(
    ' ',
  ),
)
const plain = (text: string) => text.replace(/[’‘]/g, "'").toLowerCase()
const same = (text: string) => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** As much of a word as stays when it is bent: "cleans", "cleaned" and "cleaning" are one. */
function stemOf(word: string): string {
  const bare = word.replace(/n't$|'\w*$/, '')
  const cut = bare.length > 4 ? bare.replace(/(?:ing|ed|es|s)$/, '') : bare.replace(/(?<=\w{3})s$/, '')
  return cut.length > 3 ? cut.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1') : cut
}

const allWords = (sentence: string) => plain(sentence).match(/[\p{L}\p{N}']+/gu) ?? []

function wordsOf(sentence: string): Set<string> {
  const all = allWords(sentence)
  const telling = all.filter((word) => !small.has(word.replace(/n't$|'\w*$/, '')))
  return new Set((telling.length > 0 ? telling : all).map(stemOf))
}

export interface Piece {
  text: string
  /** It is in this sentence and not in the other. */
  own: boolean
}

/** A sentence in pieces: what the other does not have, and the rest. Small words make no difference. */
export function piecesOf(sentence: string, other: string): Piece[] {
  const known = new Set(allWords(other).map(stemOf))
  const pieces: Piece[] = []
  for (const text of sentence.match(/[\p{L}\p{N}'’‘]+|[^\p{L}\p{N}'’‘]+/gu) ?? []) {
    const word = plain(text)
    const own = /[\p{L}\p{N}]/u.test(text) && !small.has(word) && !known.has(stemOf(word))
    const last = pieces.at(-1)
    if (last && (last.own === own || (last.own && text === ' '))) last.text += text
    else pieces.push({ text, own })
  }
  // The space after the last of them is nobody's own.
  return pieces.flatMap((piece) =>
    piece.own && piece.text.endsWith(' ')
      ? [
          { text: piece.text.trimEnd(), own: true },
          { text: ' ', own: false },
        ]
      : [piece],
  )
}

/** From here on two sentences are about the same. */
const ALIKE = 0.3
/** From here on a sentence stands within another one. */
const WITHIN = 0.5

const negator = /^(?:not|no|cannot|without)$|n't$/
/** How far behind it a "not" reaches. */
const REACH = 3

function deniedIn(sentence: string): Set<string> {
  const all = allWords(sentence)
  return new Set(all.flatMap((word, at) => (negator.test(word) ? all.slice(at + 1, at + 1 + REACH).map(stemOf) : [])))
}

/** Which of two sentences says no to what the other does not say no to. */
function turned(one: string, other: string): 'one' | 'other' | null {
  const [words, more] = [wordsOf(one), wordsOf(other)]
  const [denied, deniedThere] = [deniedIn(one), deniedIn(other)]
  const word = [...words].find((it) => more.has(it) && denied.has(it) !== deniedThere.has(it))
  return word === undefined ? null : denied.has(word) ? 'one' : 'other'
}

const sharedBy = (one: Set<string>, other: Set<string>) => [...one].filter((word) => other.has(word)).length

/** Shared words out of all words of both, 0 to 1 (Dice). */
function alike(one: Set<string>, other: Set<string>): number {
  return one.size + other.size === 0 ? 0 : (2 * sharedBy(one, other)) / (one.size + other.size)
}

/** What the feedback says of this sentence. */
function saidOf(sentence: string, feedback: string): string[] {
  const own = plain(sentence)
  const found = new Map<string, string[]>()
  for (const part of feedback.split(/(?<=[.!?;])\s+|,? and (?=["“])/)) {
    const [, quote = '', reads] = /["“]([^"”]+)["”] reads as ([^;.]+)/.exec(part) ?? []
    const quoted = plain(quote.trim())
    if (!reads || quoted.length < 3 || !(own.includes(quoted) || quoted.includes(own))) continue
    const who = same(quote).length >= same(sentence).length ? 'it' : `“${quote.trim()}”`
    found.set(who, [...(found.get(who) ?? []), reads.trim()])
  }
  return [...found].map(([who, reads]) => `${who} reads as ${reads.join(' and ')}`)
}

const quotesIn = (text: string) => [...text.matchAll(/["“]([^"”]+)["”]/g)].map(([, quote = '']) => quote.trim())

/** Words that the feedback misses in the draft, and that this sentence has. */
function foundIn(sentence: string, draft: string, feedback: string): string[] {
  const found = quotesIn(feedback).flatMap((quote) => {
    const word = plain(quote)
    const at = plain(sentence).indexOf(word)
    return word.length > 2 && at >= 0 && !plain(draft).includes(word) ? [sentence.slice(at, at + word.length)] : []
  })
  return found.length > 0 ? [`it names ${[...new Set(found)].map((it) => `“${it}”`).join(', ')}`] : []
}

/** What earned this sentence of the message a part of a score. */
function earnedBy(sentence: string, contributions: readonly Contribution[]): string[] {
  const own = plain(sentence)
  const found = contributions
    .filter(({ amount, quote }) => amount > 0 && quote !== undefined && own.includes(plain(quote).trim()))
    .map(({ score, feature }) => {
      const name = scoreNames.find(({ field }) => field === score)?.name
      return name ? `${name.toLowerCase()}: ${feature}` : ''
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
  const placeOf = (from: number) => {
    const places = other.map((more, to) => ({ to, part: sharedBy(mine[from]!, more) / mine[from]!.size }))
    // What says no is not said by a sentence that says yes.
    const agreeing = places.filter(({ to }) => turned(yours[from]!, theirs[to]!) === null)
    const [best] = agreeing.filter(({ part }) => part >= WITHIN).toSorted((a, b) => b.part - a.part)
    return best && theirs[best.to]
  }
  const gainedBy = (became: string) => [...foundIn(became, draft, feedback), ...earnedBy(became, contributions)]
  const rows = yours.map((sentence, from): Compared => {
    const to = becameOf.get(from)
    const became = to === undefined ? null : (theirs[to] ?? null)
    const said = saidOf(sentence, feedback)
    if (became !== null && same(became) === same(sentence)) return { kind: 'kept', yours: sentence, became, why: [] }
    if (became !== null) {
      const way = turned(sentence, became)
      const turning = way === null ? [] : [way === 'other' ? 'it says no' : 'it no longer says no']
      const why = [...said, ...turning, ...gainedBy(became)]
      return { kind: 'changed', yours: sentence, became, why: orElse(why, 'in other words') }
    }
    const into = placeOf(from)
    if (into) return { kind: 'joined', yours: sentence, became, into, why: orElse(said, 'said in one') }
    return { kind: 'left out', yours: sentence, became, why: orElse(said, 'the message does without it') }
  })
  const added = theirs
    .filter((_, to) => !taken.has(to))
    .map((became): Compared => ({
      kind: 'new',
      yours: null,
      became,
      why: orElse(gainedBy(became), became.endsWith('?') ? 'it asks' : 'your draft does not say it'),
    }))
  return [...rows, ...added]
}

const orElse = (why: string[], otherwise: string) => (why.length > 0 ? [...new Set(why)] : [otherwise])
