import { expect, test } from 'vitest'
import { layersOf, type Layers } from './convolution.ts'

/** One filter that finds the word "yes" and nothing else, and a part with two units: the first takes what the first text holds, the second what the second does. */
function made(own?: Layers['own']) {
  const filters = new Int8Array(6 * 64)
  filters[0] = 2
  const layer = new Int8Array(2 * 192 * 2)
  layer[0] = 1
  layer[192 * 2 + 1] = 1
  const heads = Int8Array.from([1, 0, 0, 0, 0, 3])
  const part = {
    layer,
    heads,
    steps: { layer: 1, heads: 0.5 },
    bias: [0, 0],
    offsets: [0, 0.25, 0],
    groups: [
      { name: 'one', labels: ['a', 'b'] },
      { name: 'two', labels: ['c'] },
    ],
  }
  const bias = Array.from({ length: 192 }, () => 0)
  const words = { words: 'yes no', vectors: Int8Array.from([4, -4]), steps: { vectors: 0.5, filters: 1, heads: 1 } }
  return layersOf({ filters, step: 1, bias, parts: { part }, own }, words)
}

test('what the filters find in each text is summed by its own rows, for each group of labels', () => {
  const read = made()
  const odds = (first: string[][], second: string[][]) => {
    const [one, two] = read([first, second])('part')
    return [...one!.odds, ...two!.odds]
  }
  // "yes" gives 2 times 4 times half: four in the text it stands in.
  expect(odds([['yes']], [])).toEqual([2, 0.25, 0])
  expect(odds([], [['well'], ['yes', 'no']])).toEqual([0, 0.25, 6])
})

test('the most in any sentence counts, words that are not known and texts that are empty give nothing', () => {
  const read = made()
  const oneOf = (text: string[][]) => [...read([text, []])('part')[0]!.odds]
  expect(oneOf([['yes', 'yes'], ['yes']])).toEqual(oneOf([['yes']]))
  expect(oneOf([['nobody']])).toEqual([0, 0.25])
  expect(oneOf([])).toEqual([0, 0.25])
  // Below nothing a unit is nothing.
  expect(oneOf([['no']])).toEqual([0, 0.25])
})

test('a word that has a vector of its own there is read by it, and every other by the one that all share', () => {
  const oneOf = (read: ReturnType<typeof made>, text: string[][]) => [...read([text, []])('part')[0]!.odds]
  const own = made({ known: Uint8Array.from([2]), vectors: Int8Array.from([8]) })
  expect(oneOf(own, [['no']])).toEqual([4, 0.25])
  expect(oneOf(own, [['yes']])).toEqual([2, 0.25])
  // Another network that reads by the same table is left as it was.
  expect(oneOf(made(), [['no']])).toEqual([0, 0.25])
})
