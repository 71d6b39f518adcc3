import type { Own } from '../../context.ts'
import * as reminders from '../reminders/reminders.ts'
import { present, type Mediation } from './state.ts'

/** Does `work`, and where an agreement came of it, keeps the day on which its people look at it again. */
export async function keepingReview(
  ctx: Pick<Own, 'db'>,
  id: string,
  state: Mediation,
  work: () => void,
): Promise<void> {
  const before = state.agreedAt
  work()
  if (before !== null || state.agreedAt === null) return
  await reminders.keepReview(
    ctx,
    id,
    present(state).map(({ userId }) => userId),
    state.review!,
  )
}
