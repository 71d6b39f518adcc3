import type { ImportedPerson, ImportPreview } from '@mallama/contracts/people-import'
import { readCsv } from './import-csv.ts'
import { readMonicaJson } from './import-monica-json.ts'
import { readMonicaSql } from './import-monica-sql.ts'
import { nameKey, personOf, type ReadFile } from './import-rows.ts'

/** More than anyone can read through; mending these shows the next. */
const SHOWN = 200

export interface ImportFile {
  content: string
  /** Of everyone who is there already. */
  names: readonly string[]
  /** As many people as anyone can have. */
  most: number
}

/** What is in a file, cut to what can be shown and kept: a file of millions of rows comes back no larger. */
export interface ReadImport extends ImportPreview {
  /** Everyone who would be added, in the order of the file. */
  fresh: ImportedPerson[]
  /** Rows with a problem, also those whose problems are not shown. */
  broken: number
}

/** Reads a file as a whole. It runs in a thread of its own: five million characters take their time. */
export function readImport({ content, names, most }: ImportFile): ReadImport {
  const { format, rows, problems, leftBehind } = read(content)
  const known = new Set(names.map(nameKey))
  const rowsSeen = new Set<string>()
  const all = [...problems]
  const people: ImportedPerson[] = []
  const fresh: ImportedPerson[] = []
  let total = 0
  let added = 0
  for (const row of rows) {
    const { person, problems } = personOf(row)
    all.push(...problems)
    const key = nameKey(person.personName)
    if (!key) continue
    // Two people may have one name; the same row twice is one person.
    const { line: _line, ...asWritten } = person
    const print = JSON.stringify(asWritten)
    const isKnown = known.has(key) || rowsSeen.has(print)
    rowsSeen.add(print)
    const one = { ...person, known: isKnown }
    if (people.length < most) people.push(one)
    total++
    if (isKnown) continue
    if (++added <= most) fresh.push(one)
    if (names.length + added === most + 1) {
      const message = `You can keep track of ${most.toLocaleString('en-US')} people in all. Take out this row and those after it`
      all.push({ line: row.line, field: 'file', message })
    }
  }
  if (rows.length === 0 && all.length === 0) {
    all.push({ line: 1, field: 'file', message: 'Nobody is in this file. Add a line for each person below the first' })
  }
  return {
    format,
    people,
    fresh,
    total,
    known: total - added,
    problems: all.toSorted((a, b) => a.line - b.line).slice(0, SHOWN),
    broken: new Set(all.map(({ line }) => line)).size,
    leftBehind: leftBehind.slice(0, SHOWN),
  }
}

/** By what it is, not by what it is called. */
function read(content: string): ReadFile {
  const text = content.replace(/^\uFEFF/, '')
  if (/^\s*[{[]/.test(text)) return readMonicaJson(text)
  if (/^\s*(?:#|--|\/\*|SET\b|INSERT\s)/i.test(text) && /^[ \t]*(?:INSERT\s|SET\s+FOREIGN_KEY)/im.test(text))
    return readMonicaSql(text)
  return readCsv(text)
}
