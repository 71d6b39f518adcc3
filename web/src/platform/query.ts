import { notifyManager, QueryClient } from '@tanstack/react-query'
import { getQueryFn } from './api.ts'
import { onForget } from './forget.ts'
import { notUnderThePress } from './press.ts'

/** The browser's cache: nothing goes stale by itself; `changed` events and our own saves say what to fetch again. */
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

export const queryClient = new QueryClient({ defaultOptions: queryDefaults })

onForget(() => queryClient.clear())
