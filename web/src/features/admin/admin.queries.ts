import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Act, adminApi, Member, Overview, Waiting } from '@mallama/contracts/admin'
import type { billingApi, SubscriptionStatus } from '@mallama/contracts/billing'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'
import { useSession } from '../../platform/session.tsx'
import type { Narrowed } from './words.ts'

const overview = route<typeof adminApi.overview>('GET', '/api/admin/overview')
const users = route<typeof adminApi.users>('GET', '/api/admin/users')
const changeUser = route<typeof adminApi.changeUser>('PATCH', '/api/admin/users/:id')
const cancelFor = route<typeof adminApi.cancelFor>('POST', '/api/admin/users/:id/cancel-subscription')
const waitingList = route<typeof adminApi.waitingList>('GET', '/api/admin/waiting-list')
const audit = route<typeof adminApi.audit>('GET', '/api/admin/audit')
const status = route<typeof billingApi.subscriptionStatus>('GET', '/api/subscription-status')
const cancelOwn = route<typeof billingApi.cancelSubscription>('POST', '/api/cancel-subscription')

// What is seen here changes without telling this page: each panel reads afresh when it is opened.
const staleTime = 0

const OVERVIEW = '/api/admin/overview'

export const useOverview = () =>
  useQuery<Overview>({
    queryKey: [OVERVIEW],
    queryFn: ({ signal }) => call(overview, {}, { signal }),
    staleTime,
  })

const PEOPLE = '/api/admin/users'
const PAGE = 100
type Plan = Member['plan']

export const usePeople = (q: string, plan: Plan | null, state: Narrowed | null) =>
  useInfiniteQuery({
    queryKey: [PEOPLE, q, plan, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        users,
        {
          ...(q ? { q } : {}),
          ...(plan ? { plan } : {}),
          ...(state ? { state } : {}),
          ...(pageParam ? { before: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last: Member[]) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    // The people found before stay until the next ones are known.
    placeholderData: (before) => before,
    staleTime,
  })

export type Change = { disabled: boolean } | { signOutEverywhere: true } | { cancel: true }

/** One act on somebody's account, with its reason for the log. */
export function useChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, ...change }: Change & { reason: string }) =>
      'cancel' in change ? call(cancelFor, { id, reason }) : call(changeUser, { id, reason, ...change }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [PEOPLE] }),
  })
}

export const useWaiting = () =>
  useQuery<Waiting[]>({
    queryKey: ['/api/admin/waiting-list'],
    queryFn: ({ signal }) => call(waitingList, {}, { signal }),
    staleTime,
  })

const ACTS = 50

export const useActs = () =>
  useInfiniteQuery({
    queryKey: ['/api/admin/audit'],
    queryFn: ({ pageParam, signal }) => call(audit, pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (last: Act[]) => (last.length < ACTS ? undefined : last.at(-1)?.id),
    staleTime,
  })

const STATUS = '/api/subscription-status'

export const useOwnStatus = () =>
  useQuery<SubscriptionStatus>({
    queryKey: [STATUS],
    queryFn: ({ signal }) => call(status, {}, { signal }),
    staleTime,
  })

/** At once, as the specification's panel does: no body. */
export function useCancelOwn() {
  const client = useQueryClient()
  const { refetch } = useSession()
  return useMutation({
    mutationFn: () => call(cancelOwn),
    async onSuccess() {
      // The counts of plans stand on the same page.
      await Promise.all([STATUS, OVERVIEW].map((key) => client.invalidateQueries({ queryKey: [key] })))
      await refetch().catch(() => undefined)
    },
  })
}
