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

/** How near a question has to come to a kind. */
const ASKED = 1.5

/** The kind of question that is asked; of what is told before it nothing counts, and nothing of what is quoted. */
export function kindOf(c: Composer, wanted = c.wanted()): Answer | null {
  if (!questions.includes(wanted)) return null
  const near = c.input.message.slice(-1_500)
  const all = sentencesIn(near.replace(quotedIn(near, 1) ?? '', ''))
  const whole = c.reading.words <= STORY
  const asked = all.filter((it, at) => whole || it.endsWith('?') || at >= all.length - 2).join(' ')
  const fits = answers.filter((it) => it.then !== 'afterIf' || wanted === 'what-if')
  const [first] = nearest(fits, asked)
  return first && first.score >= ASKED ? first.it : null
}

/** What can be meant by a short message alone. */
const short: readonly Intent[] = ['thanks', 'greets', 'leaves', 'declines']
const SHORT = 16
/** How likely asks have to be in all, and the one that is taken; words alone, which are never passed over. */
const ANY = 0.5
const ONE = 0.25
const OF_WORDS = 0.4
/** What is short and taken wrongly costs little. */
const CHEAP = 0.5

/** Two readers hear whether Mallama itself is asked about: one by what is wanted, one by what is asked. Together they decide. */
const isOfUs = (found: readonly Found<Intent>[], text: string): boolean =>
  found.find(({ label }) => label === 'about-mallama')!.chance >
  read(text)
    .product()
    .find(({ label }) => label === 'none')!.chance

/** Displeased with what? Without a word about an answer it is mostly with somebody else. */
const DISPLEASED = 0.8
const isOfAnswers = (text: string, chance: number): boolean =>
  chance >= DISPLEASED || nearest(owned, text)[0]!.score > 0

/**
 * What is acted on. An ask beats a telling: all asks are summed before one of them is chosen. What would be said wrongly
 * counts only where it was right nine times in ten on authors not learnt from.
 */
function chosenFrom(found: readonly Found<Intent>[], text: string, words: number): Intent {
  if (isOfUs(found, text)) return 'about-mallama'
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const ask = found.find(({ label }) => asks.includes(label))!
  const best = found.find(({ label }) => !asks.includes(label) && label !== 'tells' && label !== 'about-mallama')!
  const heard = best.label !== 'complains' || isOfAnswers(text, best.chance)
  const isShort = short.includes(best.label)
  const sure = heard && (isShort ? words <= SHORT && best.chance >= CHEAP : best.use === 'say')
  if (ask.label === 'words' && ask.chance >= OF_WORDS) return 'words'
  if (asked >= ANY && ask.chance >= ONE && asked > (sure ? best.chance : 0)) return ask.label
  return sure ? best.label : (askedLast(text) ?? 'tells')
}

/** From this chance on what a telling ends in is a question, with its mark or without. */
const ENDS = 0.8
function askedLast(text: string): Intent | null {
  const all = sentencesIn(text.slice(-1_000))
  const [first] = all.length > 1 ? read(all.at(-1)!).intent() : []
  return first && questions.includes(first.label) && first.chance >= ENDS ? first.label : null
}

/** What such a request is easily taken for. */
const mayBeWords: readonly Intent[] = [
  'tells',
  'only-listen',
  'judge-my-draft',
  ...questions.filter((it) => it !== 'what-if'),
]

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
  /** How likely it is what it is taken for. */
  chance: number
}
/** How likely good news is: the likeliest of what is wanted, or with joy in it. */
const [GLAD, JOY] = [0.55, 0.65]
const LIKE = 0.45

/** What is wanted with a message. */
export function wishIn(text: string, reading: Asked): Wish {
  const found = read(text).intent()
  const asked = found.reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)
  const last = sentencesIn(text.slice(-1_000)).at(-1) ?? ''
  const wanted = bySigns(chosenFrom(found, text, reading.words), reading)
  return {
    wanted,
    chance: found.find(({ label }) => label === wanted)!.chance,
    mayAsk: asked >= LIKELY || last.endsWith('?'),
    mayBeGlad:
      (found[0]!.label === 'good-outcome' && found[0]!.chance >= GLAD) ||
      read(text)
        .tone()
        .some((it) => it.label === 'joy' && it.chance >= JOY),
    like: found[0]!.chance >= LIKE ? found[0]!.label : null,
  }
}
