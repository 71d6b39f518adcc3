import type { LocalModel, LocalServer } from '@mallama/contracts/coach-model'
import { z } from 'zod'

/** People agreed to one host: a redirect to another is an error. And an answer without an end has one here. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // An answer of this many bytes is no answer to what we ask.
      if (bytes > 2_000_000) controller.error(new Error('the answer has no end'))
      else controller.enqueue(chunk)
    },
  })
  return response.body ? new Response(response.body.pipeThrough(bound), response) : response
}

/** What a server says of itself, read with a schema; null where none answers so in time. `body`: what it is asked with. */
async function askFor<S extends z.ZodType>(schema: S, url: string, signal: AbortSignal, body?: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  try {
    const late = AbortSignal.any([signal, AbortSignal.timeout(2_000)])
    const response = await boundedFetch(url, { ...posted, headers, signal: late })
    const said = schema.safeParse(await response.json())
    return response.ok && said.success ? said.data : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/** Tokens, where nothing is said: as few as a server is started with, and what LM Studio loads a model with unasked. */
const UNSAID = 4_096

/** A list as it is shown: of a longer one nobody chooses. Names are sent back and stored as well: what a server makes up beyond this is left out. */
const listed = (models: LocalModel[]) => models.filter(({ model }) => /^[\w.:/@+-]{1,200}$/.test(model)).slice(0, 50)

/** A kind of server: what it has, null where it is none of the kind; and how a model of it is asked. */
interface Kind {
  modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null>
  open(root: string, model: string): Lengths
}

/** Whoever sets the length, or says it, is asked before each question: it may have been started anew with another. `context`: tokens that a question and its answer may have together; `fetch`: where it is not asked as the library would. */
export type Lengths = { context: (signal: AbortSignal) => Promise<number>; fetch?: typeof fetch }

const length = z.int().positive()
const Props = z
  .object({ default_generation_settings: z.object({ n_ctx: length }) })
  .transform((it) => it.default_generation_settings.n_ctx)

/** llama.cpp's llama-server, with one model or several behind one door. */
const llamaCpp: Kind = {
  async modelsOf(root, signal) {
    const context = await askFor(Props, `${root}/props`, signal)
    return context === null ? null : ((await compatible(root, signal)) ?? []).map((one) => ({ ...one, context }))
  },
  // Of the slot that answers. With several models behind one door it is asked by name, and does not load it.
  open: (root, model) => ({
    context: async (signal) =>
      (await askFor(Props, `${root}/props?model=${encodeURIComponent(model)}&autoload=false`, signal)) ?? UNSAID,
  }),
}

const Studied = z.object({ id: z.string(), type: z.string(), loaded_context_length: length.catch(UNSAID) })

/** LM Studio answers paths that it does not know with 200 and an error in the body: only the body says what it is. */
const lmStudio: Kind = {
  async modelsOf(root, signal) {
    const read = await askFor(z.object({ data: z.array(Studied) }), `${root}/api/v0/models`, signal)
    const able = read?.data.filter(({ type }) => type === 'llm' || type === 'vlm')
    return able ? listed(able.map(({ id: model, loaded_context_length: context }) => ({ model, context }))) : null
  },
  open: (root, name) => ({
    context: async (signal) =>
      (await lmStudio.modelsOf(root, signal))?.find(({ model }) => model === name)?.context ?? UNSAID,
  }),
}

/** What a model can: keep so much in mind, think apart from its answer, and answer at all: some only place texts in a space. */
const Abilities = z
  .object({ capabilities: z.array(z.string()).nullish(), model_info: z.record(z.string(), z.unknown()).nullish() })
  .transform(({ capabilities, model_info: info }) => {
    const made = Object.entries(info ?? {}).find(([name]) => name.endsWith('.context_length'))?.[1]
    return {
      // Of every model that was made for as much: another length makes the server load the model anew, and a longer one takes memory that a small machine may not have.
      length: Math.min(typeof made === 'number' && made > 0 ? made : UNSAID, 16_384),
      thinks: capabilities?.includes('thinking') ?? false,
      answers: capabilities?.includes('completion') ?? true,
    }
  })
const abilities = (root: string, model: string, signal: AbortSignal) =>
  askFor(Abilities, `${root}/api/show`, signal, { model })

/** Ollama by its own API: the OpenAI-compatible one can't set the length of the context, and cuts it silently. */
const ollama: Kind = {
  async modelsOf(root, signal) {
    const [version, tags] = await Promise.all([
      askFor(z.object({ version: z.string() }), `${root}/api/version`, signal),
      askFor(z.object({ models: z.array(z.object({ name: z.string() })) }), `${root}/api/tags`, signal),
    ])
    if (!tags || !version) return null
    const models = listed(tags.models.map(({ name: model }) => ({ model, context: null })))
    const able = await Promise.all(models.map(({ model }) => abilities(root, model, signal)))
    const known = models.map((one, at) => ({ ...one, context: able[at]?.length ?? null }))
    return known.filter((_, at) => able[at]?.answers !== false)
  },
  open(root, name) {
    // What a question was fitted into is what it is asked with; where it does not say so now, what it said last.
    let can = { length: UNSAID, thinks: false }
    return {
      fetch: (_url: unknown, init: RequestInit = {}) => chat(root, init, can),
      async context(signal: AbortSignal) {
        can = (await abilities(root, name, signal)) ?? can
        return can.length
      },
    }
  },
}

/** What the library asks of a server that speaks as OpenAI does. */
type Asked = Record<string, unknown> & { response_format?: { json_schema?: { schema: object } } }

async function chat(root: string, init: RequestInit, { length, thinks }: { length: number; thinks: boolean }) {
  const { model, messages, max_tokens: num_predict, response_format } = JSON.parse(String(init.body)) as Asked
  const body = {
    model,
    messages,
    stream: true,
    keep_alive: '30m',
    // A model that cannot think refuses to be told to.
    ...(thinks ? { think: true } : {}),
    ...(response_format ? { format: response_format.json_schema?.schema ?? 'json' } : {}),
    options: { num_ctx: length, num_predict },
  }
  const response = await boundedFetch(`${root}/api/chat`, { ...init, body: JSON.stringify(body) })
  if (!response.ok || !response.body) return response
  let rest = ''
  const eventsOfLines = new TransformStream<string, string>({
    transform(chunk, out) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) out.enqueue(eventOf(line))
    },
    flush: (out) => void (rest.trim() && out.enqueue(eventOf(rest))),
  })
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(eventsOfLines)
  return new Response(events.pipeThrough(new TextEncoderStream()))
}

/** One line of its stream. An error may come as a line of its own, in the middle of an answer. */
type Line = { error?: string; message?: { content?: string; thinking?: string }; done?: boolean; done_reason?: string }

function eventOf(line: string): string {
  const { error, message: { content, thinking } = {}, done, done_reason } = JSON.parse(line) as Line
  const finish_reason = done ? (done_reason === 'length' ? 'length' : 'stop') : null
  const choice = { delta: { content, reasoning_content: thinking }, finish_reason }
  return `data: ${JSON.stringify(error ? { error: { message: error } } : { choices: [choice] })}\n\n`
}

/** In the order in which they are looked for: llama-server speaks some of Ollama's language as well. */
export const servers = { 'llama-cpp': llamaCpp, 'lm-studio': lmStudio, ollama } satisfies Record<string, Kind>

const Served = z.object({ id: z.string(), max_model_len: length.nullish() })

async function compatible(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const read = await askFor(z.object({ object: z.literal('list'), data: z.array(Served) }), `${root}/v1/models`, signal)
  return read && listed(read.data.map(({ id, max_model_len: context = null }) => ({ model: id, context })))
}

/** The servers that answer at these ports of this machine, asked side by side. */
export const findServers = async (ports: readonly number[]): Promise<LocalServer[]> =>
  (await Promise.all(ports.map((port) => serverAt(`http://127.0.0.1:${port}`)))).filter((one) => one !== null)

/** What answers at a root, on loopback: nothing else is ever asked. Null where nothing does, or something else. */
export async function serverAt(address: string): Promise<LocalServer | null> {
  const signal = AbortSignal.timeout(4_000)
  const kinds = { ...servers, 'openai-compatible': { modelsOf: compatible } }
  const asked = Object.entries(kinds).map(async ([kind, { modelsOf }]) => {
    // What keeps us waiting so long is none of this kind, and hides no other.
    const models = await modelsOf(address, signal).catch(() => null)
    return models && { address, kind: kind as keyof typeof kinds, models }
  })
  return (await Promise.all(asked)).find((server) => server !== null) ?? null
}
