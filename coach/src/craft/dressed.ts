import says from '../../data/said/craft-tells.json' with { type: 'json' }
import said from '../../data/said/craft-parts.json' with { type: 'json' }
import type { CraftResult, CraftTone } from '@mallama/contracts/coach'
import { inSentence } from '../builtin/polish.ts'
import { finished, lines } from '../guide/data.ts'
import { mended } from '../guide/draft.ts'
import type { CraftInput } from '../operations.ts'
import { kindOfAct, rowOf } from './acts.ts'
import { isTitled } from './called.ts'
import { factsOf } from './facts.ts'
import { OUTRIGHT, type Goal } from './goal.ts'
import { closing } from './parts.ts'
import type { Recipient } from './recipient.ts'
import { coreOf, finishedIn, finishedKind } from './say.ts'
import { filled, quoted, quoteFrom, written } from './tell.ts'

interface Wanted {
  input: CraftInput
  who: Recipient
  names: readonly string[]
  tone: CraftTone
  safety: CraftResult['safety']
  /** Only the matter: a warm word could be used against the one who writes it. */
  bare: boolean
  goal: Goal
  /** Sentences that stand in place of the goal's, and what to mind then. */
  said?: readonly string[]
  note?: string
}

interface Worded {
  message: string
  /** What the tone put behind the writer's own words; null where none of it is theirs. */
  ours: string | null
  /** Other ways to say it. */
  polite?: string
  again?: readonly string[]
}

/** The message of a goal that has its matter or its kind, with scores, other ways to say it and what to mind. */
export function dressed(wanted: Wanted): CraftResult {
  const { input, goal, safety, bare, note } = wanted
  const tone = bare ? 'direct' : wanted.tone
  const words = wordsFor(wanted, tone)
  const { message, ours } = words
  const quote = quoteFrom(input.goal, [goal.actQuote, ...goal.pieces.map(({ from }) => from)].filter(Boolean))
  const [lost] = factsOf(input.goal).filter((it) => !message.toLowerCase().includes(it.toLowerCase()))
  const matter = goal.pieces.map(({ words: it }) => it).join(' ')
  const start = input.goal.indexOf(quote)
  return written(message, { input, safety, tone, act: goal.act, matter }, () => ({
    explanation: explained(ours, quote, tone),
    feedback: note ?? (bare ? says.mind.safe : mind(goal, ours === null, lost, quote)),
    alternatives: bare ? [] : alternatives(words),
    evidence: quote ? [{ quote, label: `what you want: ${goal.act}`, start, end: start + quote.length }] : [],
  }))
}

function wordsFor({ who, names, goal, bare, said: instead }: Wanted, tone: CraftTone): Worded {
  const greet = (text: string) => greeted(text, who, goal, names)
  if (goal.dictated) return { message: mended(goal.dictated), ours: '' }
  if (instead) return { message: greet(instead.join(' ')), ours: '' }
  const kind = finishedKind(goal)
  if (kind && goal.pieces.length === 0) {
    const [message = '', polite, ...again] = finishedIn(kind, tone).map(greet)
    return { message, ours: null, polite, again }
  }
  const worded = (tone: CraftTone) => {
    const core = coreOf(goal, tone, names)
    const ours = bare ? '' : closeOf(goal, tone, core)
    return { ours, message: greet([...core, ours].filter(Boolean).join(' ')) }
  }
  const isSure = kind && kind === kindOfAct(goal.act) && goal.sureness >= OUTRIGHT
  const plain = isSure ? finishedIn(kind, 'direct').slice(0, 1).map(greet) : []
  return { ...worded(tone), polite: worded('diplomatic').message, again: [worded('direct').message, ...plain] }
}

/** What the tone says behind the matter; after a question only what goes with one. */
function closeOf({ act, pieces, isDraft }: Goal, tone: CraftTone, core: readonly string[]): string {
  const isAsk = act !== 'ask' || pieces.some(({ form }) => form === 'do' || form === 'thing')
  const like = isAsk ? rowOf[act].ends : undefined
  const isMoot = core.at(-1)?.endsWith('?') && like !== 'ask'
  return isDraft || isMoot ? '' : closing(tone, like)
}

/** One more polite and one that says it again, or two that do: whatever is worded otherwise. */
function alternatives({ message: chosen, polite = chosen, again = [] }: Worded): CraftResult['alternatives'] {
  const all = [chosen, polite, ...again].map(
    (message, at) => ({ kind: at === 1 ? 'more polite' : 'restate', message }) as const,
  )
  return all.filter(({ message }, at) => all.findIndex((it) => it.message === message) === at).slice(1, 3)
}

function greeted(text: string, { called, role }: Recipient, { act, to }: Goal, names: readonly string[]): string {
  const pair = called !== null && to.includes(' and ') && to.startsWith(called) ? to : called
  const name = role === 'team' ? 'all' : pair
  if (!name || text.split(' ', 3).some((it) => it.startsWith(name))) return text
  const isGrave = ['end', 'boundary', 'comfort'].includes(act) && name !== 'all'
  const hello = isTitled(name) ? 'Dear ' : isGrave ? '' : 'Hi '
  return `${hello}${name}, ${inSentence(text, names)}`
}

function explained(ours: string | null, quote: string, tone: CraftTone): string {
  const say = says.explained
  if (ours === null) return filled(say.finished, { quoted: quote ? `, ${quoted(quote)},` : '' })
  const own = quote ? filled(say.quoted, { quote }) : say.own
  return ours ? `${own} ${filled(say.ours, { tone, ours: quoted(ours) })}` : own
}

/** One thing to mind, the weightiest first. `isOfKind`: words of the kind stand in the message. */
function mind({ kind, act, pieces }: Goal, isOfKind: boolean, lost: string | undefined, quote: string): string {
  if (lost) return filled(says.mind.lost, { lost })
  const it = act === 'end' ? finished['end-it'] : isOfKind && kind ? finished[kind] : null
  if (it) return [it.lead, it.careful ? lines.onlyIfSafe : it.mind ? lines.feelsSafe : ''].join(' ').trimEnd()
  const isTimed = pieces.some(({ words }) => factsOf(words).length > 0)
  if (act === 'ask' && quote && !isTimed) return filled(says.mind.day, { quote })
  const like = rowOf[act].ends
  return like ? said.next[like] : says.mind.aloud
}
