import { screen } from '@testing-library/react'
import type { Mediation } from '@mallama/contracts/mediation'
import type { ReactNode } from 'react'
import { openPage, type Api, type Opened } from '../../../parts/test-page.tsx'
import MediationView from './MediationView.tsx'
import { room } from './test-room.ts'

export const { id } = room()
export const path = `/api/conversations/${id}`

/** Nora's page of a mediation that is as usual but for `more`; `api` answers what else it asks, `around` puts it somewhere. */
export async function open(
  more: Partial<Mediation> = {},
  api: Api = {},
  around = (view: ReactNode): ReactNode => view,
): Promise<Opened> {
  const page = openPage(around(<MediationView id={id} />), { [`GET ${path}/mediation`]: room(more), ...api })
  await screen.findByRole('heading', { level: 1 })
  return page
}
