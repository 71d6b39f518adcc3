import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HealthPart } from '@mallama/contracts/health'
import type { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint, scoresApi as api } from '@mallama/contracts/scores'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'
import { useRefresh } from '../useRefresh.ts'

const read = route<typeof api.history>('GET', '/api/relationships/:id/history')
const set = route<typeof api.correct>('PUT', '/api/relationships/:id/corrections/:score')
const takeBack = route<typeof api.uncorrect>('DELETE', '/api/relationships/:id/corrections/:score')

export const useHistory = (id: string) =>
  useQuery<HealthPoint[]>({
    queryKey: [`${relationshipKey(id)[0]}/history`],
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: 0,
  })

function useCorrected(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return (relationship: Relationship) => {
    client.setQueryData(relationshipKey(id), relationship)
    refresh()
  }
}

export function useCorrect(id: string) {
  const onSuccess = useCorrected(id)
  return useMutation({
    mutationFn: (change: { score: HealthPart['score']; value: number; reason: string }) => call(set, { id, ...change }),
    onSuccess,
  })
}

export function useUncorrect(id: string) {
  const onSuccess = useCorrected(id)
  return useMutation({
    mutationFn: (score: HealthPart['score']) => call(takeBack, { id, score }),
    onSuccess,
  })
}
