import type { Evidence, Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import type { Operations } from '../operations.ts'
import type { ChatCoach, Turn } from '../port.ts'
import type { PromptName } from './prompts.ts'
import type { Claim } from './quotes.ts'
import type { Voices } from './screened.ts'
import type { Second } from './second.ts'
import { fields, type Occasion, type Told } from './told.ts'

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
  /** The quotes that are there, with what each is said to show. */
  evidence<K extends string>(claims: readonly Claim<K>[], shows: K): Evidence[]
  /** The items whose quote is there. */
  founded<T extends { quote: string }>(items: readonly T[]): T[]
  /** The quote as the source has it, or null. */
  literal(quote: string): string | null
  /** What came of both readings of safety: under harm no advice asks to give way. */
  safety: Safety
}

export const Quotes = z.array(fields('quote', 'shows'))

/** Texts that are left, so many at most. */
export const some = (texts: readonly string[], most = 4): string[] =>
  texts.flatMap((text) => text.trim() || []).slice(0, most)

export const onOneLine = (text: string): string => some(text.split('\n'), Infinity).join(' ')

/** Said where a model's sentence may not be shown and it had no other. */
export const orLeftOut = (text: string): string => text.trim() || 'This part was left out.'
