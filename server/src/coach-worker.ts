import { createBuiltInCoach } from '@mallama/coach/coach'
import type { Answering, Question } from './coach-pool.ts'

const coach = createBuiltInCoach()

/** Run by the pool in a thread of its own. */
export default ({ name, input }: Question): Promise<unknown> => (coach[name] as Answering).call(coach, input)
