import type { AsReceived } from '../read/read.ts'
import type { ReadsAs } from '../read/labels.ts'
import { harmsIn } from './harms.ts'
import type { Past } from './past.ts'
import { isEveryday, kinds, type Kind } from './sent.ts'

/** One message that somebody sent to the reader: the "you" in it is the reader. */
export interface Given {
  text: string
  /** What the reader told about it. */
  context: string | null
  /** With what is told about it, and the words alone. */
  as: AsReceived
  alone: AsReceived
  past: Past
}

/** From this chance on something is rather so than not. */
export const HALF = 0.5
/** From this chance a message is one of everyday life. */
const EVERYDAY = 0.7
/** From this chance a reading was right nine times in ten, by authors not learnt from. */
const SURE = 0.85
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
  const chanceOf = (of: (kind: Kind) => boolean) =>
    reads.reduce((sum, { label, chance }) => sum + (of(kinds[label]) ? chance : 0), 0)
  const readAs = (kind: ReadsAs) => reads.find(({ label }) => label === kind)!.chance
  const isUneasy = threat.chance >= UNEASY
  const end = chanceOf(({ group }) => group === 'end')
  const harms = harmsIn(text, alone)
  const easier = past.noContact || past.ex ? LEFT : 0
  // A goodbye for good may sound like a hold on somebody, and not the other way round.
  const kind = harms.doubt + easier >= 0 && !(harms.goodbye === 2 && harms.sure < 0) ? harms.kind : null
  const isClose = past.noContact ? harms.near || kind === 'watched' : past.ex && kind === 'watched'
  return {
    ...harms,
    kind: isClose ? ('watched' as const) : kind,
    isClose,
    isSure: harms.sure + easier >= 0,
    isEveryday: !isUneasy && chanceOf(isEveryday) >= EVERYDAY,
    isEnding: !isUneasy && end >= ENDS && end + chanceOf(({ group }) => group === 'no') >= PARTING,
    isKindly: chanceOf(({ valence }) => valence === 'positive') >= KINDLY,
    isOneThing: reads[0]!.chance >= SURE,
    threat: threat.chance,
    isThreat: threat.use !== 'leave',
    charged: readAs('charges-you'),
    told: readAs('tells-harm'),
  }
}
export type Heard = ReturnType<typeof heardIn>
