import { randomUUID } from 'node:crypto'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { AppError, notFound } from '@mallama/contracts/errors'
import type { JournalFilePreview, journalApi } from '@mallama/contracts/journal'
import type { Safety } from '@mallama/contracts/safety'
import { and, eq } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { showHelp } from '../../platform/screening.ts'
import { sealed } from '../../platform/secrets.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import { holdLetters, zoneOf } from '../account/account.ts'
import { journalEntries } from './journal.table.ts'
import { journalChanged, mine } from './kept.ts'
import { makeRoomFor, MOST } from './limit.ts'
import { makeLater } from './insight.ts'
import type { NewEntry, ReadJournalFile } from './import-file.ts'

type Api = typeof journalApi
type Given = Input<Api['importEntries']>

/** Rows that one statement takes. */
const AT_ONCE = 200

export async function previewImport(ctx: Own, given: Input<Api['previewImport']>): Promise<JournalFilePreview> {
  const { fresh: _fresh, ...preview } = await read(ctx, given)
  return preview
}

/** Adds what is not here yet, all of it or nothing. It can be taken out again as a whole. */
export async function importEntries(ctx: Own, given: Given): Promise<Output<Api['importEntries']>> {
  const { fresh, known, found, problems } = await read(ctx, given)
  if (found === 0) {
    const told = problems[0]?.message ?? 'There are no entries in this file'
    throw new AppError('invalid_input', `${told}.`, { content: [told] })
  }
  if (fresh.length === 0) return { id: null, added: 0, known }
  const importId = randomUUID()
  const now = isoAt(ctx.clock())
  const key = await ownKey(ctx)
  await inTransaction(ctx, async (ctx) => {
    await makeRoomFor(ctx, fresh.length)
    for (let at = 0; at < fresh.length; at += AT_ONCE) {
      const rows = fresh.slice(at, at + AT_ONCE).map(({ mood, tags, moodChosen, ...entry }) => {
        const marks = { mood, tags, ...(moodChosen ? {} : { moodChosen }) }
        const row = {
          ...entry,
          marks,
          id: randomUUID(),
          userId: ctx.actor.id,
          importId,
          importedAt: now,
          updatedAt: now,
        }
        return sealed(journalEntries, row as typeof row & { marks: { mood: typeof mood; tags: string[] } }, key)
      })
      await ctx.db.insert(journalEntries).values(rows)
    }
    await journalChanged(ctx)
  })
  await screen(ctx, fresh)
  await makeLater(ctx, null)
  return { id: importId, added: fresh.length, known }
}

export async function removeImport(ctx: Own, { id }: Input<Api['removeImport']>): Promise<null> {
  await inTransaction(ctx, async (ctx) => {
    const found = await ctx.db
      .delete(journalEntries)
      .where(and(mine(ctx), eq(journalEntries.importId, id)))
      .returning({ id: journalEntries.id })
    if (found.length === 0) throw notFound('That import is no longer here.')
    // Any insight may speak of what went: all of them are made again.
    await ctx.db.update(journalEntries).set({ insight: null }).where(mine(ctx))
    await journalChanged(ctx)
  })
  await makeLater(ctx, null)
  return null
}

/** Read before anything is locked: others do not wait for somebody's file. */
async function read(ctx: Own, { content, moods = [] }: Given): Promise<ReadJournalFile> {
  const rows = await ctx.db.select({ at: journalEntries.createdAt }).from(journalEntries).where(mine(ctx))
  const file = {
    content,
    moods,
    timeZone: await zoneOf(ctx),
    known: rows.map(({ at }) => at),
    most: Math.max(0, MOST - rows.length),
  }
  return ctx.readers.journalFile(file, ctx.actor.id).catch((error: unknown) => {
    if (!isOutOfTime(error)) throw error
    const told = 'This file took too long to read. Split it, and bring in one part after the other.'
    throw new AppError('invalid_input', told, { content: [told] })
  })
}

/** Letters that are read at a time, so that no reading takes longer than one may. */
const LETTERS = 4_000
/** So long somebody waits for it; what is not read by then is said to be unread. */
const PATIENCE_MS = 8_000

/** Entry by entry: what one says of danger is lost between a thousand others when a file is read as one text. */
async function screen(ctx: Own, entries: readonly NewEntry[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  let gravest: Safety = null
  let isRead = true
  let batch: string[] = []
  const readBatch = async () => {
    try {
      const found = await ctx.readers.screen(batch, ctx.actor.country, ctx.actor.id)
      if (found && found.tier > (gravest?.tier ?? 0)) gravest = found
    } catch (error) {
      ctx.log.warn({ isLate: isOutOfTime(error) }, 'entries that were brought in could not be screened')
      isRead = false
    }
    batch = []
  }
  let letters = 0
  for (const { title, content } of entries) {
    if (performance.now() > until) {
      isRead = false
      break
    }
    const words = `${title}\n${content}`
    if (batch.length > 0 && letters + words.length > LETTERS) {
      await readBatch()
      letters = 0
    }
    batch.push(words)
    letters += words.length
  }
  if (batch.length > 0 && performance.now() <= until) await readBatch()
  showHelp(ctx.reply, gravest, isRead)
  if (gravest) await holdLetters(ctx, gravest)
}
