import { argumentActs } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { markOf, marksOf, wordsOf } from './acts.ts'

test('every act has words, and what hurts never looks like what helps', () => {
  for (const act of argumentActs) expect(wordsOf(act).name).not.toBe('')
  expect(wordsOf('contempt')).toMatchObject({ tone: 'critical', line: 'double' })
  expect(wordsOf('withdraw')).toMatchObject({ tone: 'strain', line: 'dash' })
  expect(wordsOf('repair')).toMatchObject({ tone: 'good', line: 'dot' })
})

test('labels of the coach are told in words for a reader', () => {
  expect(markOf('criticism: what to say instead').name).toBe('Criticism')
  expect(markOf('went well: offer')).toMatchObject({
    name: 'Offer',
    does: 'Puts something on the table.',
    tone: 'good',
  })
  expect(markOf('pattern: criticism-defence').name).toBe('Part of the pattern: criticism and defence')
  expect(markOf('what it is about').name).toBe('What it is about')
})

test('on the same words the weightiest comes first, and nothing is said twice', () => {
  expect(
    marksOf(['root cause', 'breakdown', 'contempt: what to say instead', 'contempt: what to say instead']).map(
      ({ name }) => name,
    ),
  ).toEqual(['Contempt', 'Root cause', 'Communication breakdown'])
})
