import { describe, expect, test } from 'vitest'
import { remainingText, trialNotice } from './trial.ts'

const end = '2026-03-01T12:00:00.000Z'
const running = { hasActiveTrial: true, isTrialExpired: false }
const hours = (h: number) => h * 3_600_000
const left = (ms: number) => trialNotice(running, end, Date.parse(end) - ms)

describe('the trial banner', () => {
  test('says how long is left', () => {
    expect(left(hours(18) + 42 * 60_000)).toEqual({
      tone: 'normal',
      prefix: null,
      text: '18h 42m remaining in your free trial',
      action: 'Upgrade Now',
    })
  })
  test('is calm down to six hours, and warns below', () => {
    expect(left(hours(6))?.tone).toBe('normal')
    expect(left(hours(6) - 1)?.tone).toBe('warning')
    expect(left(hours(2))?.tone).toBe('warning')
  })
  test('is urgent below two hours, and says so', () => {
    expect(left(hours(2) - 1)).toEqual({
      tone: 'urgent',
      prefix: 'URGENT',
      text: '1h 59m remaining. Subscribe now to avoid losing access!',
      action: 'Upgrade Now',
    })
    expect(left(1)?.text).toContain('0h 0m remaining')
  })
  test('is gone at zero and after', () => {
    expect(left(0)).toBeNull()
    expect(left(-1)).toBeNull()
  })
  test('tells someone whose trial is over', () => {
    expect(trialNotice({ hasActiveTrial: false, isTrialExpired: true }, end, Date.parse(end) + 1)).toEqual({
      tone: 'expired',
      prefix: null,
      text: 'Your free trial has ended',
      action: 'Subscribe Now',
    })
  })
  test('does not speak to someone without a trial, or who subscribed', () => {
    const none = { hasActiveTrial: false, isTrialExpired: false }
    expect(trialNotice(none, null, 0)).toBeNull()
    expect(trialNotice(none, end, Date.parse(end) - hours(3))).toBeNull()
  })
  test('never promises a minute that is not there', () => {
    expect(remainingText(hours(24))).toBe('24h 0m')
    expect(remainingText(hours(1) - 1)).toBe('0h 59m')
  })
})
