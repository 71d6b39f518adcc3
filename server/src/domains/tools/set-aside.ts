import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import type { Own } from '../../context.ts'
import { nothingToSetAside } from '../chat/chat.ts'
import { counts } from '../safety/safety.ts'
import { answers, type Answered, type Given } from './answers.ts'
import { askAgain, type Again } from './asking.ts'
import { headOf } from './heads.ts'
import type { Bodies } from './kinds.ts'
import { safetyOf, withSafety } from './listed.ts'
import { find, replace, type Use } from './uses.ts'

/**
 * "This is not about my safety": the result is worked out as for a doubt, and shown. A doubt itself is answered by it as
 * well, so that it is not asked about again. What was stated and what a child tells stays.
 */
export async function setAside<K extends Answered>(ctx: Own, kind: K, id: string): Promise<Use<K>> {
  const use = await find(ctx, kind, id)
  const safety = safetyOf(use)
  if (safety?.aside) return use
  if (!mayBe(safety)) throw nothingToSetAside()
  // Where a doubt kept nothing from the result, nobody waits for the same words again. It keeps tips from a quarrel's and
  // words from a refused one.
  const body =
    needsHelp(safety) || kind === 'argument' || 'refused' in use
      ? await workOut(ctx, kind, use, { aside: true })
      : withSafety(bodyOf(use), asideOf(safety))
  if (needsHelp(safetyOf(body))) throw nothingToSetAside()
  const shown = await replace(ctx, kind, use, body, headOf(kind, body))
  counts.countAside(ctx)
  return shown
}

const asideOf = (safety: Safety): Safety => safety && { ...safety, aside: true }

function bodyOf<K extends Answered>({ id: _id, createdAt: _at, relationshipId: _about, ...body }: Use<K>): Bodies[K] {
  return body as unknown as Bodies[K]
}

export const mayBe = (safety: Safety): boolean => maySetAside(safety) || (safety?.tier === 1 && !safety.stays)

/** The answer to what is kept, as of now. */
export async function workOut<K extends Answered>(ctx: Own, kind: K, use: Use<K>, again: Again): Promise<Bodies[K]> {
  const given: unknown = use
  return askAgain(ctx, again, await answers[kind](ctx, given as Given[K], again))
}
