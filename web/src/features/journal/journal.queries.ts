import type { Request } from '@mallama/contracts/endpoint'
import type { JournalEntry, JournalFilePreview, journalApi as api, LookBack } from '@mallama/contracts/journal'
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceZone } from '../../parts/time-zone.ts'
import { ApiError, call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const path = '/api/journal'
const list = route<typeof api.list>('GET', path)
const write = route<typeof api.write>('POST', path)
const edit = route<typeof api.edit>('PUT', '/api/journal/:id')
const change = route<typeof api.change>('PATCH', '/api/journal/:id')
const remove = route<typeof api.remove>('DELETE', '/api/journal/:id')
const look = route<typeof api.lookBack>('GET', '/api/journal/look-back')
const disagree = route<typeof api.disagree>('POST', '/api/journal/not-true')
const preview = route<typeof api.previewImport>('POST', '/api/journal/import/preview')
const bring = route<typeof api.importEntries>('POST', '/api/journal/import')
const takeOut = route<typeof api.removeImport>('DELETE', '/api/journal/import/:id')

type Pages = InfiniteData<JournalEntry[], string>

/** The server's page. */
const PAGE = 100
const key = [path] as const
const backKey = [`${path}/look-back`] as const

/** @param whole everything is read, a page after the other: what is searched for may stand in the first entry */
export function useJournal(whole: boolean) {
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(list, pageParam ? { before: pageParam, limit: PAGE } : { limit: PAGE }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last: JournalEntry[]) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 30_000,
  })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  useEffect(() => {
    if (whole && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [whole, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return { ...pages, entries: pages.data?.pages.flat() }
}

const changed = (known: Pages | undefined, how: (page: JournalEntry[], at: number) => JournalEntry[]) =>
  known && { ...known, pages: known.pages.map(how) }

/** Puts an entry where it stands, or first where it is new. */
function usePut() {
  const client = useQueryClient()
  return async (entry: JournalEntry) => {
    // A reading that set out before would take it away again.
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<Pages>(key, (known) => {
      const there = known?.pages.some((page) => page.some(({ id }) => id === entry.id))
      if (!there) return changed(known, (page, at) => (at === 0 ? [entry, ...page] : page))
      return changed(known, (page) => page.map((one) => (one.id === entry.id ? entry : one)))
    })
    void client.invalidateQueries({ queryKey: backKey })
  }
}

interface Saved {
  id: string
  isNew: boolean
  basedOn?: string | undefined
  draft: Request<typeof api.write>
}

/** Reads the pages that are loaded again, and answers how an entry stands there. */
export function useReread() {
  const client = useQueryClient()
  return async (id: string): Promise<JournalEntry | undefined> => {
    await client.refetchQueries({ queryKey: key, exact: true }, { throwOnError: true })
    const pages = client.getQueryData<Pages>(key)?.pages
    return pages?.flat().find((entry) => entry.id === id)
  }
}

/** Writes a new entry under the id that the form gave it, or replaces one. */
export function useSaveEntry() {
  const put = usePut()
  return useMutation({
    mutationFn: ({ id, isNew, basedOn, draft }: Saved) =>
      isNew ? call(write, { ...draft, id }) : call(edit, { ...draft, id, ...(basedOn ? { basedOn } : {}) }),
    onSuccess: put,
  })
}

export function useChangeEntry() {
  const put = usePut()
  return useMutation({
    mutationFn: (changes: Request<typeof api.change>) => call(change, changes),
    onSuccess: put,
  })
}

/** Answers whether it is gone. With a `token` the page is on its way out. */
export function useRemoveEntry() {
  const client = useQueryClient()
  return async (id: string, token?: string | null) => {
    try {
      await call(remove, { id }, { keepalive: token !== undefined, token })
    } catch (error) {
      // Deleted elsewhere meanwhile: it is as it should be.
      if (!(error instanceof ApiError && error.code === 'not_found')) return false
    }
    client.setQueryData<Pages>(key, (known) => changed(known, (page) => page.filter((one) => one.id !== id)))
    void client.invalidateQueries({ queryKey: backKey })
    return true
  }
}

export const useLookBack = (year: number | null) =>
  useQuery<LookBack>({
    queryKey: [...backKey, year],
    queryFn: ({ signal }) => call(look, { timeZone: deviceZone(), ...(year === null ? {} : { year }) }, { signal }),
    staleTime: 30_000,
  })

function useAnew() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: backKey })])
}

export function useDisagree() {
  const anew = useAnew()
  return useMutation({ mutationFn: (trigger: string) => call(disagree, { trigger }), onSuccess: anew })
}

type File = Request<typeof api.importEntries>

export const readFile = (file: File, signal: AbortSignal): Promise<JournalFilePreview> =>
  call(preview, file, { signal })

export function useImport() {
  const anew = useAnew()
  return useMutation({ mutationFn: (file: File) => call(bring, file), onSuccess: anew })
}

export function useTakeOut() {
  const anew = useAnew()
  return useMutation({ mutationFn: (id: string) => call(takeOut, { id }), onSuccess: anew })
}
