import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DueReminder, remindersApi as api } from '@mallama/contracts/reminders'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const read = route<typeof api.dueReminders>('GET', '/api/reminders')
const done = route<typeof api.reminderDone>('POST', '/api/relationships/:id/reminders/done')
const key = ['/api/reminders'] as const

/** Read again whenever the dashboard opens: days pass without anyone's doing. */
export const useDue = () =>
  useQuery<DueReminder[]>({
    queryKey: key,
    queryFn: ({ signal }) => call(read, {}, { signal }),
    staleTime: 0,
  })

const sameDue = (a: DueReminder) => (b: DueReminder) =>
  a.relationshipId === b.relationshipId && a.kind === b.kind && a.due === b.due && a.label === b.label

export function useDone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ relationshipId: id, kind, due }: DueReminder) => call(done, { id, kind, due }),
    onSuccess: (_, one) => {
      client.setQueryData<DueReminder[]>(key, (all) => all?.filter((other) => !sameDue(one)(other)))
      // Nobody waits for it: the next one can be put away meanwhile.
      void client.invalidateQueries({ queryKey: key })
    },
  })
}
