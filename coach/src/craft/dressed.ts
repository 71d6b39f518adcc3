import closings from '../../data/said/craft-parts.json' with { type: 'json' }
import type { CraftKind, CraftResult, CraftTone } from '@mallama/contracts/coach'
import type { Evidence } from '@mallama/contracts/safety'
import { inSentence } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { mended } from '../guide/draft.ts'
import { finished, lines } from '../guide/data.ts'
import { listed } from '../insights/days.ts'
import type { CraftInput } from '../operations.ts'
import { endsLike, kindOfAct } from './acts.ts'
import { factsIn, factsOf } from './facts.ts'
import { OUTRIGHT, type Goal } from './goal.ts'
import type { Recipient } from './recipient.ts'
import { coreOf, finishedIn, finishedKind } from './say.ts'
import { score, unaddressed } from './score.ts'
import { draftFeedback, nothingWritten, quoteFrom } from './tell.ts'

interface Wanted {
  input: CraftInput
  who: Recipient
  names: readonly string[]
  tone: CraftTone
  safety: CraftResult['safety']
  /** Only the matter: a warm word could be used against the one who writes it. */
  bare: boolean
  goal: Goal
  /** Sentences that stand in place of the goal's. */
  said?: readonly string[]
  note?: string
}

const ends: Partial<Record<CraftTone, Partial<Record<CraftKind, string>>>> = closings.close

/** The message of a goal that has its matter or its kind, with scores, other ways to say it and what to mind. */
export function dressed(wanted: Wanted): CraftResult {
  const { input, who, names, goal, safety, bare, note } = wanted
  const tone = bare ? 'direct' : wanted.tone
  const { core, message, ours, others } = wordsFor(wanted, tone)
  const insult = insultIn(message, input, safety)
  if (insult) return insult
  const measure = { act: goal.act, matter: goal.pieces.map(({ words }) => words).join(' ') }
  const scored = score(message, measure, tone)
  const draft = input.originalDraft && /\p{L}/u.test(input.originalDraft) ? input.originalDraft : null
  const marked = draft && score(draft, measure, tone)
  const quote = quoteFrom(input.goal, [goal.actQuote, ...goal.pieces.map(({ from }) => from)].filter(Boolean))
  const facts = factsIn(message, input.goal)
  const lost = factsOf(input.goal).filter((it) => !message.toLowerCase().includes(it.toLowerCase()))
  return {
    craftedMessage: message,
    explanation: explained(quote, core.length > 0, ours, facts, tone),
    ...scored.scores,
    positiveResponseChance: scored.chance,
    feedback: note ?? mind(goal, core.length === 0, lost, bare ? null : quote),
    alternatives: bare ? [] : others,
    draft: marked ? { ...marked.scores, feedback: draftFeedback(marked, scored.scores, message) } : null,
    contributions: scored.contributions,
    evidence: evidenceOf(input.goal, quote, goal, facts),
    safety,
    coach: 'built-in',
  }

  function wordsFor({ said }: Wanted, tone: CraftTone) {
    const greet = (text: string) => greeted(text, who, goal, names)
    if (goal.dictated) return { core: [goal.dictated], message: mended(goal.dictated), ours: '', others: [] }
    const core = said ? [...said] : coreOf(goal, tone, names)
    const kind = finishedKind(goal)
    if (core.length === 0 || (goal.pieces.length === 0 && !said && kind)) {
      const { message, others } = finishedIn(kind!, tone)
      return {
        core: [],
        message: greet(message),
        ours: message,
        others: alternatives(greet(message), others.slice(0, 1).map(greet), others.slice(1).map(greet)),
      }
    }
    const close = said ? '' : closeOf(goal, tone, core, bare)
    const worded = (tone: CraftTone) => {
      const words = coreOf(goal, tone, names)
      return greet([...words, closeOf(goal, tone, words, bare)].filter(Boolean).join(' '))
    }
    const message = greet([...core, close].filter(Boolean).join(' '))
    const isSure = kind && kind === kindOfAct(goal.act) && goal.sureness >= OUTRIGHT
    const plain = [worded('direct'), ...(isSure ? [greet(finishedIn(kind, 'direct').message)] : [])]
    return { core, message, ours: close, others: said ? [] : alternatives(message, [worded('diplomatic')], plain) }
  }
}

/** What the tone says behind the matter; after a question only what goes with one. */
function closeOf({ act, pieces, isDraft }: Goal, tone: CraftTone, core: readonly string[], bare: boolean): string {
  const isAsk = pieces.some(({ form }) => form === 'do' || (form === 'thing' && act === 'ask'))
  const like = act === 'ask' && !isAsk ? null : endsLike(act)
  const isMoot = core.at(-1)?.endsWith('?') && like !== 'ask'
  return bare || isDraft || isMoot ? '' : ((like && ends[tone]?.[like]) ?? '')
}

/** One more polite and one that says it again, or two that do: whatever is worded otherwise. */
function alternatives(
  chosen: string,
  polite: readonly string[],
  again: readonly string[],
): CraftResult['alternatives'] {
  const seen = new Set([chosen])
  const as = (kind: 'more polite' | 'restate') => (message: string) =>
    seen.has(message) || !seen.add(message) ? [] : [{ kind, message }]
  return [...polite.flatMap(as('more polite')), ...again.flatMap(as('restate'))].slice(0, 2)
}

function greeted(text: string, { called, role }: Recipient, { act, to }: Goal, names: readonly string[]): string {
  const pair = called !== null && to.includes(' and ') && to.startsWith(called) ? to : called
  const name = role === 'team' ? 'all' : pair
  if (!name || text.split(' ', 3).some((it) => it.startsWith(name))) return text
  const formal = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof'].some((it) => name.startsWith(it))
  const grave = ['end', 'boundary', 'comfort'].includes(act)
  const lead = formal ? `Dear ${name},` : grave && name !== 'all' ? `${name},` : `Hi ${name},`
  return `${lead} ${inSentence(text, names)}`
}

function explained(quote: string, isTold: boolean, ours: string, facts: readonly string[], tone: CraftTone): string {
  if (!isTold)
    return `Your goal${quote ? `, "${quote}",` : ''} says what the message is to do and not what about, so these are words that hold whatever the matter is. Nothing in them is about the two of you.`
  return [
    quote ? `You wrote "${quote}": the message says that to them in your own words.` : 'The message is your own words.',
    facts.length > 0 ? `It keeps ${listed(facts.slice(0, 4).map((it) => `"${it}"`))}.` : '',
    ours ? `What makes it ${tone} is "${ours}", which is not yours: leave it out if it is not you.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One thing to mind, the weightiest first. `isOfKind`: words of the kind stand in the message; no quote: safety first. */
function mind({ kind, act, pieces }: Goal, isOfKind: boolean, lost: readonly string[], quote: string | null): string {
  if (quote === null)
    return 'Before you send it, tell one person you trust that you are going to, and keep a copy where only you can see it. Send it only if sending it is safe.'
  const it = act === 'end' ? finished['end-it'] : isOfKind && kind ? finished[kind] : null
  if (lost.length > 0) return `Your goal has "${lost[0]}", and the message does not. Add it if they should know it.`
  if (it) return [it.lead, it.careful ? lines.onlyIfSafe : it.mind ? lines.feelsSafe : ''].join(' ').trimEnd()
  if (act === 'ask' && quote && pieces.every(({ words }) => factsOf(words).length === 0))
    return `"${quote}" has no day in it. Add by when you need an answer, so that they need not guess.`
  const like = endsLike(act)
  return like
    ? closings.next[like]
    : 'Read it once aloud in your own voice. Where a sentence does not sound like you, take yours back.'
}

function evidenceOf(text: string, quote: string, { act }: Goal, facts: readonly string[]): Evidence[] {
  const cited = [
    ...(quote ? [{ quote, label: `what you want: ${act}` }] : []),
    ...facts.filter((it) => it !== quote).map((it) => ({ quote: it, label: 'kept in the message' })),
  ]
  return cited.flatMap((it) => {
    const start = text.indexOf(it.quote)
    return start < 0 ? [] : [{ ...it, start, end: start + it.quote.length }]
  })
}

/** What runs them down is not sent, whoever wrote it. */
export function insultIn(text: string, input: CraftInput, safety: CraftResult['safety']): CraftResult | null {
  const { harm, spans } = readTurn(unaddressed(text))
  const quote = harm.score >= 4 ? spans.contempt[0]?.quote.trim() : undefined
  if (!quote) return null
  return nothingWritten(
    `I have not written this one, because "${quote}" runs them down, and nothing said beside it would be heard. What can be written is what they did, how it was for you, and what you want instead.`,
    input.goal.includes(quote) ? quote : '',
    safety,
    'Say what happened without the name for it, and the rest can stay as it is.',
  )
}
