import framed from '../../data/said/craft-frames.json' with { type: 'json' }
import { inSentence, polish } from '../builtin/polish.ts'
import { arguable, dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn, sentencesOf } from '../text/split.ts'
import { apartIn, ASKING, isWhole, told, type Piece } from './apart.ts'
import { actOfKind, bare, cut, ended, has, isBegin, isIn, isInward, isOwn, lists } from './order-words.ts'
import { isUnwanted, plainly, withoutJoin, wordsIn } from './order-words.ts'
import { ordersIn } from './orders.ts'
import { namesWithin, roles, untitled } from './persons.ts'
import type { Recipient } from './recipient.ts'
import { avoidedIn, APART, FEW_CLAUSES, LONG, ordersAt } from './stretches.ts'
import { SAID, isIf, stretchesIn, wantedOf, type Stretch } from './stretches.ts'
import { toRecipient } from './turn.ts'

/** `actQuote`: what says its act, or empty; `outright`: by an order, or beyond doubt; `dictated`: letter for letter; `named`: an act, if without its matter; `wanted`: what is to be said. */
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

/** Without what stands in brackets and reads as told to the coach: "(he's 18)". */
function withoutAsides(text: string, start = 0): string {
  const from = text.indexOf(' (', start)
  const to = text.indexOf(')', from)
  if (from < 0 || to < 0) return text
  const [first] = readClauses(text.slice(from + 2, to), () => false)
  const isAside = (first?.chance ?? 0) < ASIDE
  return withoutAsides(isAside ? text.slice(0, from) + text.slice(to + 1) : text, isAside ? from : to)
}
/** Below it what stands in brackets is no part of what is said around it: "(not 7)" is. */
const ASIDE = 0.1

/** The goal as an act and the pieces of its message. Reads the first 3,000 characters; nothing of an aside is in it. */
export function readGoal(source: string, who: Recipient, names: readonly string[]) {
  const text = withoutAsides(untitled(source.slice(0, LONGEST)))
  const ofKind = kindOf(text)
  const all = readClauses(text, (words) => ordersIn(words).length > 0)
  const sentences = sentencesOf(text).map((span) => ({
    ...span,
    said: text.slice(span.from, span.to).trim(),
    orders: ordersAt(text, span),
    clauses: all.filter((it) => it.to > span.from && it.from < span.to),
  }))
  const orders = sentences.flatMap((it) => it.orders.map((order) => ({ ...order, said: it.said })))
  const least = orders.some(({ form }) => form !== 'none') ? APART : all.length <= FEW_CLAUSES ? SAID : LONG
  const avoided = avoidedIn(all)
  const pieces = sentences.flatMap((sentence) =>
    stretchesIn(text, sentence, least, avoided).flatMap((it): Piece[] => {
      const piece = pieceOf(text, it, who, names)
      return piece ? apartIn({ ...piece, from: ended(withoutJoin(text.slice(it.from, it.to))) }) : []
    }),
  )
  const wanted = sentences.flatMap(({ orders: own, clauses }) => clauses.flatMap((it) => wantedOf(text, it, own) || []))
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

const [NEAR, LONG_SENTENCE, MOST_BEFORE] = [7, 30, 3]

/** What happened, told before what asks, thanks, owns up or points to it, is said in front; true where the other did it. */
function bringIn(pieces: Piece[], before: readonly string[], isOwing: boolean): boolean {
  const first = pieces.find(({ loose }) => !loose) ?? pieces[0]!
  const [at, words] = [pieces.indexOf(first), wordsIn(first.words).map(bare)]
  const isPointer = words.slice(0, NEAR).some((it, n) => lists.points.has(it) && !isIn(words[n - 1], 'make'))
  const isWish = isIn(first.act, ASKING) || words.slice(0, 3).some((it) => lists.wants.has(it))
  const said = isPointer || isWish || isOwing ? before.filter(isBetween).slice(-MOST_BEFORE) : []
  const rest = pieces.slice(0, at).filter(({ words }) => !said.some((it) => it.includes(words)))
  pieces.splice(0, at, ...said.flatMap((it) => apartIn({ ...told, from: first.from, words: withoutJoin(it) })), ...rest)
  return said.some((it) => isIn(it.split(' ', 1)[0], 'you'))
}

/** What the other is, has, says or feels is theirs to say; so is what they did, where nothing is asked (`isLoose`). */
function isTheirs([you, second, third, ...more]: readonly string[], isLoose: boolean): boolean {
  const verb = plainly(isIn(second, 'keep') || (isIn(second, 'have') && third?.endsWith('ed')) ? third : second)
  const isGranted = lists.granting.has(verb) || isIn(third, 'to supposed')
  const isYou = isIn(you, "you you've")
  const isState = second?.endsWith(',') || (isLoose ? !isGranted : lists.states.has(verb) && !isIn(third, 'supposed'))
  const isYours =
    isLoose || isIn(third, 'is was has') || !'sd'.includes(bare(third).at(-1) ?? '-') || roles.has(bare(second))
  const isOf = isIn(you, "you're") || (isIn(you, 'your') && isYours) || (isYou && isState)
  const [part = ''] = [you, second, third, ...more].join(' ').split(',')
  return (isOf && !has(part, lists.first)) || (isYou && arguable(part) !== null)
}

/** As much as keeps a message from being sent. */
const scorns = (said: string): boolean => readTurn(`${said}.`).harm.score >= 4

/** "I don't want to sing": what the writer will not do, and not how it is to be said. */
const isRefused = (said: string): boolean =>
  isIn(said.split(' ', 1)[0], 'i') && isUnwanted(wordsIn(said), 5) && !has(said.replace(' do ', ' '), lists.ways)

/** Somebody who is only a "she", and not "my daughter" before it, nor "her boyfriend" in what was told `before`. */
function isOfElse(said: string, before = ''): boolean {
  const [words, told] = [wordsIn(said).map(bare), wordsIn(before).map(bare)]
  const at = words.findIndex((it) => lists.single.has(it))
  const isNamed = told.some((it, n) => isIn(it, 'her his their') && roles.has(told[n + 1]!))
  const isOwned = words.slice(0, at).some((it, n) => isIn(it, 'my our') && (n === 0 || roles.has(words[n + 1]!)))
  return at >= 0 && !isNamed && !isOwned
}
/** Of the writer or to the other, of nobody else, not for the coach and no scorn. */
function isBetween(said: string): boolean {
  const [first, second, ...more] = wordsIn(withoutJoin(said))
  // "I am hopeless at this", "I want something kind" is told to the coach, and "my wife is furious" is somebody else's.
  const isBare = isIn(first, "i'm it it's") || isIn(second, 'am want need') || roles.has(bare(second))
  const isTo = has(said, lists.second) || (has(said, lists.first) && !roles.has(bare(second)))
  const isOfMine = isOwn(first) && (isTo || !isBare)
  const isFact = isOfMine || (isIn(first, "you you've you'd your") && !isTheirs([first!, second!, ...more], false))
  const isKnown = isIn(first, "i'm") && isIn(second, 'your the a')
  const isElse = isKnown || isOfElse(said) || namesWithin(said).length > 0 || isInward(said)
  return isFact && isWhole(said) && more.length < LONG_SENTENCE && !isElse && !scorns(said)
}

/** The stretch in words to the one it is for; null where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order, isAfter }: Stretch, who: Recipient, names: readonly string[]) {
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
    const isElse =
      !isLiteral &&
      ((isOfElse(words, text.slice(0, from)) && !(isAfter && who.pronoun)) ||
        isTheirs(wordsIn(withoutJoin(words)), !isAfter))
    const isOpen = isIf(words) && !words.includes(',') && !wordsIn(words).slice(3, -1).some(isBegin)
    const isUnsaid = isOpen || isQuote || isElse || isInward(words) || scorns(words)
    return isWhole(words) && !isUnsaid ? ({ ...told, words } as const) : null
  }
  return order.form === 'clause' && !lead && !isWhole(words) ? null : { act: order.act, form: order.form, words }
}
