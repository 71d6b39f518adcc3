import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Act, adminApi, Overview } from '@mallama/contracts/admin'
import { DAY_MS } from '@mallama/contracts/days'
import type { Input } from '@mallama/contracts/endpoint'
import { sql } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { rows, type Db } from '../../platform/db.ts'
import { lastDump } from '../../platform/dumps.ts'
import { mailSince } from '../../platform/mail-log.ts'
import { cut, tellTotal } from '../../platform/pages.ts'
import { accounts } from '../account/account.ts'
import { payers } from '../billing/billing.ts'
import { counts } from '../safety/safety.ts'
import type { Desk } from './desk.ts'

const WEEK_MS = 7 * DAY_MS
/** With fewer people, and for smaller numbers, a count of safety would point at someone in the same house. */
const FEWEST_PEOPLE = 10
const FEWEST_TIMES = 5

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string
}

export async function overview({ database, billing, coachModels, since }: Desk, ctx: Own): Promise<Overview> {
  const { db, env, clock, live, jobs } = ctx
  const { people, ...plans } = await accounts.counted(db, clock())
  const { failed, letters: waiting } = await payers.overdue(billing.desk)
  const mail = await mailSince(db, clock() - WEEK_MS)
  const dumped = database.kind === 'embedded' ? lastDump(env.DATA_DIR) : null
  return {
    server: { host: new URL(env.publicUrl).host, version, since: isoAt(since), openPages: live.connections() },
    people,
    database: { kind: database.kind, bytes: await bytesOf(db) },
    dumpedAt: dumped === null ? null : isoAt(dumped),
    payments: {
      mode: billing.mode,
      missing: billing.missing,
      live: billing.desk.payments?.livemode ?? false,
      heardAt: await payers.heardAt(billing.desk),
    },
    jobs: await jobs.counts(),
    coach: (await coachModels.coach(ctx)).state,
    mail: { by: env.SMTP_URL ? 'smtp' : 'folder', waiting, ...mail },
    safety: people < FEWEST_PEOPLE ? null : rounded(await counts.lastWeek(db, clock())),
    plans: { ...plans, failed },
  }
}

function rounded(all: Record<'asked' | 'shown' | 'shownFirst' | 'setAside', number>): Overview['safety'] {
  const few = (times: number) => (times > 0 && times < FEWEST_TIMES ? null : times)
  return {
    asked: few(all.asked),
    shown: few(all.shown),
    shownFirst: few(all.shownFirst),
    setAside: few(all.setAside),
  }
}

async function bytesOf(db: Db): Promise<number | null> {
  const asked = rows<{ bytes: string | number }>(db, sql`select pg_database_size(current_database()) as bytes`)
  const [found] = await asked.catch(() => [])
  return found ? Number(found.bytes) : null
}

const MOST_ACTS = 50

export async function audit(_desk: Desk, ctx: Own, { before }: Input<typeof adminApi.audit>): Promise<Act[]> {
  const acts = await ctx.audit.list(ctx.db, before, MOST_ACTS + 1)
  tellTotal(ctx, await ctx.audit.count(ctx.db))
  const page = cut(ctx, acts, MOST_ACTS, ({ id }) => id)
  const names = await accounts.namesOf(
    ctx,
    page.flatMap(({ by, whom }) => [by, whom].flatMap((id) => id ?? [])),
  )
  const named = (id: string | null) => (id && names.has(id) ? { id, name: names.get(id)! } : null)
  return page.map(({ by, whom, ...act }) => ({ ...act, by: named(by), whom: named(whom) }))
}
