import { needsHelp } from '@mallama/contracts/help'
import type { Evidence, Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { legibility } from '../builtin/kind-of-text.ts'
import type { Operations } from '../operations.ts'
import type { ChatCoach, Live } from '../port.ts'
import type { Question } from './ask.ts'
import { textsIn } from './data-block.ts'
import { ModelFailure } from './failure.ts'
import { beginningLater } from './fit.ts'
import { openGrowth } from './growth.ts'
import { instructionsFor, ownWords, type PromptName } from './prompts.ts'
import { locate, verified, type Sources } from './quotes.ts'
import type { Careful } from './reading.ts'
import { screened } from './screened.ts'
import { both, holdsPasted, Second, type First } from './second.ts'
import { answerTo } from './structured.ts'
import { dataBlock, occasion, type Occasion, type OccasionInput, type Told } from './told.ts'

/**
 * One operation: what the model is told and asked, and what becomes of its answer. The model reads and words the whole;
 * ours are the floor under it (what was seen of danger, quotes, arithmetic, what may not be said) and what counts alone.
 */
export interface Task<P extends PromptName, I, O, S extends z.ZodObject = z.ZodObject> {
  prompt: P
  /** What is asked for: strict, so no records and nothing optional. */
  words: S
  /** What of the input the model needs beside the occasion, and nothing more. `built`: for what is counted, not for what is read. */
  data(input: I, built: O): Omit<Told[P], keyof Occasion> & Partial<Occasion>
  /** Where quotes are looked up; the text that was sent first. */
  sources(input: I): string[]
  /** What of the input are the person's own words, unless they hold somebody else's: only there a tier is lowered. */
  own?(input: I): string[] | null
  /** It makes no reading of its own: nothing to read danger from is put before it. */
  unread?: true
  /** Fields whose words are shown while the answer grows. */
  shown?: readonly string[]
  /** Of those, words that may not be. */
  mayShow?(text: string): boolean
  /** The built-in answer needs no other words: refused, silent, nothing to say. */
  settled?(built: O, input: I): boolean
  /** The result in the model's words; null where they cannot be one. */
  merge(built: O, words: z.output<S>, reader: Reader, input: I): O | null
}

type Coached = Operations & Pick<ChatCoach, 'savedChatInsights'>
type Worded = Exclude<keyof Coached, 'speakers' | 'argumentFollowUp' | 'mediationTurn'>

/** The task of an operation: what it is given and what comes of it are the operation's. */
export const taskOf = <K extends Worded, P extends PromptName, S extends z.ZodObject>(
  _operation: K,
  task: Task<P, Parameters<Coached[K]>[0], Awaited<ReturnType<Coached[K]>>, S>,
) => task

/** Holds what a model claims against what the person wrote. A quote that is not there loses its mark, and no more. */
export interface Reader {
  evidence(quotes: readonly { quote: string; shows: string }[]): Evidence[]
  /** The items whose quote is there. */
  founded<T extends { quote: string }>(items: readonly T[]): T[]
  /** The quote as the source has it, or null. */
  literal(quote: string): string | null
  /** What came of both readings of safety: under harm no advice asks to give way. */
  safety: Safety
}

/** Longer inputs are the built-in coach's: no model of a house reads them in the time that a person waits. */
const MOST_SENT = 60_000

export type Asking = Pick<Question, 'model' | 'patience'> & { reading: Careful }

/** Whether the built-in answer is the answer, and no model is asked. */
export const staysHere = <P extends PromptName, I, O>(task: Task<P, I, O>, input: I, built: O): boolean =>
  (task.settled?.(built, input) ?? false) ||
  safetyOf(built)?.tier === 3 ||
  // Nothing that identifies or endangers somebody goes along where it is not read for that.
  (task.unread === true && safetyOf(built) !== null) ||
  textsIn(input).reduce((sum, text) => sum + text.length, 0) > MOST_SENT ||
  unreadable(task.sources(input).join('\n')) ||
  dataBlock(task.prompt, toldBy(task, input, built)).length > MOST_SENT

/** With who asks and when, where that is on the prompt's list. */
const toldBy = <P extends PromptName, I, O>(task: Task<P, I, O>, input: I, built: O) =>
  ({ ...occasion(input as OccasionInput), ...task.data(input, built) }) as unknown as Told[P]

/** Nothing to read, or what we could not read on its way back. */
const unreadable = (text: string) => ['other-language', 'empty', 'emoji'].includes(legibility(text))

const safetyOf = (result: unknown): Safety => (result as { safety?: Safety } | null)?.safety ?? null

/** The model's answer as a result. Rejects with ModelFailure, or with the reader's own abort. */
export async function perform<P extends PromptName, I, O extends object>(
  task: Task<P, I, O>,
  asking: Asking,
  { input, built }: { input: I; built: O },
  live: Live | undefined,
): Promise<O> {
  const schema = task.unread ? task.words : z.object({ safety: Second, ...task.words.shape })
  const code = safetyOf(built)
  // Help is there before a word, and waits for no model.
  if (code) live?.safety?.(code)
  const first = await firstOf(task, asking, input, built)
  const told = { instructions: ownWords(task.prompt), input: textsIn(input).join('\n') }
  const growth =
    live &&
    openGrowth({
      form: schema,
      shown: task.shown ?? [],
      mayShow: task.mayShow,
      first: task.unread ? null : first,
      watch: told,
      reading: asking.reading,
      live,
    })
  const question = {
    model: asking.model,
    patience: asking.patience,
    instructions: instructionsFor(task.prompt, schema),
    data: beginningLater(task.prompt, toldBy(task, input, built)),
    signal: live?.signal,
    idle: task.prompt === 'memory',
    grows: growth?.grows,
  }
  const answer = await answerTo(schema, question).finally(() => growth?.over())
  const { safety: second, ...words } = answer as { safety?: Second }
  const safety = both(second ?? null, first)
  // Help stands in the place of advice: ours, or where only the model saw it, what it saw.
  if (needsHelp(safety)) return safety === code ? built : { ...built, safety, coach: 'language-model' }
  const watch = { ...told, safety }
  const { shown, leftOut } = await screened({ ...question, reading: asking.reading }, words, watch)
  const result = task.merge(built, shown as z.output<typeof task.words>, readerOf(task.sources(input), safety), input)
  if (!result) throw new ModelFailure('unfounded')
  if (Array.isArray(result)) return result
  const more = { ...('safety' in built ? { safety } : {}), ...(leftOut > 0 ? { leftOut } : {}) }
  return { ...result, ...more, coach: 'language-model' }
}

async function firstOf<P extends PromptName, I, O>(
  task: Task<P, I, O>,
  { model, reading }: Asking,
  input: I,
  built: O,
): Promise<First> {
  const code = safetyOf(built)
  const own = task.own?.(input) ?? null
  const { country = null } = input as { country?: string | null }
  return {
    code,
    certain: code !== null && (await reading.certain(textsIn(input))).includes(true),
    pasted: own === null || own.some(holdsPasted),
    mayClear: model.mayClear,
    country,
  }
}

function readerOf(sources: Sources, safety: Safety): Reader {
  return {
    safety,
    evidence: (quotes) => verified(sources, quotes),
    founded: (items) => items.filter(({ quote }) => locate(sources, quote)),
    literal: (quote) => locate(sources, quote)?.quote ?? null,
  }
}

export const Quotes = z.array(z.object({ quote: z.string(), shows: z.string() }))

/** Texts that are left, so many at most. */
export const some = (texts: readonly string[], most = 4): string[] =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .slice(0, most)

/** Said where a model's sentence may not be shown and it had no other. */
export const orLeftOut = (text: string): string => text.trim() || 'This part was left out.'
