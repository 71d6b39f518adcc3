import type { SafetyCategory, QuietQuestion } from '@mallama/contracts/safety'
import { likeliestOf, MOST } from '../read/talk.ts'
import { speaksAsChild, type Sighting, isOfOneself, isLikeness, isByClose, type Flag, isDoer } from '../safety/flag.ts'
import { isOfTheirLife, PLAIN } from '../safety/flag.ts'
import { ownHarmIn, strikesBack } from '../safety/own-harm.ts'
import type { Reading } from './reading.ts'
import { quietAnswers } from '@mallama/contracts/help'
import { lines as guide } from '../guide/data.ts'
import { chanceIn, type Intent, type Settles } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { low, sentencesIn, setOf, splitSentences } from '../text/words.ts'
import { choose, inOrder, sayAny, type Composer } from './composer.ts'
import { keysOf, type State } from './state.ts'
import kept from '../../data/said/quiet-questions.json' with { type: 'json' }

/** What marks a talk in which the question was answered, with whatever: it is not asked there again. */
export const ANSWERED = 'safety/answered'
/** Marks a talk in which the answer to a finding denied it in words. */
export const DENIED = 'denied'
/** What was never stated was denied: from then on what they ask comes before what would be said of it. */
export const wasDenied = ({ flagFrom, related }: State): boolean => flagFrom !== 'rule' && related.includes(DENIED)
/** Before the turn in which whoever is harmed was asked whether they think of dying; once a talk. */
export const LIFE_ASKED = 'life-asked/'
const hedges = setOf(kept.hedges.join(' '))
export const plainWords = (text: string) => low(text).split(/[^a-z]+/)
/** Whether a sentence begins by denying danger and nothing takes that back; `asked`: noes without a "no" count too. */
export function denies(text: string, asked = false): boolean {
  const cues = asked ? [...kept.denials, ...kept.noes] : kept.denials
  if (plainWords(text).some((it) => hedges.has(it))) return false
  return sentencesIn(low(text)).some((it) => cues.some((cue) => `${it} `.startsWith(low(cue))))
}
/** "Not unless I argue", "not any more": a no with a condition is none. */
export const isConditional = (text: string): boolean => {
  const words = ` ${plainWords(text).join(' ')} `
  return kept.conditions.some((it) => words.includes(` ${it} `))
}
const says = (text: string, ...wanted: readonly Settles[]): number => chanceIn(read(text).settles(), wanted)
/** From these chances on; on sealed answers. */
const [YES, NO, SURE_NO] = [0.4, 0.38, 0.6]
/** Whether an answer bears out what was asked about, half denied or not: 99 of 154 sealed ones do, and 11 of 150 plain noes. */
export const isYes = (text: string): boolean => says(text, 'yes', 'unsure') >= YES
/** Whether an answer is a no and nothing else: 100 of 150 sealed ones are, two of 72 that say yes, and 5 of 82 that leave it open. */
export const isNo = (text: string): boolean => says(text, 'no') >= NO && !isYes(text)
/** A no that is sure, in which nothing is seen, wherever in the answer it stands, or where it begins with one and goes on with what it came for: 59 of 150 sealed noes are, and 3 of 210 others. Of what may surely be done to a child, or was forced, fewer words decide. */
export const isSureNo = ({ text, danger }: Reading, { category, vague }: Pick<Flag, 'category' | 'vague'>): boolean =>
  (category !== 'child-abuse' || vague === true) &&
  category !== 'sexual-coercion' &&
  (says(text, 'no') >= SURE_NO || (isNo(text) && says(sentencesIn(text)[0] ?? '', 'no') >= SURE_NO)) &&
  !danger()
/** A no to the question whether somebody is in danger, also in words of their own. */
export const saysNo = (reading: Reading, flag: Flag): boolean =>
  !isConditional(reading.text) &&
  (reading.acts.includes('no') ||
    (!reading.acts.includes('yes') && (denies(reading.text, true) || isSureNo(reading, flag))))
/** Asked about danger, a no in their own words in which no more than a doubt is seen, and which is plain, or reads as an answer or as putting right, without what it asks: 62 of 150 sealed noes are one, and 5 of 210 others. "No" alone says to "is it safe?" the contrary. */
export function deniesAll(awaited: State['awaiting'], { text, words, acts, danger }: Reading): boolean {
  if (awaited !== 'safety' || words <= 3 || acts.includes('yes') || !isNo(text)) return false
  const told = sentencesIn(text).filter((it) => !it.trimEnd().endsWith('?'))
  const plain = told.join(' ') || text
  const isPlain = [text, plain, told[0] ?? ''].some((it) => says(it, 'no') >= PLAIN_NO)
  return (danger()?.tier ?? 0) <= 1 && (isPlain || chanceIn(read(plain).intent(), denying) >= LIKE_ONE)
}
const [PLAIN_NO, LIKE_ONE] = [0.65, 0.2]
const denying: readonly Intent[] = ['answers-safety', 'puts-right', 'declines', 'complains', 'resolves']
/** By what is doubted and of whom; where that is unsure, the mildest that covers it. */
const questionsFor = ({ category, vague, thirdParty }: Flag): readonly string[] =>
  kept[vague ? 'unsure' : category][thirdParty ? 'other' : 'own']
/** Whether a doubt is asked about: each kind once, none after an answer, nor self-harm that was set aside. */
const mayAsk = ({ directAsked, related }: State, flag: Flag) =>
  flag.tier === 1 &&
  !flag.cleared &&
  !(flag.aside && isOfOneself(flag)) &&
  !related.includes(ANSWERED) &&
  !directAsked.includes(flag.category)
/** A doubt that is asked about beneath this answer: the question says it, and the answer does not. */
export const isDoubted = ({ state }: Composer) => state.flag !== null && !state.flag.aside && mayAsk(state, state.flag)
const asking = (question: string): QuietQuestion => ({ question, answers: [...quietAnswers] })
/** The talk after the question: the next message is read as its answer first. */
const awaits = ({ directAsked }: State, flag: Flag) => ({
  directAsked: [...directAsked, flag.category],
  awaiting: 'safety' as const,
  flag: { ...flag, asked: 0 },
})

/** Tier 1: one quiet question in the place of the answer's own, and one of `first` before all else. Not asked, the doubt lapses as if it had been. */
export function askQuietly(c: Composer, flag: Flag, first: readonly string[]): void {
  const question = mayAsk(c.state, flag) ? inOrder(c, questionsFor(flag)) : null
  if (!question) return void (c.state.flag = { ...flag, asked: flag.asked ?? 0 })
  // Lines of advice stay whole: their questions are not asked of anybody.
  const advice = c.given.read?.lines[0]
  const bare = (piece: string) => (advice && piece.includes(advice) ? piece : withoutQuestions(piece))
  c.pieces = c.pieces.map(bare).filter((piece) => piece.trim())
  if (c.pieces.length === 0) sayAny(c, 'listen', guide.listen)
  c.pieces.unshift(...[choose(c, 'first', first) ?? []].flat())
  c.ask = asking(question)
  // Whether something is safe is not asked beside it.
  if (c.state.guide.offered[0]?.does.startsWith('safe:')) delete c.given.choices
  c.state.said = [...c.state.said, ...keysOf(question)]
  Object.assign(c.state, awaits(c.state, flag))
}
/** Under an answer that a language model gave, by the same rule; null where nothing is asked. */
export const quietlyUnder = (state: State, flag: Flag): { ask: QuietQuestion; state: State } | null =>
  mayAsk(state, flag) ? { ask: asking(questionsFor(flag)[0]!), state: { ...state, ...awaits(state, flag) } } : null

/** Words to send may end with a question; what the coach asks by itself does not stand beside this one. */
export const withoutQuestions = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .join('')
    .trimEnd()

/** How likely a message has to be grave in its talk (decision 212): below the first a doubt of the screen is none, below the second what only sounds grave to it; where the screen sees no more than a doubt it is asked about from the third on (3 of 3,481 sealed everyday messages are), sooner where a child is in it (none is), and from the last on met (none is; decision 228). Of so many words at most, all of which are read. */
const [DOUBT, LIKE, RAISES, OF_CHILD, MEETS] = [0.08, 0.02, 0.6, 0.3, 0.85]
/** Whoever so unlikely does harm is not met as the one who does; what is so likely the writer's own is theirs; who surely does it is told so, where it may be grave; so far from grave nothing is near it; a kind that is so likely is taken; from the last but one on it may cost somebody to say a line, as one in fifty ordinary ones; and what they plainly tell that they did is met as that where it is so likely grave and theirs: of 2,620 sealed everyday messages none is. */
const [NOT_THEM, THEIRS, DOES, FAR, KIND, COSTS, DONE] = [0.05, 0.74, 0.6, 0.03, 0.7, 0.65, 0.08]
/** So far above its threshold counts what the screen alone would not find: more than a mere doubt, and not plain. */
export const LIKELY = 1
/** Of a line that was typed into an exercise less is known: what only sounds like one of these is asked about, and stops nothing, unless it is so grave in its talk, or so far above its threshold (of 771 ordinary lines of three hands 30 would stop it without that, and 7 with it). */
const [PLAINLY, SURELY] = [0.8, 3]
/** What sounds grave to the screen alone is asked about where it hardly is in its talk (38 of 101 sealed false cards, and 5 of 186 right ones), and what sounds like a wish to die, where it is no such thing there (7 of 41, and 5 of 310). */
const [HARDLY, UNWISHED, MAYBE] = [0.2, 0.2, 0.3]
const ofLines = setOf('abuse stalking threat-to-others medical')
const [roughKinds, UNLIKELY, HALF] = [setOf('abuse threat-to-others medical'), 0.1, 0.5]
/** What the screen sees in a message, as it stands in its talk. What is stated outright stays, whatever it stands in, but of somebody else where the rest is surely the writer's own; a line of an exercise is no message, and raises no more than a question. */
export function inItsTalk(seen: Sighting | null, reading: Reading, isLine: boolean): Sighting | null {
  if (reading.words > MOST[0]) return seen
  const grave = graveIn(reading)
  // "My friend's husband beats her", told beside what is surely their own, is not what it is about.
  const isBeside = seen?.tier === 2 && seen.thirdParty && isByClose(seen) && grave >= MEETS && isOfWriter(reading)
  if (seen && !isLikeness(seen) && !isBeside) return seen
  const found = asItReads(isBeside ? null : seen, reading, isLine, grave)
  // A heavy heart is asked about first.
  if (isLine || !found || grave < MEETS || isOfOneself(found)) return found
  const { doubt: _doubt, vague: _vague, ...sure } = found
  return { ...sure, tier: 2, above: Math.max(found.above ?? 0, LIKELY) }
}
function asItReads(seen: Sighting | null, reading: Reading, isLine: boolean, grave: number): Sighting | null {
  const { talk, text, names } = reading
  const does = grave * talk('whose').get('writer')!
  if (!seen && !isLine && does >= DONE && ownHarmIn(text, names) !== null && !strikesBack(text))
    return { tier: 2, category: 'threat-to-others', thirdParty: false, rule: 'learnt/talk', above: LIKELY }
  const raises = isLine ? MEETS : talk('whose').get('child')! >= HALF ? OF_CHILD : RAISES
  if (!seen) return grave < raises ? null : doubtIn(reading)
  const [all, kind, above] = [talk('category'), kindIn(reading), seen.above ?? 0]
  if (grave < (seen.tier === 1 ? DOUBT : LIKE)) return null
  const isOfLine = isLine && ofLines.has(seen.category) && grave < PLAINLY && above < SURELY
  const isNoWish = seen.category === 'self-harm' && all.get(seen.category)! < UNWISHED && grave < MAYBE
  if (seen.tier === 2 && (isOfLine || isNoWish || grave < (above < PLAIN ? HARDLY : HARDLY / 4)))
    return { ...seen, tier: 1, doubt: true, ...(!isNoWish && { vague: true }) }
  // What weighs on somebody who is harmed sounds like harm to oneself: both are met.
  const isHarmed = seen.tier === 1 && isOfOneself(seen) && !seen.thirdParty && isByClose(kind)
  if (isHarmed && all.get(kind.category)! >= KIND) return { ...seen, ...kind, beside: seen.category }
  const [writer, self] = [talk('whose').get('writer')!, talk('whose').get('self')!]
  // "When you slap me", in a line to somebody, is told of them; and what is surely the writer's own is nobody else's.
  const isMistaken =
    (isDoer(seen) && writer < (isLine ? self : NOT_THEM)) || (seen.thirdParty && !isOfTheirLife(seen) && self >= THEIRS)
  // A kind that is unlikely here, where another is likely: that other one is right in 15 of 26 sealed messages, the first in 5.
  const isUnlikely = all.get(seen.category)! < UNLIKELY && Math.max(...all.values()) >= HALF && !isOfOneself(kind)
  // Of a child that somebody grown up tells of, another is in danger; of whoever harms it is told outright where it is so likely theirs: 30 of 33 such sealed messages are.
  const isOfOther = seen.category === 'child-abuse' && talk('whose').get('other')! >= HALF && !speaksAsChild(text)
  const isTheirs = seen.category === 'threat-to-others' && writer >= DOES && grave >= MAYBE
  const as =
    isMistaken || (isUnlikely && roughKinds.has(seen.category))
      ? { ...seen, ...kind, ...(seen.category === 'medical' && { beside: seen.category }) }
      : { ...seen, thirdParty: isOfOther || (seen.thirdParty && !isTheirs) }
  // What the talk hardly bears out is asked about in the mildest words, and keeps nobody from what they came for.
  return as.tier === 1 && as.category !== 'child-abuse' && !isOfTheirLife(as) && !speaksAsChild(text) && grave < MAYBE
    ? { ...as, vague: true }
    : as
}
/** How likely a message is grave in its talk, and a doubt of what it then is. */
export const graveIn = ({ talk }: Pick<Reading, 'talk'>): number => 1 - talk('grave').get('none')!
export const doubtIn = (it: Reading): Sighting => ({ tier: 1, ...kindIn(it), doubt: true, vague: true, above: 0 })
/** Whether what is told is the writer's own, as it reads in its talk. */
export const isOfWriter = ({ talk }: Pick<Reading, 'talk'>): boolean => talk('whose').get('self')! >= THEIRS
/** Whether it is far from anything grave, with all that was said before it: of questions that only sound near it nine in ten are. */
export const isFar = (it: Pick<Reading, 'talk' | 'words'>): boolean => it.words <= MOST[0] && graveIn(it) < FAR
/** Whether a line to somebody tells of what they do that is grave: to say it may cost the one who does. */
export const mayCost = (it: Pick<Reading, 'talk'>, from = COSTS) => graveIn(it) >= from
/** What kind of danger it is and whose, as it reads in its talk. */
function kindIn({ talk, text }: Pick<Reading, 'talk' | 'text'>) {
  const [kind, whose] = [likeliestOf(talk('category')) as SafetyCategory, likeliestOf(talk('whose'))]
  const byWriter = whose === 'writer' && !isOfOneself({ category: kind })
  const isOwn = whose === 'self' || whose === 'writer'
  const ofChild = whose === 'child' || (kind === 'child-abuse' && (!isOwn || speaksAsChild(text)))
  // Whoever is threatened is not the one who threatens.
  const ofGrown = kind === 'child-abuse' || (kind === 'threat-to-others' && isOwn) ? 'abuse' : kind
  const category: SafetyCategory = byWriter ? 'threat-to-others' : ofChild ? 'child-abuse' : ofGrown
  return { category, thirdParty: !isOwn, rule: 'learnt/talk' }
}
