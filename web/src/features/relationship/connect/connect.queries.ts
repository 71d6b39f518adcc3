import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Connection, connectionsApi as api } from '@mallama/contracts/connections'
import { relationshipKey, relationshipsKey } from '../../../parts/relationships.queries.ts'
import { sessionsKey } from '../../../parts/shared-room/shared-room.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'

const AT = '/api/relationships/:id/connect'
const get = route<typeof api.connection>('GET', AT)
const connect = route<typeof api.connect>('POST', AT)
const confirm = route<typeof api.confirm>('POST', `${AT}/confirm`)
const unlink = route<typeof api.unlink>('DELETE', AT)

const keyOf = (id: string) => [`/api/relationships/${encodeURIComponent(id)}/connect`] as const

export const useConnectionWith = (id: string) =>
  useQuery<Connection>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(get, { id }, { signal }),
    staleTime: 0,
  })

function useAgain(id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [keyOf(id), relationshipKey(id), relationshipsKey, sessionsKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export function useConnect(id: string) {
  const again = useAgain(id)
  return useMutation({
    mutationFn: (email?: string) => call(connect, { id, ...(email ? { email } : {}) }),
    onSettled: again,
  })
}

export function useConfirm(id: string) {
  const again = useAgain(id)
  return useMutation({ mutationFn: () => call(confirm, { id }), onSettled: again })
}

export function useUnlink(id: string) {
  const again = useAgain(id)
  return useMutation({ mutationFn: () => call(unlink, { id }), onSettled: again })
}
