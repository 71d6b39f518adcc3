import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { speak } from '../builtin/coach.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import type { Live } from '../port.ts'
import type { Question } from './ask.ts'
import { textsIn } from './data-block.ts'
import { ModelFailure, reasonOf, type Reason } from './failure.ts'
import { beginningLater } from './fit.ts'
import { ENOUGH, openGrowth, talkIn } from './growth.ts'
import { instructionsFor, ownWords, type PromptName } from './prompts.ts'
import { locate, verified, type Sources } from './quotes.ts'
import type { Reading } from './reading.ts'
import { openScreen, screened } from './screened.ts'
import { holdsPasted, Second, type First } from './second.ts'
import { answerTo, readJson } from './structured.ts'
import type { Reader, Task } from './task.ts'
import { dataBlock, occasion, type OccasionInput, type Told } from './told.ts'

/** Longer inputs are the built-in coach's: no model of a house reads them in the time that a person waits. */
const MOST_SENT = 60_000

type Asking = Pick<Question, 'model' | 'patience'> & { reading: Reading }

type Worked<I, O> = { input: I; built: O }

/** The operation in a model's words, or the built-in answer where it is the answer or the model gives none. */
export async function answered<P extends PromptName, I, O extends object>(
  task: Task<P, I, O>,
  asking: Asking,
  worked: Worked<I, O>,
  live: Live | undefined,
  onTrouble: (reason: Reason) => void,
): Promise<O> {
  const { built } = worked
  const safety = safetyOf(built)
  const stays = staysHere(task, worked)
  // Help is there before a word, and waits for no model.
  if (safety && (task.talk || !stays)) live?.safety?.(safety)
  try {
    if (!stays) return await perform(task, asking, worked, live)
  } catch (error) {
    live?.signal?.throwIfAborted()
    onTrouble(reasonOf(error))
    // A list of facts says nothing about who found it; every other result does.
    if (!task.talk) return Array.isArray(built) ? built : { ...built, coach: 'fallback' }
    if (!needsHelp(safety)) throw error
  }
  return ours(task, built, live)
}

/** Whether the built-in answer is the answer, and no model is asked. */
const staysHere = <P extends PromptName, I, O>(task: Task<P, I, O>, { input, built }: Worked<I, O>): boolean =>
  (task.settled?.(built, input) ?? false) ||
  safetyOf(built)?.tier === 3 ||
  (!task.talk &&
    // Nothing that identifies or endangers somebody goes along where it is not read for that.
    ((task.unread === true && safetyOf(built) !== null) ||
      textsIn(input).reduce((sum, text) => sum + text.length, 0) > MOST_SENT ||
      unreadable(task.sources(input).join('\n')) ||
      dataBlock(task.prompt, toldBy(task, { input, built })).length > MOST_SENT))

/** The built-in answer as it is: of a talk it is said, since nothing else was. */
async function ours<P extends PromptName, I, O>(task: Task<P, I, O>, built: O, live?: Live): Promise<O> {
  if (!task.talk) return built
  await speak((built as { response: string }).response, live)
  return { ...built, coach: 'built-in' }
}

/** With who asks and when, where that is on the prompt's list. */
const toldBy = <P extends PromptName, I, O>(task: Task<P, I, O>, { input, built }: Worked<I, O>) =>
  ({ ...occasion(input as OccasionInput), ...task.data(input, built) }) as unknown as Told[P]

/** Nothing to read, or what we could not read on its way back. */
const unreadable = (text: string) => ['other-language', 'empty', 'emoji'].includes(legibility(text))

const safetyOf = (result: unknown): Safety => (result as { safety?: Safety } | null)?.safety ?? null

/**
 * The one way through a model: put together, asked, watched while it grows, screened, mended once, and merged with what
 * the built-in found. Rejects with ModelFailure, or with the reader's own abort.
 */
async function perform<P extends PromptName, I, O extends object>(
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
    task,
    names: Object.keys(schema.shape),
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
  // What could not be read is lowered by nobody.
  const certain = async () => (await reading.certain(talk?.said(input) ?? textsIn(input))).includes(true)
  return {
    code,
    certain: code !== null && (await certain().catch(() => true)),
    pasted: own === null || own.some(holdsPasted),
    mayClear: model.mayClear,
    country,
    ...(talk ? { settled: (second) => talk.aside(second, input, built) } : {}),
  }
}

function readerOf(sources: Sources, safety: Safety): Reader {
  return {
    safety,
    evidence: (claims, shows) => verified(sources, claims, shows),
    founded: (items) => items.filter(({ quote }) => locate(sources, quote)),
    literal: (quote) => locate(sources, quote)?.quote ?? null,
  }
}
