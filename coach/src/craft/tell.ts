import type { Contribution, CraftNeed, CraftResult, CraftScores } from '@mallama/contracts/coach'
import { shortest } from '../builtin/quote.ts'
import { mended } from '../guide/draft.ts'
import { listed } from '../insights/days.ts'
import { isQuotable } from '../insights/excerpt.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { ended } from './order-words.ts'
import { horsemenIn, unscored, type Scored } from './score.ts'

/** A stretch of the goal to quote: short and whole, and really in it; empty where there is none. */
export function quoteFrom(goal: string, parts: readonly string[]): string {
  const quotes = [...parts, goal].map((part) => {
    const said = ended(part.trim())
    return said.length <= 140 && isQuotable(said) ? said : (shortest(part) ?? '')
  })
  return quotes.find((it) => it && goal.includes(it)) ?? ''
}

const named = {
  criticism: 'criticism of the person',
  contempt: 'contempt',
  defensiveness: 'defending',
  stonewalling: 'turning away',
}

/** What hurts in a draft, each with its words. */
function hurtsIn({ reading }: Scored): { quote: string; does: string }[] {
  const { features, apology } = reading
  const threats = [...features.threat, ...features.ultimatum]
  const back = apology.kind === 'non-apology' ? apology.spans.filter(({ id }) => id === 'non-apology') : []
  return [
    ...horsemenIn(reading).map(([horseman, [span]]) => ({ span, does: `reads as ${named[horseman]}` })),
    { span: threats[0], does: 'reads as a threat' },
    { span: back[0], does: 'takes the apology back' },
    { span: features.absolute[0], does: 'is easy to argue with' },
  ].flatMap(({ span, does }) => (span ? [{ quote: span.quote.trim(), does }] : []))
}

/** The draft beside the crafted message, by the same measure: what hurts in it, what it lacks, what is good. */
export function draftFeedback(draft: Scored, chosen: CraftScores, message: string): string {
  const said: string[] = []
  // What still stands in the message is not said to be gone from it.
  const found = hurtsIn(draft)
    .filter(({ quote }) => !message.toLowerCase().includes(quote.toLowerCase()))
    .map(({ quote, does }) => `"${quote}" ${does}`)
  if (found.length > 0) said.push(`In your draft ${listed(found.slice(0, 3))}; the message says the matter without it.`)
  if (draft.missing.length > 0)
    said.push(`Your draft leaves out ${listed(draft.missing.slice(0, 3).map((it) => `"${it}"`))}, which your goal has.`)
  if (draft.off && draft.scores.toneScore < chosen.toneScore) said.push(`It has ${draft.off}.`)
  const gap = chosen.overallScore - draft.scores.overallScore
  if (gap > 2)
    said.push(`By the same measure it has ${draft.scores.overallScore} where the message has ${chosen.overallScore}.`)
  else
    said.push(
      `By the same measure it has ${draft.scores.overallScore} and the message ${chosen.overallScore}: yours is as good, and it is in your own voice.`,
    )
  return said.join(' ')
}

/** Why nothing was written, in words that the result carries: by a rule; or as far as this coach can tell. */
const withheld = {
  rule: 'nothing was written',
  unread: 'the goal was not understood',
  like: 'the goal is like what may not be written',
  held: 'a message could make it less safe',
}
export type Withheld = keyof typeof withheld

/** Null where something was written or is asked for. But for a rule, another reader may try. */
export function withheldAs({ refused, contributions }: CraftResult): Withheld | null {
  if (refused === undefined) return null
  const features = new Set(contributions.map(({ feature }) => feature))
  return (['unread', 'like', 'held'] as const).find((why) => features.has(withheld[why])) ?? 'rule'
}

/** What a goal answers that is not understood: the contract's empty message with what is missing. */
export const notUnderstood = (refused: string, quote: string, safety: CraftResult['safety'], next: string) =>
  nothingWritten(refused, quote, safety, next, 'unread')

/** What a goal answers that lacks something: no words and no scores, only what is asked for. */
export const lacking = (needs: CraftNeed[], safety: CraftResult['safety']): CraftResult => ({
  craftedMessage: '',
  explanation: '',
  ...unscored,
  positiveResponseChance: null,
  feedback: '',
  alternatives: [],
  draft: null,
  needs,
  contributions: [],
  evidence: [],
  safety,
  coach: 'built-in',
})

/** What a refusal answers: the contract's empty message with its reason. */
export function nothingWritten(
  refused: string,
  quote: string,
  safety: CraftResult['safety'],
  next: string,
  why: Withheld = 'rule',
): CraftResult {
  const contributions: Contribution[] = [
    { score: 'overallScore', feature: withheld[why], amount: 0, ...(quote ? { quote } : {}) },
  ]
  return {
    craftedMessage: '',
    explanation: refused,
    toneScore: 0,
    clarityScore: 0,
    empathyScore: 0,
    goalAlignment: 0,
    overallScore: 0,
    positiveResponseChance: 0,
    feedback: next,
    alternatives: [],
    draft: null,
    refused,
    contributions,
    evidence: quote ? [{ quote, label: 'why nothing was written' }] : [],
    safety,
    coach: 'built-in',
  }
}

/** The writer's own draft, sentence by sentence, without what hurts: the rest of it is theirs as it stands. */
export const sentencesOfDraft = (draft: string | null): string[] =>
  sentencesIn(draft ?? '')
    .filter((it) => /\p{L}{2}/u.test(it))
    .filter((it) => {
      const reading = readTurn(it)
      return horsemenIn(reading).length === 0 && reading.features.threat.length === 0
    })
    .map((it) => mended(it))
    .slice(0, 8)
