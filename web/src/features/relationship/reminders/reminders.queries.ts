import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reminders, remindersApi as api } from '@mallama/contracts/reminders'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'

const read = route<typeof api.reminders>('GET', '/api/relationships/:id/reminders')
const set = route<typeof api.setReminders>('PUT', '/api/relationships/:id/reminders')

const key = (id: string) => [`${relationshipKey(id)[0]}/reminders`] as const

export const useReminders = (id: string) =>
  useQuery<Reminders>({
    queryKey: key(id),
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: 0,
  })

export function useSetReminders(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reminders: Reminders) => call(set, { id, ...reminders }),
    onSuccess: (reminders) => {
      client.setQueryData(key(id), reminders)
      void client.invalidateQueries({ queryKey: ['/api/reminders'] })
    },
  })
}
