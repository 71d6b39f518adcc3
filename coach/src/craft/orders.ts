import type { Act } from './acts.ts'
import {
  acts,
  bare,
  cut,
  isBegin,
  isLink,
  isOrder,
  isOwed,
  owners,
  pastWhom,
  plainly,
  set,
  towards,
  whs,
} from './order-words.ts'

/** How a piece of the goal stands in the message: a sentence, something they are to do or not to do, a thing, a question. */
export type Form =
  | 'clause'
  | 'do'
  | 'not'
  | 'thing'
  | 'whether'
  | 'wh'
  | 'topic'
  | 'come'
  | 'out'
  | 'how'
  | 'wish'
  | 'none'

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

/**
 * The order in a sentence, by its grammar: a verb of saying in its plain form, whom, a word that joins, and the matter.
 * Whatever leads to the verb ("how do I", "please help me to", "I can't find words to") needs no rule of its own.
 */
/** Words that stand for what was told elsewhere. */
const pointers = set('it this that everything')

type Make = (form: Form, from: number, act?: Act) => Order

function orderAt(all: readonly string[], at: number, end: number): Order | null {
  const words = all.slice(0, end)
  const second = bare(words[at + 1])
  const isOut = second === 'out'
  // "Thank you to my neighbour" is thanks.
  const isThanks = second === 'you' && plainly(words[at]) === 'thank'
  const verb = isThanks ? 'thanks' : plainly(words[at])
  const act = acts.get(verb)!
  const to = pastWhom(words, isOut || isThanks ? at + 2 : at + 1, verb)
  const isTo = ['to', 'for'].includes(bare(words[at + 1])) && to > at + 2
  const whom = words.slice(isTo ? at + 2 : at + 1, to).join(' ')
  const make: Make = (form, from, as = act) => {
    const said = cut(words.slice(from))
    const isPointer = form !== 'clause' && pointers.has(bare(said.split(' ')[0]))
    const isTold = said !== '' && !isPointer && (form !== 'clause' || said.includes(' '))
    return { act: as, form: isTold ? form : 'none', at, from, to: end, lead: '', whom }
  }
  const [link, next] = [bare(words[to]), bare(words[to + 1])]
  const isThing = to === at + 1 || !['to', 'not'].includes(link) || owners.has(next) || isBegin(words[to + 1])
  if (['want', 'need', 'get', 'like'].includes(verb) && isThing) return null
  if (link === 'to' && next === 'know') return told(words, to + 2, make)
  if (link === 'not' && next === 'to') return make('not', to + 2, 'boundary')
  if (act === 'thank' || act === 'apologise' || act === 'congratulate') return owed(words, to, make)
  if (act === 'invite') return make('come', to)
  if (isOut) return { ...make('out', to, 'invite'), lead: 'out ' }
  if (act === 'comfort') return make('wish', to)
  if (link === 'to' && !towards.has(verb))
    return make('do', to + 1, next === 'stop' ? 'boundary' : act === 'remind' ? 'remind' : 'ask')
  if (link === 'about' || (act === 'remind' && link === 'of')) return make('topic', to + 1)
  return act === 'ask' ? asked(words, to, make) : said(words, at, to, make)
}

/** Thanks, an apology, good wishes: for a thing, or what happened. */
function owed(words: readonly string[], to: number, make: Make): Order {
  const link = bare(words[to])
  if (['for', 'about', 'on'].includes(link)) return make('thing', to + 1)
  if (link === 'that' || link === 'because') return make('clause', to + 1)
  return isBegin(words[to]) ? make('clause', to) : make('thing', words.length)
}

function asked(words: readonly string[], to: number, make: Make): Order {
  const link = bare(words[to])
  if (link === 'if' || link === 'whether') return make('whether', to + 1)
  if (whs.has(link)) return make('wh', to)
  // "Ask her out for coffee".
  if (bare(words[to - 1]) === 'out') return make('out', to - 1, 'invite')
  return link === 'for' ? make('thing', to + 1) : make('none', words.length)
}

/** A clause that is told, or what else may be said to somebody. */
function said(words: readonly string[], at: number, to: number, make: Make): Order {
  const link = bare(words[to])
  if (link === 'that') return clause(words, to + 1, make)
  if (link === 'no' || link === 'yes') return answer(words, to, make)
  if (isOwed(words[to])) return orderAt(words, to, words.length)!
  const isSentence = isBegin(words[to]) || link === 'if' || whs.has(link) || owners.has(link)
  return isSentence || isPlain(words, at, to) ? told(words, to, make) : make('none', words.length)
}

/** Of so many words what stands behind whom it is told is a sentence: "tell my flatmate rent is due". */
const SENTENCE = 3
const isPlain = (words: readonly string[], at: number, to: number): boolean =>
  (plainly(words[at]) === 'tell' || bare(words[to - 1]) === 'know') &&
  to > at + 1 &&
  words.length - to >= SENTENCE &&
  !isLink(words[to])

/** "Say no": the answer, and to what where that is told. */
function answer(words: readonly string[], at: number, make: Make): Order {
  const isNo = bare(words[at]) === 'no'
  const act = isNo ? 'decline' : 'tell'
  if (words.length === at + 1) return { ...make('none', at, act), form: 'clause', lead: 'my answer is ' }
  if (!isNo) return clause(words, at, make)
  const about = words.findIndex((it, n) => n > at && bare(it) === 'about')
  const matter = about > 0 ? make('clause', about + 1, act) : make('none', Infinity, act)
  return { ...matter, lead: 'I have to say no to ' }
}

/** "That I am sorry for shouting" is told, and is the apology; "how much it hurt" is told, "how" alone is not known. */
function told(words: readonly string[], from: number, make: Make): Order {
  const first = bare(words[from])
  if (first === 'that') return clause(words, from + 1, make)
  if (whs.has(first)) return first === 'how' ? make('how', from, 'tell') : make('none', words.length, 'tell')
  return clause(words, from, make)
}

function clause(words: readonly string[], from: number, make: Make): Order {
  const sorry = words.slice(from, from + 5).some((it) => bare(it) === 'sorry')
  return make('clause', from, sorry ? 'apologise' : 'tell')
}

/** What the writer does by saying it: "cancel my order" is "I have to cancel my order". */
const deeds = new Map(
  (
    [
      ['I have to', 'decline', 'decline cancel refuse postpone reschedule turn'],
      ['I', 'disagree', 'disagree'],
      ['I', 'tell', 'suggest propose'],
      ['I can', 'tell', 'offer'],
      ['I want to', 'end', 'break split divorce resign quit end'],
    ] as const
  ).flatMap(([lead, act, words]) => words.split(' ').map((it) => [it, { lead, act }] as const)),
)

/** A deed as it is said: whatever is done by the words alone. */
function deedIn(words: readonly string[]): Order | null {
  const at = words.findIndex(
    (it, n) => deeds.has(bare(it)) && (isOrder(words, n) || (bare(it) === 'disagree' && bare(words[n - 1]) === 'i')),
  )
  const { lead, act } = deeds.get(bare(words[at])) ?? {}
  const isNot = words.slice(Math.max(0, at - 4), Math.max(0, at)).some((it) => isDenial(bare(it)))
  if (!lead || !act || isNot) return null
  const said = cut(words.slice(at))
  const isFull = said.split(' ').length > 2
  return {
    act,
    form: isFull ? 'clause' : 'none',
    at,
    from: at,
    to: words.length,
    lead: `${lead} `,
    whom: '',
  }
}
const isDenial = (word: string) => word.endsWith("n't") || ['not', 'dont', 'never'].includes(word)

export const wordsIn = (sentence: string): string[] => sentence.split(/\s+/).filter(Boolean)

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
  const full = found.filter(({ form }) => form !== 'none')
  // "Apologise and ask whether we can talk": both.
  const owed = ['apologise', 'thank', 'congratulate']
  const named = found.find(({ act }) => act !== 'tell') ?? found[0]
  if (full.length > 0) return found.filter(({ act, form }) => form !== 'none' || owed.includes(act))
  const own = deedIn(words)
  return own ? [own] : named ? [named] : []
}
