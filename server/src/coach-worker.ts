import { createBuiltInCoach } from '@mallama/coach/coach'
import type { SpeakersInput } from '@mallama/coach/operations'
import type { Answering, Question } from './coach-pool.ts'

const coach = createBuiltInCoach()

/** So much of a quarrel makes this thread as quick as it gets. */
const ENOUGH = 60_000

/** Run by the pool in a thread of its own. */
export default async ({ name, input }: Question): Promise<unknown> => {
  const answer = await (coach[name] as Answering).call(coach, input)
  // Who asks who speaks is about to have the quarrel resolved: what a first reading costs a fresh thread is paid while
  // they choose who they are.
  if (name === 'speakers') setImmediate(() => void resolveSome(input as SpeakersInput))
  return answer
}

async function resolveSome({ originalConversation, ...setting }: SpeakersInput): Promise<void> {
  const some = originalConversation.slice(0, ENOUGH)
  await coach.resolveArgument({ ...setting, country: null, context: null, originalConversation: some })
}
