import { choose, inOrder, plainly, say, sayOne, type Composer } from '../builtin/composer.ts'
import { firstName } from '../text/people.ts'
import { ownIn } from '../text/own.ts'
import { sentencesOf } from '../text/split.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { isBrief, notHere } from './advice.ts'
import { exerciseOf, exercises, lines, type Exercise } from './data.ts'
import { asksOfGuide, clauseIn, quotedIn } from './draft.ts'
import { answered, back, begin, ended, formed, formsOf, isCareful, shapeOf, shown } from './exercise.ts'
import { skipped, stepOf, type Before } from './exercise.ts'
import { isAfraid } from './heard.ts'
import { nearest } from './nearest.ts'
import { offer } from './offer.ts'
import type { Begun } from './state.ts'

/** What the talk knows already, so that nothing is asked twice. */
function before({ input, state, reading }: Composer): Before {
  const told = ownIn(input.history).slice(-3)
  // A wish told in the sentence that asks for words is the asking itself.
  const asking = !input.exercise && sentencesOf(reading.text).length === 1
  const needs = asking ? state.needs.slice(0, -reading.needs.length || undefined) : state.needs
  const wish = clauseIn(input.message) ?? needs.findLast((it) => !asksOfGuide(it)) ?? null
  return {
    person: input.person && firstName(input.person.name),
    wish: wish && wish.length <= 200 ? wish.trim() : null,
    question: state.guide.question,
    quoted: [...told, input.message].map((text) => quotedIn(text)).findLast((it) => it !== null) ?? null,
  }
}

/** Whether the person told what they want, other than as words to send. */
export const tellsWish = (c: Composer): boolean => clauseIn(c.input.message) === null && before(c).wish !== null

/** Opens an exercise, or another one that comes nearer to what was asked. */
export function open(c: Composer, id: string, slots: Record<string, string> | null = null, asked?: string): void {
  const exercise = exerciseOf(id)
  if (!exercise) return
  if (isGuarded(c.state) && !exercise.harm) return notHere(c)
  const { guide } = c.state
  guide.doors++
  guide.quiet = 0
  guide.open = begin(exercise, before(c), asked ?? askedWith(c, exercise), slots)
  if (!slots) {
    if (!isBrief(c)) say(c, choose(c, `opens/${id}`, [exercise.opens]))
    if (!isCareful(exercise, guide.open.asked ?? '')) shape(c, exercise, guide.open)
  }
  ask(c)
}

function shape(c: Composer, exercise: Exercise, { asked = '' }: Begun): void {
  const spoken = shapeOf(exercise, asked)
  say(c, spoken ? choose(c, `shape/${exercise.id}`, [spoken]) : null)
}

/** How it was asked for, or what was told before where that says more of which words are needed. */
function askedWith({ input, reading }: Composer, exercise: Exercise): string {
  const told = ownIn(input.history).slice(-4)
  const now = reading.text.slice(-400)
  const speaks = (text: string, least: number) => formsOf(formed(exercise), text, least).length > 0
  return speaks(now, 0) ? now : (told.map((it) => it.slice(-400)).findLast((it) => speaks(it, 1)) ?? now)
}

/** Whether a form of words is known by what was said, by more than one word that may stand anywhere. */
export const isKnownForm = (c: Composer): boolean => {
  const form = exerciseOf(WORDS)!
  return formsOf(formed(form), askedWith(c, form), 1).length > 0
}

/** Which exercise for words comes nearest to how they were asked for, one for a certain kind first; null where none does. */
export function nearestWords(c: Composer, least: number): string | null {
  const words = nearest(
    exercises.filter(({ card, id }) => card.parts || id === TALK),
    c.reading.text,
  ).filter(({ score }) => score >= least)
  // What may cost the one who says it is asked about first, whichever words come nearest.
  const careful = isCareful(exerciseOf(WORDS)!, c.reading.text, 1) && words.length > 0
  return careful ? WORDS : ((words.find(({ it }) => it.id !== WORDS) ?? words[0])?.it.id ?? null)
}
/** The exercise for words when nothing says which. */
export const WORDS = lines.forWords
/** Words are asked for a talk as well. */
const TALK = lines.forTalk

/** The open step: its prompt is the answer's last sentence. */
function ask(c: Composer): void {
  const { guide } = c.state
  const step = guide.open && stepOf(guide.open)
  if (!guide.open || !step) return end(c)
  const view = shown(guide.open, before(c))!
  c.given.exercise = view
  guide.offered = []
  // Asked before, it stands on the screen again and is not said twice.
  const prompt = plainly(c, view.prompt)
  if (prompt) say(c, `${c.pieces.length > 0 ? '\n\n' : ''}${prompt}`)
  else if (c.pieces.length === 0) say(c, inOrder(c, lines.sameLine) ?? view.prompt)
  if (step.picks) c.given.choices = step.picks.map((label) => ({ label, say: label }))
}

function end(c: Composer): void {
  const { guide } = c.state
  const done = guide.open!
  const card = ended(done)
  guide.open = null
  if (!card) return void sayOne(c, lines.nothingSaid)
  guide.card = { id: done.id, slots: done.slots }
  const words = card.message ? lines.done : lines.doneNotes
  // With the card in front of them something is said, even where all of it was said before.
  say(c, inOrder(c, words) ?? words[0]!)
  say(c, choose(c, `close/${done.id}`, [card.close]))
  if (card.message) c.message = card.message
  if (card.card) c.given.card = card.card
  offer(c, lines.afterWords)
}

/** The lines of the last card once more, each with what stands in it. */
export function again(c: Composer): void {
  const { card } = c.state.guide
  if (card) open(c, card.id, card.slots)
}

/** Words are asked for, or other ones, while a line of them is open. */
export function goOn(c: Composer): boolean {
  const { guide } = c.state
  const exercise = guide.open && exerciseOf(guide.open.id)
  if (!guide.open || !exercise?.card.parts) return false
  if (isCareful(exercise, c.reading.text, 1) && !isCareful(exercise, guide.open.asked ?? '')) {
    open(c, exercise.id)
    return true
  }
  guide.open = { ...guide.open, waits: false }
  sayOne(c, lines.finish)
  ask(c)
  return true
}

/** Nothing was put into it yet. */
export const isUntouched = ({ way, again }: Begun): boolean => way.length === 0 && !again

/** An answer to the open step. "I don't know" is one: the line is passed over. */
export function answer(c: Composer): void {
  const { guide } = c.state
  const step = stepOf(guide.open!)!
  const { acts } = c.reading
  if (acts.includes('dont-know') && c.reading.words <= 6 && !step.picks) {
    sayOne(c, lines.declined)
    return press(c, 'skip')
  }
  // Asked whether it is safe, whatever is no clear no is a doubt.
  const doubted = acts.includes('no') && !acts.includes('dont-know') ? null : step.leaves?.[0]
  // Asked of somebody who wrote of fear, a bare no is not enough; and fear may come only with the words.
  const careful = isCareful(exerciseOf(guide.open!.id)!, guide.open!.asked ?? '')
  if (isAfraid(c) && (step.leaves ? !doubted : careful)) {
    guide.open = null
    say(c, lines.ownSafe)
    return offer(c, lines.guardedDoors)
  }
  const { begun, note, left } = answered(guide.open!, doubted ?? c.input.message)
  if (left !== null) {
    guide.open = null
    if (doubted) guide.once.push('afraid')
    say(c, left)
    return
  }
  guide.open = begun
  if (note?.startsWith('look:')) say(c, choose(c, 'look', lines.look, { word: note.slice(5) }))
  else say(c, note)
  // Only now, where somebody may be hurt for saying it.
  if (step.leaves && careful) shape(c, exerciseOf(begun.id)!, begun)
  ask(c)
}

/** A button of the step. Going on with one that waits asks it anew. */
export function press(c: Composer, deed: 'back' | 'skip' | 'stop'): void {
  const { guide } = c.state
  const held = guide.open!
  if (deed === 'stop') {
    guide.open = null
    guide.card = { id: held.id, slots: held.slots }
    sayOne(c, lines.left, lines.listen)
    return
  }
  const inSight = { ...held, waits: false }
  guide.open = deed === 'skip' ? skipped(inSight) : held.waits ? inSight : back(held)
  ask(c)
}

/** Something else is talked about: the step stands aside, in sight unless somebody needs help. */
export function wait(c: Composer, help: boolean): void {
  const { guide } = c.state
  if (!guide.open || c.given.exercise) return
  guide.open = { ...guide.open, waits: true }
  const view = help ? null : shown(guide.open, before(c))
  if (view) c.given.exercise = view
}
