import type { Trouble } from '@mallama/contracts/coach-model'

/** Why a model's answer cannot be used. Holds no message, no cause and no request: any could carry a person's words into a log. */
export class ModelFailure extends Error {
  readonly reason: Trouble
  constructor(reason: Trouble) {
    super(`the language model: ${reason}`)
    this.name = 'ModelFailure'
    this.reason = reason
  }
}

export const reasonOf = (error: unknown): Trouble => (error instanceof ModelFailure ? error.reason : 'unavailable')
