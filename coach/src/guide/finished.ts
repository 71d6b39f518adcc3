import { GAP } from '@mallama/contracts/gap'
import { choose, inOrder, inTurn, offer, say, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { isDoubted, wasDenied } from '../builtin/quiet-question.ts'
import { isNear } from '../builtin/who-is-near.ts'
import { standing } from '../builtin/state.ts'
import { isGuarded, isOpenDoubt, isUnsettled, isYoung, mayGoOn } from '../builtin/set-aside.ts'
import { threatens } from '../analysis/harms.ts'
import { roles } from '../craft/persons.ts'
import { refusedIn } from '../craft/refuse.ts'
import { flagOfTurn } from '../mediation/mediate.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import type { Kind } from '../read/labels.ts'
import { notHere } from './advice.ts'
import { ANY, chosenKind, exerciseOf, exercises, finished, frames, kindOf, lines, manners, ownOf } from './data.ts'
import { type Door, type Manner } from './data.ts'
import { arguable, dictatedIn, quotedIn, withoutAsides } from './draft.ts'
import { formsOf, frameOf, isCareful } from './exercise.ts'
import { isAfraid, isControlled, isFound, toldIn } from './heard.ts'
import { isBare, kindsOf, mayStand, occasionsOf, greeted, ordered } from './told.ts'
import { namesWhom, STORY } from './wanted.ts'
import { nearest, nearness } from '../text/words.ts'
import { people } from '../text/people.ts'
import { isByClose, isOfChild } from '../safety/flag.ts'
import { flagOf } from '../safety/screen.ts'
import { kindAsked, type Begun } from './state.ts'
import { mannerIn, open, send, sendOwn, WORDS } from './steps.ts'
import { isGrave, tellSide } from './told-answer.ts'

/** Words to send: one line of the person's own. Words that can go as they are come after it, for whoever leaves the line or may be harmed by one; nothing of the matter is made up in them. */

/** Opens the line that they need, asks first whether they are safe to say, or says why there are none; false where none may be. */
export function giveWords(c: Composer): boolean {
  if (isRefused(c, c.reading.text)) return true
  const last = mayBeLast(c)
  const pursues = dangerOfGoal(`${c.reading.text}\n${ordered(c)}`)?.danger === 'pursue'
  const isToLeave = pursues && !isGuarded(c.state) && nearness(lines.leaveAlone.cues, c.reading.text) > 0
  if (isToLeave && !last && sayOne(c, lines.leaveAlone.say)) return (offer(c, lines.guardedDoors), true)
  if (last || pursues || nearness(lines.noContact, c.reading.text) > 0) return (notHere(c), true)
  // What is hardly likely, and may not stand, keeps nobody from what may.
  const first = kindsOf(c).find(({ label, chance }) => chance >= LIKE || isGuarded(c.state) || mayStand(c, label))
  const kind = first && first.chance >= LIKE ? first.label : null
  // Before any words while a doubt is open: who asks for them may pay for them. Not where somebody reads along.
  const isAsked = c.state.guide.once.some((it) => it.startsWith('safe/'))
  const mayAsk = isOpenDoubt(c.state) && !isOfChild(c.state.flag!) && !isDoubted(c) && !isAsked
  if (mayAsk && !toldIn(c, 2).some((it) => isNear(it, 'still'))) return asksSafe(c, kind ?? OPEN)
  if (!first || !mayStand(c, first.label)) return false
  // A form asks for more than a doubt allows, or what was set aside: there only what can go as it is, and can do no harm.
  if (!mayGoOn(c.state) || mayHurt(c))
    return (first.chance >= DOUBTED && safely(c, first.label)) || (isOnlyDoubted(c) && asksSafe(c, kind ?? OPEN))
  // A boss or a client throws nobody out of their home.
  const may = first.chance >= (registerOf(c) === 'formal' ? DOUBTED : RISKY) ? first.label : null
  // What may cost the one who says it is asked about from a doubt on.
  if (isRisky(c, may ?? OPEN) || (isYoung(c.state) && isGrave(c))) return asksSafe(c, kind ?? OPEN)
  return insteadOfLine(c) || inOwnWords(c, kind)
}
/** Asked again where a line is open for them, they have no line to write: words that can go as they are. */
function insteadOfLine(c: Composer): boolean {
  const { open: held } = c.state.guide
  if (held?.id !== WORDS || !isBare(c.reading.text) || namesWhom(c.reading.text)) return false
  c.state.guide.open = null
  const kind = kindAsked(held.asked)
  if (kind) return safely(c, kind)
  readyWords(c, held)
  return c.state.guide.offered.length > 0
}
/** A finding stands. One that their word has settled leaves them a line, but none to whoever may follow. */
const mayHurt = (c: Composer): boolean => {
  const flag = standing(c.state)
  const isOf = flag?.category === 'stalking' || (flag?.category === 'self-harm' && !flag.aside)
  return isFound(c) || (isOf && !isUnsettled(c.state))
}
const OPEN: Kind = 'ask-talk'
/** Harm of a grown-up is no more than doubted, or was denied: it is asked first whether the words are safe to say. */
const isOnlyDoubted = ({ state }: Composer): boolean => {
  const { flag } = state
  if (flag === null || !isByClose(flag) || flag.category === 'stalking' || isOfChild(flag)) return false
  return wasDenied(state) || (flag.tier === 1 && !flag.aside)
}
const isRisky = (c: Composer, kind: Kind): boolean =>
  finished[kind]!.careful === true || isCareful(exerciseOf(WORDS)!, c.reading.text, 1) || isAfraid(c) || isControlled(c)

/** From these chances on it may be of a kind that is risky to say; its words are begun as that kind is, which strangers called bad in one of six from there on, and in every other below it, where a beginning for any matter was in one of five; and in a doubt, words can go as they are. */
const [RISKY, LIKE, DOUBTED] = [0.2, 0.3, 0.5]
/** Their own words, begun for what they have to do, with gaps: strangers called nearly every finished message bad (decision 161), and of such beginnings half as many as of an example and an empty line (decision 213). */
function inOwnWords(c: Composer, kind: Kind | null): boolean {
  const { key, isSure } = occasionFor(c, kind) ?? { key: kind, isSure: kind !== null }
  const it = key ? finished[kindOf(key)] : null
  const lead = it && isSure ? choose(c, `words/${kindOf(key!)}`, [it.lead]) : null
  // Where it is not known what they have to do, how such a thing is said may be.
  if (!isSure && !isGuarded(c.state) && !isFound(c) && !isAfraid(c)) tellSide(c)
  const manner = mannerFor(c)
  const how = inOrder(c, frameOf(key ?? ANY, manner)?.includes(GAP) === false ? lines.whole : lines.pattern)
  const also = frames().get(key ?? ANY)?.also
  const said = [lead, how, also ?? ((it?.mind || isGuarded(c.state)) && choose(c, 'only-if-safe', [lines.feelsSafe]))]
  const asked = key || manner ? chosenKind(key ?? ANY, manner) : undefined
  open(c, WORDS, undefined, asked, said.filter(Boolean).join(' '))
  return true
}

/** From this share on the words of an occasion come before a frame of their kind: to a stranger who knew nothing of it they were good 18 times of 44, and bad as often as the frame, which was never good. Where no kind is sure, from the second on they come before a frame for any matter, which was good in none of 23 and bad in 20. */
const [COMES_UP, MAY_COME] = [0.08, 0.05]
/** The occasion that words are asked for on; none where it is unsure, and their kind is not, or where what is to be said was told and a gap takes it. What may cost somebody comes only where its kind was asked about. */
function occasionFor(c: Composer, kind: Kind | null): { key: string; isSure: boolean } | undefined {
  const isTold = ordered(c) && frameOf(kind ?? ANY)?.includes(`: ${GAP}`)
  const hasForm = !kind && formsOf(exerciseOf(WORDS)!.steps[0]!, c.reading.text).length > 0
  if (isTold || hasForm) return undefined
  const may = (of: Kind) => of === kind || (!finished[of]!.careful && mayStand(c, of))
  const first = occasionsOf(c).find(({ key }) => may(kindOf(key)))
  const isSure = first !== undefined && first.chance >= COMES_UP
  return first && (isSure || (!kind && first.chance >= MAY_COME)) ? { key: first.key, isSure } : undefined
}

/** What may cost somebody who told of fear is said with help beside them. */
function withHelp(c: Composer, spoken = lines.ownSafe): true {
  say(c, spoken)
  offer(c, lines.guardedDoors)
  return true
}

/** The manner that this message names, or what one has with whom it is for: what one writes to a boss is not what one writes to a friend. */
const mannerFor = (c: Composer): Manner | undefined => (c.reading.words <= STORY ? mannerIn(c) : null) ?? registerOf(c)
const registerOf = (c: Composer): Manner | undefined => {
  // Behind "it sounds like my boss" nobody is named to whom it goes.
  const kindIn = (role: string | null) => roles.get(role?.split(' ').at(-1) ?? '')?.kind ?? []
  const told = toldIn(c, 6).map((text) => people(text.split(' sound')[0]!))
  const named = told.map((some) => some.flatMap(({ someone }) => kindIn(someone.role)))
  const [kind = ''] = named.findLast((some) => some.length > 0) ?? []
  return manners.find((it) => it === (lines.registers as Record<string, string>)[kind])
}

/** Whoever leaves the line gets words that can go as they are: of the kind it was opened for, else of those it may be. */
export function readyWords(c: Composer, { asked, kinds = [] }: Begun): void {
  const kind = kindAsked(asked)
  const may = kind ? [] : [...new Set(kinds.map(kindOf))].filter((it) => mayStand(c, it))
  const leads = may.map((it): Door => ({ label: finished[it]!.title, does: `words:${it}` }))
  if (leads.length > 0) say(c, inTurn(c, lines.readyOf))
  offer(c, kind ? [{ label: lines.readyWords, does: `words:${kind}` }] : leads)
}

/** Words that may be the last ones: that is asked before any. */
function mayBeLast(c: Composer, said = c.reading.text): boolean {
  const last = !c.state.directAsked.includes('self-harm') && nearness(lines.lastWords, said) > 0
  if (last && (c.state.flag?.tier ?? 1) < 2) c.state.flag = { tier: 1, category: 'self-harm', thirdParty: false }
  return last
}

/** A line that may not go to anybody is no message: a threat, or a goodbye. In a doubt it waits until that is settled. */
export function keepsBack(c: Composer, whole = c.input.message): boolean {
  const { guide } = c.state
  // Words of ours say nothing of whoever sends them, where nothing else did.
  const line = c.state.flag === null ? ownOf(whole) : whole
  if (line === '') return false
  const seen = flagOfTurn(line, [], true)
  const isThreat = threatens(line) || (seen?.tier ?? 0) > 1
  const isAsked = isThreat && seen?.category === 'self-harm' && !seen.thirdParty
  // Words that say it of the writer are asked about.
  if (isAsked && !c.state.directAsked.includes('self-harm')) c.state.flag ??= flagOf({ ...seen, tier: 1 })
  const isNo = isRefused(c, line)
  if (!isNo && !mayBeLast(c, line === whole ? undefined : line) && !isFound(c) && !isThreat) return false
  if (!isNo) notHere(c)
  guide.open = isFound(c) && guide.open ? { ...guide.open, waits: true } : null
  return true
}

/** What "Better words" does not write is not written here either: threats, tricks, a child that is courted. */
export function isRefused(c: Composer, text: string): boolean {
  const refusal = refusedIn([text], true)
  return refusal !== null && say(c, refusal.text)
}

/** What may cost the one who says it is asked about before a word of it stands; so is all where fear was told. */
function safely(c: Composer, kind: Kind): boolean {
  return !mayStand(c, kind) || !isRisky(c, kind) ? give(c, kind, mannerIn(c)) : asksSafe(c, kind)
}
function asksSafe(c: Composer, kind: Kind): true {
  say(c, inTurn(c, lines.safeFirst.asks))
  offer(c, [{ label: 'No', does: `safe:${kind}` }, ...lines.unsafe])
  return true
}

const given = (kind: string, manner: string) => `words/${kind}/${manner}`
/** A message of this kind in a manner that was not given yet. */
function give(c: Composer, kind: Kind, wanted: Manner | null): boolean {
  const { once } = c.state.guide
  const it = finished[kind]!
  if (!mayStand(c, kind)) return (notHere(c), true)
  if (it.careful && isAfraid(c)) return withHelp(c)
  const all = Object.keys(it.said) as Manner[]
  const left = all.filter((manner) => !once.includes(given(kind, manner)))
  const manner = wanted && (left.length > 0 ? left : all).includes(wanted) ? wanted : (left[0] ?? all[0]!)
  const first = left.length === all.length
  say(c, first ? choose(c, `words/${kind}`, [it.lead]) : inOrder(c, lines.another))
  if (c.pieces.length === 0) say(c, lines.sendable)
  if (it.mind && first) sayAny(c, 'only-if-safe', [lines.feelsSafe])
  once.push(given(kind, manner))
  // Whatever the matter is, they hold: nothing that was told stands in them.
  send(c, greeted(c, it.said[manner]!))
  const others = left.filter((other) => other !== manner)
  const doors = others.map((other): Door => ({ label: lines.manners[other].label, does: `words:${kind}:${other}` }))
  // Where harm was told no form is opened.
  offer(c, isGuarded(c.state) ? doors : [...doors, { label: lines.ownWords.label, does: `own:${kind}` }])
  return true
}

/** Asked for other words after ready ones: those in the manner that was named, else the next; false after words of their own. */
export function another(c: Composer): boolean {
  const { once } = c.state.guide
  const kind = once.findLast((it) => it.startsWith('words/'))?.split('/')[1] as Kind
  if (!finished[kind]) return false
  return isAfraid(c) && !once.includes(`safe/${kind}`) ? safely(c, kind) : give(c, kind, mannerIn(c))
}

export function throughWords(c: Composer, what: string, id: string, manner: string | undefined): boolean {
  const kind = id as Kind
  if (what === 'words') return manner ? give(c, kind, manner as Manner) : safely(c, kind)
  if (what === 'safe') {
    // Asked of somebody who told of fear, a bare no is not enough.
    if (isAfraid(c)) return withHelp(c)
    c.state.guide.once.push(`safe/${kind}`)
    return isGuarded(c.state) || isFound(c) ? give(c, kind, null) : inOwnWords(c, kind === OPEN ? null : kind)
  }
  if (what === 'own') return inOwnWords(c, kind)
  if (what !== 'unsafe') return false
  c.state.guide.once.push('afraid')
  return withHelp(c, lines.safeFirst.leave)
}

/** Their words are the message, letter for letter; quoted to be answered, they are somebody else's. */
export function dictated(c: Composer): void {
  const guarded = isGuarded(c.state)
  const [near] = nearest(exercises, c.reading.text)
  const answers = near!.score >= 1 && near!.it.steps.some(({ offer }) => offer === 'quoted')
  if (answers && !guarded) return open(c, near!.it.id)
  const said = dictatedIn(c.input.message)
  // What stands in quotation marks is theirs to the last word.
  const text = said && (quotedIn(c.input.message, 2) ? said : withoutAsides(said))
  if (text && isRefused(c, c.input.message)) return
  if (!text || guarded) return giveWords(c) ? undefined : notHere(c)
  sayOne(c, [...lines.dictated, ...lines.listen])
  if (arguable(text)) sayAny(c, 'look', lines.look, { word: arguable(text)! })
  sendOwn(c, text)
  offer(c, lines.afterDraft)
}
