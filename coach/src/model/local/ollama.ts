import type { LocalModel } from '@mallama/contracts/coach-model'
import { z } from 'zod'
import { askFor, boundedFetch, listed, UNSAID } from './bounded.ts'

/** What a model can: keep so much in mind, think apart from its answer, and answer at all: some only place texts in a space. */
const Abilities = z
  .object({ capabilities: z.array(z.string()).nullish(), model_info: z.record(z.string(), z.unknown()).nullish() })
  .transform(({ capabilities, model_info: info }) => {
    const made = Object.entries(info ?? {}).find(([name]) => name.endsWith('.context_length'))?.[1]
    return {
      // Of every model that was made for as much: another length makes the server load the model anew, and a longer one
      // takes memory that a small machine may not have.
      length: Math.min(typeof made === 'number' && made > 0 ? made : UNSAID, 16_384),
      thinks: capabilities?.includes('thinking') ?? false,
      answers: capabilities?.includes('completion') ?? true,
    }
  })
const abilities = (root: string, model: string, signal: AbortSignal) =>
  askFor(Abilities, `${root}/api/show`, signal, { model })

/** Ollama by its own API: the OpenAI-compatible one can't set the length of the context, and cuts it silently. */
export async function modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const [version, tags] = await Promise.all([
    askFor(z.object({ version: z.string() }), `${root}/api/version`, signal),
    askFor(z.object({ models: z.array(z.object({ name: z.string() })) }), `${root}/api/tags`, signal),
  ])
  if (!tags || !version) return null
  const models = listed(tags.models.map(({ name: model }) => ({ model, context: null })))
  const able = await Promise.all(models.map(({ model }) => abilities(root, model, signal)))
  const known = models.map((one, at) => ({ ...one, context: able[at]?.length ?? null }))
  return known.filter((_, at) => able[at]?.answers !== false)
}

export function open(root: string, name: string) {
  // What a question was fitted into is what it is asked with; where it does not say so now, what it said last.
  let can = { length: UNSAID, thinks: false }
  return {
    fetch: (_url: unknown, init: RequestInit = {}) => chat(root, init, can),
    async context(signal: AbortSignal) {
      can = (await abilities(root, name, signal)) ?? can
      return can.length
    },
  }
}

/** What the library asks of a server that speaks as OpenAI does. */
interface Asked extends Record<'model' | 'messages' | 'max_tokens', unknown> {
  response_format?: { json_schema?: { schema: object } }
}

async function chat(root: string, init: RequestInit, { length, thinks }: { length: number; thinks: boolean }) {
  const { model, messages, ...asked } = JSON.parse(String(init.body)) as Asked
  const body = {
    model,
    messages,
    stream: true,
    keep_alive: '30m',
    // A model that cannot think refuses to be told to.
    ...(thinks ? { think: true } : {}),
    ...(asked.response_format ? { format: asked.response_format.json_schema?.schema ?? 'json' } : {}),
    options: { num_ctx: length, num_predict: asked.max_tokens },
  }
  const response = await boundedFetch(`${root}/api/chat`, { ...init, body: JSON.stringify(body) })
  if (!response.ok || !response.body) return response
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(eventsOfLines())
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

function eventsOfLines() {
  let rest = ''
  return new TransformStream<string, string>({
    transform(chunk, out) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) out.enqueue(eventOf(line))
    },
    flush: (out) => void (rest.trim() && out.enqueue(eventOf(rest))),
  })
}
