import type { LocalKind, Tried } from '@mallama/contracts/coach-model'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretJson } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'

export interface Chosen {
  address: string
  kind: LocalKind
  model: string
  tried: Tried | null
}

/** The one row of which model answers here, sealed with a key of the server's. */
export const coachModel = pgTable('coach_model', {
  only: integer('only').primaryKey().default(1),
  /** Null while none is switched on. */
  chosen: secretJson<Chosen>('chosen'),
  since: instant('since'),
  /** What the last try-out saw, so that switching on knows it. */
  tried: secretJson<Chosen>('tried'),
  /** Why an answer could not be used, in one word. */
  trouble: text('trouble'),
  troubleAt: instant('trouble_at'),
})

/**
 * Who switched which model on or off. It decides where everyone's words go, so it can be looked up for as long as the
 * server lives: the account's rows end with the account, these keep what was done without who.
 */
export const coachModelChanges = pgTable('coach_model_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: instant('at').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  did: text('did', { enum: ['on', 'off'] }).notNull(),
  chosen: secretJson<Pick<Chosen, 'address' | 'model'>>('chosen'),
})
