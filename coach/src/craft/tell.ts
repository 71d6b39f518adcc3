import says from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftKind, CraftResult, CraftTone } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { legibility } from '../builtin/kind-of-text.ts'
import { shortest } from '../builtin/reading.ts'
import { mended } from '../guide/draft.ts'
import { listed, said as quoted, whole } from '../insights/excerpt.ts'
import type { CraftInput } from '../operations.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn, each, filled } from '../text/words.ts'
import { nameIn } from '../text/people.ts'
import { type Act, actOf, ended, lists } from './order-words.ts'
import { fourScores, horsemenIn, score, unaddressed } from './score.ts'

/** A stretch of the goal to quote: short and whole, and really in it; empty where there is none. */
export const quoteFrom = (goal: string, parts: readonly string[]): string =>
  [...parts, goal].map((it) => whole(ended(it), 140) ?? shortest(it)).find((it) => it && goal.includes(it)) ?? ''

const measured = <Value>(value: Value) => each([...fourScores, 'overallScore', 'positiveResponseChance'], () => value)
/** Where nothing was read there is nothing to measure. */
export const nothing = { ...says.nothing, ...measured(null), coach: 'built-in' as const }

/** How something is written; `note`: what to mind first, where it may be dangerous: then there are no other ways. */
export type Setting = { input: CraftInput; safety: Safety; tone: CraftTone; note: string | null }

/** `matter`: what the message has to hold; `own`: the writer's own words in it, where they stand by themselves. */
type Made = Pick<CraftResult, 'explanation' | 'feedback' | 'alternatives' | 'evidence' | 'pieces'> &
  Record<'message' | 'matter', string> & { act: Act; own?: string }

/** A message with its scores, and the draft by the same measure. Words that run the other down are named and not sent. */
export function written(made: Made, { input, safety, tone, note }: Setting): CraftResult {
  const { message, act, matter, own, feedback, alternatives, ...shown } = made
  const scored = (text: string) => (legibility(text) === 'words' ? score(text, { act, matter }, tone) : null)
  const { harm, spans } = readTurn(unaddressed(own ?? message))
  const insult = harm.score >= 4 ? spans('contempt')[0]?.quote.trim() : undefined
  if (insult) {
    const why = filled(says.refused.insult, { quote: insult })
    return nothingWritten(why, input.goal.includes(insult) ? insult : '', safety, says.refused.afterInsult)
  }
  const read = scored(message)
  const draft = read && input.originalDraft ? scored(input.originalDraft) : null
  // What hurts in the draft that is gone; the same words are quoted once.
  const found = draft ? horsemenIn(draft.reading) : []
  const quotes = found.flatMap(([what, [span]]) => (span ? [[span.quote.trim(), what] as const] : []))
  const gone = [...new Map(quotes)].filter(([quote]) => !message.toLowerCase().includes(quote.toLowerCase()))
  const hurts = listed(gone.map(([quote, what]) => `${quoted(quote)} ${says.draft.does[what]}`))
  // What is ours hurts nobody.
  const hard = own && read && horsemenIn(read.reading)[0]?.[1][0]?.quote.trim()
  return {
    ...nothing,
    ...shown,
    craftedMessage: message,
    ...(read && { ...read.scores, positiveResponseChance: read.chance, contributions: read.contributions }),
    draft: draft && { ...draft.scores, feedback: hurts && filled(says.draft.hurts, { hurts }) },
    feedback: note ?? (hard ? filled(says.mind.hard, { hard }) : feedback),
    alternatives: note ? [] : alternatives,
    safety,
  }
}

/** Why nothing was written, in words that the result carries: by a rule; or as far as this coach can tell. */
type Withheld = keyof typeof says.withheld

/** Null where something was written or is asked for. But for a rule, another reader may try. */
export function withheldAs({ refused, contributions: [why] }: CraftResult): Withheld | null {
  const as = (Object.keys(says.withheld) as Withheld[]).find((it) => says.withheld[it] === why?.feature)
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
    contributions: [{ score: 'overallScore', feature: says.withheld[why], amount: 0, ...(quote ? { quote } : {}) }],
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

const names = Object.keys(says.labels) as (keyof typeof says.labels)[]
const isSaid = (text: string | null | undefined): text is string => /[\p{L}\p{N}]/u.test(text ?? '')

/** What was given as the message, part by part; empty where the goal alone has to say it. */
export const partsOf = (input: CraftInput): string[] => names.map((it) => input[it]).filter(isSaid)
const closings: Partial<Record<CraftTone, Partial<Record<CraftKind, string>>>> = says.close

/** A message given in parts is those parts, letter for letter; the tone adds a greeting and a close, which claim nothing. */
export function composed(setting: Setting): CraftResult {
  const { input, tone } = setting
  const parts = partsOf(input).map((it) => it.split('\n').filter(isSaid).map(mended).join('\n'))
  // A greeting where it is known to whom and none stands there; what is plain needs none.
  const [name, greeting] = [input.person && nameIn(input.person.name), says.hello[tone]]
  const first = parts[0]!.split(/[\s,.!]/, 1)[0]!.toLowerCase()
  const isGreeted = lists.greetings.has(first) || first === name?.toLowerCase()
  const hello = name && greeting && !isGreeted ? `${greeting} ${name},` : ''
  // What a tone says behind a message of this kind.
  const close = (input.kind && closings[tone]?.[input.kind]) || ''
  const message = (some: string[]) => [hello, [...some, close].filter(Boolean).join(' ')].filter(Boolean).join('\n')
  const added = [hello, close].filter(Boolean).map(quoted)
  const turned = message([parts.at(-1)!, ...parts.slice(0, -1)])
  const { parts: own, ours } = says.explained
  const made = {
    message: message(parts),
    act: actOf(input.kind),
    matter: '',
    own: partsOf(input).join('\n'),
    explanation: added.length > 0 ? `${own} ${filled(ours, { tone, ours: listed(added) })}` : own,
    feedback: says.next[input.kind ?? 'how-it-was'],
    alternatives: parts.length > 1 ? [{ kind: 'restate' as const, message: turned }] : [],
    evidence: names.flatMap((it) =>
      isSaid(input[it]) ? [{ quote: input[it].trim().slice(0, 200), label: says.labels[it] }] : [],
    ),
  }
  return written(made, setting)
}
