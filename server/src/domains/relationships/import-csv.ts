import { orderIn } from './import-dates.ts'
import type { ReadFile, Row } from './import-rows.ts'

interface Line {
  line: number
  cells: string[]
}

const QUOTE = '"'

/**
 * Comma-separated values by RFC 4180: quotes, doubled quotes in them, line breaks in them, any line ends. Blank lines
 * are none. A quote inside an unquoted value stands for itself.
 */
export function parseCsv(text: string, separator: string): { lines: Line[]; problems: ReadFile['problems'] } {
  const lines: Line[] = []
  const problems: ReadFile['problems'] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const from = line
    const cells: string[] = []
    for (;;) {
      let cell: string
      if (text[at] === QUOTE) {
        const opened = line
        const start = ++at
        let end = text.indexOf(QUOTE, at)
        while (end >= 0 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2)
        if (end < 0) {
          problems.push({
            line: opened,
            field: 'row',
            message: 'A double quote is opened here and never closed. Close it, or write "" for one inside a value',
          })
          return { lines, problems }
        }
        cell = text.slice(start, end).replaceAll('""', QUOTE)
        line += breaks(text.slice(start, end))
        at = end + 1
        const stop = endOfCell(text, at, separator)
        if (text.slice(at, stop).trim()) {
          problems.push({
            line,
            field: 'row',
            message: 'Something follows a closing double quote. Write "" for a quote inside a value',
          })
        }
        at = stop
      } else {
        const stop = endOfCell(text, at, separator)
        cell = text.slice(at, stop)
        at = stop
      }
      cells.push(cell)
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    if (cells.some((cell) => cell.trim())) lines.push({ line: from, cells })
  }
  return { lines, problems }
}

const breaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

const separators = [',', ';', '\t', '|']

/** What stands between the values: the sign that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.trimStart()) {
    if (sign === QUOTE) quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return separators.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]!
}

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
