import { z } from 'zod'
import { askFor } from './bounded.ts'
import { named, type LocalModel } from './found.ts'

/**
 * LM Studio: `/api/v0/models` has every model on the disk, with the context that it was made for and, once it is loaded,
 * the one that it was loaded with. It answers paths that it does not know with 200 and an error in the body, so only
 * the body says what it is.
 */
const Model = z.object({
  id: z.string(),
  type: z.string(),
  state: z.string(),
  max_context_length: z.int().positive().nullish(),
  loaded_context_length: z.int().positive().nullish(),
})
const Models = z.object({ data: z.array(Model) })

/** What it loads a model with that nobody has loaded by hand. */
const UNLOADED = 4_096

const holds = (model: z.infer<typeof Model>): number =>
  model.loaded_context_length ?? Math.min(model.max_context_length ?? UNLOADED, UNLOADED)

/** Null where this is no LM Studio. */
export async function modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const read = await askFor(Models, `${root}/api/v0/models`, { signal })
  if (!read) return null
  const answering = read.data.filter(({ type }) => type === 'llm' || type === 'vlm')
  return named(answering, ({ id }) => id).map((model) => ({
    model: model.id,
    bytes: null,
    parameters: null,
    context: holds(model),
    state: model.state === 'loaded' ? 'ready' : model.state === 'loading' ? 'loading' : 'not-loaded',
  }))
}

export async function contextOf(root: string, model: string, signal: AbortSignal): Promise<number> {
  const read = await askFor(Model, `${root}/api/v0/models/${encodeURIComponent(model)}`, { signal })
  return read ? holds(read) : UNLOADED
}
