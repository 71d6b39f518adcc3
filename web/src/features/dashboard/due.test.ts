import { describe, expect, it } from 'vitest'
import type { DueReminder } from '@mallama/contracts/reminders'
import { dueWords, whenDue } from './due.ts'

/** A Friday. */
const now = new Date(2026, 10, 20, 23, 50)
const due = (kind: DueReminder['kind'], day: string, years: number | null = null, label: string | null = null) =>
  dueWords({ relationshipId: 'r', kind, label, due: day, years }, now)

describe('what is due', () => {
  it('is told as one says it', () => {
    expect(
      ['2026-11-20', '2026-11-19', '2026-11-16', '2026-11-02', '2026-11-21', '2026-11-23', '2026-12-02'].map((day) =>
        whenDue(day, now),
      ),
    ).toEqual(['today', 'since yesterday', 'since Monday', 'since 2 Nov', 'tomorrow', 'on Monday', 'on 2 Dec'])
  })

  it('names the kind of day, and the years where they are known', () => {
    expect(due('stay-in-touch', '2026-11-16')).toBe('Get in touch, since Monday')
    expect(due('check-in', '2026-11-20')).toBe('Check in, today')
    expect(due('birthday', '2026-11-23', 42)).toBe('Birthday on Monday, turning 42')
    expect(due('birthday', '2026-11-19')).toBe('Birthday was yesterday')
    expect(due('anniversary', '2026-11-20', 2)).toBe('2nd anniversary today')
    expect(due('other', '2026-11-21', null, 'Moving day')).toBe('Moving day, tomorrow')
    const agreement = { kind: 'agreement', conversationId: 'c', title: 'The guest list', due: '2026-11-16' } as const
    expect(dueWords(agreement, now)).toBe('Look at your agreement again, since Monday')
  })
})
