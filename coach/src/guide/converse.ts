import { exploredIn } from '@mallama/contracts/explored'
import { inTurn, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { mayCost, denies, isDoubted } from '../builtin/quiet-question.ts'
import { saysChosen } from '../builtin/topics.ts'
import { isGuarded, mayGoOn } from '../builtin/set-aside.ts'
import { asks, type Intent } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { sentencesIn, stripped, nearness } from '../text/words.ts'
import { theyAre } from '../text/people.ts'
import { helps, notHere, showRead, titles } from './advice.ts'
import { mayTell, showAnswer } from './told-answer.ts'
import { doors, isGlad } from './heard.ts'
import { beginningsOf, deedOf, greets, isTired, isUnwilling, pickedIn, stepOf } from './exercise.ts'
import { answers, doorInto, exerciseOf, exercises, finished, kindsOfExercises, lines, manners } from './data.ts'
import { isOfOccasion, type Door, type Exercise, type Manner, type Step } from './data.ts'
import { keepsBack, readyWords, throughWords } from './finished.ts'
import { deedIn } from './seconds.ts'
import { isBare, isOfThem, isToUs } from './told.ts'
import { room } from './changed.ts'
import { meet, onlyListen, orListen } from './meet.ts'
import { again, answer, finish, inManner, mannerIn, open, press, WORDS } from './steps.ts'
import { kindAsked, type Begun } from './state.ts'
import { askedLast, asksForWords, opens, questions, STORY } from './wanted.ts'

/** From this chance on a plan for a talk is asked for: of a hand not met 19 of 40 are found, and of 754 other messages 3. */
const PLANS = 0.3
/** Whether a message presses one of what was offered last, by its words, or names an exercise as it is called, or asks to prepare a talk. */
export function pressed(c: Composer): Door | null {
  const { offered } = c.state.guide
  const said = stripped(c.reading.text.trim().toLowerCase(), '', '.!')
  const named = offered.find(({ label }) => label.toLowerCase() === said)
  if (named) return named
  // Typed into the box of a line, it is the line.
  const isMeant = !exploredIn(c.input.message) && c.state.guide.open?.id !== lines.prepares
  // "What should I write to him" is no talk.
  const isPrepared = isMeant && nearness(lines.writes, c.reading.text) === 0 && read(c.reading.text).plan() >= PLANS
  const isCalled = ({ id, title }: Exercise) => title.toLowerCase() === said || (isPrepared && id === lines.prepares)
  const called = c.input.exercise ? undefined : exercises.find(isCalled)
  if (called) return doorInto(called)
  const asked = answers.find(({ asks }) => stripped(asks.toLowerCase(), '', '?') === stripped(said, '', '?'))
  if (asked && !c.input.exercise && mayTell(c, asked)) return { label: asked.asks, does: `answer:${asked.id}` }
  const { acts, words, text } = c.reading
  if (!offered[0]?.does.startsWith('safe:') || words > 8) return null
  // Asked whether it is safe: whatever is no clear no is a doubt.
  const unsure = acts.includes('dont-know') || acts.includes('yes')
  const no = acts.includes('no') ? words <= 3 && !said.includes('thank') : denies(text, true)
  if (!unsure && no) return offered[0]
  return unsure || unclear.includes(c.wish().wanted) ? (offered[1] ?? null) : null
}

/** What says neither yes nor no where it is asked whether it is safe. */
const unclear: readonly Intent[] = ['tells', 'answers-safety', 'declines', 'puts-right', 'good-outcome', 'what-if']
/** What is met beside it where an exercise is left. */
const toMeet: readonly Intent[] = [...asks, 'only-listen', 'leaves', 'thanks']
const isBegun = (step: Step, said: string) =>
  beginningsOf(step).some((it) => said.trim().toLowerCase().startsWith(it.trim().toLowerCase()))
/** Whether somebody wants out of an exercise: they say so, or complain where a line to nobody was asked for. */
function isOut({ input: { message, exercise }, wish }: Composer, held: Begun): boolean {
  const step = stepOf(held)
  if (!step || isTired(message) || pickedIn(step, message)) return false
  if (isUnwilling(held, message)) return true
  const isLine = exercise?.do !== 'answer' || exerciseOf(held.id)!.card.parts || isBegun(step, message)
  return !isLine && wish().like === 'complains'
}

/** With these somebody goes, or has what they came for: an open exercise waits. */
const going: readonly Intent[] = ['leaves', 'thanks', 'resolves']
/** What leaves an open step: typed into its box, what is about us; said beside it, what asks for something else too. */
const parting: readonly Intent[] = ['declines', 'leaves', 'only-listen', 'thanks', 'good-outcome']
const news: readonly Intent[] = ['resolves', 'puts-right', 'greets', 'answers-safety']
/** Typed into the box of a line, more is the line; more is no line of an exercise: something is told. */
const [PARTING, LINE] = [3, 24]
/** Of fewer words a question in the box is the line. From these chances on a line that reads like words to us is for us, and words are asked of us (of 6,765 lines to somebody 11 seem so); up to the last a complaint is for us (7 of 1,395 lines to somebody are taken so, and 284 of 454 complaints). */
const [A_LINE, ASKED, FOR_WORDS, DISPLEASED] = [12, 0.8, 0.9, 0.5]
/** How likely what is said beside the box of a line has to be for them, by itself and in its talk, and what may be a question about us in it. */
const [BESIDE, DICTATED, OF_US] = [0.35, 0.03, 0.88]

function leaves(c: Composer, wanted: Intent, step: Step, typed: boolean): boolean {
  if (exploredIn(c.input.message)) return true
  if (step.framed && isOfOccasion(c.input.message)) return false
  const { words } = c.reading
  const isWords = exerciseOf(c.state.guide.open!.id)?.card.parts !== undefined
  const { again } = c.state.guide.open!
  const isManner = isWords && mannerIn(c) !== null && isBare(c.input.message) && words <= PARTING + 1
  if (isManner && (again || !typed)) return true
  // Where all of a message stands in the box, what is typed there is the message, unless it is only a manner.
  if (isWords && again && typed) return false
  // Beside the box, what ends on a question to us is no line to anybody.
  const isAsked = questions.includes(wanted) && c.wish().chance >= ASKED
  if (isWords && !typed && (isAsked || askedLast(c.input.message))) return true
  if (isBegun(step, c.input.message) || (isWords && typed && greets(c.input.message))) return false
  // In words to somebody else a "you never" is for them, and "thank you" may be the words themselves.
  const toSomeone = typed && isWords
  // Taken for talk, a line would be lost: both readers have to say so, one of them sooner where it has him or her in it; and of one that is added nobody is asked.
  const { like, mayAsk, chance, asked } = c.wish()
  const { message } = c.input
  const least = theyAre(message, []) === 'they' ? undefined : BESIDE
  const isComplaint = like === 'complains' && isToUs(message, DISPLEASED)
  const isOurs =
    ((like || asked >= ASKED) && isToUs(message, least)) || isComplaint || (wanted === 'words' && chance >= FOR_WORDS)
  if (toSomeone && (isOurs || (mayAsk && words > A_LINE && isOfThem(message)))) return true
  // Said beside the box, it has to sound like words to them.
  if (isWords && !typed && (isToUs(message, BESIDE) || c.reading.talk('intent').get('dictates')! < DICTATED))
    return true
  // What is to be decided is a question.
  if (step.offer === 'question' && asks.includes(wanted) && (typed || !c.state.guide.question)) return false
  // On a page for oneself, what opens as a question and is one is for us.
  if (typed && !isWords && message.includes('?') && asked >= ASKED && opens(message)) return true
  if (wanted === 'complains' || wanted === 'about-mallama')
    return words <= (typed ? 12 : 25) && !(toSomeone && (wanted === 'complains' || !isToUs(message, OF_US)))
  if (parting.includes(wanted)) return typed ? !toSomeone && words <= PARTING : words <= 40
  return !typed && (asks.includes(wanted) || news.includes(wanted) || words > LINE || isGlad(c))
}

/** The talk itself, once safety has spoken: a step of an exercise, a button, an ask, or a telling. `inStep`: then no question of ours comes in between. */
export function converse(c: Composer, door: Door | null): { inStep: boolean } {
  const { guide } = c.state
  const { exercise, message } = c.input
  // Begun before harm was found or doubted, it goes no further than another that is asked for now; a doubt that a no ends leaves it where it was.
  if (guide.open && !mayGoOn(c.state) && !exerciseOf(guide.open.id)?.harm) {
    const isAsked = isDoubted(c) && c.state.flag?.category !== 'child-abuse'
    guide.open = isAsked ? { ...guide.open, waits: true } : null
    if (exercise) return (notHere(c), { inStep: false })
  }
  if (guide.open && !door && isOut(c, guide.open)) {
    press(c, 'stop')
    if (!toMeet.includes(c.wish().wanted)) return (offer(c, lines.doors), { inStep: false })
  }
  const held = guide.open
  const done = exercise?.id === held?.id ? exercise?.do : undefined
  const said = held && (done ?? 'answer') === 'answer' ? deedOf(held, message) : null
  const deed = held && (said ?? done)
  if (held && !held.waits && isTired(message)) return (finish(c), { inStep: false })
  if (deed && deed !== 'answer') {
    press(c, deed)
    if (deed === 'stop' && held.id === WORDS) readyWords(c, held)
    return { inStep: guide.open !== null }
  }
  // Beside an open line a goodbye need not be as sure: going on with it would be worse.
  const { like } = c.wish()
  const wanted = held && like && going.includes(like) ? like : c.wish().wanted
  const step = held && stepOf(held)
  const typed = deed === 'answer'
  const picked = step && pickedIn(step, message) !== undefined
  if (held && step && !door && (typed || !held.waits) && (picked || !leaves(c, wanted, step, typed))) {
    guide.open = { ...held, waits: false }
    const isWords = exerciseOf(held.id)?.card.parts !== undefined
    if (isWords && !picked && keepsBack(c)) return { inStep: false }
    const [last = '', ...before] = isWords && typed ? sentencesIn(message).toReversed() : []
    // A question to us behind a line that is for somebody else is no part of it, nor what is told us in brackets.
    const aside = before.length > 0 && (last.endsWith('?') || last.startsWith('(')) && isToUs(last)
    if (aside) c.input = { ...c.input, message: message.trim().slice(0, -last.length).trim() }
    answer(c)
    if (isWords && typed && c.message && mayCost(c.reading)) sayOne(c, lines.costs)
    const manner = aside && c.message ? manners.find((it) => it === deedIn(read(last).second())) : undefined
    if (aside && !(manner && inManner(c, c.message!.text, manner))) say(c, inTurn(c, lines.asideLeft))
    return { inStep: true }
  }
  guide.offered = []
  // Its place is kept.
  if (held && (going.includes(wanted) || wanted === 'good-outcome') && !door) guide.open = { ...held, waits: true }
  if (door) {
    const [what, id = '', manner] = door.does.split(':') as [string, string?, string?]
    if (!throughWords(c, what, id, manner)) ways[what]?.(c, id)
  } else if (step?.why && wanted === 'about-mallama' && c.reading.text.toLowerCase().includes('why'))
    say(c, `${step.why} You can skip it, or leave it for now.`)
  else meet(c, wanted)
  // Begun for a story in which words were not plainly asked for, an empty line is not kept in sight.
  const { asked = '', slots } = held ?? { slots: {} }
  const isStory = held?.id === WORDS && asked.split(' ').length > STORY && !asksForWords(asked)
  if (isStory && guide.open === held && !Object.values(slots).some(Boolean)) guide.open = null
  return { inStep: c.given.exercise !== undefined }
}

/** What a button leads to, by the first word of what it does. */
const ways: Readonly<Record<string, (c: Composer, id: string) => void>> = {
  open,
  read: showRead,
  answer: showAnswer,
  helps,
  titles,
  again: (c) => again(c),
  more: room,
  manner: (c, id) => void (inManner(c, null, id as Manner) || again(c)),
  exercises(c, kind) {
    const all = (kindsOfExercises[kind] ?? []).filter(({ harm }) => harm || !isGuarded(c.state))
    if (all.length === 0) return notHere(c)
    say(c, inTurn(c, lines.whichExercise))
    offer(c, all.map(doorInto))
  },
  listen: onlyListen,
  all: (c) => orListen(c, lines.toldAll.say),
  thanks(c) {
    const kind = kindAsked(c.state.guide.card?.asked)
    orListen(c, lines.sent)
    // Of words that were surely of a kind it is known what helps once they are sent.
    if (kind) sayOne(c, [finished[kind]!.sent ?? []].flat())
  },
  none: (c) => void doors(c, lines.noneOf, true),
  under: (c, id) => void (saysChosen(c, undefined, `under:${id}`) && offer(c, lines.guardedDoors)),
}
