import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Conversation,
  conversationsApi as api,
  FoundConversation,
  OpenConversation,
} from '@mallama/contracts/conversations'
import type { ConversationType } from '@mallama/contracts/conversation-words'
import type { Request } from '@mallama/contracts/endpoint'
import { addressOf, call, request } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const LIST = '/api/conversations'
const list = route<typeof api.list>('GET', LIST)
const begin = route<typeof api.begin>('POST', LIST)
const find = route<typeof api.find>('POST', '/api/conversations/search')
const read = route<typeof api.get>('GET', '/api/conversations/:id')
const change = route<typeof api.change>('PATCH', '/api/conversations/:id')
const remove = route<typeof api.remove>('DELETE', '/api/conversations/:id')

export const PAGE = 100
/** Of the list: what the server says of it when something in it changed. */
const listKey = (type?: ConversationType) => [LIST, type ?? 'all'] as const
export const conversationKey = (id: string) => [`${LIST}/${encodeURIComponent(id)}`] as const

interface Listed {
  items: Conversation[]
  total: number
  active: number
}

async function readPage(type: ConversationType | undefined, before: string, signal: AbortSignal): Promise<Listed> {
  const { url } = addressOf(list, { type, before: before || undefined })
  const response = await request('GET', url, undefined, 'application/json', { signal })
  const items = (await response.json()) as Conversation[]
  const counted = (name: string) => Number(response.headers.get(name) ?? items.length)
  return { items, total: counted('x-total-count'), active: counted('x-active-count') }
}

/** Newest words first, a hundred at a time; the counts are those of all. */
export function useConversations(type?: ConversationType) {
  const query = useInfiniteQuery({
    queryKey: listKey(type),
    queryFn: ({ pageParam, signal }) => readPage(type, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
    staleTime: 0,
  })
  const pages = query.data?.pages
  return {
    ...query,
    conversations: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total,
    active: pages?.[0]?.active,
  }
}

/** The one with the newest words, and how many are active. */
export const useNewestConversation = () => {
  const { conversations, active, isError, isSuccess } = useConversations()
  return { newest: conversations?.[0], active, isError, isSuccess }
}

export const useConversation = (id: string) =>
  useQuery<OpenConversation>({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    enabled: id !== '',
    staleTime: 0,
  })

/** What is looked for travels in a body: words of anybody's stand in no address. */
export const useFound = (words: string) =>
  useQuery<FoundConversation[]>({
    queryKey: [LIST, 'found', words],
    queryFn: ({ signal }) => call(find, { words }, { signal }),
    enabled: words !== '',
    staleTime: 0,
    gcTime: 0,
  })

export function useBegin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Request<typeof api.begin>) => call(begin, draft),
    onSuccess: () => client.invalidateQueries({ queryKey: [LIST] }),
  })
}

export type Changes = Omit<Request<typeof api.change>, 'id'>

export function useChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Changes) => call(change, { id, ...changes }),
    onSuccess: (changed) => {
      client.setQueryData<OpenConversation>(conversationKey(id), (known) => known && { ...known, ...changed })
      return client.invalidateQueries({ queryKey: [LIST] })
    },
  })
}

export function useRemove(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(remove, { id }),
    onSuccess: () => {
      client.removeQueries({ queryKey: conversationKey(id) })
      return client.invalidateQueries({ queryKey: [LIST] })
    },
  })
}
