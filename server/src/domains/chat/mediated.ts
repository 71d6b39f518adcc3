import type { Conversation, ConversationMessage, SentMessage } from '@mallama/contracts/conversations'
import { conflict } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import type { Room } from './rooms.ts'

/** How far a mediation has come, and how many messages the person may read of it. */
type Told = Pick<Conversation, 'progress' | 'messageCount'>

/** What a mediation is among conversations. Its own domain comes after this one, and is handed in. */
export interface Mediated {
  /** In the transaction that makes the room. */
  begin(ctx: Own, room: Room): Promise<void>
  /** Before anything of these is shown: what is due in them by the clock comes. Whether anything did. */
  catchUp(ctx: Own, rooms: readonly Room[]): Promise<boolean>
  /** Of each of these, all of them mediations that the person is in, what its card says; by the room's id. */
  told(ctx: Own, rooms: readonly Room[]): Promise<ReadonlyMap<string, Told>>
  /** What the person may read of it, oldest first. */
  messages(ctx: Own, room: Room): Promise<ConversationMessage[]>
  say(ctx: Own, room: Room, message: { content: string; clientId?: string | undefined }): Promise<SentMessage>
  /** The person's own place in it goes, and with the last of them the room. Throws conflict where it must be left first. */
  remove(ctx: Own, room: Room): Promise<void>
}

const NOT_STARTED = { step: 0, of: 5, stage: 'Waiting for the others', agreements: 0, yourTurn: false }

/** A mediation that nobody was invited to yet. */
export const unmediated: Mediated = {
  begin: async () => undefined,
  catchUp: async () => false,
  told: async (_, rooms) => new Map(rooms.map(({ row }) => [row.id, { progress: NOT_STARTED, messageCount: 0 }])),
  messages: async () => [],
  say: async () => {
    throw conflict('This has not started: not everyone has said yes.')
  },
  remove: async () => {
    throw conflict('Leave this mediation first. Then it can be deleted.')
  },
}
