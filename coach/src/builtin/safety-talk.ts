import ownHarm from '../../data/said/own-harm.json' with { type: 'json' }
import said from '../../data/said/safety-talk.json' with { type: 'json' }
import { converse } from '../guide/converse.ts'
import { listen, takeIn } from '../guide/heard.ts'
import { tellHeld } from '../guide/told-answer.ts'
import { nearness } from '../text/words.ts'
import { cannotCall, directQuestions, guidanceFor, type SafetyLines } from '../knowledge/resources.ts'
import { asks } from '../read/labels.ts'
import { isByClose, isDoer, isOfChild, isOfOneself, staysPut, isOfTheirLife, PLAIN } from '../safety/flag.ts'
import { goesBothWays } from '../safety/own-harm.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { wordsIn } from '../text/people.ts'
import { whoSees } from './about-itself.ts'
import { answersBody, answerTo, asksOfTonight, letGo, saysUntilThen, asksLife, nextStep } from './answer-flag.ts'
import { bearsOut, saysLife, wasLifeAsked } from './answer-flag.ts'
import { answersGuarded, asksIt, hears, places, saysCareful, saysChosen, saysClear, saysInside } from './topics.ts'
import { saysAsked, saysSure, topicOf } from './topics.ts'
import { asksHere, isNear, isReadAlong } from './who-is-near.ts'
import { answerCare, answerHarm, careTalk, harmTalk, tellsSign } from './answer-harm.ts'
import { inOrder, inTurn, offer, plainly, say, sayAny, sayOne, type Composer } from './composer.ts'
import { keysOf, type State } from './state.ts'
import { deniesAll, isNo, wasDenied } from './quiet-question.ts'
import { CHILD_TOLD, isOneLikeness, isYoung, originOf } from './set-aside.ts'
import { namesRisk } from './risks.ts'
import { isToAnother, namesAnother, namesWhoHarms, ofCounselling, wordsFor, wordsToSafe } from './words-to-safe.ts'

const sayNear = (c: Composer): boolean => sayAny(c, 'safety-near', said.near)
/** The turn in which the normal talk stops, and those after it. `raised`: this message says more than was known. */
export function meet(c: Composer, flag: Flag, raised: boolean): true {
  const { state } = c
  const again = state.flagTurns > 0
  const goesOn = again && !raised
  const met =
    saysChosen(c, flag) ||
    saysClear(c) ||
    (again && (answersBody(c) || asksLife(c, flag))) ||
    (goesOn && isReadAlong(c) && sayNear(c)) ||
    (again && !isOfOneself(flag) && tellsSign(c, flag)) ||
    (goesOn && letGo(c, flag))
  if (!met) meetAs(c, flag, raised, again)
  // What was stated does not lapse as a likeness before it would have.
  else if (raised) state.flagFrom = origin(c, raised)
  state.flagTurns++
  return true
}

const origin = (c: Composer, raised: boolean) => originOf(c, raised, bearsOut(c.state.flag, c.reading))
function meetAs(c: Composer, standing: Flag, raised: boolean, again: boolean): void {
  const { state } = c
  const { beside } = standing
  // What is told of beside a graver danger is met as what it is; the card stays that of both.
  const isNew = raised && again && beside !== undefined && c.reading.danger()?.category === beside
  const given: Flag = isNew ? { tier: 2, category: beside, thirdParty: false } : standing
  const isCare = careTalk(c, given)
  if (isCare || (!isOfOneself(given) && harmTalk(c))) {
    // It was told outright, and does not lapse as a likeness would.
    state.flagFrom = 'rule'
    return isCare ? answerCare(c) : answerHarm(c)
  }
  const flag = staying(c, given)
  const goesOn = again && (!raised || flag !== given)
  state.flagFrom = origin(c, raised)
  // Whoever is a child is not asked once more whether it is so.
  const doubted = state.flagFrom === 'model' && flag.tier < 3 && !isOfChild(flag) && !isOfTheirLife(flag)
  // To tell somebody of it bears it out; what is denied is not pressed, and the card stays.
  if (goesOn && !asksOfTonight(c, flag) && wordsToSafe(c)) state.flagFrom = doubted ? 'models' : state.flagFrom
  else if (goesOn && (doubted || isDenied(c, flag) || wasDenied(state)) && !asksOfTonight(c, flag))
    doubt(c, flag, state.flagTurns === 1)
  else answerFlag(c, flag, !goesOn)
}

/** One message alone sounded like harm by somebody close, and it is denied; "nobody is here" answers another question. */
const isDenied = (c: Composer, flag: Flag): boolean =>
  isOneLikeness(c.state) &&
  wasDenied(c.state) &&
  isByClose(flag) &&
  !staysPut(flag) &&
  isDenial(c) &&
  nearness(said.nobodyHere, c.reading.text) === 0 &&
  !isNear(c.reading.text) &&
  !hears('watched', c.reading.text)
/** A no to the card in words of their own, asked about it or after one before. */
const isDenial = ({ state, reading, awaited }: Composer) => deniesAll(wasDenied(state) ? 'safety' : awaited, reading)

/** A child's flag stays a child's: a later, vaguer sighting about the same person is no new matter. */
function staying({ state: { related } }: Composer, flag: Flag): Flag {
  const held = related.find((it) => it.startsWith(CHILD_TOLD))
  if (flag.category === 'child-abuse') {
    if (!held) related.push(`${CHILD_TOLD}/${flag.thirdParty ? 'third' : 'own'}`)
    return flag
  }
  return held && isByClose(flag) ? { ...flag, category: 'child-abuse', thirdParty: held.endsWith('third') } : flag
}

/** One message looked grave to the model alone, and nothing since bears it out: it is asked about once more, beside what the person came for; then the talk goes on. The flag itself stays. */
function doubt(c: Composer, flag: Flag, next: boolean): void {
  const { text, acts } = c.reading
  if (acts.includes('who-sees')) return void whoSees(c)
  const isAsked = asks.includes(c.wish().wanted)
  // Nothing is said of harm beside that: what they asked is answered by the button below, but for words.
  if (isDenied(c, flag) && sayOne(c, said.denied) && isAsked && c.wish().wanted !== 'words') return
  // Beside a no, what they came for is answered as far as it may be.
  if ((isNo(text) || wasDenied(c.state)) && isAsked) return void converse(c, null)
  // Whoever is there now comes before what is to be known, and asked.
  const isThere = isByClose(flag) && !flag.thirdParty && isNear(text, 'still')
  if (isThere) return void (sayNear(c) || say(c, inTurn(c, said.nearStill)))
  const isNamed = namesRisk(c, flag)
  if (!(asksIt(c) && answersGuarded(c)) && !isNamed) listen(c)
  if (!next || disclaims(text) || acts.includes('no') || isDenied(c, flag) || hears('denies', text)) return
  const kind = flag.thirdParty ? 'helper' : flag.category === 'self-harm' ? 'self-harm' : 'other'
  // Whoever may do harm is not asked whether they are afraid.
  const ofGrown = isDoer(flag) ? said.everyoneSafe : directQuestions[kind]
  const line = inOrder(c, flag.category === 'child-abuse' ? said.doubtOfChild : ofGrown)
  // One question a reply: the last one gives way.
  const at = c.pieces.findLastIndex((it) => it.replace(/"[^"]*"/g, '').includes('?'))
  if (at >= 0) c.pieces.splice(at, 1)
  say(c, `\n\n${line ?? said.everyoneSafe[0]!}`)
  c.state.awaiting = 'safety'
}

function answerFlag(c: Composer, flag: Flag, first: boolean): void {
  const { state, reading } = c
  // Where each hurt the other, nobody is told that they are the one who is harmed, or the one who harms.
  const mutual = flag.tier === 2 && !flag.thirdParty && !isOfOneself(flag) && goesBothWays(reading.text)
  const lines = mutual ? { ...guidanceFor(flag), ...ownHarm.both } : guidanceFor(flag)
  state.awaiting = 'safety'
  if (reading.acts.includes('identity')) sayAny(c, 'identity', said.identity)
  if (first) begin(c, flag, lines)
  else goOn(c, flag, lines)
}

/** The first answer: what meets the words, where to turn to, and one question. */
function begin(c: Composer, flag: Flag, lines: SafetyLines): void {
  const { state, reading } = c
  const isOwn = !flag.thirdParty && isByClose(flag)
  const now = flag.tier === 3 && (!flag.thirdParty || isOfOneself(flag))
  const maybe = firstOf(c, flag)
  const isMet = answersBody(c) || saysInside(c, flag) || (!maybe && saysAsked(c, flag))
  const isThere = isOwn && isNear(reading.text)
  if (isThere && !isMet) sayNear(c)
  if (now && (flag.about || !isMet)) sayAny(c, flag.about ? `urgent/${flag.about}` : 'urgent', lines.urgent)
  else if (!isMet) sayAny(c, `first/${flag.category}`, maybe ?? lines.first)
  if (!isMet && !isThere) namesRisk(c, flag)
  // What is only likely keeps nobody from the answer that minds it.
  if (maybe && tellHeld(c)) offer(c, [])
  if (isOfOneself(flag) && !flag.thirdParty && !flag.about) awayFromMeans(c)
  say(c, plainly(c, places(c, flag)))
  sayAny(c, 'cannot-call', cannotCall)
  if (isThere ? !isMet || sayNear(c) : c.input.seen && wordsToSafe(c)) return
  if (isOwn) say(c, plainly(c, said.quickExit))
  const isOfLife = isOwn && flag.beside === 'self-harm' && state.flagFrom === 'rule' && !wasLifeAsked(state)
  if (isOfLife && saysLife(c, flag)) return
  const looksLike =
    flag.category === 'self-harm' && flag.tier === 2 && !flag.thirdParty && !flag.about && state.flagFrom === 'model'
  // What only looks like it may be too much at once: that is told apart by asking, and not by guessing.
  const ask = inOrder(c, [...(looksLike ? said.looksLike : []), ...lines.ask])
  say(c, ask)
  if (ask === said.safeHere) state.related.push(asksHere(state.turn))
}

/** What is at hand goes out of reach, and whoever stands somewhere high steps back, before anything else is read. */
function awayFromMeans(c: Composer): void {
  const { text } = c.reading
  const found = said.means.find(({ cues, unless }) => nearness(cues, text) > 0 && nearness(unless, text) === 0)
  if (found) sayAny(c, 'means', found.say)
}

/** What only sounds like danger is met as what it may be: nobody is told what is done to them, or that they are afraid. */
function firstOf({ state, reading }: Composer, flag: Flag): readonly string[] | null {
  const isBorneOut = state.flagFrom !== 'model' && !flag.doubt
  if (isBorneOut || flag.tier !== 2 || flag.about || isOfChild(flag) || !isByClose(flag)) return null
  if (flag.category === 'child-abuse' || (reading.danger() ? (reading.danger()!.above ?? PLAIN) : 0) >= PLAIN)
    return null
  return said.maybe[flag.thirdParty ? 'other' : 'own']
}

function goOn(c: Composer, flag: Flag, lines: SafetyLines): void {
  const { text, acts } = c.reading
  const isOwn = !flag.thirdParty && isByClose(flag)
  if (saysInside(c, flag)) return
  if (!isNear(text, 'still')) namesRisk(c, flag)
  // Whoever is harmed denies it in the same words as who is not: of 240 runs no reader told them apart. The way out is theirs.
  if (c.state.flagFrom !== 'rule' && !staysPut(flag) && isDenial(c)) sayOne(c, said.misread)
  // Words for whoever comes to help are none to whoever harms, where nobody else is spoken of.
  const toHelp = hears('toHelp', text) && !wordsIn(text).some(({ lower }) => lower === 'him' || lower === 'her')
  const asksWords = acts.includes('script') || hears('asksWords', text) || (isOwn && c.wish().wanted === 'words')
  const wantsWords = !toHelp && asksWords
  const toThem = wantsWords && (hears('toThem', text) || (namesWhoHarms(c) && !namesAnother(c)))
  // A child asks how to get through it, and manages nobody.
  const manages = !isToAnother(c) && ((!isOfChild(flag) && !isYoung(c.state) && hears('manages', text)) || toThem)
  // Said once it takes more, and where "is it safe to read this here?" was answered with a yes, or force may be far away.
  const isSafe = acts.includes('yes') && c.state.related.includes(asksHere(c.state.turn - 1))
  const isTold = said.near.some((it) => c.grammar.taken.has(keysOf(it)[0]!))
  const isElsewhere = isSafe || flag.category === 'sexual-coercion'
  const level = flag.tier === 3 ? 'maybe' : isElsewhere ? 'surely' : isTold ? 'still' : 'maybe'
  const isThere = isNear(text, level) && topicOf(c, flag)?.now !== true
  const [asksWho, isWatched] = [acts.includes('who-sees'), hears('watched', text)]
  if (isOwn && (asksWho || isThere || isWatched)) {
    if (asksWho) whoSees(c)
    // What they look at keeps a trace: where to write from comes before whom to write to.
    if (isWatched) sayAny(c, 'watched', said.watched)
    if (isThere && !sayNear(c)) say(c, inTurn(c, said.nearStill))
    else if (isThere && !saysSure(c, flag)) saysUntilThen(c, flag)
  } else if (isOwn && ofCounselling(c)) return
  else if (isOwn && manages && !toHelp && !disclaims(text)) {
    if (saysCareful(c, flag)) return
    sayAny(c, 'safety-not-that', said.safetyNotThat)
    nextStep(c, lines)
  } else if (wantsWords && mayHaveWords(flag, c.state)) wordsFor(c, flag, lines.draft)
  else if (answerTo(c, flag)) nextStep(c, lines)
}

/** The person's own words said it, or they help somebody who may want to die. */
const mayHaveWords = (flag: Flag, { flagFrom }: State): boolean =>
  flag.thirdParty ? flag.category === 'self-harm' && !flag.about : flagFrom === 'rule' || isOfChild(flag)

/** Whoever told of harm that they do is met about that, and not asked whether they are afraid. */
export function meetsDoer(c: Composer, flag: Flag): boolean {
  const { state } = c
  if (flag.aside || state.directAsked.includes(flag.category) || isOfOneself(flag) || !harmTalk(c)) return false
  state.directAsked.push(flag.category)
  state.flag = { ...flag, asked: 0 }
  answerHarm(c)
  if (c.evidence.length === 0) takeIn(c)
  return true
}
