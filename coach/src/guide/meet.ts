import ownHarm from '../../data/said/own-harm.json' with { type: 'json' }
import { saysUntilThen } from '../builtin/answer-flag.ts'
import { answersGuarded } from '../builtin/topics.ts'
import { cite, inOrder, offer, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { isGraveTalk, isGuarded, isUnsettled, isYoung } from '../builtin/set-aside.ts'
import { isOfHarm, isToAnother, namesAnother, ofCounselling, wordsToSafe } from '../builtin/words-to-safe.ts'
import { asks, type Intent } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { questionOf } from '../read/talk.ts'
import { GUARD } from '../safety/flag.ts'
import { fitsNow, helps, isBrief, mayBeUnsafe, NEARER, notHere, sureDoor } from './advice.ts'
import { direct, isHeld, mayTell, tellAnswer, tellOfArea, tellHeld, which } from './told-answer.ts'
import { BEFORE_TEXT, isGrave, takesSide, tellSide } from './told-answer.ts'
import { lines, owned } from './data.ts'
import { pieceOf, questionIn, quotedIn, quotesOwn, quotesThem } from './draft.ts'
import { another, dictated, giveWords, isRefused } from './finished.ts'
import { judged } from './changed.ts'
import { second } from './seconds.ts'
import { explore } from './explored.ts'
import { acknowledge, doors, isControlled, isFound, isLoss, isToldAll, listen } from './heard.ts'
import { controls, isGlad, isThrownBack, mayBeTold, takeIn, toldIn } from './heard.ts'
import { ownIn, endsWith, nearest, nearness } from '../text/words.ts'
import { again, inManner, madeIn, sendOwn } from './steps.ts'
import { answerTo, askedLast, asksForWords, asksPlainly, SURER } from './wanted.ts'

/** What a person came for with this message, where no button was pressed. */
export function meet(c: Composer, wanted: Intent): void {
  const { guide } = c.state
  const { text, words, acts } = c.reading
  if (acts.includes('dont-know') && words <= (guide.told === 0 ? 12 : 6)) return void doors(c, lines.unsure, true)
  // Help is asked for, and nobody knows yet with what.
  const isBare = guide.told === 0 && words <= 5 && endsWith(lines.bareAsks, text)
  if (isBare && wanted === 'what-do-i-do') return void doors(c, lines.bare, true)
  if (isBrief(c) && words <= 6 && nearness(lines.longer, text) > 0) {
    guide.once = guide.once.filter((it) => it !== 'brief')
    return void doors(c, lines.inFull, true)
  }
  takeIn(c)
  // Where control is told, what is safe comes before what is asked; and nothing is advised beside a harm that was named.
  const isHere = controls(text) && !isFound(c) && wanted !== 'words' && (c.named || asks.includes(wanted))
  if (isHere && (answersGuarded(c) || tellHeld(c, HELD) || c.named)) {
    guide.told++
    return void (c.given.choices ?? offer(c, lines.guardedDoors))
  }
  if (explore(c)) return
  // What we said is thrown back at us.
  if (isThrownBack(c)) return complaint(c)
  // Whoever wants only to be heard, surely or not, is not taken for asking, unless it is plain.
  if (c.wish().like === 'only-listen') guide.listening = true
  const sure = asksPlainly(text) ? CLEAR : PLAINLY
  if (guide.listening && asks.includes(wanted) && c.wish().asked < sure && !text.includes('?')) return listen(c)
  if (second(c, wanted, true)) return
  if (toSend.includes(wanted) && quotesOwn(c.input.message)) return dictated(c)
  // Said to the dead, nothing can be sent; told of a loss, nothing is solved.
  const isTooLate = nearness(lines.tooLate, text) > 0 && nearness(lines.died, text) > 0
  const isAll = toTell.includes(wanted) && !text.includes('?') && isToldAll(c)
  if (isTooLate || isAll || (wanted === 'what-do-i-do' && isLoss(text) && !text.includes('?'))) return listen(c)
  if (wanted !== 'tells') acknowledge(c, asks.includes(wanted))
  reply(c, wanted)
}
const toTell: readonly Intent[] = ['tells', 'only-listen', 'declines']
/** With their own words in it they may be taken for any of these. */
const toSend: readonly Intent[] = [...toTell, 'resolves', 'dictates', 'complains']

/** A question of a known kind has its answer; what else is wanted is met as what it is. */
function reply(c: Composer, wanted: Intent): void {
  // Said once, it is the person's again what the talk is about.
  const inGrief = (c.state.guide.once.includes('mourned') ? [c.reading.text] : toldIn(c, 4)).some(isLoss)
  const answerFor = (what: Intent, from?: number) => {
    const it = inGrief ? null : answerTo(c.wish().answers, what, from)
    return it && mayTell(c, it) ? it : null
  }
  if (tellOfArea(c, wanted)) return
  const kind = answerFor(wanted)
  if (wanted === 'should-i' || kind?.then === 'afterDecide') c.state.guide.question = questionIn(c.input.message)
  // Words that are asked for, and a text that is sure to fit, come nearer than what holds for all such questions.
  const nearer = wanted === 'what-do-i-do' && fitsNow(c) && !answerFor(wanted, SURER)
  const isMinded = isGuarded(c.state)
  const isForOther = wanted === 'words' && (isToAnother(c) || namesAnother(c))
  const isHeedful = isMinded || isUnsettled(c.state) || isHeld(c) || isGraveTalk(c.state)
  const isTold = isHeedful && asks.includes(wanted) && !isForOther && answersGuarded(c)
  if (isTold) return void (c.given.choices ?? offer(c, lines.guardedDoors))
  const isCalm = !isHeld(c) && !mayBeUnsafe(c) && !isYoung(c.state) && c.input.message.includes('?')
  if ((isMinded || isCalm) && ofCounselling(c)) return offer(c, isMinded ? lines.guardedDoors : lines.afterAny)
  if (takesSide(c, wanted, kind, nearer || inGrief ? BEFORE_TEXT : undefined)) return
  if (kind ? !nearer && direct(c, kind, true) : !['words', 'complains'].includes(wanted) && second(c, wanted, false))
    return
  if (wanted === 'what-do-i-do' && inGrief && !isGuarded(c.state) && sayOne(c, lines.mourning)) {
    c.state.guide.once.push('mourned')
    return offer(c, lines.afterMourning)
  }
  // How it is best said comes before the line in which it is said.
  const how = wanted === 'words' ? answerFor('what-do-i-do', MINDED) : null
  if (how?.to.includes('what-do-i-do') && (how.safe || answerFor('what-do-i-do', HOW))) tellAnswer(c, how)
  answers[wanted](c, wanted)
}

/** Says that; where nothing is left to say, it is listened to. */
export const orListen = (c: Composer, spoken: readonly string[]): void => void (sayOne(c, spoken) || listen(c))
/** And where danger is doubted behind it. */
const calmly = (spoken: readonly string[]) => (c: Composer) => orListen(c, isDoubted(c) ? [] : spoken)
/** From now on the talk only listens, unless something is plainly asked. */
export function onlyListen(c: Composer): void {
  c.state.guide.listening = true
  orListen(c, lines.listenOnly)
}

const answers: Readonly<Record<Intent, (c: Composer, wanted: Intent) => void>> = {
  tells: (c) => void ((isGuarded(c.state) && answersGuarded(c)) || listen(c)),
  'answers-safety': listen,
  words(c) {
    // A goodbye is asked about first.
    const isHarm = isGuarded(c.state) || (isOfHarm(c) && nearness(lines.lastWords, c.reading.text) === 0)
    if (isHarm && wordsToSafe(c)) return void (c.given.choices ?? offer(c, lines.guardedDoors))
    return void ((isHarm && tellHeld(c)) || giveWords(c) || notHere(c))
  },
  dictates: dictated,
  'judge-my-draft': (c) => draft(c, false),
  'change-the-draft': (c) => draft(c, true),
  'what-do-i-do': choice,
  'should-i': choice,
  'is-it-ok': choice,
  'what-do-they-think': choice,
  'what-if': choice,
  complains: complaint,
  'only-listen': onlyListen,
  resolves(c) {
    // Whoever wanted only to be heard is sold no plan.
    if (c.state.guide.listening) return calmly(lines.leaves)(c)
    if (isDoubted(c) || !sayAny(c, 'met/decided', lines.met.decided)) listen(c)
    if (!isGuarded(c.state)) offer(c, lines.afterPlan)
  },
  'good-outcome'(c) {
    if (isFound(c) || !isGlad(c) || !sayAny(c, 'met/glad', lines.met.glad)) listen(c)
    else sayOne(c, lines.outcomeAsk)
  },
  'about-mallama': aboutUs,
  greets: (c) => orListen(c, c.state.guide.told > 0 ? [] : lines.hello),
  'puts-right'(c) {
    // The talk is the person's again, or what was meant is answered at once.
    if (ownIn(c.input.history).length > 0 && owns(c)) return
    if (ownIn(c.input.history).length === 0 || !sayOne(c, lines.putRightAsk)) listen(c)
    else c.state.guide.quiet = 0
  },
  declines: (c) => (c.state.guide.told === 0 ? listen : calmly(lines.declined))(c),
  thanks: calmly(lines.thanks),
  leaves: calmly(lines.leaves),
}

/** How likely an ask that is not plain has to be where only listening was asked for; from these shares on how words are best said is told too, sooner where it minds whoever is afraid, and sooner still where control was told. */
const [PLAINLY, HOW, MINDED, HELD] = [0.8, 0.52, 0.28, 0.1]
/** Below this, and without its mark, it may as well be no question. */
const CLEAR = 0.65
/** Where harm was told, or fear, what is safe comes before what is wise or helps; it is said once a talk, and not to whoever may do harm. */
const mayFear = (c: Composer): boolean => isHeld(c) && c.state.flag?.category !== 'threat-to-others'
const fearful = (c: Composer) => mayFear(c) && sayOne(c, lines.fearful.say) && (offer(c, lines.guardedDoors), true)

/** A question that no written answer surely fits: what comes near it is a choice; else a line of their own, or what it leads to. */
function choice(c: Composer, wanted: Intent): void {
  if (c.state.guide.listening && wanted !== 'what-do-i-do') return listen(c)
  const isFree = !isFound(c) && !isHeld(c) && !isGuarded(c.state)
  const isCalm = isFree && !mayBeUnsafe(c, NEARER) && !mayBeTold(c) && !isYoung(c.state)
  if (wanted === 'what-do-i-do' && isFree && sureDoor(c).length > 0) return helps(c)
  const isClear = c.wish().chance >= CLEAR || asksPlainly(c.input.message)
  const isOfYoung = isYoung(c.state) && (['is-it-ok', 'what-do-they-think'].includes(wanted) || isGrave(c))
  if ((!isOfYoung && which(c)) || fearful(c)) return
  if (wanted === 'should-i' && isControlled(c) && sayOne(c, lines.heldAsked)) return offer(c, lines.guardedDoors)
  // Where something grave was told, nothing is put off to another day.
  const isTold = isGraveTalk(c.state) && !isYoung(c.state) && !isDoubted(c)
  if (isTold && answersGuarded(c, true)) return void (c.given.choices ?? offer(c, lines.guardedDoors))
  const asked = c.state.related.includes(`${GUARD}threat-to-others`) ? ownHarm.asked : lines.doubtAsked
  if (isGuarded(c.state) && isClear && sayOne(c, asked)) return offer(c, lines.guardedDoors)
  // Somebody may be coming whom they fear: no advice for a quiet day.
  const mayCome = isUnsettled(c.state) && saysUntilThen(c, { category: 'abuse', thirdParty: false, tier: 1 })
  if (mayCome) return offer(c, lines.guardedDoors)
  if (!isFree || !isClear || c.input.aside) return listen(c)
  orListen(c, isOfYoung ? [lines.young, ...lines.nothingFits] : lines.nothingFits)
  if (!isCalm) sayOne(c, lines.minds)
  offer(c, lines.afterAny)
}

function complaint(c: Composer): void {
  const { guide } = c.state
  guide.complaints++
  guide.quiet = 0
  // Of words that stand there: others.
  if (c.input.history.at(-1)?.message && another(c)) return void c.pieces.unshift(inOrder(c, lines.ownedWords) ?? '')
  // What was passed over is asked again with it: a question about words that stand there, or any other.
  const whole = c.input
  // To ask for words is to ask, also where they were passed over.
  const [named] = nearest(owned, c.reading.text).filter(({ score }) => score > 0)
  const asked = askedLast(whole.message) ?? (!named && asksForWords(whole.message) ? 'words' : null)
  c.input = { ...whole, message: questionOf(whole.message) }
  const isMet = whole.message.includes('?') && second(c, asked ?? 'what-do-i-do', true)
  c.input = whole
  if (isMet) return void c.pieces.unshift(inOrder(c, lines.ownedAsked) ?? '')
  if (asked && sayOne(c, lines.ownedAsked)) return reply(c, asked)
  if (named?.it.brief) guide.once.push('brief')
  if (owns(c)) return
  if (guide.complaints === 1) return void doors(c, [named?.it.say ?? lines.owned[0]!], true)
  guide.listening = true
  orListen(c, guide.complaints === 2 ? lines.ownedTwice : lines.ownedMore)
}

/** That the last answer was wrong, and a side that may be what was meant; false where none is likely. */
function owns(c: Composer): boolean {
  if (isHeld(c) || isGuarded(c.state) || isFound(c) || isUnsettled(c.state) || !tellSide(c)) return false
  c.pieces.unshift(inOrder(c, lines.ownedWords) ?? '')
  offer(c, lines.afterAny)
  return true
}

/** Asked to judge or to change words: what can be looked at, and where they can be worked on. Never changed here. */
function draft(c: Composer, changes: boolean): void {
  const { message } = c.input
  // Quoted to be understood, it is somebody else's.
  if (quotesThem(message)) return reply(c, 'what-do-they-think')
  const made = madeIn(c)
  // A piece of the words that stand is doubted: they are looked at.
  const quoted = !changes && made && pieceOf(message, made) ? null : quotedIn(message, 4)
  const words = quoted ?? made
  if (changes && ((!quoted && another(c)) || (quoted && isRefused(c, quoted)) || inManner(c, quoted))) return
  // Without any words only a short message asks for that.
  if (!words && c.reading.words > 8) return reply(c, changes ? (askedLast(message) ?? 'tells') : 'is-it-ok')
  if (!words && !sayOne(c, changes ? lines.changeWhat : lines.judgeWhat)) return listen(c)
  if (!words) return offer(c, isGuarded(c.state) ? [] : lines.afterChange)
  // What is to be changed, and was made here, stands there to be changed.
  if (changes && !quoted && !isGuarded(c.state)) return (sayOne(c, lines.change), again(c, words))
  if (!changes) return void judged(c, words, quoted !== null)
  if (quoted) {
    cite(c, quoted, 'your words')
    sendOwn(c, quoted)
  }
  if (!sayOne(c, lines.change)) listen(c)
  offer(c, c.state.guide.card && !quoted ? lines.afterWords : lines.afterDraft)
}

/** What is asked about Mallama is answered from data, two things at once where two are as likely; else what it is. */
function aboutUs(c: Composer): void {
  const { product } = read(c.input.message)
  const [first, second] = product().flatMap(({ label, chance }) => (label === 'none' ? [] : [{ label, chance }]))
  if (first!.chance < ANY && nearest(owned, c.reading.text)[0]!.score > 0) return complaint(c)
  const about = [...(first!.chance >= ANY ? [first!] : []), ...(second!.chance >= ALSO ? [second!] : [])]
  if (about.filter(({ label }) => sayOne(c, lines.aboutUs[label])).length === 0) return orListen(c, lines.about)
  if (first!.label === 'can') offer(c, lines.exerciseKinds)
}
/** How likely something has to be asked once it is sure to be about us, and a second thing beside it. */
const [ANY, ALSO] = [0.15, 0.3]
