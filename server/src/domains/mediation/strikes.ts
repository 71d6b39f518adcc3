import { fresh, markOf } from '@mallama/coach/mediation/state'
import type { NamedTurn } from '@mallama/coach/operations'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as account from '../account/account.ts'
import { nameOf, present, type Mediation } from './state.ts'

/** The coach reads a turn in view of these before it. */
const BEFORE = 14

/**
 * Whether these words strike the other: harm of 4 or more. Read by the built-in coach, on this machine: the words of two
 * do not go to a model that one of them agreed to. What cannot be read in time strikes nobody.
 */
export async function strikes(ctx: Own, room: Mediation, me: string, content: string): Promise<boolean> {
  const names = namesOf(room, me)
  const turn = (own: boolean, text: string, at: string): NamedTurn & { role: 'party' } => ({
    role: 'party',
    speaker: names[own ? 0 : 1],
    content: text,
    at,
  })
  const before = room.turns
    .filter(({ by, content: text }) => by !== null && text !== '')
    .slice(-BEFORE)
    .map(({ by, content: text, at }) => turn(by === me, text, at))
  const last = before.at(-1)
  // No step of its own is due: it only listens for what strikes.
  const state = {
    ...fresh(names),
    step: 'done',
    count: before.length,
    said: 1,
    spoke: before.length,
    ...(last ? { last: markOf(last) } : {}),
  }
  const now = isoAt(ctx.clock())
  try {
    const { reason } = await account.guideOf(ctx).mediationTurn({
      parties: names,
      turns: [...before, turn(true, content, now)],
      addressed: false,
      state,
      country: ctx.actor.country,
      now,
    })
    return reason === 'harm'
  } catch (error) {
    ctx.log.warn({ err: error }, 'a turn of a mediation was not read')
    return false
  }
}

/** The two sides as the reader knows them apart, whatever they are called. */
function namesOf(room: Mediation, me: string): [string, string] {
  const own = nameOf(room, me)
  const [other] = present(room).filter(({ id }) => id !== me)
  const name = other?.name || 'Other'
  return own.toLowerCase() === name.toLowerCase() ? ['Me', 'Other'] : [own, name]
}
