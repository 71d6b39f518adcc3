import type { Input } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import type { MediationAct, mediationApi, Mediation as Shown } from '@mallama/contracts/mediation'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as reminders from '../reminders/reminders.ts'
import { forbids, holdsBack } from './guarding.ts'
import { change, stateFor } from './held.ts'
import { isBarred, stop } from './pausing.ts'
import { present } from './state.ts'
import { take } from './steps.ts'
import { strikes } from './strikes.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>
type Sent = MediationAct & { aside?: true | undefined }

/** @param clientId the same again is the same turn, whichever step the room is at meanwhile */
export const turn = (ctx: Own, { id, ...sent }: On<'turn'>, clientId?: string): Promise<Shown> =>
  act(ctx, id, sent, clientId)
export const statements = (ctx: Own, { id, ...sent }: On<'statements'>): Promise<Shown> => act(ctx, id, sent)
export const agreement = (ctx: Own, { id, ...sent }: On<'agreement'>): Promise<Shown> => act(ctx, id, sent)

/** What is read for words that strike: what is said about how it is, not what both are asked to sign. */
const told = (sent: Sent): string | null =>
  sent.do === 'say' || sent.do === 'say_back' || sent.do === 'put_right' ? sent.content : null

async function act(ctx: Own, id: string, { aside, ...sent }: Sent, clientId?: string): Promise<Shown> {
  const seenBefore = await stateFor(ctx, id)
  // What frightens is not passed on, whoever it is about: its writer has help, and nobody else hears of it.
  if (holdsBack(ctx.safety, aside === true)) {
    if (forbids(ctx.safety)) await change(ctx, id, (ctx, { state, me }) => void stop(state, me, true, ctx.clock()))
    throw conflict('These words were not shared. Only you have seen them.')
  }
  const words = told(sent as Sent)
  // Before the room is held: nobody waits while a text is read.
  const me = seenBefore?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  const harmful = words !== null && seenBefore && me ? await strikes(ctx, seenBefore, me, words) : false
  const today = await reminders.today(ctx)
  return change(ctx, id, async (ctx, { state, me }) => {
    if (isBarred(state, me)) throw conflict('There is no mediation for you now. What helps is in your private room.')
    const agreed = state.agreedAt !== null
    const turns = state.turns.length
    take(state, me, sent as MediationAct, { at: isoAt(ctx.clock()), today, strikes: harmful })
    const own = state.turns.slice(turns).find(({ by }) => by === me)
    if (own && clientId) own.clientId = clientId
    if (agreed || state.agreedAt === null) return
    await reminders.keepReview(
      ctx,
      id,
      present(state).map(({ userId }) => userId),
      state.review!,
    )
  })
}
