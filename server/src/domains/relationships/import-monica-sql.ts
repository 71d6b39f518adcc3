import { fromMonica, type MonicaContact, type MonicaRelation } from './import-monica.ts'
import type { ReadFile } from './import-rows.ts'

type Tuple = { line: number; values: Record<string, string> }

const insert = /INSERT\s+(?:IGNORE\s+)?INTO\s+[`"]?([\w.]+)[`"]?\s*\(([^);]{0,4000})\)\s*VALUES/iy
const tables = ['contacts', 'special_dates', 'relationships', 'relationship_types', 'users', 'notes'] as const
type Table = (typeof tables)[number]

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', '0': '', Z: '' }

/**
 * Rows of `INSERT INTO ... VALUES (...), (...);`. Values are numbers, NULL (which is empty here) and strings between
 * single quotes, with a backslash or a doubled quote before what would end them.
 */
export function parseInserts(sql: string): {
  rows: Map<string, Tuple[]>
  problems: ReadFile['problems']
} {
  const rows = new Map<string, Tuple[]>()
  const problems: ReadFile['problems'] = []
  const ends: number[] = []
  for (let at = sql.indexOf('\n'); at >= 0; at = sql.indexOf('\n', at + 1)) ends.push(at)
  let passed = 0
  const lineAt = (place: number) => {
    while (passed < ends.length && ends[passed]! < place) passed++
    return passed + 1
  }
  let at = 0
  while ((at = skip(sql, at)) < sql.length) {
    insert.lastIndex = at
    const found = insert.exec(sql)
    if (!found) {
      at = endOfStatement(sql, at)
      continue
    }
    const table = found[1]!.split('.').at(-1)!
    const names = found[2]!.split(',').map((name) => name.replace(/[`"\s]/g, ''))
    const into = rows.get(table) ?? []
    rows.set(table, into)
    at = skip(sql, insert.lastIndex)
    while (sql[at] === '(') {
      const line = lineAt(at)
      const tuple = readTuple(sql, at + 1)
      if (!tuple || tuple.values.length !== names.length) {
        const message = tuple
          ? `${tuple.values.length} values for ${names.length} columns. Export the file again`
          : 'This row is cut off. Export the file again'
        problems.push({ line, field: table, message })
        if (!tuple) return { rows, problems }
      } else {
        into.push({ line, values: Object.fromEntries(names.map((name, place) => [name, tuple.values[place]!])) })
      }
      at = skip(sql, tuple.end)
      if (sql[at] === ',') at = skip(sql, at + 1)
    }
    at = endOfStatement(sql, at)
  }
  return { rows, problems }
}

/** Past spaces and comments. */
function skip(sql: string, from: number): number {
  if (from >= sql.length) return sql.length
  const gap = /(?:\s+|#[^\n]*|--[^\n]*|\/\*[\s\S]*?\*\/)*/y
  gap.lastIndex = from
  gap.exec(sql)
  return gap.lastIndex
}

function endOfStatement(sql: string, from: number): number {
  let at = from
  while (at < sql.length && sql[at] !== ';')
    at = sql[at] === "'" ? (readString(sql, at + 1)?.end ?? sql.length) : at + 1
  return at + 1
}

function readTuple(sql: string, from: number): { values: string[]; end: number } | null {
  const values: string[] = []
  for (let at = skip(sql, from); at < sql.length;) {
    if (sql[at] === "'") {
      const string = readString(sql, at + 1)
      if (!string) return null
      values.push(string.value)
      at = string.end
    } else {
      const start = at
      while (at < sql.length && sql[at] !== ',' && sql[at] !== ')') at++
      const bare = sql.slice(start, at).trim()
      values.push(/^null$/i.test(bare) ? '' : bare)
    }
    at = skip(sql, at)
    if (sql[at] === ')') return { values, end: at + 1 }
    if (sql[at] !== ',') return null
    at = skip(sql, at + 1)
  }
  return null
}

function readString(sql: string, from: number): { value: string; end: number } | null {
  let value = ''
  for (let at = from; at < sql.length; at++) {
    const sign = sql[at]!
    if (sign === '\\') {
      const next = sql[++at] ?? ''
      value += escapes[next] ?? next
    } else if (sign !== "'") value += sign
    else if (sql[at + 1] === "'") value += sql[at++]
    else return { value, end: at + 1 }
  }
  return null
}

const wordy = ['job', 'company', 'food_preferences', 'first_met_where', 'first_met_additional_info']
const quiet =
  /^(?:accounts|modules|.*_types?|.*_categor(?:y|ies)|.*_groups?|genders|reminder_rules|reminder_outbox|term_user|recovery_codes|activity_statistics|audit_logs|companies|contact_photo|metadata.*|emotion.*|invitations|weather|places)$/

/** Monica's SQL export: the contacts, with their birthdays, notes and what they are to "me" out of their own tables. */
export function readMonicaSql(content: string): ReadFile {
  const { rows, problems } = parseInserts(content)
  const of = (table: Table): Tuple[] =>
    rows.get(table) ?? [...rows].find(([name]) => name.endsWith(`_${table}`) && table === 'contacts')?.[1] ?? []
  const days = new Map(of('special_dates').map(({ values }) => [values['id'], values]))
  const notes = Map.groupBy(of('notes'), ({ values }) => values['contact_id'])
  const types = new Map(of('relationship_types').map(({ values }) => [values['id'], values['name'] ?? '']))
  const leftBehind = new Set([...rows.keys()].filter((name) => !tables.includes(name as Table) && !quiet.test(name)))
  const contacts = of('contacts').map(({ line, values }): MonicaContact => {
    for (const name of wordy) if (values[name]) leftBehind.add(name)
    const day = days.get(values['birthday_special_date_id'] || 'none')
    return {
      id: values['id'] ?? '',
      line,
      firstName: values['first_name'] ?? '',
      middleName: values['middle_name'] ?? '',
      lastName: values['last_name'] ?? '',
      nickname: values['nickname'] ?? '',
      description: values['description'] ?? '',
      partial: values['is_partial'] === '1',
      died: values['is_dead'] === '1',
      birthdate: day?.['date']
        ? { date: day['date'], yearUnknown: day['is_year_unknown'] === '1', byAge: day['is_age_based'] === '1' }
        : null,
      notes: (notes.get(values['id']) ?? []).map((note) => note.values['body'] ?? ''),
    }
  })
  if (contacts.length === 0 && problems.length === 0) {
    const message = 'No contacts are in this file. Choose the SQL export of a Monica account, or a CSV file'
    problems.push({ line: 1, field: 'file', message })
  }
  const relations = of('relationships').map(({ values }): MonicaRelation => ({
    type: types.get(values['relationship_type_id']) ?? '',
    is: values['contact_is'] ?? '',
    of: values['of_contact'] ?? '',
  }))
  const me = of('users').flatMap(({ values }) => values['me_contact_id'] || [])
  return fromMonica('monica-sql', contacts, relations, me, { problems, leftBehind })
}
