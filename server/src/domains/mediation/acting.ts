import type { Input } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import { maySetAside } from '@mallama/contracts/help'
import type { mediationApi, Mediation as Shown } from '@mallama/contracts/mediation'
import type { MediationAct } from '@mallama/contracts/mediation-acts'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as reminders from '../reminders/reminders.ts'
import { forbids, holdsBack } from './guarding.ts'
import { holdBlow } from './hearing.ts'
import { change, stateFor } from './held.ts'
import { isBarred, keepStop, noneForYou, stop } from './pausing.ts'
import { present } from './state.ts'
import { take } from './steps.ts'
import { nothing, readWords } from './reading.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>
type Sent = MediationAct & { aside?: true | undefined }

/** @param clientId the same again is the same turn, whichever step the room is at meanwhile */
export const turn = (ctx: Own, { id, ...sent }: On<'turn'>, clientId?: string): Promise<Shown> =>
  act(ctx, id, sent, clientId)
export const statements = (ctx: Own, { id, ...sent }: On<'statements'>): Promise<Shown> => act(ctx, id, sent)
export const agreement = (ctx: Own, { id, ...sent }: On<'agreement'>): Promise<Shown> => act(ctx, id, sent)

/** What is read for words that strike. */
function wordsOf(sent: Sent): string | null {
  if ('content' in sent) return sent.content || null
  return sent.do === 'term' ? sent.what : null
}

/** A conversation has blows in it, and the mediator steps in. What all are asked to sign has none: it does not cross. */
const spoken = new Set<Sent['do']>(['say', 'say_back', 'put_right'])

async function heldBack(ctx: Own, id: string, step: number): Promise<boolean> {
  let held = false
  await change(ctx, id, (ctx, { state, me }) => {
    held = state.step === step && holdBlow(state, me, isoAt(ctx.clock()))
  })
  return held
}

async function act(ctx: Own, id: string, { aside, ...sent }: Sent, clientId?: string): Promise<Shown> {
  const seenBefore = await stateFor(ctx, id)
  // What frightens is not passed on, whoever it is about: its writer has help, and nobody else hears of it.
  if (holdsBack(ctx.safety, aside === true)) {
    if (forbids(ctx.safety))
      await change(ctx, id, (ctx, { state, me }) => {
        stop(state, me, true, ctx.clock())
        // What was only like danger is talked over in the private room; what was stated is not taken back there.
        if (!maySetAside(ctx.safety)) keepStop(state, me)
      })
    throw conflict('These words were not shared. Only you have seen them.')
  }
  const words = wordsOf(sent as Sent)
  // Before the room is held: nobody waits while a text is read.
  const me = seenBefore?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  const read =
    words !== null && seenBefore && me ? await readWords(ctx, seenBefore, me, { do: sent.do, content: words }) : null
  if (read?.strikes && !spoken.has(sent.do))
    throw conflict('That says what somebody is. Write what you would do or would like. Only you have seen these words.')
  if (read?.strikes && (await heldBack(ctx, id, sent.step)))
    throw conflict(
      'That hurts, and was not shared. Say what happened, how it was for you, or one thing that you heard.',
    )
  const today = await reminders.today(ctx)
  return change(ctx, id, async (ctx, { state, me }) => {
    if (isBarred(state, me)) throw noneForYou()
    const agreed = state.agreedAt !== null
    const turns = state.turns.length
    take(state, me, sent as MediationAct, { at: isoAt(ctx.clock()), today, ...(read ?? nothing) })
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
