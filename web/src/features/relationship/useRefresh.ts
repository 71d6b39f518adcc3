import { useQueryClient } from '@tanstack/react-query'
import { relationshipKey, relationshipsKey } from '../../parts/relationships.queries.ts'

/**
 * After something was logged or corrected: everything about this relationship, its cards in the list and on the
 * dashboard, and what is due, are read again, so that every number agrees.
 */
export function useRefresh(id: string) {
  const client = useQueryClient()
  const [own] = relationshipKey(id)
  // Nobody waits for it: insights may take as long as a language model does.
  return () => {
    void client.invalidateQueries({ queryKey: relationshipsKey })
    void client.invalidateQueries({ queryKey: ['/api/reminders'] })
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(own) })
  }
}
