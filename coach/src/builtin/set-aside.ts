import { under } from '../guide/data.ts'
import { needsHelp } from '@mallama/contracts/help'
import { GUARD, guards, isGuardedTalk, isLikeness, putAside, speaksAsChild, closeKinds } from '../safety/flag.ts'
import { BY_MODEL, isByClose, isOfOneself, isOfTheirLife, NOW, PLAIN } from '../safety/flag.ts'
import { likeliestOf } from '../read/talk.ts'
import { speaksAsGrown, tellsGrownAge } from '../safety/ages.ts'
import { strikesBack } from '../safety/own-harm.ts'
import { disclaims, type Flag, type Sighting, sightTogether } from '../safety/screen.ts'
import { nearness, ownIn } from '../text/words.ts'
import type { Composer } from './composer.ts'
import { ANSWERED, DENIED, isYes, mayCost, wasDenied } from './quiet-question.ts'
import { seenAlone } from './who-is-near.ts'
import type { Reading } from './reading.ts'
import { revive, standing, type State } from './state.ts'

/** Marks what a talk has been; false where it was marked so before. A new list: the state before stays as it was. */
export function markOnce(state: State, mark: string): boolean {
  if (state.related.includes(mark)) return false
  state.related = [...state.related, mark]
  return true
}
const unmark = (state: State, mark: string): void => void (state.related = state.related.filter((it) => it !== mark))
const [YOUNG, MAN, GROWN] = ['young', 'man', 'grown']
export const isYoung = ({ related }: State): boolean => related.includes(YOUNG)
/** A doubt of the kind was answered with a no. */
const [NO, ASIDE] = ['no/', 'aside/']
const denied = ({ category }: Pick<Flag, 'category'>) => NO + category
/** Whether a doubt was answered with a plain no, or anything was set aside. */
export const wasLifted = ({ related }: State) => related.some((it) => it.startsWith(NO) || it.startsWith(ASIDE))
const asideOf = (category: string) => ASIDE + category
/** What one message only sounded like was set aside: it guards nothing, and comes back where it sounds plainly so. */
const settledOf = (category: string) => `settled/${category}`
/** What was set aside was only ever like it: a plain no to the question beneath settles that too. */
const likeOf = (category: string) => `like/${category}`
/** Marks a talk in which own harm was told in so many words. */
export const OWN_HARM = 'own-harm'
/** So near its threshold, in log-odds, self-harm and harm by somebody close are mostly something else: 28 of 59 such cards over 4,351 everyday messages stand there, and 49 of 348 over sealed grave ones. */
const FAINT = 0.6
/** What only sounds like harm between two is of those whom the talk is about: the one who does it, or somebody else. */
function inTalk(state: State, seen: Sighting): Sighting {
  // In a talk it is asked about, and stops nothing.
  const isFaint = ['self-harm', 'abuse'].includes(seen.category) && (seen.above ?? 0) < FAINT
  if (isFaint && seen.tier === 2 && isLikeness(seen)) return { ...seen, tier: 1, doubt: true }
  const flag = standing(state)
  // Whoever told of harm to themselves, or to somebody else, is not taken for the one who does it, unless that is plain.
  const isTold = flag !== null && flag.tier > 1 && isByClose(flag) && (seen.above ?? 0) < 2 * PLAIN
  const isTheirs = isLikeness(seen) || (seen.rule === 'statement/i-hit-them' && strikesBack(seen.quote ?? ''))
  if (isTold && isTheirs && seen.category === 'threat-to-others')
    return { ...seen, category: flag.category, thirdParty: flag.thirdParty }
  if (!isByClose(seen) || !isLikeness(seen)) return seen
  // A grown-up who is hurt is met as one.
  if (state.related.includes(GROWN) && !isYoung(state) && seen.category === 'child-abuse' && !seen.thirdParty)
    return inTalk(state, { ...seen, category: 'abuse' })
  const isChilds = seen.category === 'child-abuse' && (seen.thirdParty || isYoung(state) || (seen.above ?? 0) >= PLAIN)
  if (state.related.includes(OWN_HARM) && !isChilds) return { ...seen, category: 'threat-to-others', thirdParty: false }
  return flag?.thirdParty && isByClose(flag) ? { ...seen, thirdParty: true } : seen
}
/** Whose harm by somebody close is, as the talk tells it where it is first seen: in sealed talks of harm 296 of 296 messages under a card of the writer's own are taken for theirs, and 60 of 78 of somebody else's; by that sighting alone 270 and 50, which was looked at while the thresholds were chosen. Later their own word turns it: whoever is harmed speaks of others too. Not what was stated, nor where a child writes. */
export function ofWhom(state: State, seen: Sighting, { ofOther }: Reading): Sighting {
  const isLike = isLikeness(seen) && isByClose(seen) && seen.category !== 'child-abuse' && seen.tier < 3 && !seen.about
  if (!isLike || standing(state) !== null || isYoung(state)) return seen
  return { ...seen, thirdParty: ofOther() >= (seen.thirdParty ? OWN : OTHER) }
}
/** From these log-odds on what was seen as another's stays so, and what was seen as the writer's own is another's. */
const [OWN, OTHER] = [-1.5, 1]
export const CHILD_TOLD = 'flag/child-abuse'
const forget = (state: State, { category }: Flag): void =>
  [GUARD + category, `${CHILD_TOLD}/own`].forEach((it) => unmark(state, it))
/** Who was taken for a child and tells of an age that is none is met as a grown-up from then on. */
function meetAsGrown(state: State, message: string): void {
  if (isYoung(state) || state.flag?.category !== 'child-abuse' || state.flag.thirdParty) return
  if (!tellsGrownAge(message) || speaksAsChild(message)) return
  forget(state, state.flag)
  guard(state, (state.flag = { ...state.flag, category: 'abuse', about: undefined }))
}
/** What was seen that counts in this talk: more of what was set aside is not put back by a likeness or a doubt. */
export function counted(state: State, found: Sighting | null, message: string): Sighting | null {
  // That a grown-up speaks is marked before it counts.
  if (speaksAsGrown(message)) markOnce(state, GROWN)
  meetAsGrown(state, message)
  if (!found) return null
  const seen = inTalk(state, found)
  // That somebody is there now is more than what was set aside.
  const isMore = seen.tier === 1 || (seen.tier === 2 && isLikeness(seen) && seen.rule !== NOW)
  // A doubt of one kind of harm by somebody close is much like that of another; a child's is never set aside.
  const alike = seen.tier === 1 && isByClose(seen) && seen.category !== 'child-abuse' ? closeKinds : [seen.category]
  const isAgain = isMore && alike.some((category) => state.related.includes(asideOf(category)))
  const isSettled = isMore && (seen.above ?? 0) < PLAIN && state.related.includes(settledOf(seen.category))
  return isAgain || isSettled || (seen.doubt && state.related.includes(denied(seen))) ? null : seen
}

const menSay = under.topics.find(({ id }) => id === 'men')!.cues
/** That a child speaks, as soon as it is told; or a man, where harm stands: help that is for women is none to him. */
export function settleWho(state: State, message: string): void {
  if (!isYoung(state) && speaksAsChild(message)) markOnce(state, YOUNG)
  if (nearness(under.notMen.she, message) > 0) unmark(state, MAN)
  // "It's for women who are beaten" says nothing of the writer.
  else if (state.flag && nearness(menSay, message) > nearness(under.notMen.who, message)) markOnce(state, MAN)
  if (!state.flag) return
  if (isYoung(state)) state.flag = { ...state.flag, young: true }
  state.flag = { ...state.flag, man: state.related.includes(MAN) || undefined }
}
/** After a message was taken in: what of the talk is a value from now on. */
export function settleValues(state: State, before: Flag | null, message: string, aside: boolean): void {
  const { flag } = state
  if (!flag) return
  // Asked about or not, a doubt is answered by it.
  if (before?.doubt && (aside || disclaims(message))) unguard(state, before)
  else if (aside) setAside(state, flag)
  else if (needsHelp(flag) && !flag.cleared) unmark(state, asideOf(flag.category))
  else if (flag.cleared && before && !before.cleared && disclaims(message)) setAside(state, before)
}
/** What one message alone sounded like: unsurely, or right after it, or for as long as nothing bears it out since it was denied. */
export const isOneLikeness = ({ flagFrom, flagTurns, related }: State): boolean =>
  flagFrom === 'model' || (flagFrom === 'models' && (flagTurns === 1 || related.includes(DENIED)))
/** What was denied is told more of: the denial counts no more. */
export function bornOut(state: State): 'models' {
  unmark(state, DENIED)
  return 'models'
}
/** Who tells more of wanting to die, half denied or not, has answered the question. */
export function tellsOfSelf({ awaited, reading }: Pick<Composer, 'awaited' | 'reading'>): boolean {
  const seen = reading.acts.includes('no') ? null : reading.danger()
  return (seen !== null && isOfOneself(seen)) || (awaited === 'safety' && isYes(reading.text))
}
/** Whether a rule or the person's own yes stands behind the flag, or only the model, and on how many messages. `goesOn`: they go on about getting away, or help. */
export function originOf(c: Composer, raised: boolean, goesOn: boolean): State['flagFrom'] {
  const { state, reading, awaited, input } = c
  const { flag, flagFrom: before } = state
  if (before === 'rule') return 'rule'
  // What only the talk shows rests on what was told before, and bears nothing of it out.
  const alone = before === null ? seenAlone(reading, input.exercise?.do === 'answer') : reading.danger()
  const together = raised && !needsHelp(alone) ? sightTogether([...ownIn(input.history), input.message]) : null
  const seen = together ?? alone
  if (needsHelp(seen)) {
    const isRead = isLikeness(seen) || seen.rule === BY_MODEL
    const isSure = isByClose(seen) && (seen.above ?? 0) >= PLAIN
    return isRead ? (before !== null ? bornOut(state) : isSure ? 'models' : 'model') : 'rule'
  }
  // The mild question beneath an answer asks about what is too much: a yes to it has still to be asked about plainly.
  if (before === null && state.related.includes(ANSWERED) && flag?.category === 'self-harm') return 'model'
  // A second message that is doubted of the same kind bears out the first.
  const again = seen !== null && flag !== null && isByClose(seen) === isByClose(flag)
  const more = flag !== null && isOfOneself(flag) && !flag.thirdParty && tellsOfSelf({ awaited, reading })
  // Once it was denied, what is asked bears nothing out; what is told does.
  if (before !== null && flag && (again || more || (goesOn && !wasDenied(state)))) return bornOut(state)
  // Raised without a sighting: a yes to the direct question.
  const yes = awaited === 'safety' && reading.acts.includes('yes') && reading.words <= 12
  // Two doubts together are a likeness, and no more.
  return yes || (raised && !seen) ? 'rule' : raised ? 'models' : before
}
/** What the talk does not bear out guards nothing, and is not asked about again; a line of help stays, and what is told later counts as if it were the first. */
export function lapse(state: State, flag: Flag): void {
  forget(state, flag)
  state.directAsked = [...state.directAsked, flag.category]
  state.flag = { ...flag, tier: 1, aside: true, doubt: true, asked: 0 }
}
/** By the button, or by a no to the question beside it. */
export function setAside(state: State, flag: Flag): void {
  const { cleared: _cleared, ...put } = putAside(flag)
  if (!put.aside) return
  // What one message only sounded like, their word settles, as it would a doubt; the line of help stays.
  const isLike = isOneLikeness(state) || flag.doubt === true
  if (!isLike && state.flagFrom === 'models') markOnce(state, likeOf(flag.category))
  state.flag = { ...put, asked: 0, ...(isLike && { doubt: true as const }) }
  state.flagTurns = 0
  state.flagFrom = null
  unmark(state, DENIED)
  // Of oneself nothing is guarded, and a plainer sign later is one.
  if (isLike && !isOfOneself(flag)) unguard(state, flag)
  markOnce(state, (isLike ? settledOf : asideOf)(flag.category))
}

/** In a talk a doubt of which it is unsure what it is of guards nothing. */
const isFaintly = (flag: Flag | null): boolean => flag?.tier === 1 && flag.vague === true && !flag.aside
/** A finding of harm by somebody close guards the rest of the talk, whatever becomes of it or stands in its place. */
export function guard(state: State, flag: Flag | null): void {
  if (flag && guards(flag) && !isFaintly(flag)) markOnce(state, GUARD + flag.category)
}
/** Whether all that guards a talk is a doubt that was asked about, and the talk went on about other things: words may be had then that draw nobody nearer. */
export const isLapsed = ({ flag, related }: State): boolean =>
  flag?.doubt === true &&
  flag.cleared === true &&
  isByClose(flag) &&
  flag.category !== 'child-abuse' &&
  related.every((it) => it !== ANSWERED && (!it.startsWith(GUARD) || it === GUARD + flag.category))
/** Whether harm by somebody close was doubted, and no plain no has ended that: "rather not" and another matter are none. */
export const isOpenDoubt = ({ flag, related }: State): boolean =>
  flag?.tier === 1 && isByClose(flag) && !flag.aside && !related.includes(denied(flag))
/** Whether all that may be danger is a doubt of which it is unsure what it is of: while it is asked about, the talk goes on. */
export function isUnsettled(state: State): boolean {
  const flag = standing(state)
  return flag?.tier === 1 && flag.vague === true && !isGuardedTalk(state)
}
/** Whether an exercise that is open may go on. */
export const mayGoOn = (state: State): boolean => !isGuarded(state) || isLapsed(state)
/** A plain no, or "this is not about my safety", and no less, lifts the guard of a doubt for the rest of a talk. */
export function unguard(state: State, flag: Flag): void {
  unmark(state, GUARD + flag.category)
  state.related = [...state.related, denied(flag)]
  const isLike = state.related.includes(likeOf(flag.category))
  if (isLike) {
    unmark(state, asideOf(flag.category))
    markOnce(state, settledOf(flag.category))
  }
  if (state.flag?.category !== flag.category || state.flag.tier !== 1 || (state.flag.aside && !isLike)) return
  state.flag = { ...state.flag, cleared: true, ...(isLike && { doubt: true as const }) }
}
/** What marks a talk in which harm by somebody close was named, or likely told from this chance on, or a life is feared for; it counts until anything was denied or set aside. */
export const TOLD_GRAVE = 'told/grave'
const LIKELY_TOLD = 0.4
export function marksTold({ state, reading, input }: Composer, flag: Flag | null): void {
  if (input.aside || flag?.aside) return
  const isClose = closeKinds.some((it) => it === likeliestOf(reading.talk('category')))
  if (
    (isClose && mayCost(reading, input.exercise && state.guide.open ? undefined : LIKELY_TOLD)) ||
    (flag && isOfTheirLife(flag))
  )
    markOnce(state, TOLD_GRAVE)
}
export const isGraveTalk = (it: State) => it.related.includes(TOLD_GRAVE) && !wasDenied(it) && !wasLifted(it)
/** Whether the talk holds a finding of harm by somebody close, or held one that no plain no has lifted. */
export const isGuarded = (state: State) => (guards(state.flag) && !isFaintly(state.flag)) || isGuardedTalk(state)
/** Whether a finding of this kind was set aside, in a state as it was handed back. */
export const isAside = (state: unknown, category: string) => revive(state)?.related.includes(asideOf(category)) ?? false
