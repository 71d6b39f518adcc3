import says from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftResult, CraftTone } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { legibility } from '../builtin/kind-of-text.ts'
import { shortest } from '../builtin/quote.ts'
import { mended } from '../guide/draft.ts'
import { listed } from '../insights/days.ts'
import { whole } from '../insights/excerpt.ts'
import type { CraftInput } from '../operations.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { each, filled } from '../text/words.ts'
import { type Act, ended } from './order-words.ts'
import { fourScores, horsemenIn, score, unaddressed, type Scored } from './score.ts'

export const quoted = (words: string): string => `"${words}"`

/** A stretch of the goal to quote: short and whole, and really in it; empty where there is none. */
export const quoteFrom = (goal: string, parts: readonly string[]): string =>
  [...parts, goal].map((it) => whole(ended(it), 140) ?? shortest(it)).find((it) => it && goal.includes(it)) ?? ''

const measured = <Value>(value: Value) => each([...fourScores, 'overallScore', 'positiveResponseChance'], () => value)
/** No words and no scores. */
export const nothing = {
  craftedMessage: '',
  explanation: '',
  // Where nothing was read there is nothing to measure.
  ...measured(null),
  feedback: '',
  alternatives: [],
  draft: null,
  contributions: [],
  evidence: [],
  coach: 'built-in',
} as const satisfies Omit<CraftResult, 'safety'>

/** For whom and how something is written. */
export interface Setting {
  input: CraftInput
  safety: Safety
  tone: CraftTone
  /** What to mind before all else, where it may be dangerous: then there are no other ways. */
  note: string | null
}

/** `matter`: what the message has to hold; `own`: the writer's own words in it, where they stand by themselves. */
interface Made extends Pick<CraftResult, 'explanation' | 'feedback' | 'alternatives' | 'evidence'> {
  message: string
  act: Act
  matter: string
  own?: string
}

/** A message with its scores, and the draft by the same measure. Words that run the other down are named and not sent. */
export function written(
  { message, act, matter, own, feedback, alternatives, ...shown }: Made,
  { input, safety, tone, note }: Setting,
): CraftResult {
  const scored = (text: string) => (legibility(text) === 'words' ? score(text, { act, matter }, tone) : null)
  const { harm, spans } = readTurn(unaddressed(own ?? message))
  const insult = harm.score >= 4 ? spans('contempt')[0]?.quote.trim() : undefined
  if (insult) {
    const why = filled(says.refused.insult, { quote: insult })
    return nothingWritten(why, input.goal.includes(insult) ? insult : '', safety, says.refused.afterInsult)
  }
  const read = scored(message)
  const draft = read && input.originalDraft ? scored(input.originalDraft) : null
  // What is ours hurts nobody.
  const hard = own && read && horsemenIn(read.reading)[0]?.[1][0]?.quote.trim()
  return {
    ...nothing,
    ...shown,
    craftedMessage: message,
    ...(read && { ...read.scores, positiveResponseChance: read.chance, contributions: read.contributions }),
    draft: draft && { ...draft.scores, feedback: goneFrom(draft, message) },
    feedback: note ?? (hard ? filled(says.mind.hard, { hard }) : feedback),
    alternatives: note ? [] : alternatives,
    safety,
  }
}

/** What hurts in the draft that is gone; the same words are quoted once. */
function goneFrom({ reading }: Scored, message: string): string {
  const quotes = horsemenIn(reading).flatMap(([what, [span]]) => (span ? [[span.quote.trim(), what] as const] : []))
  const gone = [...new Map(quotes)].filter(([quote]) => !message.toLowerCase().includes(quote.toLowerCase()))
  const hurts = listed(gone.map(([quote, what]) => `${quoted(quote)} ${says.draft.does[what]}`))
  return hurts && filled(says.draft.hurts, { hurts })
}

/** Why nothing was written, in words that the result carries: by a rule; or as far as this coach can tell. */
const { withheld } = says
type Withheld = keyof typeof withheld

/** Null where something was written or is asked for. But for a rule, another reader may try. */
export function withheldAs({ refused, contributions: [why] }: CraftResult): Withheld | null {
  const as = (Object.keys(withheld) as Withheld[]).find((it) => withheld[it] === why?.feature)
  return refused === undefined ? null : (as ?? 'rule')
}

/** What a refusal answers: the contract's empty message with its reason. */
export function nothingWritten(refused: string, quote: string, safety: Safety, next: string, why: Withheld = 'rule') {
  return {
    ...nothing,
    ...measured(0),
    explanation: refused,
    feedback: next,
    refused,
    contributions: [{ score: 'overallScore', feature: withheld[why], amount: 0, ...(quote ? { quote } : {}) }],
    evidence: quote ? [{ quote, label: 'why nothing was written' }] : [],
    safety,
  }
}

/** The writer's own draft, sentence by sentence, without what hurts: the rest of it is theirs as it stands. */
export function sentencesOfDraft(draft: string | null): string[] {
  const said = sentencesIn(draft ?? '').filter((it) => {
    const reading = readTurn(it)
    return /\p{L}{2}/u.test(it) && horsemenIn(reading).length === 0 && !reading.cues.has('threat')
  })
  return said.slice(0, 8).map((it) => mended(it))
}
