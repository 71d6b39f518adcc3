import type { Turn } from '../port.ts'
import type { Patience } from './patience.ts'
import type { OpenedModel } from './provider.ts'

/** A data block, or how it is made so that it has no more letters than these. */
export type Data = string | ((letters: number) => string)

export interface Question {
  model: OpenedModel
  /** Our own words. */
  instructions: string
  /** The talk before, in the roles of a chat, oldest first. The oldest are left out where not all fit. */
  earlier?: readonly Turn[]
  /** What the person wrote, in its data block. */
  data: Data
  patience: Patience
  /** Aborts when the reader has gone. */
  signal: AbortSignal | undefined
  /** Nobody waits for the answer: it gives way to everyone who does. */
  idle?: boolean
  /** Called as an answer that comes whole grows, with all of it that there is. */
  grows?: ((text: string) => void) | undefined
}
