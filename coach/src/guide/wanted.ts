import { asksForWords } from '../builtin/asked-for.ts'
import type { Composer } from '../builtin/composer.ts'
import { sentencesIn } from '../text/split.ts'
import { chosenFrom, toUs } from './chosen.ts'
import { answers, lines, owned, type Answer } from './data.ts'
import { quotedIn } from './draft.ts'
import { nearest, nearness } from './nearest.ts'
import type { Reading as Asked } from '../builtin/reading.ts'
import type { Found } from '../read/classifier.ts'
import { read } from '../read/read.ts'
import { asks, type Intent } from '../read/intents.ts'

const questions: readonly Intent[] = ['should-i', 'what-do-i-do', 'is-it-ok', 'what-do-they-think', 'what-if']

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
const STORY = 24

/** A question about Mallama itself: a short message that has the words of one, or the reader says so. */
const BRIEF = 30
const PLAIN = 2
/** The words of one are those of many a question about people: the reader has to think it possible. */
const OF_US = 0.1
const ofUs = (text: string): number => nearest(lines.aboutUs, sentencesIn(text).at(-1) ?? '')[0]!.score
const likeUs: readonly Intent[] = ['tells', 'words', 'about-mallama', ...questions]
export const asksOfUs = (c: Composer): boolean => c.wanted() === 'about-mallama'

/** How near a question has to come to a kind: where the reader takes it for one, and where it does not. */
const ASKED = 1.5
const UNHEARD = 2

/** A question that is about people, though it may name nobody. */
export const asksOfPeople = (c: Composer): boolean => ofPeople.includes(c.wanted()) || kindOf(c) !== null
const others = questions.filter((it) => it !== 'what-do-i-do')
const ofPeople: readonly Intent[] = [...others, 'words', 'dictates', 'judge-my-draft']

/** What a question opens with. Where the reader hears none, a kind is known by those of its cues that are one by themselves. */
const opens = 'should shud do does did is am are was what who why how will can could would shall ought must'.split(' ')
const opening = answers.map((it) => ({ it, cues: it.cues.filter((cue) => opens.includes(cue.split(/[ ']/)[0]!)) }))
const anyhow = answers.map((it) => ({ it, cues: it.cues }))

/** The kind of question that is asked; of what is told before it nothing counts, and nothing of what is quoted. */
export function kindOf(c: Composer, wanted = c.wanted()): Answer | null {
  const heard = questions.includes(wanted)
  if (!heard && wanted !== 'tells' && (wanted !== 'about-mallama' || ofUs(c.reading.text) > 0)) return null
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
const ofDrafts: readonly Intent[] = ['change-the-draft', 'judge-my-draft']
const likeComplaints: readonly Intent[] = ['tells', 'about-mallama', 'only-listen', ...ofDrafts]

/** What such a request is easily taken for. */
const mayBeWords: readonly Intent[] = ['tells', 'only-listen', ...questions.filter((it) => it !== 'what-if')]

/** What plain signs say of a short message where the learned reader takes it for a telling, or for something about us. */
function bySigns(wanted: Intent, asked: Asked, found: readonly Found<Intent>[]): Intent {
  const { text, words, acts } = asked
  if (wanted === 'tells' && isGlad(text)) return 'good-outcome'
  const may = found.some(({ label, chance }) => label === 'about-mallama' && chance >= OF_US)
  if (may && words <= BRIEF && likeUs.includes(wanted) && ofUs(text) >= PLAIN) return 'about-mallama'
  const displeased = words < 20 && (acts.includes('repeat-complaint') || complainsOf(text, found) >= 1.5)
  if (displeased && likeComplaints.includes(wanted)) return 'complains'
  // A request for words is never passed over.
  if (mayBeWords.includes(wanted) && asksForWords(text)) return 'words'
  if (wanted !== 'tells' && wanted !== 'about-mallama') return wanted
  if (acts.includes('script')) return 'words'
  if (words <= 6 && acts.includes('closing')) return 'leaves'
  return words <= 14 && acts.includes('thanks') ? 'thanks' : wanted
}

/** How likely something is asked for, whatever it is: nobody who asks is only listened to. */
const LIKELY = 0.4
export interface Wish {
  wanted: Intent
  mayAsk: boolean
  /** It may be good news: that is asked, and not said. */
  mayBeGlad: boolean
  /** What it most sounds like, surely or not. */
  like: Intent | null
}
const GLAD_ENOUGH = 0.75
const LIKE = 0.45

/** What is wanted with a message. */
export function wishIn(text: string, reading: Asked): Wish {
  const found = read(text).intent()
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const last = sentencesIn(text.slice(-1_000)).at(-1) ?? ''
  return {
    wanted: bySigns(chosenFrom(found, text, reading.words), reading, found),
    mayAsk: asked >= LIKELY || last.endsWith('?'),
    mayBeGlad: found[0]!.label === 'good-outcome' && found[0]!.chance >= GLAD_ENOUGH,
    like: found[0]!.chance >= LIKE ? found[0]!.label : null,
  }
}

/** What is told of others has the same words: the reader takes it for a complaint as well. */
const complainsOf = (text: string, found: readonly Found<Intent>[]): number =>
  toUs(text) && found.some(({ label, chance }) => label === 'complains' && chance >= 0.15)
    ? nearest(owned, text)[0]!.score
    : 0
