import { intents } from '../src/read/labels.ts'
import type { Task } from './task.ts'

/** How what is wanted is learnt from n-grams: by `read.ts`, and left out in turn by `wishes.ts`. */
export const intentTask: Task = {
  groups: [
    { name: 'intent', labels: intents, one: true },
    { name: 'telling', labels: ['telling'], one: false },
  ],
  most: 16_000,
  penalty: 0.3,
  rarest: 2,
  rounds: 10,
}
