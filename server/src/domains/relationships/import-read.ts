import type { ImportedPerson } from '@mallama/contracts/people-import'
import type { Safety } from '@mallama/contracts/safety'
import type { Own } from '../../context.ts'
import { showHelp } from '../../platform/screening.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import * as account from '../account/account.ts'

/** Letters that are read at a time, so that no reading takes longer than one may. */
const AT_ONCE = 4_000
/** So long somebody who brings in a thousand people waits for it; what is not read by then is said to be unread. */
const PATIENCE_MS = 8_000

const wordsOf = ({ personName, customLabel, notes, dates }: ImportedPerson) =>
  [personName, customLabel, notes, ...dates.map(({ label }) => label)].filter(Boolean).join('\n')

/**
 * Reads who was brought in, row by row, and shows help beside the answer as with everything that is kept: what one row
 * says of danger is lost between a thousand others when a file is read as one text.
 */
export async function screenPeople(ctx: Own, people: readonly ImportedPerson[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  let gravest: Safety = null
  let isRead = true
  for (const texts of batches(people.map(wordsOf))) {
    if (performance.now() > until) {
      isRead = false
      break
    }
    try {
      const found = await ctx.readers.screen(texts, ctx.actor.country, ctx.actor.id)
      if (found && (!gravest || found.tier > gravest.tier)) gravest = found
    } catch (error) {
      ctx.log.warn({ isLate: isOutOfTime(error) }, 'people who were brought in could not be screened')
      isRead = false
    }
  }
  showHelp(ctx.reply, gravest, isRead)
  if (gravest) await account.holdLetters(ctx, gravest)
}

function* batches(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = []
  let letters = 0
  for (const text of texts) {
    if (batch.length > 0 && letters + text.length > AT_ONCE) {
      yield batch
      batch = []
      letters = 0
    }
    batch.push(text)
    letters += text.length
  }
  if (batch.length > 0) yield batch
}
