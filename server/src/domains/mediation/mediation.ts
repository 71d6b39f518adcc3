import type { Invitation } from '@mallama/contracts/connections'
import type { mediationApi, Mediation as Shown } from '@mallama/contracts/mediation'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import { ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail.ts'
import { sealed } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { keepingReview } from './agreed.ts'
import { change, keepSide, recordOf, settleInto, view } from './held.ts'
import { mediationSides } from './mediation.table.ts'
import * as people from './people.ts'
import * as pausing from './pausing.ts'
import { sealedConsent } from './shown.ts'
import { MOST_PEOPLE, partyOf, present } from './state.ts'
import { settleWithout } from './steps.ts'

export { agreement, statements, turn } from './acting.ts'
export { erase, wipe } from './erasing.ts'
export { exported } from './exported.ts'
export { here, typing } from './being-here.ts'
export { mediated } from './mediated.ts'
export { alone, forgetPrivate, privateRoom, tell } from './private.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>

export const mediation = (ctx: Own, { id }: On<'mediation'>): Promise<Shown> => view(ctx, id)

/** A link for one person more, mailed where there is an address. Nobody is asked once it has begun. */
export const openInvitations = (mail: Mail) => ({
  async invite(ctx: Own, { id, email }: On<'invite'>) {
    if (email) await relationships.countMailed(ctx)
    const made = await invite(ctx, id)
    if (email) await relationships.sendInvitation(ctx, mail, email, made)
    return made
  },
})

async function invite(ctx: Own, id: string) {
  const room = await chat.shared(ctx, id, 'mediation')
  if (room.row.ownerId !== ctx.actor.id) throw conflict('Only the one who opened it can ask others.')
  const made: Invitation[] = []
  await change(ctx, id, async (ctx, { state }) => {
    if (state.endedAt !== null) throw conflict('This mediation has ended. Open another to ask somebody.')
    if (state.stage !== 'waiting') throw conflict('It has begun already. Open another for more people.')
    if (present(state).length + (await relationships.openInto(ctx, id)) >= MOST_PEOPLE)
      throw conflict(`A mediation has ${MOST_PEOPLE} people at most.`)
    // While the room is held: of several at once each counts those before it, and it does not begin without this one.
    made.push(await relationships.invite(ctx, { kind: 'mediation', roomId: id }))
  })
  return made[0]!
}

/** Every link that nobody used yet. */
export async function takeBackInvitations(ctx: Own, { id }: On<'takeBackInvitations'>): Promise<Shown> {
  return change(ctx, id, async (ctx, { state }) => {
    await relationships.closeInto(ctx, id)
    people.beginWhenAll(state, await relationships.openInto(ctx, id), isoAt(ctx.clock()))
  })
}

/** Lets the actor in by somebody's invitation; part of the caller's transaction. */
export async function enter(ctx: Own, { roomId, userId }: { roomId: string; userId: string }): Promise<void> {
  const room = await chat.roomOf(ctx, roomId, userId)
  await chat.admit(ctx, room, ctx.actor.id)
  await settleInto(ctx, await chat.holdRoom(ctx, room), async (ctx, { state, me }) => {
    if (state.endedAt !== null) throw conflict('This mediation has ended. Ask for a new one.')
    if (state.stage !== 'waiting') throw conflict('This mediation has begun without you. Ask for a new one.')
    if (present(state).length > MOST_PEOPLE) throw conflict('There is no place left in this mediation.')
    const party = partyOf(state, me)!
    if (party.left === null) return
    // One who had left is back, and says yes or no anew.
    Object.assign(party, { left: null, consent: 'open' })
    await keepSide(ctx, roomId, { record: null })
  })
}

export const consent = (ctx: Own, { id, consent: answer }: On<'consent'>): Promise<Shown> =>
  change(ctx, id, async (ctx, { state, me }) => {
    if (answer === 'yes' && state.stage === 'waiting' && pausing.asksAlone(state, me)) throw pausing.askedFirst()
    people.consent(state, me, answer === 'yes')
    const at = isoAt(ctx.clock())
    pausing.keepAway(state, me, ctx.clock())
    // What is due for another falls on no press of theirs: it comes a moment after it, as after a turn.
    if (state.stage === 'waiting') pausing.turnEnds(state, at, me)
    people.beginWhenAll(state, await relationships.openInto(ctx, id), at)
  })

/** What was shared until now is theirs to keep, sealed with their own key; nothing that comes after it is. */
export async function leave(ctx: Own, { id }: On<'leave'>): Promise<Shown> {
  if (!(await recordOf(ctx, id)))
    await change(ctx, id, async (ctx, { room, state, me }) => {
      const { heard, terms, wishes = [] } = structuredClone(state)
      people.leave(state, me, isoAt(ctx.clock()))
      // Their copy is opened with their key: what is nobody else's to know does not come along.
      const nobodys = { stops: [], goOn: [], alone: [], lifted: [], doubted: [], flagged: [], hushed: [], blows: [] }
      const { hard: _hard, ends: _ends, ...shared } = structuredClone(state)
      // Nor what the others have answered alone, where it did not count yet.
      if (shared.agreedAt === null) shared.yes = []
      if (shared.stage === 'waiting') shared.people = shared.people.map((one) => sealedConsent(one, me))
      if (shared.stage === 'deciding' && shared.chosen) shared.chosen.answers = []
      // As it was: whom they have said back is said back again by another only for those who stay, and what was to be done
      // for what they came for goes only for those.
      const record = { ...shared, ...nobodys, heard, terms, wishes, title: chat.titleOf(room) }
      await keepSide(ctx, id, sealed(mediationSides, { record }, await ownKey(ctx)))
      await keepingReview(ctx, id, state, () => settleWithout(state, isoAt(ctx.clock())))
      await chat.keepUntilNow(ctx, room)
    })
  return view(ctx, id)
}

export const end = (ctx: Own, { id }: On<'end'>): Promise<Shown> =>
  change(ctx, id, (ctx, { state }) => pausing.end(state, isoAt(ctx.clock())))

export const pause = (ctx: Own, { id, paused }: On<'pause'>): Promise<Shown> =>
  change(ctx, id, (ctx, { state, me }) => {
    const at = isoAt(ctx.clock())
    if (paused) return pausing.pause(state, at)
    if (state.paused && pausing.asksAlone(state, me)) throw pausing.askedFirst()
    pausing.goOn(state, me, at)
  })
