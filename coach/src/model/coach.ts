import type { Trouble } from '@mallama/contracts/coach-model'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { speak } from '../builtin/coach.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import type { Coach } from '../operations.ts'
import type { Live, Reply } from '../port.ts'
import { each } from '../text/words.ts'
import { answerTo, beginningLater, readJson, type Question } from './ask.ts'
import { ModelFailure, reasonOf } from './failure.ts'
import type { OpenedModel } from './provider.ts'
import { holdsPasted, readerOf, withoutQuotations } from './quotes.ts'
import { readHere, type Reading } from './unsafe.ts'
import { openGrowth, openScreen, screened } from './growth.ts'
import * as talk from './talk.ts'
import * as others from './tasks.ts'
import * as tools from './tasks-tools.ts'
import { allowed, instructionsFor, occasion, ownWords, Second, standsBeside, textsIn } from './told.ts'
import type { First, Quotes, Task, Told } from './told.ts'

const tasks = { reply: talk.reply, argumentFollowUp: talk.argumentFollowUp, ...tools, ...others }

interface ModelCoachParts {
  model: OpenedModel
  /** Screens, measures and remembers; answers where a model may not or does not. */
  builtIn: Coach
  /** Here, unless a server has a better place for it. */
  reading?: Reading
  /** For the operator's log: which operation fell back, and why in one word. Never what was said. */
  onTrouble?: (operation: string, reason: Trouble) => void
}

/** A coach that is a language model: it reads, judges and words. The built-in coach works every turn out first, for danger, counts and memory. Where a talk fails, help that we saw is given; otherwise it rejects: never half a reply of each. */
export function createModelCoach({ model, builtIn, reading = readHere, onTrouble }: ModelCoachParts): Coach {
  const worded = each(Object.keys(tasks) as (keyof typeof tasks)[], (name) => {
    const home = (builtIn[name] as unknown as (input: object, live: Live) => Promise<object>).bind(builtIn)
    return async (input: object, live: Live = {}) => {
      // The built-in coach works a turn out and says nothing yet.
      const { say: _say, safety: _safety, ...quiet } = live
      const again = (more: object) => home({ ...input, ...more }, quiet)
      const task = tasks[name] as unknown as Work['task']
      const work = { model, reading, name, task, input, built: await again({}), again, live }
      return answered(work, (reason) => onTrouble?.(name, reason))
    }
  })

  return {
    // Without a task here: a week, of which nothing is guessed; a story, which others read; and the words of two, to which one alone agreed.
    ...builtIn,
    kind: 'language-model',
    remote: { model: model.name, host: model.host, builtIn },
    ...(worded as unknown as Pick<Coach, keyof typeof tasks>),
  }
}

interface Work extends Required<Pick<ModelCoachParts, 'model' | 'reading'>> {
  name: Told
  task: Task<object, object>
  input: object
  /** The built-in answer, and once more with what another reader saw, or as for a doubt. */
  built: object
  again(more: { seen: NonNullable<Safety> } | { aside: true }): Promise<object>
  live: Live
}

const safetyOf = (result: unknown): Safety => (result as { safety?: Safety } | null)?.safety ?? null
const talkedIn = ({ task, input }: Work) => (task.talk ? (input as talk.Talked) : null)
/** Whether a talk goes on under a card that stood before, of the same danger to the same, and this message states none. */
async function isKnown(work: Work): Promise<boolean> {
  const [talked, code] = [talkedIn(work), safetyOf(work.built)]
  const before = talked && talk.open(talked)
  if (!before || !code) return false
  const isSame = before.category === code.category && before.thirdParty === code.thirdParty && before.tier >= code.tier
  const seen = isSame ? await work.reading.danger([talked.message]) : []
  return isSame && seen.every(({ stated }) => !stated)
}

/** The operation in a model's words, or the built-in answer where it is the answer or the model gives none. */
async function answered(work: Work, onTrouble: (reason: Trouble) => void): Promise<object> {
  const { task, input, built, model, live } = work
  const safety = safetyOf(built)
  const kind = legibility((task.own?.(input) ?? task.sources(input)).join('\n'))
  const known = await isKnown(work).catch(() => false)
  // Whether the built-in answer is the answer, and no model is asked.
  const stays =
    task.settled?.(built, input, model.mayClear) === true ||
    // A danger of these minutes is met at once; what is said under its card afterwards a proven model may answer.
    (safety?.tier === 3 && !(model.mayClear && known)) ||
    // Nothing to read, or what we could not read on its way back.
    ['other-language', 'empty', ...(task.talk ? [] : ['emoji'])].includes(kind) ||
    // Longer inputs are the built-in coach's: no model of a house reads them in the time that a person waits.
    (!task.talk && textsIn(input).join('').length > 60_000)
  // Help is there before a word, and waits for no model.
  if (safety && (task.talk || !stays)) live.safety?.(safety)
  try {
    if (!stays) return await perform(work, known)
  } catch (error) {
    live.signal?.throwIfAborted()
    onTrouble(reasonOf(error))
    // A list of facts says nothing about who found it; every other result does.
    if (!task.talk) return Array.isArray(built) ? built : { ...built, coach: 'fallback' }
    if (!needsHelp(safety)) throw error
  }
  return ours(work, built)
}

/** The built-in answer as it is: of a talk it is said, since nothing else was. */
async function ours({ task, live }: Work, built: object): Promise<object> {
  if (!task.talk) return built
  await speak((built as Reply).response, live)
  return { ...built, coach: 'built-in' }
}

/** The one way through a model: asked, watched while it grows, screened, mended once, and merged with what the built-in found. Rejects with ModelFailure, or with the reader's own abort. */
async function perform(work: Work, known: boolean): Promise<object> {
  const { name, task, input, built, model, live } = work
  const talked = talkedIn(work)
  const sources = task.sources(input)
  const heard = textsIn(talked ? [sources, talked.history] : input)
  const harms = talked ? talk.harmsIn(built as Reply) : []
  const screen = openScreen(work.reading, { instructions: ownWords(name), input: heard.join('\n'), harms })
  const schema = task.unread ? task.words : z.object({ safety: Second, ...task.words.shape })
  const first = task.unread ? null : await firstOf(work, known)
  const lead = talked ? talk.lead(built as Reply) : undefined
  const growth = openGrowth({ task, names: Object.keys(schema.shape), lead, first, screen, live })
  const question: Question = {
    model,
    instructions: instructionsFor(name, schema),
    earlier: talked ? talk.earlier(talked) : [],
    data: beginningLater(allowed(name, { ...built, ...input, ...occasion(input), ...task.data?.(input, built) })),
    signal: known && safetyOf(built)?.tier === 3 ? soon(live.signal) : live.signal,
    idle: name === 'memory',
  }
  const read = async (said: string) => {
    const found = talked && (await talk.talkIn(said, true))
    return found ? { data: asFarAsItFits(schema, found) } : readJson(schema, said)
  }
  let isWhole = true
  const asked = { ...question, grows: growth.grows }
  const answer = await answerTo<{ safety?: Second | null }>(schema, asked, read, growth.isSettled).catch((error) => {
    // Help that was read stands, however the rest of the answer ends.
    if (!growth.helps() || live.signal?.aborted) throw error
    isWhole = false
    return asFarAsItFits(schema, growth.answer())
  })
  const { safety: second = null, ...words } = answer
  const safety = growth.settle(second)
  const code = safetyOf(built)
  const isOurs = safety === code
  const sees = standsBeside(second, first)
  // Help stands in the place of advice: ours, or where only the model saw it, what it saw.
  if (talked && needsHelp(safety)) {
    // Half a reply helps nobody in danger, unless the model itself saw it.
    const may = sees && (isWhole || (safety?.tier !== 3 && needsHelp(second)))
    const { shown: said = null, leftOut = 0 } = may ? await screened(question, words, screen, safety) : {}
    if (isOurs && !said) return ours(work, built)
    const under = isOurs ? built : await work.again({ seen: safety })
    const isWithout = leftOut === 0
    const how = { known: known && isWithout, sees: needsHelp(second) && isWithout }
    const beside = talk.beside(under as Reply, safety, talked, said, how)
    return { ...(await ours(work, beside)), coach: 'language-model' }
  }
  const alone = () =>
    isOurs ? built : { ...((safety && task.raised?.(built, safety)) || built), safety, coach: 'language-model' }
  if (needsHelp(safety) && !(task.beside && sees && isWhole)) return alone()
  const { shown, leftOut } = await screened(question, words, screen, safety)
  if (talked) growth.rest((shown as { reply: string }).reply)
  // What was lowered is to be read as a doubt by ours as well: nothing of a card that is gone stays in the result.
  const home = task.beside && (safety?.tier ?? 0) < (code?.tier ?? 0) ? await work.again({ aside: true }) : built
  const reader = readerOf(sources, safety, second?.tier === 0 && first?.floor === 0)
  const result = task.merge(home, shown, reader, input)
  if (!result && needsHelp(safety)) return alone()
  if (!result) throw new ModelFailure(talked ? (leftOut > 0 ? 'unsafe' : 'empty') : 'unfounded')
  if (Array.isArray(result)) return result
  const { quotes = null } = shown as { quotes?: z.output<typeof Quotes> | null }
  return {
    ...(quotes ? { evidence: reader.evidence(quotes.map(({ quote, shows: label }) => ({ quote, label }))) } : {}),
    ...result,
    ...('safety' in built ? { safety } : {}),
    ...(needsHelp(safety) ? { beside: true } : {}),
    ...(leftOut > 0 ? { leftOut } : {}),
    coach: 'language-model',
  }
}

/** At the gravest nobody waits longer than this for a model. */
const soon = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(20_000)])

/** Each field that is of its kind; null in the place of another. */
const asFarAsItFits = ({ shape }: z.ZodObject, answer: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, z.safeParse(of, answer[name]).data ?? null]))

/** What our own code saw, and how far a model may lower it. What could not be read is lowered by nobody. */
async function firstOf(work: Work, known: boolean): Promise<First> {
  const { task, input, built, model, reading } = work
  const [talked, code, own] = [talkedIn(work), safetyOf(built), task.own?.(input) ?? null]
  const { country = null } = input as { country?: string | null }
  const settled = (second: Second) => talked !== null && talk.isSetAside(second, talked, built as Reply)
  const first = { code, proven: model.mayClear, country, settled, known }
  if (!model.mayClear || code?.tier === 3 || (talked && talk.isSaid(built as Reply))) return { ...first, floor: 3 }
  // Nothing that could be lowered.
  if (!code && !(talked && talk.open(talked))) return { ...first, floor: 0 }
  const quoting = own?.filter((text) => withoutQuotations(text) !== text).map(withoutQuotations) ?? []
  try {
    const seen = await reading.danger(talked ? talk.said(talked) : textsIn(input))
    if (seen.some(({ stated }) => stated)) return { ...first, floor: 3 }
    const left = quoting.length > 0 ? await reading.danger(quoting) : null
    const isPasted = own === null || own.some(holdsPasted) || left?.every(({ tier }) => tier < (code?.tier ?? 0))
    return { ...first, floor: !isPasted ? 0 : task.beside && !code?.stays ? 1 : 3 }
  } catch {
    return { ...first, floor: 3 }
  }
}
