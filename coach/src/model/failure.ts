import type { Trouble } from '@mallama/contracts/coach-model'

/** Why a model's answer cannot be used. Counted and logged by this word alone. */
export type Reason = Trouble

/** Holds no message, no cause and no request: any of them could carry a person's words into a log. */
export class ModelFailure extends Error {
  readonly reason: Reason
  /** The server did not take the question: put otherwise, or a moment later, it may. */
  readonly again: boolean
  constructor(reason: Reason, again = false) {
    super(`the language model: ${reason}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.again = again
  }
}

export const reasonOf = (error: unknown): Reason => (error instanceof ModelFailure ? error.reason : 'unavailable')
