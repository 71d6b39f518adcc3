import said from '../../data/said/craft-parts.json' with { type: 'json' }
import says from '../../data/said/craft-says.json' with { type: 'json' }
import tells from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftNeed, CraftResult, CraftTone } from '@mallama/contracts/coach'
import { inSentence } from '../builtin/polish.ts'
import { finished, lines, type Manner } from '../guide/data.ts'
import { mended } from '../guide/draft.ts'
import type { Kind } from '../read/labels.ts'
import { filled, setOf } from '../text/words.ts'
import { kindOfAct, rowOf } from './acts.ts'
import { isTitled } from './persons.ts'
import { factsOf } from './score.ts'
import type { Goal, Piece } from './goal.ts'
import { closing } from './parts.ts'
import type { Recipient } from './recipient.ts'
import { quoted, quoteFrom, written, type Setting } from './tell.ts'

type Lines = Readonly<Partial<Record<CraftTone | 'any', string>>>
/** How a piece is said, by its form, or by its form and its act; `alone`: a clause that is told and nothing beside it. */
const by: Readonly<Record<string, Lines | undefined>> = says.by
/** `gently`: as the diplomatic tone says it. */
const { bare, gently }: Record<'bare' | 'gently', Partial<Record<Piece['act'], string>>> = says

/** The piece as a sentence to them; the words stay the writer's. */
export function sentenceOf({ act, form, words }: Piece, tone: CraftTone, names: readonly string[], isAlone = false) {
  const inner = inSentence(words, names)
  if (form === 'whether') return asked(inner)
  const lines = by[isAlone ? 'alone' : `${form} ${act}`] ?? by[form]
  const said = lines?.[tone] ?? lines?.any ?? '{w}'
  return mended(said.replace('{w}', () => (said.startsWith('{w}') ? words : inner)))
}

const turned = setOf('are is was were can could would will have has had should may might')

/** "You are free on Friday" -> "Are you free on Friday?"; what cannot be turned round is asked about as it stands. */
function asked(words: string): string {
  const [who = '', verb = '', ...rest] = words.split(' ')
  if (turned.has(verb)) return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${who} ${rest.join(' ')}?`
  return ['you', 'we', 'i', 'they'].includes(who.toLowerCase()) && !verb.endsWith('ed')
    ? `Do ${who} ${verb} ${rest.join(' ')}?`
    : `I'd like to ask whether ${words}.`
}

/** The matter of the goal, sentence by sentence, with the act said where no piece says it. */
function coreOf({ act, pieces, outright }: Goal, tone: CraftTone, names: readonly string[]): string[] {
  const isAlone = act === 'tell' && pieces.length === 1 && pieces[0]!.form === 'clause' && !pieces[0]!.loose
  const said = pieces.map((piece) => sentenceOf(piece, tone, names, isAlone))
  const own = (tone === 'diplomatic' && gently[act]) || bare[act]
  const words = said.join(' ').toLowerCase()
  const isRefusal = act === 'end' || act === 'decline'
  const isDone = pieces.some((it) => (isRefusal ? !it.loose : it.act === act && it.form === 'thing'))
  if (!own || !outright || isDone || signs.some((it) => words.includes(it))) return said
  if (act !== 'apologise') return [own, ...said]
  // After what is told, before what is asked.
  const at = pieces.findIndex(({ form }) => form !== 'clause')
  return at < 0 ? [...said, own] : [...said.slice(0, at), own, ...said.slice(at)]
}
// By these the act is done already.
const signs = ['sorry', 'thank', 'apologise', 'congratulat']

/** Finished words of a kind, in the manner that is nearest to a tone, then two others. */
function finishedIn(kind: Kind, tone: CraftTone): string[] {
  const { said } = finished[kind]!
  const nearest = said[says.manner[tone] as Manner] ?? said.brief
  const all = [nearest, said.warm, said.plain, said.short].filter((it) => it !== undefined)
  return [...new Set(all)].slice(0, 3)
}

/** What the act alone asks for, where no matter is told. */
const finishedKind = ({ kind, act, named }: Goal): Kind | null => kind ?? (named ? kindOfAct(act) : null)

/** The goal itself says what the message is about; else a draft does. */
export const isAbout = (goal: Goal) => goal.pieces.length > 0 || goal.dictated !== null || finishedKind(goal) !== null

/** What a goal lacks for a message that is about nothing yet. */
export function needsOf({ act, named }: Goal, { called, role, pronoun, quote }: Recipient): CraftNeed[] {
  const missing: CraftNeed[] = !named ? ['act', 'matter'] : act === 'ask' ? ['ask'] : ['matter']
  return called || role || pronoun || quote ? missing : ['recipient', ...missing]
}

interface Wanted extends Setting {
  who: Recipient
  names: readonly string[]
  goal: Goal
  /** The question that stands in place of the goal's words where somebody may be thinking of dying. */
  worried: { said: readonly string[] } | null
}

/** The message of a goal that has its matter or its kind, with scores, other ways to say it and what to mind. */
export function dressed(wanted: Wanted): CraftResult {
  const { input, goal, tone } = wanted
  const { ways, ours } = wordsFor(wanted)
  const [message = '', ...others] = new Set(ways)
  const quote = quoteFrom(input.goal, [goal.actQuote, ...goal.pieces.map(({ from }) => from)].filter(Boolean))
  const start = input.goal.indexOf(quote)
  const [lost] = factsOf(input.goal).filter((it) => !message.toLowerCase().includes(it.toLowerCase()))
  const made = {
    message,
    act: goal.act,
    matter: goal.pieces.map(({ words }) => words).join(' '),
    explanation: explained(ours, quote, tone),
    feedback: mind(goal, ours === null, lost),
    alternatives: others.map((it) => ({ kind: it === ways[1] ? 'more polite' : 'restate', message: it }) as const),
    evidence: quote ? [{ quote, label: `what you want: ${goal.act}`, start, end: start + quote.length }] : [],
  }
  return written(made, wanted)
}

/**
 * First the message, then a more polite one, then another; and what the tone put behind the writer's own words, null where
 * none of it is theirs.
 */
function wordsFor({ who, names, goal, tone, worried }: Wanted): { ways: string[]; ours: string | null } {
  const greet = (text: string) => greeted(text, who, goal, names)
  if (goal.dictated) return { ways: [mended(goal.dictated)], ours: '' }
  if (worried) return { ways: [greet(worried.said.join(' '))], ours: '' }
  const kind = finishedKind(goal)
  if (kind && goal.pieces.length === 0) return { ways: finishedIn(kind, tone).map(greet), ours: null }
  const worded = (tone: CraftTone) => {
    const core = coreOf(goal, tone, names)
    const ours = closeOf(goal, tone, core)
    return { ours, message: greet([...core, ours].filter(Boolean).join(' ')) }
  }
  const { ours, message } = worded(tone)
  return { ours, ways: [message, worded('diplomatic').message, worded('direct').message] }
}

/** What the tone says behind the matter; after a question only what goes with one. */
function closeOf({ act, pieces, isDraft }: Goal, tone: CraftTone, core: readonly string[]): string {
  const isAsk = act !== 'ask' || pieces.some(({ form }) => form === 'do' || form === 'thing')
  const like = isAsk ? rowOf[act].ends : undefined
  const isMoot = core.at(-1)?.endsWith('?') && like !== 'ask'
  return isDraft || isMoot ? '' : closing(tone, like)
}

function greeted(text: string, { called, role }: Recipient, { act }: Goal, names: readonly string[]): string {
  const name = role === 'team' ? 'all' : called
  if (!name || text.split(' ', 3).some((it) => it.startsWith(name))) return text
  const isGrave = ['end', 'boundary', 'comfort'].includes(act) && name !== 'all'
  const hello = isTitled(name) ? 'Dear ' : isGrave ? '' : 'Hi '
  return `${hello}${name}, ${inSentence(text, names)}`
}

function explained(ours: string | null, quote: string, tone: CraftTone): string {
  const say = tells.explained
  if (ours === null) return filled(say.finished, { quoted: quote ? `, ${quoted(quote)},` : '' })
  const own = quote ? filled(say.quoted, { quote }) : say.own
  return ours ? `${own} ${filled(say.ours, { tone, ours: quoted(ours) })}` : own
}

/** One thing to mind, the weightiest first. `isOfKind`: words of the kind stand in the message. */
function mind({ kind, act }: Goal, isOfKind: boolean, lost: string | undefined): string {
  if (lost) return filled(tells.mind.lost, { lost })
  const it = act === 'end' ? finished['end-it'] : isOfKind && kind ? finished[kind] : null
  if (it) return [it.lead, it.careful ? lines.onlyIfSafe : it.mind ? lines.feelsSafe : ''].join(' ').trimEnd()
  const like = rowOf[act].ends
  return like ? said.next[like] : tells.mind.aloud
}
