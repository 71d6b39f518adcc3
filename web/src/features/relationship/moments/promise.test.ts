import type { HealthBasis } from '@mallama/contracts/health'
import { expect, it } from 'vitest'
import { promiseOf } from './promise.ts'

const basis = (oneMore: HealthBasis['oneMore']) => ({ oneMore }) as HealthBasis

it('a moment promises what the formula says, by its kind and size', () => {
  const of = basis({ good: [1, 2, 0], conflict: [-5.7, -8, -8] })
  expect(promiseOf(of, 'repair', '1')).toContain('adds 1 point to the overall score')
  expect(promiseOf(of, 'positive', '2')).toContain('adds 2 points to')
  expect(promiseOf(of, 'conflict', '1')).toContain('takes 5.7 points off the overall score')
  expect(promiseOf(of, 'positive', '3')).toContain('leaves the overall score where it is')
  expect(promiseOf(basis(null), 'conflict', '3')).toContain('There are no scores yet.')
})
