import { inTurn, offer, plainly, say, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded, isLapsed, isYoung, mayGoOn } from '../builtin/set-aside.ts'
import { isNearDanger } from '../safety/screen.ts'
import { firstName } from '../text/people.ts'
import { nearest, ownIn, sentencesIn, setOf, stripped } from '../text/words.ts'
import { isBrief, notHere } from './advice.ts'
import { isHeld } from './told-answer.ts'
import { exerciseOf, isOfOccasion, isOurs, lines, manners, otherwise, type Door, type Manner } from './data.ts'
import { type Style } from './data.ts'
import { arguable, mended, quotedIn } from './draft.ts'
import { answered, back, begin, ended, greets, isEnough, pickedIn, shown, skipped, stepOf } from './exercise.ts'
import { isAfraid, toldIn } from './heard.ts'
import { beside, kindsBegun, isOfThem, ordered, turned } from './told.ts'
import { OWN, type Begun } from './state.ts'

/** What the talk knows already, so that nothing is asked twice. */
function before(c: Composer) {
  const { input, state } = c
  // What stands in the words that were made last is said.
  const made = input.history.findLastIndex(({ message }) => message)
  const own = [...beside(c, ownIn(input.history.slice(made + 1)).slice(-8)), input.message]
  return {
    person: input.person && firstName(input.person.name),
    wish: ordered(c) || null,
    question: state.guide.question,
    quoted: own.map((text) => quotedIn(text)).findLast((it) => it !== null) ?? null,
    // So near to danger come .64 of the grave messages that go unseen, and .21 of the others.
    calm: () => !(isGuarded(state) || isHeld(c) || isYoung(state) || toldIn(c, 6).some((it) => isNearDanger(it, -2.5))),
  }
}

/** Opens an exercise. `slots`: what stands in its lines; `asked`: how it was asked for; `lead`: said before its first. */
export function open(c: Composer, id: string, slots?: Begun['slots'], asked?: string, lead?: string): void {
  const exercise = exerciseOf(id)
  if (!exercise) return
  if (isGuarded(c.state) && !exercise.harm && !(id === WORDS && isLapsed(c.state))) return notHere(c)
  const { guide } = c.state
  guide.doors++
  guide.quiet = 0
  const told = () => ordered(c) || (c.wish().wanted === 'words' && turned(c, c.input.message)) || undefined
  const kinds = id === WORDS && !slots ? { kinds: kindsBegun(c), told: told() } : {}
  guide.open = { ...begin(exercise, before(c), asked ?? c.reading.text.slice(-400), slots), ...kinds }
  // A word of sympathy leads to nothing yet: a line of so few letters only meets how it is.
  const isLed = (lead ? say(c, lead) : false) || c.pieces.join('').length > 60
  const isFirst = isLed || (!slots && !isBrief(c) && sayAny(c, `opens/${id}`, [exercise.opens]))
  ask(c, isFirst || slots ? lines.sameLine : lines.newLine)
}

export const WORDS = lines.forWords
/** The open step: its prompt is the answer's last sentence, or one of these where it was said before. */
function ask(c: Composer, again: readonly string[] = lines.sameLine): void {
  const { guide } = c.state
  const view = guide.open && shown(guide.open, before(c))
  if (!view) return end(c)
  c.given.exercise = view
  guide.offered = []
  // Asked before, it stands on the screen again and is not said twice.
  const prompt = plainly(c, view.prompt)
  if (prompt) say(c, `${c.pieces.length > 0 ? '\n\n' : ''}${prompt}`)
  else if (c.pieces.length === 0) say(c, inTurn(c, again))
  const { picks } = stepOf(guide.open!)!
  if (picks) c.given.choices = picks.map((label) => ({ label, say: label }))
}

function end(c: Composer): void {
  const { guide } = c.state
  const { id, slots, asked } = guide.open!
  const card = ended({ id, slots })
  guide.open = null
  if (!card) return void say(c, inTurn(c, lines.nothingSaid))
  guide.card = { id, slots, asked }
  const done = isOurs(slots['wish'] ?? '') ? lines.doneOurs : lines.done
  say(c, inTurn(c, card.message ? done : lines.doneNotes))
  sayAny(c, `close/${id}`, [card.close])
  if (card.message) {
    guide.once.push(OWN)
    c.message = card.message
  }
  if (card.card) c.given.card = card.card
  offerMade(c, card.message ? [lines.addToIt] : [])
}
/** What can be done with words that were made: their other manners, where they are those of an occasion, whatever name stands before them. */
export function offerMade(c: Composer, own: readonly Door[] = []): void {
  const others = (['warm', 'firm'] as const).filter((it) => otherwise(c.state.guide.card?.slots['wish'] ?? '', it))
  const ways = others.map((it): Door => ({ label: lines.manners[it].label, does: `manner:${it}` }))
  offer(c, [...(ways.length > 0 ? ways : own), ...lines.afterWords])
}

export const madeIn = ({ input, state: { guide } }: Composer): string | undefined =>
  (input.history.findLast(({ message }) => message) ?? (guide.card && ended(guide.card)))?.message?.text

/** What was made last, to be changed: words in one piece, a page line by line. */
export function again(c: Composer, text = madeIn(c)): void {
  const { card } = c.state.guide
  if (card && !exerciseOf(card.id)!.card.parts) open(c, card.id, card.slots)
  else if (text) open(c, WORDS, { wish: text }, card?.asked)
}
/** An answer to the open step. "I don't know" is one: the line is passed over. */
export function answer(c: Composer): void {
  const { guide } = c.state
  const held = guide.open!
  const step = stepOf(held)!
  const { acts, words } = c.reading
  if (acts.includes('dont-know') && words <= 6 && !step.leaves && !pickedIn(step, c.input.message)) {
    sayOne(c, lines.declined)
    return press(c, 'skip')
  }
  // Asked whether it is safe, whatever is no clear no is a doubt.
  const doubted = acts.includes('no') && !acts.includes('dont-know') ? undefined : step.leaves?.[0]
  const picked = pickedIn(step, doubted ?? c.input.message)
  // Asked of somebody who wrote of fear, a bare no is not enough.
  const isFeared = step.leaves !== undefined && !doubted && isAfraid(c)
  if (isFeared || (picked && step.leaves?.includes(picked))) {
    guide.open = null
    if (isFeared) return (say(c, lines.ownSafe), offer(c, lines.guardedDoors))
    if (doubted) guide.once.push('afraid')
    return void say(c, step.leave ?? null)
  }
  const { begun, look, gap } = answered(held, c.input.message)
  guide.open = begun
  if (gap) return (say(c, inTurn(c, lines.gapLeft)), ask(c))
  // What is told of somebody is no line to them.
  const { message } = c.input
  const isWords = (step.framed && isOfOccasion(message)) || (!isOfThem(message) && isEnough(step, message))
  if (look) sayAny(c, 'look', lines.look, { word: look })
  else if (picked) say(c, step.tells?.[picked] ?? null)
  if (!held.again && isWords && !!stepOf(begun)) end(c)
  else ask(c)
}
/** Tired of the lines: what was answered is the message, or the page, and the complaint is owned. */
export function finish(c: Composer): void {
  c.state.guide.complaints++
  say(c, inTurn(c, lines.enoughAsked))
  end(c)
}
/** A button of the step. Going on with one that waits asks it anew. */
export function press(c: Composer, deed: 'back' | 'skip' | 'stop'): void {
  const { guide } = c.state
  const held = guide.open!
  if (deed === 'stop') {
    guide.open = null
    guide.card = { id: held.id, slots: held.slots }
    return void say(c, inTurn(c, lines.left))
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
  const view = help || (!mayGoOn(c.state) && !exerciseOf(guide.open.id)?.harm) ? null : shown(guide.open, before(c))
  if (view) c.given.exercise = view
}
/** Words that were made are sent, and asked for in another manner. */
export function send(c: Composer, text: string): void {
  const to = c.input.person && firstName(c.input.person.name)
  c.message = { text, ...(to ? { to } : {}) }
}
/** Words of their own: what is asked for after them is never answered with others. */
export function sendOwn(c: Composer, text: string): void {
  c.state.guide.once.push(OWN)
  send(c, text)
}

const known = manners.map((manner) => ({ manner, cues: lines.manners[manner].cues }))
/** How it is to be said stands at a message's end; what is told before may have the same words. */
export function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(known, sentencesIn(reading.text).slice(-2).join(' '))
  return first && first.score > 0 ? first.it.manner : null
}
/** Their words as they are to stand from now on. */
export function stands(c: Composer, text: string, slots: Record<string, string> = { wish: text }): true {
  c.state.guide.card = { id: WORDS, slots, asked: c.state.guide.card?.asked }
  c.state.guide.open = null
  sendOwn(c, text)
  offerMade(c)
  return true
}
/** Asked for in another manner, what they typed stays theirs: something is put around it, or left out; else how it is done, and all of it to be changed. */
export function inManner(c: Composer, given: string | null = null, manner = mannerIn(c)): boolean {
  const made = given ?? madeIn(c)
  if (!made || !manner || isGuarded(c.state)) return false
  const { label, how, around, ...style } = lines.manners[manner]
  const { card } = c.state.guide
  const slots = card && ended(card)?.message?.text === made ? card.slots : { wish: made }
  const other = otherwise(slots['wish'] ?? '', manner)
  if (other) {
    const said = { ...slots, wish: other }
    say(c, lines.otherwise.replace('{manner}', label))
    return stands(c, ended({ id: WORDS, slots: said })!.message!.text, said)
  }
  const text = restyled(made, style)
  if (text === made) return (sayAny(c, `how/${manner}`, [how]), again(c, made), true)
  say(c, around)
  return stands(c, text)
}
/** What can be seen in words without judging them. */
export function looksAt(c: Composer, words: string): boolean {
  const word = arguable(words)
  return word !== null && sayAny(c, 'look', lines.look, { word })
}

const around = new Set(manners.flatMap((it) => [...lines.manners[it].asks, ...lines.manners[it].tells]))
const isAsk = (it: string) => it.endsWith('?') || it.toLowerCase().startsWith('please ')
function restyled(text: string, { asks, tells, only, drops }: Style): string {
  // What was put around it before goes.
  const all = sentencesIn(text).filter((it, _, { length }) => length === 1 || !around.has(it))
  const [first, ...rest] = all.length > 1 && greets(all[0]!) ? all : ['', ...all]
  const hello = only ? '' : first
  const soft = setOf(drops)
  const main = (only ? [...new Set([rest[0]!, rest.find(isAsk) ?? rest[0]!])] : rest).map((it) => {
    const kept = it.split(' ').filter((word) => !soft.has(stripped(word.toLowerCase(), '', '.,!?')))
    return kept.length === it.split(' ').length ? it : mended(kept.join(' '))
  })
  // So much of a beginning or an end is looked for in the words, which may have it.
  const [open, close] = (main.some(isAsk) ? asks : tells).map((it) =>
    text.toLowerCase().includes(it.toLowerCase().slice(0, 10)) || (hello && greets(it)) ? '' : it,
  )
  return [hello, open, ...main, close].filter(Boolean).join(' ')
}
