import { randomUUID } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import type { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint, scoresApi } from '@mallama/contracts/scores'
import { and, eq, isNull } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { sealed } from '../../platform/secrets.ts'
import { bounded, scoresAt, WEEK, type Corrected, type Records } from './health.ts'
import { everLogged } from './logged.ts'
import { relationshipsChanged, find, hold } from './own.ts'
import { scoreCorrections } from './relationships.table.ts'
import { get } from './shown.ts'

/** At most this long (ms) in one go: forty years of weeks must not keep everybody else waiting. */
const IN_ONE_GO = 10

/** How the scores went, oldest first: just after each check-in, and each week since the first one up to now. */
export async function history(ctx: Own, { id }: Input<typeof scoresApi.history>): Promise<HealthPoint[]> {
  await find(ctx, id)
  const records = await everLogged(ctx, id)
  return pointsAt(records, [...new Set([...checkedIn(records), ...weeks(records, ctx.clock())])])
}

/** The scores just after each check-in, oldest first: what a direction is read from. */
export async function atCheckIns(ctx: Own, id: string): Promise<HealthPoint[]> {
  const records = await everLogged(ctx, id)
  return pointsAt(records, [...new Set(checkedIn(records))])
}

const checkedIn = ({ checkIns }: Records) => checkIns.map(({ at }) => Date.parse(at))

function weeks(records: Records, now: number): number[] {
  const first = Math.min(...checkedIn(records))
  return Array.from({ length: Math.max(0, Math.floor((now - first) / WEEK)) }, (_, at) => first + (at + 1) * WEEK)
}

/** The formula at each instant (ms), with the records up to then. */
async function pointsAt({ checkIns, moments, corrections }: Records, instants: number[]): Promise<HealthPoint[]> {
  const rated = checkIns.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const happened = moments.toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))
  const points: HealthPoint[] = []
  let [ins, happenings] = [0, 0]
  let began = performance.now()
  for (const at of instants.toSorted((a, b) => a - b)) {
    while (ins < rated.length && Date.parse(rated[ins]!.at) <= at) ins++
    while (happenings < happened.length && Date.parse(happened[happenings]!.occurredAt) <= at) happenings++
    const then = { checkIns: rated.slice(0, ins), moments: happened.slice(0, happenings), corrections }
    const { overall, scores } = scoresAt(then, at)!
    const [trust, communication] = [bounded(scores.trust), bounded(scores.communication)]
    const [joy, growth] = [bounded(scores.joy), bounded(scores.growth)]
    points.push({ at: isoAt(at), overall: bounded(overall), trust, communication, joy, growth })
    if (performance.now() - began < IN_ONE_GO) continue
    await breath()
    began = performance.now()
  }
  return points
}

/** Sets one score from now until the next check-in; one that was set before is replaced. */
export async function correct(
  ctx: Own,
  { id, score, value, reason }: Input<typeof scoresApi.correct>,
): Promise<Relationship> {
  const key = await ownKey(ctx)
  await inTransaction(ctx, async (ctx) => {
    // Two pages correct the same score: the second waits here, and then replaces what the first said.
    await hold(ctx, id, 'no key update')
    const now = ctx.clock()
    const scored = scoresAt({ ...(await everLogged(ctx, id)), corrections: [] }, now)
    if (!scored) throw conflict('Check in first: there is no score to correct.')
    await end(ctx, id, score, now)
    const was = bounded(scored.scores[score])
    const about = { id: randomUUID(), relationshipId: id, userId: ctx.actor.id, until: null }
    const draft = { ...about, score, value, was, reason, at: isoAt(now) }
    await ctx.db.insert(scoreCorrections).values(sealed(scoreCorrections, draft, key))
    await relationshipsChanged(ctx, id)
  })
  return get(ctx, { id })
}

/** Takes a correction back. Where there is none, the score is what the check-ins and moments say already. */
export async function uncorrect(ctx: Own, { id, score }: Input<typeof scoresApi.uncorrect>): Promise<Relationship> {
  await inTransaction(ctx, async (ctx) => {
    await hold(ctx, id, 'no key update')
    if (await end(ctx, id, score, ctx.clock())) await relationshipsChanged(ctx, id)
  })
  return get(ctx, { id })
}

/** The value stays, for the history of the time in which it held; the words go. */
async function end(ctx: Own, id: string, score: Corrected['score'], now: number): Promise<boolean> {
  const { relationshipId, userId, until } = scoreCorrections
  const mine = and(eq(relationshipId, id), eq(userId, ctx.actor.id), eq(scoreCorrections.score, score), isNull(until))
  const ended = await ctx.db
    .update(scoreCorrections)
    .set({ until: isoAt(now), reason: null })
    .where(mine)
    .returning({ id: scoreCorrections.id })
  return ended.length > 0
}
