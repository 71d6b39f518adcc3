import type { ServerResponse } from 'node:http'
import { json, tokensIn, type Heard, type LocalServer, type Trouble } from './local-shapes.ts'

export interface Wire {
  /** Where questions go, and as what they are answered. */
  chat: string
  type: string
  about(server: LocalServer, path: string, body: Record<string, unknown>): [status: number, body: unknown]
  trouble(what: Trouble['trouble'], model: string): [status: number, body: unknown]
  /** Fits the question into the context as this server does; where it refuses, how. */
  see(server: LocalServer, heard: Heard): ((response: ServerResponse) => void) | null
  start: string
  thought(text: string): string
  word(text: string): string
  end(reason: 'stop' | 'length'): string
  malformed: string
  /** An error of the server in the middle of its answer. */
  brokenOff: string
}

type Message = { role: string; content: string }
const messagesOf = ({ body }: Heard) => body['messages'] as Message[]
const modelOf = (server: LocalServer, name: unknown) => server.models.find((model) => model.name === name)

const line = (message: object, more: object = { done: false }) =>
  `${JSON.stringify({ model: 'm', created_at: '2026-03-01T10:00:00Z', message: { role: 'assistant', content: '', ...message }, ...more })}\n`

const ollama: Wire = {
  chat: '/api/chat',
  type: 'application/x-ndjson',
  about({ models }, path, body) {
    if (path === '/api/version') return [200, { version: '0.12.3' }]
    if (path === '/api/tags') {
      const listed = models.map(({ name, bytes = 1 }) => ({
        name,
        model: name,
        modified_at: '2026-02-01T10:00:00Z',
        size: bytes,
        digest: 'd',
        details: { format: 'gguf', family: 'llama', parameter_size: '8.0B', quantization_level: 'Q4_K_M' },
      }))
      return [200, { models: listed }]
    }
    const model = models.find(({ name }) => path === '/api/show' && name === body['model'])
    if (!model) return [404, { error: 'not found' }]
    const capabilities = [model.embeds ? 'embedding' : 'completion', ...(model.thinks ? ['thinking'] : [])]
    const model_info = { 'general.architecture': 'llama', 'llama.context_length': model.context }
    return [200, { modelfile: '', template: '', details: {}, model_info, capabilities }]
  },
  trouble: (what, model) =>
    ({
      loading: [503, { error: 'server busy, please try again.  maximum pending requests exceeded' }],
      'no-model': [404, { error: `model '${model}' not found` }],
      'no-memory': [500, { error: 'model requires more system memory (7.5 GiB) than is available (5.2 GiB)' }],
      busy: [503, { error: 'server busy, please try again.  maximum pending requests exceeded' }],
    })[what] as [number, unknown],
  // It drops the oldest messages without a word, and keeps the first of the system.
  see(server, heard) {
    const context = Number((heard.body['options'] as { num_ctx?: number } | undefined)?.num_ctx ?? 2_048)
    const [system, ...rest] = messagesOf(heard)
    while (rest.length > 1 && tokensIn([system!, ...rest]) > context) rest.shift()
    heard.seen = [system!, ...rest]
    if (heard.body['think'] === true && !modelOf(server, heard.body['model'])?.thinks)
      return (response) => json(response, 400, { error: `"${String(heard.body['model'])}" does not support thinking` })
    return null
  },
  start: '',
  thought: (thinking) => line({ thinking }),
  word: (content) => line({ content }),
  end: (reason) => line({}, { done: true, done_reason: reason, eval_count: 40, eval_duration: 1_000_000_000 }),
  malformed: '{"model":"m","message":{"role":"assi\n',
  brokenOff: `${JSON.stringify({ error: 'an error was encountered while running the model: out of memory' })}\n`,
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const openAi = {
  chat: '/v1/chat/completions',
  type: 'text/event-stream',
  start: chunk({ role: 'assistant', content: null }),
  thought: (text: string) => chunk({ reasoning_content: text }),
  word: (content: string) => chunk({ content }),
  end: (reason: string) => `${chunk({}, reason)}data: [DONE]\n\n`,
  malformed: 'data: {"choices":[{"delta":\n\n',
}
const llamaError = (code: number, message: string, type: string) => ({ error: { code, message, type } })

const llamaCpp: Wire = {
  ...openAi,
  about({ models, loading }, path) {
    const [first] = models
    if (loading) return [503, llamaError(503, 'Loading model', 'unavailable_error')]
    if (path === '/health') return [200, { status: 'ok' }]
    if (path === '/props')
      return [200, { default_generation_settings: { n_ctx: first!.context }, total_slots: 1, model_path: first!.name }]
    if (path !== '/v1/models') return [404, llamaError(404, 'File Not Found', 'not_found_error')]
    const data = models.map(({ name, context, bytes }) => ({
      id: name,
      object: 'model',
      created: 1,
      owned_by: 'llamacpp',
      meta: { n_ctx_train: context * 4, n_params: 8_030_261_248, size: bytes },
    }))
    return [200, { object: 'list', data, models: models.map(({ name }) => ({ name, model: name })) }]
  },
  trouble: (what, model) =>
    ({
      loading: [503, llamaError(503, 'Loading model', 'unavailable_error')],
      'no-model': [404, llamaError(404, `model '${model}' not found`, 'not_found_error')],
      'no-memory': [500, llamaError(500, 'failed to allocate: out of memory', 'server_error')],
      busy: [429, llamaError(429, 'no slot', 'server_error')],
    })[what] as [number, unknown],
  see(server, heard) {
    heard.seen = messagesOf(heard)
    const n_ctx = modelOf(server, heard.body['model'])?.context ?? 0
    const tokens = tokensIn(heard.seen)
    if (tokens <= n_ctx) return null
    const message = `request (${tokens} tokens) exceeds the available context size (${n_ctx} tokens), try increasing it`
    const error = { ...llamaError(400, message, 'exceed_context_size_error').error, n_prompt_tokens: tokens, n_ctx }
    return (response) => json(response, 400, { error })
  },
  brokenOff: event(llamaError(500, 'out of memory', 'server_error')),
}

const lmStudio: Wire = {
  ...openAi,
  about({ models }, path) {
    const shown = models.map(({ name, context, loaded, embeds }) => ({
      id: name,
      object: 'model',
      type: embeds ? 'embeddings' : 'llm',
      publisher: 'somebody',
      arch: 'llama',
      compatibility_type: 'gguf',
      quantization: 'Q4_K_M',
      state: loaded ? 'loaded' : 'not-loaded',
      max_context_length: context,
      ...(loaded ? { loaded_context_length: loaded } : {}),
    }))
    if (path === '/api/v0/models') return [200, { object: 'list', data: shown }]
    const one = shown.find(({ id }) => path === `/api/v0/models/${encodeURIComponent(id)}`)
    // What it does not know it answers all the same.
    return [200, one ?? { error: `Unexpected endpoint or method. (GET ${path})` }]
  },
  trouble: (what, model) =>
    ({
      loading: [503, { error: { message: 'Loading model' } }],
      'no-model': [404, { error: { message: `Model "${model}" not found`, code: 'model_not_found' } }],
      'no-memory': [400, { error: { message: `Failed to load model "${model}": insufficient system resources.` } }],
      busy: [429, { error: { message: 'too many requests' } }],
    })[what] as [number, unknown],
  // Said within a stream that began with 200.
  see(server, heard) {
    heard.seen = messagesOf(heard)
    const { context = 0, loaded } = modelOf(server, heard.body['model']) ?? {}
    const holds = loaded ?? Math.min(context, 4_096)
    const tokens = tokensIn(heard.seen)
    if (tokens <= holds) return null
    const message = `Trying to keep the first ${tokens} tokens when context the overflows. However, the model is loaded with context length of only ${holds} tokens, which is not enough.`
    return (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`event: error\n${event({ error: { message } })}`)
    }
  },
  brokenOff: `event: error\n${event({ error: { message: 'The model has crashed: out of memory' } })}`,
}

export const wires: Record<LocalServer['kind'], Wire> = { ollama, 'llama-cpp': llamaCpp, 'lm-studio': lmStudio }
