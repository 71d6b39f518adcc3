import type { FileEntry, ReadEntries } from './file-entry.ts'

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The JSON export of Day One: `entries` of `{ creationDate, text, tags }`, the text in Markdown, its title on top. */
export function readDayOne(content: string): ReadEntries {
  const nothing = (message: string): ReadEntries => ({
    format: 'day-one',
    entries: [],
    problems: [{ line: 1, message }],
  })
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return nothing('This JSON file is broken or cut off. Export it again and choose the whole file')
  }
  const { entries } = fields(parsed)
  if (!Array.isArray(entries))
    return nothing(
      'This is not a Daylio or Day One export. Daylio: More, Export entries, CSV. Day One: Settings, Export, JSON',
    )
  const file: ReadEntries = { format: 'day-one', entries: [], problems: [] }
  for (const [at, entry] of entries.entries()) {
    const { creationDate, text: words, tags } = fields(entry)
    const when = Date.parse(text(creationDate))
    if (Number.isNaN(when)) file.problems.push({ line: at + 1, message: 'This entry has no date. It is left behind' })
    else if (!plain(text(words)))
      file.problems.push({ line: at + 1, message: 'This entry has no words, only pictures. It is left behind' })
    else
      file.entries.push({
        ...headed(plain(text(words))),
        at: when,
        mood: null,
        tags: Array.isArray(tags) ? tags.map(text) : [],
      })
  }
  return file
}

/** Pictures stay behind; what Markdown escapes is as it was written. */
const plain = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!~|>])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function headed(words: string): Pick<FileEntry, 'title' | 'text'> {
  const [, heading, rest] = /^#{1,6} +([^\n]{1,100})\n+([\s\S]+)$/.exec(words) ?? []
  return heading && rest ? { title: heading, text: rest.trim() } : { title: '', text: words.replace(/^#{1,6} +/, '') }
}
