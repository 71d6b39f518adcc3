import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CoachModel, coachModelApi } from '@mallama/contracts/coach-model'
import { call } from '../../platform/api.ts'
import { rereadConfig } from '../../platform/config.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const state = route<typeof coachModelApi.coach>('GET', '/api/admin/coach')
const find = route<typeof coachModelApi.find>('POST', '/api/admin/coach/find')
const tryOut = route<typeof coachModelApi.tryOut>('POST', '/api/admin/coach/try')
const switchOn = route<typeof coachModelApi.switchOn>('PUT', '/api/admin/coach')
const offers = route<typeof coachModelApi.offers>('GET', '/api/admin/coach/offers')
const download = route<typeof coachModelApi.download>('POST', '/api/admin/coach/download')
const stopDownload = route<typeof coachModelApi.stopDownload>('DELETE', '/api/admin/coach/download')
const switchOff = route<typeof coachModelApi.switchOff>('DELETE', '/api/admin/coach')

const key = ['/api/admin/coach'] as const

const LOOK_EVERY_MS = 1_500

/** Read afresh when the page is opened or come back to: a server of models that stops tells nobody, nor does a command. */
export const useModel = () =>
  useQuery<CoachModel>({
    queryKey: key,
    queryFn: ({ signal }) => call(state, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.download?.state === 'working' ? LOOK_EVERY_MS : false),
  })

/** What this machine has of memory may have changed since. */
export const useOffers = () =>
  useQuery({
    queryKey: [...key, 'offers'],
    queryFn: ({ signal }) => call(offers, {}, { signal }),
    staleTime: 0,
  })

export function useDownload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(download, { id }),
    onSuccess: (now) => client.setQueryData<CoachModel>(key, now),
  })
}

export function useStopDownload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(stopDownload),
    onSuccess: (now) => client.setQueryData<CoachModel>(key, now),
  })
}

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
