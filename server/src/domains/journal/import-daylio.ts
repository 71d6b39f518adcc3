import { parseCsv, separatorOf } from '../../platform/csv.ts'
import type { FileEntry, ReadEntries } from './file-entry.ts'
import { instantIn } from './local-time.ts'

const columns = {
  day: ['full_date', 'full date'],
  time: ['time'],
  mood: ['mood'],
  activities: ['activities'],
  title: ['note_title', 'note title'],
  note: ['note'],
} as const
type Column = keyof typeof columns

const NOT_ONE =
  'This is not a Daylio or Day One export. Daylio: More, Export entries, CSV. Day One: Settings, Export, JSON'

/** The CSV export of Daylio: one row an entry, times as the clock on the wall showed them. */
export function readDaylio(content: string, zone: string): ReadEntries {
  const { lines, problems: broken } = parseCsv(content, separatorOf(content))
  const [head, ...rest] = lines
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const at = (column: Column) => names.findIndex((name) => (columns[column] as readonly string[]).includes(name))
  const file: ReadEntries = { format: 'daylio', entries: [], problems: [] }
  if (at('day') < 0 || at('mood') < 0) return { ...file, problems: [{ line: 1, message: NOT_ONE }] }
  file.problems = broken.map(({ line, message }) => ({ line, message }))
  for (const { line, cells } of rest) {
    const cell = (column: Column) => cells[at(column)]?.trim() ?? ''
    const when = timeOf(cell('day'), cell('time'), zone)
    if (when === null)
      file.problems.push({ line, message: `"${cell('day').slice(0, 40)}" is no day. It is left behind` })
    else if (!cell('mood')) file.problems.push({ line, message: 'There is no mood in this row. It is left behind' })
    else
      file.entries.push({
        ...wordsOf(cell('title'), cell('note')),
        at: when,
        mood: cell('mood').slice(0, 40),
        tags: cell('activities').split('|'),
      })
  }
  return file
}

const wordsOf = (title: string, note: string): Pick<FileEntry, 'title' | 'text'> => ({
  title,
  // Newer versions keep the note as simple HTML.
  text: plain(note),
})

const plain = (note: string) =>
  note
    .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replace(/<\/?(?:p|div|b|i|u|s|strong|em|ul|ol|li|span|h\d)(?:\s[^<>]*)?>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** `2024-01-01` with `22:30`, `10:30 PM` or none. */
function timeOf(day: string, time: string, zone: string): number | null {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!date || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null
  const clock = /^(\d{1,2})[:.](\d{2})\s*([ap])?/i.exec(time)
  const half = clock?.[3]?.toLowerCase()
  const hour = clock ? Number(clock[1]) : 12
  const whole = half === 'p' ? (hour % 12) + 12 : half === 'a' ? hour % 12 : hour
  if (whole > 23 || Number(clock?.[2] ?? 0) > 59) return null
  return instantIn(zone, day, whole, Number(clock?.[2] ?? 0))
}
