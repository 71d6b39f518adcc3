import kept from '../../data/said/quiet-questions.json' with { type: 'json' }
import { quietAnswers } from '@mallama/contracts/help'
import type { QuietQuestion } from '@mallama/contracts/safety'
import type { Flag } from '../safety/screen.ts'
import { choose, inOrder, say, type Composer } from './composer.ts'
import { lines as guide } from '../guide/data.ts'
import { sentenceKey, splitSentences, type State } from './state.ts'

/** What marks a talk in which the question was answered, with whatever: it is not asked there again. */
export const ANSWERED = 'safety/answered'

/** How it is said that nobody is in danger, and a no by those who do not say no. */
export const denials: readonly string[] = kept.denials
export const noes: readonly string[] = [...kept.noes, ...denials]

/** By what is doubted and of whom; where that is unsure, the mildest that covers it. */
const questionsFor = ({ category, vague, thirdParty }: Flag): readonly string[] =>
  kept[vague ? 'unsure' : category][thirdParty ? 'other' : 'own']

/** Whether this doubt is asked about: each kind once, and none after an answer. */
const mayAsk = ({ directAsked, related }: State, { category }: Flag) =>
  !related.includes(ANSWERED) && !directAsked.includes(category)

/** A doubt that is asked about beneath this answer: the question says it, and the answer does not. */
export const isDoubted = ({ state }: Composer): boolean =>
  state.flag?.tier === 1 && !state.flag.cleared && !state.flag.aside && mayAsk(state, state.flag)

const asking = (question: string): QuietQuestion => ({ question, answers: [...quietAnswers] })

/** The talk after the question: the next message is read as its answer first. */
function awaits(state: State, flag: Flag): void {
  state.directAsked = [...state.directAsked, flag.category]
  state.awaiting = 'safety'
  state.flag = { ...flag, asked: 0 }
}

/** Tier 1: one quiet question in the place of the answer's own. */
export function askQuietly(c: Composer, flag: Flag): void {
  const question = mayAsk(c.state, flag) ? inOrder(c, questionsFor(flag)) : null
  if (!question) {
    // Not asked, it lapses as if it had been.
    c.state.flag = { ...flag, asked: flag.asked ?? 0 }
    return
  }
  // Lines of advice stay whole: their questions are not asked of anybody.
  const advice = c.given.read?.lines[0]
  const bare = (piece: string) => (advice && piece.includes(advice) ? piece : withoutQuestions(piece))
  c.pieces = c.pieces.map(bare).filter((piece) => piece.trim())
  if (c.pieces.length === 0) say(c, choose(c, 'listen', guide.listen))
  c.ask = asking(question)
  // Whether something is safe is not asked beside it.
  if (c.state.guide.offered[0]?.does.startsWith('safe:')) delete c.given.choices
  c.state.said = [...c.state.said, ...splitSentences(question).map(sentenceKey)]
  awaits(c.state, flag)
}

/** Under an answer that a language model gave, by the same rule; null where nothing is asked. */
export function quietlyUnder(state: State, flag: Flag): { ask: QuietQuestion; state: State } | null {
  if (flag.tier !== 1 || flag.cleared || !mayAsk(state, flag)) return null
  const asked = { ...state }
  awaits(asked, flag)
  return { ask: asking(questionsFor(flag)[0]!), state: asked }
}

/** Words to send may end with a question; what the coach asks by itself does not stand beside this one. */
export function withoutQuestions(text: string): string {
  return splitSentences(text)
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .join('')
    .trimEnd()
}
