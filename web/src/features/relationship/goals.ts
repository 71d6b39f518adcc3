/** The goal checklist's bounds, from the product's specification. */
const MOST_GOALS = 6
const LONGER_THAN = 3

const LINES = /\r\n|[\n\r]/
/** A bullet or an asterisk parts anywhere. A dash parts, but not inside a word: "co-parenting" is one goal. */
const BULLETS = /[•‣◦▪●*]|(?<![\p{L}\p{N}])[-–—]|[-–—](?![\p{L}\p{N}])/u
/** "1." or "2)" before words: a number, where "before the 1st" and "2 evenings" are not. */
const NUMBERS = /(?:^|\s)\d{1,2}[.)](?=\s|\p{L})/u
/** "1 Listen" in the first line and "2 Ask" in the second number the lines. */
const LEADING = /^\s*(\d{1,2})\s+(?=\S)/

export interface GoalLine {
  line: string
  goals: string[]
}

/**
 * What a person wrote about their goals as checklist items, line by line: split on new lines, bullets, dashes,
 * asterisks and digits that number; pieces of more than 3 characters; at most 6; the whole text where no piece remains.
 */
export function goalLines(text: string | null): GoalLine[] {
  const whole = (text ?? '').trim()
  if (!whole) return []
  const lines = whole
    .split(LINES)
    .map((line) => line.trim())
    .filter(Boolean)
  const numbered = lines.length > 1 && lines.every((line, at) => LEADING.exec(line)?.[1] === String(at + 1))
  let room = MOST_GOALS
  const found = lines.map((line) => {
    const goals = piecesOf(numbered ? line.replace(LEADING, '') : line).slice(0, room)
    room -= goals.length
    return { line, goals }
  })
  return room === MOST_GOALS ? [{ line: whole, goals: [whole] }] : found
}

const piecesOf = (line: string) =>
  line
    .split(BULLETS)
    .flatMap((part) => part.split(NUMBERS))
    .map((part) => part.trim())
    .filter((part) => [...part].length > LONGER_THAN)

export const goalsOf = (text: string | null): string[] => goalLines(text).flatMap(({ goals }) => goals)
