import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type CallOptions } from '../../platform/api.ts'
import { toast } from '../../ui/toasts.ts'

/** As many as the server gives at once. */
const MOST = 100

interface Ways<T> {
  read: (query: { limit: number }, signal: AbortSignal) => Promise<T[]>
  remove: (id: string, options: CallOptions) => Promise<unknown>
}

/** What was done with a tool, newest first; `path` is the list's address, and its key in the cache. */
export function useKept<T extends { id: string }>(path: string, { read, remove }: Ways<T>) {
  const client = useQueryClient()
  const key = [path] as const
  const { data, isError, isFetching, refetch } = useQuery<T[]>({
    queryKey: key,
    queryFn: ({ signal }) => read({ limit: MOST }, signal),
    staleTime: 30_000,
  })
  const change = (how: (known: T[]) => T[]) => client.setQueryData<T[]>(key, (known) => known && how(known))
  return {
    items: data ?? [],
    more: data?.length === MOST,
    busy: isFetching,
    failed: isError,
    retry: () => void refetch(),
    /** A new one, or one that changed. */
    put: async (item: T) => {
      // A reading that set out before would take it away again.
      await client.cancelQueries({ queryKey: key })
      const known = client.getQueryData<T[]>(key)
      if (!known) return void client.invalidateQueries({ queryKey: key })
      const at = known.findIndex(({ id }) => id === item.id)
      change((all) => (at < 0 ? [item, ...all] : all.with(at, item)))
    },
    /** One that is kept no longer. */
    drop: (id: string) => change((all) => all.filter((one) => one.id !== id)),
    /** What was cancelled, where it was kept all the same. */
    takeBack: async (id: string) => {
      await remove(id, { keepalive: true })
      change((all) => all.filter((one) => one.id !== id))
      void client.invalidateQueries({ queryKey: key })
    },
    /** Answers whether it is gone. */
    remove: async (id: string, token?: string | null): Promise<boolean> => {
      try {
        await remove(id, { keepalive: token !== undefined, token })
      } catch (error) {
        // Deleted elsewhere meanwhile: it is as it should be.
        if (!(error instanceof ApiError && error.code === 'not_found')) {
          toast({ title: 'It was not deleted', description: 'It is still there. Please try again.', tone: 'error' })
          return false
        }
      }
      change((all) => all.filter((one) => one.id !== id))
      return true
    },
  }
}
