import { inSentence, polish } from '../builtin/polish.ts'
import { readTurn } from '../read/turn.ts'
import { dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/kinds.ts'
import { read, readClauses } from '../read/read.ts'
import { sentencesOf } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { actOfKind, type Act } from './acts.ts'
import { roles } from './cues/roles.ts'
import { bare, cut, ended } from './order-words.ts'
import { ordersIn, wordsIn, type Form } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { leastIn, ordersAt, stretchesIn, withoutJoin, type Stretch } from './stretches.ts'
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
  /** The share of the likeliest kind. */
  sureness: number
  /** The act is said by an order, or beyond doubt. */
  outright: boolean
  pieces: readonly Piece[]
  /** Whom the first order names, as it does. */
  to: string
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
export const OUTRIGHT = 0.9
const [MOST, LONGEST] = [6, 3000]

/** Of fewer words than this no kind is guessed that their own order does not name. */
const FEW = 8

function kindOf(goal: string): { kind: Kind | null; sureness: number } {
  const reading = read(goal)
  const known = reading.kind().filter(({ label }) => finished[label])
  const sum = known.reduce((all, { chance }) => all + chance, 0)
  const [first] = known
  const sureness = first ? first.chance / sum : 0
  const isNamed =
    reading.words >= FEW ||
    (first?.chance ?? 0) >= SURE ||
    ordersIn(goal).some(({ act }) => act === actOfKind(first?.label ?? null))
  return { kind: first && sureness >= SURE && isNamed ? first.label : null, sureness }
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
  const { kind, sureness } = kindOf(text)
  const all = readClauses(text, (words) => ordersIn(words).length > 0)
  const pieces: Piece[] = []
  const ordered = sentencesOf(text).flatMap((it) => ordersAt(text, it))
  const hasMatter = ordered.some(({ form }) => form !== 'none')
  const sorry = ordered.filter(({ act }) => act === 'apologise')
  const isOwed = sorry.length > 0 && sorry.every(({ form }) => form === 'none')
  let named: { act: Act; from: string } | null = null
  let to = ''
  for (const sentence of sentencesOf(text)) {
    const from = text.slice(sentence.from, sentence.to).trim()
    const orders = ordersAt(text, sentence)
    for (const { act, form, whom } of orders) {
      named ??= act === 'tell' && form === 'none' ? null : { act, from }
      to ||= whom
    }
    const clauses = all.filter((it) => it.to > sentence.from && it.from < sentence.to)
    for (const it of stretchesIn(text, clauses, orders, hasMatter ? null : leastIn(all), isOwed)) {
      const piece = pieceOf(text, it, who, names)
      if (piece) pieces.push({ ...piece, from })
    }
  }
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? actOfKind(kind) ?? named?.act ?? 'tell')
  return {
    act,
    actQuote: named?.from ?? '',
    kind,
    sureness,
    outright: act === named?.act || act === shown || sureness >= OUTRIGHT,
    pieces: distinct(pieces).slice(0, MOST),
    dictated: dictatedBy(text),
    to,
    named: named !== null,
  }
}

/** The stretch in words to the one it is for; null where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order, isTold }: Stretch, who: Recipient, names: readonly string[]) {
  const own = text.slice(from, to)
  const said = order ? cut(wordsIn(own)) : ended(withoutJoin(own))
  const lead = order?.lead ?? ''
  const plain = polish(`${lead}${lead.startsWith('I ') ? inSentence(said, names) : said}`, names)
  // What speaks to them already is said letter for letter: whom it names is somebody else.
  const isTheirs = !order && wordsIn(plain).some((it) => second.has(bare(it)))
  const words = isTheirs ? plain : toRecipient(plain, who).trim()
  if (!order) {
    const isSaid =
      words.includes(' ') && readTurn(words).spans.contempt.length === 0 && (isTold || isTheirs || !ofThem(words))
    return isSaid ? ({ act: 'tell', form: 'clause', words, loose: true } as const) : null
  }
  const { act, form } = order
  return { act: actOfWords(act, form, words), form, words }
}

const second = setOf("you you're your yours you've you'll you'd")
const third = setOf("he he's she she's they they're him her them his their")
const ofThem = (part: string): boolean => wordsIn(part).some((it) => third.has(bare(it)))

/** A limit or a parting that is told is one. */
function actOfWords(act: Act, form: Form, words: string): Act {
  const [first] = act === 'tell' && form === 'clause' ? read(words).message() : []
  if (!first || first.chance < 0.4) return act
  return first.label === 'boundary' ? 'boundary' : first.label === 'break-up' ? 'end' : act
}

const titled = /\b(mr|mrs|ms|dr|prof)\. ?(?=\p{L})/giu
const ofWhose = /\bthe (\p{L}+) of (my|our) (\p{L}+)/giu
/** "mr. Lopez" as "Mr Lopez": the stop ends no sentence; "the teacher of my son" as "my son's teacher". */
export const untitled = (text: string): string =>
  text
    .replaceAll(' in law', '-in-law')
    .replace(titled, (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()} `)
    .replace(ofWhose, (all: string, role: string, my: string, owner: string) =>
      [role, owner].every((it) => roles.has(it.toLowerCase())) ? `${my} ${owner}'s ${role}` : all,
    )

function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter(({ words }) => {
    const key = words.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
