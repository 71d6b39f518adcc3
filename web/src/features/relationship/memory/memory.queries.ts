import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Memory, memoryApi as api } from '@mallama/contracts/memory'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'

const read = route<typeof api.memory>('GET', '/api/relationships/:id/memory')
const pause = route<typeof api.pauseMemory>('PATCH', '/api/relationships/:id/memory')
const edit = route<typeof api.editFact>('PATCH', '/api/relationships/:id/memory/:factId')
const forget = route<typeof api.forgetFact>('DELETE', '/api/relationships/:id/memory/:factId')

export const memoryKey = (id: string) => [`${relationshipKey(id)[0]}/memory`] as const

export const useMemory = (id: string) =>
  useQuery<Memory>({
    queryKey: memoryKey(id),
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: 0,
  })

export function usePauseMemory(id: string) {
  const client = useQueryClient()
  return async (paused: boolean) => {
    const memory = await call(pause, { id, paused })
    // A reading that set out before would put the switch back.
    await client.cancelQueries({ queryKey: memoryKey(id) })
    client.setQueryData(memoryKey(id), memory)
  }
}

export function useEditFact(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ factId, fact }: { factId: string; fact: string }) => call(edit, { id, factId, fact }),
    onSuccess: (edited) =>
      client.setQueryData<Memory>(
        memoryKey(id),
        (memory) => memory && { ...memory, facts: memory.facts.map((one) => (one.id === edited.id ? edited : one)) },
      ),
  })
}

/** With a `token` that was taken before: also when the page, and the session with it, is on its way out. */
export const forgetFact = (id: string, factId: string, token?: string | null) =>
  call(forget, { id, factId }, { keepalive: token !== undefined, token })
