import says from '../../data/said/craft-says.json' with { type: 'json' }
import type { CraftNeed, CraftTone } from '@mallama/contracts/coach'
import { inSentence } from '../builtin/polish.ts'
import { finished, type Manner } from '../guide/data.ts'
import { mended } from '../guide/draft.ts'
import type { Kind } from '../read/labels.ts'
import { kindOfAct } from './acts.ts'
import type { Goal, Piece } from './goal.ts'
import type { Recipient } from './recipient.ts'

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

const turned = new Set('are is was were can could would will have has had should may might'.split(' '))

/** "You are free on Friday" -> "Are you free on Friday?"; what cannot be turned round is asked about as it stands. */
function asked(words: string): string {
  const [who = '', verb = '', ...rest] = words.split(' ')
  if (turned.has(verb)) return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${who} ${rest.join(' ')}?`
  return ['you', 'we', 'i', 'they'].includes(who.toLowerCase()) && !verb.endsWith('ed')
    ? `Do ${who} ${verb} ${rest.join(' ')}?`
    : `I'd like to ask whether ${words}.`
}

/** The matter of the goal, sentence by sentence, with the act said where no piece says it. */
export function coreOf({ act, pieces, outright }: Goal, tone: CraftTone, names: readonly string[]): string[] {
  const isAlone = act === 'tell' && pieces.length === 1 && pieces[0]!.form === 'clause' && !pieces[0]!.loose
  const said = pieces.map((piece) => sentenceOf(piece, tone, names, isAlone))
  const own = (tone === 'diplomatic' && gently[act]) || bare[act]
  const words = said.join(' ').toLowerCase()
  const isDone =
    act in { end: 0, decline: 0 }
      ? pieces.some((it) => !it.loose)
      : pieces.some((it) => it.act === act && it.form === 'thing')
  if (!own || !outright || isDone || signs.some((it) => words.includes(it))) return said
  if (act !== 'apologise') return [own, ...said]
  // After what is told, before what is asked.
  const at = pieces.findIndex(({ form }) => form !== 'clause')
  return at < 0 ? [...said, own] : [...said.slice(0, at), own, ...said.slice(at)]
}
/** Words by which the act is done already. */
const signs = ['sorry', 'thank', 'apologise', 'congratulat']

/** Finished words of a kind, in the manner that is nearest to a tone of those that there are, then two others. */
export function finishedIn(kind: Kind, tone: CraftTone): string[] {
  const { said } = finished[kind]!
  const nearest = said[says.manner[tone] as Manner] ?? said.brief
  const all = [nearest, said.plain, said.warm, said.short].filter((it) => it !== undefined)
  return [...new Set(nearest === undefined ? all : [nearest, said.warm ?? nearest, ...all])].slice(0, 3)
}

/** What the act alone asks for, where no matter is told. */
export const finishedKind = ({ kind, act, named }: Goal): Kind | null => kind ?? (named ? kindOfAct(act) : null)

/** What a goal lacks for a message; empty where there is matter, or where finished words of its kind can stand for it. */
export function needsOf(goal: Goal, { called, role, pronoun, quote }: Recipient): CraftNeed[] {
  if (goal.dictated || goal.pieces.length > 0 || finishedKind(goal)) return []
  const isFor = called ?? role ?? pronoun ?? quote
  const missing: CraftNeed[] = goal.act === 'ask' && goal.named ? ['ask'] : goal.named ? ['matter'] : ['act', 'matter']
  return isFor ? missing : ['recipient', ...missing]
}
