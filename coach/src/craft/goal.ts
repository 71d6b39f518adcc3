import framed from '../../data/said/craft-frames.json' with { type: 'json' }
import { inSentence, polish } from '../builtin/polish.ts'
import { arguable, dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn, sentencesOf, type Span } from '../text/split.ts'
import { actOfKind, bare, cut, ended, ends, has, isBegin, isIn, isInward, isOwn, lists, owners } from './order-words.ts'
import { isUnwanted, plainly, withoutJoin, wordsIn, type Act } from './order-words.ts'
import { ordersIn, type Order } from './orders.ts'
import { namesWithin, roles, untitled } from './persons.ts'
import type { Recipient } from './recipient.ts'
import { toRecipient } from './turn.ts'

/** What the message says, in words to the one it is for; `from`: its sentence of the goal; `loose`: no order said to say it. */
export type Piece = Pick<Order, 'act' | 'form'> & { words: string; from: string; loose?: boolean }

/** `actQuote`: what says its act, empty where the whole does; `outright`: an order says it, or beyond doubt; `dictated`: given letter for letter; `isDraft`: the pieces are the writer's draft; `named`: an act was named, if without its matter; `wanted`: what reads as to be said, as it stands in the goal. */
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

/** In quotation marks, or behind a colon that an order leads to; a few quoted words without one are told of somebody. */
function dictatedBy(text: string): string | null {
  const found = dictatedIn(text) ?? ''
  const [last = ''] = sentencesIn(text.slice(0, text.indexOf(found))).toReversed()
  const lead = last.trim()
  const isShort = wordsIn(lead).length < 4 && wordsIn(found).length > 3 && !lead.endsWith(':')
  const isTo = lead.toLowerCase().startsWith('to ') && !has(found, lists.third)
  const isLead = isShort || isTo || ordersIn(lead).length > 0
  const isDenied = isIn(wordsIn(lead).map(plainly).findLast(Boolean), 'no not without')
  return isDenied || !isLead ? null : found || null
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
  const least = orders.some(({ form }) => form !== 'none') ? APART : all.length <= FEW_CLAUSES ? SAID : LONG
  const pieces = sentences.flatMap(({ from, to, orders: own }): Piece[] => {
    const clauses = all.filter((it) => it.to > from && it.from < to)
    return stretchesIn(text, clauses, own, least).flatMap((it) => {
      const piece = pieceOf(text, it, who, names)
      return piece ? apartIn({ ...piece, from: text.slice(it.from, it.to).trim() }) : []
    })
  })
  const wanted = sentences.flatMap(({ from, to, orders: own }) =>
    all.filter((it) => it.to > from && it.from < to).flatMap((it) => wantedOf(text, it, own) || []),
  )
  const start =
    orders.find(({ form }) => form !== 'none')?.at ?? (pieces[0] ? text.indexOf(pieces[0].from) : text.length)
  const plain = all.filter((it) => it.to <= start && !orders.some(({ at }) => at >= it.from && at < it.to))
  const before = sentences.flatMap(({ from, to }) => {
    const [first, ...more] = plain.filter((it) => it.to > from && it.to <= to)
    const own = first ? text.slice(first.from, (more.at(-1) ?? first).to) : ''
    return !first || has(own, lists.second) ? [] : [toRecipient(polish(own, names), who)]
  })
  const isOwing = orders.some(({ act }) => isIn(act, 'thank apologise'))
  const isBrought = pieces.length > 0 && bringIn(pieces, before, isOwing)
  // What orders nothing and reads as no message still has what the writer says of the two.
  const isBare = pieces.length === 0 && (isOwing || (orders.length === 0 && !ofKind.kind))
  const own = before.filter((it) => isBare && ((isBetween(it) && has(it, lists.second)) || isRefused(it)))
  pieces.push(...own.flatMap((words) => apartIn({ ...told, words, from: text })))
  const byWords = new Map(pieces.toReversed().map((it) => [it.words.toLowerCase(), it]))
  const named = orders.find(({ act, form }) => act !== 'tell' || form !== 'none')
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? actOfKind(ofKind.kind) ?? 'tell')
  return {
    act,
    actQuote: named?.said ?? '',
    ...ofKind,
    outright: act === named?.act || act === shown || ofKind.isCertain,
    pieces: [...byWords.values()].toReversed().slice(0, MOST),
    dictated: dictatedBy(text),
    isDraft: false,
    isBrought,
    wanted,
    named: named !== undefined,
  }
}

const [NEAR, LONG_SENTENCE, MOST_BEFORE, BECAUSE] = [7, 30, 3, ' because ']
const told = { act: 'tell', form: 'clause', loose: true } as const
const asks: readonly Act[] = ['ask', 'boundary', 'remind']

/** "Wash up" of "you must wash up"; empty for "you must be tired", which asks for nothing. */
function mustIn(said: string): Pick<Piece, 'words' | 'form'> {
  const [you, verb, next, ...rest] = wordsIn(said)
  const isTo = isIn(verb, 'have need') && isIn(next, 'to')
  const isNot = isIn(verb, "mustn't") || (isIn(verb, 'must') && isIn(next, 'not'))
  const words = isTo || isIn(next, 'not') ? rest : [next, ...rest]
  const isMust = isIn(you, 'you') && rest.length > 0 && (isTo || isNot || isIn(verb, 'must'))
  return { words: isMust && (isNot || !lists.states.has(bare(words[0]))) ? words.join(' ') : '', form: isNot ? 'not' : 'do' }
}

/** "You must call and you must not shout", "I'll drive and could you come": each is its own. */
function joinedIn(words: readonly string[]): number {
  const isAsked = (at: number) => lists.turned.has(bare(words[at])) && isIn(words[at + 1], 'you i we')
  const isNext = (at: number) => isAsked(at) || mustIn(words.slice(at).join(' ')).words !== ''
  return words.findIndex((it, at) => at > 1 && (isIn(it, 'and but') || ends(words[at - 1])) && isNext(isIn(it, 'and but') ? at + 1 : at))
}

/** As it is best said: an order that is told is a request ("you must wash up"), and a reason stands before what is asked. */
function apartIn(piece: Piece): Piece[] {
  const all = wordsIn(piece.words)
  const cutAt = piece.form === 'clause' ? joinedIn(all) : -1
  if (cutAt > 0) {
    const [one, two] = [all.slice(0, cutAt), all.slice(cutAt)].map((it) => ended(withoutJoin(it.join(' '))))
    const next = apartIn({ ...piece, words: two! })
    // Beside what the writer does it is no reproach.
    const isMild = isOwn(one!.split(' ', 1)[0])
    return [...apartIn({ ...piece, words: one! }), ...next.map((it) => (isMild ? { ...it, act: piece.act } : it))]
  }
  const [verb = '', who = '', ...rest] = all
  if (piece.form === 'clause' && lists.turned.has(bare(verb)) && isIn(who, 'you we i'))
    return [{ ...piece, act: 'ask', form: 'whether', words: [who, ...(isIn(verb, 'do does') ? [] : [verb.toLowerCase()]), ...rest].join(' '), loose: false }]
  const { words, form } = piece.form === 'clause' ? mustIn(piece.words) : { words: '', form: 'do' as const }
  const said: Piece = words ? { ...piece, act: 'boundary', form, words, loose: false } : piece
  const [before = '', ...reason] = said.words.split(BECAUSE)
  if (said.form === 'clause' || !asks.includes(said.act) || !reason[0] || reason[0].startsWith('of ')) return [said]
  return [
    { ...said, ...told, words: reason.join(BECAUSE) },
    { ...said, words: before },
  ]
}

/** What happened, told before what asks, thanks, owns up or points to it, is said in front; true where the other did it. */
function bringIn(pieces: Piece[], before: readonly string[], isOwing: boolean): boolean {
  const first = pieces.find(({ loose }) => !loose) ?? pieces[0]!
  const [at, words] = [pieces.indexOf(first), wordsIn(first.words).map(bare)]
  const isPointer = words.slice(0, NEAR).some((it, n) => lists.points.has(it) && !isIn(words[n - 1], 'make'))
  const isWish = isIn(first.act, 'ask boundary remind') || words.slice(0, 3).some((it) => lists.wants.has(it))
  const said = isPointer || isWish || isOwing ? before.filter(isBetween).slice(-MOST_BEFORE) : []
  const isDone = said.some((it) => isIn(it.split(' ', 1)[0], 'you'))
  const rest = pieces.slice(0, at).filter(({ words }) => !said.some((it) => it.includes(words)))
  pieces.splice(0, at, ...said.map((it) => ({ ...told, from: first.from, words: withoutJoin(it) })), ...rest)
  return isDone
}

/** What the other is, has, says or feels is theirs to say; so is what they did, where nothing is asked (`isLoose`). */
function isTheirs([you, second, third, ...more]: readonly string[], isLoose: boolean): boolean {
  const verb = plainly(isIn(second, 'keep') || (isIn(second, 'have') && third?.endsWith('ed')) ? third : second)
  const isGranted = lists.granting.has(verb) || isIn(third, 'to supposed')
  const isYou = isIn(you, "you you've")
  const isState = second?.endsWith(',') || (isLoose ? !isGranted : lists.states.has(verb) && !isIn(third, 'supposed'))
  const isOf = isIn(you, "you're your") || (isYou && isState)
  const [part = ''] = [you, second, third, ...more].join(' ').split(',')
  return (isOf && !has(part, lists.first)) || (isYou && arguable(part) !== null)
}

/** As much as keeps a message from being sent. */
const scorns = (said: string): boolean => readTurn(`${said}.`).harm.score >= 4

/** "I don't want to sing": what the writer will not do, and not how it is to be said. */
const isRefused = (said: string): boolean =>
  isIn(said.split(' ', 1)[0], 'i') && isUnwanted(wordsIn(said), 5) && !has(said.replace(' do ', ' '), lists.ways)

/** Somebody who is only a "she", and not "my daughter" before it. */
const isOfElse = (said: string): boolean => has(said, lists.third) && !isMine(said)
/** Of the writer or to the other, of nobody else, not for the coach and no scorn. */
function isBetween(said: string): boolean {
  const [first, second, ...more] = wordsIn(withoutJoin(said))
  // "I am hopeless at this", "I want something kind" is told to the coach, and "my wife is furious" is somebody else's.
  const isBare = isIn(first, "i'm it it's") || isIn(second, 'am want need') || roles.has(bare(second))
  // "I'm your supervisor": they know.
  if (isIn(first, "i'm") && isIn(second, 'your the a')) return false
  const isTo = has(said, lists.second) || (has(said, lists.first) && !roles.has(bare(second)))
  const isOfMine = isOwn(first) && (isTo || !isBare)
  const isFact = isOfMine || (isIn(first, "you you've you'd your") && !isTheirs([first!, second!, ...more], false))
  const isElse = isOfElse(said) || namesWithin(said).length > 0 || isInward(said)
  return isFact && isWhole(said) && more.length < LONG_SENTENCE && !isElse && !scorns(said)
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
    const isQuote = [...`'"“‘`].some((it) => ` ${words}`.includes(` ${it}`))
    const isElse = !isLiteral && (isOfElse(words) || isTheirs(wordsIn(withoutJoin(words)), true))
    const isSaid = isWhole(words) && !(isQuote || isElse || isInward(words) || scorns(words))
    return isSaid ? ({ ...told, words } as const) : null
  }
  return order.form === 'clause' && !lead && !isWhole(words) ? null : { act: order.act, form: order.form, words }
}

/** Somebody does something in it, and no turned pronoun has broken it: none of "the days", "you from work". */
function isWhole(said: string): boolean {
  const words = wordsIn(withoutJoin(said)).map(bare)
  const isVerbless = owners.has(words[0]!) && words.length < 3 && !has(said, lists.finite)
  const isBroken = words.some((it, at) => it === 'you' && isIn(words[at + 1], `${at === 0 ? 'from ' : ''}who is has does was he she`))
  return words.length > 1 && !isVerbless && !isBroken && !isHeadless(said) && !lists.dangling.has(words.at(-1)!)
}

type Read = ReturnType<typeof readClauses>[number]
/** From these chances on a clause is said: of a short goal, of a long one, apart from an order, joined, of the writer; so few are short. */
const [SAID, LONG, APART, JOINED, OWN, WITHIN, LEAST, FEW_CLAUSES] = [0.38, 0.46, 0.5, 0.25, 0.2, 0.2, 0.1, 4]

/** A stretch of the goal that is to be said, and the order that it hangs on. */
type Stretch = Span & { order: Order | null }

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
    const before = clauses[n - 1]?.mark
    const [first] = wordsIn(withoutJoin(words))
    const isTold = isOwn(first) && !isInward(words)
    // Whoever acts in it stands before it: "and never told anyone", ", just had a baby", ", because he asked".
    const isBound = isHeadless(words) || isIn(words.split(' ', 1)[0], 'because') || (before === ' ' && !isStart(first))
    const isBehind = before === ',' && orders.some(({ at }) => at < from)
    const floor = Math.min(isBehind ? (isTold ? LEAST : WITHIN) : least, isTold ? OWN : open ? SAID : 1)
    // Beside what is told already, what begins no sentence of the writer's is another order to the coach.
    const isOther = least === APART && !open && !isStart(first) && !lists.finite.has(bare(first))
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (isBound && before !== '.') {
      if (open) open.to = to
    } else if (before === ' ') {
      const isMine = isTold && chance >= least
      if (!open && isMine) found.push((open = { from, to, order: null }))
      else if (open && chance >= joinedFrom(open, text, first)) open.to = to
      else open = null
    } else if (isBound || isOther || !words.includes(' ') || chance < floor) open = null
    else if (open && !standsAlone(text.slice(open.to, to))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

const isMine = (said: string): boolean => isIn(withoutJoin(said).split(' ', 1)[0], 'my our')
/** "My daughter is 2 and she coughs" is of her; "I called him and he laughed" of the one it is for. */
function joinedFrom({ from, order }: Stretch, text: string, next: string | undefined): number {
  if (order || isMine(text.slice(from))) return LEAST
  return lists.third.has(bare(next)) ? SAID : JOINED
}

const isStart = (word = ''): boolean => isBegin(word) || owners.has(bare(word))
/** "Had a baby", "messed it up": somebody did it, and nobody says who. */
function isHeadless(said: string): boolean {
  const [first = '', second] = wordsIn(withoutJoin(said))
  const isPast = bare(first).endsWith('ed') && first.length > 4
  return (isPast || (lists.finite.has(bare(first)) && !lists.asking.has(bare(first)) && !isIn(first, 'is are'))) && !isBegin(second)
}

/** The words of a clause that are to be said, whether or not they could be turned. */
function wantedOf(text: string, { from, to, words, chance }: Read, orders: readonly Order[]): string {
  const order = orders.find(({ at }) => at >= from && at < to)
  if (order) return order.form === 'none' ? '' : ended(text.slice(order.from, Math.max(order.from, to)).trim())
  const isBehind = orders.some((it) => it.at < from && it.form !== 'none')
  return chance >= (isBehind ? WITHIN : SAID) && words.includes(' ') && !isInward(words) ? words : ''
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  const isParted = [...',;:'].includes(words.trim().charAt(0))
  return isParted && (isBegin(first) || (owners.has(bare(first)) && has(words, lists.finite))) && second !== undefined
}
