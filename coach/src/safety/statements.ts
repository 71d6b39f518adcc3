import type { Told } from '../text/told.ts'
import { classes, framed } from './statement-words.ts'
import type { Statement } from './statement.ts'
import { fits, phraseOf, placeOf, wordsFrom, type Phrase, type Words } from '../text/phrase.ts'
import { isByClose } from './flag.ts'
import { ofOthers } from './statements-children.ts'
import { byOthers } from './statements-others.ts'
import { control } from './statements-control.ts'
import { ofSelf } from './statements-self.ts'
import { wishes } from './statements-wishes.ts'

export const statements: readonly Statement[] = [...ofSelf, ...byOthers, ...ofOthers, ...wishes, ...control]

export interface Stated {
  statement: Statement
  /** Said to the one it is meant for. */
  threat: boolean
  sentence: Told
  /** The words it fits. */
  words: readonly string[]
}

interface Ready {
  statement: Statement
  threat: boolean
  phrase: Phrase
  needs: Words | null
  unless: Words | null
  frames: readonly (keyof typeof framed)[]
}

const frameNames = ['fiction', 'past', 'maybe', 'denied'] as const
const frameWords = new Map(frameNames.map((it) => [it, wordsFrom(framed[it], classes)]))
const ready: readonly Ready[] = statements.flatMap((statement) => {
  const needs = statement.needs ? wordsFrom(statement.needs, classes) : null
  const unless = statement.unless ? wordsFrom(statement.unless, classes) : null
  const frames = frameNames.filter((it) => !statement.even?.includes(it))
  return [statement.says, statement.threatens ?? []].flatMap((said, threat) =>
    said.map((it) => ({ statement, threat: threat === 1, phrase: phraseOf(it, classes), needs, unless, frames })),
  )
})

/** Words of most sentences: a phrase that was looked for by them would be tried on nearly all. */
const common = new Set(
  '^ $ i im ive ill he hes she shes you youre they it me my us his her him the a an to of in on at for from with and or not no is was be been have had has do does dont did go goes get got going will would what that this all up out so just want now as by'.split(
    ' ',
  ),
)
const often = ({ whole }: Words): number => [...whole].reduce((all, word) => all + (common.has(word) ? 100 : 1), 0)

/** Word -> phrases whose rarest part it can be: a sentence without any of the words costs one look-up a word. */
const byWord = new Map<string, Ready[]>()
for (const it of ready) {
  const parts = it.phrase.filter((part) => part.fits && !part.optional && !part.never && part.fits.begins.length === 0)
  const rarest = parts.reduce((best, part) => (often(part.fits!) < often(best.fits!) ? part : best))
  for (const word of rarest.fits!.whole) byWord.set(word, [...(byWord.get(word) ?? []), it])
}

const some = (words: readonly string[], of: Words) => words.some((word) => fits(of, word))
/** How far before its verb a denial stands. */
const DENIES = 4

function holds(
  it: Ready,
  [from, to]: readonly [number, number],
  words: readonly string[],
  told: readonly Told[],
  at: number,
): boolean {
  const beside = [words, told[at - 1]?.words ?? [], told[at + 1]?.words ?? []]
  if (it.needs && !beside.some((near) => some(near, it.needs!))) return false
  if (it.unless && some(words, it.unless)) return false
  return !it.frames.some((frame) => {
    if (frame === 'maybe')
      return some(words.slice(0, to), frameWords.get('maybe')!) || words.includes('if') || words.includes('unless')
    if (frame === 'denied') return some(words.slice(Math.max(0, from - DENIES), to), frameWords.get('denied')!)
    return some(words, frameWords.get(frame)!)
  })
}

/** Every statement that a text makes, the gravest first. `near`: only those that need a word of the sentences beside. */
export function statedIn(told: readonly Told[], among: 'all' | 'near' = 'all'): Stated[] {
  const found: Stated[] = []
  told.forEach((sentence, at) => {
    // Where it begins and ends is a word too: who tells of a dose leaves out the "I".
    const words = ['^', ...sentence.words, '$']
    const tried = new Set<Ready>()
    for (const word of new Set(sentence.words)) for (const it of byWord.get(word) ?? []) tried.add(it)
    for (const it of tried) {
      if (among === 'near' && !it.needs) continue
      if (found.some((other) => other.statement === it.statement)) continue
      const place = placeOf(it.phrase, words)
      if (place && holds(it, place, words, told, at))
        found.push({ statement: it.statement, threat: it.threat, sentence, words: words.slice(...place) })
    }
  })
  return found.sort((a, b) => b.statement.tier - a.statement.tier)
}

/**
 * The gravest of all that is stated, gravest first. Who strikes back at somebody that harms them is the one who is
 * harmed, except where they held a neck or a blade.
 */
export const foremost = (stated: readonly Stated[]): Stated | undefined =>
  (stated[0]?.statement.category === 'threat-to-others' && harmToWriter(stated)) || stated[0]

/** What somebody does to the writer; null where there is none, or the writer did graver. */
export const harmToWriter = (stated: readonly Stated[]): Stated | null =>
  stated.some(({ statement: it }) => it.category === 'threat-to-others' && it.tier === 3)
    ? null
    : (stated.find(
        ({ statement, words }) =>
          isByClose(statement) && statement.tier > 1 && words.some((it) => it === 'me' || it === 'us'),
      ) ?? null)
