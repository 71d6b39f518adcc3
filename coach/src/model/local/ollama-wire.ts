import { APICallError, type LanguageModelMiddleware } from 'ai'
import { z } from 'zod'
import { ModelFailure } from '../failure.ts'
import { boundedFetch } from './bounded.ts'

type Wrapped = Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]
type Model = Wrapped['model']
type Asked = Parameters<Model['doStream']>[0]
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

/** One line of its stream. An error may come as a line of its own, in the middle of an answer. */
const Line = z.union([
  z.object({ error: z.string() }),
  z.object({
    message: z.object({ content: z.string().nullish(), thinking: z.string().nullish() }).nullish(),
    done: z.boolean(),
    done_reason: z.string().nullish(),
  }),
])

/** Kept in memory after an answer, so that the next message does not wait for the disk. */
const KEPT = '30m'

/** Ollama's `/api/chat`, a JSON object a line, as the library asks a model. Whole answers are asked for as streams. */
export function ollamaWire(root: string, name: string, thinking: (signal: AbortSignal) => Promise<boolean>): Model {
  const url = `${root}/api/chat`

  async function open(asked: Asked): Promise<Response> {
    const { prompt, responseFormat, maxOutputTokens, abortSignal, providerOptions } = asked
    const thinks = await thinking(abortSignal ?? new AbortController().signal)
    const body = {
      model: name,
      messages: prompt.map(({ role, content }) => ({ role, content: wordsOf(content) })),
      stream: true,
      keep_alive: KEPT,
      // A model that cannot think refuses to be told to.
      ...(thinks ? { think: true } : {}),
      ...(responseFormat?.type === 'json' ? { format: responseFormat.schema ?? 'json' } : {}),
      options: { ...providerOptions?.['ollama'], num_predict: maxOutputTokens },
    }
    const response = await boundedFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abortSignal ?? null,
    }).catch((error: unknown) => {
      abortSignal?.throwIfAborted()
      throw new APICallError({ message: 'no answer', url, requestBodyValues: {}, cause: error, isRetryable: true })
    })
    if (response.ok) return response
    throw new APICallError({
      message: 'refused',
      url,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: await response.text().catch(() => ''),
    })
  }

  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: name,
    supportedUrls: {},
    // Everything is asked for as a stream: what comes whole is silent for minutes.
    doGenerate: () => Promise.reject(new ModelFailure('unavailable')),
    async doStream(asked) {
      const response = await open(asked)
      const parts = partsOf(response.body!.pipeThrough(new TextDecoderStream()))
      const pull = async (out: ReadableStreamDefaultController<Part>) => {
        const { value, done } = await parts.next()
        if (done) out.close()
        else out.enqueue(value)
      }
      return { stream: new ReadableStream<Part>({ pull, cancel: async () => void (await parts.return(undefined)) }) }
    },
  }
}

const wordsOf = (content: Asked['prompt'][number]['content']): string =>
  typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('')

const unsaid = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
const usage = { inputTokens: unsaid, outputTokens: { total: undefined, text: undefined, reasoning: undefined } }

async function* linesOf(body: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

async function* partsOf(body: AsyncIterable<string>): AsyncGenerator<Part> {
  yield { type: 'stream-start', warnings: [] }
  let open: 'text' | 'reasoning' | null = null
  let raw: string | undefined
  try {
    for await (const text of linesOf(body)) {
      if (raw !== undefined || !text.trim()) continue
      const line = Line.parse(JSON.parse(text))
      // The server's words say why, and go no further than `failureOf`.
      if ('error' in line) throw new Error(line.error)
      const said = { reasoning: line.message?.thinking, text: line.message?.content }
      for (const kind of ['reasoning', 'text'] as const) {
        const delta = said[kind]
        if (!delta) continue
        if (open && open !== kind) yield { type: `${open}-end`, id: open }
        if (open !== kind) yield { type: `${kind}-start`, id: kind }
        open = kind
        yield { type: `${kind}-delta`, id: kind, delta }
      }
      if (line.done) raw = line.done_reason ?? 'stop'
    }
  } catch (error) {
    return yield { type: 'error', error }
  }
  if (open) yield { type: `${open}-end`, id: open }
  const unified = raw === undefined ? 'interrupted' : raw === 'length' ? 'length' : 'stop'
  yield { type: 'finish', usage, finishReason: { unified, raw } }
}
