import { isoAt } from '../../platform/clock.ts'
import * as membership from '../membership/membership.ts'
import type { Desk } from './desk.ts'
import { writeLetters } from './letters.ts'

const HOUR_MS = 3_600_000
/** The hours in which the banner turns to a warning. */
const BEFORE_MS = 6 * HOUR_MS

/** A letter to everyone whose trial ends within hours. It ends by itself: nothing has to be done. */
export async function tellOfEndingTrials({ db, clock }: Desk): Promise<void> {
  const now = clock()
  for (const { id, trialEndDate } of await membership.endingTrials(db, now, BEFORE_MS)) {
    const told = { at: isoAt(Date.parse(trialEndDate)) }
    await writeLetters(db, id, [{ key: `trial:${trialEndDate}`, kind: 'trial', told }], now)
  }
}
