import { charactersIn } from '@mallama/contracts/characters'
import type { ImportedPerson, ImportPreview } from '@mallama/contracts/people-import'
import type { ImportantDate } from '@mallama/contracts/reminders'
import { readDay, type Order } from './import-dates.ts'
import { typeOf } from './import-types.ts'

type Problem = ImportPreview['problems'][number]

/** Someone as a file tells of them. Texts are as they stand in it; an empty one is nothing. */
export interface Row {
  line: number
  name: string
  type: string
  label: string
  notes: string
  dates: { kind: 'birthday' | 'anniversary'; text: string; order: Order | null; withYear: boolean }[]
}

/** What a reader makes of a file. */
export interface ReadFile {
  format: ImportPreview['format']
  rows: Row[]
  problems: Problem[]
  leftBehind: string[]
}

const NAME = 200
const LABEL = 100
export const NOTES = 10_000

const atMost = (most: number) => `At most ${most.toLocaleString('en-US')} characters`

/** A person out of a row, with everything that is wrong with it. */
export function personOf(row: Row): { person: Omit<ImportedPerson, 'known'>; problems: Problem[] } {
  const { line } = row
  const problems: Problem[] = []
  const wrong = (field: string, message: string) => void problems.push({ line, field, message })
  const personName = row.name.replace(/\s+/gu, ' ').trim()
  if (!personName) wrong('name', 'Say who this is, or take the row out')
  if (charactersIn(personName) > NAME) wrong('name', atMost(NAME))
  const word = row.type.replace(/\s+/gu, ' ').trim()
  const type = word ? typeOf(word) : null
  const customLabel = type ? null : row.label.trim() || (/^others?$/i.test(word) ? '' : word) || null
  if (customLabel && charactersIn(customLabel) > LABEL) wrong('type', atMost(LABEL))
  const notes = row.notes.trim() || null
  if (notes && charactersIn(notes) > NOTES) wrong('notes', atMost(NOTES))
  const dates = row.dates.flatMap(({ kind, text, order, withYear }): ImportantDate[] => {
    if (!text.trim()) return []
    const day = readDay(text, order)
    if (!('problem' in day)) return [{ kind, label: null, ...day, year: withYear ? day.year : null }]
    wrong(kind, day.problem)
    return []
  })
  const person = { line, personName, relationshipType: type ?? ('other' as const), customLabel, notes, dates }
  return { person, problems }
}

/** The same name in other letter case, or typed with other spaces, is the same name. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
