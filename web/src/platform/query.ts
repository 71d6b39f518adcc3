import { notifyManager, QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query'
import { getQueryFn } from './api.ts'
import { onForget } from './forget.ts'
import { notUnderThePress } from './press.ts'

/**
 * The browser's cache: nothing goes stale by itself; `changed` events and our own saves say what to fetch again. What
 * overrides `staleTime` is read again when it is opened, because no event tells of it (the words of others, days that
 * pass, what is counted from all the rest) or because it must be right where no event comes through.
 */
export const queryDefaults = {
  queries: {
    queryFn: getQueryFn({ on401: 'throw' }),
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
    retry: false,
    // Offline a request fails and says so; a paused one would look like endless loading.
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
} as const

notifyManager.setScheduler(notUnderThePress)

/**
 * TanStack begins anew only what has data: a first reading under way would be joined, and bring what was there before
 * the change. It is stopped without a word, and what waits for it gets the next one.
 */
class Client extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

export const queryClient = new Client({ defaultOptions: queryDefaults })

onForget(() => queryClient.clear())
