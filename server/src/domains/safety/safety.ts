import { allResources } from '@mallama/coach/knowledge/resources'
import { countries } from '@mallama/contracts/help-lines'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { safetyApi } from '@mallama/contracts/safety'
import type { Context } from '../../context.ts'

export * as counts from './counts.ts'

type Resources = typeof safetyApi.resources

/**
 * Places to turn to, by country code or name. An unknown country gets what works everywhere; nobody needs an
 * account for help.
 */
export async function resources(_ctx: Context, { country }: Input<Resources>): Promise<Output<Resources>> {
  const asked = country?.toLowerCase()
  const all = countries()
  const found = all.find(({ code, name }) => asked === code.toLowerCase() || asked === name.toLowerCase()) ?? null
  const entries = allResources(found?.code ?? null)
  const checkedAt = entries.reduce((oldest, { verified }) => (verified < oldest ? verified : oldest), '9999')
  return { country: found, countries: all, resources: entries, checkedAt }
}
