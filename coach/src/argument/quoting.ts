import type { Evidence } from '@mallama/contracts/safety'
import { stripped } from '../text/words.ts'
import { cut, type Turn } from './lines.ts'

/** Words of a turn with their place in the pasted text; `source.slice(start, end)` is `quote`. */
export interface Quote {
  quote: string
  start: number
  end: number
  speaker: string
}

const LONGEST = 120
/** As far around the cue a sentence is looked for. */
const NEAR = 1000
const sentence = /(?:\d[.,:]\d|[^.!?…"“”\n])+[.!?…]*/g

/**
 * The sentence of the turn that holds `cue` (or its first), as it stands in the pasted text: never across a line break,
 * never with quotation marks inside, so that it can be shown between quotation marks. Null where there is none.
 */
export function quoteOf({ speaker, pieces }: Pick<Turn, 'speaker' | 'pieces'>, cue = ''): Quote | null {
  const wanted = cue.slice(0, 40)
  for (const piece of pieces.toSorted((a, b) => Number(b.text.includes(wanted)) - Number(a.text.includes(wanted)))) {
    const spot = Math.max(0, piece.text.indexOf(wanted))
    const shift = Math.max(0, spot - NEAR)
    const parts = [...piece.text.slice(shift, spot + NEAR).matchAll(sentence)]
      .map(({ index, 0: text }) => ({ text, from: shift + index, to: shift + index + text.length }))
      .filter(({ text }) => text.toLowerCase() !== text.toUpperCase())
    const at = parts.findIndex(({ to }) => spot < to)
    const [first, next] = parts.slice(Math.max(0, at))
    if (!first) continue
    // A word or two alone say little: what follows it in the same line is quoted with it.
    const few = next?.from === first.to && first.text.trim().split(' ').length <= 2 && next.to - first.from < LONGEST
    const from = spot - first.from > LONGEST - 40 ? spot : first.from
    const whole = cut(piece, from, few ? next.to : first.to)
    const held = whole.text.slice(0, LONGEST)
    const short = held.length < whole.text.length ? held.slice(0, held.lastIndexOf(' ')) || held : held
    const quote = stripped(short, '', ' \t.,;:…')
    if (quote) return { quote, start: whole.start, end: whole.start + quote.length, speaker }
  }
  return null
}

/** "Me" is the reader, "my dad" is the reader's dad. */
const spokenOf = (name: string): string =>
  name === 'Me' ? 'you' : name.toLowerCase().startsWith('my ') ? `your ${name.slice(3)}` : name

/** A sentence of coach/data/said/quarrel.json with its `{places}` filled; `one` and `two` are people. */
export const tell = (sentence: string, places: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, place: string) => {
    const words = String(places[place] ?? '')
    return place === 'one' || place === 'two' ? spokenOf(words) : words
  })

export interface Cited {
  quote: Quote
  label: string
}

export function evidenceFrom(cited: readonly Cited[]): Evidence[] {
  const all = cited.map(({ quote: { quote, start, end }, label }) => ({ quote, label, start, end }))
  return [...new Map(all.toReversed().map((it) => [`${it.label}/${it.start}`, it])).values()].toReversed()
}
