import { charactersIn } from '@mallama/contracts/characters'
import { dateWritten } from '@mallama/contracts/written-dates'
import { ENTRY, moods, tagsIn, type Mood } from '@mallama/contracts/entry'
import { oneLine } from '@mallama/contracts/fields'
import type { JournalFilePreview } from '@mallama/contracts/journal'
import type { FileEntry } from './file-entry.ts'
import { readDaylio } from './import-daylio.ts'
import { readDayOne } from './import-day-one.ts'
import { dayIn, zoneFor } from './local-time.ts'

export interface JournalFile {
  content: string
  timeZone: string | null
  /** What the person says a mood word becomes. */
  moods: readonly { name: string; mood: Mood }[]
  /** Instants at which there is an entry already. */
  known: readonly string[]
  /** As many entries as may be added. */
  most: number
}

/** An entry as it will be kept. */
export interface NewEntry {
  title: string
  content: string
  emotions: string
  mood: Mood
  tags: string[]
  moodChosen: boolean
  createdAt: string
}

export interface ReadJournalFile extends JournalFilePreview {
  fresh: NewEntry[]
}

/** More than anyone reads through. */
const SHOWN = 50
const WORDS_OF_TITLE = 60

/** Daylio's own five, and what people call theirs. */
const words: Record<Mood, string> = {
  very_happy: 'rad, great, amazing, very happy',
  happy: 'good, happy, fine',
  neutral: 'meh, ok, okay, neutral, so-so',
  sad: 'bad, sad, low',
  very_sad: 'awful, terrible, very sad',
}
const moodOf = new Map(moods.flatMap((mood) => words[mood].split(', ').map((word) => [word, mood] as const)))

/** Reads a file as a whole. It runs in a thread of its own: five million characters take their time. */
export function readJournalFile({ content, timeZone, moods: said, known, most }: JournalFile): ReadJournalFile {
  const zone = zoneFor(timeZone)
  const text = content.replace(/^\uFEFF/, '')
  const { format, entries, problems } = /^\s*[{[]/.test(text) ? readDayOne(text) : readDaylio(text, zone)
  const chosen = new Map(said.map(({ name, mood }) => [name.toLowerCase(), mood]))
  const met = new Map<string, { name: string; mood: Mood; sure: boolean; entries: number }>()
  const there = new Set(known)
  const taken = new Set<number>()
  const fresh: NewEntry[] = []
  let knownCount = 0
  let short = 0
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    // Two of one minute: each needs a time of its own, the same one whenever the file is read.
    let at = entry.at
    while (taken.has(at)) at += 1_000
    taken.add(at)
    const word = entry.mood?.toLowerCase() ?? null
    const mood = word === null ? 'neutral' : (chosen.get(word) ?? moodOf.get(word) ?? 'neutral')
    if (word !== null) {
      const held = met.get(word)
      const sure = chosen.has(word) || moodOf.has(word)
      met.set(word, { name: entry.mood!, mood, sure, entries: (held?.entries ?? 0) + 1 })
    }
    if (there.has(new Date(at).toISOString())) {
      knownCount++
      continue
    }
    if (charactersIn(entry.text) < ENTRY.contentLeast) short++
    for (const [part, content] of partsOf(entry.text).entries()) {
      const when = part === 0 ? at : at + part
      fresh.push({
        title: titled(entry, dayIn(zone, at), part),
        content,
        emotions: entry.mood ?? '',
        mood,
        tags: tagsIn(entry.tags).map(cutTag).slice(0, ENTRY.tags),
        moodChosen: word !== null,
        createdAt: new Date(when).toISOString(),
      })
    }
  }
  if (fresh.length > most)
    problems.unshift({
      line: 1,
      message: `Only ${most.toLocaleString('en-US')} more entries have room in this journal. Split the file, and bring in the part that matters most`,
    })
  const days = [...taken].map((at) => dayIn(zone, at)).toSorted()
  return {
    format,
    found: entries.length,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    known: knownCount,
    short,
    toAdd: fresh.length,
    moods: [...met.values()].toSorted((a, b) => b.entries - a.entries).slice(0, SHOWN),
    withoutMoods: entries.length > 0 && met.size === 0,
    problems: problems.slice(0, SHOWN),
    fresh,
  }
}

const cutTag = (tag: string) => tag.slice(0, ENTRY.tag).trim()

/** The entry's own title, else its first words, else its day. */
function titled({ title, text }: FileEntry, day: string, part: number): string {
  const [first = ''] = text.split('\n', 1)
  const words = oneLine(first)
  const end = words.lastIndexOf(' ', WORDS_OF_TITLE)
  const begun = words.length <= WORDS_OF_TITLE ? words : `${words.slice(0, end > 20 ? end : WORDS_OF_TITLE)}...`
  const named = oneLine(title) || begun || dayWords(day)
  const more = part === 0 ? '' : ` (${part + 1})`
  return `${named.slice(0, ENTRY.title - more.length).trim()}${more}`
}

const dayWords = (day: string) => dateWritten(day, { weekday: 'long', zone: 'UTC' })

/** Texts of at most an entry's length, divided between paragraphs, sentences or words; nothing is lost. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > ENTRY.content) {
    const room = rest.slice(0, ENTRY.content)
    const least = ENTRY.content / 2
    const cut = [room.lastIndexOf('\n\n'), room.lastIndexOf('. ') + 1, room.lastIndexOf(' ')].find((at) => at > least)
    parts.push(room.slice(0, cut ?? ENTRY.content).trim())
    rest = rest.slice(cut ?? ENTRY.content).trim()
  }
  return rest || parts.length === 0 ? [...parts, rest] : parts
}
