import says from '../../data/said/craft-says.json' with { type: 'json' }
import type { CraftNeed, CraftTone } from '@mallama/contracts/coach'
import { inSentence } from '../builtin/polish.ts'
import { finished, type Manner } from '../guide/data.ts'
import { mended } from '../guide/draft.ts'
import type { Kind } from '../read/kinds.ts'
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
  const isRefusal = act === 'end' || act === 'decline'
  const isDone = pieces.some((it) => (isRefusal ? !it.loose : it.act === act && it.form === 'thing'))
  if (!own || !outright || isDone || signs.some((it) => words.includes(it))) return said
  return act === 'apologise' ? [...said, own] : [own, ...said]
}
/** Words by which the act is done already. */
const signs = ['sorry', 'thank', 'apologise', 'congratulat']

/** Finished words of a kind, in the manner that is nearest to a tone, then two others. */
export function finishedIn(kind: Kind, tone: CraftTone): string[] {
  const { said } = finished[kind]!
  const nearest = said[says.manner[tone] as Manner] ?? said.brief
  const all = [nearest, said.warm, said.plain, said.short].filter((it) => it !== undefined)
  return [...new Set(all)].slice(0, 3)
}

/** What the act alone asks for, where no matter is told. */
export const finishedKind = ({ kind, act, named }: Goal): Kind | null => kind ?? (named ? kindOfAct(act) : null)

/** The goal itself says what the message is about; else a draft does. */
export const isAbout = (goal: Goal): boolean =>
  goal.pieces.length > 0 || goal.dictated !== null || finishedKind(goal) !== null

/** What a goal lacks for a message that is about nothing yet. */
export function needsOf({ act, named }: Goal, { called, role, pronoun, quote }: Recipient): CraftNeed[] {
  const missing: CraftNeed[] = !named ? ['act', 'matter'] : act === 'ask' ? ['ask'] : ['matter']
  return called || role || pronoun || quote ? missing : ['recipient', ...missing]
}
