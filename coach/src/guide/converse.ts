import { cite, inOrder, offer, say, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { isFresh } from '../builtin/realise.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { wordsToSafe } from '../builtin/words-to-safe.ts'
import { asks, type Intent } from '../read/intents.ts'
import { read } from '../read/read.ts'
import { stripped } from '../text/words.ts'
import { direct, fitsNow, helps, isBrief, notHere, showRead, titles, weigh } from './advice.ts'
import { beginningsOf, deedOf, pickedIn, stepOf } from './exercise.ts'
import { doorInto, exerciseOf, exercises, kindsOfExercises, lines, owned, type Door, type Step } from './data.ts'
import { arguable, questionIn, quotedIn, quotesThem } from './draft.ts'
import { another, dictated, giveWords, takeLine, throughWords } from './finished.ts'
import { condole, doors, isAfraid, isFound, isToldAll, listen, mourns, takeIn, tellsOfLoss } from './heard.ts'
import { nearest, nearness } from './nearest.ts'
import { again, answer, open, press } from './steps.ts'
import { kindOf } from './wanted.ts'

/** Whether a message presses one of what was offered last, by its words, or names an exercise as it is called. */
export function pressed(c: Composer): Door | null {
  const { offered } = c.state.guide
  const said = stripped(c.reading.text.trim().toLowerCase(), '', '.!')
  const named = offered.find(({ label }) => label.toLowerCase() === said)
  if (named) return named
  // Typed into the box of a line, it is the line.
  const called = c.input.exercise ? undefined : exercises.find(({ title }) => title.toLowerCase() === said)
  if (called) return doorInto(called)
  const { acts, words } = c.reading
  if (!offered[0]?.does.startsWith('safe:') || words > 5) return null
  // Asked whether it is safe: whatever is no clear no is a doubt.
  const unsure = acts.includes('dont-know') || acts.includes('yes')
  if (!unsure && acts.includes('no') && words <= 3 && !said.includes('thank')) return offered[0]
  return unsure || ['tells', 'answers-safety', 'declines'].includes(c.wanted()) ? (offered[1] ?? null) : null
}

/** With these somebody goes, or has what they came for: an open exercise waits. */
const going: readonly Intent[] = ['leaves', 'thanks', 'resolves']
/** What leaves an open step: typed into its box, what is about us; said beside it, what asks for something else too. */
const parting: readonly Intent[] = ['declines', 'leaves', 'only-listen', 'thanks', 'good-outcome']
const news: readonly Intent[] = ['resolves', 'puts-right', 'greets']
/** Typed into the box of a line, more is the line; more is no line of an exercise: something is told. */
const [PARTING, LINE] = [3, 45]

function leaves(c: Composer, wanted: Intent, step: Step, typed: boolean): boolean {
  const said = c.input.message.trim().toLowerCase()
  if (beginningsOf(step).some((it) => said.startsWith(it.trim().toLowerCase()))) return false
  const { words } = c.reading
  // In words to somebody else a "you never" is for them, and "thank you" may be the words themselves.
  const toSomeone = typed && exerciseOf(c.state.guide.open!.id)?.card.parts !== undefined
  if (wanted === 'complains' || wanted === 'about-mallama')
    return words <= (typed ? 12 : 25) && !(toSomeone && wanted === 'complains')
  if (parting.includes(wanted)) return typed ? !toSomeone && words <= PARTING : words <= 40
  return !typed && (asks.includes(wanted) || news.includes(wanted) || words > LINE || c.wish().mayBeGlad)
}

/**
 * The talk itself, once safety has spoken: a step of an exercise, a button, an ask, or a telling. `inStep`: then no
 * question of ours comes in between.
 */
export function converse(c: Composer, door: Door | null): { inStep: boolean } {
  const { guide } = c.state
  const { exercise, message } = c.input
  // Begun before harm was found or doubted, it goes no further than another that is asked for now.
  if (guide.open && isGuarded(c.state) && !exerciseOf(guide.open.id)?.harm) {
    guide.open = null
    if (exercise) return (notHere(c), { inStep: false })
  }
  const held = guide.open
  const deed = held && (exercise?.id === held.id ? exercise.do : deedOf(held, message))
  if (deed && deed !== 'answer') {
    press(c, deed)
    return { inStep: guide.open !== null }
  }
  // Beside an open line a goodbye need not be as sure: going on with it would be worse.
  const { like } = c.wish()
  const wanted = held && like && going.includes(like) ? like : c.wanted()
  const step = held && stepOf(held)
  const typed = deed === 'answer'
  const picked = step && pickedIn(step, message) !== undefined
  if (held && step && !door && (typed || !held.waits) && (picked || !leaves(c, wanted, step, typed))) {
    guide.open = { ...held, waits: false }
    answer(c)
    return { inStep: true }
  }
  guide.offered = []
  // Its place is kept.
  if (held && (going.includes(wanted) || wanted === 'good-outcome') && !door) guide.open = { ...held, waits: true }
  if (door) through(c, door)
  else if (step?.why && wanted === 'about-mallama') say(c, `${step.why} You can skip it, or leave it for now.`)
  else meet(c, wanted)
  return { inStep: c.given.exercise !== undefined }
}

/** What a button leads to, by the first word of what it does. */
const ways: Readonly<Record<string, (c: Composer, id: string) => void>> = {
  open,
  read: showRead,
  helps,
  titles,
  again,
  exercises(c, kind) {
    const all = (kindsOfExercises[kind] ?? []).filter(({ harm }) => harm || !isGuarded(c.state))
    if (all.length === 0) return notHere(c)
    say(c, inOrder(c, lines.whichExercise) ?? lines.whichExercise[0]!)
    offer(c, all.map(doorInto))
  },
  listen: onlyListen,
  thanks: (c) => orListen(c, lines.sent),
  none: (c) => orListen(c, lines.declined),
}
function through(c: Composer, { does }: Door): void {
  const [what, id = '', manner] = does.split(':') as [string, string?, string?]
  if (!throughWords(c, what, id, manner)) ways[what]?.(c, id)
}

/** What a person came for with this message, where no button was pressed. */
function meet(c: Composer, wanted: Intent): void {
  const { guide } = c.state
  const { text, words, acts } = c.reading
  if (acts.includes('dont-know') && words <= (guide.told === 0 ? 12 : 6)) return void doors(c, lines.unsure, true)
  if (isBrief(c) && words <= 6 && nearness(lines.longer, text) > 0) {
    guide.once = guide.once.filter((it) => it !== 'brief')
    return void doors(c, lines.inFull, true)
  }
  takeIn(c)
  if (takeLine(c, wanted)) return
  // Said to the dead, nothing can be sent; told of a loss, nothing is solved.
  const isTooLate = nearness(lines.tooLate, text) > 0 && nearness(lines.died, text) > 0
  const isAll = toTell.includes(wanted) && !text.includes('?') && isToldAll(c)
  if (isTooLate || isAll || (wanted === 'what-do-i-do' && tellsOfLoss(c))) return listen(c)
  if (wanted !== 'tells') condole(c)
  reply(c, wanted)
}
const toTell: readonly Intent[] = ['tells', 'only-listen', 'declines']

/** A question of a known kind has its answer; what else is wanted is met as what it is. */
function reply(c: Composer, wanted: Intent): void {
  const inGrief = mourns(c)
  // "No tips, just tell me": the question counts.
  const asked = wanted === 'only-listen' ? 'tells' : wanted
  const kind = isGuarded(c.state) || inGrief || isAfraid(c) ? null : kindOf(c, asked)
  if (wanted === 'should-i' || kind?.then === 'afterDecide') c.state.guide.question = questionIn(c.input.message)
  // Words that are asked for, and a text that is sure to fit, come nearer than what holds for all such questions.
  const nearer = wanted === 'what-do-i-do' && fitsNow(c)
  if (kind && !nearer && direct(c, kind)) return
  if (wanted === 'what-do-i-do' && inGrief && !isGuarded(c.state) && sayOne(c, lines.mourning))
    return offer(c, lines.afterMourning)
  answers[wanted](c)
}

/** Says that; where nothing is left to say, it is listened to. */
const orListen = (c: Composer, spoken: readonly string[]): void => void (sayOne(c, spoken) || listen(c))
/** And where danger is doubted behind it. */
const calmly = (spoken: readonly string[]) => (c: Composer) => orListen(c, isDoubted(c) ? [] : spoken)
function onlyListen(c: Composer): void {
  c.state.guide.listening = true
  orListen(c, lines.listenOnly)
}

/** What is said to what is wanted. */
const answers: Readonly<Record<Intent, (c: Composer) => void>> = {
  tells: listen,
  'answers-safety': listen,
  words: (c) => void ((isGuarded(c.state) && wordsToSafe(c)) || giveWords(c) || notHere(c)),
  dictates: dictated,
  'judge-my-draft': (c) => draft(c, false),
  'change-the-draft': (c) => draft(c, true),
  'what-do-i-do': helps,
  'should-i': (c) => weighed(c, 'should-i', lines.afterDecide),
  'is-it-ok': (c) => weighed(c, 'is-it-ok', lines.afterAny),
  'what-do-they-think': (c) => weighed(c, 'what-do-they-think', lines.afterThinks),
  'what-if': (c) => weighed(c, 'what-if', lines.afterIf),
  complains: complaint,
  'only-listen': onlyListen,
  resolves(c) {
    if (isDoubted(c) || !sayAny(c, 'plan', lines.plan)) listen(c)
    if (!isGuarded(c.state)) offer(c, lines.afterPlan)
  },
  'good-outcome'(c) {
    if (isFound(c) || !sayOne(c, lines.outcome)) listen(c)
    else sayOne(c, lines.outcomeAsk)
  },
  'about-mallama': aboutUs,
  greets: (c) => orListen(c, c.state.guide.told > 0 ? [] : lines.hello),
  'puts-right'(c) {
    if (c.state.guide.told === 0 || !sayOne(c, lines.putRight)) return listen(c)
    // The talk is the person's again.
    c.state.guide.quiet = 0
  },
  declines: calmly(lines.declined),
  thanks: calmly(lines.thanks),
  leaves: calmly(lines.leaves),
}

/** What may come back to words that were given just now: one sentence more. */
function comeback(c: Composer): boolean {
  const { say: spoken, messages } = lines.comeback
  const isLate = c.input.history.slice(-NEAR).some(({ message }) => message)
  const at = isFound(c) || !isLate ? -1 : spoken.findIndex((it) => isFresh(new Set(c.grammar.taken), it))
  if (at < 0) return false
  c.message = { text: messages[at]! }
  return sayOne(c, spoken)
}
/** Turns of both back to the words. */
const NEAR = 4

/** Below it may as well be a question of another kind. */
const CLEAR = 0.6

/** What nobody outside can weigh. Where there is fear in the talk, what is safe comes before what is wise. */
function weighed(c: Composer, wanted: keyof typeof lines.weighed, then: readonly Door[]): void {
  const guarded = isGuarded(c.state)
  if (isAfraid(c) || (guarded && !isDoubted(c)))
    return sayOne(c, lines.fearful.say) ? offer(c, lines.guardedDoors) : listen(c)
  if (wanted === 'what-if' && !guarded && comeback(c)) return
  // Nobody who may be in danger is told to picture the evening after.
  const pictures = wanted === 'should-i' || wanted === 'what-if'
  if (guarded || (pictures && isFound(c) && !c.state.flag?.aside)) return listen(c)
  const asked = c.wish().chance >= CLEAR ? wanted : c.input.message.includes('?') ? 'any' : null
  if (!asked || !weigh(c, asked, then)) listen(c)
}

function complaint(c: Composer): void {
  const { guide } = c.state
  guide.complaints++
  guide.quiet = 0
  // Of words that stand there: others.
  if (c.input.history.at(-1)?.message && another(c)) return void c.pieces.unshift(inOrder(c, lines.ownedWords) ?? '')
  const [named] = nearest(owned, c.reading.text).filter(({ score }) => score > 0)
  if (named?.it.brief) guide.once.push('brief')
  if (guide.complaints === 1) return void doors(c, [named?.it.say ?? lines.owned[0]!], true)
  guide.listening = true
  orListen(c, guide.complaints === 2 ? lines.ownedTwice : lines.ownedMore)
}

/** Asked to judge or to change words: what can be looked at, and where they can be worked on. Never changed here. */
function draft(c: Composer, changes: boolean): void {
  const { guide } = c.state
  const { message, history } = c.input
  // Quoted to be understood, it is somebody else's.
  if (quotesThem(message)) return reply(c, 'what-do-they-think')
  const quoted = quotedIn(message, 4)
  const words = quoted ?? history.findLast((it) => it.message)?.message?.text
  if (changes && !quoted && another(c)) return
  // Without any words to judge only a short message asks for that.
  if (!words && !changes && c.reading.words > 8) return reply(c, 'is-it-ok')
  if (!words) {
    if (!sayOne(c, changes ? lines.changeWhat : lines.judgeWhat)) return listen(c)
    return offer(c, isGuarded(c.state) ? [] : lines.afterChange)
  }
  const word = arguable(words)
  const looked = word !== null && sayAny(c, 'look', lines.look, { word })
  if (quoted) {
    cite(c, quoted, 'your words')
    c.message = { text: quoted }
  }
  if ((changes || !looked) && !sayOne(c, changes ? lines.change : lines.judge) && !looked) listen(c)
  offer(c, guide.card && !quoted ? lines.afterWords : lines.afterDraft)
}

/** What is asked about Mallama is answered from data, two things at once where two are as likely; else what it is. */
function aboutUs(c: Composer): void {
  const [first, second] = read(c.input.message)
    .product()
    .flatMap(({ label, chance }) => (label === 'none' ? [] : [{ label, chance }]))
  if (first!.chance < ANY && nearest(owned, c.reading.text)[0]!.score > 0) return complaint(c)
  const about = [...(first!.chance >= ANY ? [first!] : []), ...(second!.chance >= ALSO ? [second!] : [])]
  if (about.filter(({ label }) => sayOne(c, lines.aboutUs[label])).length === 0) return orListen(c, lines.about)
  if (first!.label === 'can') offer(c, lines.exerciseKinds)
}
/** How likely something has to be asked once it is sure to be about us, and a second thing beside it. */
const [ANY, ALSO] = [0.15, 0.3]
