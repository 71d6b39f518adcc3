import { describe, expect, it } from 'vitest'
import { bandOf, stepTone } from './bands.ts'

describe('bands of health', () => {
  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79.9, 'Good'],
    [60, 'Good'],
    [59.9, 'Needs Attention'],
    [40, 'Needs Attention'],
    [39.9, 'Critical'],
    [0, 'Critical'],
  ])('%d is %s', (score, label) => {
    expect(bandOf(score).label).toBe(label)
  })

  it('does not tell Needs Attention and Critical apart by colour', () => {
    expect(bandOf(50).tone).toBe(bandOf(10).tone)
    expect(bandOf(50).key).not.toBe(bandOf(10).key)
  })
})

describe('ten steps', () => {
  it('are good when severity is low', () => {
    expect([3.9, 4, 6, 8].map((value) => stepTone(value, 'lower'))).toEqual(['good', 'watch', 'strain', 'critical'])
  })

  it('are good when resolution is high', () => {
    expect([8, 6, 4, 3.9].map((value) => stepTone(value, 'higher'))).toEqual(['good', 'watch', 'strain', 'critical'])
  })
})
