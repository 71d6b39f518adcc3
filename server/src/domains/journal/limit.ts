import { conflict } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import { journalEntries } from './journal.table.ts'
import { mine } from './kept.ts'

/** Half a century of days. What looks at all of them must have an end; one more of two at once does no harm. */
export const MOST = 20_000

/** Makes sure of room for so many more entries. */
export async function makeRoomFor(ctx: Own, more: number): Promise<void> {
  const held = await ctx.db.$count(journalEntries, mine(ctx))
  if (held + more > MOST)
    throw conflict(`A journal holds ${MOST.toLocaleString('en-US')} entries. Delete some to write another.`)
}
