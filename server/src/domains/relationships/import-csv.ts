import { parseCsv, separatorOf, type Line } from '../../platform/csv.ts'
import { orderIn } from './import-dates.ts'
import type { ReadFile, Row } from './import-rows.ts'

const columns = {
  name: 'name, full name, fullname, display name, person, person name, personname, contact, contact name',
  first: 'first name, firstname, given name, givenname, forename, first',
  middle: 'middle name, middlename, additional name',
  last: 'last name, lastname, surname, family name, familyname, last',
  nickname: 'nickname, nick name',
  type: 'type, relationship, relation, relationship type, relationshiptype',
  label: 'custom label, customlabel, label',
  notes: 'notes, note, description, comment, comments, about',
  birthday: 'birthday, birth day, birth date, birthdate, date of birth, dob, born',
  anniversary: 'anniversary, wedding anniversary, wedding day, wedding date',
} as const
type Column = keyof typeof columns
const columnOf = new Map(
  Object.entries(columns).flatMap(([column, names]) => names.split(', ').map((name) => [name, column as Column])),
)

const plain = (header: string) =>
  header
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** People out of a CSV file with a line of headers, in any order and letter case. */
export function readCsv(content: string): ReadFile {
  // A spreadsheet may say in the first line what it separates with; the line still counts.
  const told = /^sep=(.)(?=\r|\n)/i.exec(content)
  const text = told ? content.replace(told[0], '') : content
  const { lines, problems } = parseCsv(text, told?.[1] ?? separatorOf(text))
  const [head, ...rest] = lines
  const places = new Map<Column, number>()
  const leftBehind: string[] = []
  for (const [at, header] of (head?.cells ?? []).entries()) {
    const column = columnOf.get(plain(header))
    if (column && !places.has(column)) places.set(column, at)
    else if (header.trim()) leftBehind.push(header.trim())
  }
  const file = { format: 'csv' as const, rows: [] as Row[], problems, leftBehind }
  if (!(['name', 'first', 'last', 'nickname'] as const).some((column) => places.has(column))) {
    const message = 'The first line must name the columns, one of them for names: name,type,notes,birthday'
    return { ...file, leftBehind: [], problems: [{ line: head?.line ?? 1, field: 'name', message }, ...problems] }
  }
  const width = head!.cells.length
  const cell = ({ cells }: Line, column: Column) => cells[places.get(column) ?? -1]?.trim() ?? ''
  const orders = {
    birthday: orderIn(rest.map((line) => cell(line, 'birthday'))),
    anniversary: orderIn(rest.map((line) => cell(line, 'anniversary'))),
  }
  for (const line of rest) {
    if (line.cells.slice(width).some((extra) => extra.trim())) {
      problems.push({
        line: line.line,
        field: 'row',
        message: `${line.cells.length} values where the first line names ${width}. Put a value with a separator in it between double quotes`,
      })
      continue
    }
    const parts = (['first', 'middle', 'last'] as const).map((column) => cell(line, column)).filter(Boolean)
    const nickname = cell(line, 'nickname')
    const name = cell(line, 'name') || parts.join(' ')
    file.rows.push({
      line: line.line,
      name: name || nickname,
      type: cell(line, 'type'),
      label: cell(line, 'label'),
      notes: [cell(line, 'notes'), name && nickname ? `Nickname: ${nickname}` : ''].filter(Boolean).join('\n'),
      dates: (['birthday', 'anniversary'] as const).map((kind) => ({
        kind,
        text: cell(line, kind),
        order: orders[kind],
        withYear: true,
      })),
    })
  }
  return file
}
