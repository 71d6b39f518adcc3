import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { chatApi as api, ChatMessage, RelationshipRoom, RoomStatus } from '@mallama/contracts/chat'
import type { Request } from '@mallama/contracts/endpoint'
import type { relationshipsApi as moments } from '@mallama/contracts/relationships'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const ROOM = '/api/relationships/:relationshipId/room'
const SAVED = '/api/relationships/:relationshipId/saved-chats'
export const send = route<typeof api.send>('POST', '/api/chat')
const readRoom = route<typeof api.room>('GET', ROOM)
const setRoomStatus = route<typeof api.setRoomStatus>('PATCH', ROOM)
const clearRoom = route<typeof api.clearRoom>('DELETE', ROOM)
const readSaved = route<typeof api.saved>('GET', SAVED)
const save = route<typeof api.save>('POST', SAVED)
const preview = route<typeof api.previewStory>('POST', '/api/learning-feed/preview')
const removeSaved = route<typeof api.removeSaved>('DELETE', '/api/saved-chats/:id')
const logMoment = route<typeof moments.logMoment>('POST', '/api/relationships/:id/moments')

const PAGE = 100

const of = (relationshipId: string) => `/api/relationships/${encodeURIComponent(relationshipId)}`
export const roomKey = (relationshipId: string) => [`${of(relationshipId)}/room`] as const
export const savedChatsKey = (relationshipId: string) => [`${of(relationshipId)}/saved-chats`] as const

/** The open chat. It is read again whenever it comes on the screen: another tab may have gone on with it. */
export const useRoom = (relationshipId: string) =>
  useQuery<RelationshipRoom>({
    queryKey: roomKey(relationshipId),
    queryFn: ({ signal }) => call(readRoom, { relationshipId }, { signal }),
    staleTime: 0,
  })

/** Adds what was just said to what is on the screen, until the server's own record of it is read. */
export function addToRoom(client: QueryClient, relationshipId: string, base: number, id: string, said: ChatMessage[]) {
  client.setQueryData<RelationshipRoom>(
    roomKey(relationshipId),
    (room) => room && { ...room, id, messages: [...room.messages.slice(0, base), ...said] },
  )
  return client.invalidateQueries({ queryKey: roomKey(relationshipId) })
}

export function useSetRoomStatus(relationshipId: string) {
  const client = useQueryClient()
  const set = (status: RoomStatus) =>
    client.setQueryData<RelationshipRoom>(roomKey(relationshipId), (room) => room && { ...room, status })
  return useMutation({
    mutationFn: (status: RoomStatus) => call(setRoomStatus, { relationshipId, status }),
    // At once on the screen. If the server does not hear of it, saving carries the status all the same.
    onMutate: (status) => void set(status),
    onSuccess: (room) => client.setQueryData(roomKey(relationshipId), room),
  })
}

/** Makes the chat temporary, or lasting again. */
export function useSetTemporary(relationshipId: string) {
  const client = useQueryClient()
  return async (temporary: boolean) => {
    const room = await call(setRoomStatus, { relationshipId, temporary })
    // A reading that set out before would put the switch back.
    await client.cancelQueries({ queryKey: roomKey(relationshipId) })
    client.setQueryData(roomKey(relationshipId), room)
  }
}

export function useLogMoment(relationshipId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moment: Omit<Request<typeof moments.logMoment>, 'id'>) =>
      call(logMoment, { id: relationshipId, ...moment }),
    // Its scores, their history and its list of moments.
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(of(relationshipId)) }),
  })
}

/** A chat that ended, saved or not: the panel starts afresh with its greeting. */
function useFreshRoom(relationshipId: string) {
  const client = useQueryClient()
  return () => {
    client.setQueryData<RelationshipRoom>(
      roomKey(relationshipId),
      (room) => room && { id: null, status: 'active', temporary: false, messages: room.messages.slice(0, 1) },
    )
    void client.invalidateQueries({ queryKey: roomKey(relationshipId) })
  }
}

export function useSaveChat(relationshipId: string) {
  const client = useQueryClient()
  const startAfresh = useFreshRoom(relationshipId)
  return useMutation({
    mutationFn: (draft: Omit<Request<typeof api.save>, 'relationshipId'>) => call(save, { relationshipId, ...draft }),
    onSuccess: () => {
      startAfresh()
      void client.invalidateQueries({ queryKey: savedChatsKey(relationshipId) })
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/learning-feed'),
      })
    },
  })
}

/** What others would read of it. Stores nothing. */
export const previewStory = (draft: Request<typeof api.previewStory>) => call(preview, draft)

export function useClearRoom(relationshipId: string) {
  const startAfresh = useFreshRoom(relationshipId)
  return useMutation({
    mutationFn: () => call(clearRoom, { relationshipId }),
    onSuccess: startAfresh,
  })
}

export const useSavedChats = (relationshipId: string) =>
  useInfiniteQuery({
    queryKey: savedChatsKey(relationshipId),
    queryFn: ({ pageParam, signal }) =>
      call(readSaved, pageParam ? { relationshipId, before: pageParam } : { relationshipId }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  })

export function useRemoveSavedChat(relationshipId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeSaved, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedChatsKey(relationshipId) }),
  })
}
