import { lines } from './data.ts'
import { nearest } from './nearest.ts'
import type { Reading as Asked } from '../builtin/reading.ts'
import { read, type Reading } from '../read/read.ts'
import { asks, type Intent } from '../read/intents.ts'

/** From which chance on a class is acted on, where an error costs more than one that listens. */
const dear: Partial<Record<Intent, number>> = {
  'about-mallama': 0.5,
  complains: 0.4,
  'puts-right': 0.6,
  'good-outcome': 0.85,
  resolves: 0.7,
  declines: 0.5,
  'answers-safety': 0.6,
  'only-listen': 0.5,
  leaves: 0.4,
  thanks: 0.5,
  greets: 0.5,
}

/** What can be meant by a short message alone. */
const brief: readonly Intent[] = ['thanks', 'greets', 'leaves', 'declines']
const BRIEF = 16

/** Without a question mark these are easily taken for what is told. */
const unmarked: readonly Intent[] = ['should-i', 'is-it-ok', 'what-do-they-think', 'what-if']
/** How likely asks have to be in all, with a question mark and without one where a telling may look like it; and one. */
const MARKED = 0.4
const UNMARKED = 0.55
const ONE = 0.25
const SURE = 0.93

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
const STORY = 24

/** A question about Mallama itself: one of its own answers is near, or the reader says so. */
export const asksOfUs = (text: string): boolean =>
  nearest(lines.aboutUs, text)[0]!.score > 0 || wantedIn(text) === 'about-mallama'

/** What plain signs say of a short message where the learned reader takes it for a telling, or for something about us. */
export function plainly(wanted: Intent, { words, acts }: Pick<Asked, 'words' | 'acts'>): Intent {
  if (wanted !== 'tells' && wanted !== 'about-mallama' && wanted !== 'only-listen') return wanted
  if (words < 20 && acts.includes('repeat-complaint')) return 'complains'
  if (wanted === 'only-listen') return wanted
  // A request for words is never passed over.
  if (acts.includes('script')) return 'words'
  if (words <= 6 && acts.includes('closing')) return 'leaves'
  return words <= 14 && acts.includes('thanks') ? 'thanks' : wanted
}

/** What is wanted with a message. An ask beats a telling: all asks are summed before one of them is chosen. */
export function wantedIn(text: string): Intent {
  const reading = read(text)
  const whole = wantedBy(reading)
  const last = reading.sentences.at(-1)
  if (reading.words <= STORY || !last || whole === 'tells' || text.includes('?')) return whole
  return wantedBy(read(text.slice(last.from, last.to))) === whole ? whole : 'tells'
}

function wantedBy(reading: Reading): Intent {
  const found = reading.intent()
  const bare = (intent: Intent) => found.find(({ label }) => label === intent)?.chance ?? 0
  // The lines of intents have each of them as often; how often somebody only tells is another head's to say.
  const told = reading.telling()
  const of = (intent: Intent) => (bare(intent) * (1 - told)) / Math.max(0.001, 1 - bare('tells'))
  // A request for words is never passed over, however much is told beside it.
  if (bare('words') >= SURE) return 'words'
  const asked = asks.reduce((sum, intent) => sum + of(intent), 0)
  const best = found.find(({ label }) => !asks.includes(label) && label !== 'tells')?.label
  const sure = best !== undefined && of(best) >= (dear[best] ?? 1) && !(brief.includes(best) && reading.words > BRIEF)
  const ask = found.find(({ label }) => asks.includes(label))!.label
  // Nobody is told what they did not ask for: a question of which no kind is likely is part of what is told.
  const least = unmarked.includes(ask) && !reading.text.includes('?') ? UNMARKED : MARKED
  if (asked >= least && of(ask) >= ONE && asked > (sure ? of(best) : 0)) return ask
  return sure ? best : 'tells'
}
