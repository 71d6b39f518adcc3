import { choose, cite, inOrder, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isDoubted } from '../builtin/quiet-question.ts'
import { isFresh } from '../builtin/realise.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { wordsToSafe } from '../builtin/words-to-safe.ts'
import { asks, type Intent } from '../read/intents.ts'
import { read } from '../read/read.ts'
import { direct, fitsNow, helps, isBrief, notHere, showRead, titles, weigh } from './advice.ts'
import { beginningsOf, deedOf, stepOf } from './exercise.ts'
import { exerciseOf, kindsOfExercises, lines, owned, type Door, type Step } from './data.ts'
import { arguable, questionIn, quotedIn, quotesThem } from './draft.ts'
import { another, dictated, giveWords, takeLine, throughWords } from './finished.ts'
import { condole, doors, isAfraid, isFound, isToldAll, listen, mourns, takeIn, tellsOfLoss } from './heard.ts'
import { nearest, nearness } from './nearest.ts'
import { doorInto, offer } from './offer.ts'
import { again, answer, open, press } from './steps.ts'
import { kindOf } from './wanted.ts'

/** With these somebody goes, or has what they came for: an open exercise waits. */
const going: readonly Intent[] = ['leaves', 'thanks', 'resolves']
/** What leaves an open step: typed into its box, what is about us; said beside it, what asks for something else too. */
const parting: readonly Intent[] = ['declines', 'leaves', 'only-listen', 'thanks', 'good-outcome']

function leaves(c: Composer, wanted: Intent, step: Step, typed: boolean): boolean {
  const said = c.input.message.trim().toLowerCase()
  if (beginningsOf(step).some((it) => said.startsWith(it.trim().toLowerCase()))) return false
  const { words } = c.reading
  // In words to somebody else a "you never" is for them.
  const toSomeone = typed && exerciseOf(c.state.guide.open!.id)?.card.parts !== undefined
  if (wanted === 'complains' && toSomeone) return false
  if (wanted === 'complains' || wanted === 'about-mallama') return words <= (typed ? 12 : 25)
  // "Thank you" and "goodbye" may be the words themselves.
  if (parting.includes(wanted)) return typed ? !toSomeone && words <= PARTING : words <= 40
  return !typed && (asks.includes(wanted) || news.includes(wanted) || words > LINE || c.wish().mayBeGlad)
}
const news: readonly Intent[] = ['resolves', 'puts-right', 'greets']
/** Typed into the box of a line, more is the line. */
const PARTING = 3
/** More is no line of an exercise: something is told. */
const LINE = 45

/**
 * The talk itself, once safety has spoken: a step of an exercise, a button, an ask, or a telling. `inStep`: then no
 * question of ours comes in between.
 */
export function converse(c: Composer, door: Door | null): { inStep: boolean } {
  const { guide } = c.state
  // Begun before harm was found or doubted, it goes no further than another that is asked for now.
  if (guide.open && isGuarded(c.state) && !exerciseOf(guide.open.id)?.harm) {
    guide.open = null
    if (c.input.exercise) return (notHere(c), { inStep: false })
  }
  const given = c.input.exercise && guide.open?.id === c.input.exercise.id ? c.input.exercise.do : null
  const deed = given ?? (guide.open && deedOf(guide.open, c.input.message))
  if (deed && deed !== 'answer') {
    press(c, deed)
    return { inStep: guide.open !== null }
  }
  const held = guide.open
  // Beside an open line a goodbye need not be as sure: going on with it would be worse.
  const { like } = c.wish()
  const wanted = held && like && going.includes(like) ? like : c.wanted()
  const step = held && stepOf(held)
  const typed = deed === 'answer'
  const picked = step?.picks?.some((it) => it.toLowerCase() === c.input.message.trim().toLowerCase())
  const answers = held && step && !door && (typed || !held.waits) && (picked || !leaves(c, wanted, step, typed))
  if (answers) {
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

function through(c: Composer, { does }: Door): void {
  const [what, id = '', manner] = does.split(':') as [string, string?, string?]
  if (throughWords(c, what, id, manner)) return
  if (what === 'open') return open(c, id)
  if (what === 'read') return showRead(c, id)
  if (what === 'exercises') return exercisesFor(c, id)
  if (what === 'helps') return helps(c)
  if (what === 'titles') return titles(c)
  if (what === 'again') return again(c)
  if (what === 'listen') c.state.guide.listening = true
  const spoken = what === 'listen' ? lines.listenOnly : what === 'thanks' ? lines.sent : lines.declined
  orListen(c, sayOne(c, spoken))
}

function exercisesFor(c: Composer, kind: string): void {
  const all = (kindsOfExercises[kind] ?? []).filter(({ harm }) => harm || !isGuarded(c.state))
  if (all.length === 0) return notHere(c)
  say(c, inOrder(c, lines.whichExercise) ?? lines.whichExercise[0]!)
  offer(c, all.map(doorInto))
}

/** What a person came for with this message, where no button was pressed. */
function meet(c: Composer, wanted: Intent): void {
  const { state, reading } = c
  const { guide } = state
  if (reading.acts.includes('dont-know') && reading.words <= (guide.told === 0 ? 12 : 6))
    return void doors(c, lines.unsure, true)
  if (isBrief(c) && reading.words <= 6 && nearness(lines.longer, reading.text) > 0) {
    guide.once = guide.once.filter((it) => it !== 'brief')
    return void doors(c, lines.inFull, true)
  }
  takeIn(c)
  if (takeLine(c, wanted)) return
  if (isTooLate(reading.text) || (wanted === 'what-do-i-do' && tellsOfLoss(c))) return listen(c)
  if (toTell.includes(wanted) && isToldAll(c) && !reading.text.includes('?')) return listen(c)
  if (wanted !== 'tells') condole(c)
  reply(c, wanted)
}

/** Said to the dead, nothing can be sent. */
const isTooLate = (text: string) => nearness(lines.tooLate, text) > 0 && nearness(lines.died, text) > 0
const toTell: readonly Intent[] = ['tells', 'only-listen', 'declines']

/** A question of a known kind has its answer; what else is wanted is met as what it is. */
function reply(c: Composer, wanted: Intent): void {
  // "No tips, just tell me": the question counts.
  const asked = wanted === 'only-listen' ? 'tells' : wanted
  const kind = isGuarded(c.state) || mourns(c) || isAfraid(c) ? null : kindOf(c, asked)
  if (wanted === 'should-i' || kind?.then === 'afterDecide') c.state.guide.question = questionIn(c.input.message)
  // Words that are asked for, and a text that is sure to fit, come nearer than what holds for all such questions.
  const nearer = wanted === 'what-do-i-do' && fitsNow(c)
  if (kind && !nearer && direct(c, kind)) return
  const afterLoss = wanted === 'what-do-i-do' && mourns(c) && !isGuarded(c.state)
  if (afterLoss && sayOne(c, lines.mourning)) return offer(c, lines.afterMourning)
  answerTo(c, wanted)
}

/** Where nothing is left to say to it, or danger is doubted behind it, it is listened to. */
const orListen = (c: Composer, said: boolean): void => void (said || listen(c))

/** What is said to what is wanted. */
function answerTo(c: Composer, wanted: Intent): void {
  const { guide } = c.state
  const guarded = isGuarded(c.state)
  switch (wanted) {
    case 'tells':
    case 'answers-safety':
      return listen(c)
    case 'words':
      return (guarded && wordsToSafe(c)) || giveWords(c) ? undefined : notHere(c)
    case 'dictates':
      return dictated(c)
    case 'judge-my-draft':
    case 'change-the-draft':
      return draft(c, wanted)
    case 'what-do-i-do':
      return helps(c, wanted)
    case 'should-i':
    case 'is-it-ok':
    case 'what-do-they-think':
    case 'what-if':
      return weighed(c, wanted)
    case 'complains':
      return complaint(c)
    case 'only-listen':
      guide.listening = true
      return orListen(c, sayOne(c, lines.listenOnly))
    case 'resolves':
      orListen(c, !isDoubted(c) && say(c, choose(c, 'plan', lines.plan)))
      return guarded ? undefined : offer(c, lines.afterPlan)
    case 'good-outcome':
      if (isFound(c) || !sayOne(c, lines.outcome)) return listen(c)
      return void sayOne(c, lines.outcomeAsk)
    case 'about-mallama':
      return aboutUs(c)
    case 'greets':
      return guide.told > 0 ? listen(c) : orListen(c, sayOne(c, lines.hello))
    case 'puts-right':
      if (guide.told === 0 || !sayOne(c, lines.putRight)) return listen(c)
      // The talk is the person's again.
      return void (guide.quiet = 0)
    default:
      return orListen(c, !isDoubted(c) && sayOne(c, wanted === 'declines' ? lines.declined : lines[wanted]))
  }
}

const thens = {
  'should-i': lines.afterDecide,
  'is-it-ok': lines.afterAny,
  'what-do-they-think': lines.afterThinks,
  'what-if': lines.afterIf,
} as const

/** What may come back to words that were given just now: one sentence more. */
function comeback(c: Composer): boolean {
  const { say: spoken, messages } = lines.comeback
  const at = isFound(c) ? -1 : spoken.findIndex((it) => isFresh(new Set(c.grammar.taken), it))
  const isLate = c.input.history.slice(-NEAR).some(({ message }) => message)
  if (!isLate || at < 0) return false
  c.message = { text: messages[at]! }
  return sayOne(c, spoken)
}
/** Turns of both back to the words. */
const NEAR = 4

/** Below it may as well be a question of another kind. */
const CLEAR = 0.6

/** What nobody outside can weigh. Where there is fear in the talk, what is safe comes before what is wise. */
function weighed(c: Composer, wanted: keyof typeof thens): void {
  const guarded = isGuarded(c.state)
  if (isAfraid(c) || (guarded && !isDoubted(c))) {
    if (!sayOne(c, lines.fearful.say)) return listen(c)
    return offer(c, lines.guardedDoors)
  }
  if (wanted === 'what-if' && !guarded && comeback(c)) return
  // Nobody who may be in danger is told to picture the evening after.
  const pictures = wanted === 'should-i' || wanted === 'what-if'
  if (guarded || (pictures && isFound(c) && !c.state.flag?.aside)) return listen(c)
  const asked = c.wish().chance >= CLEAR ? wanted : c.input.message.includes('?') ? 'any' : null
  if (!asked || !weigh(c, asked, thens[wanted])) listen(c)
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
  const spoken = guide.complaints === 2 ? lines.ownedTwice : lines.ownedMore
  orListen(c, sayOne(c, spoken))
}

/** Asked to judge or to change words: what can be looked at, and where they can be worked on. Never changed here. */
function draft(c: Composer, wanted: 'judge-my-draft' | 'change-the-draft'): void {
  const { guide } = c.state
  // Quoted to be understood, it is somebody else's.
  if (quotesThem(c.input.message)) return reply(c, 'what-do-they-think')
  const quoted = quotedIn(c.input.message, 4)
  const last = c.input.history.findLast(({ message }) => message)?.message?.text
  const words = quoted ?? last
  if (wanted === 'change-the-draft' && !quoted && another(c)) return
  // Without any words to judge only a short message asks for that.
  if (!words && wanted === 'judge-my-draft' && c.reading.words > 8) return reply(c, 'is-it-ok')
  if (!words) {
    const spoken = wanted === 'judge-my-draft' ? lines.judgeWhat : lines.changeWhat
    return sayOne(c, spoken) ? offer(c, isGuarded(c.state) ? [] : lines.afterChange) : listen(c)
  }
  const word = arguable(words)
  const looked = word ? say(c, choose(c, 'look', lines.look, { word })) : false
  if (quoted) {
    cite(c, quoted, 'your words')
    c.message = { text: quoted }
  }
  const spoken = wanted === 'judge-my-draft' ? lines.judge : lines.change
  if (!(looked && wanted === 'judge-my-draft') && !sayOne(c, spoken) && !looked) listen(c)
  offer(c, guide.card && !quoted ? lines.afterWords : lines.afterDraft)
}

/** What is asked about Mallama is answered from data, two things at once where two are as likely; else what it is. */
function aboutUs(c: Composer): void {
  const near = read(c.input.message)
    .product()
    .filter(({ label }) => label !== 'none')
  const [first, second] = near as [(typeof near)[0], (typeof near)[0]]
  const about = first.chance < ANY ? [] : second.chance >= ALSO ? [first, second] : [first]
  if (about.length === 0 && nearest(owned, c.reading.text)[0]!.score > 0) return complaint(c)
  const said = about.map(({ label }) => sayOne(c, label === 'none' ? [] : lines.aboutUs[label]))
  if (!said.includes(true)) return orListen(c, sayOne(c, lines.about))
  if (first.label === 'can') offer(c, lines.exerciseKinds)
}
/** How likely something has to be asked once it is sure to be about us, and a second thing beside it. */
const [ANY, ALSO] = [0.15, 0.3]
