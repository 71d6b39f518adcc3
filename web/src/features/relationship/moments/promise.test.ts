import type { HealthBasis } from '@mallama/contracts/health'
import { expect, it } from 'vitest'
import { promiseOf } from './promise.ts'

const basis = (oneMore: HealthBasis['oneMore'], shift = 0) => ({ oneMore, parts: [{ shift }] }) as HealthBasis

it('a moment promises what the formula says, by its kind and size', () => {
  const of = basis({ good: [1, 2, 0], conflict: [-6, -8, -8] })
  expect(promiseOf(of, 'repair', '1')).toContain('adds 1 point to the overall score')
  expect(promiseOf(of, 'positive', '2')).toContain('adds 2 points to')
  expect(promiseOf(of, 'conflict', '1')).toContain('takes 6 points off the overall score')
  expect(promiseOf(of, 'positive', '3')).toContain('leaves the overall score where it is')
  for (const size of ['1', '2', '3'] as const)
    expect(promiseOf(of, 'conflict', size)).toMatch(/takes \d points off.* by 10 points at most\.$/)
  const full = basis({ good: [1, 1, 2], conflict: [0, 0, 0] }, -10)
  expect(promiseOf(full, 'conflict', '3')).toContain('conflicts have taken all they can, which is 10 points')
  expect(promiseOf(basis(null), 'conflict', '3')).toContain('There are no scores yet.')
})
