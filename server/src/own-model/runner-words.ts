/** What the process that holds a model is told, and what it says. */

/** So often who waits is told that it goes on, where nothing is written yet. */
export const ALIVE_EVERY_MS = 2_000

export interface Turn {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface Load {
  runtime: string
  file: string
  context: number
  threads: number
  gpu: 'metal' | false
}

export interface Ask {
  turns: Turn[]
  /** The form that an answer has; null for plain words. */
  schema: object | null
  tokens: number
}

export type Told = { load: Load } | { ask: Ask } | { stop: true }

export type Trouble = 'no-model' | 'no-memory' | 'full' | 'unavailable'

export type Said =
  | { ready: { context: number } }
  /** It reads, and nothing is written yet. */
  | { alive: true }
  | { text: string }
  | { thought: string }
  | { over: 'stop' | 'length' }
  /** `tokens`: of a question that is too long, how long it is. */
  | { trouble: Trouble; tokens?: number }
