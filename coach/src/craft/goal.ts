import { inSentence, polish } from '../builtin/polish.ts'
import { dictatedIn } from '../guide/draft.ts'
import { finished } from '../guide/data.ts'
import type { Kind } from '../read/labels.ts'
import { read, readClauses } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn, sentencesOf, type Span } from '../text/words.ts'
import { actOfKind, bare, covered, cut, ended, has, isBegin, isIn, isStart } from './order-words.ts'
import { isToCoach, keptAt, lists, plainly, withoutJoin, wordsIn } from './order-words.ts'
import { ordersAt, ordersIn, type Order } from './orders.ts'
import { untitled } from './persons.ts'
import { type Recipient, toRecipient } from './turn.ts'

/** `actQuote`: what says its act, or empty; `outright`: by an order, or beyond doubt; `dictated`: letter for letter; `named`: an act, if without its matter; `wanted`: what is to be said. */
export type Goal = ReturnType<typeof readGoal>

/** From these chances on a kind is taken, and is said beside a matter that doesn't; of few words. */
const [SURE, OUTRIGHT, FEW] = [0.65, 0.9, 8]
const [MOST, LONGEST, FAINT, A_FEW] = [6, 3000, 0.15, 3]

/** The goal as an act and the pieces of its message. Reads the first 3,000 characters; nothing of an aside is in it. */
export function readGoal(source: string, who: Recipient, names: readonly string[]) {
  // Without what stands in brackets and reads as told to the coach: "(he's 18)"; of "(not for him to know)" that stays. A few words belong to what is said around them: "(not 7)".
  const text = untitled(source.slice(0, LONGEST)).replace(/ \(([^()]*)\)/g, (all, inside: string) => {
    const words = wordsIn(inside)
    if (words.length <= A_FEW && !isBegin(words[0])) return all
    return has(inside, lists.denials) && has(inside, lists.knows) ? ", don't mention it," : ''
  })
  // What the goal's words surely have to do, of what there are finished words for.
  const reading = read(text)
  const known = reading.kind().filter(({ label }) => finished[label])
  const { label } = known[0]!
  // To condole is to comfort.
  const isOne = (it: Kind) => it === label || (actOfKind(label) === 'comfort' && actOfKind(it) === 'comfort')
  const chance = known.reduce((all, it) => (isOne(it.label) ? all + it.chance : all), 0)
  const sureness = chance / known.reduce((all, it) => all + it.chance, 0)
  const kind = sureness >= SURE && (reading.words >= FEW || chance >= SURE) ? label : null
  const all = readClauses(text, (words) => ordersIn(words).length > 0)
  const sentences = sentencesOf(text).map((span) => ({
    said: text.slice(span.from, span.to).trim(),
    orders: ordersAt(text, span),
    clauses: all.filter((it) => it.to > span.from && it.from < span.to),
  }))
  const orders = sentences.flatMap((it) => it.orders.map((order) => ({ ...order, said: it.said })))
  const least = orders.some(({ form }) => form !== 'none') ? APART : all.length <= FEW_CLAUSES ? SAID : LONG
  const isPointer = (word: string) => lists.pointers.has(bare(word))
  // What an order points back to is said too, and what is owed for.
  const pointsBack = ({ act, form, from, to }: Order) =>
    form === 'none' ? isIn(act, 'thank apologise') : wordsIn(text.slice(from, to)).slice(0, 4).some(isPointer)
  const isLeftOut = avoidedIn(all)
  const piecesFrom = (least: number) =>
    sentences.flatMap((one, at) => {
      const from = sentences[at + 1]?.orders.some(pointsBack) ? 0 : least
      return stretchesIn(text, one, from, isLeftOut).flatMap((it) => pieceOf(text, it, who, names))
    })
  const sure = piecesFrom(least)
  // Where nothing is ordered and nothing surely to be said, a sentence that may be is.
  const isFaint = sure.length === 0 && orders.length === 0 && !kind
  // "A nice house", told beside a story: a thing is said where an order says so.
  const isNounPhrase = (words: string) => isIn(words.split(' ', 1)[0], 'a an the') && !has(words, lists.finite)
  // Who mourns is not told who has died: "condolences to my aunt, her husband died".
  const isTheirs = (first = '') => isIn(first, 'you your') && actOfKind(kind) === 'comfort'
  const pieces = (isFaint ? piecesFrom(FAINT) : sure).filter(({ loose, words }) => {
    const [first] = words.split(' ', 1)
    return !loose || (!isTheirs(first) && (isFaint ? isBegin(first) : least === APART || !isNounPhrase(words)))
  })
  // What is told beside it can be said too, if the writer likes; what they keep from somebody is not offered to be sent.
  const isKept = has(text, lists.hidden)
  const beside = all.flatMap(({ from, to, words }) => {
    const isOrder = orders.some(({ at, from: matter }) => [at, matter].some((it) => it >= from && it < to))
    const own = ended(withoutJoin(words))
    const isLess = isPart(words) || lists.leans.has(bare(own.split(' ', 1)[0])) || !own.includes(' ')
    const isSecret = isKept || (has(own, lists.denials) && has(own, lists.knows)) || own.includes('find out')
    const isOut = isOrder || pieces.some((it) => it.from.includes(own)) || isLess || isSecret || isLeftOut(own)
    return isOut ? [] : pieceOf(text, { from, to, order: null }, who, names)
  })
  // In quotation marks, or behind a colon that an order leads to; a few quoted words without one are told of somebody.
  const found = dictatedIn(text) ?? ''
  const lead = (sentencesIn(text.slice(0, text.indexOf(found))).at(-1) ?? '').trim()
  const isShort = wordsIn(lead).length < 4 && wordsIn(found).length > 3 && !lead.endsWith(':')
  const isLead = isShort || ordersIn(lead).length > 0
  const isDenied = isIn(wordsIn(lead).map(plainly).findLast(Boolean), 'no not without')
  const byWords = new Map(pieces.toReversed().map((it) => [it.words.toLowerCase(), it]))
  const named = orders.find(({ act, form }) => act !== 'tell' || form !== 'none')
  const act = named && named.act !== 'tell' ? named.act : (actOfKind(kind) ?? 'tell')
  return {
    act,
    actQuote: named?.said ?? '',
    kind,
    outright: act === named?.act || sureness >= OUTRIGHT,
    pieces: [...byWords.values()].toReversed().slice(0, MOST),
    dictated: isDenied || !isLead ? null : found || null,
    isDraft: false,
    wanted: sentences.flatMap(({ orders: own, clauses }) => clauses.flatMap((it) => wantedOf(text, it, own) || [])),
    beside,
    named: named !== undefined,
  }
}

/** The stretch in words to the one it is for; none where it says nothing, or runs them down. */
function pieceOf(text: string, { from, to, order }: Stretch, who: Recipient, names: readonly string[]): Piece[] {
  const own = ended(withoutJoin(text.slice(from, to)))
  const matter = order ? cut(wordsIn(text.slice(from, to))) : own
  const said = matter.replaceAll(' and also that ', ' and ').replaceAll(' and that ', ' and ')
  const lead = order?.lead ?? ''
  const plain = polish(`${lead}${lead.startsWith('I ') ? inSentence(said, names) : said}`, names)
  // What speaks to them already is said letter for letter: whom it names is somebody else.
  const words = !order && has(plain, lists.second) ? plain : toRecipient(plain, who).trim()
  if (order?.form === 'clause' && !lead && !isWhole(words)) return []
  if (order) return [{ act: order.act, form: order.form, words, from: own }]
  // So much harm keeps a message from being sent.
  if (!isWhole(words) || readTurn(`${words}.`).harm.score >= 4) return []
  return [{ act: 'tell', form: 'clause', loose: true, words: text[to] === '?' ? `${words}?` : words, from: own }]
}

type Read = ReturnType<typeof readClauses>[number]
/** From this chance on a clause is said: of a goal of few clauses, and of a longer one. */
const [SAID, LONG, FEW_CLAUSES] = [0.38, 0.54, 4]
/** Where an order has its matter, and the clause stands apart from it. */
const APART = 0.5
/** Of one that is joined to what is said; and of what follows an order in its sentence. */
const [JOINED, WITHIN, LEAST] = [0.25, 0.2, 0.1]

/** A stretch of the goal that is to be said, and the order that it hangs on. */
type Stretch = Span & { order: Order | null }

/** Whether words say what is not to be said to them: what is named behind it, or where that only points, what stands before it, or behind it where it opens the sentence. */
function avoidedIn(clauses: readonly Read[]) {
  const avoided = clauses.flatMap(({ words, mark }, n) => {
    const at = keptAt(words)
    const named = at < 0 ? [] : weighty(wordsIn(words).slice(at + 1))
    const from = clauses.findLastIndex(({ mark }, near) => near < n - 1 && mark !== ' ') + 1
    const isAhead = mark === ':' || (mark === ',' && clauses[n - 1]?.mark === '.')
    const told = isAhead ? clauses.slice(n + 1, n + 2) : clauses.slice(from, n)
    return at < 0 || named.length > 0 ? named : weighty(wordsIn(told.map((it) => it.words).join(' ')))
  })
  return (words: string) => isToCoach(words) || keptAt(words) >= 0 || avoided.some((it) => covered(words, it) > 0)
}

type Avoided = ReturnType<typeof avoidedIn>
const weighty = (all: string[]) => all.filter((it) => plainly(it).length > 3 && !lists.weightless.has(bare(it)))

type Sentence = { clauses: readonly Read[]; orders: readonly Order[] }
/** The matter of each order, and what reads as told from the chance `least` on, each with what goes on behind it. */
function stretchesIn(text: string, { clauses, orders }: Sentence, least: number, isLeftOut: Avoided): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | null = null
  for (const [n, { from, to, words, chance }] of clauses.entries()) {
    const isHere = (at: number) => at >= from && at < to
    const before = clauses[n - 1]?.mark
    const isJoined = before === ' '
    const [first] = wordsIn(withoutJoin(words))
    // Whoever acts in it stands before it: "and never told anyone", ", just had a baby", ", because he asked".
    const isBound = isPart(words) || (isJoined && !isStart(first))
    // Beside what is told already, what begins no sentence of the writer's is another order to the coach.
    const isOrder = !open && least === APART && !isStart(first) && !lists.finite.has(bare(first))
    const near = isJoined ? (open?.order ? LEAST : JOINED) : SAID
    const floor = before === ',' && isBehind(from, orders) ? WITHIN : open ? Math.min(least, near) : least
    if (orders.some((it) => isHere(it.at) || isHere(it.from))) {
      open = null
      for (const order of orders.filter((it) => it.form !== 'none' && isHere(it.from)))
        found.push((open = { from: order.from, to: Math.min(to, order.to), order }))
    } else if (isLeftOut(words)) open = null
    else if (isBound && before !== '.') {
      if (open) open.to = to
    } else if (isBound || isOrder || chance < floor || !(isJoined || words.includes(' '))) open = null
    else if (open && (isJoined || !standsAlone(text.slice(open.to, to)))) open.to = to
    else found.push((open = { from, to, order: null }))
  }
  return found
}

/** An order of the sentence that has its matter stands before this place. */
const isBehind = (from: number, orders: readonly Order[]) => orders.some((it) => it.from < from && it.form !== 'none')

const isPart = (said: string): boolean => isIn(said.split(' ', 1)[0], 'because not')
/** The words of a clause that are to be said, whether or not they could be turned. */
function wantedOf(text: string, { from, to, words, chance }: Read, orders: readonly Order[]): string {
  const order = orders.find(({ at }) => at >= from && at < to)
  if (order) return order.form === 'none' ? '' : cut(wordsIn(text.slice(order.from, Math.max(order.from, to))))
  const isSaid = chance >= (isBehind(from, orders) ? WITHIN : SAID) && wordsIn(words).length > 2 && !isPart(words)
  return isSaid ? withoutJoin(words) : ''
}

/** What the message says, in words to the one it is for; `from`: its sentence of the goal; `loose`: no order said to say it. */
export type Piece = Pick<Order, 'act' | 'form'> & { words: string; from: string; loose?: boolean }

/** Somebody does something in it: none of "the days", "your work". */
function isWhole(said: string): boolean {
  const words = wordsIn(withoutJoin(said)).map(bare)
  const isPhrase = (lists.owners.has(words[0]!) || words[0] === 'your') && words.length < 3 && !has(said, lists.finite)
  return words.length > 1 && !isPhrase && !lists.dangling.has(words.at(-1)!)
}

/** ", my daughter has fever": a sentence of its own. */
function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  if (second === undefined || ![...',;:'].includes(words.trim().charAt(0))) return false
  return isBegin(first) || (lists.owners.has(bare(first)) && has(words, lists.finite))
}
