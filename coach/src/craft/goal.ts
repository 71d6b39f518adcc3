import { inSentence, polish } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { sentencesOf } from '../text/split.ts'
import { actOfKind, type Act } from './acts.ts'
import { bare, cut, ended, lists } from './order-words.ts'
import { ordersIn, wordsIn, type Form } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { ordersAt, stretchesIn, withoutJoin, type Stretch } from './stretches.ts'
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

export interface Goal {
  act: Act
  /** The sentence that says so; empty where the act is read from the whole. */
  actQuote: string
  /** What such a message has to do, where the reader is sure; null else. */
  kind: Kind | null
  /** The act is said by an order, or beyond doubt. */
  outright: boolean
  pieces: readonly Piece[]
  /** Words that were given as the message, letter for letter. */
  dictated: string | null
  /** The pieces are the writer's draft. */
  isDraft?: boolean
  /** An act was named, if without its matter. */
  named: boolean
}

/** From this chance on the kind is taken, as in the guide. */
const SURE = 0.6
/** From this chance on what a message does is said beside a matter that does not say it. */
const OUTRIGHT = 0.9
const [MOST, LONGEST] = [6, 3000]

/** In fewer words the kind has to be sure by itself. */
const FEW = 8

/** What the goal's words most likely have to do, of what there are finished words for, and its share of that. */
function kindOf(goal: string): { kind: Kind | null; isCertain: boolean } {
  const { kind, words } = read(goal)
  const known = kind().filter(({ label }) => finished[label])
  const { label, chance } = known[0]!
  const sureness = chance / known.reduce((all, it) => all + it.chance, 0)
  const isSure = sureness >= SURE && (words >= FEW || chance >= SURE)
  return { kind: isSure ? label : null, isCertain: sureness >= OUTRIGHT }
}

/** In quotation marks, or behind a colon that an order leads to. */
function dictatedBy(text: string): string | null {
  const found = dictatedIn(text)
  const lead = found === null ? '' : text.slice(0, text.indexOf(found)).trim()
  const isLead = lead.toLowerCase().startsWith('to ') || ordersIn(lead).length > 0
  return lead.endsWith(':') && !isLead ? null : found
}

/** The goal as an act and the pieces of its message. Reads the first 3,000 characters; nothing of an aside is in it. */
export function readGoal(source: string, who: Recipient, names: readonly string[]): Goal {
  const text = untitled(source.slice(0, LONGEST))
  const { kind, isCertain } = kindOf(text)
  const all = readClauses(text, (words) => ordersIn(words).length > 0)
  const sentences = sentencesOf(text).map((span) => ({ ...span, orders: ordersAt(text, span) }))
  const orders = sentences.flatMap((it) =>
    it.orders.map((order) => ({ ...order, said: text.slice(it.from, it.to).trim() })),
  )
  const sorry = orders.filter(({ act }) => act === 'apologise')
  const isOwed = sorry.length > 0 && sorry.every(({ form }) => form === 'none')
  const isTold = orders.some(({ form }) => form !== 'none')
  const pieces = sentences.flatMap(({ from, to, orders: own }): Piece[] => {
    const clauses = all.filter((it) => it.to > from && it.from < to)
    return stretchesIn(text, clauses, own, isTold, isOwed).flatMap((it) => {
      const piece = pieceOf(text, it, who, names)
      return piece ? [{ ...piece, from: text.slice(from, to).trim() }] : []
    })
  })
  const named = orders.find(({ act, form }) => act !== 'tell' || form !== 'none')
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? actOfKind(kind) ?? 'tell')
  return {
    act,
    actQuote: named?.said ?? '',
    kind,
    outright: act === named?.act || act === shown || isCertain,
    pieces: [...new Map(pieces.toReversed().map((it) => [it.words.toLowerCase(), it])).values()]
      .toReversed()
      .slice(0, MOST),
    dictated: dictatedBy(text),
    named: named !== undefined,
  }
}

/** The stretch in words to the one it is for; null where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order }: Stretch, who: Recipient, names: readonly string[]) {
  const own = text.slice(from, to)
  const said = (order ? cut(wordsIn(own)) : ended(withoutJoin(own)))
    .replaceAll(' and also that ', ' and ')
    .replaceAll(' and that ', ' and ')
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
  const { act, form } = order
  return { act: actOfWords(act, form, words), form, words }
}

const has = (part: string, some: ReadonlySet<string>): boolean => wordsIn(part).some((it) => some.has(bare(it)))

/** A limit or a parting that is told is one. */
function actOfWords(act: Act, form: Form, words: string): Act {
  const [first] = act === 'tell' && form === 'clause' ? read(words).message() : []
  if (!first || first.chance < 0.4) return act
  return first.label === 'boundary' ? 'boundary' : first.label === 'break-up' ? 'end' : act
}

const titled = /\b(mr|mrs|ms|dr|prof)\. ?(?=\p{L})/giu
/** "mr. Lopez" as "Mr Lopez": the stop ends no sentence. */
export const untitled = (text: string): string =>
  text
    .replaceAll(' in law', '-in-law')
    .replace(titled, (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()} `)
