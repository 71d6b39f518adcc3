import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with the benchmarks
import { startPostgres } from '../../../scripts/postgres.mjs'
import { openDatabase } from '../../src/platform/database.ts'
import { rows, type Db } from '../../src/platform/db.ts'
import { openListener } from '../../src/platform/listener.ts'
import { openLog } from '../../src/platform/log.ts'

interface Postgres {
  url(): string
  halt(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

let postgres: Postgres
beforeAll(async () => {
  postgres = (await startPostgres()) as Postgres
})
afterAll(() => postgres.stop())

async function say(channel: string, payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  await client.query('select pg_notify($1, $2)', [channel, payload])
  await client.end()
}

describe('listening, when PostgreSQL goes away and comes back', () => {
  it('tries again at a calm pace, says that something may have been missed, and hears again', async () => {
    let tried = 0
    const log = openLog({ LOG_LEVEL: 'warn' }, { write: () => void tried++ })
    const listener = openListener(postgres.url(), log)
    const heard: string[] = []
    let missed = 0
    listener.onRelisten(() => void missed++)
    await listener.listen('garden', (payload) => heard.push(payload))
    await say('garden', 'one')
    await expect.poll(() => heard).toEqual(['one'])

    await postgres.halt()
    await new Promise((done) => setTimeout(done, 2_500))
    // At 0.1, 0.35, 0.85 and 1.85 s: each failure is followed by one try, not by two.
    expect(tried).toBeGreaterThan(1)
    expect(tried).toBeLessThanOrEqual(5)

    await postgres.restart()
    await expect.poll(() => missed, { timeout: 8_000 }).toBe(1)
    await say('garden', 'two')
    await expect.poll(() => heard).toEqual(['one', 'two'])
    await listener.close()
  })
})

describe('a transaction whose connection PostgreSQL closes', () => {
  it('fails by itself; the process lives, and the next one works', async () => {
    const { db, close } = await openDatabase({ url: postgres.url() })
    const cut = db.transaction(async (tx) => {
      const [own] = await rows<{ pid: number }>(tx as unknown as Db, sql`select pg_backend_pid() as pid`)
      // Closed while the program thinks, not while a query waits: nobody awaits the error then.
      await db.execute(sql`select pg_terminate_backend(${own!.pid})`)
      await new Promise((done) => setTimeout(done, 200))
      await tx.execute(sql`select 1`)
    })
    await expect(cut).rejects.toThrow()
    const next = db.transaction((tx) => rows<{ two: number }>(tx as unknown as Db, sql`select 2 as two`))
    await expect(next).resolves.toEqual([{ two: 2 }])
    await close()
  })
})
