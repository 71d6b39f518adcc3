import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/**
 * Addresses that had a free trial: a hash under the server's key and no address, tied to nobody. It outlives an account,
 * so that deleting it does not begin another trial, and is erased when `until` has passed.
 */
export const pastTrials = pgTable(
  'past_trials',
  { addressHash: text('address_hash').primaryKey(), until: instant('until').notNull() },
  (table) => [index('past_trials_until').on(table.until)],
)
