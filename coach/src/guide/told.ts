import type { Composer } from '../builtin/composer.ts'
import { inSentence, polish } from '../builtin/polish.ts'
import { type Act, acts, bare, ends, has, isOrder, isStart } from '../craft/order-words.ts'
import { lists, opensWith, plainly, wordsIn } from '../craft/order-words.ts'
import { readGoal } from '../craft/goal.ts'
import { genderOf, untitled } from '../craft/persons.ts'
import { sentenceOf } from '../craft/say.ts'
import { ordersAt, ordersOf, type Order } from '../craft/orders.ts'
import { recipientOf } from '../craft/turn.ts'
import { once } from '../learn/file.ts'
import { read } from '../read/read.ts'
import { marks, ownIn, sentencesOf, stripped } from '../text/words.ts'
import { people } from '../text/people.ts'
import { mended } from './draft.ts'
import { forWords } from './wanted.ts'

/** Letters that are looked back. */
const FAR = 3_000
/** `between`: what stands between a word that keeps something back and the order it holds for, "I don't want to tell him". */
const { ofThem, toThem, speaks, between } = lists
/** Whether it says "you" to somebody. */
export const speaksTo = (line: string): boolean => has(line, toThem)
/** Whether it is told of somebody, and not to them. */
export const isOfThem = (line: string): boolean => has(line, ofThem) && !speaksTo(line)

export const namesIn = ({ input, state }: Composer): string[] => [...input.knownPeople, ...state.names]
/** Whom the words are for: from what was told before, from this message, or from all of it. */
function askedFor(c: Composer) {
  const { history, message, person } = c.input
  const knownPeople = namesIn(c)
  const story = once(() => untitled(ownIn(history).join('\n').slice(-FAR)))
  const ask = (goal: () => string) =>
    once(() => recipientOf({ person, context: null, knownPeople }, polish(untitled(goal()), knownPeople)))
  return { before: ask(story), now: ask(() => message), all: ask(() => `${story()}\n${message}`) }
}
/** What is to be said, in words to them, or empty; with a few words, or a button, what was to be said before holds. */
export function ordered({ input, reading }: Composer): string {
  const near = [...(reading.words < 6 ? ownIn(input.history).slice(-4) : []), input.message]
  return near.map(orderedIn).findLast((it) => it !== '') ?? ''
}

const isSaid = ({ form, whom }: Order): boolean => form === 'clause' && !whom.endsWith(' but')
/** The one thing that a text orders to be said, as a sentence to whom the talk was about before it; null where it is none, more, may still speak of them, or of somebody (`tail`) of whom it is not known who they are. */
export function turned(c: Composer, goal: string, tail = ''): string | null {
  const names = namesIn(c)
  const { before, all } = askedFor(c)
  const to = before().pronoun ? before() : all()
  const isKnown = before().role !== null || before().called !== null || before().pronoun !== null
  const isOther = tail !== c.input.message && !isKnown && people(tail).length > 0
  if (tail && (isOther || (!to.pronoun && has(tail, ofThem)))) return null
  // What is told beside an order is no part of it: "text her something, but I don't want to lose face".
  if (ordersOf(goal).filter(isSaid).length !== 1) return null
  const { pieces, named } = readGoal(polish(untitled(goal), names), to, names)
  const [piece, more] = pieces.filter(({ loose }) => !loose)
  // "A text that is kind": what it is like is not what it says.
  if (piece?.form !== 'clause' || more || !named || opensWith(piece.words, lists.finite)) return null
  const line = sentenceOf(piece, 'direct', names)
  return (opensWith(piece.words, speaks) || has(piece.words, lists.finite)) && !isOfThem(line) ? line : null
}

/** What an order of this message does by itself: "say sorry to him". */
export const actIn = (text: string): Act | null =>
  ordersOf(text).find(({ act }) => act !== 'tell' && act !== 'ask')?.act ?? null

/** What reads like words to the coach is no line to anybody; of those that are, .07 read so by authors not learnt from. */
export const isToUs = (line: string, least = TO_THEM): boolean => read(line).addressed() < least
/** The chance of it, and that of a sentence that asks for words; of so many clauses a line may begin. */
const [TO_THEM, ASKS, LAST] = [0.2, 0.2, 3]

/** What is ordered to be said, letter for letter, where it stands in words to them; nothing where it may go on. */
function orderedIn(message: string): string {
  const text = message.slice(0, FAR)
  const said = sentencesOf(text).flatMap((sentence) =>
    ordersAt(text, sentence).flatMap((order) => {
      const { at, from } = order
      const words = wordsIn(text.slice(from, sentence.to))
      // Another order joined to what is told: "and write it nicely".
      const isJoined = (n: number) =>
        bare(words[n]) === 'and' && acts.has(plainly(words[n + 1])) && isOrder(words, n + 1)
      const end = words.findIndex((it, n) => ends(it) || isJoined(n + 1)) + 1 || words.length
      const clause = words.slice(0, end).join(' ')
      const isThat = text.slice(0, from).trimEnd().endsWith(' that')
      const isBegun = opensWith(clause, speaks) || (isThat && isStart(words[0]))
      const isTheirs =
        isBegun && !marks.has(clause[0]!) && !has(clause, ofThem) && !has(words.slice(end).join(' '), speaks)
      const before = plainly(wordsIn(text.slice(sentence.from, at)).findLast((it) => !between.has(plainly(it))))
      const isKept = before.endsWith('nt') || ['not', 'never', 'cannot'].includes(before)
      if (!isSaid(order) || end < 3 || !isTheirs || isKept) return []
      const isAsked = at === sentence.from || forWords(text.slice(sentence.from, sentence.to)) >= ASKS
      return isAsked && !isToUs(clause) ? [mended(stripped(clause, '', ' .,;:!?'))] : []
    }),
  )
  return said.slice(-LAST).join(' ')
}

/** What whom the words are for is called stands before them: from the whole talk; by this message alone where that speaks of another. */
export function greeted(c: Composer, text: string): string {
  const asked = askedFor(c)
  const [now, all] = [asked.now(), asked.all()]
  const isAnother = now.pronoun !== null && all.pronoun !== null && now.pronoun !== all.pronoun
  const who = now.role !== null || now.called !== null || isAnother ? now : all
  // Whoever was told of may be somebody else: they are greeted where this message names them, or their name goes with "him".
  const name = who.called?.toLowerCase() ?? ''
  const isNamed = who.quote.toLowerCase() !== name || (who.pronoun !== null && genderOf(who.called) === who.pronoun)
  const isTheirs = c.input.person !== null || now.role !== null || (who.role?.toLowerCase() !== name && isNamed)
  const called = isTheirs ? who.called : null
  return called && !text.startsWith(called) ? `${called}, ${inSentence(text, [called])}` : text
}
