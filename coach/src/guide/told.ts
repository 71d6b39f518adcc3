import type { Composer } from '../builtin/composer.ts'
import { inSentence, polish } from '../builtin/polish.ts'
import { acts, bare, ends, has, isOrder, isStart, lists, opensWith, plainly } from '../craft/order-words.ts'
import { wordsIn, kindOfAct } from '../craft/order-words.ts'
import { readGoal } from '../craft/goal.ts'
import { genderOf, untitled } from '../craft/persons.ts'
import { sentenceOf } from '../craft/say.ts'
import { ordersAt, ordersOf, type Order } from '../craft/orders.ts'
import { recipientOf } from '../craft/turn.ts'
import { once } from '../learn/file.ts'
import { read } from '../read/read.ts'
import { marks, ownIn, sentencesOf, stripped, sentencesIn } from '../text/words.ts'
import { people } from '../text/people.ts'
import { mended } from './draft.ts'
import { forWords } from './wanted.ts'
import { isDoubted, wasDenied } from '../builtin/quiet-question.ts'
import { isGuarded, isLapsed, isUnsettled } from '../builtin/set-aside.ts'
import { isForNoHarmer } from '../builtin/words-to-safe.ts'
import { blended, chancesBy, noneOf, type Found, type Kind } from '../read/labels.ts'
import { isByClose } from '../safety/flag.ts'
import { finished, frames, kindOf } from './data.ts'
import { isFound, toldIn } from './heard.ts'

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
export const actIn = (text: string) => ordersOf(text).find(({ act }) => act !== 'tell' && act !== 'ask')?.act ?? null

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
      const joins = (n: number) => bare(words[n]) === 'and' && acts.has(plainly(words[n + 1])) && isOrder(words, n + 1)
      const end = words.findIndex((it, n) => ends(it) || joins(n + 1)) + 1 || words.length
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

type Likely = Pick<Found<Kind>, 'label' | 'chance'>
/** From this chance on a text asks for words; of so many kinds one is chosen by the person, each at least so likely. */
const [SURE, ASKED_FOR, SOME, MAY_BE, BY_ITSELF] = [0.35, 0.3, 3, 0.1, 10]

/** A request that says whom it is for is about what was told, and not about what was asked for before it. */
export const beside = ({ reading: { text, words } }: Composer, told: readonly string[]): readonly string[] =>
  words < BY_ITSELF || people(text).length === 0 ? told : told.filter((it) => forWords(it) < ASKED_FOR)

/** "That will do, thank you. Now my daughter": what is said to us is no thanks to her. */
function withoutThanks(text: string): string {
  const all = sentencesIn(text).filter((it) => read(it).intent()[0]!.label !== 'thanks')
  return all.length > 0 ? all.join(' ') : text
}

/** That words are asked for was found before: of the kinds that have words the chances are shares. What a long story drowns, the sentence that asks says. */
function sharesIn(text: string): Likely[] {
  const all = [text, ...(noneOf(read(text).kind()) > 0.8 ? sentencesIn(text) : [])]
  const asking = all.toSorted((a, b) => noneOf(read(a).kind()) - noneOf(read(b).kind()))[0]!
  const { kind } = read(asking)
  const known = kind().filter(({ label }) => finished[label])
  const sum = known.reduce((sum, { chance }) => sum + chance, 0)
  return known.map((it) => ({ ...it, chance: it.chance / sum }))
}

/** Whether nothing is told in these words of what is to be said, or to whom. */
export const isBare = (text: string): boolean =>
  people(text).length === 0 && read(text).words < BY_ITSELF && sharesIn(text)[0]!.chance < SURE

/** The kinds of words that are asked for, the likeliest first: behind all that was told before, where the message does not say it by itself. */
export function kindsOf(c: Composer): Likely[] {
  const { words } = c.reading
  const text = withoutThanks(c.reading.text)
  const act = actIn(text)
  const named = act && kindOfAct(act)
  const own = sharesIn(text).map((it) => (it.label === named ? { ...it, chance: 1 } : it))
  const told = beside(c, toldIn(c, TOLD).slice(0, -1))
  const isClear = named || told.length === 0 || (words >= BY_ITSELF && own[0]!.chance >= SURE)
  const alone = isClear ? own : sharesIn([...told, text].join('\n'))
  if (named) return alone.toSorted((a, b) => b.chance - a.chance)
  const labels = alone.map(({ label }) => label)
  const counts = told.length > 0 ? IN_TALK : 0
  return blended(labels, [chancesBy(alone), 1 - counts], [c.reading.talk('kind'), counts])
}
/** How much the network that reads the talk counts for where something was told, and the reader of single texts for the rest. */
const IN_TALK = 0.6
/** What comes up again and again and may be meant, the likeliest first: as it reads in its talk, and as its kind is likely. */
export function occasionsOf(c: Composer, kinds = kindsOf(c)): { key: string; chance: number }[] {
  const ofKind = new Map<string, number>(kinds.map(({ label, chance }) => [label, chance]))
  const { occasion } = read(toldIn(c, TOLD).join('\n').slice(-LONG))
  const weighed = occasion().flatMap(({ label: key, chance }) => {
    return frames().has(key) ? { key, chance: chance * ((ofKind.get(kindOf(key)) ?? 0) + SPREAD) ** OF_KIND } : []
  })
  const sum = weighed.reduce((all, { chance }) => all + chance, 0)
  return weighed.map((it) => ({ ...it, chance: it.chance / sum })).toSorted((a, b) => b.chance - a.chance)
}
const [SPREAD, OF_KIND, LONG] = [0.05, 0.7, 1500]
/** How words may begin: a few, for each kind that is likely its likeliest occasion, or its frame, and nothing that may cost somebody. */
export function kindsBegun(c: Composer): string[] {
  const kinds = kindsOf(c)
  const likely: string[] = kinds.flatMap((it) => (it.chance >= MAY_BE ? it.label : []))
  const some = occasionsOf(c, kinds).filter(({ chance }) => chance >= LIKE_IT)
  const each = likely.map((kind) => some.find(({ key }) => kindOf(key) === kind)?.key ?? kind)
  const may = (it: string) => !finished[kindOf(it)]!.careful && !frames().get(it)!.also && mayStand(c, kindOf(it))
  return [...new Set([...each, ...likely])].filter(may).slice(0, SOME)
}
const LIKE_IT = 0.05
/** Messages of theirs that are looked at, this one among them. */
const TOLD = 7

/** In a doubt only what can do no harm: comfort, and no farewell. Where stated harm was set aside, also what sets a limit, and nothing that gives in; once it is calm, what is surely for nobody who harms, and once it was asked about or denied, what gives in to nobody; whoever may be followed answers nobody. */
export function mayStand(c: Composer, kind: Kind): boolean {
  const { flag } = c.state
  const { doubt, limits, yields } = finished[kind]!
  if (flag?.aside && flag.category === 'stalking') return false
  const mayYield = !yields || !flag || !isByClose(flag) || !(flag.aside || isUnsettled(c.state))
  if (!isGuarded(c.state) && !isFound(c)) return mayYield
  const wasAsked = flag?.tier === 1 && !flag.aside && !isDoubted(c)
  if (isLapsed(c.state) || wasDenied(c.state) || wasAsked) return !yields && !yieldsIn(c.reading.text)
  const calm = flag === null || flag.tier === 1 || flag.cleared === true
  const isForNoHarm = () => flag !== null && isByClose(flag) && isForNoHarmer(c)
  return calm && (doubt === true || (flag?.aside === true && limits === true) || isForNoHarm())
}

/** Whether the words that a message asks for give in to somebody, or draw them nearer. */
export const yieldsIn = (message: string): boolean =>
  sharesIn(message).reduce((sum, { label, chance }) => (finished[label]!.yields ? sum + chance : sum), 0) >= 0.5
