import { dateWritten, dayNames } from '@mallama/contracts/written-dates'
import { DAY_MS } from '@mallama/contracts/days'
import type { DueAgreement, DueReminder } from '@mallama/contracts/reminders'

const atNoon = (day: string) => new Date(`${day}T12:00:00`)

/** When, as one says it: "today", "since yesterday", "on Friday", "on 2 Mar". */
export function whenDue(due: string, now = new Date()): string {
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)
  const day = atNoon(due)
  const days = Math.round((day.getTime() - noon.getTime()) / DAY_MS)
  const date = dateWritten(day, { month: 'short', year: false })
  if (days === 0) return 'today'
  if (days === -1) return 'since yesterday'
  if (days < 0) return days > -7 ? `since ${dayNames[day.getDay()]}` : `since ${date}`
  if (days === 1) return 'tomorrow'
  return days < 7 ? `on ${dayNames[day.getDay()]}` : `on ${date}`
}

/** A date that has passed was, and is not still: "was yesterday", "was on Monday". */
const whenDate = (due: string, now: Date) =>
  whenDue(due, now)
    .replace(/^since (?=yesterday)/, 'was ')
    .replace(/^since /, 'was on ')

const ordinal = (years: number) => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(years)
  return `${years}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]}`
}

export type Due = DueReminder | DueAgreement

/** What is due, in words. The name stands apart, so that its script keeps its own direction. */
export function dueWords(one: Omit<DueReminder, 'personName'> | DueAgreement, now = new Date()): string {
  if (one.kind === 'agreement') return `Look at your agreement again, ${whenDue(one.due, now)}`
  const { kind, label, due, years } = one
  if (kind === 'stay-in-touch') return `Get in touch, ${whenDue(due, now)}`
  if (kind === 'check-in') return `Check in, ${whenDue(due, now)}`
  const when = whenDate(due, now)
  if (kind === 'birthday') return `Birthday ${when}${years === null ? '' : `, turning ${years}`}`
  if (kind === 'anniversary') return `${years === null ? 'Anniversary' : `${ordinal(years)} anniversary`} ${when}`
  return `${label ?? 'A day you noted'}, ${when}`
}
