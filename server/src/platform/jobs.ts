import { sql } from 'drizzle-orm'
import { fromPglite, PgBoss } from 'pg-boss'
import { oneAtATime, type Database } from './database.ts'
import { rows } from './db.ts'
import type { Log } from './log.ts'

/** A job of a domain. Its data carries ids only. */
export interface Job {
  name: string
  run(data: Record<string, unknown>): Promise<void>
  /** Five-field cron in UTC, for work that comes round by itself. */
  schedule?: string
}

export interface Jobs {
  /** Queues a job; a second one with the same `key` is kept out while the first waits. */
  later(name: string, data: Record<string, unknown>, key: string): Promise<void>
  /** How many wait, are due for five minutes, and were given up in the last seven days; by the database's clock. */
  counts(): Promise<{ waiting: number; late: number; failed: number }>
  close(): Promise<void>
}

/** So many are taken at a time: nobody waits behind one person's many. */
const AT_ONCE = 8

export async function openJobs(database: Database, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    schema: 'jobs',
    ...(database.embedded
      ? { db: fromPglite(database.embedded) }
      : { db: { executeSql: (text: string, values?: unknown[]) => database.pool!.query(text, values) } }),
  })
  boss.on('error', (err) => log.error({ err }, 'jobs'))
  // Of two first starts at once, one makes the queue's tables; its own lock comes too late for their schema.
  await oneAtATime(database, async () => {
    await boss.start()
    // Only a queue of this policy heeds a key.
    const policy = 'short'
    for (const { name } of jobs)
      await boss.createQueue(name, { policy, retryLimit: 5, retryDelay: 5, retryBackoff: true })
  })
  for (const { name, run, schedule } of jobs) {
    const one = async ({ id, data }: { id: string; data: unknown }) => {
      try {
        await run((data ?? {}) as Record<string, unknown>)
        return { id, status: 'completed' as const }
      } catch (err) {
        log.error({ err, job: name }, 'a job failed and will be tried again')
        return { id, status: 'failed' as const }
      }
    }
    const taken = {
      pollingIntervalSeconds: 2,
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    await boss.work(name, taken, (batch) => Promise.all(batch.map(one)))
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
  }
  return {
    async later(name, data, key) {
      await boss.send(name, data, { singletonKey: key })
    },
    async counts() {
      const [found] = await rows<{ waiting: number; late: number; failed: number }>(
        database.db,
        sql`select
          (count(*) filter (where state in ('created', 'retry')))::int as waiting,
          (count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '5 minutes'))::int as late,
          (count(*) filter (where state = 'failed' and completed_on > now() - interval '7 days'))::int as failed
          from jobs.job where name not like '\\_\\_pgboss%'`,
      )
      return found!
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
