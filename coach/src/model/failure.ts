/** Why a model's answer cannot be used. Counted and logged by this word alone. */
export type Reason =
  /** The server refused, or was not there. */
  | 'unavailable'
  /** Too many requests, and the wait asked for is longer than a person waits. */
  | 'busy'
  /** A server of the house that is still reading its model into memory. */
  | 'loading'
  /** The server is there, and the model is not. */
  | 'no-model'
  | 'no-memory'
  /** The question alone is longer than the model can keep in mind. */
  | 'full'
  | 'timeout'
  /** Ended before its end. */
  | 'cut'
  | 'too-long'
  | 'empty'
  /** Not the JSON that was asked for, after one repair. */
  | 'malformed'
  /** Said something that is never said. */
  | 'unsafe'
  /** No claim in it rests on words that are in the input. */
  | 'unfounded'

/** Holds no message, no cause and no request: any of them could carry a person's words into a log. */
export class ModelFailure extends Error {
  readonly reason: Reason
  /** The server would not take the question as it was put: without a schema it may. */
  readonly form: boolean
  constructor(reason: Reason, form = false) {
    super(`the language model: ${reason}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.form = form
  }
}

export const reasonOf = (error: unknown): Reason => (error instanceof ModelFailure ? error.reason : 'unavailable')
