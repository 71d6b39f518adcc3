import { expect, test } from 'vitest'
import { branchTo, endAfter, newestEnd, versionsOf } from './tree.ts'

const line = (id: string, after: string | null = null) => ({ id, after })
/** a - b - c, then b said differently as d - e, then the beginning as f. */
const lines = [line('a'), line('b', 'a'), line('c', 'b'), line('d', 'a'), line('e', 'd'), line('f')]
const ids = (of: { id: string }[]) => of.map(({ id }) => id).join('')

test('a branch is the way from the first line to one of the ends, without what was said elsewhere', () => {
  expect(ids(branchTo(lines, 'c'))).toBe('abc')
  expect(ids(branchTo(lines, 'e'))).toBe('ade')
  expect(ids(branchTo(lines, 'f'))).toBe('f')
  expect(branchTo(lines, null)).toEqual([])
  expect(branchTo(lines, 'gone')).toEqual([])
})

test('the versions of a line are those that follow the same one, in the order in which they were said', () => {
  expect(ids(versionsOf(lines, line('d', 'a')))).toBe('bd')
  expect(ids(versionsOf(lines, line('a')))).toBe('af')
  expect(ids(versionsOf(lines, line('c', 'b')))).toBe('c')
})

test('going over to another version shows the talk that went on from there, to its end', () => {
  expect(endAfter(lines, 'b')).toBe('c')
  expect(endAfter(lines, 'a')).toBe('e')
  expect(endAfter(lines, 'f')).toBe('f')
})

test('a rehearsal opens where it was left; an empty one has no end', () => {
  expect(newestEnd(lines)).toBe('f')
  expect(newestEnd([])).toBeNull()
})
