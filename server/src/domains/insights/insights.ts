import { accessOf } from '@mallama/contracts/access'
import type { ActionSteps } from '@mallama/contracts/coach'
import type { Input } from '@mallama/contracts/endpoint'
import { AppError } from '@mallama/contracts/errors'
import type { insightsApi, KeptInsights } from '@mallama/contracts/insights'
import type { Relationship } from '@mallama/contracts/relationships'
import { outside, type Own, type World } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { asActor, coachOf, withGuide } from '../account/account.ts'
import { lastTalk, personOf, unanswered } from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { fingerprintOf, isStale, keptOf, make, scored, setting, stillSaid, type Kept } from './kept.ts'
import * as pastWeeks from './past-weeks.ts'
import { gravest, material } from './sources.ts'

const REMAKE = 'remake-insights'

export { exported } from './kept.ts'
export { exportedWeeks, forgetting, wipe } from './past-weeks-kept.ts'
export { pastWeek, weeks } from './past-weeks.ts'
export { conflictsBack } from './conflicts.ts'
export { progress, progressBasis, progressHistory } from './progress.ts'
export { week } from './week.ts'

/** The kept insights at once, while newer ones are made where something changed; made now where there are none. */
export async function relationshipInsights(
  asked: Own,
  { id }: Input<typeof insightsApi.relationshipInsights>,
): Promise<KeptInsights> {
  const hasAccess = accessOf(asked.actor, asked.clock()).hasAppAccess
  // Who only reads what is theirs is answered by the coach of the house: nothing is sent for them any more.
  const ctx = hasAccess ? asked : withGuide(asked)
  const relationship = await relationships.get(ctx, { id })
  const kept = await keptOf(ctx, id)
  if (kept && !hasAccess) return shown(kept, relationship, false)
  const fingerprint = await fingerprintOf(ctx, relationship)
  if (!kept) return shown(await make(ctx, relationship, fingerprint), relationship, false)
  const stale = isStale(ctx, kept, fingerprint)
  // What was deleted is not quoted again, not even until newer ones are made.
  if (stale && !(await stillSaid(ctx, kept, relationship)))
    return shown(await make(ctx, relationship, fingerprint), relationship, false)
  if (stale) await remakeLater(ctx, id)
  return shown(kept, relationship, stale)
}

/** Small steps from the areas given, else from what the relationship's page says; nothing is stored. */
export async function actionSteps(
  ctx: Own,
  { id, areas }: Input<typeof insightsApi.actionSteps>,
): Promise<ActionSteps> {
  const relationship = await relationships.get(ctx, { id })
  const { moments, savedChats, said, flags } = await material(ctx, id)
  const notes = moments.map(({ note }) => note ?? '')
  const heads = savedChats.flatMap(({ title, originalIssue, keyTakeaways }) => [title, originalIssue, keyTakeaways])
  const input = {
    ...(await setting(ctx)),
    person: personOf(relationship),
    areasToImprove: (areas ?? relationship.strugglingWith ?? '').split('\n').filter((area) => area.trim()),
    ...(await lastTalk(ctx, id)),
    said: [...said, ...notes, ...heads].filter(Boolean),
    flag: gravest(flags),
  }
  const steps = await coachOf(ctx)
    .actionSteps(input, { signal: ctx.signal })
    .catch((error: unknown) => {
      throw unanswered(ctx, error, 'Mallama could not think of steps just now. Please try again.')
    })
  return { ...steps, safety: steps.safety ?? ctx.safety }
}

const shown = (kept: Kept, relationship: Relationship, stale: boolean): KeptInsights => ({
  ...scored(kept.result, relationship),
  madeAt: kept.madeAt,
  stale,
})

/** Where the queue fails the kept insights are still an answer; the next look asks again. */
const remakeLater = (ctx: Own, relationshipId: string) =>
  ctx.jobs
    .later(REMAKE, { userId: ctx.actor.id, relationshipId }, relationshipId)
    .catch((err: unknown) => ctx.log.warn({ err }, 'insights could not be queued'))

/** Makes insights anew and tells the person's pages; does nothing where that was done meanwhile. */
async function remake(world: World & { db: Db }, userId: string, relationshipId: string): Promise<void> {
  const actor = await asActor(world.db, world.keys, userId)
  if (!actor) return
  const ctx = outside(world, actor)
  try {
    const relationship = await relationships.get(ctx, { id: relationshipId })
    const kept = await keptOf(ctx, relationshipId)
    const fingerprint = await fingerprintOf(ctx, relationship)
    if (kept && !isStale(ctx, kept, fingerprint)) return
    await make(ctx, relationship, fingerprint)
    await ctx.live.changed(ctx.db, userId, `/api/relationships/${relationshipId}/insights`)
  } catch (error) {
    // Deleted while the job waited: there is nothing to look at any more.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

/** @param opened resolves once there is a world: jobs of before a restart may run while the next one is being made */
export const jobs = (opened: Promise<World & { db: Db }>): Job[] => [
  {
    name: REMAKE,
    run: async ({ userId, relationshipId }) => remake(await opened, String(userId), String(relationshipId)),
  },
  ...pastWeeks.jobs(opened),
]
