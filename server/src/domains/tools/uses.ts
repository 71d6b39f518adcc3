import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { SCREEN } from '@mallama/coach/safety/version'
import type { Kept, KeptPage } from '@mallama/contracts/kept'
import { conflict, notFound } from '@mallama/contracts/errors'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as relationships from '../relationships/relationships.ts'
import { paths, type Bodies, type Head, type Kind, type Mark } from './kinds.ts'
import { toolUses } from './tools.table.ts'

type KeptRow = z.infer<typeof Kept>
export type Use<K extends Kind> = KeptRow & Bodies[K]

export const mine = (ctx: Own, kind: Kind, id?: string): SQL | undefined =>
  and(eq(toolUses.userId, ctx.actor.id), eq(toolUses.kind, kind), id === undefined ? undefined : eq(toolUses.id, id))

export const gone = () => notFound('That no longer exists.')

interface About {
  relationshipId: string | null
  /** The page's own name for it, by which it can take back what it cancelled. */
  id?: string | undefined
}

/**
 * Keeps what was asked and answered; nothing of it where the person has cancelled meanwhile. `head` is what lists show,
 * where the whole is too large for them.
 */
export async function keep<K extends Kind>(
  ctx: Own,
  kind: K,
  { relationshipId, id = randomUUID() }: About,
  body: Bodies[K],
  head: Head | null = null,
): Promise<Use<K>> {
  const key = await ownKey(ctx)
  const row = { id, createdAt: isoAt(ctx.clock()), relationshipId }
  await inTransaction(ctx, async (ctx) => {
    if (relationshipId) await relationships.hold(ctx, relationshipId)
    const added = await ctx.db
      .insert(toolUses)
      .values({ ...row, kind, userId: ctx.actor.id, ...sealed(toolUses, { body: marked(body), head }, key) })
      .onConflictDoNothing()
      .returning({ id: toolUses.id })
    if (added.length === 0) throw conflict('That was already asked.')
    await usesChanged(ctx, kind)
    await stillThere(ctx)
  })
  return { ...row, ...body }
}

/** The same of an answer that only asks for more, which is kept nowhere. */
export const unkept = <B extends object>(
  ctx: Own,
  { relationshipId, id = randomUUID() }: About,
  body: B,
): KeptRow & B => ({
  id,
  createdAt: isoAt(ctx.clock()),
  relationshipId,
  ...body,
})

/** With the screen that read it. */
const marked = (body: Bodies[Kind]): Bodies[Kind] & Mark => ({ ...body, screen: SCREEN })

/** Keeps another answer in the place of the one that was there. */
export async function change<K extends Kind>(
  ctx: Own,
  kind: K,
  { id, createdAt, relationshipId }: KeptRow,
  body: Bodies[K],
  head: Head | null = null,
): Promise<Use<K>> {
  const words = sealed(toolUses, { body: marked(body), head }, await ownKey(ctx))
  const changed = await ctx.db
    .update(toolUses)
    .set(words)
    .where(mine(ctx, kind, id))
    .returning({ id: toolUses.id })
  if (changed.length === 0) throw gone()
  await usesChanged(ctx, kind)
  return { ...body, id, createdAt, relationshipId }
}

/** Another answer in the place of the one that was there; one that only asks for more takes it away, and is kept nowhere. */
export async function replace<K extends Kind>(
  ctx: Own,
  kind: K,
  { id, createdAt, relationshipId }: KeptRow,
  body: Bodies[K],
  head: Head | null,
): Promise<Use<K>> {
  if (!onlyAsks(body)) return change(ctx, kind, { id, createdAt, relationshipId }, body, head)
  await remove(ctx, kind, id)
  return { ...body, id, createdAt, relationshipId }
}

export const onlyAsks = (body: Bodies[Kind]): boolean => 'needs' in body && body.needs !== undefined

/** A socket that has closed says so in the loop's next turn, and not while an answer is being worked out. */
async function stillThere({ signal }: Own) {
  await setImmediate()
  if (signal.aborted) throw conflict('That was canceled.')
}

export async function find<K extends Kind>(ctx: Own, kind: K, id: string): Promise<Use<K>> {
  const [row] = await ctx.db
    .select()
    .from(toolUses)
    .where(mine(ctx, kind, id))
  if (!row) throw gone()
  const { createdAt, relationshipId, body } = opened(toolUses, row, await ownKey(ctx))
  return { ...(body as Bodies[K]), id, createdAt, relationshipId }
}

/** The newest uses of a tool, whole. */
export async function pageOf<K extends Kind>(ctx: Own, kind: K, asked: z.infer<typeof KeptPage>): Promise<Use<K>[]> {
  const { id, createdAt, relationshipId, body } = toolUses
  const key = await ownKey(ctx)
  const { where, limit } = await part(ctx, kind, asked)
  const rows = await ctx.db
    .select({ id, createdAt, relationshipId, body })
    .from(toolUses)
    .where(where)
    .orderBy(desc(toolUses.ordinal))
    .limit(limit + 1)
  return cut(ctx, rows, limit, ({ id }) => id).map((row) => {
    const { body, ...kept } = opened(toolUses, row, key)
    return { ...(body as Bodies[K]), ...kept }
  })
}

/** The newest uses of a tool, as lists show them. */
export async function heads<H extends Head>(
  ctx: Own,
  kind: Kind,
  asked: z.infer<typeof KeptPage>,
): Promise<(KeptRow & H)[]> {
  const { id, createdAt, relationshipId, head } = toolUses
  const key = await ownKey(ctx)
  const { where, limit } = await part(ctx, kind, asked)
  const rows = await ctx.db
    .select({ id, createdAt, relationshipId, head })
    .from(toolUses)
    .where(where)
    .orderBy(desc(toolUses.ordinal))
    .limit(limit + 1)
  return cut(ctx, rows, limit, ({ id }) => id).map((row) => {
    const { head, ...kept } = opened(toolUses, row, key)
    return { ...(head as H), ...kept }
  })
}

async function part(ctx: Own, kind: Kind, { before, limit = PAGE }: z.infer<typeof KeptPage>) {
  const all = mine(ctx, kind)
  tellTotal(ctx, await ctx.db.$count(toolUses, all))
  return { where: and(all, await older(ctx.db, toolUses, [toolUses.ordinal], all, before)), limit }
}

/** Says which relationship a use is about; null for none. */
export async function link<K extends Kind>(
  ctx: Own,
  kind: K,
  id: string,
  relationshipId: string | null,
): Promise<KeptRow> {
  return inTransaction(ctx, async (ctx) => {
    if (relationshipId) await relationships.hold(ctx, relationshipId)
    const [row] = await ctx.db
      .update(toolUses)
      .set({ relationshipId })
      .where(mine(ctx, kind, id))
      .returning({ id: toolUses.id, createdAt: toolUses.createdAt })
    if (!row) throw gone()
    await usesChanged(ctx, kind)
    return { ...row, relationshipId }
  })
}

export async function remove(ctx: Own, kind: Kind, id: string): Promise<null> {
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db
      .delete(toolUses)
      .where(mine(ctx, kind, id))
      .returning({ id: toolUses.id })
    if (found.length === 0) throw gone()
    await usesChanged(ctx, kind)
    return null
  })
}

const usesChanged = (ctx: Own, kind: Kind) => ctx.live.changed(ctx.db, ctx.actor.id, paths[kind])
