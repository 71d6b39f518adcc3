import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'

/** The server's page. */
const PAGE = 100

type Entry = { id: string }
export type Dated<T extends Entry> = InfiniteData<T[], string>

/** A list by date, newest first, page by page. */
export const useDated = <T extends Entry>(
  key: readonly [string],
  read: (before: { before?: string }, signal: AbortSignal) => Promise<T[]>,
) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam ? { before: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (last: T[]) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  })

const pages =
  <T extends Entry>(change: (all: T[]) => T[]) =>
  (known: Dated<T> | undefined): Dated<T> | undefined => {
    if (!known) return known
    const [first, ...rest] = known.pages.map((page) => page.length)
    const all = change(known.pages.flat())
    // The first page takes what came or went; the others begin where they began.
    const grown = (first ?? 0) + all.length - known.pages.flat().length
    let at = grown
    return { ...known, pages: [all.slice(0, grown), ...rest.map((length) => all.slice(at, (at += length)))] }
  }

/** With a new entry at its place. */
export const placed = <T extends Entry>(entry: T, when: (of: T) => string) =>
  pages<T>((all) => {
    const at = all.findIndex((one) => when(one) <= when(entry))
    return all.toSpliced(at < 0 ? all.length : at, 0, entry)
  })

/** Without one that was deleted. */
export const without = <T extends Entry>(id: string) => pages<T>((all) => all.filter((one) => one.id !== id))

/** Whether the server has older ones, and the way to them. */
export interface Older {
  some: boolean
  busy: boolean
  read: () => void
}

export const moreOf = (
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>,
): Older => ({
  some: list.hasNextPage,
  busy: list.isFetchingNextPage,
  read: () => void list.fetchNextPage(),
})
