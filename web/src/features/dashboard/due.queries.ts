import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { remindersApi as api } from '@mallama/contracts/reminders'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'
import type { Due } from './due.ts'

const read = route<typeof api.dueReminders>('GET', '/api/reminders')
const done = route<typeof api.reminderDone>('POST', '/api/relationships/:id/reminders/done')
const seen = route<typeof api.reviewDone>('POST', '/api/conversations/:id/reminders/done')
const key = ['/api/reminders'] as const

/** Read again whenever the dashboard opens: days pass without anyone's doing. */
export const useDue = () =>
  useQuery<Due[]>({
    queryKey: key,
    queryFn: ({ signal }) => call(read, {}, { signal }),
    staleTime: 0,
  })

export const dueKey = (one: Due): string =>
  one.kind === 'agreement'
    ? `${one.conversationId} ${one.due}`
    : `${one.relationshipId} ${one.kind} ${one.due} ${one.label}`

export function useDone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (one: Due) =>
      one.kind === 'agreement'
        ? call(seen, { id: one.conversationId })
        : call(done, { id: one.relationshipId, kind: one.kind, due: one.due }),
    onSuccess: (_, one) => {
      client.setQueryData<Due[]>(key, (all) => all?.filter((other) => dueKey(other) !== dueKey(one)))
      // Nobody waits for it: the next one can be put away meanwhile.
      void client.invalidateQueries({ queryKey: key })
    },
  })
}
