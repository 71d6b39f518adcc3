import { randomUUID } from 'node:crypto'
import { against, alike, renews, type Gist, type Known } from '@mallama/coach/insights/gist'
import type { Remembered } from '@mallama/coach/port'
import { charactersIn } from '@mallama/contracts/characters'
import type { MemoryFact } from '@mallama/contracts/coach'
import type { Input } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import type { Fact, Memory, memoryApi } from '@mallama/contracts/memory'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed, type DataKey } from '../../platform/secrets.ts'
import { gistsIn, keyedGist, printer, printOf, written, type Printer } from './memory-prints.ts'
import { gone, mine } from './own.ts'
import { memoryFacts, relationships } from './relationships.table.ts'

/** Facts a relationship. Of more, the oldest that nobody edited go first. */
const MOST = 200
const LONGEST = 500

const kept = (ctx: Own, relationshipId: string) =>
  and(
    eq(memoryFacts.relationshipId, relationshipId),
    eq(memoryFacts.userId, ctx.actor.id),
    eq(memoryFacts.forgotten, false),
  )

/** What the coach has learnt about a relationship, newest first. */
export async function memory(ctx: Own, { id }: Input<typeof memoryApi.memory>): Promise<Memory> {
  const [row] = await ctx.db.select({ paused: relationships.memoryPaused }).from(relationships).where(mine(ctx, id))
  if (!row) throw gone()
  return { paused: row.paused, facts: await facts(ctx, id) }
}

export async function pauseMemory(ctx: Own, { id, paused }: Input<typeof memoryApi.pauseMemory>): Promise<Memory> {
  return inTransaction(ctx, async (ctx) => {
    const set = await ctx.db
      .update(relationships)
      .set({ memoryPaused: paused })
      .where(mine(ctx, id))
      .returning({ id: relationships.id })
    if (set.length === 0) throw gone()
    await told(ctx, id)
    return { paused, facts: await facts(ctx, id) }
  })
}

/**
 * Puts a fact right. Its quote goes: it no longer says the same. The prints of what it said stay, so that what was put
 * right is not learnt again in any words.
 */
export async function editFact(ctx: Own, { id, factId, fact }: Input<typeof memoryApi.editFact>): Promise<Fact> {
  const key = await ownKey(ctx)
  const known = await knownOf(ctx, id)
  if (!known) throw gone()
  return inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(memoryFacts)
      .where(and(kept(ctx, id), eq(memoryFacts.id, factId)))
      .for('update')
    if (!before) throw forgotten()
    const print = printer(key, id)
    const prints = [
      ...before.prints,
      ...printsOf(print, known, shown(before, key)),
      ...printsOf(print, known, { fact }),
    ]
    const [row] = await ctx.db
      .update(memoryFacts)
      .set({ ...sealed(memoryFacts, { fact }, key), quote: null, edited: true, prints: few(prints) })
      .where(and(kept(ctx, id), eq(memoryFacts.id, factId)))
      .returning()
    if (!row) throw forgotten()
    await told(ctx, id)
    return shown(row, key)
  })
}

/** Forgets a fact: its words are erased at once, and only keyed prints stay, so that it is not learnt again. */
export async function forgetFact(ctx: Own, { id, factId }: Input<typeof memoryApi.forgetFact>): Promise<null> {
  const key = await ownKey(ctx)
  const known = await knownOf(ctx, id)
  if (!known) throw gone()
  return inTransaction(ctx, async (ctx) => {
    const one = and(kept(ctx, id), eq(memoryFacts.id, factId))
    const [before] = await ctx.db.select().from(memoryFacts).where(one).for('update')
    if (!before) throw forgotten()
    const prints = few([...before.prints, ...printsOf(printer(key, id), known, shown(before, key))])
    await ctx.db.update(memoryFacts).set({ fact: null, quote: null, edited: false, forgotten: true, prints }).where(one)
    await told(ctx, id)
    return null
  })
}

/** What the coach may use in a reply, newest first; nothing while the memory is paused. */
export async function recalled(ctx: Own, relationshipId: string): Promise<Remembered[]> {
  const { paused, facts } = await memory(ctx, { id: relationshipId })
  return paused ? [] : facts.map(({ fact, quote, learnedAt }) => ({ fact, quote, learnedAt }))
}

/**
 * Keeps what `find` reads out of a message, given the facts that are known. Nothing while the memory is paused, nothing
 * that was forgotten or that goes against what was put right by hand, in whatever words. What is told again in newer
 * words, or has changed, takes the place of the older fact. Somebody who deleted the relationship meanwhile is told
 * nothing.
 */
export async function learn(
  ctx: Own,
  relationshipId: string,
  find: (known: string[]) => Promise<MemoryFact[]>,
): Promise<void> {
  const before = await memory(ctx, { id: relationshipId }).catch(() => null)
  if (!before || before.paused) return
  const found = (await find(before.facts.map(({ fact }) => fact))).filter(({ fact }) => charactersIn(fact) <= LONGEST)
  if (found.length === 0) return
  const key = await ownKey(ctx)
  const known = await knownOf(ctx, relationshipId)
  if (!known) return
  await inTransaction(ctx, async (ctx) => {
    // One learns at a time; and a pause that came while the coach was reading holds.
    const [row] = await ctx.db
      .select({ paused: relationships.memoryPaused })
      .from(relationships)
      .where(mine(ctx, relationshipId))
      .for('no key update')
    if (!row || row.paused) return
    const rows = await ctx.db
      .select()
      .from(memoryFacts)
      .where(and(eq(memoryFacts.relationshipId, relationshipId), eq(memoryFacts.userId, ctx.actor.id)))
    const print = printer(key, relationshipId)
    const held = rows.map((row) => heldOf(row, print, known, key))
    const learnedAt = isoAt(ctx.clock())
    let changed = false
    for (const { kind, fact, quote } of found) {
      const gist = keyedGist(print, fact, known)
      const prints = printsOf(print, known, { fact, quote })
      const place = placeOf(held, gist, prints)
      if (place === 'known') continue
      changed = true
      const words = { kind, fact, quote, learnedAt }
      if (place === 'new') {
        const draft = { id: randomUUID(), relationshipId, userId: ctx.actor.id, ...words, prints }
        await ctx.db.insert(memoryFacts).values(sealed(memoryFacts, draft, key))
        held.push({ id: draft.id, own: false, now: [gist], gists: [gist], prints })
      } else {
        // What was a fact until now is not told again by an older message either.
        place.prints = few([...place.prints, ...prints])
        place.now = [gist]
        place.gists.push(gist)
        await ctx.db
          .update(memoryFacts)
          .set({ ...sealed(memoryFacts, words, key), prints: place.prints })
          .where(and(kept(ctx, relationshipId), eq(memoryFacts.id, place.id)))
      }
    }
    if (!changed) return
    await makeRoom(ctx, relationshipId)
    await told(ctx, relationshipId)
  })
}

/** A row as it is compared: `own` where the person has the last word, by forgetting it or putting it right. */
interface Held {
  id: string
  own: boolean
  /** What it says now; nothing where it was forgotten. */
  now: Gist[]
  /** What it says or has ever said. */
  gists: Gist[]
  prints: string[]
}

type Row = typeof memoryFacts.$inferSelect

function heldOf(row: Row, print: Printer, known: Known, key: DataKey): Held {
  // Words say it under the names of today; of what was forgotten there are only the prints.
  const now = row.forgotten ? [] : [keyedGist(print, shown(row, key).fact, known)]
  const { id, edited, forgotten, prints } = row
  return { id, own: edited || forgotten, now, gists: [...gistsIn(prints), ...now], prints }
}

/** Whether a fact is known or may not be learnt, is new, or takes the place of an older one. */
function placeOf(held: readonly Held[], gist: Gist, prints: readonly string[]): 'known' | 'new' | Held {
  for (const one of held) {
    if (one.prints.some((it) => prints.includes(it) && !it.includes('|'))) return 'known'
    if (one.own && one.gists.some((it) => alike(gist, it, true))) return 'known'
    if (one.own && one.now.some((it) => against(gist, it))) return 'known'
  }
  for (const one of held.filter((it) => !it.own)) {
    if (one.now.some((it) => alike(gist, it))) return one.now.every((it) => renews(gist, it)) ? one : 'known'
    if (one.now.some((it) => against(gist, it))) return one
  }
  return 'new'
}

function printsOf(print: Printer, known: Known, { fact, quote }: { fact: string; quote?: string }): string[] {
  return [...(quote ? [printOf(print, quote)] : []), printOf(print, fact), written(keyedGist(print, fact, known))]
}

/** A fact that is told anew each week does not grow for ever. */
const few = (prints: readonly string[]): string[] => [...new Set(prints)].slice(-60)

/** Whom the facts of a relationship may name; null where it is gone. */
async function knownOf(ctx: Own, relationshipId: string): Promise<Known | null> {
  const key = await ownKey(ctx)
  const { id, personName, relationshipType } = relationships
  const rows = await ctx.db
    .select({ id, personName, relationshipType })
    .from(relationships)
    .where(eq(relationships.userId, ctx.actor.id))
  const all = rows.map((row) => opened(relationships, row, key))
  const one = all.find((row) => row.id === relationshipId)
  return one
    ? {
        them: one.personName,
        relation: one.relationshipType,
        me: ctx.actor.firstName,
        others: all.map((row) => row.personName),
      }
    : null
}

async function makeRoom(ctx: Own, relationshipId: string): Promise<void> {
  const mine = kept(ctx, relationshipId)
  const [held] = await ctx.db.select({ rows: count() }).from(memoryFacts).where(mine)
  if (held!.rows <= MOST) return
  const oldest = ctx.db
    .select({ id: memoryFacts.id })
    .from(memoryFacts)
    .where(and(mine, eq(memoryFacts.edited, false)))
    .orderBy(asc(memoryFacts.ordinal))
    .limit(held!.rows - MOST)
  await ctx.db.delete(memoryFacts).where(and(mine, inArray(memoryFacts.id, oldest)))
}

async function facts(ctx: Own, relationshipId: string): Promise<Fact[]> {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(memoryFacts)
    .where(kept(ctx, relationshipId))
    .orderBy(desc(memoryFacts.learnedAt), desc(memoryFacts.ordinal))
  return rows.map((row) => shown(row, key))
}

function shown(row: typeof memoryFacts.$inferSelect, key: DataKey): Fact {
  const { id, kind, fact, quote, learnedAt, edited } = opened(memoryFacts, row, key)
  return { id, kind, fact: fact ?? '', quote: quote ?? '', learnedAt, edited }
}

const forgotten = () => notFound('That fact is no longer kept.')

const told = (ctx: Own, id: string) => ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${id}/memory`)
