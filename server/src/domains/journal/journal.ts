import { randomUUID } from 'node:crypto'
import { ENTRY, entryProblems, tagsIn } from '@mallama/contracts/entry'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import { needsHelp } from '@mallama/contracts/help'
import type { JournalEntry, journalApi } from '@mallama/contracts/journal'
import { and, between, eq, gte, isNull } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { sealed } from '../../platform/secrets.ts'
import { nothingToSetAside } from '../chat/chat.ts'
import { forgetAfter, isOldInsight, keep, makeLater, work } from './insight.ts'
import { journalEntries, type Marks } from './journal.table.ts'
import { asRead, find, gone, journalChanged, mine, newestFirst, openedRow, shown, type Kept } from './kept.ts'
import { makeRoomFor } from './limit.ts'

export { disagreedWith, eachEntry } from './exported.ts'
export { wipe } from './wiped.ts'
export { importEntries, previewImport, removeImport } from './import.ts'
export { jobs } from './insight.ts'
export { dayIn, instantIn, zoneFor } from './local-time.ts'
export { disagree, lookBack } from './look-back.ts'

type Api = typeof journalApi

/** When the entries of the person were written here, from an instant on. */
export async function writtenSince(ctx: Own, since: string): Promise<string[]> {
  const { createdAt, importId } = journalEntries
  const own = and(mine(ctx), isNull(importId), gte(createdAt, since))
  const rows = await ctx.db.select({ at: createdAt }).from(journalEntries).where(own)
  return rows.map(({ at }) => at)
}

/** What was written or brought in for these days, oldest first. `flagged`: it tells of danger. */
export async function entriesSince(ctx: Own, since: string, until: string) {
  const key = await ownKey(ctx)
  const { createdAt, ordinal } = journalEntries
  const rows = await ctx.db
    .select()
    .from(journalEntries)
    .where(and(mine(ctx), between(createdAt, since, until)))
    .orderBy(createdAt, ordinal)
  return rows.map((row) => {
    const entry = openedRow(row, key)
    return { ...asRead(entry), flagged: needsHelp(entry.insight?.safety) }
  })
}

/** Newest first, at most 100; a header says how many there are. */
export async function list(ctx: Own, { before, limit = PAGE }: Input<Api['list']>): Promise<JournalEntry[]> {
  const key = await ownKey(ctx)
  const { createdAt, ordinal } = journalEntries
  const all = mine(ctx)
  tellTotal(ctx, await ctx.db.$count(journalEntries, all))
  const rows = await ctx.db
    .select()
    .from(journalEntries)
    .where(and(all, await older(ctx.db, journalEntries, [createdAt, ordinal], all, before)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const entries = cut(ctx, rows, limit, ({ id }) => id).map((row) => openedRow(row, key))
  await forgetOld(ctx, entries)
  return entries.map(shown)
}

/** What an earlier screen read is read again, once. */
async function forgetOld(ctx: Own, entries: readonly Kept[]): Promise<void> {
  const old = entries.filter(isOldInsight)
  if (old.length === 0) return
  for (const { id } of old) await ctx.db.update(journalEntries).set({ insight: null }).where(mine(ctx, id))
  await makeLater(ctx, null)
}

export const isThere = async (ctx: Own, id: string): Promise<boolean> =>
  (await ctx.db.$count(journalEntries, mine(ctx, id))) > 0

type Draft = Omit<Input<Api['write']>, 'id'>

/** Keeps an entry. The same `id` once more is a save that was tried again: what it says now stands. */
export async function write(ctx: Own, { id = randomUUID(), ...draft }: Input<Api['write']>): Promise<JournalEntry> {
  const marks = marksOf(draft)
  const now = isoAt(ctx.clock())
  const { title, content, emotions } = draft
  const row = { id, userId: ctx.actor.id, title, content, emotions, marks, createdAt: now, updatedAt: now }
  const key = await ownKey(ctx)
  const added = await inTransaction(ctx, async (ctx) => {
    await makeRoomFor(ctx, 1)
    const [added] = await ctx.db
      .insert(journalEntries)
      .values(sealed(journalEntries, row, key))
      .onConflictDoNothing()
      .returning()
    if (added) await journalChanged(ctx)
    return added
  })
  if (added) return settled(ctx, openedRow(added, key))
  const [known] = await ctx.db.select({ id: journalEntries.id }).from(journalEntries).where(mine(ctx, id))
  // Somebody else's, of which nothing is said.
  if (!known) throw conflict('That entry could not be kept under this id.')
  return edit(ctx, { id, ...draft })
}

/** Replaces an entry: what is left out is no longer there. What was saved elsewhere meanwhile is not overwritten unseen. */
export async function edit(ctx: Own, { id, basedOn, ...draft }: Input<Api['edit']>): Promise<JournalEntry> {
  const { title, content, emotions } = draft
  const words = { title, content, emotions, marks: marksOf(draft) }
  const key = await ownKey(ctx)
  const changed = await inTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(journalEntries)
      .set({ ...sealed(journalEntries, words, key), insight: null, updatedAt: isoAt(ctx.clock()) })
      .where(and(mine(ctx, id), basedOn === undefined ? undefined : eq(journalEntries.updatedAt, basedOn)))
      .returning()
    if (!changed) throw (await isThere(ctx, id)) ? conflict('This entry was changed somewhere else meanwhile.') : gone()
    await forgetAfter(ctx, changed)
    await journalChanged(ctx)
    return changed
  })
  return settled(ctx, openedRow(changed, key))
}

/**
 * The entry as it is answered. Its insight comes from a job; where the screen saw danger it is made at once, so that help
 * is there in its place and not seconds later.
 */
async function settled(ctx: Own, entry: Kept): Promise<JournalEntry> {
  if (!needsHelp(ctx.safety)) {
    await makeLater(ctx, entry.id)
    return shown(entry)
  }
  // What the coach clears, who read the whole, is cleared; what was stated outright is not lost where it is silent.
  const stated = ctx.safety.tier === 3 ? ctx.safety : null
  const insight = await work(ctx, entry, 'guide', false, stated).catch(() => null)
  if (insight) await keep(ctx, entry, insight)
  await makeLater(ctx, null)
  return shown({ ...entry, insight })
}

/** "Not about my safety": the insight is worked out as for a doubt. "Not true for me": it is not shown. */
export async function change(ctx: Own, { id, aside, notTrue }: Input<Api['change']>): Promise<JournalEntry> {
  let entry = await find(ctx, id)
  if (aside) {
    const insight = await work(ctx, entry, 'guide', true)
    if (!entry.insight?.safety || needsHelp(insight.safety)) throw nothingToSetAside()
    if (!(await keep(ctx, entry, insight))) throw gone()
    entry = { ...entry, insight }
  }
  if (notTrue !== undefined) {
    const { notTrue: _before, ...rest } = entry.marks
    const marks: Marks = notTrue ? { ...rest, notTrue } : rest
    const set = sealed(journalEntries, { marks }, await ownKey(ctx))
    const found = await ctx.db
      .update(journalEntries)
      .set(set)
      .where(and(mine(ctx, id), eq(journalEntries.updatedAt, entry.updatedAt)))
      .returning({ id: journalEntries.id })
    if (found.length === 0) throw gone()
    entry = { ...entry, marks }
  }
  await journalChanged(ctx)
  return shown(entry)
}

export async function remove(ctx: Own, { id }: Input<Api['remove']>): Promise<null> {
  await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .delete(journalEntries)
      .where(mine(ctx, id))
      .returning({ createdAt: journalEntries.createdAt, ordinal: journalEntries.ordinal })
    if (!removed) throw gone()
    await forgetAfter(ctx, removed)
    await journalChanged(ctx)
  })
  await makeLater(ctx, null)
  return null
}

function marksOf({ mood, tags = [] }: Pick<Draft, 'mood' | 'tags'>): Marks {
  const kept = tagsIn(tags)
  if (kept.length > ENTRY.tags) throw invalidInput('tags', entryProblems.tagsMany)
  return { mood, tags: kept }
}
