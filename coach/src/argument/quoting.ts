import type { Evidence } from '@mallama/contracts/safety'
import { untilWord } from '../analysis/quoting.ts'
import { sentencesOf } from '../text/split.ts'
import { filled, stripped, wordCount } from '../text/words.ts'
import { cut, type Turn } from './lines.ts'

export type Quote = NonNullable<ReturnType<typeof quoteOf>>

/** A word or two alone say little: what follows them in the line is quoted with them. */
const FEW = 2

/** The sentence of the turn that holds `cue` (or its first), as pasted, without quotation marks inside; null for none. */
export function quoteOf({ speaker, pieces }: Pick<Turn, 'speaker' | 'pieces'>, cue = '') {
  // What the turn says in several lines is quoted from the first of them.
  const opening = cue.slice(0, 40)
  const piece = pieces.find(({ text }) => text.includes(opening)) ?? pieces[0]
  if (!piece) return null
  const spot = piece.text.indexOf(opening)
  const parts = sentencesOf(piece.text)
  const at = parts.findIndex(({ to }) => spot < to)
  const [first = { from: 0, to: 0 }, next = first] = parts.slice(Math.max(0, at))
  const isFew = wordCount(piece.text.slice(first.from, first.to)) <= FEW
  // What is quoted in it is somebody else's.
  const near = piece.text.slice(first.from, isFew ? next.to : first.to)
  const plain = near.replaceAll('“', '"').replaceAll('”', '"')
  const outside = plain.split('"').filter((_, part) => part % 2 === 0)
  const [longest = ''] = outside.toSorted((a, b) => b.length - a.length)
  const begun = piece.text.indexOf(longest, first.from)
  const whole = cut(piece, begun, begun + longest.length)
  const quote = stripped(untilWord(whole.text, 120), '', ' \t.,;:…')
  const isSaid = quote.toLowerCase() !== quote.toUpperCase()
  return isSaid ? { quote, start: whole.start, end: whole.start + quote.length, speaker } : null
}

/** "Me" is the reader, "my dad" is the reader's dad. */
const spokenOf = (name: string): string =>
  name === 'Me' ? 'you' : name.toLowerCase().startsWith('my ') ? `your ${name.slice(3)}` : name

/** A sentence of coach/data/said/quarrel.json, filled; `one` and `two` are people. */
export const tell = (sentence: string, { one = '', two = '', ...places }: Parameters<typeof filled>[1]): string =>
  filled(sentence, { ...places, one: spokenOf(`${one}`), two: spokenOf(`${two}`) })

export const citing = ({ quote, start, end }: Quote, label: string): Evidence => ({ quote, label, start, end })
