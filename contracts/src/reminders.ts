import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Nothing, text, YEAR } from './fields.ts'

export const dateKinds = ['birthday', 'anniversary', 'other'] as const
/** Days in the longest month of that number; 29 February is kept, and met on 1 March in other years. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const ImportantDate = z
  .strictObject({
    kind: z.enum(dateKinds),
    label: text(100).trim().nullish(),
    month: z.int('Choose a month').min(1, 'Choose a month').max(12, 'Choose a month'),
    day: z.int('Choose a day').min(1, 'Choose a day').max(31, 'Choose a day'),
    /** Where it is known; "turns 40" needs it. */
    year: z.int(YEAR).min(1900, YEAR).max(2200, YEAR).nullish(),
  })
  .refine(({ month, day }) => day <= longest[month - 1]!, { path: ['day'], message: 'This month has no such day' })
  .refine(({ kind, label }) => kind !== 'other' || Boolean(label), { path: ['label'], message: 'Say what this day is' })
export type ImportantDate = z.infer<typeof ImportantDate>

/** All off until the person sets them. */
export const Reminders = z.strictObject({
  /** Be in touch at least so often; null: no reminder. */
  stayInTouchDays: z.int().min(1, 'At least 1 day').max(365, 'At most 365 days').nullable(),
  /** Weekly check-in: 0 is Sunday, 6 Saturday; null: no reminder. */
  checkInDay: z.int().min(0).max(6).nullable(),
  dates: z.array(ImportantDate).max(20, 'At most 20 dates'),
})
export type Reminders = z.infer<typeof Reminders>

export const DueReminder = z.object({
  relationshipId: Id,
  personName: z.string(),
  kind: z.enum(['stay-in-touch', 'check-in', ...dateKinds]),
  label: z.string().nullable(),
  /** `2026-03-02`, in the person's own time zone. */
  due: z.iso.date(),
  /** Years since, for a birthday or an anniversary of known year. */
  years: z.int().nullable(),
})
export type DueReminder = z.infer<typeof DueReminder>

/** The day on which two wanted to look again at what they agreed on, come or passed. */
export const DueAgreement = z.object({
  kind: z.literal('agreement'),
  conversationId: Id,
  /** Of the mediation. */
  title: z.string(),
  /** `2026-03-02` */
  due: z.iso.date(),
})
export type DueAgreement = z.infer<typeof DueAgreement>

const WithId = z.object({ id: Id })

export const remindersApi = defineApi({
  reminders: {
    method: 'GET',
    path: '/api/relationships/:id/reminders',
    access: 'member',
    archive: true,
    summary: 'What the person wants to be reminded of about someone.',
    params: WithId,
    response: Reminders,
  },
  setReminders: {
    method: 'PUT',
    path: '/api/relationships/:id/reminders',
    access: 'member',
    summary: 'Sets all reminders about someone at once.',
    screen: ['dates.label'],
    params: WithId,
    body: Reminders,
    response: Reminders,
  },
  dueReminders: {
    method: 'GET',
    path: '/api/reminders',
    access: 'member',
    archive: true,
    summary:
      'What is due today or overdue, agreements to look at again, and the dates of the next 14 days, soonest first.',
    response: z.array(z.union([DueReminder, DueAgreement])),
  },
  reminderDone: {
    method: 'POST',
    path: '/api/relationships/:id/reminders/done',
    access: 'member',
    status: 204,
    summary: 'Puts a due reminder away until it is due again.',
    params: WithId,
    body: z.strictObject({ kind: DueReminder.shape.kind, due: z.iso.date() }),
    response: Nothing,
  },
  reviewDone: {
    method: 'POST',
    path: '/api/conversations/:id/reminders/done',
    access: 'participant',
    status: 204,
    summary: 'Puts the reminder of an agreement away, for the person alone.',
    params: WithId,
    response: Nothing,
  },
})
