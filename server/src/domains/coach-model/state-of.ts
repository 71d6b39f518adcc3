import { OWN, type CoachModel } from '@mallama/contracts/coach-model'
import type { Chosen } from './coach-model.table.ts'
import type { Models, Setting } from './models.ts'

/** The libraries for models are loaded by whoever asks for one. */
export const finding = () => import('@mallama/coach/model/local/find')

/** As people are asked about it: what runs here is nowhere else. */
export const hostOf = (address: string): string => (address === OWN ? 'localhost' : new URL(address).host)

export function settingOf({ address, kind, model, tried }: Chosen): Setting {
  const mayClear = tried?.mayClear
  if (kind === 'gguf') return { provider: kind, model, mayClear }
  return { provider: kind, model, url: kind === 'openai-compatible' ? `${address}/v1` : address, mayClear }
}

export async function stateOf({ address, model }: Chosen, own: Models['own']): Promise<CoachModel['state']> {
  const { serverAt } = await finding()
  const models = address === OWN ? await own.list() : (await serverAt(address))?.models
  if (!models) return 'gone'
  return models.some((one) => one.model === model) ? 'ready' : 'no-model'
}
