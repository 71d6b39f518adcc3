import type { Request } from '@mallama/contracts/endpoint'
import type { RelationshipAnalysis, toolsApi as api } from '@mallama/contracts/tools'
import type { Relationship, relationshipsApi } from '@mallama/contracts/relationships'
import { useQueryClient } from '@tanstack/react-query'
import { relationshipKey, useEditRelationship } from '../../parts/relationships.queries.ts'
import type { Live } from '../../parts/tools/useAsking.ts'
import { useKept } from '../../parts/tools/useKept.ts'
import { ApiError, call, streamCall } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { changesOf, type Learnt } from './learnt.ts'

const path = '/api/relationship-analysis'
const analyze = route<typeof api.analyzeRelationship>('POST', path)
const list = route<typeof api.relationshipAnalyses>('GET', path)
const change = route<typeof api.changeRelationshipAnalysis>('PATCH', '/api/relationship-analysis/:id')
const remove = route<typeof api.removeRelationshipAnalysis>('DELETE', '/api/relationship-analysis/:id')
const get = route<typeof relationshipsApi.get>('GET', '/api/relationships/:id')

export const analyzeRelationship = (written: Request<typeof api.analyzeRelationship>, { id: _id, ...heard }: Live) =>
  streamCall(analyze, written, heard)
export const linkAnalysis = (id: string, relationshipId: string | null) => call(change, { id, relationshipId })
export const setAside = (id: string) => call(change, { id, aside: true })

export const useRelationshipAnalyses = () =>
  useKept<RelationshipAnalysis>(path, {
    read: (query, signal) => call(list, query, { signal }),
    remove: (id, options) => call(remove, { id }, options),
  })

/** Adds lines below what stands in the fields of a relationship; what was written elsewhere meanwhile stays. */
export function useAddLearnt(id: string) {
  const client = useQueryClient()
  const edit = useEditRelationship(id)
  return async (known: Relationship, learnt: Learnt) => {
    try {
      return await edit.mutateAsync(changesOf(known, learnt))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error
      const now = await call(get, { id })
      client.setQueryData(relationshipKey(id), now)
      return edit.mutateAsync(changesOf(now, learnt))
    }
  }
}
