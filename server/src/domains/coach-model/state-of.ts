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
  if (address === OWN) {
    const found = (await own.list()).find((one) => one.model === model)
    return found ? (found.state === 'loading' ? 'loading' : 'ready') : 'no-model'
  }
  const { serverAt } = await finding()
  const server = await serverAt(address)
  if (!server) return 'gone'
  const found = server.models.find((one) => one.model === model)
  if (found) return found.state === 'loading' ? 'loading' : 'ready'
  return server.models.some((one) => one.state === 'loading') ? 'loading' : 'no-model'
}
