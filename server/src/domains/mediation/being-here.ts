import type { Input } from '@mallama/contracts/endpoint'
import type { mediationApi, Seen } from '@mallama/contracts/mediation'
import type { Own } from '../../context.ts'
import * as chat from '../chat/chat.ts'
import { isIn, recordOf, stateFor } from './held.ts'
import { present, type Mediation } from './state.ts'
import { waitingFor } from './turns.ts'

/** Who looks at the room and who writes, by the consent of a room of two. What they are called is of this room only. */

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>

/** The room, who is in it now, and which of them the actor is; null for who has left it, and is told nothing more. */
async function inIt(ctx: Own, id: string) {
  if (await recordOf(ctx, id)) return null
  const state = await stateFor(ctx, id)
  const parties = state ? present(state) : []
  const me = parties.find(({ userId }) => userId === ctx.actor.id)
  if (!state || !me) return null
  const here = new Map(parties.map((party) => [party.userId, party.id]))
  return {
    state,
    me: me.id,
    parties: here,
    all: (await chat.members(ctx, id)).filter(({ userId }) => here.has(userId)),
  }
}

/** A page says it in the private room as well: that somebody is protected does not show by their being away. */
export async function here(ctx: Own, { id, here }: On<'here'>): Promise<{ presence: Seen }> {
  const room = await inIt(ctx, id)
  if (!room) return { presence: [] }
  await chat.looks(ctx, id, room.all, here, { by: room.me })
  const seen = await chat.presenceIn(ctx, room.all)
  return {
    presence: seen.map(({ id: userId, isOnline, since }) => ({
      by: room.parties.get(userId)!,
      isHere: isOnline,
      since,
    })),
  }
}

export async function typing(ctx: Own, { id }: On<'typing'>): Promise<null> {
  // A key that is held down opens nothing: that is counted by whoever is in it, before the room is read.
  if ((await isIn(ctx, id)) && (await chat.writesTooOften(ctx))) return null
  const room = await inIt(ctx, id)
  if (room && mayBeSeenWriting(room)) await chat.writes(ctx, id, room.all, { by: room.me })
  return null
}

/** Only what is about to be shared, by the one whose turn it is: also where there is no mediation for them now. */
const mayBeSeenWriting = ({ state, me }: { state: Mediation; me: string }) =>
  state.stage === 'hearing' && !state.paused && waitingFor(state).includes(me)
