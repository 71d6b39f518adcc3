import framed from '../../data/said/craft-frames.json' with { type: 'json' }
import { inSentence, polish } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { sentencesOf, type Span } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { actOfKind, bare, cut, ended, has, isBegin, isIn, lists, owners, wordsIn, type Act } from './order-words.ts'
import { ordersIn, type Form, type Order } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { horsemenIn } from './score.ts'
import { toRecipient } from './turn.ts'

/** What the message says, in words to the one it is for; `from`: its sentence of the goal; `loose`: no order said to say it. */
export interface Piece {
  act: Act
  form: Form
  words: string
  from: string
  loose?: boolean
}

export type Goal = ReturnType<typeof readGoal>

/** From these chances on a kind is taken, is said beside a matter that doesn't, is the one of what it is about; of few words. */
const [SURE, OUTRIGHT, ABOUT, FEW] = [0.6, 0.9, 0.7, 8]
const [MOST, LONGEST] = [6, 3000]
const byMatter = framed.matters as Readonly<Record<string, Kind | undefined>>

/** What the goal's words surely have to do, of what there are finished words for; `likely`: by what it is about. */
function kindOf(goal: string) {
  const { kind, matter, words } = read(goal)
  const known = kind().filter(({ label }) => finished[label])
  const { label, chance } = known[0]!
  const sureness = chance / known.reduce((all, it) => all + it.chance, 0)
  const isSure = sureness >= SURE && (words >= FEW || chance >= SURE)
  const about = matter()[0]!
  const likely = about.chance >= ABOUT && words >= FEW ? (byMatter[about.label] ?? null) : null
  return { kind: isSure ? label : null, isCertain: sureness >= OUTRIGHT, likely }
}

/** In quotation marks, or behind a colon that an order leads to. */
function dictatedBy(text: string): string | null {
  const found = dictatedIn(text)
  const lead = found === null ? '' : text.slice(0, text.indexOf(found)).trim()
  const isLead = lead.toLowerCase().startsWith('to ') || ordersIn(lead).length > 0
  return lead.endsWith(':') && !isLead ? null : found
}

/** The goal as an act and the pieces of its message. Reads the first 3,000 characters; nothing of an aside is in it. */
export function readGoal(source: string, who: Recipient, names: readonly string[]) {
  const text = untitled(source.slice(0, LONGEST))
  const ofKind = kindOf(text)
  const apart = readClauses(text, (words) => ordersIn(words).length > 0)
  const sentences = sentencesOf(text).map((span) => ({ ...span, orders: ordersAt(text, span) }))
  const orders = sentences.flatMap((it) =>
    it.orders.map((order) => ({ ...order, said: text.slice(it.from, it.to).trim() })),
  )
  const sorry = orders.filter(({ act }) => act === 'apologise')
  // What the writer did is what an apology is for that names nothing else.
  const isOwed = sorry.length > 0 && sorry.every(({ form }) => form === 'none')
  const isTheirs = (words: string) => writer.has(bare(wordsIn(withoutJoin(words))[0]))
  const all = apart.map((it) => (isOwed && it.chance >= OWED && isTheirs(it.words) ? { ...it, chance: 1 } : it))
  const isTold = orders.some(({ form }) => form !== 'none')
  // Who asks what to say tells the rest to the coach.
  const isAsked = !isTold && orders.some(({ open }) => open)
  const least = isAsked ? 1 : isTold ? APART : all.length <= FEW_CLAUSES ? SAID : LONG
  const pieces = sentences.flatMap(({ from, to, orders: own }): Piece[] => {
    const clauses = all.filter((it) => it.to > from && it.from < to)
    return stretchesIn(text, clauses, own, least).flatMap((it) => {
      const piece = pieceOf(text, it, who, names)
      return piece ? apartIn({ ...piece, from: text.slice(from, to).trim() }) : []
    })
  })
  const start = orders.find(({ form }) => form !== 'none')?.at ?? text.indexOf(pieces[0]?.from ?? '')
  const told = sentences.map(({ from, to }) => all.filter((it) => it.from >= from && it.to <= Math.min(to, start)))
  const before = told.flatMap(([first, ...more]) => {
    const own = first ? text.slice(first.from, (more.at(-1) ?? first).to) : ''
    return !first || has(own, lists.second) ? [] : [toRecipient(polish(own, names), who)]
  })
  const isBrought = bringIn(pieces, before)
  const byWords = new Map(pieces.toReversed().map((it) => [it.words.toLowerCase(), it]))
  const named = orders.find(({ act, form }) => act !== 'tell' || form !== 'none')
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? actOfKind(ofKind.kind) ?? 'tell')
  return {
    act,
    /** The sentence that says so; empty where the act is read from the whole. */
    actQuote: named?.said ?? '',
    ...ofKind,
    /** The act is said by an order, or beyond doubt. */
    outright: act === named?.act || act === shown || ofKind.isCertain,
    pieces: [...byWords.values()].toReversed().slice(0, MOST),
    /** Words that were given as the message, letter for letter. */
    dictated: dictatedBy(text),
    /** The pieces are the writer's draft. */
    isDraft: false,
    isBrought,
    /** An act was named, if without its matter. */
    named: named !== undefined,
  }
}

const BECAUSE = ' because '
const asks: readonly Act[] = ['ask', 'boundary', 'remind']

/** "Wash up" of "you must wash up"; empty for "you must be tired", which asks for nothing. */
function mustIn(words: string): string {
  const [you, verb, next, ...rest] = wordsIn(words)
  if (!isIn(you, 'you') || rest.length === 0) return ''
  if (isIn(verb, 'must') && !lists.states.has(bare(next))) return [next, ...rest].join(' ')
  return isIn(verb, 'have need') && isIn(next, 'to') ? rest.join(' ') : ''
}

/** As it is best said: an order that is told is a request ("you must wash up"), and a reason stands before what is asked. */
function apartIn(piece: Piece): Piece[] {
  const words = piece.form === 'clause' ? mustIn(piece.words) : ''
  const said: Piece = words ? { ...piece, act: 'boundary', form: 'do', words, loose: false } : piece
  const at = said.words.indexOf(BECAUSE)
  const reason = said.words.slice(at + BECAUSE.length)
  if (at < 0 || said.form === 'clause' || !asks.includes(said.act) || reason.startsWith('of ')) return [said]
  return [
    { ...said, act: 'tell', form: 'clause', words: reason, loose: true },
    { ...said, words: said.words.slice(0, at) },
  ]
}

const [NEAR, LONG_SENTENCE] = [5, 30]

/** What "I want it back" or "ask her to stop" points to is said in front, where it surely is for them; true where it is. */
function bringIn(pieces: Piece[], before: readonly string[]): boolean {
  const [first] = pieces
  const words = wordsIn(first?.words ?? '').map(bare)
  const isStop = words.join() === 'stop'
  const isPointer = words.slice(0, NEAR).some((it, at) => {
    if (!isIn(it, 'it this that')) return at > 0 && lists.third.has(it)
    return !isIn(words[at - 1], 'make') && (it === 'it' || at === words.length - 1)
  })
  const isWish = isIn(words[0], "i i'd we") && words.slice(0, NEAR).some((it) => lists.wants.has(it))
  const found = before.findLast((said) => {
    const isTheirs = has(said, lists.second) && !has(said, lists.third) && wordsIn(said).length <= LONG_SENTENCE
    return isTheirs && horsemenIn(readTurn(said)).length === 0
  })
  if (!first || !found || !(isStop || isPointer) || !(first.form === 'clause' ? isWish : asks.includes(first.act)))
    return false
  const all = wordsIn(found)
  const at = all.findIndex((it, n) => isIn(it, 'keep keeps') && all[n + 1]?.endsWith('ing'))
  const end = all.findIndex((it, n) => n > at && isIn(it, 'and but') && !all[n + 1]?.endsWith('ing'))
  // "You keep heating up fish" and "stop": "stop heating up fish".
  if (isStop && at >= 0) first.words = `stop ${all.slice(at + 1, end < 0 ? all.length : end).join(' ')}`
  else pieces.unshift({ ...first, act: 'tell', form: 'clause', words: found, loose: true })
  return true
}

/** The stretch in words to the one it is for; null where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order }: Stretch, who: Recipient, names: readonly string[]) {
  const own = text.slice(from, to)
  const matter = order ? cut(wordsIn(own)) : ended(withoutJoin(own))
  const said = matter.replaceAll(' and also that ', ' and ').replaceAll(' and that ', ' and ')
  const lead = order?.lead ?? ''
  const plain = polish(`${lead}${lead.startsWith('I ') ? inSentence(said, names) : said}`, names)
  // What speaks to them already is said letter for letter: whom it names is somebody else.
  const isTheirs = !order && has(plain, lists.second)
  const words = isTheirs ? plain : toRecipient(plain, who).trim()
  if (!order) {
    const isSaid =
      words.includes(' ') && readTurn(words).spans.contempt.length === 0 && (isTheirs || !has(words, lists.third))
    return isSaid ? ({ act: 'tell', form: 'clause', words, loose: true } as const) : null
  }
  return { act: order.act, form: order.form, words }
}

const titled = /\b(mr|mrs|ms|dr|prof)\. ?(?=\p{L})/giu
/** "mr. Lopez" as "Mr Lopez": the stop ends no sentence. */
export const untitled = (text: string): string =>
  text
    .replaceAll(' in law', '-in-law')
    .replace(titled, (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()} `)

type Read = ReturnType<typeof readClauses>[number]

/** From these chances on a clause is said: beside what is and of a short goal, of a long one, apart from an order, joined. */
const [SAID, LONG, APART, JOINED, OWED] = [0.38, 0.46, 0.57, 0.25, 0.12]
const writer = setOf("i i've ive we we've")
/** A goal of so few clauses mostly is the message. */
const FEW_CLAUSES = 4

/** A stretch of the goal that is to be said, and the order that it hangs on. */
interface Stretch extends Span {
  order: Order | null
}

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const starts: number[] = []
  for (let at = from; at < to; at++) if (text[at]!.trim() && (at === from || !text[at - 1]!.trim())) starts.push(at)
  const place = (word: number) => starts[word] ?? to
  const orders = ordersIn(text.slice(from, to))
  return orders.map((it) => ({ ...it, at: place(it.at), from: place(it.from), to: place(it.to) }))
}

/** The matter of each order, and what reads as told from the chance `least` on, each with what goes on behind it. */
function stretchesIn(text: string, clauses: readonly Read[], orders: readonly Order[], least: number): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | null = null
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const isHere = (at: number) => at >= from && at < to
    const isJoined = clauses[n - 1]?.mark === ' '
    const [first] = wordsIn(withoutJoin(words))
    // Beside what is told already, what begins no sentence of the writer's is another order to the coach.
    const isOther = least === APART && !open && !isBegin(first) && !owners.has(bare(first))
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (isJoined ? !open || (!open.order && chance < JOINED) : isOther || chance < (open ? SAID : least))
      open = null
    else if (open?.order && isIn(words.split(' ')[0], 'but') && chance < JOINED) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || owners.has(bare(first))) && second !== undefined
}

/** Without "and", "so that": what is said begins behind them. */
const withoutJoin = (part: string): string => {
  const words = wordsIn(part)
  const from = words.findIndex((it, at) => !lists.leadsOff.has(bare(it)) || at === words.length - 1)
  return words.slice(Math.max(0, from)).join(' ')
}
