import { DAY_MS } from '@mallama/contracts/days'
import type { Locator, Page } from '@playwright/test'
import { expect, type RunningApp } from './app.ts'
import { as, type Person } from './people.ts'
import { part, press } from './tomas.ts'

// What is done on a relationship's page besides writing lists and talking, by the names that people see.

export interface Rated {
  trust: number
  communication: number
  joy: number
  growth: number
}

const labels = {
  trust: 'Trust & Safety',
  communication: 'Communication',
  joy: 'Joy & Fulfillment',
  growth: 'Growth',
} as const

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** The calendar days that the person's clock counts since so many times 24 hours ago: fewer by one where it was put back. */
export function calendarDaysSince(days: number): number {
  const dayOf = (at: string | number) =>
    Date.parse(new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }))
  return Math.round((dayOf(Date.now()) - dayOf(daysAgo(days))) / DAY_MS)
}

/** A check-in of an earlier day. */
export const checkedIn = (app: RunningApp, person: Person, id: string, days: number, rated: Rated) =>
  as(app, person).post(`/api/relationships/${id}/check-ins`, { ...rated, at: daysAgo(days) })

export const slider = (page: Page, of: keyof Rated): Locator =>
  page
    .getByRole('region', { name: /^(Check-ins|How are things between you\?)$/ })
    .getByRole('slider', { name: labels[of] })

/** A check-in on the page, today. */
export async function checkIn(page: Page, rated: Rated, words = ''): Promise<void> {
  await press(page, 'Check in')
  await slider(page, 'trust').press('Home')
  await expect(slider(page, 'trust')).toHaveAttribute('aria-valuetext', /^0, /)
  for (const name of Object.keys(labels) as (keyof Rated)[]) await slider(page, name).fill(String(rated[name]))
  if (words) await page.getByLabel(/^A word or two/).fill(words)
  await press(page, 'Save check-in')
  await expect(page.getByRole('button', { name: 'Save check-in' })).toHaveCount(0)
}

/** A moment of today. */
export async function logMoment(
  page: Page,
  kind: 'Conflict' | 'Positive moment' | 'Repair',
  size: 'Small' | 'Medium' | 'Big',
  note = '',
): Promise<void> {
  await press(page, kind)
  await page.getByRole('radio', { name: size }).check()
  if (note) await page.getByLabel(/^Note \(/).fill(note)
  await press(page, 'Save moment')
  await expect(page.getByRole('button', { name: 'Save moment' })).toHaveCount(0)
}

/** The head of the page shows these, in the order trust, communication, joy, growth. */
export async function expectScores(page: Page, overall: string, of: readonly number[]): Promise<void> {
  const top = page.getByRole('region', { name: 'Scores', exact: true })
  await expect(top.locator('.band')).toHaveText(overall)
  for (const [at, label] of Object.values(labels).entries())
    await expect(top.getByRole('meter', { name: label })).toHaveAttribute('aria-valuenow', String(of[at]))
}

export const chart = (page: Page) => part(page, 'How things have gone').locator('.chart:visible')
