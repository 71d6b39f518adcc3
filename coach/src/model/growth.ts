import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { parsePartialJson } from 'ai'
import type { z } from 'zod'
import { splitSentences } from '../text/split.ts'
import type { Live } from '../port.ts'
import type { Careful } from './reading.ts'
import { placesIn, voiceOf } from './screened.ts'
import { both, Second, type First } from './second.ts'
import type { Watch } from './unsafe.ts'

interface Growing {
  form: z.ZodObject
  /** Fields whose words may be shown before the answer is whole. */
  shown: readonly string[]
  /** Words of it that may not, beside what no model may say. */
  mayShow?: ((text: string) => boolean) | undefined
  /** Null where the answer makes no reading of danger. */
  first: First | null
  watch: Omit<Watch, 'voice' | 'safety'>
  reading: Careful
  live: Pick<Live, 'progress' | 'safety'>
}

export interface Growth {
  /** All of the answer that there is. */
  grows(text: string): void
  /** Nothing is told any more. */
  over(): Promise<void>
}

/** So many letters more are worth a look. */
const STEP = 24

/**
 * Reads a tool's answer while it grows: first its reading of danger, then how many of its fields have begun, and its
 * sentences as far as they were screened. From the first that may not be shown on, no further words are told.
 */
export function openGrowth({ form, shown, mayShow, first, watch, reading, live }: Growing): Growth {
  const names = Object.keys(form.shape)
  const judged = new Map<string, boolean>()
  let [heard, read, told] = ['', '', '']
  let part = 0
  let safety: Safety | undefined = first ? undefined : null
  let over = false
  let work: Promise<void> | null = null

  async function allowed(text: string, voice: Watch['voice']): Promise<boolean> {
    const known = judged.get(text)
    if (known !== undefined) return known
    const may = !(await reading.unsafe(text, { ...watch, safety: safety ?? null, voice })) && mayShow?.(text) !== false
    judged.set(text, may)
    return may
  }

  /** The words that may be shown, up to the first that may not. */
  async function wordsOf(answer: Record<string, unknown>): Promise<string> {
    const unfinished = lastOf(answer)
    const paragraphs: string[] = []
    for (const { holder, name, key, text } of placesIn(answer)) {
      if (!shown.includes(key)) continue
      const whole = unfinished.holder !== holder || unfinished.name !== name
      const voice = voiceOf(key)
      // Half a message is none.
      const pieces = voice === 'coach' ? splitSentences(text) : [text]
      if (!whole) pieces.pop()
      let words = ''
      for (const piece of pieces) {
        if (piece.trim() && !(await allowed(piece, voice))) return [...paragraphs, words.trim()].join('\n\n').trim()
        words += piece
      }
      if (words.trim()) paragraphs.push(words.trim())
    }
    return paragraphs.join('\n\n')
  }

  async function look(text: string): Promise<void> {
    const { value } = await parsePartialJson(text.slice(text.indexOf('{')))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const answer = value as Record<string, unknown>
    // Another try does not go back.
    part = Math.max(part, names.filter((name) => name in answer).length)
    // What comes first is whole once something follows it.
    if (safety === undefined && Object.keys(answer).length > 1) {
      safety = both(Second.safeParse(answer['safety']).data ?? null, first!)
      if (!over && safety && safety !== first!.code) live.safety?.(safety)
    }
    const words = safety === undefined || needsHelp(safety) ? '' : await wordsOf(answer)
    const now = JSON.stringify([part, words])
    if (over || part === 0 || now === told) return
    told = now
    live.progress?.({ part, of: names.length, ...(words ? { text: words } : {}) })
  }

  async function readOn(): Promise<void> {
    while (!over && heard !== read) {
      read = heard
      await look(read)
    }
  }

  return {
    grows(text) {
      heard = text
      // A shorter one is another try.
      if (over || work || (text.length > read.length && text.length < read.length + STEP)) return
      work = readOn().finally(() => (work = null))
    },
    async over() {
      over = true
      await work
    },
  }
}

/** The place that is being written: the last of the last. */
function lastOf(answer: Record<string, unknown>): { holder: unknown; name: string } {
  let [holder, name]: [Record<string, unknown>, string] = [answer, '']
  for (;;) {
    const last = Object.keys(holder).at(-1)
    if (last === undefined) return { holder, name }
    name = last
    const inner = holder[last]
    if (typeof inner !== 'object' || inner === null) return { holder, name }
    holder = inner as Record<string, unknown>
  }
}
