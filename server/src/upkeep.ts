import { halfErased } from './domains/account/half-erased.ts'
import { counts } from './domains/safety/safety.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Job } from './platform/jobs.ts'
import type { Keys } from './platform/keys.ts'
import { purgeEvents } from './platform/live.ts'
import { purgeMailLog } from './platform/mail-log.ts'
import type { Throttle } from './platform/throttle.ts'

/** What the house itself does every hour: what is over goes. */
export const upkeep = (database: Database, clock: Clock, throttle: Throttle, keys: Keys): Job[] => [
  {
    name: 'purge-live-events',
    schedule: '17 * * * *',
    run: async () => void (await purgeEvents(database.db, clock())),
  },
  { name: 'purge-throttles', schedule: '29 * * * *', run: () => throttle.purge(database.db) },
  {
    name: 'purge-counts',
    schedule: '37 * * * *',
    async run() {
      await purgeMailLog(database.db, clock())
      await counts.purge(database.db, clock())
    },
  },
  {
    name: 'settle-keys',
    schedule: '41 * * * *',
    async run() {
      // A full disk, or a lost connection, may have kept a key although its person is gone.
      for (const userId of (await halfErased(database.db, database.keys)).keys) await keys.erase(database.db, userId)
      await database.keys.settle(database.db)
    },
  },
]
