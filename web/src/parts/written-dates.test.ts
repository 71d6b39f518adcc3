import { dateWritten, momentWritten, timeWritten } from '@mallama/contracts/written-dates'
import { describe, expect, it } from 'vitest'

/** By the device's clock, whichever it is. */
const at = new Date(2026, 8, 5, 6, 4)

describe('a day and a time', () => {
  it('are written in one way', () => {
    expect(dateWritten(at)).toBe('5 September 2026')
    expect(dateWritten(at, { year: false })).toBe('5 September')
    expect(dateWritten(at, { weekday: 'long', year: false })).toBe('Saturday 5 September')
    expect(dateWritten(at, { weekday: 'short', month: 'short' })).toBe('Sat 5 Sep 2026')
    expect(timeWritten(at)).toBe('06:04')
    expect(timeWritten(new Date(2026, 8, 5, 0, 0))).toBe('00:00')
    expect(momentWritten(at, { month: 'short' })).toBe('5 Sep 2026, 06:04')
  })

  it('have the year where it is another', () => {
    expect(dateWritten(at, { year: new Date(2026, 11, 31) })).toBe('5 September')
    expect(dateWritten(at, { year: new Date(2027, 0, 1) })).toBe('5 September 2026')
  })

  it('are those of the zone that is asked for', () => {
    const instant = '2026-12-31T23:30:00.000Z'
    expect(momentWritten(instant, { zone: 'UTC' })).toBe('31 December 2026, 23:30')
    expect(momentWritten(instant, { zone: 'Pacific/Auckland' })).toBe('1 January 2027, 12:30')
    expect(dateWritten(instant, { zone: 'UTC', year: new Date('2027-01-01T00:30:00.000Z') })).toBe('31 December 2026')
  })

  it('are nothing where there is no date', () => {
    expect([dateWritten('long ago'), timeWritten(''), momentWritten(Number.NaN)]).toEqual(['', '', ''])
  })
})
