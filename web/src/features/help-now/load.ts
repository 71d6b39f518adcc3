import type { Output } from '@mallama/contracts/endpoint'
import type { SafetyResource, safetyApi } from '@mallama/contracts/safety'

export interface Help {
  resources: Pick<SafetyResource, 'name' | 'when' | 'contact' | 'href' | 'kind'>[]
  countries: { code: string; name: string }[]
}

type Answer = Output<typeof safetyApi.resources>

/**
 * Asks without a token and without waiting for identity: help comes before sign-in. The contract is used for its types
 * alone, so that the page stays light.
 */
export async function loadHelp(country: string, signal: AbortSignal): Promise<Help> {
  const query = country === '' ? '' : `?${new URLSearchParams({ country })}`
  const response = await fetch(`/api/safety/resources${query}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const answer = (await response.json()) as Answer
  if (answer.resources.length === 0) throw new Error('An empty list is no help')
  return { resources: answer.resources, countries: answer.countries }
}
