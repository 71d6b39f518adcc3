import { type Group, cueHeads, families, mainActs } from '../src/read/labels.ts'

/** The heads of the reader of turns, in order. What it feels like is read of a turn by itself only. */
export const turnGroups: readonly Group[] = [
  { name: 'cue', labels: cueHeads, one: false },
  { name: 'main', labels: mainActs, one: true },
  { name: 'feeling', labels: families, one: true },
]

/** How likely a received message means the opposite; learnt beside its act, and read by nobody. */
export const sarcasms = ['none', 'possible', 'likely'] as const
