import { mostTelling, recurring, subjectsIn, type Subject } from '@mallama/coach/insights/excerpt'
import { moodStep, type Mood } from '@mallama/contracts/entry'
import type { LookBack } from '@mallama/contracts/journal'

/** An entry as the look back reads it. */
export interface EntryRead {
  title: string
  content: string
  emotions: string
  mood: Mood
  tags: readonly string[]
  moodChosen: boolean
  at: string
  /** It tells of danger: no pattern is made of it. */
  flagged: boolean
}

/** Something comes back where three heavier entries have it. */
const LEAST = 3
const MOST = 5
const QUOTES = 2
/** The newest heavier entries of the year that are looked at. */
const LOOKED_AT = 150

interface Hard {
  given: {
    title: string
    content: string
    emotions: string
    mood: EntryRead['mood']
    tags: readonly string[]
    at: string
  }
  subjects: readonly Subject[]
}

interface Back {
  trigger: string
  its: Set<Hard>
  quotes: Set<string>
}

/** What heavier entries have in common, with the number of them and words from them. Nothing of what tells of danger. */
export function comingBack(
  felt: readonly EntryRead[],
  people: readonly string[],
  notTrue: ReadonlySet<string>,
): LookBack['triggers'] {
  const hard: Hard[] = felt
    .filter(({ mood, flagged, content }) => moodStep[mood] <= 2 && !flagged && content !== '')
    .slice(-LOOKED_AT)
    .map(({ title, content, emotions, mood, at }) => ({
      // What was tagged, and who, stands beside the mood already.
      given: { title, content, emotions, mood, at, tags: [] },
      subjects: subjectsIn(content, people).filter(({ kind }) => kind !== 'person'),
    }))
  if (hard.length < LEAST) return []
  const found = new Map<string, Back>()
  const take = (id: string, trigger: string, it: Hard, words: string) => {
    const held = found.get(id) ?? { trigger, its: new Set(), quotes: new Set() }
    held.its.add(it)
    const quote = mostTelling(
      it.given.content,
      ({ text }) => words.includes(text) || text.toLowerCase().includes(words),
    )
    if (quote) held.quotes.add(quote)
    found.set(id, held)
  }
  for (const it of hard) for (const { id, label, quote } of it.subjects) take(id, label, it, quote)
  const known = new Set([...[...found.values()].map(({ trigger }) => trigger), ...people].map((it) => it.toLowerCase()))
  for (const { id, trigger } of recurring(hard)) {
    if (found.has(id) || known.has(trigger.toLowerCase()) || known.has(id)) continue
    for (const it of hard) if (has(it, id)) take(`word:${id}`, trigger, it, id)
  }
  return [...found.values()]
    .filter(({ trigger, its }) => its.size >= LEAST && !notTrue.has(trigger.toLowerCase()))
    .toSorted((a, b) => b.its.size - a.its.size)
    .slice(0, MOST)
    .map(({ trigger, its, quotes }) => ({ trigger, entries: its.size, quotes: [...quotes].slice(-QUOTES) }))
}

const own = '(?:my|our|the|this|that|his|her|their|a|an)'

/** Named as a thing, and not only as a word that may be anything: "the commute", "my old boiler". */
function has({ given }: Hard, thing: string): boolean {
  const bare = thing.replace(/[^\p{L}\p{N} ]/gu, '.')
  const named = bare.includes(' ') ? bare : `${own} (?:\\p{L}+ )?${bare}`
  return new RegExp(`(?<!\\p{L})${named}s?(?!\\p{L})`, 'iu').test(given.content)
}
