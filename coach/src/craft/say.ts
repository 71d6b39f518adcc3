import says from '../../data/said/craft-says.json' with { type: 'json' }
import tells from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftNeed, CraftResult, CraftTone } from '@mallama/contracts/coach'
import { inSentence } from '../builtin/polish.ts'
import { finished, lines, type Manner } from '../guide/data.ts'
import { mended } from '../guide/draft.ts'
import { listed, said as quoted } from '../insights/excerpt.ts'
import { filled, setOf, stripped, upperFirst } from '../text/words.ts'
import { covered, isIn, kindOfAct, lists, rowOf, wordsIn } from './order-words.ts'
import { isTitled } from './persons.ts'
import type { Goal, Piece } from './goal.ts'
import type { Recipient } from './turn.ts'
import { quoteFrom, written, type Setting } from './tell.ts'

/** How a piece is said, by its form, or by its form and its act; `alone`: a clause that is told and nothing beside it, `bare`: an act without any. */
const by: Readonly<Record<string, Partial<Record<CraftTone | 'any', string>> | undefined>> = says.by
const saidBy = (way: string, tone: CraftTone) => by[way]?.[tone] ?? by[way]?.any

/** The piece as a sentence to them; the words stay the writer's. */
export function sentenceOf({ act, form, words }: Piece, tone: CraftTone, names: readonly string[], isAlone = false) {
  const inner = inSentence(stripped(words, '', '?'), names)
  if (form === 'whether') return asked(inner)
  const said = saidBy(isAlone ? 'alone' : `${form} ${act}`, tone) ?? saidBy(form, tone) ?? '{w}'
  return mended(said.replace('{w}', () => (said.startsWith('{w}') ? words : inner))).replaceAll('??', '?')
}

/** "You are free on Friday" -> "Are you free on Friday?"; what cannot be turned round is asked about as it stands. */
function asked(words: string): string {
  const [first = '', ...after] = words.split(' ')
  const [who = '', joined = ''] = first.split("'")
  const [verb = '', ...rest] = [(says.full as Readonly<Record<string, string>>)[joined] ?? [], after].flat()
  if (lists.inverts.has(verb)) return `${upperFirst(verb)} ${who} ${rest.join(' ')}?`
  return ['you', 'we', 'i', 'they'].includes(who.toLowerCase()) && !verb.endsWith('ed')
    ? `Do ${who} ${verb} ${rest.join(' ')}?`
    : `I'd like to ask whether ${words}.`
}

function saidOf(goal: Goal, tone: CraftTone, names: readonly string[]): string[] {
  const [first, more] = goal.pieces
  const isAlone = !!first && !more && first.form === 'clause' && !first.loose && moveOf(goal) === 'tell'
  return goal.pieces.map((piece) => sentenceOf(piece, tone, names, isAlone))
}

/** The matter of the goal, sentence by sentence, with the act said where no piece says it. */
function coreOf(goal: Goal, tone: CraftTone, names: readonly string[]): string[] {
  const { act, pieces, outright } = goal
  const said = saidOf(goal, tone, names)
  const own = saidBy(`bare ${act}`, tone)
  const all = said.join(' ').toLowerCase()
  const isDone = pieces.some((it) => (isIn(act, 'end decline') ? !it.loose : it.act === act && it.form === 'thing'))
  // By these the act is done already.
  const isSaid = says.signs.some((it) => all.includes(it) && own?.toLowerCase().includes(it))
  if (!own || !outright || isDone || isSaid) return said
  if (act !== 'apologise') return [own, ...said]
  // After what is told, before what is asked.
  const at = pieces.findIndex(({ form }) => form !== 'clause')
  return said.toSpliced(at < 0 ? said.length : at, 0, own)
}

/** What the act alone asks for, where no matter is told. */
const finishedKind = ({ kind, act, named }: Goal) => kind ?? (named ? kindOfAct(act) : null)

/** The goal itself says what the message is about; else a draft does. */
export const isAbout = (goal: Goal) => goal.pieces.length > 0 || goal.dictated !== null || finishedKind(goal) !== null

/** What a goal lacks for a message that is about nothing yet. */
export function needsOf({ act, named }: Goal, { called, role, pronoun, quote }: Recipient): CraftNeed[] {
  const missing: CraftNeed[] = !named ? ['act', 'matter'] : act === 'ask' ? ['ask'] : ['matter']
  return called || role || pronoun || quote ? missing : ['recipient', ...missing]
}

/** `worried`: the question in place of the goal's words where somebody may be thinking of dying. */
type Wanted = Setting & { who: Recipient; names: readonly string[]; goal: Goal; worried: readonly string[] | null }

/** The message of a goal that has its matter or its kind, with scores, other ways to say it and what to mind. */
export function dressed(wanted: Wanted): CraftResult {
  const { input, goal, tone } = wanted
  const { ways, ours } = wordsFor(wanted)
  const [message = '', ...others] = new Set(ways)
  const froms = [goal.actQuote, ...goal.pieces.map(({ from }) => from)].filter(Boolean)
  const quote = quoteFrom(input.goal, froms)
  // Of a clause of the goal so much at least is in a message that says it.
  const isHeld = (it: string) => covered(message, it) >= 0.5 || goal.isDraft || goal.dictated || wanted.worried
  const left = goal.wanted.filter((it) => !isHeld(it))
  // Where somebody may be in danger nothing is offered beside what is to be said.
  const isOwn = ours !== null && !goal.isDraft && !goal.dictated && !wanted.note && !wanted.safety
  const start = input.goal.indexOf(quote)
  const missing = left.filter((it) => input.goal.includes(it)).slice(0, 2)
  const say = tells.explained
  const held = quoteFrom(input.goal, froms.toReversed().filter(isHeld))
  const finishedSaid = filled(say.finished, { quoted: held ? `, ${quoted(held)},` : '' })
  const own = held ? filled(say.quoted, { quote: held }) : say.own
  const leftOut = missing.length > 0 ? ` ${filled(say.left, { left: listed(missing.map(quoted)) })}` : ''
  const made = {
    message,
    act: goal.act,
    matter: [...goal.pieces.map(({ words }) => words), ...left].join(' '),
    explanation: (ours === null ? finishedSaid : ours ? `${own} ${filled(say.ours, { tone, ours })}` : own) + leftOut,
    feedback: mind(goal, ours === null),
    ...(isOwn && { pieces: piecesOf(wanted, message) }),
    alternatives: others.map((it) => ({ kind: it === ways[1] ? 'more polite' : 'restate', message: it }) as const),
    evidence: quote ? [{ quote, label: `what you want: ${goal.act}`, start, end: start + quote.length }] : [],
  }
  return written(made, wanted)
}

/** What the message says of the goal, and what it could say beside that, in the order of the goal. */
function piecesOf({ input, goal, tone, names }: Wanted, message: string) {
  const isIn = (words: string) => message.toLowerCase().includes(words.toLowerCase())
  const said = saidOf(goal, tone, names).map((words, at) => ({ words, said: true, at: goal.pieces[at]!.from }))
  const more = goal.beside.flatMap((it) =>
    isIn(it.words) ? [] : [{ words: sentenceOf(it, tone, names), said: false, at: it.from }],
  )
  const all = [...said.filter(({ words }) => isIn(words)), ...more].slice(0, 20)
  const placeOf = (from: string) => (input.goal.includes(from) ? input.goal.indexOf(from) : input.goal.length)
  return all.toSorted((a, b) => placeOf(a.at) - placeOf(b.at)).map(({ words, said }) => ({ words, said }))
}

/** The message, a more polite one, another; and what the tone put around the writer's words, null where none are theirs. */
function wordsFor({ who, names, goal, tone, worried, safety }: Wanted): { ways: string[]; ours: string | null } {
  const name = who.role === 'team' ? 'all' : who.called
  const greet = (text: string) => {
    if (!name || text.split(' ', 3).some((it) => it.startsWith(name))) return text
    const isGrave = ['end', 'boundary', 'comfort'].includes(goal.act) && name !== 'all'
    const hello = isTitled(name) ? 'Dear ' : isGrave ? '' : `${tells.hello[tone] || 'Hi'} `
    return `${hello}${name}, ${inSentence(text, names)}`
  }
  if (goal.dictated) return { ways: [mended(goal.dictated)], ours: '' }
  if (worried) return { ways: [greet(worried.join(' '))], ours: '' }
  const kind = finishedKind(goal)
  if (kind && goal.pieces.length === 0) {
    // Finished words of the kind, in the manner that is nearest to the tone, then two others.
    const { said } = finished[kind]!
    const all = [said[says.manner[tone] as Manner] ?? said.brief, said.warm, said.plain, said.short]
    return { ways: [...new Set(all.filter((it) => it !== undefined))].slice(0, 3).map(greet), ours: null }
  }
  const worded = (tone: CraftTone) => {
    const core = coreOf(goal, tone, names)
    const move = moveOf(goal)
    const own = who.kind && near.has(who.kind) ? frames[`${move} near`]?.[tone] : undefined
    // Where somebody may be in danger nothing warm stands beside their words, and a draft has no frame.
    const [open, end] = (safety || goal.isDraft ? null : (own ?? frames[move]?.[tone])) ?? []
    const close = core.at(-1)?.endsWith('?') && !asks.has(move) ? '' : end
    const ours = listed([open, close].flatMap((it) => (it ? quoted(it) : [])))
    return { ours, message: greet([open, ...core, close].filter(Boolean).join(' ')) }
  }
  const { ours, message } = worded(tone)
  return { ours, ways: [message, worded('diplomatic').message, worded('direct').message] }
}

/** What a tone says before and behind the matter, by what the message does, and to whom one is close. Nothing about anybody that was not said stands in it; behind another's question is no close. */
const frames: Readonly<Record<string, Partial<Record<CraftTone, readonly string[]>>>> = says.frames.by
const near = setOf(says.frames.near)

const [asks, starts] = [setOf('ask whether question change invite'), Object.entries(says.frames.starts)]
/** What the message does: its act, and of what is told what its first words do. */
function moveOf({ act, pieces, named }: Goal): string {
  const isForm = (some: string) => pieces.some(({ form }) => isIn(form, some))
  if (act === 'decline') return 'no'
  if (act === 'boundary') return 'change'
  if (act === 'ask' && isForm('do thing not')) return act
  if (act === 'ask' && isForm('whether wh topic')) return isForm('whether') ? 'whether' : 'question'
  // What nobody ordered is only likely.
  if (!isIn(act, 'tell ask') && (named || pieces.some((it) => it.act === act))) return act
  const told = `${pieces[0]!.words.toLowerCase()} `
  const [start] = starts.find(([, some]) => some.some((it) => told.startsWith(it))) ?? []
  const words = wordsIn(told).slice(0, 5)
  const isNo = words.some((it, at) => lists.refuses.has(it) || (it === 'not' && words[at + 1]?.endsWith('ing')))
  return start ?? (isNo && isIn(words[0], "i i'm we we're") ? 'no' : pieces.some((it) => it.act === act) ? act : 'tell')
}

/** One thing to mind. `isOfKind`: words of the kind stand in the message. */
function mind(goal: Goal, isOfKind: boolean): string {
  const kind = goal.act === 'end' ? 'end-it' : isOfKind && finishedKind(goal)
  const it = kind && finished[kind]
  if (it) return [it.lead, it.careful ? lines.onlyIfSafe : it.mind ? lines.feelsSafe : ''].join(' ').trimEnd()
  const like = rowOf[goal.act].ends
  return like ? tells.next[like] : tells.mind.aloud
}
