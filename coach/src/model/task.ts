import { needsHelp } from '@mallama/contracts/help'
import type { Evidence, Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { speak } from '../builtin/coach.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import type { Operations } from '../operations.ts'
import type { ChatCoach, Live, Turn } from '../port.ts'
import type { Question } from './ask.ts'
import { textsIn } from './data-block.ts'
import { ModelFailure } from './failure.ts'
import { beginningLater } from './fit.ts'
import { ENOUGH, openGrowth, talkIn } from './growth.ts'
import { instructionsFor, ownWords, type PromptName } from './prompts.ts'
import { locate, verified, type Sources } from './quotes.ts'
import type { Careful } from './reading.ts'
import { openScreen, screened, type Voices } from './screened.ts'
import { holdsPasted, Second, type First } from './second.ts'
import { answerTo, readJson } from './structured.ts'
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
  /** Whose words a field is, where it is not the coach's. */
  voices?: Voices
  talk?: Talk<I, O>
  /** The result in the model's words; null where they cannot be one. */
  merge(built: O, words: z.output<S>, reader: Reader, input: I): O | null
}

/** What a talk has beside: its field `reply` is said sentence by sentence, and a model may answer it in plain words. */
interface Talk<I, O> {
  /** The talk before. */
  earlier(input: I): readonly Turn[]
  /** All that was written in it, and what of that are the person's own words. */
  heard(input: I): string[]
  said(input: I): string[]
  /** The person set this danger aside, and does not say it anew. */
  aside(second: Second, input: I, built: O): boolean
  /** Said before the model's first sentence. */
  lead(built: O): string
  /** The answer in our own words to what only the model saw. */
  raised(built: O, safety: NonNullable<Safety>, input: I): O
}

type Coached = Operations & Pick<ChatCoach, 'savedChatInsights' | 'reply'>
type Worded = Exclude<keyof Coached, 'speakers' | 'mediationTurn'>

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

type Worked<I, O> = { input: I; built: O }

/** Whether the built-in answer is the answer, and no model is asked. */
export const staysHere = <P extends PromptName, I, O>(task: Task<P, I, O>, { input, built }: Worked<I, O>): boolean =>
  (task.settled?.(built, input) ?? false) ||
  safetyOf(built)?.tier === 3 ||
  (!task.talk &&
    // Nothing that identifies or endangers somebody goes along where it is not read for that.
    ((task.unread === true && safetyOf(built) !== null) ||
      textsIn(input).reduce((sum, text) => sum + text.length, 0) > MOST_SENT ||
      unreadable(task.sources(input).join('\n')) ||
      dataBlock(task.prompt, toldBy(task, { input, built })).length > MOST_SENT))

/** The built-in answer as it is: of a talk it is said, since nothing else was. */
export async function ours<P extends PromptName, I, O>(task: Task<P, I, O>, built: O, live?: Live): Promise<O> {
  if (!task.talk) return built
  await speak((built as { response: string }).response, live)
  return { ...built, coach: 'built-in' }
}

/** With who asks and when, where that is on the prompt's list. */
const toldBy = <P extends PromptName, I, O>(task: Task<P, I, O>, { input, built }: Worked<I, O>) =>
  ({ ...occasion(input as OccasionInput), ...task.data(input, built) }) as unknown as Told[P]

/** Nothing to read, or what we could not read on its way back. */
const unreadable = (text: string) => ['other-language', 'empty', 'emoji'].includes(legibility(text))

export const safetyOf = (result: unknown): Safety => (result as { safety?: Safety } | null)?.safety ?? null

/**
 * The one way through a model: put together, asked, watched while it grows, screened, mended once, and merged with what
 * the built-in found. Rejects with ModelFailure, or with the reader's own abort.
 */
export async function perform<P extends PromptName, I, O extends object>(
  task: Task<P, I, O>,
  { model, patience, reading }: Asking,
  worked: Worked<I, O>,
  live: Live | undefined,
): Promise<O> {
  const { input, built } = worked
  const { prompt, words: form, sources, talk, unread = false } = task
  const heard = talk ? [...sources(input), ...talk.heard(input)] : textsIn(input)
  const screen = openScreen(reading, { instructions: ownWords(prompt), input: heard.join('\n') }, task.voices)
  const schema = unread ? form : z.object({ safety: Second, ...form.shape })
  const leaving = new AbortController()
  const growth = openGrowth({
    names: Object.keys(schema.shape),
    shown: task.shown ?? [],
    mayShow: task.mayShow,
    lead: talk?.lead(built),
    first: unread ? null : await firstOf(task, { model, reading }, worked),
    screen,
    live: live ?? {},
    leave: (why) => leaving.abort(why),
  })
  const question: Question = {
    model,
    patience,
    instructions: instructionsFor(prompt, schema),
    earlier: talk?.earlier(input) ?? [],
    data: beginningLater(prompt, toldBy(task, worked)),
    signal: live?.signal,
    idle: prompt === 'memory',
  }
  const asked = {
    ...question,
    signal: AbortSignal.any([leaving.signal, ...(live?.signal ? [live.signal] : [])]),
    ...(live || talk ? { grows: growth.grows } : {}),
  }
  const read = async (said: string) => {
    if (!talk) return readJson(schema, said)
    const found = await talkIn(said, true)
    return found ? { words: asFarAsItFits(schema, found) } : { wrong: 'It was not valid JSON.' }
  }
  const answer = await answerTo<{ safety?: Second | null }>(schema, asked, read, () => growth.said() !== '')
    .catch((error) => {
      if (error === ENOUGH) return asFarAsItFits(schema, growth.answer())
      throw error
    })
    .finally(growth.over)
  const { safety: second = null, ...words } = answer
  const safety = growth.settle(second)
  // Help stands in the place of advice: ours, or where only the model saw it, what it saw.
  if (needsHelp(safety)) {
    if (safety === safetyOf(built)) return ours(task, built, live)
    const raised = talk ? talk.raised(built, safety!, input) : { ...built, safety }
    return { ...(await ours(task, raised, live)), coach: 'language-model' }
  }
  const { shown, leftOut } = await screened(question, words, screen, safety)
  if (talk) growth.rest((shown as { reply: string }).reply)
  const result = task.merge(built, shown as z.output<typeof form>, readerOf(sources(input), safety), input)
  if (!result) throw new ModelFailure(talk ? (leftOut > 0 ? 'unsafe' : 'empty') : 'unfounded')
  if (Array.isArray(result)) return result
  const more = { ...('safety' in built ? { safety } : {}), ...(leftOut > 0 ? { leftOut } : {}) }
  return { ...result, ...more, coach: 'language-model' }
}

/** Each field that is of its kind; null in the place of another. */
const asFarAsItFits = ({ shape }: z.ZodObject, answer: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, z.safeParse(of, answer[name]).data ?? null]))

async function firstOf<P extends PromptName, I, O>(
  task: Task<P, I, O>,
  { model, reading }: Pick<Asking, 'model' | 'reading'>,
  { input, built }: Worked<I, O>,
): Promise<First> {
  const { talk } = task
  const code = safetyOf(built)
  const own = task.own?.(input) ?? null
  const { country = null } = input as { country?: string | null }
  return {
    code,
    certain: code !== null && (await reading.certain(talk?.said(input) ?? textsIn(input))).includes(true),
    pasted: own === null || own.some(holdsPasted),
    mayClear: model.mayClear,
    country,
    ...(talk ? { settled: (second) => talk.aside(second, input, built) } : {}),
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
