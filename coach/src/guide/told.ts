import type { Composer } from '../builtin/composer.ts'
import { inSentence, polish } from '../builtin/polish.ts'
import type { Act } from '../craft/acts.ts'
import { genderOf } from '../craft/persons.ts'
import { readGoal, untitled } from '../craft/goal.ts'
import { acts, bare, isBegin, isOrder, owners, plainly } from '../craft/order-words.ts'
import { wordsIn } from '../craft/orders.ts'
import { recipientOf, type Recipient } from '../craft/recipient.ts'
import { sentenceOf } from '../craft/say.ts'
import { read } from '../read/read.ts'
import { ownIn } from '../text/own.ts'
import { setOf, stripped } from '../text/words.ts'
import { begins, ordersOf, speaks } from './words-asked.ts'

/** Whom words are for, and what they may begin with: offered to be changed, and sent by nobody as it is. */
export interface Told {
  /** How they may be greeted; null where no name was told. */
  called: string | null
  /** What is to be said, in words to them; empty where it was not told. */
  ordered: string
}

/** Letters that are looked back, and the words of all that is ordered. */
const [FAR, ALL] = [3_000, 60]
const third = setOf(
  "he he's he'd he'll she she's she'd she'll they they're they've they'd they'll him her them his their",
)
const writer = setOf("i i'm i've im ive")
const has = (words: string, some: ReadonlySet<string>) => wordsIn(words).some((it) => some.has(bare(it)))

const second = setOf("you you're your yours you've you'll you'd u ur")
/** Whether it is told of somebody, and not to them. */
export const isOfThem = (line: string): boolean => has(line, third) && !has(line, second)

interface Whom {
  who: Recipient
  names: readonly string[]
}
const nothing = { selectedTone: 'direct', context: null, conversationHistory: null, originalDraft: null } as const

/** Whom the words are for, from the whole talk; by this message alone where that speaks of another. */
function whomOf({ input, state }: Pick<Composer, 'input' | 'state'>, story: string): Whom {
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

function look({ input, state, reading }: Composer): Told {
  const own = ownIn(input.history)
  const whom = whomOf({ input, state }, untitled(own.join('\n').slice(-FAR)))
  // With a few words, or a button, what was to be said before holds.
  const near = [...(reading.words < A_FEW ? own.slice(-NEAR) : []), input.message]
  const ordered = near.map((it) => asWritten(it, orderedIn(it, whom))).findLast((it) => it !== '')
  return { called: whom.who.called, ordered: ordered ?? '' }
}
const [A_FEW, NEAR] = [6, 4]

/** Only what stands there word for word is what they wrote. */
const asWritten = (message: string, said: string): string =>
  message.toLowerCase().includes(stripped(said, '', '.?!').toLowerCase()) ? said : ''

/** What reads like words to the coach goes to nobody else. */
const TO_THEM = 0.25

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

export const greeted = (text: string, { called }: Told): string =>
  called && !text.startsWith(called) ? `${called}, ${inSentence(text, [called])}` : text
