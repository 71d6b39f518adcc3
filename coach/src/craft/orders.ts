import says from '../../data/said/craft-says.json' with { type: 'json' }
import { sentencesOf, type Span } from '../text/words.ts'
import { deedRows, isStart, type Act } from './order-words.ts'
import { acts, bare, cut, isBegin, isIn, isOrder, isOwed, lists, plainly, wordsIn } from './order-words.ts'
import { pastWhom } from './persons.ts'

/** How a piece of the goal stands in the message, as coach/data/said/craft-says.json words it. */
export type Form = Exclude<keyof typeof says.by, `${string} ${string}` | 'alone'> | 'whether' | 'none'

/** What a sentence of the goal orders; its matter is still about somebody else, and `none` where none is told.
 * Its verb is `words[at]` of the sentence, its matter `words.slice(from, to)` behind `lead`; `whom`: as named there. */
export type Order = Record<'whom' | 'lead', string> & Record<'at' | 'from' | 'to', number> & { act: Act; form: Form }

/** Where the matter begins, and what becomes of it. */
type Matter = Pick<Order, 'form' | 'from'> & Partial<Pick<Order, 'act' | 'lead'>>

/** By grammar: a verb of saying in its plain form, whom, a word that joins, the matter; what leads to it needs no rule. */
function orderAt(all: readonly string[], at: number, end: number): Order | null {
  const words = all.slice(0, end)
  const verb = plainly(words[at])
  const act = acts.get(verb) ?? 'ask'
  const second = bare(words[at + 1])
  // "Thank you to my neighbour".
  const to = pastWhom(words, act === 'thank' && second === 'you' ? at + 2 : at + 1, verb)
  if (lists.wants.has(verb) && (to <= at + 1 || !isIn(words[to], 'to not') || isStart(words[to + 1]))) return null
  const whom = words.slice(isIn(second, 'to for') ? at + 2 : at + 1, to).join(' ')
  // "Tell my brother congrats on the promotion".
  const owed = act === 'tell' && isOwed(words[to]) ? orderAt(all, to, end) : null
  if (owed) return { ...owed, whom: whom || owed.whom }
  const matter = matterOf(words, at, to, act)
  const said = cut(words.slice(matter.from))
  const [it, beside] = said.split(' ')
  const isJoin = lists.joins.has(bare(beside)) || isIn(beside, 'since in as so')
  const isBare = !beside || (act !== 'ask' && !isIn(beside, 'and'))
  const isMoot = matter.form === 'thing' ? isBare : !isIn(matter.form, 'clause whether') || isJoin
  const isPointer = isMoot && lists.pointers.has(bare(it))
  // "I don't know what to say to her": what is said is what is asked for.
  const isOpen = act === 'tell' && words.slice(Math.max(0, at - 3), at).some((it) => isIn(it, 'what'))
  const isTold = said !== '' && !isOpen && !isPointer && (matter.form !== 'clause' || said.includes(' ') || matter.lead)
  return { act, lead: '', ...matter, form: isTold ? matter.form : 'none', at, to: end, whom }
}

/** What stands behind whom is told, by the word that joins it. */
function matterOf(words: readonly string[], at: number, to: number, act: Act): Matter {
  const [link, next] = [bare(words[to]), bare(words[to + 1])]
  const none: Matter = { form: 'none', from: words.length }
  // "A message that says": what is told stands behind it.
  const says = isIn(link, 'that') ? to + 1 : to
  if (act === 'tell' && isIn(words[says], 'says saying')) return told(words, at, says + 1)
  if (link === 'to' && next === 'know') return told(words, at, to + 2)
  if (link === 'not' && next === 'to') return { form: 'not', from: to + 2, act: 'boundary' }
  if (isOwed(words[at])) {
    if (isIn(link, 'for about on')) return { form: 'thing', from: to + 1 }
    if (isIn(link, 'that because') && next !== 'of') return { form: 'clause', from: to + 1 }
    return isBegin(words[to]) ? { form: 'clause', from: to } : none
  }
  if (act === 'comfort') return { form: 'wish', from: to }
  // "Ask her to the dance", "ask her over on Saturday", "ask him out for a coffee".
  const isOut = isIn(link, 'over round out along') || (link === 'to' && isIn(next, 'the a an my our dinner lunch'))
  if (act === 'invite' || (act === 'ask' && isOut)) return { form: 'come', from: to, act: 'invite' }
  if (link === 'to' && !lists.towards.has(plainly(words[at])))
    return { form: 'do', from: to + 1, act: next === 'stop' ? 'boundary' : act === 'remind' ? act : 'ask' }
  if (link === 'about' || (act === 'remind' && link === 'of')) return { form: 'topic', from: to + 1 }
  if (act === 'ask') {
    if (isIn(link, 'if whether')) return { form: 'whether', from: to + 1 }
    return lists.whs.has(link) ? { form: 'wh', from: to } : link === 'for' ? { form: 'thing', from: to + 1 } : none
  }
  if (isIn(link, 'no yes')) {
    const act = link === 'no' ? 'decline' : 'tell'
    const lead = words.length === to + 1 ? 'my answer is ' : isIn(next, 'to about') ? 'I have to say ' : ''
    return { form: 'clause', from: to, lead, act }
  }
  const isJoined = isBegin(words[to]) || isIn(link, 'that if') || lists.whs.has(link)
  const isTold = to > at + 1 && (plainly(words[at]) === 'tell' || bare(words[to - 1]) === 'know')
  // From three words on it is a sentence, "tell my flatmate rent is due", unless it begins with a join.
  const isSentence = words.length - to >= 3 && !lists.joins.has(link) && !lists.describes.has(link)
  return isJoined || (isTold && isSentence) ? told(words, at, to) : none
}

/** "How much it hurt" is told; what "what" is, is not known. */
function told(words: readonly string[], at: number, from: number): Matter {
  const first = bare(words[from])
  const form = first === 'how' ? 'how' : lists.whs.has(first) ? 'none' : 'clause'
  const sorry = words.findIndex((it, n) => n >= from && n < from + 5 && isIn(it, 'sorry'))
  const isSorry = form === 'clause' && sorry >= 0 && !isIn(words[sorry + 1], 'about to')
  const act = plainly(words[at]) === 'remind' ? 'remind' : 'tell'
  return { form, from: first === 'that' ? from + 1 : from, act: isSorry ? 'apologise' : act }
}

/** What the writer does by saying it: "cancel my order" is "I have to cancel my order". */
const deeds = new Map(
  deedRows.flatMap(({ lead, act, verbs }) => verbs.split(' ').map((it) => [it, { lead, act: act as Act }] as const)),
)
function deedIn(words: readonly string[]): Order[] {
  const isDeed = (it: string, n: number) => deeds.has(bare(it)) && (bare(it) !== 'turn' || isIn(words[n + 1], 'down'))
  const at = words.findIndex((it, n) => isDeed(it, n) && isOrder(words, n))
  const deed = deeds.get(bare(words[at]))
  // "My neighbour has to turn it down": it is theirs to do.
  if (!deed || isIn(words[at - 2], 'has needs wants')) return []
  const isTold = cut(words.slice(at)).split(' ').length >= 3
  const said = isTold ? { ...deed, form: 'clause' as const } : { act: 'tell' as const, form: 'none' as const, lead: '' }
  // "Break up with Marek": whoever it is done with is told.
  const beside = words[words.findIndex((it, n) => n > at && isIn(it, 'with')) + 1]!
  const whom = isTold && deed.act === 'end' && beside !== beside.toLowerCase() && beside !== words[0] ? beside : ''
  return [{ ...said, at, from: at, to: words.length, whom }]
}

/** A verb of saying; "see if" asks, and so does "talk to him about it". */
const isVerb = (words: readonly string[], at: number): boolean =>
  (acts.has(plainly(words[at])) && !isIn(words[at], 'to that')) ||
  (lists.looks.has(bare(words[at])) && isIn(words[at + 1], 'if whether')) ||
  (lists.talks.has(bare(words[at])) && isIn(words[at + 1], 'to with'))

/** The orders of a sentence, in its order; empty where it has none. */
export function ordersIn(sentence: string): Order[] {
  const words = wordsIn(sentence)
  const starts = words.flatMap((_, at) => (isVerb(words, at) && isOrder(words, at) ? [at] : []))
  // An order inside what is told is told: only one that is joined to it, and has its matter, is another.
  const isJoined = (at: number) =>
    isIn(words[at - 1], 'and then but') && (orderAt(words, at, words.length)?.form ?? 'none') !== 'none'
  const found: Order[] = []
  let open = 0
  for (const at of starts) {
    if (at < open) continue
    const next = starts.find((it) => it > at + 1 && isJoined(it))
    const order = orderAt(words, at, next === undefined ? words.length : next - 1)
    if (!order) continue
    found.push(order)
    open = order.form === 'none' ? at + 1 : (next ?? words.length)
  }
  // "Apologise and ask whether we can talk": both.
  if (found.some(({ form }) => form !== 'none')) return found.filter(({ act, form }) => form !== 'none' || isOwed(act))
  const own = deedIn(words)
  if (own.length > 0) return [...found.filter(({ act }) => isOwed(act)), ...own]
  return [...found.filter(({ act }) => act !== 'tell'), ...found].slice(0, 1)
}

/** The orders of a sentence, with places in the whole text. */
export function ordersAt(text: string, { from, to }: Span): Order[] {
  const sentence = text.slice(from, to)
  const starts = Array.from(sentence.matchAll(/\S+/g), ({ index }) => from + index)
  const place = (word: number) => starts[word] ?? to
  return ordersIn(sentence).map((it) => ({ ...it, at: place(it.at), from: place(it.from), to: place(it.to) }))
}

export const ordersOf = (text: string) => sentencesOf(text).flatMap((at) => ordersAt(text, at))
