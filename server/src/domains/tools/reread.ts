import { SCREEN } from '@mallama/coach/safety/version'
import type { KeptPage } from '@mallama/contracts/kept'
import type { z } from 'zod'
import { AppError } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import { headOf } from './heads.ts'
import type { Answered } from './answers.ts'
import type { Bodies, Mark } from './kinds.ts'
import { byModel, listed, safetyOf } from './listed.ts'
import { workOut } from './set-aside.ts'
import { find, onlyAsks, pageOf, replace, type Use } from './uses.ts'

/** So many of a page are read again at once: the rest the next time. */
const TOGETHER = 5

/** A result that an earlier screen put help in the place of. What was stated, and what a model saw, stays as it is. */
const isOld = (use: Bodies[Answered] & Mark): boolean =>
  safetyOf(use)?.tier === 2 && use.screen !== SCREEN && !byModel(use)

/**
 * What an earlier screen blanked, as the one of now reads it: its result comes back, or stays what it was. By the built-in
 * coach, which wrote it; what cannot be worked out just now stays until the next time.
 */
async function asOfNow<K extends Answered>(ctx: Own, kind: K, use: Use<K>): Promise<Use<K>> {
  try {
    const body = await workOut(ctx, kind, use, { quietly: true })
    return await replace(ctx, kind, use, body, headOf(kind, body))
  } catch (error) {
    if (error instanceof AppError) return use
    throw error
  }
}

/** One use, read again where that is due. */
export async function opened<K extends Answered>(ctx: Own, kind: K, id: string): Promise<Use<K>> {
  const use = await find(ctx, kind, id)
  return isOld(use) ? asOfNow(ctx, kind, use) : use
}

/** The newest uses of a tool, whole; of what told of danger only that. */
export async function page<K extends Exclude<Answered, 'argument'>>(
  ctx: Own,
  kind: K,
  asked: z.infer<typeof KeptPage>,
): Promise<Use<K>[]> {
  const uses = await pageOf(ctx, kind, asked)
  const old = new Set(uses.filter((use) => isOld(use)).slice(0, TOGETHER))
  const now: Use<K>[] = []
  for (const use of uses) {
    const { id, createdAt, relationshipId } = use
    const read = old.has(use) ? await asOfNow(ctx, kind, use) : use
    if (!onlyAsks(read)) now.push({ ...listed(read), id, createdAt, relationshipId })
  }
  return now
}
