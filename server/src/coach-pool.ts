import { availableParallelism } from 'node:os'
import { greeting } from '@mallama/coach/builtin/greeting'
import type { Danger, Reading } from '@mallama/coach/model/unsafe'
import type { Coach, Operations } from '@mallama/coach/operations'
import type { ChatCoach, Live } from '@mallama/coach/port'
import type { Safety } from '@mallama/contracts/safety'
import type { ReadPicture } from './domains/account/picture-file.ts'
import type { ReadJournalFile } from './domains/journal/import-file.ts'
import type { readConflicts } from './domains/insights/conflicts-read.ts'
import type { readLookBack } from './domains/journal/look-back-read.ts'
import type { ReadImport } from './domains/relationships/import-file.ts'
import { openThreads } from './platform/threads.ts'
import type { Readers } from './readers.ts'

const SECOND = 1_000

/** What can be asked of the built-in coach, and the milliseconds of work that it may take. */
export const operations = {
  reply: 2 * SECOND,
  argumentFollowUp: 2 * SECOND,
  rehearsalTurn: 2 * SECOND,
  mediationTurn: 2 * SECOND,
  resolveArgument: 10 * SECOND,
  speakers: 10 * SECOND,
  textAnalysis: 5 * SECOND,
  relationshipAnalysis: 5 * SECOND,
  craftMessage: 5 * SECOND,
  savedChatInsights: 5 * SECOND,
  relationshipInsights: 5 * SECOND,
  journalInsight: 5 * SECOND,
  conversationSummary: 5 * SECOND,
  communityStory: 5 * SECOND,
  actionSteps: 5 * SECOND,
  memory: 5 * SECOND,
  weeklyReview: 5 * SECOND,
} satisfies Record<keyof Operations | Exclude<keyof ChatCoach, 'kind' | 'greeting'>, number>

export type Asked = keyof typeof operations
/** Each of them, seen from outside its types. */
export type Answering = (input: unknown, live?: Live) => Promise<unknown>
/** As it comes from a thread: `said` is what was said meanwhile. */
export interface Answered {
  answer: unknown
  said: string[]
}

const SCREEN_MS = 250
/** A whole talk, on its way to a model that takes seconds. */
const TALK_MS = 1 * SECOND
const IMPORT_MS = 10 * SECOND
const LOOK_BACK_MS = 5 * SECOND
const JSON_MS = 5 * SECOND
/** The largest takes a second and a half; the first of all also loads what opens it. */
const PICTURE_MS = 10 * SECOND

/** From so many characters on it is long work, for which nobody's message waits. */
const LONG = 5_000

/** Characters of all texts in a value. Counts no further than it must. */
function lengthOf(value: unknown, most = LONG): number {
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 0
  let sum = 0
  for (const part of Object.values(value)) if ((sum += lengthOf(part, most - sum)) > most) break
  return sum
}

/** What of an input decides how long it takes: a chat's earlier turns were read when they came. */
const weightOf = (name: Asked, input: unknown): number =>
  lengthOf(name === 'reply' || name === 'argumentFollowUp' ? (input as { message: string }).message : input)

export interface Pool {
  coach: Coach
  readers: Readers
  /** For a language model's coach: what goes to the model and what comes back. */
  toModel: Reading
  close(): Promise<void>
}

/**
 * The built-in coach and what else reads somebody's text, in threads: no text, however it was made, stops the thread that
 * answers everyone. The answer is the same bytes; a reply's sentences are said once it is whole.
 */
export function pooled(): Pool {
  const reading = openThreads(new URL('./reading-worker.ts', import.meta.url), {
    lanes: { screen: 2, files: 2 },
    first: 'screen',
    resting: 2,
    youngMb: 8,
  })
  // A person's export leaves room for the next one's, on however small a machine.
  const several = Math.max(2, availableParallelism())
  const coaching = openThreads(new URL('./coach-worker.ts', import.meta.url), {
    lanes: { talk: several, long: several },
    first: 'talk',
    resting: 2,
    youngMb: 16,
  })
  const ask = async (name: Asked, input: unknown, live: Live | undefined): Promise<unknown> => {
    const lane = weightOf(name, input) > LONG ? 'long' : 'talk'
    const how = { who: live?.who, signal: live?.signal, withinMs: operations[name] }
    const { answer, said } = (await coaching.ask(lane, name, input, how)) as Answered
    const { safety } = (answer ?? {}) as { safety?: Safety }
    if (safety) live?.safety?.(safety)
    for (const sentence of said) {
      live?.signal?.throwIfAborted()
      live?.say?.(sentence)
      // Lets an abort that is waiting in the queue be seen before the next sentence.
      await Promise.resolve()
    }
    return answer
  }
  const asking = (name: string) => [name, (input: unknown, live?: Live) => ask(name as Asked, input, live)]
  return {
    coach: {
      kind: 'built-in',
      greeting,
      ...Object.fromEntries(Object.keys(operations).map(asking)),
    } as unknown as Coach,
    readers: {
      screen: (texts, country, who) =>
        reading.ask('screen', 'screen', { texts, country }, { who, withinMs: SCREEN_MS }) as Promise<Safety>,
      importFile: (file, who) =>
        reading.ask('files', 'importFile', file, { who, withinMs: IMPORT_MS }) as Promise<ReadImport>,
      journalFile: (file, who) =>
        reading.ask('files', 'journalFile', file, { who, withinMs: IMPORT_MS }) as Promise<ReadJournalFile>,
      lookBack: (journal, who) =>
        reading.ask('files', 'lookBack', journal, { who, withinMs: LOOK_BACK_MS }) as Promise<
          ReturnType<typeof readLookBack>
        >,
      conflicts: (logged, who) =>
        reading.ask('files', 'conflicts', logged, { who, withinMs: LOOK_BACK_MS }) as Promise<
          ReturnType<typeof readConflicts>
        >,
      telling: (text, who) =>
        reading.ask('files', 'telling', text, { who, withinMs: LOOK_BACK_MS }) as Promise<string | null>,
      picture(file, who) {
        const own = new Uint8Array(file)
        return reading.ask('files', 'picture', own, {
          who,
          withinMs: PICTURE_MS,
          transfer: [own.buffer],
        }) as Promise<ReadPicture>
      },
      json: (body, who) =>
        reading.ask('files', 'json', body, { who, withinMs: JSON_MS, transfer: [body.buffer as ArrayBuffer] }),
    },
    toModel: {
      danger: (texts) => reading.ask('screen', 'danger', texts, { withinMs: TALK_MS }) as Promise<Danger[]>,
      unsafe: (text, watch) =>
        reading.ask('screen', 'unsafe', { text, watch }, { withinMs: SCREEN_MS }) as Promise<string | null>,
    },
    close: async () => void (await Promise.all([reading.close(), coaching.close()])),
  }
}
