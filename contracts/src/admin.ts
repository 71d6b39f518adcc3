import { z } from 'zod'
import { User } from './account.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing } from './fields.ts'

/** Somebody as the administrator sees them: the account, never a word that they wrote. */
export const Member = z.object({
  id: z.string(),
  /** Null for somebody who never came, or signs in without one. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  plan: z.enum(['none', 'trial', 'core', 'plus', 'prime']),
  state: z.enum(['active', 'payment_failed', 'canceling', 'disabled']),
  /** Of a trial, or of a plan that was canceled. */
  endsAt: Instant.nullable(),
  /** The plan is charged again by itself. */
  renews: z.boolean(),
  /** In Prime's waiting list, from 1. */
  place: z.int().nullable(),
  role: z.enum(['user', 'admin']),
  isDemo: z.boolean(),
  createdAt: Instant,
  /** A day, no finer: 2026-11-21. Null where nobody is signed in, or the identity deployment does not say. */
  lastSeen: z.string().nullable(),
  /** Sign-ins that run; null where the identity deployment does not say. */
  devices: z.int().nullable(),
})
export type Member = z.infer<typeof Member>

/** What an administrator did. */
export const Did = z.enum([
  'disabled',
  'enabled',
  'signed-out',
  'canceled',
  'renewal-stopped',
  'renewal-resumed',
  'coach-on',
  'coach-off',
  'story-published',
  'story-rejected',
  'comment-shown',
  'comment-removed',
  'report-left',
])
export type Did = z.infer<typeof Did>

const Somebody = z.object({ id: z.string(), name: z.string() })

export const Act = z.object({
  id: z.string(),
  at: Instant,
  /** Null once that account is gone. */
  by: Somebody.nullable(),
  did: Did,
  whom: Somebody.nullable(),
  /** What it was about where it was nobody: the name of a model, the title of a story. */
  about: z.string().nullable(),
  why: z.string().nullable(),
})
export type Act = z.infer<typeof Act>

/** A number of nobody's: null for one to four, which could point at someone. */
const Few = z.int().nullable()

export const Overview = z.object({
  /** `host`: where people reach this server. */
  server: z.object({ host: z.string(), version: z.string(), since: Instant, openPages: z.int() }),
  people: z.int(),
  database: z.object({ kind: z.enum(['embedded', 'postgres']), bytes: z.number().nullable() }),
  /** When the newest scheduled dump was written; what `npm run backup` writes is not counted. Null on PostgreSQL. */
  dumpedAt: Instant.nullable(),
  /** `missing`: the names of settings. `live`: cards are charged. `heardAt`: the newest event that came to the webhook. */
  payments: z.object({
    mode: z.enum(['test', 'stripe', 'unavailable']),
    missing: z.array(z.string()),
    live: z.boolean(),
    heardAt: Instant.nullable(),
  }),
  /** `late`: due for five minutes. `failed`: given up in the last seven days. */
  jobs: z.object({ waiting: z.int(), late: z.int(), failed: z.int() }),
  coach: z.enum(['off', 'ready', 'loading', 'gone', 'no-model', 'unasked']),
  /** Of the last seven days. Kind, time and state of a letter; never whose it is, or what it says. */
  mail: z.object({
    by: z.enum(['smtp', 'folder']),
    waiting: z.int(),
    sent: z.int(),
    failed: z.int(),
    letters: z.array(z.object({ id: z.string(), kind: z.string(), at: Instant, state: z.enum(['sent', 'failed']) })),
  }),
  /** Of the last seven days. Null with fewer than ten people: there a count would point at someone. */
  safety: z.object({ asked: Few, shown: Few, shownFirst: Few, setAside: Few }).nullable(),
  plans: z.object({ trial: z.int(), core: z.int(), plus: z.int(), prime: z.int(), failed: z.int() }),
})
export type Overview = z.infer<typeof Overview>

/** A place is paid for: an account that is disabled keeps it, and is named so. */
export const Waiting = z.object({ position: z.int(), since: Instant, who: Somebody, disabled: z.boolean() })
export type Waiting = z.infer<typeof Waiting>

const person = z.object({ id: z.string().min(1).max(128) })
const reason = z.string('Say why, for the log').trim().min(1, 'Say why, for the log').max(300, 'At most 300 characters')

const code = z.string('Enter the setup code').trim().min(1, 'Enter the setup code').max(64, 'At most 64 characters')

/**
 * How the one admin account is made: `check`, then the identity service's own sign-up with the same address within ten
 * minutes, then `claim`, which fixes the address; until then `check` takes another one as well. A code that is wrong, used or past its day: 400 on `code`; when there is an admin: 409.
 */
export const adminApi = defineApi({
  checkSetup: {
    method: 'POST',
    path: '/api/admin-setup/check',
    access: 'anyone',
    summary: 'Verifies the setup code and opens sign-up for this one address for ten minutes.',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email('Invalid email address.')), code }),
    response: Nothing,
    status: 204,
  },
  claim: {
    method: 'POST',
    path: '/api/admin-setup',
    access: 'signed-in',
    summary: 'Uses the setup code up: the signed-in person, whose address it was last checked with, becomes the admin.',
    body: z.strictObject({ code }),
    response: User,
  },
  users: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'People by name or address, plan and state, newest first, at most 100; `before` goes on. Never their words.',
    query: z.object({
      q: z.string().trim().max(254, 'At most 254 characters').optional(),
      plan: Member.shape.plan.optional(),
      state: Member.shape.state.exclude(['active']).optional(),
      before: z.string().max(64).optional(),
    }),
    response: z.array(Member),
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'Disables an account and stops its renewal, enables both, or ends its sign-ins. Logged with its reason.',
    screen: ['reason'],
    params: person,
    body: z
      .strictObject({ disabled: z.boolean().optional(), signOutEverywhere: z.literal(true).optional(), reason })
      .refine(({ disabled, signOutEverywhere }) => disabled !== undefined || signOutEverywhere, {
        message: 'Say what to change: disabled or signOutEverywhere',
        path: ['disabled'],
      }),
    response: Member,
  },
  cancelFor: {
    method: 'POST',
    path: '/api/admin/users/:id/cancel-subscription',
    access: 'admin',
    summary: 'Ends somebody’s plan at once, without paying anything back. Logged with its reason.',
    screen: ['reason'],
    params: person,
    body: z.strictObject({ reason }),
    response: Member,
  },
  waitingList: {
    method: 'GET',
    path: '/api/admin/waiting-list',
    access: 'admin',
    summary: 'Who waits with Prime, in order.',
    response: z.array(Waiting),
  },
  overview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    summary: 'How the server does: health, outbox, jobs, counts. Nobody’s words or names.',
    response: Overview,
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What administrators did, why and when; newest first, at most 50, `before` goes on after the last.',
    query: z.object({ before: Id.optional() }),
    response: z.array(Act),
  },
})
