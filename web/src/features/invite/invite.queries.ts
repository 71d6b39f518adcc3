import type { connectionsApi as api } from '@mallama/contracts/connections'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const peek = route<typeof api.peek>('GET', '/api/connections/:code')
export const accept = route<typeof api.accept>('POST', '/api/connections/:code/accept')
export const decline = route<typeof api.decline>('POST', '/api/connections/:code/decline')

/** Who invites, as far as this person may know; asked again when they have signed in. */
export const useInvitation = (code: string, userId: string | null, ready: boolean) =>
  useQuery({
    queryKey: [`/api/connections/${encodeURIComponent(code)}`, userId],
    queryFn: ({ signal }) => call(peek, { code }, { signal }),
    enabled: ready,
    retry: false,
  })
