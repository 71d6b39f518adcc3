import type { AsReceived } from '../read/read.ts'
import type { ReadsAs, Role } from '../read/labels.ts'
import { harmsIn } from './harms.ts'
import type { Past } from './past.ts'
import { isEveryday, kinds, type Kind } from './sent.ts'

/** One message that somebody sent to the reader: the "you" in it is the reader. */
export interface Given {
  text: string
  words: number
  /** What the reader told about it. */
  context: string | null
  /** With what is told about it, and the words alone. */
  as: AsReceived
  alone: AsReceived
  past: Past
  /** Who sent it, where that is known or rather sure. */
  role: Role | null
}
/** From this chance on something is rather so than not. */
export const HALF = 0.5
/** From this chance a reading was right nine times in ten, by authors not learnt from. */
export const SURE = 0.85

/** From this chance a message is one of everyday life. */
const EVERYDAY = 0.7
/** From these chances it is the end of what the two had, or that and a no together. */
const ENDS = 0.3
const PARTING = 0.95
/** None is everyday or an end that holds a threat with more than this. */
const UNEASY = 0.2
/** From this chance it is kindly meant. */
const KINDLY = 0.3
/** By so much, in log-odds, less is enough from somebody who was left, or asked to stay away. */
const LEFT = 1.5

/** What the readers of messages hear in it, beside the screen. */
export function heardIn({ text, as: { reads, threat }, alone, past }: Given) {
  const chanceOf = (of: (kind: Kind, label: ReadsAs) => boolean) =>
    reads.reduce((sum, { label, chance }) => sum + (of(kinds[label], label) ? chance : 0), 0)
  const isUneasy = threat.chance >= UNEASY
  const end = chanceOf(({ group }) => group === 'end')
  const harms = harmsIn(text, alone)
  const easier = past.noContact || past.ex ? LEFT : 0
  const kind = harms.doubt + easier >= 0 ? harms.kind : null
  const isClose = past.noContact ? harms.near || kind === 'watched' : past.ex && kind === 'watched'
  return {
    kind: isClose ? ('watched' as const) : kind,
    place: harms.place,
    goodbye: harms.goodbye,
    isClose,
    isSure: harms.sure + easier >= 0,
    isEveryday: !isUneasy && chanceOf(isEveryday) >= EVERYDAY,
    isEnding: !isUneasy && end >= ENDS && end + chanceOf(({ group }) => group === 'no') >= PARTING,
    isKindly: chanceOf(({ valence }) => valence === 'positive') >= KINDLY,
    isOneThing: reads[0]!.chance >= SURE,
    threat: threat.chance,
    isThreat: threat.use !== 'leave',
    charged: chanceOf((_, label) => label === 'charges-you'),
    told: chanceOf((_, label) => label === 'tells-harm'),
  }
}
export type Heard = ReturnType<typeof heardIn>
