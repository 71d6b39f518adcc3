import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { Live } from '../port.ts'
import { splitSentences } from '../text/split.ts'
import { ModelFailure } from './failure.ts'
import type { Screen } from './screened.ts'
import { both, Second, seesToo, type First } from './second.ts'
import { objectIn } from './structured.ts'
import { talkIn } from './talk.ts'
import type { Task } from './task.ts'

interface Growing {
  task: Pick<Task<never, never>, 'shown' | 'mayShow' | 'beside'>
  /** The names of the answer's fields, in their order. */
  names: readonly string[]
  /** Of a talk, whose field `reply` is said, and plain words are that field: what is said before it. */
  lead: string | undefined
  /** Null where the answer makes no reading of danger. */
  first: First | null
  screen: Screen
  live: Live
  /** Ends the request: what there is is the answer, or it cannot be one. */
  leave(why: unknown): void
}

/** The reason why a request is ended of which there is enough. */
export const ENOUGH = new Error('there is enough of the answer')

/** So many letters more are worth a look. */
const STEP = 24

/**
 * Reads an answer while it grows: first its reading of danger, then its sentences as far as they were screened. Of a
 * tool's also how many fields have begun. From the first that may not be shown on, no further words are told.
 */
export function openGrowth({ task, names, lead, first, screen, live, leave }: Growing) {
  const talks = lead !== undefined
  let [heard, read, told, said] = ['', '', '', '']
  let answer: Record<string, unknown> = {}
  let part = 0
  let safety: Safety | undefined = first ? undefined : null
  let speaks = false
  let over = false
  let work: Promise<void> | null = null

  function rest(reply: string): void {
    for (const sentence of splitSentences(reply.slice(said.length))) {
      if (!said && lead) live.say?.(lead)
      said += sentence
      live.say?.(sentence)
    }
  }

  /** What both readings come to, told where it is not ours. */
  function settle(second: Second | null): Safety {
    const before = safety
    safety = first && both(second, first)
    speaks = (talks || task.beside === true) && seesToo(second, first)
    const isKnown = before?.tier === safety?.tier && before?.category === safety?.category
    if (safety && safety !== first?.code && !isKnown) live.safety?.(safety)
    return safety
  }

  /** The words of each place that may be shown, up to the first that may not. */
  async function wordsOf(seen: Safety): Promise<string[]> {
    const places = screen.places(answer)
    // What is being written is the last of the last field.
    const open = screen.places(Object.fromEntries(Object.entries(answer).slice(-1))).length > 0 ? places.at(-1) : null
    const all: string[] = []
    for (const place of places) {
      const { key, voice, text, pieces } = place
      if (!task.shown?.includes(key)) continue
      // A quotation that is open may hold more sentences: with its mark they are one piece, and the last is not told.
      const whole = place !== open ? pieces : voice === 'coach' ? splitSentences(`${text}"`).slice(0, -1) : []
      let words = ''
      for (const piece of whole) {
        if ((await screen.why(piece, voice, seen)) || task.mayShow?.(piece) === false) return [...all, words]
        words += piece
      }
      all.push(words)
    }
    return all
  }

  function tell(words: readonly string[]): void {
    if (talks) return rest(words.join(''))
    const text = words.flatMap((it) => it.trim() || []).join('\n\n')
    const now = `${part} ${text}`
    if (part === 0 || now === told) return
    told = now
    live.progress?.({ part, of: names.length, ...(text ? { text } : {}) })
  }

  async function look(): Promise<void> {
    read = heard
    const seen = await (talks ? talkIn(read, false) : objectIn(read))
    if (!seen || over) return
    answer = seen
    // Another try does not go back.
    part = Math.max(part, names.filter((name) => name in answer).length)
    // What comes first is whole once something follows it.
    if (safety === undefined && Object.keys(answer).some((name) => name !== 'safety'))
      settle(Second.safeParse(answer['safety']).data ?? null)
    const words = safety === undefined || needsHelp(safety) ? [] : await wordsOf(safety)
    if (over) return
    tell(words)
    if ((needsHelp(safety) && !speaks) || 'enough' in answer) leave(ENOUGH)
  }

  async function readOn(): Promise<void> {
    while (!over && heard !== read) await look()
  }

  return {
    settle,
    rest,
    said: () => said,
    /** Whether what was read of danger puts help in the answer's place. */
    helps: () => needsHelp(safety),
    answer: () => answer,
    grows(text: string): void {
      // The request was made anew, after some of the first answer was said.
      if (said && !text.startsWith(heard)) return leave(new ModelFailure('cut'))
      heard = text
      // A shorter one is another try.
      if (over || work || (text.length > read.length && text.length < read.length + STEP)) return
      work = readOn()
        .catch(leave)
        .finally(() => (work = null))
    },
    /** Nothing more of it is told, until `rest`. */
    async over(): Promise<void> {
      over = true
      await work
    },
  }
}
