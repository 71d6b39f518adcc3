import type { ServerResponse } from 'node:http'

export type Kind = 'ollama' | 'llama-cpp' | 'lm-studio'

/** What a server of the house does with one question. */
export interface Play {
  say: string
  /** Said apart, before the answer. */
  thinks?: string
  /** Milliseconds before the first word, and before each further one. */
  firstMs?: number
  pieceMs?: number
  ends?: 'cut' | 'silence' | 'malformed' | 'broken off' | 'length'
}
export type Trouble = { trouble: 'loading' | 'no-model' | 'no-memory' | 'busy' }
export type Turn = Play | Trouble

export interface Heard {
  path: string
  body: Record<string, unknown>
  /** What of the messages the model got to see, after the server's own cut. */
  seen: { role: string; content: string }[]
  gone: boolean
}

export interface LocalServer {
  kind: Kind
  root: string
  /** Questions only; `asked` has every path. */
  heard: Heard[]
  asked: string[]
  /** Questions that are being answered now, and the most there ever were at once. */
  busy: number
  busiest: number
  /** What comes next; the last one stays. A function answers what was asked. */
  plays: (Turn | ((body: Record<string, unknown>) => Turn))[]
  models: { name: string; context: number; loaded?: number; thinks?: boolean; embeds?: boolean; bytes?: number }[]
  /** Still reading its file: every answer says so. */
  loading: boolean
  close(): Promise<void>
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** What every server counts in; four letters of English are about one. */
export const tokensIn = (messages: readonly { content: string }[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4)

/** Plain words of a play as they come where the form of a talk is asked for, whole or broken off. Others stay as they are. */
export function inForm(say: string, asked: string, isWhole = true): string {
  if (!asked.includes('\\"unknown\\":string') || say.includes('{') || !say.trim()) return say
  const from = say.indexOf('</think>') < 0 ? 0 : say.indexOf('</think>') + '</think>'.length
  const form = JSON.stringify({ asked: '', unknown: '', message: null, reply: say.slice(from) })
  return say.slice(0, from) + (isWhole ? form : form.slice(0, -2))
}
