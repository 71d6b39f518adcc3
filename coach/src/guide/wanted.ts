import { chanceIn, chancesBy, noneOf, type Found, asks, type Intent } from '../read/labels.ts'
import { lists, opensWith } from '../craft/order-words.ts'
import { ordersOf } from '../craft/orders.ts'
import { once } from '../learn/file.ts'
import { read } from '../read/read.ts'
import { questionOf, sidesIn, talkOf, viewAsked, type InTalk } from '../read/talk.ts'
import { lastSentences, sentencesIn, setOf, stripped, nearest } from '../text/words.ts'
import { answerOf, owned, type Answer } from './data.ts'
import { isRoleWord, pronounOf, wordsIn } from '../text/people.ts'

export const questions: readonly Intent[] = ['should-i', 'what-do-i-do', 'is-it-ok', 'what-do-they-think', 'what-if']
/** From the first share on a written answer is said where no side is taken, from the last two on before any, in a first message and later: below it one was right in a third of a sealed hand's questions in talks (decision 210); surer has to be what only another can know, and what is of danger. */
export const [FITS, SURER, SURE, LATER] = [0.15, 0.25, 0.5, 0.65]
/** How the kind of question counts, as a power; what another kind's answer keeps, and what none does. By sealed questions. */
const [KIND, OTHER, NONE] = [0.25, 0.02, 0.5]
/** How much the message counts, its question alone, both behind what was said before, and all of it as it reads in its talk: of strangers' questions right first. Together they are less than one: the reader is surer than it is right (decision 208). */
const [POWERS, LEAST] = [[0.34, 0.2, 0.14, 0.3], 1e-4]

/** The written answers by how near they come to what is asked, with what was said before it, each with its share. `talk`: as it reads in its talk. */
export function answersBy(message: string, before = '', talk = talkOf(message, [])): { it: Answer; share: number }[] {
  const asked = read(message).intent()
  const any = chanceIn(asked, questions)
  const texts = [message, questionOf(message), `${before}\n${message}`]
  const all = [...texts.map((it) => chancesBy(read(it).answer())), talk('answer')]
  const views = all.map((it, at) => new Map([...it].map(([label, chance]) => [label, (chance + LEAST) ** POWERS[at]!])))
  const found = [...views[0]!.keys()].map((label) => {
    const it = answerOf(label)
    const near = views.reduce((all, view) => all * (view.get(label) ?? 0), 1)
    return { it, chance: near * (it ? chanceIn(asked, it.to) / any + OTHER : NONE) ** KIND }
  })
  const sum = found.reduce((most, { chance }) => most + chance, 0)
  const shares = found.flatMap(({ it, chance }) => (it ? [{ it, share: chance / sum }] : []))
  return shares.toSorted((a, b) => b.share - a.share)
}

/** The written answer that fits what is asked; null where nothing is, or none surely does. */
export function answerTo(near: Wish['answers'], wanted: Intent, from?: number): Answer | null {
  const [first] = questions.includes(wanted) ? near() : []
  const least = from ?? (first?.it.held || wanted === 'what-do-they-think' ? SURER : FITS)
  return first && first.share >= least ? first.it : null
}
/** From this share on an answer may be what is asked for; from that sum on one of three was it in 45 of 99. */
const [MAY, TOGETHER] = [0.03, 0.12]
/** Where none surely fits: those that may, the nearest first; none where they would mostly be strange to the question. */
export function answersNear(found: ReturnType<Wish['answers']>): Answer[] {
  const near = found.slice(0, 3)
  const sum = near.reduce((all, { share }) => all + share, 0)
  return sum < TOGETHER ? [] : near.flatMap(({ it, share }) => (share >= MAY ? [it] : []))
}
/** What can be meant by a short message alone. */
const short: readonly Intent[] = ['thanks', 'greets', 'leaves', 'declines', 'puts-right']
/** How likely asks have to be in all, and the one that is taken; words alone, which are never passed over; and by how much Mallama. */
const [ANY, ONE, OF_WORDS, OF_US, LEFT] = [0.4, 0.3, 0.4, 0.1, 0.2]
/** What is hardly any kind of words is not asked for, unless that is sure: 4 of 20 such sealed messages asked for words. */
const [SURE_WORDS, NO_KIND] = [0.6, 0.05]
/** What is short and taken wrongly costs little. Displeased with what? Without a word about an answer it is mostly with somebody else. */
const [CHEAP, DISPLEASED] = [0.5, 0.8]
/** From this chance on what a telling ends in is a question, with its mark or without; and what opens like one, from this chance of an answer on. */
const [ENDS, BARE] = [0.8, 0.5]
const [aux, wh] = [setOf('should is are do does did can could will would am'), setOf('when how what why who where')]
export const opens = (text: string) => aux.has(wordsIn(text).find(({ lower }) => !wh.has(lower))?.lower ?? '')
/** Whether it asks in so many words: with its mark, or as a question opens. */
export const asksPlainly = (text: string): boolean =>
  [...'?', 'to know if', 'to know whether', 'want to know'].some((it) => text.toLowerCase().includes(it)) ||
  lastSentences(text).some(opens)

/** Both ways of an "A or B" that is asked, as they were typed, without what opens the question; null where it is not plainly two. */
export function waysIn(message: string): Readonly<Record<'one' | 'other', string>> | null {
  const asked = lastSentences(message).findLast((it) => it.includes(' or ')) ?? ''
  const sides = asked.split(' or ').map((side) => {
    const words = stripped(side.trim(), '', '.,;:!?').split(' ')
    const at = words.findLastIndex((it, n) => modal.has(it.toLowerCase()) && own.has(words[n + 1]?.toLowerCase() ?? ''))
    const way = words.slice(at < 0 ? 0 : at + 2)
    return { isAsked: at >= 0, way: modal.has(way[0]?.toLowerCase() ?? '') && at >= 0 ? way.slice(1) : way }
  })
  const [one, other] = sides
  const isShort = sides.length === 2 && sides.every(({ way }) => way[0] && way.length <= A_WAY)
  const [first = '', second] = other?.way ?? []
  const isWay = !noWay.has(first.toLowerCase()) && (!!second || !(isRoleWord(first) || pronounOf.has(first)))
  return isShort && isWay && one!.isAsked ? { one: one!.way.join(' '), other: other!.way.join(' ') } : null
}
const [modal, own, A_WAY] = [setOf('should shall do can could must would whether if'), setOf('i we'), 12]
const noWay = setOf('not no what so else something whatever am is are was were did does i he she they it')
const chanceOfUs = (found: readonly Found<Intent>[]) => chanceIn(found, ['about-mallama'])
/** Two readers hear whether Mallama itself is asked about: one by what is wanted, one by what is asked. Together they decide. */
function isAboutUs(found: readonly Found<Intent>[], text: string): boolean {
  const strange = noneOf(read(text).product())
  // So surely the second alone has it: 29 of 51 such sealed messages, and 6 of 3,468 others.
  return strange <= 0.05 || (chanceOfUs(found) - strange >= OF_US && !(chanceOfUs(found) < BARE && surest(text)))
}
/** The written answer that surely fits: "Which would you do" is asked of the matter then, and not of Mallama. */
function surest(text: string): Answer | undefined {
  const [best] = read(text).answer()
  return best!.chance >= BARE ? answerOf(best!.label) : undefined
}
/** What is wanted; where the other reader rules Mallama out, its share goes to what is left, unless that is next to nothing. */
export function wantedIn(text: string): readonly Found<Intent>[] {
  const found = read(text).intent()
  const left = 1 - chanceOfUs(found)
  if (left < LEFT || isAboutUs(found, text)) return found
  return found.flatMap((it) => (it.label === 'about-mallama' ? [] : [{ ...it, chance: it.chance / left }]))
}
/** What is acted on. An ask beats a telling: all asks are summed before one is chosen. What would be said wrongly counts only where it was right nine times in ten. */
function chosenFrom(found: readonly Found<Intent>[], text: string, words: number): Intent {
  if (isAboutUs(found, text)) return 'about-mallama'
  const last = askedLast(text)
  const asked = chanceIn(found, asks)
  const mayBe = ({ label, chance }: Found<Intent>) =>
    asks.includes(label) && (label !== 'words' || chance >= SURE_WORDS || forWords(text) >= NO_KIND)
  const ask = found.find(mayBe)!
  const best = found.find(({ label }) => !asks.includes(label) && label !== 'tells' && label !== 'about-mallama')!
  const isOfAnswers = best.chance >= DISPLEASED || nearest(owned, text)[0]!.score > 0
  const isShort = short.includes(best.label) ? words <= 16 && best.chance >= CHEAP : best.use === 'say'
  const sure = best.label === 'complains' ? best.chance >= CHEAP && isOfAnswers : isShort
  if (ask.label === 'words' && ask.chance >= OF_WORDS) return 'words'
  // Of several questions the one that a message ends on is to be answered.
  if (asked >= ANY && ask.chance >= ONE && asked > (sure ? best.chance : 0))
    return last && questions.includes(ask.label) && text.trimEnd().endsWith('?') ? last : ask.label
  return sure ? best.label : (last ?? (opens(text) ? surest(text)?.to[0] : undefined) ?? partsIn(text) ?? 'tells')
}

/** Whether the sentence that a telling ends with takes leave, or thanks, as surely as a question is one. */
const partsIn = (text: string): Intent | undefined => {
  const [{ label, chance }] = wantedIn(lastSentences(text).at(-1) ?? '') as [Found<Intent>]
  return chance >= ENDS && (label === 'leaves' || label === 'thanks') ? label : undefined
}

/** The question that a message ends on, or that stands before what is said about it; null where that is not sure. */
export function askedLast(text: string): Intent | null {
  const all = lastSentences(text)
  const ends = all.length < 2 ? [] : [all.at(-1)!, ...all.filter((it) => it.endsWith('?')).slice(-1)]
  const likeliest = ends.map((it) => wantedIn(it)[0]!)
  return likeliest.find(({ label, chance }) => questions.includes(label) && chance >= ENDS)?.label ?? null
}

/** What a request for words is easily taken for; it is never passed over. */
const mayBeWords = ['tells', 'only-listen', 'judge-my-draft', ...questions.filter((it) => it !== 'what-if')]

export type Wish = ReturnType<typeof wishIn>
const moved = setOf('tells words what-do-i-do change-the-draft declines resolves leaves')
/** From the first on something may be asked for: nobody who asks is only listened to; from the second on it is most like that; below the third the reader that knows what words are asked for is wrong as often as right; from the fourth on a how is to be said to somebody, as 31 of 50 sealed ones were.  From the share on an answer is written for a how; so few words name nothing yet. */
const [LIKELY, LIKE, MAYBE, OF_HOW, WRITTEN, A_CALL] = [0.4, 0.44, 0.1, 0.2, 0.25, 3]

/** What is wanted with a message. `before`: what was said before it. */
export function wishIn(whole: string, reading: { text: string; words: number; talk: InTalk }, before?: string) {
  const told = viewAsked(whole)
  const text = told ?? whole
  // What is asked for the message says by itself and in its talk, each for half; what else it may be, by itself.
  const talk = (it: Found<Intent>) =>
    before && asks.includes(it.label) ? reading.talk('intent').get(it.label)! : it.chance
  const by = wantedIn(text).map((it) => ({ ...it, chance: (it.chance + talk(it)) / 2 }))
  const found = by.toSorted((a, b) => b.chance - a.chance)
  const [first] = found as [Found<Intent>]
  const heard = chosenFrom(found, text, reading.words)
  // "Do I ask, or write it off?" is about whether, and not about how.
  const isWhether = heard === 'should-i' && askedLast(text) === heard
  const chanceOf = (what: Intent) => chanceIn(found, [what])
  const asked = told ? 1 : chanceIn(found, asks)
  const answers = once(() => answersBy(text, before, reading.talk))
  const isHow = heard === 'what-do-i-do' && chanceOf('words') >= OF_HOW && reading.words > A_CALL
  const isUnwritten = () => isHow && (answers()[0]?.share ?? 0) < WRITTEN
  const isAsked = () => chanceOf('words') >= MAYBE && asksForWords(reading.text, heard !== 'tells')
  const isWords = !isWhether && mayBeWords.includes(heard) && (isUnwritten() || isAsked())
  // From here on a message asks which side to lean to, whatever else it is taken for: .84 of a sealed hand's do, and .02 of sealed tellings, requests for words and questions of how.
  const isSided = read(text).sided() >= 0.6
  const taken = isSided && moved.has(heard) ? 'should-i' : isWords ? 'words' : heard
  const wanted = told && !asks.includes(taken) ? 'is-it-ok' : taken
  return {
    wanted,
    /** How likely it is what it is taken for. */
    chance: chanceOf(wanted),
    mayAsk: asked >= LIKELY || whole.trimEnd().endsWith('?'),
    /** How likely something is asked for, whatever it is. */
    asked,
    /** The written answers near it, worked out once and only where they are looked at. */
    answers,
    isSided,
    /** The sides to lean to; a short question is only to be understood behind what was said before it. */
    sides: once(() => sidesIn(text, before ?? '', reading.talk('lean'))),
    /** What it most sounds like, surely or not. */
    like: first.chance >= LIKE ? first.label : null,
  }
}

/** "How do I ask him": whoever the words are for, they are asked for. */
export const namesWhom = (text: string): boolean => ordersOf(text).some(({ whom }) => whom !== '')

/** A longer message is a story; what is wanted with it is what its last sentence wants too, or a question in it. */
export const STORY = 24
/** How likely words have to be asked for: more in a story, and where something else seems to be; less with what is to be said in it. */
const [FOR_WORDS, IN_A_STORY, TOLD] = [0.55, 0.65, 0.15]

/** Whether words are wanted that could be sent, however it is put, by the reader that knows what they are asked for. */
export function asksForWords(text: string, seemsOther = false): boolean {
  const isStory = read(text).words > STORY
  // A long story drowns the sentence in which it is asked, and sounds like asking where none does.
  const told = isStory ? sentencesIn(text) : []
  const each = [...told.slice(0, NEAR), ...told.slice(NEAR).slice(-NEAR)].map(forWords)
  if (each.some((it) => it >= IN_ONE)) return true
  if (isStory && !each.some((it) => it >= MAY_BE)) return false
  const clauses = ordersOf(text).filter(({ form }) => form === 'clause')
  const isOrdered = clauses.some(({ from, to }) => opensWith(text.slice(from, to), lists.speaks))
  const least = isOrdered ? TOLD : isStory || (seemsOther && !namesWhom(text)) ? IN_A_STORY : FOR_WORDS
  return forWords(text) >= least
}
/** How likely one sentence of a story has to ask, alone and where all of it does, and how many are read at either end. */
const [IN_ONE, MAY_BE, NEAR] = [0.55, 0.3, 10]
export const forWords = (text: string): number => 1 - noneOf(read(text).kind())
