import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { secretJson } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import { rooms } from '../chat/chat.table.ts'
import type { Mediation } from './state.ts'

/** How far a mediation is, sealed with its room's key. Who holds the room's row holds this one. */
export const mediations = pgTable('mediations', {
  roomId: uuid('room_id')
    .primaryKey()
    .references(() => rooms.id, { onDelete: 'cascade' }),
  state: secretJson<Mediation>('state').notNull(),
})

/** What one of its people keeps alone. */
export const mediationSides = pgTable(
  'mediation_sides',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their private room, which nobody else is in. */
    privateId: uuid('private_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** The shared room as it was when they left it, sealed with their own key. */
    record: secretJson<Mediation>('record'),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] })],
)
