import { useQueryClient } from '@tanstack/react-query'
import type { Fact, Memory } from '@mallama/contracts/memory'
import { useLeaving } from '../../../parts/taken-back/useLeaving.ts'
import { ApiError } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { forgetFact, memoryKey } from './memory.queries.ts'

/** What is forgotten cannot be learnt again: it goes when Undo is over. */
export function useForgetting(id: string) {
  const client = useQueryClient()
  return useLeaving<Fact>(async (fact, token) => {
    try {
      await forgetFact(id, fact.id, token)
    } catch (error) {
      // Deleted elsewhere meanwhile: it is as it should be.
      if (error instanceof ApiError && error.code === 'not_found') return
      toast({ title: 'It was not forgotten', description: 'It is still there. Please try again.', tone: 'error' })
      await client.invalidateQueries({ queryKey: memoryKey(id) })
      return
    }
    client.setQueryData<Memory>(
      memoryKey(id),
      (memory) => memory && { ...memory, facts: memory.facts.filter((one) => one.id !== fact.id) },
    )
  })
}
