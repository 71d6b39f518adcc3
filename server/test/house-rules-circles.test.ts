import { describe, expect, it } from 'vitest'
import { circles } from './house/circles.ts'
import { readSource, sources } from './house/sources.ts'

const plain = (to: string) => `import { it } from './${to}.ts'\n`
const typed = (to: string) => `import type { It } from './${to}.ts'\n`
const late = (to: string) => `const it = () => import('./${to}.ts')\n`

describe('imports', () => {
  it('never lead back to where they began', () => {
    const all = sources()
    expect([all.length > 1_000, circles(all)]).toEqual([true, []])
  })

  it.each([
    ['two, one of them for a type', { a: plain('b'), b: typed('a') }, ['a, b']],
    ['three, one of them late', { a: plain('b'), b: plain('c'), c: late('a') }, ['a, b, c']],
    ['one that others lead into and out of', { z: plain('a'), a: plain('b') + plain('d'), b: plain('a') }, ['a, b']],
    ['two circles that touch', { a: plain('b'), b: plain('a') + plain('c'), c: plain('b') }, ['a, b, c']],
    ['two apart', { a: plain('b'), b: plain('a'), c: plain('d') + plain('a'), d: typed('c') }, ['a, b', 'c, d']],
    ['a file and itself', { a: typed('a') }, ['a']],
    ['two ways to one file', { a: plain('b') + plain('c'), b: plain('d'), c: plain('d'), d: '' }, []],
    ['a test and what it tries', { 'a.test': plain('b'), b: plain('a.test') }, []],
  ])('are seen in a circle: %s', (_, texts, expected) => {
    const some = Object.entries(texts).map(([name, text]) => readSource(`coach/src/${name}.ts`, text))
    const found = circles(some).map((set) => set.replaceAll(/coach\/src\/|\.ts\b/g, ''))
    expect(found.toSorted()).toEqual(expected)
  })
})
