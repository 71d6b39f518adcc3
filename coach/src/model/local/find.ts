import type { LocalModel, LocalServer } from '@mallama/contracts/coach-model'
import { z } from 'zod'
import { askFor, listed } from './bounded.ts'
import * as ollama from './ollama.ts'

export type LocalKind = 'ollama' | 'llama-cpp' | 'lm-studio'

/** A kind of server: what it has, null where it is none of the kind; and how a model of it is asked. */
interface Kind {
  modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null>
  open(root: string, model: string): Lengths
}

/** Whoever sets the length, or says it, is asked before each question: it may have been started anew with another. */
export interface Lengths {
  /** Tokens that a question and its answer may have together; `need`: what both would take. */
  context: (signal: AbortSignal, need: number) => Promise<number>
  /** There was not enough memory for that much. False where it can be no less. */
  shorten?: () => boolean
  /** Where it is not asked as the library would. */
  fetch?: typeof fetch
}

/** As small as a server is started with, and what LM Studio loads a model with that nobody has loaded by hand. */
const UNSAID = 4_096

const length = z.int().positive()
const Props = z.object({ default_generation_settings: z.object({ n_ctx: length }) })
const Loading = z.object({
  error: z.object({ message: z.string().refine((said) => said.toLowerCase().includes('loading')) }),
})
const Meta = z.object({ n_ctx_train: length, n_params: z.number().positive(), size: z.number() })
const LlamaModels = z.object({ data: z.array(z.object({ id: z.string(), meta: Meta.partial().nullish() })) })

/**
 * llama.cpp's llama-server: one model, or several behind one door. `/props` says how long a slot's context is, `/health`
 * answers 503 with "Loading model" while the file is read.
 */
const llamaCpp: Kind = {
  async modelsOf(root, signal) {
    const [loading, own] = await Promise.all([
      askFor(Loading, `${root}/health`, { signal, status: 503 }),
      askFor(Props, `${root}/props`, { signal }),
    ])
    if (!loading && !own) return null
    const state = loading ? 'loading' : 'ready'
    const said = await askFor(LlamaModels, `${root}/v1/models`, { signal })
    return listed(said?.data ?? (loading ? [{ id: 'loading', meta: null }] : []), ({ id, meta }) => ({
      model: id,
      bytes: meta?.size ?? null,
      parameters: meta?.n_params ? `${(meta.n_params / 1e9).toFixed(1)}B` : null,
      context: own?.default_generation_settings.n_ctx ?? meta?.n_ctx_train ?? null,
      state,
    }))
  },
  // Of the slot that answers. With several models behind one door it is asked by name, and does not load it.
  open: (root, model) => ({
    async context(signal) {
      const said = await askFor(Props, `${root}/props?model=${encodeURIComponent(model)}&autoload=false`, { signal })
      return said?.default_generation_settings.n_ctx ?? UNSAID
    },
  }),
}

const StudioModel = z.object({
  id: z.string(),
  type: z.string(),
  state: z.string(),
  max_context_length: length.nullish(),
  loaded_context_length: length.nullish(),
})
const holds = (one: z.infer<typeof StudioModel> | null): number =>
  one?.loaded_context_length ?? Math.min(one?.max_context_length ?? UNSAID, UNSAID)

/**
 * LM Studio: `/api/v0/models` has every model on the disk, with the context that it was made for and, once it is loaded,
 * the one that it was loaded with. It answers paths that it does not know with 200 and an error in the body, so only
 * the body says what it is.
 */
const lmStudio: Kind = {
  async modelsOf(root, signal) {
    const read = await askFor(z.object({ data: z.array(StudioModel) }), `${root}/api/v0/models`, { signal })
    const answering = read?.data.filter(({ type }) => type === 'llm' || type === 'vlm')
    if (!answering) return null
    return listed(answering, (one) => ({
      model: one.id,
      context: holds(one),
      state: one.state === 'loaded' ? 'ready' : one.state === 'loading' ? 'loading' : 'not-loaded',
    }))
  },
  open: (root, model) => ({
    context: async (signal) =>
      holds(await askFor(StudioModel, `${root}/api/v0/models/${encodeURIComponent(model)}`, { signal })),
  }),
}

/** In the order in which they are looked for: llama-server speaks some of Ollama's language as well. */
export const servers: Readonly<Record<LocalKind, Kind>> = { 'llama-cpp': llamaCpp, 'lm-studio': lmStudio, ollama }

const Listed = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), max_model_len: length.nullish() })),
})

async function compatible(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const read = await askFor(Listed, `${root}/v1/models`, { signal })
  return read && listed(read.data, ({ id, max_model_len: context = null }) => ({ model: id, context }))
}

const SOMEBODYS_MS = 4_000

/** The servers that answer at these ports of this machine, asked side by side. */
export async function findServers(ports: readonly number[]): Promise<LocalServer[]> {
  const found = await Promise.all(ports.map((port) => serverAt(`http://127.0.0.1:${port}`)))
  return found.filter((one) => one !== null)
}

/** What answers at a root, on loopback: nothing else is ever asked. Null where nothing does, or something else. */
export async function serverAt(address: string): Promise<LocalServer | null> {
  const signal = AbortSignal.timeout(SOMEBODYS_MS)
  try {
    const asked = Object.entries(servers).map(
      async ([kind, { modelsOf }]) => [kind as LocalKind, await modelsOf(address, signal)] as const,
    )
    for (const [kind, models] of await Promise.all(asked)) if (models) return { address, kind, models }
    const models = await compatible(address, signal)
    return models && { address, kind: 'openai-compatible', models }
  } catch {
    return null
  }
}
