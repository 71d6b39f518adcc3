import type { Trouble } from '@mallama/contracts/coach-model'

/** Why a model's answer cannot be used. Holds no message, no cause and no request: any could carry a person's words into a log. */
export class ModelFailure extends Error {
  readonly reason: Trouble
  /** The server did not take the question: put otherwise, or a moment later, it may. */
  readonly again: boolean
  constructor(reason: Trouble, again = false) {
    super(`the language model: ${reason}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.again = again
  }
}

export const reasonOf = (error: unknown): Trouble => (error instanceof ModelFailure ? error.reason : 'unavailable')
