import type { Input } from '@mallama/contracts/endpoint'
import { AppError, conflict } from '@mallama/contracts/errors'
import { maySetAside } from '@mallama/contracts/help'
import type { mediationApi, Mediation as Shown } from '@mallama/contracts/mediation'
import type { MediationAct } from '@mallama/contracts/mediation-acts'
import type { Safety } from '@mallama/contracts/safety'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as reminders from '../reminders/reminders.ts'
import { keepingReview } from './agreed.ts'
import { forbids, holdsBack } from './guarding.ts'
import { struck } from './hearing.ts'
import { change, stateFor } from './held.ts'
import { askedFirst, asksAlone, doubted, found, isBarred, keepAway } from './pausing.ts'
import type { Mediation, Opening } from './state.ts'
import { take } from './steps.ts'
import { readWords } from './reading.ts'
import { words } from './words.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>
type Sent = MediationAct & { aside?: true | undefined }

/** @param clientId the same again is the same turn, whichever step the room is at meanwhile */
export const turn = (ctx: Own, { id, ...sent }: On<'turn'>, clientId?: string): Promise<Shown> =>
  act(ctx, id, sent, clientId)
export const statements = (ctx: Own, { id, ...sent }: On<'statements'>): Promise<Shown> => act(ctx, id, sent)
export const agreement = (ctx: Own, { id, ...sent }: On<'agreement'>): Promise<Shown> => act(ctx, id, sent)

/** What is read for words that strike, by the field in which it was written. */
function wordsOf(sent: Sent): Record<string, string> {
  if ('content' in sent) return sent.content ? { content: sent.content } : {}
  return sent.do === 'term' ? { what: sent.what, when: sent.when } : {}
}

const spoken = new Set<Sent['do']>(['say', 'say_back', 'put_right', 'answer'])

/**
 * Only its writer is told which sentence it is, and what came of it or comes of one more: a pause without a reason is taken
 * for the other's doing. What came of it for all stands before they are told.
 */
async function holdBlow(ctx: Own, id: string, sent: Sent, [field, blow]: [string, string]): Promise<never> {
  const told = [words.strikes]
  if (spoken.has(sent.do))
    await change(ctx, id, (ctx, { state, me }) => {
      const wasHard = state.hard === true
      if (state.step === sent.step && struck(state, me, isoAt(ctx.clock()))) told.push(cameOf(state, wasHard))
      keepAway(state, me, ctx.clock())
    })
  throw new AppError('conflict', told.join(' '), { [field]: [blow] })
}

function cameOf(room: Mediation, wasHard: boolean): string {
  if (room.endedAt !== null) return words.struck.ended
  if (room.paused) return words.struck.paused
  return wasHard ? words.struck.last : words.struck.first
}

/** What frightens is not passed on, whoever it is about: its writer has help, and nobody else hears of it. */
async function holdDanger(ctx: Own, id: string, safety: Safety): Promise<never> {
  if (forbids(safety))
    await change(ctx, id, (ctx, { state, me }) => {
      // What was only like danger is cleared alone, by what is answered; what was stated ends it, later on.
      if (maySetAside(safety)) doubted(state, me, ctx.clock())
      else found(state, me, { grave: true, now: ctx.clock() })
      keepAway(state, me, ctx.clock())
    })
  throw Object.assign(conflict('These words were not shared. Only you have seen them.'), { safety })
}

async function act(ctx: Own, id: string, { aside, ...sent }: Sent, clientId?: string): Promise<Shown> {
  const seenBefore = await stateFor(ctx, id)
  const me = seenBefore?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  const cleared = me !== undefined && seenBefore?.lifted?.includes(me) === true && !isBarred(seenBefore, me)
  const holds = (safety: Safety) => holdsBack(safety, { aside: aside === true, cleared })
  if (holds(ctx.safety)) return holdDanger(ctx, id, ctx.safety)
  // Before the room is held: nobody waits while a text is read.
  let elsewhere = false
  let opens: Opening | null = null
  for (const [field, content] of Object.entries(seenBefore && me ? wordsOf(sent as Sent) : {})) {
    const read = await readWords(ctx, seenBefore!, me!, { do: sent.do, content })
    if (holds(read.safety)) return holdDanger(ctx, id, read.safety)
    if (read.blow) return holdBlow(ctx, id, sent as Sent, [field, read.blow])
    elsewhere ||= read.elsewhere
    opens ??= read.opens
  }
  const today = await reminders.today(ctx)
  return change(ctx, id, async (ctx, { state, me }) => {
    if (sent.do === 'yes' && state.stage === 'agreement' && !state.paused && asksAlone(state, me)) throw askedFirst()
    const turns = state.turns.length
    await keepingReview(ctx, id, state, () =>
      take(state, me, sent as MediationAct, { at: isoAt(ctx.clock()), today, elsewhere, opens }),
    )
    const own = state.turns.slice(turns).find(({ by }) => by === me)
    if (own && clientId) own.clientId = clientId
  })
}
