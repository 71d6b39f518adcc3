import { useQueryClient } from '@tanstack/react-query'
import type { Request } from '@mallama/contracts/endpoint'
import type { ListField, Relationship, relationshipsApi as api } from '@mallama/contracts/relationships'
import type { FieldSource } from './useFieldSync.ts'
import { relationshipKey, relationshipsKey } from '../relationships.queries.ts'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const get = route<typeof api.get>('GET', '/api/relationships/:id')
const edit = route<typeof api.edit>('PATCH', '/api/relationships/:id')

/** One text of a relationship: saved by itself, and only over what it is believed to replace. */
export function useField(relationship: Relationship, field: ListField | 'notes'): FieldSource {
  const client = useQueryClient()
  const { id } = relationship
  const heard = async (edited: Relationship) => {
    // A reading that set out before the save would bring back what was there before it.
    const reading = client.isFetching({ queryKey: relationshipKey(id) }) > 0
    if (reading) await client.cancelQueries({ queryKey: relationshipKey(id) })
    // Two fields may be saved at once: an answer that was overtaken on its way knows its own field only.
    const newest = (known: Relationship) =>
      known.updatedAt > edited.updatedAt ? { ...known, [field]: edited[field] } : edited
    client.setQueryData<Relationship>(relationshipKey(id), (known) => (known ? newest(known) : edited))
    client.setQueryData<Relationship[]>(relationshipsKey, (list) =>
      list?.map((known) => (known.id === id ? newest(known) : known)),
    )
    if (reading) void client.invalidateQueries({ queryKey: relationshipKey(id) })
    // The cache tells its readers a moment later: until then the page still has the words from before.
    await new Promise((told) => setTimeout(told))
    return edited[field]
  }
  return {
    text: relationship[field],
    draftKey: `field-${field}:${id}`,
    save: async (next, expected) => {
      const change = { id, [field]: next, expected: { [field]: expected } }
      return heard(await call(edit, change as Request<typeof api.edit>))
    },
    reread: async () => {
      const now = await call(get, { id })
      client.setQueryData(relationshipKey(id), now)
      return now[field]
    },
  }
}
