import { needsHelp } from '@mallama/contracts/help'
import type { Setting } from '@mallama/coach/operations'
import type { Coach, Live, Person } from '@mallama/coach/port'
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

/** What the coach saw, and what the screen saw that the coach did not: from tier 2 on it is never lost. */
export const seen = (ctx: Own, safety: Safety): Safety => safety ?? (needsHelp(ctx.safety) ? ctx.safety : null)
