import type { CraftedMessage } from '@mallama/contracts/tools'
import { begunLarge, begunSmall } from './first-letter.ts'

/** A stretch of the first wording: a piece of the goal, or words of the coach's own around them. */
interface Stretch {
  /** Which piece; null for the coach's own. */
  piece: number | null
  words: string
  /** The space behind it. */
  space: string
  /** It stands behind a comma, as after "Hi Joan,". */
  small: boolean
}

export interface Laid {
  /** What can be put in and taken out, in the order of the goal. */
  lines: string[]
  /** Which of them the first wording says. */
  said: boolean[]
  stretches: Stretch[]
  goal: string
}

type Made = Pick<CraftedMessage, 'craftedMessage' | 'goal' | 'pieces'>

/** The first wording, taken apart into the pieces of the goal and what the coach put around them. */
export function laidOut({ craftedMessage: message, goal, pieces = [] }: Made): Laid {
  const found = placesIn(message, pieces)
  // What is said only within another line has no place of its own, and goes in and out with that line.
  const kept = pieces.flatMap(({ words, said }, at) =>
    said && found[at] === null ? [] : [{ words, from: found[at] ?? null }],
  )
  const placed = kept
    .flatMap(({ words, from }, piece) => (from === null ? [] : [{ piece, from, to: from + words.length }]))
    .toSorted((a, b) => a.from - b.from)
  const stretches: Stretch[] = []
  const lay = (piece: number | null, chunk: string) => {
    const words = chunk.trim()
    if (!words) return
    const space = chunk.slice(chunk.trimEnd().length)
    stretches.push({ piece, words, space, small: isBehindComma(stretches.at(-1)) })
  }
  let at = 0
  for (const { piece, from, to } of placed) {
    lay(null, message.slice(at, from))
    at = to + /^\s*/.exec(message.slice(to))![0].length
    lay(piece, message.slice(from, at))
  }
  lay(null, message.slice(at))
  return { lines: kept.map(({ words }) => words), said: kept.map(({ from }) => from !== null), stretches, goal }
}

/** The message with these of the lines in it. What the first wording said goes back to where it stood. */
export function messageOf({ lines, stretches, goal }: Laid, isIn: readonly boolean[]): string {
  const all = [...stretches]
  for (const [piece, words] of lines.entries())
    if (isIn[piece] && !all.some((it) => it.piece === piece))
      putIn(all, { piece, words, space: '', small: false }, isIn)
  const shown = all.filter(({ piece }) => piece === null || isIn[piece])
  return shown
    .map((it, at) => {
      const small = isBehindComma(shown[at - 1])
      const words = small === it.small ? it.words : small ? begunSmall(it.words, goal) : begunLarge(it.words)
      return at < shown.length - 1 ? words + (it.space || ' ') : words
    })
    .join('')
}

/** Behind the nearest line before it, else before the next; where none is in, where one stood. */
function putIn(all: Stretch[], line: Stretch, isIn: readonly boolean[]) {
  const here = new Set(all.flatMap(({ piece }) => piece ?? []))
  const near = [...here].toSorted((a, b) => a - b)
  const [before, after] = [near.filter((it) => it < line.piece!).toReversed(), near.filter((it) => it > line.piece!)]
  const placeOf = (piece: number) => all.findIndex((it) => it.piece === piece)
  const behind = (piece: number) => {
    const place = placeOf(piece)
    const other = all[place]!
    all.splice(place, 1, { ...other, space: ' ' }, { ...line, space: other.space })
  }
  const ahead = (piece: number) => all.splice(placeOf(piece), 0, line)
  const inBefore = before.find((it) => isIn[it])
  const inAfter = after.find((it) => isIn[it])
  if (inBefore !== undefined) behind(inBefore)
  else if (inAfter !== undefined) ahead(inAfter)
  else if (before.length > 0) behind(before[0]!)
  else if (after.length > 0) ahead(after[0]!)
  else all.push(line)
}

const isBehindComma = (before: Stretch | undefined): boolean => before?.words.endsWith(',') ?? false

/** Where each said piece begins. The longest first: "I'm sorry." is not to be found in "Ida, I'm sorry." */
function placesIn(message: string, pieces: NonNullable<Made['pieces']>): (number | null)[] {
  const places: (number | null)[] = pieces.map(() => null)
  const taken: { from: number; to: number }[] = []
  const longest = [...pieces.entries()].toSorted(([, a], [, b]) => b.words.length - a.words.length)
  for (const [piece, { words, said }] of longest) {
    const isFree = (from: number) => taken.every((it) => from >= it.to || from + words.length <= it.from)
    const from = said ? startsOf(words, message).find(isFree) : undefined
    if (from === undefined) continue
    places[piece] = from
    taken.push({ from, to: from + words.length })
  }
  return places
}

/** Wherever the sentence stands as one by itself; its first letter may be small there. */
function startsOf(sentence: string, message: string): number[] {
  const [first, rest] = [sentence.charAt(0).toLowerCase(), sentence.slice(1)]
  const isHere = (from: number) =>
    message.charAt(from).toLowerCase() === first &&
    message.startsWith(rest, from + 1) &&
    isEnd.test(message.slice(0, from)) &&
    /^(?:\s|$)/.test(message.slice(from + sentence.length))
  return sentence.trim() === '' ? [] : [...Array(message.length).keys()].filter(isHere)
}
/** At the beginning, on a new line, or behind a sign and a space. */
const isEnd = /(?:^|\n|[^\p{L}\p{N}\s]\s)\s*$/u
