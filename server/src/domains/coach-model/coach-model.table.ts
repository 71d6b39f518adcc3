import type { LocalKind, Tried } from '@mallama/contracts/coach-model'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, secretJson } from '../../platform/columns.ts'

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
