import framed from '../../data/said/craft-frames.json' with { type: 'json' }
import { inSentence, polish } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { sentencesOf, type Span } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { actOfKind, type Act } from './acts.ts'
import { bare, cut, ended, isBegin, isIn, lists, owners, wordsIn } from './order-words.ts'
import { apartIn, bringIn } from './neighbours.ts'
import { ordersIn, type Form, type Order } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { toRecipient } from './turn.ts'

/** What the message has to say, in words to the one it is for; `from`: the sentence of the goal, as it stands there. */
export interface Piece {
  act: Act
  form: Form
  words: string
  from: string
  /** No order said that it is to be said. */
  loose?: true
}

export type Goal = ReturnType<typeof readGoal>

/** From this chance on the kind is taken, as in the guide. */
const SURE = 0.6
/** From this chance on what a message does is said beside a matter that does not say it. */
const OUTRIGHT = 0.9
const [MOST, LONGEST] = [6, 3000]

/** From this chance on what it is about shows what words it needs, where nothing else does. */
const ABOUT = 0.7
const byMatter: Readonly<Record<string, Kind | undefined>> = framed.matters as Record<string, Kind>

/** In fewer words the kind has to be sure by itself. */
const FEW = 8

/** What the goal's words most likely have to do, of what there are finished words for, and its share of that. */
function kindOf(goal: string): { kind: Kind | null; isCertain: boolean; likely: Kind | null } {
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
  const { kind, isCertain, likely } = kindOf(text)
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
  const points = bringIn(pieces, before)
  const byWords = new Map(pieces.toReversed().map((it) => [it.words.toLowerCase(), it]))
  const named = orders.find(({ act, form }) => act !== 'tell' || form !== 'none')
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? actOfKind(kind) ?? 'tell')
  return {
    act,
    /** The sentence that says so; empty where the act is read from the whole. */
    actQuote: named?.said ?? '',
    /** What such a message has to do, where the reader is sure; null else. */
    kind,
    /** What such a message mostly has to do; null where what it is about shows none. */
    likely,
    /** The act is said by an order, or beyond doubt. */
    outright: act === named?.act || act === shown || isCertain,
    pieces: [...byWords.values()].toReversed().slice(0, MOST),
    /** Words that were given as the message, letter for letter. */
    dictated: dictatedBy(text),
    /** The pieces are the writer's draft. */
    isDraft: false,
    /** Whether what it points to was brought in from what stands before it. */
    points,
    /** An act was named, if without its matter. */
    named: named !== undefined,
  }
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

const has = (part: string, some: ReadonlySet<string>): boolean => wordsIn(part).some((it) => some.has(bare(it)))

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

/**
 * What is said, one after the other: the matter of an order, and what reads as told from the chance `least` on, with what
 * goes on behind either. What only a word joins goes with what it is joined to.
 */
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
