import type { Evidence } from '@mallama/contracts/safety'
import type { Turn } from './parse.ts'

/** Words of a turn with their place in the pasted text; `source.slice(start, end)` is `quote`. */
export interface Quote {
  quote: string
  start: number
  end: number
  speaker: string
}

const longest = 120

/**
 * The sentence of the turn that holds `cue` (or its first), as it stands in the pasted text: never across a line break,
 * never with quotation marks inside, so that it can be shown between quotation marks. Null where there is none.
 */
export function quoteOf(turn: Turn, cue = ''): Quote | null {
  const wanted = cue.slice(0, 40)
  const pieces = [...turn.pieces].sort((a, b) => Number(b.text.includes(wanted)) - Number(a.text.includes(wanted)))
  for (const piece of pieces) {
    const spot = Math.max(0, piece.text.indexOf(wanted))
    const parts = [
      ...piece.text.slice(Math.max(0, spot - 1000), spot + 1000).matchAll(/(?:\d[.,:]\d|[^.!?…"“”\n])+[.!?…]*/g),
    ]
    const shift = Math.max(0, spot - 1000)
    const sized = parts.filter((it) => /\p{L}/u.test(it[0]))
    const holding = sized.find((it) => spot >= it.index + shift && spot < it.index + shift + it[0].length) ?? sized[0]
    if (!holding) continue
    const lead = holding[0].length - holding[0].trimStart().length
    let quote = holding[0]
      .trim()
      .replace(/[\u200e\u200f]/g, ' ')
      .trim()
    let start = piece.start + shift + holding.index + lead
    // A word or two alone say little: what follows it in the same line is quoted with it.
    const after = sized[sized.indexOf(holding) + 1]
    if (
      after &&
      quote.split(' ').length <= 2 &&
      after.index === holding.index + holding[0].length &&
      quote.length + after[0].length < longest
    )
      quote += after[0].trimEnd()
    const joint =
      /^(?:and|but|so|well|because|cos),? (?=(?:i|you|he|she|it|they|we|the|my|your|that|this|there|now)(?:['’][a-z]+)? \S)/i.exec(
        quote,
      )?.[0].length ?? 0
    quote = quote.slice(joint)
    start += joint
    if (quote.length > longest) {
      const inside = Math.max(0, spot - shift - holding.index - lead)
      const from = inside > longest - 40 ? quote.lastIndexOf(' ', Math.max(0, inside - 30)) + 1 : 0
      const to = quote.lastIndexOf(' ', from + longest)
      start += from
      quote = quote.slice(from, to > from + 20 ? to : from + longest).replace(/[,;:\s]+$/, '')
    }
    const bare = quote.replace(/[.,;:…]+$/, '')
    if (!bare) continue
    return { quote: bare, start, end: start + bare.length, speaker: turn.speaker }
  }
  return null
}

/** A quote and what it stands for. */
export interface Cited {
  quote: Quote
  label: string
}

export function evidenceFrom(cited: readonly Cited[]): Evidence[] {
  const seen = new Set<string>()
  return cited.flatMap(({ quote: { quote, start, end }, label }) => {
    const key = `${label}/${start}`
    return seen.has(key) ? [] : (seen.add(key), [{ quote, label, start, end }])
  })
}
