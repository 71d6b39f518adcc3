import { z } from 'zod'
import { askAbout } from './bounded.ts'
import { isName, MOST_MODELS, type LocalModel } from './found.ts'

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

const holds = (model: Pick<z.infer<typeof Model>, 'loaded_context_length' | 'max_context_length'>): number =>
  model.loaded_context_length ?? Math.min(model.max_context_length ?? UNLOADED, UNLOADED)

/** Null where this is no LM Studio. */
export async function modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const said = await askAbout(`${root}/api/v0/models`, { signal })
  const read = Models.safeParse(said?.body)
  if (!read.success) return null
  return read.data.data
    .filter(({ id, type }) => isName(id) && (type === 'llm' || type === 'vlm'))
    .slice(0, MOST_MODELS)
    .map(({ id, state, max_context_length, loaded_context_length }) => ({
      model: id,
      bytes: null,
      parameters: null,
      context: holds({ loaded_context_length, max_context_length }),
      state: state === 'loaded' ? 'ready' : state === 'loading' ? 'loading' : 'not-loaded',
    }))
}

export async function contextOf(root: string, model: string, signal: AbortSignal): Promise<number> {
  const said = await askAbout(`${root}/api/v0/models/${encodeURIComponent(model)}`, { signal })
  const read = Model.safeParse(said?.body).data
  return read ? holds(read) : UNLOADED
}
