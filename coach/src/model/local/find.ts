import { z } from 'zod'
import type { LocalKind } from '../provider.ts'
import { askFor } from './bounded.ts'
import { named, type LocalModel } from './found.ts'
import * as llamaCpp from './llama-cpp.ts'
import * as lmStudio from './lm-studio.ts'
import * as ollama from './ollama.ts'

export interface FoundServer {
  /** Its root, on loopback: nothing else is ever asked. */
  address: string
  kind: LocalKind | 'openai-compatible'
  models: LocalModel[]
}

export const addressOf = (port: number): string => `http://127.0.0.1:${port}`

const SOMEBODYS_MS = 4_000

/** The servers that answer at these ports of this machine, asked side by side. */
export async function findServers(ports: readonly number[]): Promise<FoundServer[]> {
  const found = await Promise.all(ports.map((port) => serverAt(addressOf(port))))
  return found.filter((one) => one !== null)
}

/** What answers there; null where nothing does, or something else. */
export async function serverAt(address: string): Promise<FoundServer | null> {
  const signal = AbortSignal.timeout(SOMEBODYS_MS)
  try {
    // llama-server speaks some of Ollama's language as well, so what only it says is looked for first.
    const [own, studio, tags] = await Promise.all([
      llamaCpp.modelsOf(address, signal),
      lmStudio.modelsOf(address, signal),
      ollama.modelsOf(address, signal),
    ])
    if (own) return { address, kind: 'llama-cpp', models: own }
    if (studio) return { address, kind: 'lm-studio', models: studio }
    if (tags) return { address, kind: 'ollama', models: tags }
    const others = await compatible(address, signal)
    return others && { address, kind: 'openai-compatible', models: others }
  } catch {
    return null
  }
}

const Listed = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), max_model_len: z.int().positive().nullish() })),
})

async function compatible(address: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const listed = await askFor(Listed, `${address}/v1/models`, { signal })
  return (
    listed &&
    named(listed.data, ({ id }) => id).map(({ id, max_model_len }) => ({
      model: id,
      bytes: null,
      parameters: null,
      context: max_model_len ?? null,
      state: 'ready',
    }))
  )
}
