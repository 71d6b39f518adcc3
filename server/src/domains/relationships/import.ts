import { randomUUID } from 'node:crypto'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { AppError } from '@mallama/contracts/errors'
import type { ImportPreview, importApi } from '@mallama/contracts/people-import'
import type { ImportantDate } from '@mallama/contracts/reminders'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { sealed } from '../../platform/secrets.ts'
import { readCsv } from './import-csv.ts'
import { readMonicaJson } from './import-monica-json.ts'
import { readMonicaSql } from './import-monica-sql.ts'
import { nameKey, personOf, type ReadFile } from './import-rows.ts'
import { makeRoomFor, MOST } from './limit.ts'
import { relationshipsChanged } from './own.ts'
import { names } from './relationships.ts'
import { relationships } from './relationships.table.ts'

/** More than anyone can read through; mending these shows the next. */
const SHOWN = 200

type KeepDates = (ctx: Own, people: { id: string; dates: ImportantDate[] }[]) => Promise<void>

/** @param keepDates of the domain that reminds of days; part of the import's transaction */
export const openImport = (keepDates: KeepDates) => ({
  previewImport: (ctx: Own, { content }: Input<typeof importApi.previewImport>): Promise<ImportPreview> =>
    preview(ctx, content),

  /** Adds everyone in the file who is not known yet; all of them or nobody. */
  async importPeople(
    ctx: Own,
    { content }: Input<typeof importApi.importPeople>,
  ): Promise<Output<typeof importApi.importPeople>> {
    const key = await ownKey(ctx)
    return inTransaction(ctx, async (ctx) => {
      // Held before the names are read: of two clicks the second finds everyone known.
      await makeRoomFor(ctx, 0)
      const { people, problems } = await everyone(ctx, content)
      if (problems.length > 0) throw broken(problems)
      const fresh = people.filter(({ known }) => !known)
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
      return { added: rows.length, known: people.length - rows.length }
    })
  },
})

async function preview(ctx: Own, content: string): Promise<ImportPreview> {
  const { people, problems, ...read } = await everyone(ctx, content)
  const known = people.filter((person) => person.known).length
  const first = { people: people.slice(0, MOST), problems: problems.slice(0, SHOWN) }
  return { ...read, ...first, total: people.length, known }
}

async function everyone(ctx: Own, content: string) {
  const { format, rows, problems, leftBehind } = read(content)
  const there = await names(ctx)
  const known = new Set(there.map(nameKey))
  const rowsSeen = new Set<string>()
  let held = there.length
  const all = [...problems]
  const people = rows.flatMap((row) => {
    const { person, problems } = personOf(row)
    all.push(...problems)
    const key = nameKey(person.personName)
    if (!key) return []
    // Two people may have one name; the same row twice is one person.
    const { line: _line, ...asWritten } = person
    const print = JSON.stringify(asWritten)
    const isKnown = known.has(key) || rowsSeen.has(print)
    rowsSeen.add(print)
    if (!isKnown) {
      if (++held === MOST + 1) {
        const message = `You can keep track of ${MOST.toLocaleString('en-US')} people in all. Take out this row and those after it`
        all.push({ line: row.line, field: 'file', message })
      }
    }
    return [{ ...person, known: isKnown }]
  })
  if (rows.length === 0 && all.length === 0) {
    all.push({ line: 1, field: 'file', message: 'Nobody is in this file. Add a line for each person below the first' })
  }
  return { format, people, problems: all.toSorted((a, b) => a.line - b.line), leftBehind }
}

/** By what it is, not by what it is called. */
function read(content: string): ReadFile {
  const text = content.replace(/^\uFEFF/, '')
  if (/^\s*[{[]/.test(text)) return readMonicaJson(text)
  if (/^\s*(?:#|--|\/\*|SET\b|INSERT\s)/i.test(text) && /^[ \t]*(?:INSERT\s|SET\s+FOREIGN_KEY)/im.test(text))
    return readMonicaSql(text)
  return readCsv(text)
}

function broken(problems: ImportPreview['problems']): AppError {
  const details: Record<string, string[]> = {}
  for (const { line, field, message } of problems.slice(0, SHOWN))
    (details[`line ${line}, ${field}`] ??= []).push(message)
  const rows = new Set(problems.map(({ line }) => line)).size
  const what = rows === 1 ? 'One row cannot be read' : `${rows} rows cannot be read`
  return new AppError('invalid_input', `Nothing was imported: ${what.toLowerCase()}.`, details)
}
