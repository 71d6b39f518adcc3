import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, secretText } from '../../platform/columns.ts'

/** The one row of how the admin account comes to be. Neither the code nor the address is readable here. */
export const adminSetup = pgTable('admin_setup', {
  only: integer('only').primaryKey().default(1),
  /** Keyed hash of the code that works now; null once it was used. */
  codeHash: text('code_hash'),
  codeExpiresAt: instant('code_expires_at').notNull(),
  /** The address last given with the code, fixed once that was used, where ADMIN_EMAIL does not name it: keyed hash, and sealed. */
  emailHash: text('email_hash'),
  email: secretText('email'),
  /** Until then the address may sign up. */
  openUntil: instant('open_until'),
})
