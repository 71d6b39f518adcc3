import framed from '../../data/said/craft-frames.json' with { type: 'json' }
import { inSentence, polish } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { arguable, dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { pronounOf } from '../text/people.ts'
import { sentencesIn, sentencesOf, type Span } from '../text/split.ts'
import {
  actOfKind,
  bare,
  cut,
  ended,
  has,
  isBegin,
  isIn,
  isInward,
  isOwn,
  isUnwanted,
  lists,
  owners,
} from './order-words.ts'
import { plainly, withoutJoin, wordsIn, type Act } from './order-words.ts'
import { ordersIn, type Form, type Order } from './orders.ts'
import { namesWithin, roles, untitled } from './persons.ts'
import type { Recipient } from './recipient.ts'
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
const [MOST, LONGEST, AHEAD, AHEAD_OF] = [6, 3000, 0.3, 1.7]
const byMatter = framed.matters as Readonly<Record<string, Kind | undefined>>

/** What the goal's words surely have to do, of what there are finished words for; `likely`: by what it is about. */
function kindOf(goal: string) {
  const { kind, matter, words } = read(goal)
  const known = kind().filter(({ label }) => finished[label])
  const { label, chance } = known[0]!
  const sureness = chance / known.reduce((all, it) => all + it.chance, 0)
  const isSure = sureness >= SURE && (words >= FEW || chance >= SURE)
  const about = matter()[0]!
  const [, next] = known
  const isAhead = chance >= AHEAD && chance >= next!.chance * AHEAD_OF
  const isLike = about.chance >= ABOUT
  const likely = words < FEW ? null : (isLike && byMatter[about.label]) || (isAhead ? label : null)
  return { kind: isSure ? label : null, isCertain: sureness >= OUTRIGHT, likely }
}

/** In quotation marks, or behind a colon that an order leads to; a few quoted words without one are told of somebody. */
function dictatedBy(text: string, who: Recipient): string | null {
  const found = dictatedIn(text) ?? ''
  const [last = ''] = sentencesIn(text.slice(0, text.indexOf(found))).toReversed()
  const lead = last.trim()
  const isShort = wordsIn(lead).length < 4 && wordsIn(found).length > 3 && !lead.endsWith(':')
  const isLead = isShort || lead.toLowerCase().startsWith('to ') || ordersIn(lead).length > 0
  // "To my brother: he has to stop" is about him.
  const isAbout = lead.endsWith(':') && wordsIn(found).some((it) => pronounOf.get(bare(it)) === (who.pronoun ?? 'they'))
  const isUnwanted = isAbout || isIn(wordsIn(lead).map(plainly).findLast(Boolean), 'no not without')
  return isUnwanted || !isLead ? null : found || null
}

/** The goal as an act and the pieces of its message. Reads the first 3,000 characters; nothing of an aside is in it. */
export function readGoal(source: string, who: Recipient, names: readonly string[]) {
  const text = untitled(source.slice(0, LONGEST))
  const ofKind = kindOf(text)
  const all = readClauses(text, (words) => ordersIn(words).length > 0)
  const sentences = sentencesOf(text).map((span) => ({ ...span, orders: ordersAt(text, span) }))
  const orders = sentences.flatMap((it) =>
    it.orders.map((order) => ({ ...order, said: text.slice(it.from, it.to).trim() })),
  )
  const isTold = orders.some(({ form }) => form !== 'none')
  // Who asks what to say tells the rest to the coach.
  const isAsked = !isTold && orders.some(({ open }) => open)
  const least = isAsked ? 1 : isTold ? APART : all.length <= FEW_CLAUSES ? SAID : LONG
  let end = 0
  const pieces = sentences.flatMap(({ from, to, orders: own }): Piece[] => {
    const clauses = all.filter((it) => it.to > from && it.from < to)
    return stretchesIn(text, clauses, own, least).flatMap((it) => {
      const before = all.findLast(({ to }) => to <= it.from)
      // "It is not true", where what that points to is not said.
      if (!it.order && before && before.to > end && isPointing(text.slice(it.from, it.to))) return []
      end = it.to
      const piece = pieceOf(text, it, who, names)
      return piece ? apartIn({ ...piece, from: text.slice(from, to).trim() }) : []
    })
  })
  const start =
    orders.find(({ form }) => form !== 'none')?.at ?? (pieces[0] ? text.indexOf(pieces[0].from) : text.length)
  const plain = all.filter((it) => it.to <= start && !orders.some(({ at }) => at >= it.from && at < it.to))
  const tellings = sentences.map(({ from, to }) => plain.filter((it) => it.to > from && it.to <= to))
  const before = tellings.flatMap(([first, ...more]) => {
    const own = first ? text.slice(first.from, (more.at(-1) ?? first).to) : ''
    return !first || has(own, lists.second) ? [] : [toRecipient(polish(own, names), who)]
  })
  const isOwing = orders.some(({ act }) => isIn(act, 'thank apologise'))
  const isBrought = pieces.length > 0 && bringIn(pieces, before, isOwing)
  // What orders nothing and reads as no message still has what the writer says of the two.
  const isBare = pieces.length === 0 && orders.length === 0 && !ofKind.kind
  const own = isBare ? before.filter((it) => isBetween(it) || isRefused(it)) : []
  if (own.some((it) => has(it, lists.second) || isRefused(it)))
    pieces.push(...own.flatMap((words) => apartIn({ ...told, words, from: text })))
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
    dictated: dictatedBy(text, who),
    /** The pieces are the writer's draft. */
    isDraft: false,
    isBrought,
    /** An act was named, if without its matter. */
    named: named !== undefined,
  }
}

const BECAUSE = ' because '
const joined = [BECAUSE, ' and I ', ', maybe I ', ', I ']
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
  const join = joined.find((it) => said.words.indexOf(it) > 0 && !said.words.includes(`${it}of `))
  if (!join || said.form === 'clause' || !asks.includes(said.act)) return [said]
  const [before = '', ...after] = said.words.split(join)
  const behind: Piece = { ...said, ...told, words: after.join(join) }
  if (join === BECAUSE) return [behind, { ...said, words: before }]
  return [
    { ...said, words: before },
    { ...behind, words: `${withoutJoin(join.replace(',', ''))} ${behind.words}` },
  ]
}

const [NEAR, LONG_SENTENCE, MOST_BEFORE, pointing] = [7, 30, 3, "it this that that's stop instead"]
const told = { act: 'tell', form: 'clause', loose: true } as const

/**
 * What was told before the order is what it is about: where it asks, thanks, owns up or points to it ("I want it
 * back"), what happened between the two is said in front; true where that is what the other did.
 */
function bringIn(pieces: Piece[], before: readonly string[], isOwing: boolean): boolean {
  const first = pieces.find(({ loose }) => !loose) ?? pieces[0]!
  const [at, words] = [pieces.indexOf(first), wordsIn(first.words).map(bare)]
  const isPointer = words.slice(0, NEAR).some((it, n) => isIn(it, pointing) && !isIn(words[n - 1], 'make'))
  const isWish = isIn(first.act, 'ask boundary remind') || words.slice(0, 3).some((it) => lists.wants.has(it))
  const fit = isPointer || isWish || isOwing ? before.filter(isBetween) : []
  const theirs = fit.findLast((it) => has(it, lists.second))
  const all = wordsIn(theirs ?? '')
  const keep = all.findIndex((it, n) => isIn(it, 'keep keeps') && all[n + 1]?.endsWith('ing'))
  const end = all.findIndex((it, n) => n > keep && isIn(it, 'and but') && !all[n + 1]?.endsWith('ing'))
  const isStop = words.join() === 'stop' && keep >= 0
  // "You keep heating up fish" and "stop": "stop heating up fish".
  if (isStop) first.words = `stop ${all.slice(keep + 1, end < 0 ? all.length : end).join(' ')}`
  const said = fit.filter((it) => !isStop || it !== theirs).slice(-MOST_BEFORE)
  const rest = pieces.slice(0, at).filter(({ words }) => !said.some((it) => it.includes(words)))
  pieces.splice(0, at, ...said.map((it) => ({ ...told, words: withoutJoin(it), from: first.from })), ...rest)
  return isStop || has(all[0] ?? '', lists.second)
}

/** What the other is, has, says or feels is theirs to say; so is what they did, where nothing is asked (`isLoose`). */
function isTheirs(words: readonly string[], isLoose: boolean): boolean {
  const [you, second, third] = words
  const verb = plainly(isIn(second, 'keep') || (isIn(second, 'have') && third?.endsWith('ed')) ? third : second)
  const isGranted = lists.granting.has(verb) || isIn(third, 'to')
  const isOf =
    isIn(you, "you're your") ||
    second?.endsWith(',') ||
    (isIn(you, "you you've") && (isLoose ? !isGranted : lists.states.has(verb)))
  const [part = ''] = words.join(' ').split(',')
  return (isOf && !has(part, lists.first)) || (isIn(you, "you you've") && arguable(part) !== null)
}

/** "It is not true", "that's not fair": of something before it. */
const isPointing = (said: string): boolean =>
  isIn(withoutJoin(said).split(' ', 1)[0], "it it's its this that that's thats") && !has(said, lists.first)

/** As much as keeps a message from being sent. */
function scorns(said: string): boolean {
  const { cues, harm } = readTurn(`${said}.`)
  return harm.score >= 4 && cues.has('contempt')
}

/** "I don't want to sing": what the writer will not do, and not how it is to be said. */
function isRefused(said: string): boolean {
  const [first, ...more] = wordsIn(said)
  const at = more.findIndex((it) => isIn(it, 'want')) + 1
  return isIn(first, 'i') && at > 1 && isUnwanted(more, at) && !isInward(more.slice(at).join(' '))
}

/** Of the writer or to the other, of nobody else, not for the coach and no scorn. */
function isBetween(said: string): boolean {
  const words = wordsIn(withoutJoin(said))
  // "I am hopeless at this" is told to the coach.
  const isMe = isIn(words[0], "i'm it it's") || isIn(words[1], 'am')
  const isMine = isOwn(words[0]) && !(isMe && ![lists.first, lists.second].some((it) => has(said, it)))
  // "My wife is furious" is somebody else's.
  const isOthers = roles.has(bare(words[1])) && !has(said, lists.second)
  const isFact = (isMine && !isOthers) || (isIn(words[0], "you you've you'd your") && !isTheirs(words, false))
  const isElse = has(said, lists.third) || namesWithin(said).length > 0 || isInward(said)
  const isFit = isFact && words.length <= LONG_SENTENCE && !isElse
  return isFit && !scorns(said)
}

/** The stretch in words to the one it is for; null where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order }: Stretch, who: Recipient, names: readonly string[]) {
  const own = text.slice(from, to)
  const matter = order ? cut(wordsIn(own)) : ended(withoutJoin(own))
  const said = matter.replaceAll(' and also that ', ' and ').replaceAll(' and that ', ' and ')
  const lead = order?.lead ?? ''
  const plain = polish(`${lead}${lead.startsWith('I ') ? inSentence(said, names) : said}`, names)
  // What speaks to them already is said letter for letter: whom it names is somebody else.
  const isLiteral = !order && has(plain, lists.second)
  const words = isLiteral ? plain : toRecipient(plain, who).trim()
  if (!order) {
    const isSaid =
      !isInward(words) &&
      words.includes(' ') &&
      ![...'"“‘'].some((it) => words.includes(it)) &&
      !words.includes(" '") &&
      !scorns(words) &&
      (isLiteral || !(has(words, lists.third) || isTheirs(wordsIn(withoutJoin(words)), true)))
    return isSaid ? ({ act: 'tell', form: 'clause', words, loose: true } as const) : null
  }
  return { act: order.act, form: order.form, words }
}

type Read = ReturnType<typeof readClauses>[number]

/** From these chances on a clause is said: of a short goal, of a long one, apart from an order, joined, of the writer; so few are short. */
const [SAID, LONG, APART, JOINED, OWN, FEW_CLAUSES] = [0.38, 0.46, 0.5, 0.25, 0.2, 4]

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
    const isOther =
      least === APART && !open && ![owners, lists.finite].some((it) => it.has(bare(first))) && !isBegin(first)
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (isJoined && (!open || (!open.order && chance < (lists.third.has(bare(first)) ? SAID : JOINED))))
      open = null
    else if (!isJoined && (isOther || !words.includes(' ') || chance < leastOf(first, words, open ? SAID : least)))
      open = null
    else if (open?.order && isIn(words.split(' ')[0], 'but') && chance < JOINED) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** What begins with the writer is likelier theirs to say than what begins with anybody else. */
const leastOf = (first: string | undefined, words: string, least: number): number =>
  least < 1 && isOwn(first) && !isInward(words) ? Math.min(least, OWN) : least

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || (owners.has(bare(first)) && has(words, lists.finite))) && second !== undefined
}
