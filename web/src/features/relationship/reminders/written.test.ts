import { describe, expect, it } from 'vitest'
import { newDate, readWritten, writtenFrom } from './written.ts'

const off = { inTouch: false, days: '14', checkInDay: '', dates: [] }

describe('reminders as they are written', () => {
  it('are off until set, and come back as they were stored', () => {
    expect(readWritten(off).reminders).toEqual({ stayInTouchDays: null, checkInDay: null, dates: [] })
    const stored = {
      stayInTouchDays: 10,
      checkInDay: 0,
      dates: [
        { kind: 'birthday' as const, label: null, month: 2, day: 29, year: 1984 },
        { kind: 'other' as const, label: 'The day we moved in', month: 11, day: 30, year: null },
      ],
    }
    expect(readWritten(writtenFrom(stored)).reminders).toEqual(stored)
  })

  it('name the field that is wrong', () => {
    const date = { ...newDate(), month: '2', day: '30', year: '1500', kind: 'other' as const }
    const { problems, reminders } = readWritten({ ...off, inTouch: true, days: '0', dates: [date] })
    expect(reminders).toBeNull()
    expect(problems).toEqual({
      days: 'A whole number of days, 1 to 365',
      [`${date.key}.day`]: 'This month has no such day',
      [`${date.key}.year`]: 'Give a year from 1900 to 2200, or none',
      [`${date.key}.label`]: 'Say what this day is',
    })
    expect(Object.values(readWritten({ ...off, dates: [newDate()] }).problems)).toEqual([
      'Choose a month',
      'A day from 1 to 31',
    ])
  })
})
