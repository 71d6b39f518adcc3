import { useQueryClient } from '@tanstack/react-query'
import type { Request } from '@mallama/contracts/endpoint'
import type { CheckIn, relationshipsApi as api } from '@mallama/contracts/relationships'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'
import { placed, useDated, without, type Dated } from '../dated.ts'
import { useRefresh } from '../useRefresh.ts'

const read = route<typeof api.checkIns>('GET', '/api/relationships/:id/check-ins')
const add = route<typeof api.checkIn>('POST', '/api/relationships/:id/check-ins')
const forget = route<typeof api.forgetCheckIn>('DELETE', '/api/relationships/:id/check-ins/:checkInId')

const key = (id: string) => [`${relationshipKey(id)[0]}/check-ins`] as const

export const useCheckIns = (id: string) =>
  useDated<CheckIn>(key(id), (before, signal) => call(read, { id, ...before }, { signal }))

export function useCheckIn(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (rated: Omit<Request<typeof api.checkIn>, 'id'>) => call(add, { id, ...rated }),
    onSuccess: (checkIn) => {
      client.setQueryData<Dated<CheckIn>>(
        key(id),
        placed(checkIn, ({ at }) => at),
      )
      refresh()
    },
  })
}

export function useForgetCheckIn(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (checkInId: string) => call(forget, { id, checkInId }),
    onSuccess: (_, checkInId) => {
      client.setQueryData<Dated<CheckIn>>(key(id), without(checkInId))
      refresh()
    },
  })
}
