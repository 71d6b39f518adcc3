import type { Input } from '@mallama/contracts/endpoint'
import { AppError, conflict } from '@mallama/contracts/errors'
import { maySetAside } from '@mallama/contracts/help'
import type { mediationApi, Mediation as Shown } from '@mallama/contracts/mediation'
import type { MediationAct } from '@mallama/contracts/mediation-acts'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as reminders from '../reminders/reminders.ts'
import { keepingReview } from './agreed.ts'
import { forbids, holdsBack } from './guarding.ts'
import { struck } from './hearing.ts'
import { change, stateFor } from './held.ts'
import { askedFirst, asksAlone, keepStop, stop } from './pausing.ts'
import { take } from './steps.ts'
import { readWords } from './reading.ts'

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

const spoken = new Set<Sent['do']>(['say', 'say_back', 'put_right'])

/** Only its writer is told which sentence it is. What came of it for all stands before they are. */
async function holdBlow(ctx: Own, id: string, sent: Sent, blow: string): Promise<never> {
  if (spoken.has(sent.do))
    await change(ctx, id, (ctx, { state, me }) => {
      if (state.step === sent.step) struck(state, me, isoAt(ctx.clock()))
    })
  throw new AppError('conflict', 'This was not shared: one sentence in it strikes. Only you have seen it.', {
    [sent.do === 'term' ? 'what' : 'content']: [blow],
  })
}

async function act(ctx: Own, id: string, { aside, ...sent }: Sent, clientId?: string): Promise<Shown> {
  const seenBefore = await stateFor(ctx, id)
  // What frightens is not passed on, whoever it is about: its writer has help, and nobody else hears of it.
  const me = seenBefore?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  const cleared = me !== undefined && seenBefore?.lifted?.includes(me) === true
  if (holdsBack(ctx.safety, { aside: aside === true, cleared })) {
    if (forbids(ctx.safety))
      await change(ctx, id, (ctx, { state, me }) => {
        stop(state, me, true, ctx.clock())
        // What was only like danger is cleared alone, once; what was stated ends it, later on.
        if (!maySetAside(ctx.safety) || state.lifted?.includes(me)) keepStop(state, me)
      })
    throw conflict('These words were not shared. Only you have seen them.')
  }
  const words = wordsOf(sent as Sent)
  // Before the room is held: nobody waits while a text is read.
  const read =
    words !== null && seenBefore && me ? await readWords(ctx, seenBefore, me, { do: sent.do, content: words }) : null
  if (read?.blow) return holdBlow(ctx, id, sent as Sent, read.blow)
  const today = await reminders.today(ctx)
  return change(ctx, id, async (ctx, { state, me }) => {
    if (sent.do === 'yes' && state.stage === 'agreement' && !state.paused && asksAlone(state, me)) throw askedFirst()
    const turns = state.turns.length
    await keepingReview(ctx, id, state, () =>
      take(state, me, sent as MediationAct, { at: isoAt(ctx.clock()), today, elsewhere: read?.elsewhere ?? false }),
    )
    const own = state.turns.slice(turns).find(({ by }) => by === me)
    if (own && clientId) own.clientId = clientId
  })
}
