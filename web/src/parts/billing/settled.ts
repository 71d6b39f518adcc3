import type { SubscriptionStatus } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { loadUser } from '../../platform/user.ts'
import { readStatus } from './calls.ts'

const TRIES = 8
const WAIT_MS = 1_000

export const hasPlan = ({ status, plan }: SubscriptionStatus, wanted: Plan | null) =>
  status !== 'none' && (wanted === null || plan === wanted)

/**
 * After a payment: asks until the plan is there, since the provider may tell us later than it tells the browser, and
 * takes over the account that has it. Nobody who paid is sent back to the plans because an event was slow.
 * @param wanted null: whichever plan it was
 */
export async function settled(wanted: Plan | null, tries = TRIES): Promise<boolean> {
  let arrived = false
  for (let left = tries; left > 0 && !arrived; left--) {
    arrived = await readStatus().then(
      (status) => hasPlan(status, wanted),
      () => false,
    )
    if (!arrived && left > 1) await new Promise((done) => setTimeout(done, WAIT_MS))
  }
  await loadUser().catch(() => undefined)
  return arrived
}
