import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request } from '@mallama/contracts/endpoint'
import type { Relationship, relationshipsApi as api } from '@mallama/contracts/relationships'
import { ApiError, call } from '../platform/api.ts'
import { useMutation } from '../platform/mutation.ts'
import { route } from '../platform/route.ts'
import { dropDrafts } from './draft.ts'

const list = route<typeof api.list>('GET', '/api/relationships')
const get = route<typeof api.get>('GET', '/api/relationships/:id')
const add = route<typeof api.add>('POST', '/api/relationships')
const edit = route<typeof api.edit>('PATCH', '/api/relationships/:id')
const remove = route<typeof api.remove>('DELETE', '/api/relationships/:id')

type Changes = Omit<Exclude<Request<typeof api.edit>, { field: string }>, 'id'>

const FRESH_MS = 30_000

export const relationshipsKey = ['/api/relationships'] as const
export const relationshipKey = (id: string) => [`/api/relationships/${encodeURIComponent(id)}`] as const

export const useRelationships = () =>
  useQuery<Relationship[]>({
    queryKey: relationshipsKey,
    queryFn: ({ signal }) => call(list, {}, { signal }),
    staleTime: FRESH_MS,
  })

/** One relationship; what the list knows of it stands there until the answer comes. */
export function useRelationship(id: string, enabled = true) {
  const client = useQueryClient()
  return useQuery<Relationship>({
    queryKey: relationshipKey(id),
    queryFn: ({ signal }) => call(get, { id }, { signal }),
    staleTime: FRESH_MS,
    enabled,
    initialData: () => client.getQueryData<Relationship[]>(relationshipsKey)?.find((known) => known.id === id),
    initialDataUpdatedAt: () => client.getQueryState(relationshipsKey)?.dataUpdatedAt,
  })
}

/** An id that is none, or not the person's own, is "not found" as well. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input' || error.status === 404)

export function useAddRelationship() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Request<typeof api.add>) => call(add, draft),
    onSuccess: (added) => {
      client.setQueryData<Relationship[]>(relationshipsKey, (known) => known && [added, ...known])
      client.setQueryData(relationshipKey(added.id), added)
      void client.invalidateQueries({ queryKey: relationshipsKey })
    },
  })
}

export function useEditRelationship(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Changes) => call(edit, { id, ...changes }),
    onSuccess: (edited) => {
      client.setQueryData(relationshipKey(id), edited)
      client.setQueryData<Relationship[]>(relationshipsKey, (known) =>
        known?.map((one) => (one.id === id ? edited : one)),
      )
    },
  })
}

export function useRemoveRelationship() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(remove, { id }),
    onSuccess: (_, id) => {
      client.setQueryData<Relationship[]>(relationshipsKey, (known) => known?.filter((one) => one.id !== id))
      client.removeQueries({ queryKey: relationshipKey(id) })
      dropDrafts(id)
    },
  })
}
