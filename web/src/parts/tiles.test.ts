import { describe, expect, test } from 'vitest'
import { tilesOf } from './tiles.ts'

const at = (overallHealthScore: number) => ({ hasHealthData: true, overallHealthScore })
const unknown = { hasHealthData: false, overallHealthScore: 0 }

describe('the four tiles', () => {
  test('know nothing about no one', () => {
    expect(tilesOf([])).toEqual({ total: 0, healthy: 0, needAttention: 0, average: null })
  })
  test('call 70 healthy and 50 not yet in need of attention', () => {
    expect(tilesOf([at(70), at(69), at(50), at(49)])).toEqual({ total: 4, healthy: 1, needAttention: 1, average: 60 })
  })
  test('count someone without data in the total only', () => {
    expect(tilesOf([unknown, at(90)])).toEqual({ total: 2, healthy: 1, needAttention: 0, average: 90 })
    expect(tilesOf([unknown])).toEqual({ total: 1, healthy: 0, needAttention: 0, average: null })
  })
  test('take a score of 0 that was logged as a score', () => {
    expect(tilesOf([at(0), at(100)])).toEqual({ total: 2, healthy: 1, needAttention: 1, average: 50 })
  })
})
