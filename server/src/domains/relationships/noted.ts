import { and, between, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import type { Moment } from '@mallama/contracts/relationships'
import type { Whose } from '../../context.ts'
import { checkIns, moments, relationships } from './relationships.table.ts'

/** What was noted, without a word of it: when, about whom, and whether something was written. */
export interface Noted {
  checkIns: { at: string; communication: number; hasWords: boolean }[]
  moments: { relationshipId: string; kind: Moment['kind']; at: string; hasWords: boolean }[]
  /** How many people are kept track of, and how many of the fields about one's own part are filled for them. */
  people: number
  ownPart: number
}

/** The fields of a relationship in which a person looks at their own part in it. */
export const OWN_PART = ['strugglingWith', 'triggers', 'redLines', 'values', 'learned'] as const

const isThere = (column: Column): SQL<boolean> => sql<boolean>`${column} is not null`

/** How many there were about anybody, from one instant to the other. */
export const checkInsBetween = ({ db, actor }: Whose, from: string, to: string): Promise<number> =>
  db.$count(checkIns, and(eq(checkIns.userId, actor.id), between(checkIns.at, from, to)))

/** Of all of the person's relationships, from an instant on. Nothing is opened for it. */
export async function notedSince({ db, actor }: Whose, since: string): Promise<Noted> {
  const filled = OWN_PART.map((field) => sql`(${relationships[field]} is not null)::int`)
  const rated = db
    .select({
      relationshipId: checkIns.relationshipId,
      kind: sql<Moment['kind'] | null>`null::text`.as('kind'),
      communication: sql<number | null>`${checkIns.communication}`.as('communication'),
      at: checkIns.at,
      hasWords: isThere(checkIns.words).as('has_words'),
    })
    .from(checkIns)
    .where(and(eq(checkIns.userId, actor.id), gte(checkIns.at, since)))
  const happened = db
    .select({
      relationshipId: moments.relationshipId,
      kind: sql<Moment['kind'] | null>`${moments.kind}`.as('kind'),
      communication: sql<number | null>`null::int`.as('communication'),
      at: moments.occurredAt,
      hasWords: isThere(moments.note).as('has_words'),
    })
    .from(moments)
    .where(and(eq(moments.userId, actor.id), gte(moments.occurredAt, since)))
  const [noted, [written]] = await Promise.all([
    rated.unionAll(happened),
    db
      .select({
        people: sql<number>`count(*)::int`,
        ownPart: sql<number>`coalesce(sum(${sql.join(filled, sql` + `)}), 0)::int`,
      })
      .from(relationships)
      .where(eq(relationships.userId, actor.id)),
  ])
  return {
    checkIns: noted.flatMap(({ communication, at, hasWords }) =>
      communication === null ? [] : [{ communication, at, hasWords }],
    ),
    moments: noted.flatMap(({ relationshipId, kind, at, hasWords }) =>
      kind === null ? [] : [{ relationshipId, kind, at, hasWords }],
    ),
    people: written?.people ?? 0,
    ownPart: written?.ownPart ?? 0,
  }
}
