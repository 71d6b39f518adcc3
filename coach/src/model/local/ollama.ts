import { z } from 'zod'
import { askFor } from './bounded.ts'
import { named, type LocalModel } from './found.ts'
import { ollamaWire } from './ollama-wire.ts'

/**
 * Ollama by its own API: through its OpenAI-compatible one the length of the context cannot be set, and what is longer
 * than its default is cut at the beginning without a word.
 */
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().nonnegative().nullish(),
      details: z
        .object({ parameter_size: z.string().max(20) })
        .partial()
        .nullish(),
    }),
  ),
})
const Version = z.object({ version: z.string() })
const Shown = z.object({
  capabilities: z.array(z.string()).nullish(),
  model_info: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * What is asked for at the least, and at the most: each length above is twice the one before. Another length makes the
 * server load the model anew, and a long one takes memory that a small machine has not got beside the model.
 */
const LEAST = 8_192
const MOST = 32_768

/** How long a length is kept that something once needed: as long as the server keeps the model. */
const KEPT_MS = 30 * 60_000

interface Abilities {
  /** The most that the model was made for. */
  made: number | null
  /** It thinks before it answers, apart from the answer. */
  thinks: boolean
  /** It answers at all: some only place texts in a space. */
  answers: boolean
}

/** Of a model that does not say what it was made for, the least is believed. */
const mostOf = ({ made }: Abilities) => Math.min(made ?? LEAST, MOST)

async function abilities(root: string, model: string, signal: AbortSignal): Promise<Abilities | null> {
  const shown = await askFor(Shown, `${root}/api/show`, { body: { model }, signal })
  if (!shown) return null
  const [, made] = Object.entries(shown.model_info ?? {}).find(([name]) => name.endsWith('.context_length')) ?? []
  return {
    made: typeof made === 'number' && made > 0 ? made : null,
    thinks: shown.capabilities?.includes('thinking') ?? false,
    answers: shown.capabilities?.includes('completion') ?? true,
  }
}

/** Null where this is no Ollama. */
export async function modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const [version, listed] = await Promise.all([
    askFor(Version, `${root}/api/version`, { signal }),
    askFor(Tags, `${root}/api/tags`, { signal }),
  ])
  if (!listed || !version) return null
  const found = await Promise.all(
    named(listed.models, ({ name }) => name).map(async ({ name, size, details }): Promise<LocalModel | null> => {
      const can = await abilities(root, name, signal)
      if (can?.answers === false) return null
      const parameters = details?.parameter_size ?? null
      return { model: name, bytes: size ?? null, parameters, context: can && mostOf(can), state: 'ready' }
    }),
  )
  return found.filter((one) => one !== null)
}

export function openOllama(root: string, name: string) {
  let asked: Promise<Abilities | null> | null = null
  const known = async (signal: AbortSignal): Promise<Abilities> => {
    // Asked once; a server that was not there is asked again.
    const can = await (asked ??= abilities(root, name, signal).catch(() => null))
    if (!can) asked = null
    return can ?? { made: null, thinks: false, answers: true }
  }
  let length = LEAST
  let most = MOST
  let over: NodeJS.Timeout | undefined
  return {
    async context(signal: AbortSignal, need: number) {
      const within = Math.min(most, mostOf(await known(signal)))
      const before = length
      while (length < need && length * 2 <= most) length *= 2
      if (length > before) {
        clearTimeout(over)
        over = setTimeout(() => (length = LEAST), KEPT_MS).unref()
      }
      return Math.min(length, within)
    },
    shorten() {
      if (length <= LEAST) return false
      most = length /= 2
      return true
    },
    model: ollamaWire(root, name, async (signal) => (await known(signal)).thinks),
  }
}
