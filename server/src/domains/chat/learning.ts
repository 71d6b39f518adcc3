import type { Own } from '../../context.ts'
import { coachOf } from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { personOf } from './person.ts'
import type { Room } from './rooms.ts'

/**
 * Learns from one message, once its reply is stored and on its way: nobody waits for it and nothing fails by it. The
 * caller leaves out what must not be learnt from: temporary chats, and everything under a safety flag.
 */
export function learnLater(ctx: Own, { row }: Room, content: string): void {
  const { relationshipId } = row
  // "ok", "yes he did": there is nothing in it to keep, and a model need not be asked.
  if (!relationshipId || content.split(/\s+/).length < 3) return
  ctx.afterwards.run('memory', (signal) =>
    relationships.learn(ctx, relationshipId, async (known) =>
      coachOf(ctx).memory(
        {
          turns: [{ role: 'user', content }],
          person: personOf(await relationships.get(ctx, { id: relationshipId })),
          known,
          knownPeople: await relationships.names(ctx),
          userFirstName: ctx.actor.firstName,
          country: ctx.actor.country,
        },
        { signal },
      ),
    ),
  )
}
