import { useQuery } from '@tanstack/react-query'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { queryClient } from '../../platform/query.ts'
import { loadUser } from '../../platform/user.ts'
import { readStatus } from './calls.ts'

const key = ['/api/subscription-status'] as const

/** What the person has and pays. A page about it asks anew when it is opened. */
export const useSubscription = ({ fresh = false } = {}) =>
  useQuery<SubscriptionStatus>({
    queryKey: key,
    queryFn: () => readStatus(),
    refetchOnMount: fresh ? 'always' : true,
  })

/** After a change: what an answer brought, and the account that follows from it. */
export async function takeStatus(status?: SubscriptionStatus): Promise<void> {
  if (status) queryClient.setQueryData(key, status)
  else await queryClient.invalidateQueries({ queryKey: key })
  await loadUser().catch(() => undefined)
}
