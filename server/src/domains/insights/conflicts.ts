import { AppError } from '@mallama/contracts/errors'
import { DAY_MS } from '@mallama/contracts/days'
import type { ConflictsBack } from '@mallama/contracts/progress'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import * as relationships from '../relationships/relationships.ts'

/** As long as progress looks back. */
const WINDOW = 84 * DAY_MS

/** What keeps coming back over everyone. */
export async function conflictsBack(ctx: Own): Promise<ConflictsBack> {
  const from = isoAt(ctx.clock() - WINDOW)
  const moments = await relationships.momentsSince(ctx, from)
  if (!moments.some(({ kind }) => kind === 'conflict')) return { from, subjects: [], people: [] }
  const about = [...new Set(moments.map(({ relationshipId }) => relationshipId))]
  const names = Object.fromEntries(await relationships.namesOf(ctx, about))
  const read = await ctx.readers
    .conflicts({ moments, names, country: ctx.actor.country }, ctx.actor.id)
    .catch((error: unknown) => {
      if (!isOutOfTime(error)) throw error
      throw new AppError('unexpected', 'Your conflicts took too long to look over. Please try again.')
    })
  return { from, ...read }
}
