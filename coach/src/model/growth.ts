import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import fieldsOf from '../../data/words/voices.json' with { type: 'json' }
import type { Live } from '../port.ts'
import { listOf, splitSentences } from '../text/words.ts'
import { askedOnce, objectIn, type Question } from './ask.ts'
import { ModelFailure } from './failure.ts'
import type { Reading, Watch } from './unsafe.ts'
import { talkIn } from './talk.ts'
import { both, dataIn, instructionsFor, Second, standsBeside, type First, type Task } from './told.ts'

/** Drafts to be sent, in the person's voice, and what somebody is played to say; all else the coach says. `none` are held against the input word by word instead of being judged: they are what somebody wrote, or one of our own words; whom a message is for is shown only as the person named them. */
const voices = listOf<'person' | 'other' | 'none'>(fieldsOf)

interface Place extends Record<'name' | 'key' | 'text', string> {
  holder: Record<string, unknown>
  voice: Watch['voice']
  /** What is judged by itself. A draft is one whole: half a message is none. */
  pieces: string[]
}

/** Every text of an answer that is a model's own words, in its order. */
export function placesIn(value: unknown, key = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, inner]) => {
    const kept = Array.isArray(value) ? key : name
    if (typeof inner !== 'string') return placesIn(inner, kept)
    const voice = voices.get(kept) ?? 'coach'
    if (voice === 'none') return []
    const pieces = voice === 'coach' ? splitSentences(inner) : [inner]
    return [{ holder, name, key: kept, text: inner, voice, pieces }]
  })
}

export type Screen = (text: string, voice: Watch['voice'], safety: Safety) => Promise<string | null>

/** Reads what a model says before anybody sees it: each piece once. */
export function openScreen(reading: Pick<Reading, 'unsafe'>, watch: Omit<Watch, 'voice' | 'safety'>): Screen {
  const judged = new Map<string, Promise<string | null>>()
  return async (text, voice, safety) => {
    if (!text.trim()) return null
    const of = JSON.stringify([voice, safety?.category, text])
    const read = async () => reading.unsafe(text, { ...watch, safety, voice })
    // What could not be read is shown to nobody.
    const why = judged.get(of) ?? read().catch(() => 'could not be read')
    judged.set(of, why)
    return why
  }
}

/** A model's answer without what may not be shown: asked anew once, or left out. Rejects only with an abort. */
export async function screened<T extends object>(question: Question, words: T, screen: Screen, safety: Safety) {
  const shown = structuredClone(words)
  const stopped: { place: Place; at: number; sentence: string; why: string }[] = []
  for (const place of placesIn(shown))
    for (const [at, sentence] of place.pieces.entries()) {
      const why = await screen(sentence, place.voice, safety)
      if (why) stopped.push({ place, at, sentence, why })
    }
  const others = stopped.length > 0 ? await again(question, stopped) : []
  let leftOut = 0
  for (const [number, { place, at, sentence }] of stopped.entries()) {
    const other = others[number]?.trim() ?? ''
    const may = other !== '' && !(await screen(other, place.voice, safety))
    if (!may) leftOut++
    // As far from the next sentence as the one whose place it takes.
    place.pieces[at] = may ? `${other}${sentence.slice(sentence.trimEnd().length) || ' '}` : ''
    place.holder[place.name] = place.pieces.join('').trim()
  }
  return { shown: tidied(shown) as T, leftOut }
}

/** Trimmed; in a list nothing is left that has no words. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(tidied).filter((it) => placesIn([it]).every(({ text }) => text !== ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)]))
}

const Mended = z.object({ sentences: z.array(z.string()) })

async function again(question: Question, stopped: readonly { sentence: string; why: string }[]): Promise<string[]> {
  const data = dataIn({ sentences: stopped.map(({ sentence, why }) => ({ sentence, why })) })
  const asked = { ...question, instructions: instructionsFor('mend', Mended), earlier: [], data: () => data }
  const answer = await askedOnce(asked, Mended).catch(() => null)
  question.signal?.throwIfAborted()
  return answer?.sentences ?? []
}

interface Growing {
  task: Pick<Task<never, never>, 'shown' | 'beside'>
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
    speaks = (talks || task.beside === true) && standsBeside(second, first)
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
