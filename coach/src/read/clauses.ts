import { toldIn, type Told } from '../text/told.ts'

/** A part of a goal between two marks or joins: `text.slice(from, to)`. */
export interface Clause {
  from: number
  to: number
  words: string
}

const marks = new Set('.!?;:,')
const joins = new Set(['and', 'but', 'so', 'because'])

/** The clauses of a goal, in order; one pass. */
export function clausesIn(text: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  const close = (to: number, next: number) => {
    const words = text.slice(from, to).trim()
    if (words) found.push({ from, to, words })
    from = next
  }
  let at = 0
  for (const line of text.split('\n')) {
    for (const word of line.split(' ')) {
      if (joins.has(word.toLowerCase())) close(at, at)
      const end = at + word.length
      if (marks.has(word.at(-1) ?? '')) close(end - 1, end)
      at = end + 1
    }
    close(at - 1, at)
  }
  return found
}

const near = (words: string | undefined, side: string, from: number, to?: number): string[] =>
  (words?.toLowerCase().split(' ').slice(from, to) ?? []).map((it) => `qq${side}${it}`)

/** A clause as it is read: its words, where it stands, and what stands right before and after it. */
export function withPlace(all: readonly Clause[], at: number): Told[] {
  const own = all[at]!.words
  const place = all.length === 1 ? 'alone' : at === 0 ? 'first' : at === all.length - 1 ? 'last' : 'mid'
  const signs = [
    `qq${place}`,
    ...near(all[at - 1]?.words, 'p', -2),
    ...near(all[at + 1]?.words, 'n', 0, 2),
    ...near(own, 's', 0, 1),
  ]
  return [...toldIn(own), ...signs.map((word) => ({ from: 0, to: 0, words: [word] }))]
}
