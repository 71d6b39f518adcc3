import type { Kind } from '../read/labels.ts'
import { exerciseOf, finished, frames, kindOf, manners, readOf, type Door } from './data.ts'

/** An exercise that was begun: where it stands, and what was answered, by slot. */
export interface Begun {
  id: string
  at: number
  slots: Record<string, string>
  /** Steps that were asked, in order: the way back. */
  way: number[]
  /** Set aside while something else is talked about. */
  waits: boolean
  /** Gone through once more, so that what is filled is asked again. */
  again: boolean
  /** Whom the talk is about stands in its title: what they are called is not asked. */
  named?: boolean
  /** How it was asked for: the first line's beginning goes by it. */
  asked?: string
  /** What is to be said, in words to whom it is for. */
  told?: string
  /** What its words may have to do, by kind or occasion, the likeliest first: other beginnings. */
  kinds?: string[]
}

/** What the guide keeps of a talk. JSON. */
export type Guide = ReturnType<typeof freshGuide>

export const freshGuide = () => ({
  told: 0,
  /** Words of tellings so far: doors come after the first real one. */
  words: 0,
  /** Tellings since the last question or door. */
  quiet: 0,
  doors: 0,
  listening: false,
  complaints: 0,
  /** What was said once a talk: a condolence, a feeling. */
  once: [] as string[],
  reads: [] as string[],
  offered: [] as Door[],
  /** What was to be decided, as it was asked. */
  question: null as string | null,
  open: null as Begun | null,
  /** The last card, whose lines can be changed. */
  card: null as Pick<Begun, 'id' | 'slots' | 'asked'> | null,
})

/** Marks words to send as the person's own, among what was given. */
export const OWN = 'words/own/own'

/** What was handed back, where each part of it is of the kind that a blank one has; else null. */
export function likeBlank<T extends object>(blank: T, given: unknown): T | null {
  const entries = Object.entries((typeof given === 'object' && given) || {}).filter(([key]) => key in blank)
  const isLike = ([key, value]: [string, unknown]) => {
    const empty = blank[key as keyof T] as unknown
    if (empty === null) return value === null || typeof value === 'object' || typeof value === 'string'
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  }
  const isWhole = entries.length === Object.keys(blank).length && entries.every(isLike)
  return isWhole ? (structuredClone(Object.fromEntries(entries)) as T) : null
}

const allKinds = Object.entries(finished).flatMap(([kind, it]) => (it ? [kind as Kind] : []))
/** What a line was opened for, where that was sure, and in which manner. */
export function chosenIn(asked = '') {
  const [, key = '', manner] = asked.split(' ')
  return asked.startsWith('kind ') && frames().has(key) ? { key, manner: manners.find((it) => it === manner) } : null
}
/** The kind of its words. */
export const kindAsked = (asked?: string) => allKinds.find((it) => it === kindOf(chosenIn(asked)?.key ?? ''))
/** As it was handed back; afresh where it is of another make. Of a talk that another version led, what leads to an exercise, a step or a text that is there no more goes. */
export function reviveGuide(given: unknown): Guide {
  const guide = likeBlank(freshGuide(), given) ?? freshGuide()
  const { open, offered } = guide
  const kinds = open?.kinds?.filter((it) => frames().has(it))
  const card = guide.card && exerciseOf(guide.card.id) ? guide.card : null
  const leads = ({ does }: Door) => {
    const [what, id = ''] = does.split(':') as [string, string?]
    if (what === 'again' || what === 'more') return card !== null
    if (what === 'manner') return manners.some((it) => it === id)
    if (['words', 'safe', 'own'].includes(what)) return allKinds.some((kind) => kind === id)
    return what === 'open' ? exerciseOf(id) !== undefined : what !== 'read' || readOf(id) !== undefined
  }
  return {
    ...guide,
    open: open && exerciseOf(open.id)?.steps[open.at] ? { ...open, ...(kinds && { kinds }) } : null,
    card,
    offered: offered.every(leads) ? offered : [],
  }
}

/** Of a talk whose last answer was not the guide's: what it had put on the screen stands there no more. */
export const unseen = (guide: Guide): Guide => ({
  ...guide,
  offered: [],
  once: guide.once.filter((it) => !it.startsWith('words/')),
  open: guide.open && { ...guide.open, waits: true },
})
