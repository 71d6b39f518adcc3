import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { accountApi, SignInSession } from '@mallama/contracts/account'
import { call, callAll } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const list = route<typeof accountApi.sessions>('GET', '/api/account/sessions')
const end = route<typeof accountApi.endSession>('DELETE', '/api/account/sessions/:id')
const endAll = route<typeof accountApi.signOutEverywhere>('POST', '/api/account/sign-out-everywhere')

export const sessionsKey = ['/api/account/sessions'] as const

/** Read afresh each time the page is opened: sign-ins elsewhere tell nobody. */
export const useSessions = () =>
  useQuery<SignInSession[]>({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callAll(list, {}, { signal }),
    staleTime: 0,
  })

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(end, { id }),
    onSuccess: (_, id) => {
      client.setQueryData<SignInSession[]>(sessionsKey, (known) => known?.filter((session) => session.id !== id))
    },
    onError: () => void client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useSignOutEverywhere() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ keepThis }: { keepThis: boolean }) => call(endAll, { keepThis }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
