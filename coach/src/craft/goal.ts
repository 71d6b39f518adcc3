import { polish } from '../builtin/polish.ts'
import { readTurn } from '../detectors/turn.ts'
import { asksOfGuide, dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import { read } from '../read/read.ts'
import type { Kind } from '../read/kinds.ts'
import { sentencesIn } from '../text/split.ts'
import { actOfKind, type Act } from './acts.ts'
import { factsOf } from './facts.ts'
import { roles } from './cues/roles.ts'
import { faultIn } from './grammar.ts'
import { beforeOrder, ordersIn, type Form } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { ofThem, saidIn } from './said.ts'
import { finishedKind } from './say.ts'
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
const [MOST, SENTENCES, LONGEST] = [6, 24, 3000]
/** What a sentence wants of the coach that is a telling, and so may be something to tell. */
const tellings = new Set(['tells', 'resolves', 'puts-right', 'good-outcome', 'leaves'])
/** Kinds whose matter is the deed that was told. */
const deeds = new Set<Kind>(['apologise', 'own-up', 'say-hurt'])
/** What the writer did or does not do is the matter of these. */
const own = new Set<Act>(['apologise', 'decline', 'end'])
/** A plain fact about them may stand beside these: what is owed, since when. */
const theirs = new Set<Act>(['ask', 'remind', 'boundary', 'tell'])

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
  const text = source.slice(0, LONGEST)
  const { kind, sureness } = kindOf(text)
  const dictated = dictatedBy(text)
  const pieces: Piece[] = []
  const byKind = actOfKind(kind)
  const deedOr = (named: Act = 'tell'): Loose => {
    const act = named === 'tell' ? (byKind ?? named) : named
    if ((kind && deeds.has(kind)) || own.has(act)) return 'own deeds'
    return theirs.has(act) ? 'their facts' : 'nothing'
  }
  let named: { act: Act; from: string } | null = null
  let to = ''
  for (const from of sentencesIn(untitled(text)).slice(0, SENTENCES)) {
    const quote = from.trim()
    const sentence = polish(quote, names)
    const found = ordersIn(sentence)
    const loosely = (part: string, act?: Act, may = deedOr(act)) => {
      const own = withoutJoin(part)
      const turned = isStatement(own) && ordersIn(own).length === 0 ? loose(own, who, may) : null
      if (turned) pieces.push({ act: 'tell', form: 'clause', words: turned, from: quote, loose: true })
    }
    const isTold = found.some(({ form }) => form !== 'none')
    // What leads to an order is the last part before it, and no telling.
    if (found.length > 0)
      for (const part of joinedIn(beforeOrder(sentence)).slice(0, -1))
        loosely(part, found[0]!.act, found[0]!.words === 'stop' ? 'anything' : isTold ? undefined : 'own deeds')
    for (const { act, form, words, whom, toYou } of found) {
      named ??= act === 'tell' && form === 'none' ? null : { act, from: quote }
      to ||= whom
      if (form === 'none') continue
      for (const [n, told] of words.split(/ and (?:also )?that /).entries())
        for (const [at, part] of apart(told).entries()) {
          if (at > 0) loosely(part, act)
          else {
            const turned = toRecipient(part, who).trim()
            if (!toYou || turned.includes('you'))
              pieces.push({
                act: n > 0 ? 'tell' : actOfWords(act, form, turned),
                form: n > 0 ? 'clause' : form,
                words: turned,
                from: quote,
              })
          }
        }
    }
    if (!isTold && found.length > 0) for (const part of apart(sentence).slice(1)) loosely(part, found[0]!.act)
    if (found.length === 0) for (const part of apart(sentence)) loosely(part)
  }
  const shown = pieces.find((it) => !it.loose && it.act !== 'tell')?.act
  const act = named && named.act !== 'tell' ? named.act : (shown ?? byKind ?? named?.act ?? 'tell')
  const goal: Goal = {
    act,
    actQuote: named?.from ?? '',
    kind,
    sureness,
    pieces: distinct(pieces).slice(0, MOST),
    dictated,
    to,
    named: named !== null,
  }
  return goal.pieces.length > 0 || dictated || finishedKind(goal) ? goal : { ...goal, pieces: saidIn(text, names) }
}

/** Parts that may stand alone: what follows a comma may be for the coach alone. */
function apart(words: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const seam of words.matchAll(/[,;:] | but /g)) {
    const rest = words.slice(seam.index + seam[0].length)
    // A list, or what hangs on the part before it, stays with it; how it is to sound does not.
    if (!isStatement(withoutJoin(rest)) && !isManner(rest)) continue
    parts.push(words.slice(from, seam.index))
    from = seam.index + seam[0].length
  }
  return [...parts, words.slice(from)]
    .filter((part, at) => at === 0 || !isManner(part))
    .map((part) => part.trim().replace(/[\s.,;:!]+$/, ''))
    .filter(Boolean)
}

const leads = new Set('and but so that also then'.split(' '))
const withoutJoin = (part: string): string => {
  const words = part.trim().split(' ')
  while (words.length > 1 && leads.has(words[0]!.toLowerCase())) words.shift()
  return words.join(' ')
}

const forCoach = new Set<string>(['change-the-draft', 'declines', 'words'])
/** What is wanted of the coach in a sentence of the writer's own that is none to send. */
const asking = new Set<string>([...forCoach, 'should-i', 'what-do-i-do', 'only-listen', 'judge-my-draft'])

/** "Firm but kind", "keep it short": how it is to sound is for the coach. What can be asked of it counts together. */
function isManner(part: string): boolean {
  if (isStatement(withoutJoin(part)) || factsOf(part).length > 0) return false
  const found = read(part).intent()
  const sum = (of: (label: string) => boolean) => found.reduce((all, it) => (of(it.label) ? all + it.chance : all), 0)
  return sum((it) => forCoach.has(it)) > sum((it) => it === 'tells')
}

const subjects = new Set(
  "i i'm i've i'd i'll we we're we've we'll it it's my our the there this he he's she she's they they're".split(' '),
)
const isStatement = (part: string): boolean => {
  const words = part.trim().split(' ')
  const starts = words.slice(0, 3).map((it) => it.toLowerCase())
  const isLate =
    ['since', 'if', 'from', 'in', 'on', 'last', 'for'].includes(starts[0]!) &&
    starts.slice(1).some((it) => subjects.has(it))
  return words.length > 2 && (subjects.has(starts[0]!) || isLate) && !part.trim().endsWith('?')
}

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
    .replace(titled, (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()} `)
    .replace(ofWhose, (all: string, role: string, my: string, owner: string) =>
      [role, owner].every((it) => roles.has(it.toLowerCase())) ? `${my} ${owner}'s ${role}` : all,
    )

/** Parts that "and" or a comma joins, each of which can stand alone. */
const joinedIn = (words: string): string[] => words.split(/, | and /)

/** What may be said of the one it is for, where no order says so. */
type Loose = 'anything' | 'their facts' | 'own deeds' | 'nothing'

const wishes = new Set(['want', 'need', 'miss', 'wish'])

/** What is only told, as it is said to them; null for an aside, and for what does not hold together. */
function loose(part: string, who: Recipient, may: Loose): string | null {
  if (asksOfGuide(part)) return null
  const label = read(part).intent()[0]?.label ?? ''
  const isOwn = part.startsWith('I ') || part.startsWith("I'")
  // What stands right before an order is what it is about.
  const isTelling = tellings.has(label) || (may === 'anything' && label === 'complains')
  const turned = toRecipient(part, who).trim()
  const isOfThem = ofThem(part) || turned.toLowerCase() !== part.trim().toLowerCase()
  if (!isTelling && !(isOwn && (may === 'own deeds' || !isOfThem) && !asking.has(label))) return null
  const [, verb = '', object] = part.split(' ')
  const isWish = isOwn && wishes.has(verb) && object !== 'to'
  const isFact = may === 'their facts' && factsOf(part).length > 0
  if (isOfThem && may !== 'anything' && !isWish && !isFact && !(may === 'own deeds' && isOwn)) return null
  return faultIn(`${turned}.`) || readTurn(turned).spans.contempt.length > 0 ? null : turned
}

function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter(({ words }) => {
    const key = words.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
