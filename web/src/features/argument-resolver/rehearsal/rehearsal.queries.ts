import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request } from '@mallama/contracts/endpoint'
import type { Rehearsal, RehearsalHead, RehearsalLine, toolsApi as api } from '@mallama/contracts/tools'
import { call, streamCall, type CallOptions, type StreamOptions } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'

const start = route<typeof api.startRehearsal>('POST', '/api/rehearsals')
const list = route<typeof api.rehearsals>('GET', '/api/rehearsals')
const read = route<typeof api.rehearsal>('GET', '/api/rehearsals/:id')
const rehearse = route<typeof api.rehearse>('POST', '/api/rehearsals/:id/turns')
const change = route<typeof api.changeRehearsal>('PATCH', '/api/rehearsals/:id')
const remove = route<typeof api.removeRehearsal>('DELETE', '/api/rehearsals/:id')

const listKey = ['/api/rehearsals'] as const
const oneKey = (id: string) => [`/api/rehearsals/${encodeURIComponent(id)}`] as const

export const useRehearsals = () =>
  useQuery<RehearsalHead[]>({
    queryKey: listKey,
    queryFn: ({ signal }) => call(list, {}, { signal }),
    staleTime: 0,
  })

export const useRehearsal = (id: string) =>
  useQuery<Rehearsal>({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: 0,
  })

export function useStartRehearsal() {
  const client = useQueryClient()
  return async (scene: Request<typeof api.startRehearsal>) => {
    const { safety, ...started } = await call(start, scene)
    client.setQueryData<Rehearsal>(oneKey(started.id), started)
    void client.invalidateQueries({ queryKey: listKey })
    return { id: started.id, safety }
  }
}

export function useRehearse(id: string) {
  const client = useQueryClient()
  return async (said: { content: string; after: string | null }, heard: StreamOptions): Promise<RehearsalLine> => {
    const line = await streamCall(rehearse, { id, ...said }, heard)
    // A reading that set out before would take the line away again.
    await client.cancelQueries({ queryKey: oneKey(id) })
    client.setQueryData<Rehearsal>(oneKey(id), (known) => known && { ...known, lines: [...known.lines, line] })
    void client.invalidateQueries({ queryKey: listKey })
    return line
  }
}

/** Says that it is not about safety: it is played on, from the line at which it stopped. */
export function useSetRehearsalAside() {
  const client = useQueryClient()
  return async (id: string) => {
    const now = await call(change, { id, aside: true })
    await client.cancelQueries({ queryKey: oneKey(id) })
    client.setQueryData<Rehearsal>(oneKey(id), now)
    void client.invalidateQueries({ queryKey: listKey })
  }
}

export function useRemoveRehearsal() {
  const client = useQueryClient()
  return async (id: string, options?: CallOptions) => {
    await call(remove, { id }, options)
    client.setQueryData<RehearsalHead[]>(listKey, (known) => known?.filter((head) => head.id !== id))
    client.removeQueries({ queryKey: oneKey(id) })
  }
}
