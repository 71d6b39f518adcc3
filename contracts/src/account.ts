import { z } from 'zod'
import { isCountry } from './countries.ts'
import { defineApi } from './endpoint.ts'
import { Instant, Nothing, oneLine, Page, text } from './fields.ts'

export const SubscriptionType = z.enum(['none', 'regular', 'premium', 'prime'])
export type SubscriptionType = z.infer<typeof SubscriptionType>

export const CommentName = z.enum(['first-name', 'anonymous'])
export type CommentName = z.infer<typeof CommentName>

export const User = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionType: SubscriptionType,
  stripeSubscriptionId: z.string().nullable(),
  /** When the last plan ended; null while one runs. */
  planEndDate: Instant.nullable(),
  hasUsedTrial: z.boolean(),
  trialStartDate: Instant.nullable(),
  trialEndDate: Instant.nullable(),
  role: z.enum(['user', 'admin']),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** `built-in`, or the `consent` of the one language model that they agreed to; null until they chose. */
  coachConsent: z.string().nullable(),
  /** Agreed to reminders by e-mail. */
  reminders: z.boolean(),
  /** Whether people in a shared room may see them there, and how far they read; only where those chose the same. */
  presence: z.boolean(),
  /** How their comments on stories are signed; null until they chose, and then nothing is signed. */
  commentName: CommentName.nullable(),
  isDemo: z.boolean(),
  createdAt: Instant,
  /** The server's clock, so that a countdown does not depend on the device's. */
  serverTime: Instant,
})
export type User = z.infer<typeof User>

const COUNTRY = 'Two capital letters, such as US'

export const AccountChanges = z
  .strictObject({
    firstName: text(100).overwrite(oneLine).nullable(),
    lastName: text(100).overwrite(oneLine).nullable(),
    country: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, COUNTRY)
      .refine(isCountry, COUNTRY)
      .nullable(),
    timeZone: text(60).trim().refine(isTimeZone, 'A time zone such as Europe/Berlin').nullable(),
    coachConsent: text(400).trim().nullable(),
    reminders: z.boolean(),
    presence: z.boolean(),
    commentName: CommentName,
  })
  .partial()

/** A name of the IANA's, as this machine knows them; not a bare difference such as +01:00, which has no summer. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** One sign-in on one browser. */
export const SignInSession = z.object({
  id: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** Such as "Firefox on Linux"; null when the browser did not say. */
  device: z.string().nullable(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignInSession = z.infer<typeof SignInSession>

export const accountApi = defineApi({
  user: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    summary: 'The signed-in person.',
    response: User,
  },
  update: {
    method: 'PATCH',
    path: '/api/auth/user',
    access: 'signed-in',
    summary: 'Changes what the person told us about themselves.',
    screen: ['firstName', 'lastName'],
    body: AccountChanges,
    response: User,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'signed-in',
    summary: 'Where the person is signed in, newest first, at most 100; `before` continues.',
    query: Page,
    response: z.array(SignInSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'signed-in',
    summary: 'Ends one sign-in, in every process within a second.',
    params: z.object({ id: z.string().min(1).max(64) }),
    response: Nothing,
    status: 204,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/account/sign-out-everywhere',
    access: 'signed-in',
    summary: 'Ends every sign-in; with `keepThis` all but the one that asks.',
    body: z.strictObject({ keepThis: z.boolean().optional() }),
    response: Nothing,
    status: 204,
  },
  picture: {
    method: 'GET',
    path: '/api/account/picture',
    access: 'signed-in',
    summary: 'The bytes of the person’s own picture, a JPEG; nobody else is given it.',
    response: Nothing,
    file: true,
  },
  setPicture: {
    method: 'PUT',
    path: '/api/account/picture',
    access: 'signed-in',
    summary: 'Takes the bytes of a JPEG, PNG or WebP file, with its Content-Type, and keeps 256 by 256 dots of it.',
    body: z.strictObject({
      image: z.instanceof(Uint8Array, { error: 'Send the bytes of a JPEG, PNG or WebP file, with its Content-Type' }),
    }),
    bodyLimit: 8 * 1024 * 1024,
    tooLarge: 'A picture may have up to 8 MB. Choose a smaller one.',
    response: User,
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/account/picture',
    access: 'signed-in',
    summary: 'Removes the person’s picture.',
    response: Nothing,
    status: 204,
  },
})
