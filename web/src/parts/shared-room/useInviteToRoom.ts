import { useQueryClient } from '@tanstack/react-query'
import type { Relationship } from '@mallama/contracts/relationships'
import { call, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { toast } from '../../ui/toasts.ts'
import { choosePanel } from './panel-choice.ts'
import { inviteToSession, sessionsKey, useSessions } from './shared-room.queries.ts'

/** The room with somebody, and how to open it where there is none. */
export function useInviteToRoom({ id, connectedToUserId }: Pick<Relationship, 'id' | 'connectedToUserId'>) {
  const client = useQueryClient()
  const { data: sessions } = useSessions(Boolean(connectedToUserId))
  // By person: two relationships may be about one, and there is one room.
  const session = sessions?.find(({ withUserId }) => withUserId !== null && withUserId === connectedToUserId)
  const [busy, run] = useBusy()
  const invite = () =>
    run(async () => {
      if (!connectedToUserId) return void toast({ title: 'Error', description: 'No partner to invite', tone: 'error' })
      try {
        await call(inviteToSession, { relationshipId: id, userId: connectedToUserId })
        choosePanel(id, 'shared')
        await client.invalidateQueries({ queryKey: sessionsKey })
      } catch (error) {
        const description = messageOf(error, 'The room could not be opened. Please try again.')
        toast({ title: 'Error', description, tone: 'error' })
      }
    })
  return { session, known: sessions !== undefined, invite, busy }
}
