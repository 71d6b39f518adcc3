import type { ConversationMessage, ConversationProgress, SentMessage } from '@mallama/contracts/conversations'
import { conflict } from '@mallama/contracts/errors'
import { inArray } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import * as reminders from '../reminders/reminders.ts'
import { turn } from './acting.ts'
import { catchUp, nameOfActor, recordOf, recordsOf, stateFor, store } from './held.ts'
import { mediations } from './mediation.table.ts'
import { enter } from './people.ts'
import { railOf } from './shown.ts'
import { askedNow, begin, isAlone, nameOf, notYours, partyOf, type Mediation, type Turn } from './state.ts'
import { waitingFor } from './turns.ts'
import { words } from './words.ts'

/** What a mediation is in the list of conversations, and to who writes into it as into any of them. */
export const mediated: chat.Mediated = {
  async begin(ctx, room) {
    const state = begin()
    enter(state, ctx.actor.id, nameOfActor(ctx))
    await store(ctx, room, state)
  },

  catchUp,

  async told(ctx, rooms) {
    const ids = rooms.map(({ row }) => row.id)
    const rows = await ctx.db.select().from(mediations).where(inArray(mediations.roomId, ids))
    const records = await recordsOf(ctx, ids)
    const keys = new Map(rooms.map(({ row, key }) => [row.id, key]))
    const toReview = rows.length === 0 ? new Map<string, string>() : await reminders.toReview(ctx)
    return new Map(
      rows.map((row) => {
        const { state } = opened(mediations, row, keys.get(row.roomId)!)
        const record = records.get(row.roomId)
        const room = record ?? state
        const progress = progressFor(ctx, room, record !== undefined, toReview.has(row.roomId))
        return [row.roomId, { progress, messageCount: room.turns.length }]
      }),
    )
  },

  async messages(ctx, room) {
    const state = (await recordOf(ctx, room.row.id)) ?? (await stateFor(ctx, room.row.id))
    return state ? state.turns.map((said) => messageOf(state, said)) : []
  },

  async say(ctx, room, { content, clientId }) {
    const state = await stateFor(ctx, room.row.id)
    const known = state && clientId ? state.turns.find((one) => one.clientId === keyOf(ctx, clientId)) : undefined
    if (state && known) return answer(ctx, state, known)
    const me = state?.people.find(({ userId }) => userId === ctx.actor.id)?.id
    const act = state && me ? actOf(state, me) : null
    if (!state || !act)
      throw state?.stage === 'waiting' ? conflict('It begins once everyone has said yes.') : notYours()
    await turn(ctx, { id: room.row.id, do: act, step: state.step, content }, clientId && keyOf(ctx, clientId))
    const after = (await stateFor(ctx, room.row.id))!
    return answer(
      ctx,
      after,
      after.turns.findLast(({ by }) => by === me)!,
    )
  },

  async remove(ctx, room) {
    const state = await stateFor(ctx, room.row.id)
    const isOver = state?.endedAt != null || state?.stage === 'agreed'
    if (!isOver && !(await recordOf(ctx, room.row.id)))
      throw conflict('Leave this mediation first. Then it can be deleted.')
    await chat.dropOut(ctx, room)
  },
}

const keyOf = (ctx: Own, clientId: string) => `${ctx.actor.id}:${clientId}`

/** What words mean now: it is the one thing that is asked of them. */
function actOf(room: Mediation, me: string): 'say' | 'say_back' | 'put_right' | 'answer' | null {
  if (room.stage !== 'hearing' || askedNow(room) !== me) return null
  return ({ say: 'say', back: 'say_back', confirm: 'put_right', answer: 'answer' } as const)[room.phase]
}

/** @param toReview the day has come on which they wanted to look at it again, and they have not said "done" */
function progressFor(ctx: Own, room: Mediation, left: boolean, toReview: boolean): ConversationProgress {
  const rail = railOf(room)
  const me = room.people.find(({ userId }) => userId === ctx.actor.id)?.id ?? ''
  const step = rail.filter(({ state }) => state === 'done').length
  // Where somebody left, no step is waited for. What all agreed on before that stands.
  const isOver = room.endedAt !== null || room.stage === 'agreed'
  const gone = isAlone(room) ? room.people.find(({ id }) => id !== me) : undefined
  const said = isOver ? null : left ? 'You left' : gone && words.left(gone.name || 'Someone')
  const stage = said ?? rail.find(({ state }) => state === 'now')?.name ?? 'Agreement'
  const awaited = !left && !gone && !room.paused && waitingFor(room).includes(me)
  return { step, of: rail.length, stage, agreements: room.agreedAt === null ? 0 : 1, yourTurn: awaited || toReview }
}

function messageOf(room: Mediation, { id, by, content, at }: Turn): ConversationMessage {
  return {
    id,
    senderId: by === null ? 'ai' : partyOf(room, by)?.userId || 'gone',
    senderName: by === null ? 'Mallama' : nameOf(room, by),
    content,
    messageType: 'text',
    createdAt: at,
  }
}

const answer = (ctx: Own, room: Mediation, said: Turn): SentMessage => ({
  ...messageOf(room, said),
  safety: ctx.safety,
  reply: null,
})
