import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import kept from '../../data/asked.json' with { type: 'json' }
import type { Operations } from '../operations.ts'
import type { ChatCoach } from '../port.ts'
import { each } from '../text/words.ts'
import type { Reader } from './quotes.ts'

/** One operation: what the model is told and asked, and what becomes of its answer. The model reads and words the whole; ours is the floor under it (danger, quotes, sums, what may not be said). */
export interface Task<I, O, S extends z.ZodObject = z.ZodObject> {
  /** What is asked for, by the contract's names where it goes there as it is: strict, so no records, nothing optional. */
  words: S
  /** What is told in another shape than it has. `built`: for what is counted, not for what is read. */
  data?(input: I, built: O): object
  /** Where quotes are looked up; the text that was sent first. */
  sources(input: I): string[]
  /** What of the input are the person's own words, unless they hold somebody else's: only there a tier is lowered. */
  own?(input: I): string[] | null
  /** It makes no reading of its own: nothing to read danger from is put before it. */
  unread?: boolean
  /** Fields whose words are shown while the answer grows. */
  shown?: readonly string[]
  /** The built-in answer needs no other words: refused, silent, nothing to say. `proven`: the model met the probes. */
  settled?(built: O, input: I, proven: boolean): boolean
  /** A proven model's result stands beside the card; of what was given to be read a doubt is the least that stays. */
  beside?: boolean
  /** Our result under what only a model saw, where it claims something that cannot stand there. */
  raised?(built: O, safety: NonNullable<Safety>): object
  talk?: true
  /** The result but for safety and who answers; null for none. The `quotes` are its evidence where it gives none. */
  merge(built: O, words: z.output<S>, reader: Reader, input: I): Partial<O> | null
}

export type AnyTask = Task<object, object>

type Coached = Operations & Pick<ChatCoach, 'savedChatInsights' | 'reply'>

const asked: { readonly [name: string]: Pick<Task<never, never>, 'shown' | 'beside' | 'unread'> } = kept

/** The task of an operation: what it is given and what comes of it are the operation's; what of its answer is shown, and under which reading of danger, stands in `coach/data/asked.json`. */
export const taskOf = <K extends keyof Coached, S extends z.ZodObject>(
  operation: K,
  task: Task<Parameters<Coached[K]>[0], Awaited<ReturnType<Coached[K]>>, S>,
) => ({ ...task, ...asked[operation] })

export const fields = <N extends string>(...names: N[]) => z.object(each(names, () => z.string()))
export const Texts = z.array(z.string())
export const Quotes = z.array(fields('quote', 'shows'))

/** Of a list so much is shown. */
export const MOST = 4

/** As it is shown. Where a model's sentence may not be, and it had no other, that is said. */
const asShown = (it: unknown) => (Array.isArray(it) ? it.slice(0, MOST) : it === '' ? 'This part was left out.' : it)
export const shownOf = <T extends object>(words: T): T =>
  Object.fromEntries(Object.entries(words).map(([name, it]) => [name, asShown(it)])) as T

export function onOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join(' ')
}
