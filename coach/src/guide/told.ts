import type { Composer } from '../builtin/composer.ts'
import { inSentence, polish } from '../builtin/polish.ts'
import type { Act } from '../craft/acts.ts'
import { genderOf } from '../craft/persons.ts'
import { ordersAt, readGoal, untitled, withoutJoin } from '../craft/goal.ts'
import { acts, bare, isBegin, isOrder, owners, plainly } from '../craft/order-words.ts'
import { wordsIn } from '../craft/orders.ts'
import { recipientOf, type Recipient } from '../craft/recipient.ts'
import { sentenceOf } from '../craft/say.ts'
import { toRecipient } from '../craft/turn.ts'
import { read } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { ownIn } from '../text/own.ts'
import { sentencesOf } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'
import { finished } from './data.ts'
import { mended } from './draft.ts'
import { begins, ordersOf, speaks } from './words-asked.ts'

/** What a message is made of, in words to the one it is for: their own, turned, and nothing that was not told. */
export interface Told {
  /** How they may be greeted; null where no name was told. */
  called: string | null
  /** What is to be said, told as such; empty where it was not. */
  ordered: string
  /** What they did to the writer, and what the writer did to them: a sentence of the story each. */
  you: string | null
  me: string | null
  /** A whole message as words to them; empty where it tells of them instead. */
  whole: string
}

/** Letters that are looked back; the words of a sentence that is said, and of all that is ordered. */
const [FAR, FEW, MANY, ALL, HARD] = [3_000, 4, 26, 60, 3]
const second = setOf("you you're your yours you've you'll you'd u ur")
const first = setOf("i i'm i've i'd i'll im ive we we're we've we'd we'll me my mine us our ours")
const third = setOf(
  "he he's he'd he'll she she's she'd she'll they they're they've they'd they'll him her them his their",
)
const writer = setOf("i i'm i've im ive")
const has = (words: string, some: ReadonlySet<string>) => wordsIn(words).some((it) => some.has(bare(it)))

interface Whom {
  who: Recipient
  names: readonly string[]
}
const nothing = { selectedTone: 'direct', context: null, conversationHistory: null, originalDraft: null } as const

/** Whom the words are for, from the whole talk; by this message alone where that speaks of another. */
function whomOf({ input, state }: Composer, story: string): Whom {
  const knownPeople = [...input.knownPeople, ...state.names]
  const ask = (goal: string) =>
    recipientOf({ ...input, ...nothing, knownPeople, goal }, polish(untitled(goal), knownPeople))
  const [now, all] = [ask(input.message), ask(`${story}\n${input.message}`)]
  const isAnother = now.pronoun !== null && all.pronoun !== null && now.pronoun !== all.pronoun
  const who = now.role !== null || now.called !== null || isAnother ? now : all
  // Whoever was told of may be somebody else: they are greeted where this message names them, or their name goes with "him".
  const called = who.called?.toLowerCase() ?? ''
  const isNamed = who.quote.toLowerCase() !== called || (who.pronoun !== null && genderOf(who.called) === who.pronoun)
  const isTheirs = input.person !== null || now.role !== null || (who.role?.toLowerCase() !== called && isNamed)
  return {
    who: isTheirs ? who : { ...who, called: null },
    names: [...who.mentions, ...knownPeople].filter((it) => it !== it.toLowerCase()),
  }
}

const looked = new WeakMap<Composer, Told>()
export const told = (c: Composer): Told => looked.get(c) ?? looked.set(c, look(c)).get(c)!

function look(c: Composer): Told {
  const { history, message } = c.input
  const story = untitled(ownIn(history).join('\n').slice(-FAR))
  const whom = whomOf(c, story)
  const sad = [...ownIn(history), message].filter((turn) => !isGlad(turn))
  const facts = factsIn(untitled(sad.join('\n').slice(-FAR)), whom)
  const whole = orderedIn(message, whom) || mended(polish(withoutJoin(message), whom.names))
  return {
    called: whom.who.called,
    ordered: orderedOf(c, whom) || factsIn(untitled(message), whom).filter(opens).join(' '),
    you: facts.find((it) => begins(it, second)) ?? null,
    me: facts.find((it) => begins(it, first)) ?? null,
    whole: has(whole, third) || !whole.includes(' ') || read(whole).addressed() < A_LINE ? '' : whole,
  }
}

/** "I don't want him to think that": what they say of themselves with the request is to be said. */
const opens = (it: string) =>
  begins(it, first) && ['disclose', 'repair'].includes(readTurn(it).main ?? '') && read(it).addressed() >= TO_THEM

/** What reads like words to the coach goes to nobody else; a whole line has to read like words to them. */
const [TO_THEM, A_LINE] = [0.25, 0.55]

const titles = new Set(Object.values(finished).flatMap((it) => it?.title ?? []))
/** Of a message of so few words, or a button, what was told before holds: since the last words, or what stands in them. */
const A_FEW = 6
function orderedOf({ input: { history, message }, reading }: Composer, whom: Whom): string {
  // What stands on a button is nobody's matter: "Say no to an invitation".
  const isButton = titles.has(message.trim())
  const now = isButton ? '' : orderedIn(message, whom)
  if (now || (reading.words >= A_FEW && !isButton)) return now
  const at = history.findLastIndex((it) => it.message)
  const said = (some: typeof history) =>
    some.flatMap((it) => (it.role === 'user' ? orderedIn(it.content, whom) || [] : []))
  const stands = (it: string) => history[at]!.message!.text.includes(it)
  return said(history.slice(at + 1).slice(-4)).at(-1) ?? said(history.slice(0, Math.max(at, 0))).findLast(stands) ?? ''
}

/** What an order of this message does by itself: "say sorry to him". */
export const actIn = (text: string): Act | null =>
  ordersOf(text).find(({ act }) => act !== 'tell' && act !== 'ask')?.act ?? null

/** Between a word that keeps something back and the order it holds for: "I don't want to tell him". */
const between = setOf('to want wanna have need like going really even ever just wish let you')
const denies = (word: string) => word.endsWith('nt') || ['not', 'never', 'cannot'].includes(word)
/** Kept back, or no order to say it but what is to come of it: "so she doesn't think I don't love her". */
const isKept = (sentence: string): boolean =>
  ordersOf(sentence).some((order) => {
    const before = wordsIn(sentence.slice(0, order.at)).map(plainly)
    const whom = wordsIn(order.whom).map(plainly)
    const isWhole = whom.some((it) => denies(it) || ['he', 'she', 'they'].includes(it))
    return isWhole || denies(before.findLast((it) => !between.has(it)) ?? '')
  })

/** Without what is ordered behind it: ", help me write it", "and write it nicely". */
function withoutOrder(said: string): string {
  const words = wordsIn(said.endsWith('?') ? said.slice(0, -1) : said)
  const at = words.findIndex((it, n) => n > 1 && acts.has(plainly(it)) && isOrder(words, n))
  const from = words.findLastIndex(
    (it, n) => n > 1 && n <= at && n >= at - 2 && (it === 'and' || words[n - 1]!.endsWith(',')),
  )
  return from < 0 ? words.join(' ') : stripped(words.slice(0, from).join(' '), '', ' ,')
}

/** The matter of each order, as sentences to them; what is kept back is in none. */
function orderedIn(message: string, { who, names }: Whom): string {
  const said = readGoal(message.slice(0, FAR), who, names)
    .pieces.flatMap((piece) => {
      const words = withoutOrder(piece.words.replaceAll(' and that ', ' and '))
      // "How to say it" is for the coach, and of what they are to do nothing is about the writer.
      const [one = '', two] = wordsIn(words).map(bare)
      const isSaid = piece.from.toLowerCase().includes(` that ${words.slice(0, 9).toLowerCase()}`)
      const isThat = isSaid && (isBegin(one) || owners.has(one))
      const isWhole = piece.form !== 'clause' || isThat || begins(words, speaks)
      const isOurs =
        (piece.form === 'how' && two === 'to') || (piece.form === 'do' && has(words, writer)) || one === 'and'
      const isTheirs = (isThat || !piece.loose) && isWhole && !isOurs && two !== undefined && !has(words, third)
      const sentence = sentenceOf({ ...piece, words }, 'caring', names)
      return isTheirs && !isKept(piece.from) && read(sentence).addressed() >= TO_THEM ? [sentence] : []
    })
    .join(' ')
  return wordsIn(said).length <= ALL ? said : ''
}

/** Of their deeds a complaint alone is told, and nothing that strikes; of what was told gladly nothing. */
const isTold = (words: string): boolean => {
  const { main, harm, spans } = readTurn(words)
  return spans.contempt.length === 0 && harm.score < HARD && (begins(words, first) || main === 'complaint')
}
const isGlad = (turn: string): boolean => read(turn).tone()[0]?.label === 'joy'

/** Sentences of the story that stand between the two: with both in them, and nobody else. */
function factsIn(text: string, { who, names }: Whom): string[] {
  if (who.through) return []
  return sentencesOf(text).flatMap((at) => {
    const plain = polish(withoutJoin(text.slice(at.from, at.to)), names).replaceAll(' and that I', ' and I')
    const count = wordsIn(plain).length
    if (count < FEW || count > MANY || [...'"?:'].some((it) => plain.includes(it)) || has(plain, second)) return []
    if (ordersAt(text, at).length > 0) return []
    const words = mended(toRecipient(plain, who).trim())
    return has(words, first) && has(words, second) && !has(words, third) && isTold(words) ? [words] : []
  })
}

export const greeted = (text: string, { called }: Told): string =>
  called && !text.startsWith(called) ? `${called}, ${inSentence(text, [called])}` : text
