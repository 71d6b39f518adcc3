import { AppError } from '@mallama/contracts/errors'
import { ownKey, type Own } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { gone, mine } from './own.ts'
import { relationships } from './relationships.table.ts'

type Texts = Record<string, string | null | undefined>

/**
 * Refuses, naming the fields, what was written over another text than the one its form was opened with; holds the row
 * until the transaction ends, so that nobody writes in between. What stands there already in the very words is no
 * conflict: it is the same save again, whose answer was lost.
 * @param expected by field; null and an empty text are the same
 */
export async function stillAs(ctx: Own, id: string, expected: Texts, changes: object): Promise<void> {
  const [row] = await ctx.db.select().from(relationships).where(mine(ctx, id)).for('no key update')
  if (!row) throw gone()
  const stored = opened(relationships, row, await ownKey(ctx)) as unknown as Texts
  const wanted = changes as Texts
  const elsewhere = Object.keys(expected).filter((field) => {
    const now = stored[field] || null
    const same = now === (expected[field] || null)
    return expected[field] !== undefined && !same && !(field in wanted && (wanted[field] || null) === now)
  })
  if (elsewhere.length === 0) return
  const what = 'This was changed elsewhere after you opened it'
  const details = Object.fromEntries(elsewhere.map((field) => [field, [what]]))
  throw new AppError('conflict', `${what}, so nothing was saved. Look at both versions and choose one.`, details)
}
