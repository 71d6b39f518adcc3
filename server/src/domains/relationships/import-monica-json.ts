import { fromMonica, type MonicaContact, type MonicaRelation } from './import-monica.ts'
import type { ReadFile } from './import-rows.ts'

type Fields = Record<string, unknown>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const truth = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Of `data: [{ count, type, values: [...] }]`, the values of a type. */
const valuesOf = (data: unknown, type: string): unknown[] =>
  list(data).flatMap((part) => (fields(part)['type'] === type ? list(fields(part)['values']) : []))

/** What somebody wrote or chose, and what has no place here; the rest is Monica's own. */
const wordy = [
  'tags',
  'job',
  'company',
  'food_preferences',
  'first_met_date',
  'deceased_date',
  'stay_in_touch_frequency',
]
const used = ['contact', 'user', 'relationship', 'note']

/** The JSON export of Monica 3 and 4: `account.data[]` of `{ type, values }`, each value with its `properties`. */
export function readMonicaJson(content: string): ReadFile {
  const nothing = (line: number, message: string): ReadFile => ({
    format: 'monica-json',
    rows: [],
    problems: [{ line, field: 'file', message }],
    leftBehind: [],
  })
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return nothing(1, 'This JSON file is broken or cut off. Export it again and choose the whole file')
  }
  const { data } = fields(fields(parsed)['account'])
  const values = valuesOf(data, 'contact')
  if (values.length === 0) {
    return nothing(1, 'No contacts are in this file. Choose the JSON export of a Monica account, or a CSV file')
  }
  const leftBehind = new Set(
    list(data)
      .map((part) => text(fields(part)['type']))
      .filter((type) => type && !used.includes(type)),
  )
  const problems: ReadFile['problems'] = []
  const contacts = values.flatMap((value, at): MonicaContact[] => {
    const { uuid, properties: given, data: parts } = fields(value)
    if (typeof given !== 'object' || given === null) {
      problems.push({ line: at + 1, field: 'properties', message: 'This contact has no properties. Take it out' })
      return []
    }
    const properties = fields(given)
    for (const name of wordy) if (text(properties[name]) || list(properties[name]).length > 0) leftBehind.add(name)
    for (const name of ['first_met_date', 'deceased_date']) if (properties[name]) leftBehind.add(name)
    for (const part of list(parts)) {
      const type = text(fields(part)['type'])
      if (type && !used.includes(type)) leftBehind.add(type)
    }
    return [contactOf(at + 1, text(uuid), properties, parts)]
  })
  const relations = valuesOf(data, 'relationship').map((value): MonicaRelation => {
    const { type, contact_is: is, of_contact: of } = fields(fields(value)['properties'])
    return { type: text(type), is: text(is), of: text(of) }
  })
  const me = valuesOf(data, 'user').flatMap((user) => text(fields(fields(user)['properties'])['me_contact']) || [])
  return fromMonica('monica-json', contacts, relations, me, { problems, leftBehind })
}

function contactOf(line: number, id: string, properties: Fields, data: unknown): MonicaContact {
  const { birthdate } = properties
  // A date is an object of its own; some versions keep the text alone.
  const special = typeof birthdate === 'string' ? { date: birthdate } : fields(birthdate)
  const date = text(special['date'])
  return {
    id,
    line,
    firstName: text(properties['first_name']),
    middleName: text(properties['middle_name']),
    lastName: text(properties['last_name']),
    nickname: text(properties['nickname']),
    description: text(properties['description']),
    partial: truth(properties['is_partial']),
    died: truth(properties['is_dead']),
    birthdate: date
      ? { date, yearUnknown: truth(special['is_year_unknown']), byAge: truth(special['is_age_based']) }
      : null,
    notes: valuesOf(data, 'note').map((note) => text(fields(fields(note)['properties'])['body'])),
  }
}
