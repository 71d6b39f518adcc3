import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type {
  argumentsApi as api,
  Resolution,
  ResolutionHead,
  ResolutionWithChat,
  Speakers,
} from '@mallama/contracts/arguments'
import type { Request } from '@mallama/contracts/endpoint'
import type { relationshipsApi } from '@mallama/contracts/relationships'
import type { Live } from '../../parts/tools/useAsking.ts'
import { isMissing, relationshipKey } from '../../parts/relationships.queries.ts'
import { call, streamCall, type CallOptions } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const resolve = route<typeof api.resolveArgument>('POST', '/api/resolve-argument')
const speakers = route<typeof api.speakers>('POST', '/api/resolve-argument/speakers')
const list = route<typeof api.resolutions>('GET', '/api/resolve-argument')
const one = route<typeof api.resolution>('GET', '/api/resolve-argument/:id')
const change = route<typeof api.changeResolution>('PATCH', '/api/resolve-argument/:id')
const remove = route<typeof api.removeResolution>('DELETE', '/api/resolve-argument/:id')
const logMoment = route<typeof relationshipsApi.logMoment>('POST', '/api/relationships/:id/moments')

const listKey = ['/api/resolve-argument'] as const
const oneKey = (id: string) => [`/api/resolve-argument/${encodeURIComponent(id)}`] as const

export const resolveArgument = (written: Request<typeof api.resolveArgument>, { id: _id, ...heard }: Live) =>
  streamCall(resolve, written, heard)

/** Who speaks in a text. Nothing of it is stored. */
export const whoSpeaks = (
  originalConversation: string,
  partiesInvolved: string[],
  signal: AbortSignal,
): Promise<Speakers> => call(speakers, { originalConversation, partiesInvolved }, { signal })

/** As many as the server gives at once; the rest is older than anyone looks. */
const MOST = 100

export const useResolutions = () =>
  useQuery<ResolutionHead[]>({
    queryKey: listKey,
    queryFn: ({ signal }) => call(list, { limit: MOST }, { signal }),
    staleTime: 30_000,
  })

/** One with the talk about it; null while none is open. */
export function useResolution(id: string | null) {
  const client = useQueryClient()
  return useQuery<ResolutionWithChat>({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) =>
      call(one, { id: id! }, { signal }).catch((error: unknown) => {
        if (isMissing(error)) void client.invalidateQueries({ queryKey: listKey })
        throw error
      }),
    enabled: id !== null,
    // The talk goes on in its own part of the page: what is read again is only what came from elsewhere.
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/** After an answer of "not found": reads whether the quarrel is still there. */
export const lookAgain = (client: QueryClient, id: string) => void client.invalidateQueries({ queryKey: oneKey(id) })

/** Puts a result that has just come where the page looks for it. */
export function useKeepResolution() {
  const client = useQueryClient()
  return (resolution: Resolution) => {
    client.setQueryData<ResolutionWithChat>(oneKey(resolution.id), { ...resolution, chat: [] })
    void client.invalidateQueries({ queryKey: listKey })
  }
}

/** Deletes what was cancelled, where it was kept all the same. */
export function useTakeBack() {
  const client = useQueryClient()
  return async (id: string) => {
    await call(remove, { id }, { keepalive: true })
    void client.invalidateQueries({ queryKey: listKey })
  }
}

export function useRemoveResolution() {
  const client = useQueryClient()
  return async (id: string, options?: CallOptions) => {
    try {
      await call(remove, { id }, options)
    } catch (error) {
      // Deleted elsewhere meanwhile: it is as it should be.
      if (!isMissing(error)) throw error
    }
    client.setQueryData<ResolutionHead[]>(listKey, (known) => known?.filter((head) => head.id !== id))
    client.removeQueries({ queryKey: oneKey(id) })
  }
}

export function useLinkResolution(id: string) {
  const client = useQueryClient()
  return async (relationshipId: string | null) => {
    try {
      await call(change, { id, relationshipId })
    } catch (error) {
      // Either of the two may be the one that is gone.
      if (isMissing(error)) lookAgain(client, id)
      throw error
    }
    client.setQueryData<ResolutionWithChat>(oneKey(id), (known) => known && { ...known, relationshipId })
    client.setQueryData<ResolutionHead[]>(listKey, (known) =>
      known?.map((head) => (head.id === id ? { ...head, relationshipId } : head)),
    )
  }
}

/** Says that a quarrel is not about safety, and puts its result where the page looks for it. */
export function useSetAside(id: string) {
  const client = useQueryClient()
  return async () => {
    const now = await call(change, { id, aside: true })
    client.setQueryData<ResolutionWithChat>(oneKey(id), (known) => known && { ...known, ...now })
    void client.invalidateQueries({ queryKey: listKey })
  }
}

/** Notes the quarrel in the record of a relationship. */
export function useNoteConflict(id: string) {
  const client = useQueryClient()
  return async (moment: { intensity: 1 | 2 | 3; occurredAt: string }) => {
    await call(logMoment, { id, kind: 'conflict', ...moment })
    const [path] = relationshipKey(id)
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(path) })
    void client.invalidateQueries({ queryKey: ['/api/relationships'] })
  }
}
