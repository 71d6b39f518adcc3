import { z } from 'zod'
import { askAbout, askFor } from './bounded.ts'
import { named, type LocalModel } from './found.ts'

/**
 * llama.cpp's llama-server: one model, or several behind one door. `/props` says how long a slot's context is, `/health`
 * answers 503 with "Loading model" while the file is read.
 */
const Props = z.object({ default_generation_settings: z.object({ n_ctx: z.int().positive() }) })
const Loading = z.object({ error: z.object({ message: z.string() }) })
const Models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      meta: z
        .object({ n_ctx_train: z.int().positive(), n_params: z.number().positive(), size: z.number().positive() })
        .partial()
        .nullish(),
    }),
  ),
})

/** As small as a server is started with; less than what an own question needs. */
const UNSAID = 4_096

/** Null where this is no llama-server. */
export async function modelsOf(root: string, signal: AbortSignal): Promise<LocalModel[] | null> {
  const [health, own] = await Promise.all([
    askAbout(`${root}/health`, { signal }),
    askFor(Props, `${root}/props`, { signal }),
  ])
  const loading =
    health?.status === 503 && Loading.safeParse(health.body).data?.error.message.toLowerCase().includes('loading')
  if (!loading && !own) return null
  const listed = await askFor(Models, `${root}/v1/models`, { signal })
  const models = named(listed?.data ?? [], ({ id }) => id)
  if (loading && models.length === 0)
    return [{ model: 'loading', bytes: null, parameters: null, context: null, state: 'loading' }]
  return models.map(({ id, meta }) => ({
    model: id,
    bytes: meta?.size ?? null,
    parameters: meta?.n_params ? `${(meta.n_params / 1e9).toFixed(1)}B` : null,
    context: own?.default_generation_settings.n_ctx ?? meta?.n_ctx_train ?? null,
    state: loading ? 'loading' : 'ready',
  }))
}

/** Of the slot that answers. With several models behind one door it is asked by name, and does not load it. */
export async function contextOf(root: string, model: string, signal: AbortSignal): Promise<number> {
  const query = `?model=${encodeURIComponent(model)}&autoload=false`
  const said = await askFor(Props, `${root}/props${query}`, { signal })
  return said?.default_generation_settings.n_ctx ?? UNSAID
}
