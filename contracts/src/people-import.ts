import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { RelationshipType } from './relationship-types.ts'
import { ImportantDate } from './reminders.ts'

export const importFormats = ['monica-json', 'monica-sql', 'csv'] as const

/** Someone as they would be added. `line`: of the file, from 1; of a JSON export, the place in its list. */
export const ImportedPerson = z.object({
  line: z.int(),
  personName: z.string(),
  relationshipType: RelationshipType,
  customLabel: z.string().nullable(),
  notes: z.string().nullable(),
  dates: z.array(ImportantDate),
  /** Someone of that name is there already, or the file has this very row twice: this one is not added. */
  known: z.boolean(),
})
export type ImportedPerson = z.infer<typeof ImportedPerson>

export const ImportProblem = z.object({ line: z.int(), field: z.string(), message: z.string() })

export const ImportPreview = z.object({
  format: z.enum(importFormats),
  /** The first ones; how many there are in all, and how many of them are known, stands beside. */
  people: z.array(ImportedPerson),
  total: z.int(),
  known: z.int(),
  /** Rows that cannot be read: with any of them nothing is imported. */
  problems: z.array(ImportProblem),
  /** Columns or fields that have no place here and are left behind, by name. */
  leftBehind: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof ImportPreview>

const File = z.strictObject({
  content: z.string('The file is empty').min(1, 'The file is empty').max(5_000_000, 'At most 5,000,000 characters'),
})

export const importApi = defineApi({
  previewImport: {
    method: 'POST',
    path: '/api/relationships/import/preview',
    access: 'member',
    summary: 'What an export of Monica or a CSV file holds, and what is wrong with it. Nothing is stored.',
    body: File,
    response: ImportPreview,
    bodyLimit: 22_000_000,
  },
  importPeople: {
    method: 'POST',
    path: '/api/relationships/import',
    access: 'member',
    status: 201,
    summary: 'Adds everyone in the file who is not known yet; nobody where a row cannot be read.',
    screen: ['content'],
    body: File,
    response: z.object({ added: z.int(), known: z.int() }),
    bodyLimit: 22_000_000,
  },
})
