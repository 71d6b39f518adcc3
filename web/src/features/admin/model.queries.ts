import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CoachModel, coachModelApi } from '@mallama/contracts/coach-model'
import { call } from '../../platform/api.ts'
import { rereadConfig } from '../../platform/config.ts'
import { route } from '../../platform/route.ts'

const state = route<typeof coachModelApi.coach>('GET', '/api/admin/coach')
const find = route<typeof coachModelApi.find>('POST', '/api/admin/coach/find')
const tryOut = route<typeof coachModelApi.tryOut>('POST', '/api/admin/coach/try')
const switchOn = route<typeof coachModelApi.switchOn>('PUT', '/api/admin/coach')
const switchOff = route<typeof coachModelApi.switchOff>('DELETE', '/api/admin/coach')

const key = ['/api/admin/coach'] as const

/** Read afresh when the page is opened or come back to: a server of models that stops tells nobody, nor does a command. */
export const useModel = () =>
  useQuery<CoachModel>({
    queryKey: key,
    queryFn: ({ signal }) => call(state, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export interface Choice {
  address: string
  model: string
}

export const useFind = () => useMutation({ mutationFn: () => call(find) })
export const useTryOut = () => useMutation({ mutationFn: (choice: Choice) => call(tryOut, choice) })

export function useSwitch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice | null) => (choice ? call(switchOn, choice) : call(switchOff)),
    onSuccess(now) {
      client.setQueryData<CoachModel>(key, now)
      // What people are offered has changed, on this page too.
      rereadConfig().catch(() => undefined)
    },
  })
}
