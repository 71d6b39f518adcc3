import { accessOf } from '@mallama/contracts/access'
import type { Coach, Setting } from '@mallama/coach/operations'
import type { Live, Person } from '@mallama/coach/port'
import type { Safety } from '@mallama/contracts/safety'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { coachOf, guideOf, zoneOf } from '../account/account.ts'
import { personOf, spend, unanswered } from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'

export const setting = async (ctx: Own): Promise<Setting> => ({
  knownPeople: await relationships.names(ctx),
  userFirstName: ctx.actor.firstName,
  country: ctx.actor.country,
  now: isoAt(ctx.clock()),
  timeZone: await zoneOf(ctx),
})

/** The tracked person whom it is about; null for nobody. Throws "not found" for somebody else's. */
export const personIn = async (ctx: Own, relationshipId: string | null | undefined): Promise<Person | null> =>
  relationshipId ? personOf(await relationships.get(ctx, { id: relationshipId })) : null

/** Counts it and asks the coach. `told` is what the person hears where the coach fails; nothing is kept then. */
export async function ask<T>(
  ctx: Own,
  told: string,
  work: (coach: Coach, live: Pick<Live, 'signal' | 'progress' | 'safety'>) => Promise<T>,
  guide = false,
): Promise<T> {
  await spend(ctx)
  const live = { signal: ctx.signal, progress: ctx.progress, ...(ctx.help ? { safety: ctx.help } : {}) }
  return work(guide ? guideOf(ctx) : coachOf(ctx), live).catch((error: unknown) => {
    throw unanswered(ctx, error, told)
  })
}

/** How a kept use is worked out once more. */
export interface Again {
  /** The person set aside what was seen in it. */
  aside?: true
  /** By the built-in coach, and counted by nobody: nobody asked for it now. */
  quietly?: true
}

/** The answer to what was asked before. It counts against nothing: nobody pays for a false alarm of ours. */
export function askAgain<T>(
  ctx: Own,
  { quietly }: Again,
  work: (coach: Coach, live: Pick<Live, 'signal'>) => Promise<T>,
) {
  const mayAsk = accessOf(ctx.actor, ctx.clock()).hasAppAccess && !quietly
  return work(mayAsk ? coachOf(ctx) : guideOf(ctx), { signal: ctx.signal }).catch((error: unknown) => {
    throw unanswered(ctx, error, 'Mallama could not work this out just now. Please try again.')
  })
}

/**
 * What the coach saw, who read the whole and knows whose words they are: what it clears is cleared. Only what was stated
 * outright is not lost where a coach is silent.
 */
export const seen = (ctx: Own, safety: Safety): Safety => safety ?? (ctx.safety?.tier === 3 ? ctx.safety : null)
