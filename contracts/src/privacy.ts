import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Instant, Nothing } from './fields.ts'

/** Something as it is kept: every text opened, and nothing of the house's own bookkeeping. */
const Kept = z.record(z.string(), z.unknown())
export type Kept = z.infer<typeof Kept>

/** Everything that is kept of a person, oldest first. A field that is added to a domain is in it by itself. */
export const Export = z.object({
  madeAt: Instant,
  account: Kept,
  signIns: z.array(Kept),
  /** Each with its check-ins, moments, corrections, memory, reminders, insights, talks and saved chats. */
  relationships: z.array(Kept),
  /** Talks that belong to no relationship. */
  chats: z.array(Kept),
  /** What was asked the tools, with what they answered. */
  tools: z.array(Kept),
  /** Every entry, and the triggers that are not true for the person. */
  journal: z.object({ entries: z.array(Kept), notTrue: z.array(z.string()) }),
  /** The scores of progress and the review of each week that is over. */
  weeks: z.array(Kept),
  /** Mediations as the person may see them; of one that they left, what was there until then. */
  mediations: z.array(Kept),
  /** One's own stories in the learning feed, comments on stories, and reports, each with its `kind`. */
  community: z.array(Kept),
  /** Receipts, newest first. */
  payments: z.array(Kept),
})
export type Export = z.infer<typeof Export>

/** For what nobody can take back: a sign-in of the last five minutes, or else the password. */
const Proof = z.strictObject({ password: z.string().max(4_096).optional() }).optional()

export const privacyApi = defineApi({
  exportAll: {
    method: 'GET',
    path: '/api/export',
    access: 'signed-in',
    summary: 'Everything that is kept of the person, as JSON or as a ZIP file; on every plan and after it ended.',
    query: z.object({
      /** `zip`: `data.json` and pages to read, one a kind, streamed. */
      format: z.enum(['json', 'zip']).optional(),
      /** For the pages, where the person has set none: such as Europe/Berlin. */
      timeZone: z.string().max(60).optional(),
    }),
    response: Export,
    file: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/account',
    access: 'signed-in',
    summary: 'Erases the account and everything of the person, at once. After a recent sign-in, or with the password.',
    body: Proof,
    response: Nothing,
    status: 204,
  },
  wipe: {
    method: 'POST',
    path: '/api/account/wipe',
    access: 'signed-in',
    summary: 'Erases what the person wrote; account, membership and payments stay. Proof as for deleting the account.',
    body: Proof,
    response: Nothing,
    status: 204,
  },
})
