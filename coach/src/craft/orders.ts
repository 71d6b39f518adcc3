import says from '../../data/said/craft-says.json' with { type: 'json' }
import kept from '../../data/words/orders.json' with { type: 'json' }
import type { Act } from './acts.ts'
import { acts, bare, cut, isBegin, isLink, isOrder, isOwed, lists, pastWhom, plainly, wordsIn } from './order-words.ts'

export { wordsIn }

/** How a piece of the goal stands in the message, as coach/data/said/craft-says.json words it. */
export type Form = Exclude<keyof typeof says.by, `${string} ${string}` | 'alone'> | 'whether' | 'none'

const { owners, towards, whs } = lists

/** What a sentence of the goal orders; its matter is still about somebody else, and `none` where none is told. */
export interface Order {
  /** Whom it names, as it does. */
  whom: string
  act: Act
  form: Form
  /** Its verb is `words[at]` of the sentence, its matter `words.slice(from, to)` behind `lead`. */
  at: number
  from: number
  to: number
  lead: string
}

/** Where the matter begins, and what becomes of it. */
interface Matter {
  form: Form
  from: number
  act?: Act
  lead?: string
}

/**
 * The order in a sentence, by its grammar: a verb of saying in its plain form, whom, a word that joins, and the matter.
 * Whatever leads to the verb ("how do I", "please help me to", "I can't find words to") needs no rule of its own.
 */
function orderAt(all: readonly string[], at: number, end: number): Order | null {
  const words = all.slice(0, end)
  const second = bare(words[at + 1])
  // "Thank you to my neighbour" is thanks.
  const isThanks = second === 'you' && plainly(words[at]) === 'thank'
  const verb = isThanks ? 'thanks' : plainly(words[at])
  const act = acts.get(verb)!
  const to = pastWhom(words, second === 'out' || isThanks ? at + 2 : at + 1, verb)
  const isWanted = bare(words[to]) === 'to' || bare(words[to]) === 'not'
  const isThing = to === at + 1 || !isWanted || owners.has(bare(words[to + 1])) || isBegin(words[to + 1])
  if (lists.wants.has(verb) && isThing) return null
  const isTo = (second === 'to' || second === 'for') && to > at + 2
  const whom = words.slice(isTo ? at + 2 : at + 1, to).join(' ')
  // "Tell my brother congrats on the promotion".
  const owed = act === 'tell' && isOwed(words[to]) ? orderAt(all, to, end) : null
  if (owed) return { ...owed, whom: whom || owed.whom }
  const matter = matterOf(words, at, to, verb)
  const said = cut(words.slice(matter.from))
  const isPointer = matter.form !== 'clause' && lists.pointers.has(bare(said.split(' ')[0]))
  const isTold = said !== '' && !isPointer && (matter.form !== 'clause' || said.includes(' ') || matter.lead)
  return {
    act,
    lead: '',
    ...matter,
    form: isTold ? matter.form : 'none',
    at,
    to: end,
    whom,
  }
}

/** What stands behind whom is told, by the word that joins it. */
function matterOf(words: readonly string[], at: number, to: number, verb: string): Matter {
  const act = acts.get(verb)!
  const [link, next] = [bare(words[to]), bare(words[to + 1])]
  const none: Matter = { form: 'none', from: words.length }
  const said = pastSaying(words, to)
  if (act === 'tell' && said > to) return told(words, said)
  const isIn = (some: string) => some.split(' ').includes(link)
  if (link === 'to' && next === 'know') return told(words, to + 2)
  if (link === 'not' && next === 'to') return { form: 'not', from: to + 2, act: 'boundary' }
  if (isOwed(verb)) {
    if (isIn('for about on')) return { form: 'thing', from: to + 1 }
    if (isIn('that because')) return { form: 'clause', from: to + 1 }
    return isBegin(words[to]) ? { form: 'clause', from: to } : none
  }
  if (act === 'invite') return { form: 'come', from: to }
  if (bare(words[at + 1]) === 'out') return { form: 'out', from: to, act: 'invite', lead: 'out ' }
  if (act === 'comfort') return { form: 'wish', from: to }
  if (link === 'to' && !towards.has(verb))
    return { form: 'do', from: to + 1, act: next === 'stop' ? 'boundary' : act === 'remind' ? 'remind' : 'ask' }
  if (link === 'about' || (act === 'remind' && link === 'of')) return { form: 'topic', from: to + 1 }
  if (act === 'ask') {
    if (isIn('if whether')) return { form: 'whether', from: to + 1 }
    if (whs.has(link)) return { form: 'wh', from: to }
    // "Ask her out for coffee".
    if (bare(words[to - 1]) === 'out') return { form: 'out', from: to - 1, act: 'invite' }
    return link === 'for' ? { form: 'thing', from: to + 1 } : none
  }
  if (link === 'that') return clause(words, to + 1)
  if (isIn('no yes')) return answer(words, to)
  const isSentence = isBegin(words[to]) || link === 'if' || whs.has(link) || owners.has(link)
  return isSentence || isPlain(words, at, to) ? told(words, to) : none
}

/** "A message that says", "saying": what is told stands behind it. */
function pastSaying(words: readonly string[], from: number): number {
  const join = owners.has(bare(words[from])) && lists.letters.has(bare(words[from + 1])) ? from + 2 : from
  const at = bare(words[join]) === 'that' ? join + 1 : join
  return ['says', 'saying'].includes(bare(words[at])) ? at + 1 : from
}

/** Of so many words what stands behind whom it is told is a sentence: "tell my flatmate rent is due". */
const SENTENCE = 3
const isPlain = (words: readonly string[], at: number, to: number): boolean =>
  (plainly(words[at]) === 'tell' || bare(words[to - 1]) === 'know') &&
  to > at + 1 &&
  words.length - to >= SENTENCE &&
  !isLink(words[to])

/** "Say no": the answer, and to what where that is told. */
function answer(words: readonly string[], at: number): Matter {
  const isNo = bare(words[at]) === 'no'
  const act = isNo ? 'decline' : 'tell'
  if (words.length === at + 1) return { form: 'clause', from: at, act, lead: 'my answer is ' }
  if (!isNo) return clause(words, at)
  const about = words.findIndex((it, n) => n > at && bare(it) === 'about')
  return { form: about > 0 ? 'clause' : 'none', from: about + 1, act, lead: 'I have to say no to ' }
}

/** "That I am sorry for shouting" is told, and is the apology; "how much it hurt" is told, "what" is not known. */
function told(words: readonly string[], from: number): Matter {
  const first = bare(words[from])
  if (first === 'that') return clause(words, from + 1)
  if (!whs.has(first)) return clause(words, from)
  return first === 'how' ? { form: 'how', from, act: 'tell' } : { form: 'none', from: words.length, act: 'tell' }
}

function clause(words: readonly string[], from: number): Matter {
  const isSorry = words.slice(from, from + 5).some((it) => bare(it) === 'sorry')
  return { form: 'clause', from, act: isSorry ? 'apologise' : 'tell' }
}

/** What the writer does by saying it: "cancel my order" is "I have to cancel my order". */
const deeds = new Map(
  kept.deeds.flatMap(({ lead, act, verbs }) => verbs.split(' ').map((it) => [it, { lead, act: act as Act }] as const)),
)

/** A deed as it is said: whatever is done by the words alone. */
function deedIn(words: readonly string[]): Order[] {
  const at = words.findIndex(
    (it, n) => deeds.has(bare(it)) && (isOrder(words, n) || (bare(it) === 'disagree' && bare(words[n - 1]) === 'i')),
  )
  const deed = deeds.get(bare(words[at]))
  if (!deed || words.slice(Math.max(0, at - 4), at).some((it) => lists.denials.has(bare(it)))) return []
  const form = cut(words.slice(at)).split(' ').length > 2 ? 'clause' : 'none'
  // "Break up with Marek": whoever it is done with is told.
  const beside = words[words.findIndex((it, n) => n > at && bare(it) === 'with') + 1] ?? ''
  const whom = deed.act === 'end' && beside !== words[0] && beside !== beside.toLowerCase() ? beside : ''
  return [{ act: deed.act, form, at, from: at, to: words.length, lead: `${deed.lead} `, whom }]
}

/** The orders of a sentence, in its order; empty where it has none. */
export function ordersIn(sentence: string): Order[] {
  const words = wordsIn(sentence)
  const starts = words.flatMap((word, at) => (acts.has(plainly(word)) && isOrder(words, at) ? [at] : []))
  // An order inside what is told is told: only one that is joined to it, and has its matter, is another.
  const joined = starts.filter((at, n) => {
    if (n === 0 || !['and', 'then', 'but'].includes(bare(words[at - 1]))) return false
    const order = orderAt(words, at, words.length)
    return order !== null && order.form !== 'none'
  })
  const found: Order[] = []
  let open = 0
  for (const at of starts) {
    if (at < open) continue
    const next = joined.find((it) => it > at + 1)
    const order = orderAt(words, at, next === undefined ? words.length : next - 1)
    if (!order) continue
    found.push(order)
    open = order.form === 'none' ? at + 1 : (next ?? words.length)
  }
  // "Apologise and ask whether we can talk": both.
  if (found.some(({ form }) => form !== 'none')) return found.filter(({ act, form }) => form !== 'none' || isOwed(act))
  const own = deedIn(words)
  return own.length > 0 ? own : [...found.filter(({ act }) => act !== 'tell'), ...found].slice(0, 1)
}
