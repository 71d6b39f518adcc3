import { expect, test } from 'vitest'
import { lookBack } from './look-back.ts'
import type { Stance } from './stances.ts'
import { branchTo } from './tree.ts'

const line = (id: string, after: string | null, stance: Stance, more: { refused?: string } = {}) => ({
  id,
  after,
  content: `words of ${id}`,
  reply: `answer to ${id}`,
  labels: { stance, act: null },
  ...more,
})

test('what worked are the lines of this branch that stood on interests, in their own words', () => {
  const lines = [line('a', null, 'rights'), line('b', 'a', 'interests'), line('c', 'a', 'power')]
  const { said, counts, worked, sentence } = lookBack(lines, branchTo(lines, 'b'))
  expect(said).toBe(2)
  expect(counts).toEqual({ interests: 1, rights: 1, power: 0 })
  expect(worked.map(({ content }) => content)).toEqual(['words of b'])
  expect(sentence).toBe(
    'You said 2 lines. 1 of them leaned on interests: what matters, rather than who is right or stronger.',
  )
})

test('a line that was said on something else before is shown with what it was', () => {
  const lines = [
    line('a', null, 'power'),
    line('b', null, 'rights'),
    line('c', null, 'interests'),
    line('d', 'c', 'interests'),
  ]
  const { retold } = lookBack(lines, branchTo(lines, 'd'))
  expect(retold.map(({ before, now }) => [before.id, now.id])).toEqual([['b', 'c']])
  // What came after it was not better words for it.
  expect(lookBack(lines, branchTo(lines, 'b')).retold).toEqual([])
})

test('a line that was not played counts for nothing', () => {
  const lines = [line('a', null, 'interests', { refused: 'Not this.' })]
  expect(lookBack(lines, lines)).toMatchObject({ said: 0, worked: [], retold: [] })
})

/** What is said of a branch whose lines stood on these. */
const all = (...stances: Stance[]) => {
  const lines = stances.map((stance, at) => line(`${at}`, at === 0 ? null : `${at - 1}`, stance))
  return lookBack(lines, lines).sentence
}

test('nothing is praised that is not there', () => {
  expect(all()).toBe('Nothing was said yet, so there is nothing to look back on.')
  expect(all('rights', 'power')).toBe(
    'You said 2 lines. None of them leaned on interests yet: what matters, rather than who is right or stronger.',
  )
  expect(all('interests')).toBe(
    'You said 1 line, and it leaned on interests: what matters, rather than who is right or stronger.',
  )
  expect(all('interests', 'interests')).toBe(
    'You said 2 lines, and all of them leaned on interests: what matters, rather than who is right or stronger.',
  )
})
