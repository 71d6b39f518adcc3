import type { LocalModel, LocalServer } from '@mallama/contracts/coach-model'
import { z } from 'zod'
import { askFor, listed, UNSAID } from './bounded.ts'
import * as ollama from './ollama.ts'

/** A kind of server: what it has, null where it is none of the kind; and how a model of it is asked. */
interface Kind {
  modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null>
  open(root: string, model: string): Lengths
}

/** Whoever sets the length, or says it, is asked before each question: it may have been started anew with another. */
export interface Lengths {
  /** Tokens that a question and its answer may have together. */
  context: (signal: AbortSignal) => Promise<number>
  /** Where it is not asked as the library would. */
  fetch?: typeof fetch
}

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
const Studio = z.object({ data: z.array(Studied) })

/** LM Studio answers paths that it does not know with 200 and an error in the body: only the body says what it is. */
const lmStudio: Kind = {
  async modelsOf(root, signal) {
    const read = await askFor(Studio, `${root}/api/v0/models`, signal)
    const able = read?.data.filter(({ type }) => type === 'llm' || type === 'vlm')
    return able ? listed(able.map(({ id: model, loaded_context_length: context }) => ({ model, context }))) : null
  },
  open: (root, name) => ({
    context: async (signal) =>
      (await lmStudio.modelsOf(root, signal))?.find(({ model }) => model === name)?.context ?? UNSAID,
  }),
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
    return { address, kind: kind as keyof typeof kinds, models: await modelsOf(address, signal) }
  })
  // Whoever keeps us waiting so long is none of them.
  const told = await Promise.all(asked).catch(() => [])
  return told.flatMap(({ models, ...server }) => (models ? { ...server, models } : []))[0] ?? null
}
