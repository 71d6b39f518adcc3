import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { Live } from '../port.ts'
import { splitSentences } from '../text/split.ts'
import { ModelFailure } from './failure.ts'
import { placesIn, type Screen } from './screened.ts'
import { both, Second, seesToo, type First } from './second.ts'
import { objectIn } from './ask.ts'
import { talkIn } from './talk.ts'
import type { Task } from './task.ts'

interface Growing {
  task: Pick<Task<never, never>, 'shown' | 'beside'>
  /** The names of the answer's fields, in their order. */
  names: readonly string[]
  /** Of a talk, whose field `reply` is said: what is said before it. */
  lead: string | undefined
  /** Null where the answer makes no reading of danger. */
  first: First | null
  screen: Screen
  live: Live
}

/** Reads an answer while it grows: its reading of danger, then its sentences as they are screened, of a tool also how many fields have begun. From the first that may not be shown, nothing is told. */
export function openGrowth({ task, names, lead, first, screen, live }: Growing) {
  const talks = lead !== undefined
  let [heard, said, told] = ['', '', '']
  let answer: Record<string, unknown> = {}
  let part = 0
  let safety: Safety | undefined = first ? undefined : null
  let seen: Second | null = null
  let speaks = false

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
    seen = second
    safety = first && both(second, first)
    speaks = (talks || task.beside === true) && seesToo(second, first)
    const isKnown = before?.tier === safety?.tier && before?.category === safety?.category
    if (safety && safety !== first?.code && !isKnown) live.safety?.(safety)
    return safety
  }

  /** The words of each place that may be shown, up to the first that may not. */
  async function wordsOf(known: Safety): Promise<string[]> {
    const places = placesIn(answer)
    // What is being written is the last of the last field.
    const open = placesIn(Object.fromEntries(Object.entries(answer).slice(-1))).length > 0 ? places.at(-1) : null
    const all: string[] = []
    for (const place of places.filter(({ key }) => task.shown?.includes(key))) {
      const { voice, text, pieces } = place
      // A quotation that is open may hold more sentences: with its mark they are one piece, and the last is not told.
      const whole = place !== open ? pieces : voice === 'coach' ? splitSentences(`${text}"`).slice(0, -1) : []
      let words = ''
      for (const piece of whole) {
        if (await screen(piece, voice, known)) return [...all, words]
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

  return {
    settle,
    rest,
    /** Whether what was read of danger puts help in the answer's place. */
    helps: () => needsHelp(safety),
    /** What was told cannot be taken back: there is no second try. */
    isSettled: () => said !== '' || (needsHelp(safety) && !speaks),
    /** As far as it came. What was read of danger stands, also where another try came further. */
    answer: () => ({ ...answer, safety: seen }),
    /** All that there is of it. True where that is enough. */
    async grows(text: string): Promise<boolean> {
      if (said && !text.startsWith(heard)) throw new ModelFailure('cut')
      // A shorter one is another try; fewer letters more are not worth a look.
      if (text.length > heard.length && text.length < heard.length + 24) return false
      heard = text
      const far = await (talks ? talkIn(text) : objectIn(text))
      if (!far) return false
      answer = far
      // Another try does not go back.
      part = Math.max(part, names.filter((name) => name in answer).length)
      // What comes first is whole once something follows it.
      if (safety === undefined && Object.keys(answer).some((name) => name !== 'safety'))
        settle(Second.safeParse(answer['safety']).data ?? null)
      tell(safety === undefined || needsHelp(safety) ? [] : await wordsOf(safety))
      return needsHelp(safety) && !speaks
    },
  }
}
