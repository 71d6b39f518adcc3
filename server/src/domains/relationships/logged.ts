import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { ownKey, type Own } from '../../context.ts'
import type { Sealed } from '../../platform/columns.ts'
import { built, rows, type Db } from '../../platform/db.ts'
import { opened, type DataKey } from '../../platform/secrets.ts'
import type { Reasoned } from './assess.ts'
import type { Happened, Records } from './health.ts'
import { checkIns as checkInTable, moments as momentTable, scoreCorrections } from './relationships.table.ts'

/**
 * What health is computed from, by relationship: all of the person's, or of one. Two queries however many; corrections
 * come with the moments, and only those that nobody took back or replaced.
 */
export async function logged(ctx: Own, relationshipId?: string): Promise<(id: string) => Records<Reasoned>> {
  const { ofOne, ofAll } = queries(ctx.db)
  return read(ctx, relationshipId ? ofOne : ofAll, relationshipId)
}

/** Everything ever logged about one relationship, corrections that were taken back or replaced included. */
export const everLogged = async (ctx: Own, relationshipId: string): Promise<Records<Reasoned>> =>
  (await read(ctx, queries(ctx.db).ever, relationshipId))(relationshipId)

async function read(ctx: Own, { rated, happened }: Queries, relationshipId: string | undefined) {
  const about = { owner: ctx.actor.id, about: relationshipId }
  const rates = byRelationship(await rated.execute(about))
  const happens = byRelationship(await happened.execute(about))
  const key = await ownKey(ctx)
  return (id: string): Records<Reasoned> => {
    const [corrections, moments] = apart(happens.get(id) ?? [])
    return { checkIns: rates.get(id) ?? [], moments, corrections: corrections.map((row) => correction(row, key)) }
  }
}

/** Another one as soon as a check-in or a moment came or went. No word of them is in it. */
export async function logMark(ctx: Own, relationshipId: string): Promise<string> {
  const of = (table: typeof checkInTable | typeof momentTable) =>
    sql<string>`(select count(*) || '/' || coalesce(max(${table.ordinal}), 0) from ${table}
      where ${table.relationshipId} = ${relationshipId} and ${table.userId} = ${ctx.actor.id})`
  const [row] = await rows<{ mark: string }>(
    ctx.db,
    sql`select ${of(checkInTable)} || ' ' || ${of(momentTable)} as mark`,
  )
  return row!.mark
}

interface Row {
  relationshipId: string
  what: string
  amount: number
  was: number | null
  reason: Sealed | null
  at: string
  until: string | null
}

type Queries = { rated: ReturnType<typeof rated>; happened: ReturnType<typeof happened> }

const queries = built((db) => ({
  ofOne: { rated: rated(db, true), happened: happened(db, true, false) },
  ofAll: { rated: rated(db, false), happened: happened(db, false, false) },
  ever: { rated: rated(db, true), happened: happened(db, true, true) },
}))

const of = (table: typeof checkInTable | typeof momentTable | typeof scoreCorrections, one: boolean) =>
  and(eq(table.userId, sql.placeholder('owner')), one ? eq(table.relationshipId, sql.placeholder('about')) : undefined)

function rated(db: Db, one: boolean) {
  const { relationshipId, trust, communication, joy, growth, at } = checkInTable
  const columns = { relationshipId, trust, communication, joy, growth, at }
  return db.select(columns).from(checkInTable).where(of(checkInTable, one)).prepare('')
}

/** Moments, and corrections in the same shape: one question to the database instead of two. */
function happened(db: Db, one: boolean, ever: boolean) {
  const moments = db
    .select({
      relationshipId: momentTable.relationshipId,
      what: sql<string>`${momentTable.kind}`.as('what'),
      amount: sql<number>`${momentTable.intensity}`.as('amount'),
      was: sql<number | null>`null::integer`.as('was'),
      reason: sql<Sealed | null>`null::bytea`.as('reason'),
      at: momentTable.occurredAt,
      until: (sql`null::timestamptz`.mapWith(scoreCorrections.until) as SQL<string | null>).as('until'),
    })
    .from(momentTable)
    .where(of(momentTable, one))
  const corrections = db
    .select({
      relationshipId: scoreCorrections.relationshipId,
      what: sql<string>`${scoreCorrections.score}`.as('what'),
      amount: sql<number>`${scoreCorrections.value}`.as('amount'),
      was: sql<number | null>`${scoreCorrections.was}`.as('was'),
      reason: sql<Sealed | null>`${scoreCorrections.reason}`.as('reason'),
      at: scoreCorrections.at,
      until: scoreCorrections.until,
    })
    .from(scoreCorrections)
    .where(and(of(scoreCorrections, one), ever ? undefined : isNull(scoreCorrections.until)))
  return unionAll(moments, corrections).prepare('')
}

function apart(rows: readonly Row[]): [Row[], Happened[]] {
  const corrections: Row[] = []
  const moments: Happened[] = []
  for (const row of rows) {
    if (row.was !== null) corrections.push(row)
    else moments.push({ kind: row.what, intensity: row.amount, occurredAt: row.at } as Happened)
  }
  return [corrections, moments]
}

function correction({ what, amount, was, reason, at, until }: Row, key: DataKey): Reasoned {
  const words = opened(scoreCorrections, { reason }, key).reason ?? ''
  return { score: what as Reasoned['score'], value: amount, was: was!, reason: words, at, until }
}

const byRelationship = <R extends { relationshipId: string }>(rows: R[]) =>
  Map.groupBy(rows, (row) => row.relationshipId)
