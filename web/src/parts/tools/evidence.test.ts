import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elsewhere, lookOf, piecesOf } from './evidence.ts'

const marked = (text: string, evidence: Parameters<typeof piecesOf>[1]) =>
  piecesOf(text, evidence).flatMap(({ text: quote, labels }) => (labels ? [[quote, labels.join('; ')]] : []))

it('words are marked where they say that they stand, else where they are first found', () => {
  const text = 'fine. Fine, fine.'
  const at = (start?: number, end?: number) =>
    piecesOf(text, [{ quote: 'fine', label: 'tone', ...(start === undefined ? {} : { start, end }) }]).find(
      ({ labels }) => labels,
    )?.at
  expect(at(12, 16)).toBe(12)
  expect(at()).toBe(0)
  // What does not stand where it says is looked for.
  expect(at(3, 7)).toBe(0)
})

it('quotes that overlap are one mark with the labels of all, and neighbours are two', () => {
  const text = 'You never ask me anyway'
  expect(
    marked(text, [
      { quote: 'never ask me', label: 'complaint' },
      { quote: 'You never', label: 'criticism' },
      { quote: 'ask', label: 'complaint' },
      { quote: ' anyway', label: 'tone' },
    ]),
  ).toEqual([
    ['You never ask me', 'criticism; complaint'],
    [' anyway', 'tone'],
  ])
})

it('what is not there word for word is not marked, and is known to be elsewhere', () => {
  const told = [
    { quote: 'You always', label: 'criticism' },
    { quote: '  ', label: 'nothing' },
  ]
  expect(marked('You never ask', told)).toEqual([])
  expect(elsewhere('You never ask', told)).toEqual(told)
})

it('whatever is marked, the text stays the same to the letter, and every mark is a span of it', () => {
  const place = fc.record({ quote: fc.string({ maxLength: 6 }), start: fc.option(fc.nat(40), { nil: undefined }) })
  fc.assert(
    fc.property(fc.string({ maxLength: 40, unit: 'binary' }), fc.array(place, { maxLength: 6 }), (text, places) => {
      const evidence = places.map(({ quote, start }) => ({
        quote: start === undefined ? quote : text.slice(start, start + quote.length),
        label: quote,
        ...(start === undefined ? {} : { start, end: start + quote.length }),
      }))
      const pieces = piecesOf(text, evidence)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) expect(text.slice(piece.at, piece.at + piece.text.length)).toBe(piece.text)
      const numbers = pieces.flatMap((piece) => (piece.labels ? [piece.number] : []))
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    }),
  )
})

it('strengths are marked as carefully as harm', () => {
  expect(lookOf(['strength: fun'])).toContain('is-good')
  expect(lookOf(['contempt'])).toBe('is-critical ev--double')
  expect(lookOf(['non-apology'])).toContain('is-strain')
  expect(lookOf(['what it tells'])).toBe('is-noted')
})
