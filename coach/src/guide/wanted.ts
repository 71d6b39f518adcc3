import { asksForWords } from '../builtin/asked-for.ts'
import type { Composer } from '../builtin/composer.ts'
import { sentencesIn } from '../text/split.ts'
import { answers, owned, type Answer } from './data.ts'
import { quotedIn } from './draft.ts'
import { nearest } from './nearest.ts'
import type { Reading as Asked } from '../builtin/reading.ts'
import type { Found } from '../read/classifier.ts'
import { read } from '../read/read.ts'
import { asks, type Intent } from '../read/intents.ts'

const questions: readonly Intent[] = ['should-i', 'what-do-i-do', 'is-it-ok', 'what-do-they-think', 'what-if']

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
const STORY = 24

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
  if (!heard && wanted !== 'tells') return null
  const near = c.input.message.slice(-1_500)
  const all = sentencesIn(near.replace(quotedIn(near, 1) ?? '', ''))
  const whole = heard && c.reading.words <= STORY
  const asked = all.filter((it, at) => whole || it.endsWith('?') || at >= all.length - (heard ? 2 : 1)).join(' ')
  const fits = (heard ? anyhow : opening).filter(({ it }) => it.then !== 'afterIf' || wanted === 'what-if')
  const [first] = nearest(fits, asked)
  return first && first.score >= (heard ? ASKED : UNHEARD) ? first.it.it : null
}

/** What can be meant by a short message alone. */
const short: readonly Intent[] = ['thanks', 'greets', 'leaves', 'declines']
const SHORT = 16
/** How likely asks have to be in all, and the one that is taken; words alone, which are never passed over. */
const ANY = 0.5
const ONE = 0.25
const OF_WORDS = 0.4
/** What is short and taken wrongly costs little; so does an answer about ourselves. */
const CHEAP = 0.5
const OF_US = 0.45

/** Displeased with what? Without a word about an answer it is mostly with somebody else. */
const DISPLEASED = 0.8
const isOfAnswers = (text: string, chance: number): boolean =>
  chance >= DISPLEASED || nearest(owned, text)[0]!.score > 0

/**
 * What is acted on. An ask beats a telling: all asks are summed before one of them is chosen. What would be said wrongly
 * counts only where it was right nine times in ten on authors not learnt from.
 */
function chosenFrom(found: readonly Found<Intent>[], text: string, words: number): Intent {
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const ask = found.find(({ label }) => asks.includes(label))!
  const best = found.find(({ label }) => !asks.includes(label) && label !== 'tells')!
  const heard = best.label !== 'complains' || isOfAnswers(text, best.chance)
  const isShort = short.includes(best.label)
  const ofUs = best.label === 'about-mallama' && best.chance >= OF_US
  const sure = ofUs || (heard && (isShort ? words <= SHORT && best.chance >= CHEAP : best.use === 'say'))
  if (ask.label === 'words' && ask.chance >= OF_WORDS) return 'words'
  if (asked >= ANY && ask.chance >= ONE && asked > (sure ? best.chance : 0)) return ask.label
  return sure ? best.label : 'tells'
}

/** What such a request is easily taken for. */
const mayBeWords: readonly Intent[] = ['tells', 'only-listen', ...questions.filter((it) => it !== 'what-if')]

/** What plain signs say of a short message where the learned reader takes it for a telling, or for something about us. */
function bySigns(wanted: Intent, { text, words, acts }: Asked): Intent {
  if (wanted === 'tells' && words < 20 && acts.includes('repeat-complaint')) return 'complains'
  // A request for words is never passed over.
  if (mayBeWords.includes(wanted) && asksForWords(text, wanted !== 'tells')) return 'words'
  if (wanted !== 'tells' && wanted !== 'about-mallama') return wanted
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
/** How likely good news is: the likeliest of what is wanted, or with joy in it. */
const [GLAD, JOY] = [0.55, 0.65]
const LIKE = 0.45

/** What is wanted with a message. */
export function wishIn(text: string, reading: Asked): Wish {
  const found = read(text).intent()
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const last = sentencesIn(text.slice(-1_000)).at(-1) ?? ''
  return {
    wanted: bySigns(chosenFrom(found, text, reading.words), reading),
    mayAsk: asked >= LIKELY || last.endsWith('?'),
    mayBeGlad:
      (found[0]!.label === 'good-outcome' && found[0]!.chance >= GLAD) ||
      read(text)
        .tone()
        .some((it) => it.label === 'joy' && it.chance >= JOY),
    like: found[0]!.chance >= LIKE ? found[0]!.label : null,
  }
}
