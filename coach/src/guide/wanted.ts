import type { Composer } from '../builtin/composer.ts'
import { sentencesIn } from '../text/split.ts'
import { answers, lines, owned, type Answer } from './data.ts'
import { quotedIn } from './draft.ts'
import { nearest, nearness } from './nearest.ts'
import type { Reading as Asked } from '../builtin/reading.ts'
import { read, type Reading } from '../read/read.ts'
import { asks, type Intent } from '../read/intents.ts'

const questions: readonly Intent[] = ['should-i', 'what-do-i-do', 'is-it-ok', 'what-do-they-think', 'what-if']

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
const isOfUs = (c: Composer): boolean => nearest(lines.aboutUs, c.reading.text)[0]!.score > 0
export const asksOfUs = (c: Composer): boolean => isOfUs(c) || c.wanted() === 'about-mallama'

/** How near a question has to come to a kind: where the reader takes it for one, and where it does not. */
const ASKED = 1.5
const UNHEARD = 2

/** A question that is about people, though it may name nobody. */
export const asksOfPeople = (c: Composer): boolean => ofPeople.includes(c.wanted()) || kindOf(c) !== null
const ofPeople: readonly Intent[] = [...unmarked, 'words', 'dictates', 'judge-my-draft']

/** What a question opens with. Where the reader hears none, a kind is known by those of its cues that are one by themselves. */
const opens = 'should shud do does did is am are was what who why how will can could would shall ought must'.split(' ')
const opening = answers.map((it) => ({ it, cues: it.cues.filter((cue) => opens.includes(cue.split(/[ ']/)[0]!)) }))
const anyhow = answers.map((it) => ({ it, cues: it.cues }))

/** The kind of question that is asked; of what is told before it nothing counts, and nothing of what is quoted. */
export function kindOf(c: Composer, wanted = c.wanted()): Answer | null {
  const heard = questions.includes(wanted)
  if (!heard && wanted !== 'tells' && wanted !== 'about-mallama') return null
  if (isOfUs(c)) return null
  const near = c.input.message.slice(-1_500)
  const all = sentencesIn(near.replace(quotedIn(near, 1) ?? '', ''))
  const whole = heard && c.reading.words <= STORY
  const asked = all.filter((it, at) => whole || it.endsWith('?') || at >= all.length - (heard ? 2 : 1)).join(' ')
  const fits = (heard ? anyhow : opening).filter(({ it }) => it.then !== 'afterIf' || wanted === 'what-if')
  const [first] = nearest(fits, asked)
  return first && first.score >= (heard ? ASKED : UNHEARD) ? first.it.it : null
}

/** Good news: it is named as such, and the words sound glad. Either by itself is too little. */
const GLAD = 0.25
const isGlad = (text: string): boolean =>
  nearness(lines.goodNews, text) >= 1.5 &&
  read(text)
    .tone()
    .some(({ label, chance }) => label === 'joy' && chance >= GLAD)

/** What a complaint is easily taken for. */
const likeComplaints: readonly Intent[] = [
  'tells',
  'about-mallama',
  'only-listen',
  'change-the-draft',
  'judge-my-draft',
]

/** What plain signs say of a short message where the learned reader takes it for a telling, or for something about us. */
export function bySigns(wanted: Intent, { text, words, acts }: Pick<Asked, 'text' | 'words' | 'acts'>): Intent {
  if (wanted === 'tells' && isGlad(text)) return 'good-outcome'
  const displeased = words < 20 && (acts.includes('repeat-complaint') || complainsOf(text) >= 1.5)
  if (displeased && likeComplaints.includes(wanted)) return 'complains'
  if (wanted !== 'tells' && wanted !== 'about-mallama') return wanted
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

/** Displeased with what? Without a word about an answer it is mostly with somebody else. */
const DISPLEASED = 0.85
const us = new Set(['you', 'your', 'youre', "you're", 'you’re', 'u', 'ur', "you've", 'you’ve', 'youve', 'yuh', 'app'])
const toUs = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,.!?]+/)
    .some((it) => us.has(it))
const isOfAnswers = (text: string): boolean => toUs(text) || nearest(owned, text)[0]!.score > 0
/** What is told of others has the same words: the reader takes it for a complaint as well. */
const complainsOf = (text: string): number =>
  toUs(text) &&
  read(text)
    .intent()
    .some(({ label, chance }) => label === 'complains' && chance >= 0.15)
    ? nearest(owned, text)[0]!.score
    : 0

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
  const least = best === 'complains' && !isOfAnswers(reading.text) ? DISPLEASED : ((best && dear[best]) ?? 1)
  const sure = best !== undefined && of(best) >= least && !(brief.includes(best) && reading.words > BRIEF)
  const ask = found.find(({ label }) => asks.includes(label))!.label
  // Nobody is told what they did not ask for: a question of which no kind is likely is part of what is told.
  const enough = unmarked.includes(ask) && !reading.text.includes('?') ? UNMARKED : MARKED
  if (asked >= enough && of(ask) >= ONE && asked > (sure ? of(best) : 0)) return ask
  return sure ? best : 'tells'
}
