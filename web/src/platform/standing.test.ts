import { describe, expect, test } from 'vitest'
import type { User } from '@mallama/contracts/account'
import { clockOffset, standingOf, untilNextChange } from './standing.ts'

const now = Date.parse('2026-03-01T12:00:00.000Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const nora: User = {
  id: 'u1',
  email: 'nora@example.com',
  firstName: 'Nora',
  lastName: null,
  profileImageUrl: null,
  subscriptionType: 'none',
  stripeSubscriptionId: null,
  planEndDate: null,
  hasUsedTrial: false,
  trialStartDate: null,
  trialEndDate: null,
  role: 'user',
  country: null,
  timeZone: null,
  coachConsent: null,
  reminders: false,
  presence: false,
  commentName: null,
  isDemo: false,
  createdAt: at(0),
  serverTime: at(0),
}
const onTrial = { ...nora, hasUsedTrial: true, trialStartDate: at(-1000), trialEndDate: at(1000) }
const statusAt = (user: User | null, time = now) =>
  standingOf({ identity: 'in', user, userFailed: false, now: time }).status

describe('who a person is to the app', () => {
  test('a visitor without an account here', () => {
    expect(standingOf({ identity: 'out', user: nora, userFailed: false, now }).status).toBe('visitor')
  })
  test('unknown while the provider or our own record is on its way', () => {
    expect(standingOf({ identity: 'starting', user: null, userFailed: false, now }).status).toBe('loading')
    expect(statusAt(null)).toBe('loading')
  })
  test('a visitor when the record does not load, though the provider knows them', () => {
    const standing = standingOf({ identity: 'in', user: null, userFailed: true, now })
    expect(standing).toEqual({ status: 'visitor', user: null, access: null })
  })
  test('without access before the trial, with it until its very end, expired from then on', () => {
    expect(statusAt(nora)).toBe('no-access')
    expect(statusAt(onTrial, now + 999)).toBe('access')
    expect(statusAt(onTrial, now + 1000)).toBe('expired')
  })
  test('with access by a subscription, whatever became of the trial', () => {
    const subscribed: User = { ...onTrial, subscriptionType: 'regular', stripeSubscriptionId: 'sub_1' }
    expect(statusAt(subscribed, now + 2000)).toBe('access')
    expect(statusAt({ ...subscribed, subscriptionType: 'none' }, now + 2000)).toBe('expired')
    expect(statusAt({ ...nora, subscriptionType: 'premium' })).toBe('no-access')
  })
  test('with access as the administrator', () => {
    expect(statusAt({ ...nora, role: 'admin' })).toBe('access')
  })
})

describe('the clock', () => {
  test('is the server’s, whatever the device thinks', () => {
    expect(now + clockOffset(at(0), now + 3_600_000)).toBe(now - 3_600_000)
  })
  test('is looked at when the minutes change, and when the trial ends', () => {
    expect(untilNextChange(at(90_000), now)).toBe(30_001)
    expect(untilNextChange(at(500), now)).toBe(501)
    expect(untilNextChange(at(60_000), now)).toBe(1)
    expect(untilNextChange(at(0), now)).toBeNull()
    expect(untilNextChange(at(-5), now)).toBeNull()
    expect(untilNextChange(null, now)).toBeNull()
  })
})
