import type { Wire } from '@mallama/coach/model/provider'
import type { OwnModel } from '../src/own-model/own-model.ts'
import { SAYS } from './tiny-gguf.ts'

type Part = Awaited<ReturnType<Wire['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

const unsaid = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
const usage = { inputTokens: unsaid, outputTokens: { total: undefined, text: undefined, reasoning: undefined } }
const answer: Part[] = [
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: 'all' },
  { type: 'text-delta', id: 'all', delta: SAYS },
  { type: 'text-end', id: 'all' },
  { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
]

/**
 * A model that is tried without being loaded: to load one and try it is three seconds of a processor. For tests about
 * what comes before a trial, and after it. That a real one is tried is shown by those of a download that ends well, and of
 * the command.
 */
export const answersAtOnce = (model: OwnModel): OwnModel =>
  saying(model, async () => ({ stream: streaming((out) => answer.forEach((part) => out.enqueue(part)), true) }))

/** The same, and it says nothing until whoever asked is gone. */
export const saysNothing = (model: OwnModel): OwnModel =>
  saying(model, async ({ abortSignal }) => ({
    stream: streaming((out) => abortSignal?.addEventListener('abort', () => out.error(abortSignal.reason))),
  }))

const saying = (model: OwnModel, doStream: Wire['doStream']): OwnModel => ({
  ...model,
  model: { ...(model.model as Wire), doStream },
})

const streaming = (start: (out: ReadableStreamDefaultController<Part>) => void, ends = false) =>
  new ReadableStream<Part>({
    start(out) {
      start(out)
      if (ends) out.close()
    },
  })
