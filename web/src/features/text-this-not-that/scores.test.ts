import { describe, expect, it } from 'vitest'
import { craftBand, hasBadge } from './scores.ts'

describe('a score of a message', () => {
  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
    [40, 'Fair'],
    [39, 'Needs improvement'],
    [0, 'Needs improvement'],
  ])('%i is %s', (score, label) => expect(craftBand(score).label).toBe(label))

  it('earns the badge from 75 on', () => {
    expect([74, 75, 90].map(hasBadge)).toEqual([false, true, true])
    expect([0, 15].map(hasBadge)).toEqual([false, false])
  })
})
