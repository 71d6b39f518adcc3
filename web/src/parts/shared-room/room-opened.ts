import type { SessionSummary } from '@mallama/contracts/sessions'
import { apiRequest } from '../../platform/api.ts'
import type { LiveEvent } from '../../platform/events.ts'
import { toast } from '../../ui/toasts.ts'

/** Somebody opened a room with the person who looks at another page: it is said where they find it. */
export function roomOpened({ event, data }: LiveEvent, userId: string): void {
  if (event !== 'state' || typeof data['by'] !== 'string' || data['by'] === userId) return
  apiRequest<SessionSummary[]>('GET', '/api/chat-sessions')
    .then((sessions) => {
      const opened = sessions.find(({ id }) => id === data['roomId'])
      if (!opened) return
      const description = 'You find it in the chat on their page, under Together.'
      toast({ title: `${opened.withFirstName} opened a room for both of you`, description, tone: 'good' })
    })
    .catch(() => undefined)
}
