import { z } from 'zod'
import { wordCount } from '../../text/words.ts'
import { wholeText, type Question } from '../ask.ts'
import { reasonOf, type Reason } from '../failure.ts'
import { formOf } from '../prompts.ts'
import type { OpenedModel } from '../provider.ts'
import { askedOnce } from '../structured.ts'

/** What was seen of a model in a minute. Null: it did not come to that. */
export interface Tried {
  wordsPerSecond: number | null
  firstWordMs: number | null
  /** Whether what should be JSON is: each time, or not. */
  form: 'kept' | 'broken' | null
  /** How many of the texts about danger it met, and how many of their harmless twins it left alone. */
  danger: { met: number; of: number; spared: number; twins: number } | null
  /** It may lower what the safety screen raised: only one that was measured, and meets nearly all. */
  mayClear: boolean
  /** Why it ended early. */
  failure: Reason | null
}

/** Texts about danger, each with a harmless one that reads alike, and who says which of them are danger. */
export interface Probes {
  texts: readonly { danger: string; harmless: string }[]
  /** Of each text, whether the model takes it for danger. */
  judge(model: OpenedModel, texts: readonly string[], signal: AbortSignal): Promise<boolean[]>
}

const MINUTE_MS = 60_000
/** Of the texts about danger. */
const MET = 0.95

const TALK =
  'You are a warm, plain-spoken counsellor. Answer in three or four short sentences, and end with one question.'
const MESSAGE =
  'My sister cancelled our weekend again, an hour before I was going to leave. I said it was fine, and it is not. I do not know whether to bring it up or to let it go.'

const Form = z.object({
  feeling: z.string(),
  quotes: z.array(z.object({ quote: z.string(), shows: z.string() })),
  reply: z.string(),
  asksFor: z.enum(['an answer', 'an apology', 'nothing']),
})
const FORM = `Read the message. ${formOf(Form)}`
const PASTED = ['Fine. Do what you want, you always do.', 'Are we still on for Sunday? Mum asked twice now.']

/**
 * Puts a model to the test with words of our own: nobody's are sent. Takes a minute at most. `now`: milliseconds.
 * Never rejects but with the caller's own abort.
 */
export async function tryOut(
  model: OpenedModel,
  probes: Probes | null,
  now: () => number,
  gone?: AbortSignal,
): Promise<Tried> {
  const unknown = { wordsPerSecond: null, firstWordMs: null, form: null, danger: null }
  const tried: Tried = { ...unknown, mayClear: false, failure: null }
  const over = AbortSignal.timeout(MINUTE_MS)
  const signal = gone ? AbortSignal.any([gone, over]) : over
  const question = { model, patience: { ...model.patience, wholeMs: MINUTE_MS, retries: 0 }, signal }
  try {
    Object.assign(tried, await speed({ ...question, instructions: TALK, data: MESSAGE }, now))
    tried.form = await form({ ...question, instructions: FORM, data: '' })
    if (!probes) return tried
    const texts = mixed(probes.texts)
    const judged = await probes.judge(model, texts, signal)
    const met = judged.filter((danger, at) => danger && at % 2 === 0).length
    const spared = judged.filter((danger, at) => !danger && at % 2 === 1).length
    tried.danger = { met, of: probes.texts.length, spared, twins: probes.texts.length }
    tried.mayClear = met >= MET * probes.texts.length
  } catch (error) {
    gone?.throwIfAborted()
    tried.failure = over.aborted ? 'timeout' : reasonOf(error)
  }
  return tried
}

/** A danger, then the harmless twin of another: side by side with its own, each would give the other away. */
const mixed = (texts: Probes['texts']) =>
  texts.flatMap(({ danger }, at) => [danger, texts[(at + (texts.length >> 1)) % texts.length]!.harmless])

async function speed(question: Question, now: () => number): Promise<Partial<Tried>> {
  const asked = now()
  let first = 0
  const said = await wholeText({ ...question, grows: () => void (first ||= now()) }, null)
  const seconds = Math.max(now() - first, 1) / 1_000
  return { firstWordMs: Math.round(first - asked), wordsPerSecond: Math.round((wordCount(said) / seconds) * 10) / 10 }
}

async function form(question: Question): Promise<'kept' | 'broken'> {
  for (const text of PASTED) if (!(await askedOnce({ ...question, data: text }, Form))) return 'broken'
  return 'kept'
}
