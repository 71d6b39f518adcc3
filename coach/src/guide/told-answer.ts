import leaning from '../../data/leans.json' with { type: 'json' }
import { offer, sayOne, type Composer } from '../builtin/composer.ts'
import { isFar, mayCost } from '../builtin/quiet-question.ts'
import { isGuarded, isLapsed, isUnsettled, isYoung } from '../builtin/set-aside.ts'
import { blended, chancesBy, noneOf, type Intent } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { questionOf } from '../read/talk.ts'
import { nearness, splitSentences } from '../text/words.ts'
import { mayBeUnsafe, NEARER, tell, notHere, sureDoor } from './advice.ts'
import { answerOf, lines, type Answer, type Door } from './data.ts'
import { isFound, isLoss, isAfraid, isControlled, mayBeTold, toldIn } from './heard.ts'
import { questions, answersNear, answerTo, askedLast, LATER, SURE, SURER, type Wish } from './wanted.ts'
import { context } from '../builtin/remembered.ts'
import { keysOf, standing } from '../builtin/state.ts'
import { isByClose } from '../safety/flag.ts'
import { isNearDanger } from '../safety/screen.ts'
import { people, pronounOf, spokenOf, wordsIn } from '../text/people.ts'

/** Whether harm by somebody close was told or found, or fear of them: more than a doubt that is asked about. */
export const isHeld = (c: Composer): boolean =>
  isAfraid(c) ||
  isControlled(c) ||
  (isGuarded(c.state) && !(c.state.flag?.doubt && c.state.flag.tier === 1 && !c.state.flag.aside))
/** Whether an answer may be given as far as somebody may be in danger: where that is told, doubted, or only near. */
export function mayTell(c: Composer, { safe, held, adult }: Answer, pressed = false): boolean {
  if (adult && isYoung(c.state)) return false
  if (isHeld(c)) return held === true
  if (isGuarded(c.state) || isFound(c) || (mayBeTold(c) && isGraveOf(c, 2))) return safe === true
  // A button is no words of theirs, and was only offered where it may be said.
  return safe !== false || pressed || !mayBeUnsafe(c)
}

/** What comes near a question and may be said; what is for whoever is afraid is put before nobody else. */
function nearTo(c: Composer): Answer[] {
  const isMinded = isGuarded(c.state) || isHeld(c) || mayBeUnsafe(c, NEARER)
  const mayBe = (it: Answer) => mayTell(c, it) && !isTold(c, it) && (!it.held || isMinded)
  return answersNear(c.wish().answers()).filter(mayBe)
}
const doorsOf = (all: Answer[]) =>
  [...new Set(all)].map(({ id, asks }): Door => ({ label: asks, does: `answer:${id}` }))

/** Where no side is likely and no answer surely fits, the questions that come near are a choice. */
export function which(c: Composer): boolean {
  const near = nearTo(c)
  if (near.length === 0 || !sayOne(c, lines.which)) return false
  if (mayBeUnsafe(c, NEARER) || mayBeTold(c)) sayOne(c, lines.minds)
  context(c)
  const doors = doorsOf(isHeld(c) ? [...near, answerOf(lines.isIt)!] : near)
  offer(c, [...doors.slice(0, 4), lines.none])
  return true
}

const isTold = ({ grammar }: Composer, { say: spoken, far = spoken }: Answer): boolean =>
  [spoken, far].some((it) => grammar.taken.has(keysOf(spokenOf(it, 'they'))[0]!))
/** From so many log-odds on it is near danger: .95 of the grave messages that go unseen, and .47 of questions. */
const NEARLY = -4.5
/** Says the written answer that fits a question; false where it was said. */
export function tellAnswer(c: Composer, { id, say: whole, far, again, safe, fear }: Answer): boolean {
  const isMinded = isHeld(c) || isGuarded(c.state) || isFound(c) || isYoung(c.state)
  const isCalm = !isMinded && (isFar(c.reading) || !toldIn(c, 5).some((it) => isNearDanger(it, NEARLY)))
  const mild = () => far ?? (fear ? splitSentences(whole).slice(0, -1).join('').trim() : whole)
  const spoken = isCalm ? mild() : whole
  if (!tell(c, `answers/${id}`, [spoken, again ?? spoken])) return false
  // Where it may be danger that nobody saw, what does not mind that is not the last word.
  const mindsFear = safe || nearness(lines.minded, spokenOf(spoken, 'they')) > 0
  if (!mindsFear && mayBeUnsafe(c, NEARER) && !standing(c.state)) sayOne(c, lines.minds)
  return true
}
/** How much the question counts, the message, and all that was told; and from this chance on what is written for an area is asked for; of two sealed hands' 105 questions 8 are answered rightly and 2 otherwise, and 3 of 1,471 ordinary ones. */
const [ASKS, NOW, ALL, OF_AREA, GRAVELY] = [0.4, 0.4, 0.2, 0.2, 0.3]
const cares = (text: string, counts: number) => [chancesBy(read(text).care()), counts] as const
/** Says what is written of an area that has a reader of its own; false where nothing told has a word of it. */
export function tellOfArea(c: Composer, wanted: Intent): boolean {
  const told = toldIn(c, 7).join('\n')
  const areas = Object.entries(lines.areas).filter(([, signs]) => nearness(signs, told) > 0)
  // Whoever is told that they forget, or tells of somebody who is hurt, asks something else.
  const isElse = nearness(lines.elsewhere, told) > 0 || mayCost(c.reading, GRAVELY)
  if (!questions.includes(wanted) || areas.length === 0 || isElse) return false
  const { message } = c.input
  const { care } = read(message)
  const labels = care().map(({ label }) => label)
  const found = blended(labels, cares(questionOf(message), ASKS), cares(message, NOW), cares(told.slice(-1_500), ALL))
  const it = noneOf(found) <= 1 - OF_AREA ? answerOf(found.find(({ label }) => label !== 'none')!.label) : undefined
  if (!it || !areas.some(([area]) => area === it.area) || !mayTell(c, it) || !direct(c, it)) return false
  // Who walks out at night, or drives drunk, is what was doubted: it is asked about no more.
  const { flag } = c.state
  const isNew = flag?.tier === 1 && flag.asked === undefined && isByClose(flag) && flag.category !== 'child-abuse'
  if (isNew) c.state.flag = { ...flag, cleared: true }
  return true
}
/** What minds whoever is afraid, where it surely answers what is asked, words asked for or not. */
export function tellHeld(c: Composer, from?: number): boolean {
  const { wanted, answers } = c.wish()
  const asked = questions.includes(wanted) ? wanted : askedLast(c.input.message)
  const it = asked && answerTo(answers, asked, from)
  return it?.held === true && direct(c, it)
}
/** Says a written answer, with what can be done after it; false where it was said. What else comes near lies below one that is not sure. */
export function direct(c: Composer, it: Answer, asked = false): boolean {
  if (!tellAnswer(c, it)) return false
  const others = asked && c.wish().answers()[0]!.share < SURER ? doorsOf(nearTo(c)).slice(0, 2) : []
  offer(c, isHeld(c) ? lines.guardedDoors : [...others, ...sureDoor(c), ...lines[it.then]].slice(0, 4))
  return true
}
export function showAnswer(c: Composer, id: string): void {
  const it = answerOf(id)
  if (!it || !mayTell(c, it, true) || !direct(c, it)) notHere(c)
}
/** A side is short and takes a stand: of 150 questions in strangers' talks the likeliest was bad to a grader for 56, from a chance of .1 on for 52, and the likeliest written answer for 107; from .7 on for none of six (decision 228). From the second on a side comes before a text that fits, and where nobody was told of, from the third on where something grave is near or named. From these log-odds on it is too near danger, sooner for a side that calms. */
export const [FROM, BEFORE_TEXT, GRAVE, DANGER, CALMING] = [0.1, 0.3, 0.8, -2, -4]
/** And from these where something in the talk may be grave, for a side that calms, and for one that does so there, or to a child. */
const [WARY, CALMS, CALMS_THEN] = [0.2, 0.2, 0.5]
/** Says the likeliest side that was not said and may be; false where none is so likely. */
export function tellSide(c: Composer, from = BEFORE_TEXT): boolean {
  const isNear = mayBeUnsafe(c, NEARER)
  // What was told a turn before counts: the question behind it is short, and far from it by itself.
  const isTold = mayBeTold(c) || isGraveOf(c, 2)
  const least = isNear || isGraveOf(c, 1) ? GRAVE : isTold ? Math.max(from, WARY) : from
  const takes = ({ label, chance }: ReturnType<Wish['sides']>[number]) => {
    const calms = lines.calming.includes(label)
    const isLikely = chance >= (calms ? Math.max(least, isTold || isYoung(c.state) ? CALMS_THEN : CALMS) : least)
    return isLikely && !mayBeUnsafe(c, calms ? CALMING : DANGER) && tell(c, `leans/${label}`, [leaning[label]])
  }
  if (!c.wish().sides().slice(0, 3).some(takes)) return false
  if (isNear || mayBeTold(c)) sayOne(c, lines.minds)
  return true
}
/** Says which side to lean to with one reason, where that is asked far from any danger; what is written about it (`more`) lies below, or comes first where it surely fits. False where none is likely that was not said. */
export function takesSide(c: Composer, wanted: Intent, more: Answer | null, from = FROM): boolean {
  const { message } = c.input
  const isMarked = wanted === 'tells' && message.trimEnd().endsWith('?')
  const isAsked = isMarked || questions.includes(wanted) || (c.wish().isSided && wanted !== 'about-mallama')
  const isOpen = !isGuarded(c.state) || (isLapsed(c.state) && isFar(c.reading))
  const mayBe = isFound(c) || isHeld(c) || (isUnsettled(c.state) && !isFar(c.reading))
  if (mayBe || !isOpen || isLoss(message) || !isAsked || (isYoung(c.state) && isGrave(c))) return false
  const [{ share }, [likeliest]] = [c.wish().answers()[0]!, c.wish().sides()]
  const isSure = share >= (c.input.history.length === 0 ? SURE : LATER)
  if (more && isSure && share > likeliest!.chance) return false
  // Of what is no matter between people it is only said where it is likely.
  const told = toldIn(c, 5).join('\n')
  const isOfPeople = people(told).length > 0 || wordsIn(told).some(({ lower }) => pronounOf.has(lower))
  if (!tellSide(c, isOfPeople ? from : BEFORE_TEXT)) return false
  const after = wanted === 'should-i' ? 'afterDecide' : wanted === 'what-do-they-think' ? 'afterThinks' : 'afterAny'
  offer(c, [...(more ? doorsOf([more]) : []), ...lines[after]])
  return true
}
/** What is told of the body, the law, children, sex, force, spying or strangers; words that may be of these count where danger is not far. */
const isGraveOf = (c: Composer, turns: number) => nearness(lines.graveMatters, toldIn(c, turns).join('\n')) > 0
export const isGrave = (c: Composer): boolean =>
  nearness(lines.graveMatters, c.input.message) > 0 ||
  ((isYoung(c.state) || !isFar(c.reading)) && nearness(lines.nearMatters, c.input.message) > 0)
