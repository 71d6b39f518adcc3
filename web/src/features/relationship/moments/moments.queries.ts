import { useQueryClient } from '@tanstack/react-query'
import type { Request } from '@mallama/contracts/endpoint'
import type { Moment, relationshipsApi as api } from '@mallama/contracts/relationships'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'
import { placed, useDated, without, type Dated } from '../dated.ts'
import { useRefresh } from '../useRefresh.ts'

const read = route<typeof api.moments>('GET', '/api/relationships/:id/moments')
const log = route<typeof api.logMoment>('POST', '/api/relationships/:id/moments')
const forget = route<typeof api.forgetMoment>('DELETE', '/api/relationships/:id/moments/:momentId')

export type MomentDraft = Omit<Request<typeof api.logMoment>, 'id'>

const key = (id: string) => [`${relationshipKey(id)[0]}/moments`] as const

export const useMoments = (id: string) =>
  useDated<Moment>(key(id), (before, signal) => call(read, { id, ...before }, { signal }))

export function useAddMoment(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (moment: MomentDraft) => call(log, { id, ...moment }),
    onSuccess: (moment) => {
      client.setQueryData<Dated<Moment>>(
        key(id),
        placed(moment, ({ occurredAt }) => occurredAt),
      )
      refresh()
    },
  })
}

export function useForgetMoment(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (momentId: string) => call(forget, { id, momentId }),
    onSuccess: (_, momentId) => {
      client.setQueryData<Dated<Moment>>(key(id), without(momentId))
      refresh()
    },
  })
}
