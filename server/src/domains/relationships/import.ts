import { randomUUID } from 'node:crypto'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { AppError } from '@mallama/contracts/errors'
import type { ImportPreview, importApi } from '@mallama/contracts/people-import'
import type { ImportantDate } from '@mallama/contracts/reminders'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { sealed } from '../../platform/secrets.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import type { ReadImport } from './import-file.ts'
import { screenPeople } from './import-read.ts'
import { nameKey } from './import-rows.ts'
import { makeRoomFor, MOST } from './limit.ts'
import { relationshipsChanged } from './own.ts'
import { names } from './relationships.ts'
import { relationships } from './relationships.table.ts'

type KeepDates = (ctx: Own, people: { id: string; dates: ImportantDate[] }[]) => Promise<void>

/** @param keepDates of the domain that reminds of days; part of the import's transaction */
export const openImport = (keepDates: KeepDates) => ({
  async previewImport(ctx: Own, { content }: Input<typeof importApi.previewImport>): Promise<ImportPreview> {
    const { fresh: _fresh, broken: _broken, ...preview } = await read(ctx, content)
    return preview
  },

  /** Adds everyone in the file who is not known yet; all of them or nobody. */
  async importPeople(
    ctx: Own,
    { content }: Input<typeof importApi.importPeople>,
  ): Promise<Output<typeof importApi.importPeople>> {
    const key = await ownKey(ctx)
    const file = await read(ctx, content)
    if (file.problems.length > 0) throw brokenFile(file)
    const kept = await inTransaction(ctx, async (ctx) => {
      // Held before the names are read again: of two clicks the second finds everyone known.
      await makeRoomFor(ctx, 0)
      const there = new Set((await names(ctx)).map(nameKey))
      const fresh = file.fresh.filter(({ personName }) => !there.has(nameKey(personName)))
      await makeRoomFor(ctx, fresh.length)
      const now = isoAt(ctx.clock())
      const rows = fresh.map(({ line: _line, known: _known, dates: _dates, ...person }) => ({
        ...person,
        id: randomUUID(),
        userId: ctx.actor.id,
        createdAt: now,
        updatedAt: now,
      }))
      if (rows.length > 0) {
        // The newest stand first in the list: so it is in the order of the file.
        await ctx.db.insert(relationships).values(rows.map((row) => sealed(relationships, row, key)).toReversed())
        await keepDates(
          ctx,
          rows.map(({ id }, at) => ({ id, dates: fresh[at]!.dates })),
        )
        await relationshipsChanged(ctx)
      }
      return { fresh, answer: { added: rows.length, known: file.total - rows.length } }
    })
    await screenPeople(ctx, kept.fresh)
    return kept.answer
  },
})

/** Read before anything is locked: others do not wait for somebody's file. */
const read = async (ctx: Own, content: string): Promise<ReadImport> =>
  ctx.readers.importFile({ content, names: await names(ctx), most: MOST }, ctx.actor.id).catch((error: unknown) => {
    if (!isOutOfTime(error)) throw error
    const told = 'This file took too long to read. Split it, and bring in one part after the other.'
    throw new AppError('invalid_input', told, { content: [told] })
  })

function brokenFile({ problems, broken }: ReadImport): AppError {
  const details: Record<string, string[]> = {}
  for (const { line, field, message } of problems) (details[`line ${line}, ${field}`] ??= []).push(message)
  const what = broken === 1 ? 'One row cannot be read' : `${broken} rows cannot be read`
  return new AppError('invalid_input', `Nothing was imported: ${what.toLowerCase()}.`, details)
}
