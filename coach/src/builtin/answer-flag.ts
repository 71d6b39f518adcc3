import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import { under } from '../guide/data.ts'
import { nearest, nearness } from '../text/words.ts'
import { takenBy, type SafetyLines } from '../knowledge/resources.ts'
import { isByClose, isOfChild, isOfOneself, isOfTheirLife } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { sayAny, sayOne, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import { LIFE_ASKED } from './quiet-question.ts'
import { isGuarded, markOnce, tellsOfSelf } from './set-aside.ts'
import { isSoon } from './who-is-near.ts'
import { asksIt, emergency, helpFor, minimises, NEAR, sayTopic, showsNear, sorts, topicOf } from './topics.ts'

/** What the talk is from then on, once it was asked only to listen. */
const LISTENS = 'listens'
/** What marks the turn in which a step was offered. */
export const stepped = (turn: number) => `stepped/${turn}`
/** A wound that bleeds, or asked whether to call for a body that is in trouble, card or not: that comes before anything else. Where danger stands, also what only the reader knows. */
export function answersBody(c: Composer): boolean {
  const { text, topics } = c.reading
  const said = ofBody.find(({ cues, unless }) => nearness(cues, text) >= NEAR && nearness(unless ?? [], text) === 0)
  const stands = c.state.flagTurns > 0 && isGuarded(c.state)
  const topic = said ?? (stands ? topics().find((it) => ofBody.includes(it)) : undefined)
  return topic !== undefined && sayOne(c, topic.lines, { number: emergency(c, true) })
}
const { despair, dying, known, practical, grown, ofTheirs } = sorts
const ofBody = ['bleeding', 'ambulance', 'body-sign'].flatMap((body) => under.topics.filter(({ id }) => id === body))
/** Asked what to do with what could be taken, or whom to wake, nobody is only listened to. */
export const asksOfTonight = (c: Composer, flag: Flag): boolean => despair.has(topicOf(c, flag)?.id ?? '')
/** Whether it goes on about getting away, or help: "she has no money" is no "no". */
export const goesOn = ({ text, topics }: Reading): boolean => {
  const named = under.topics.filter(({ cues: signs }) => nearness(signs, text) >= NEAR)
  return [...topics(), ...named].some(({ id }) => practical.has(id) || grown.has(id))
}
export const bearsOut = (flag: Flag | null, reading: Reading): boolean =>
  flag !== null && isByClose(flag) && (reading.acts.includes('who-sees') || goesOn(reading))

/** A doubt whether they want to live, of whoever is in danger of something else, helps somebody, or does harm, is asked about outright: "it'd be simpler if I weren't around". Of 15,695 messages in written talks of harm 29 are so like it, and 18 of these were. */
export function asksLife(c: Composer, flag: Flag): boolean {
  const seen = c.reading.danger()
  // In a talk about another's life all of it sounds of dying.
  const inTalk = isOfTheirLife(flag) ? 0 : c.reading.talk('category').get('self-harm')!
  const above = seen?.above ?? 0
  const isLike = above >= PLAINLY || (above >= SURELY && inTalk >= LIKE_DYING) || (above >= NEARLY && inTalk >= MAY_BE)
  const isOwn = seen?.category === 'self-harm' && seen.tier === 1 && !seen.thirdParty && isLike
  const isMet = (isOfOneself(flag) && !flag.thirdParty) || wasLifeAsked(c.state)
  return isOwn && !isMet && saysLife(c, flag)
}
/** Asked once a talk. */
export const wasLifeAsked = ({ related }: Composer['state']): boolean => related.some((it) => it.startsWith(LIFE_ASKED))
export function saysLife(c: Composer, flag: Flag): boolean {
  markOnce(c.state, LIFE_ASKED + c.state.turn)
  c.state.awaiting = 'safety'
  return sayAny(c, 'of-life', kept.ofLife, { help: helpFor(c, { ...flag, category: 'self-harm', thirdParty: false }) })
}
const [PLAINLY, SURELY, LIKE_DYING, NEARLY, MAY_BE] = [3, 2, 0.2, 0.5, 0.6]

/** A step is a sentence or two and its one question; each is said once. */
export function nextStep(c: Composer, { steps }: SafetyLines): void {
  if (sayOne(c, steps)) return void markOnce(c.state, stepped(c.state.turn))
  sayAny(c, 'safety-stay', talk.safetyStay)
  sayAny(c, 'safety-stay-ask', talk.stayAsks)
}

/** Under a flag a question is answered as far as it can be, and a wish to be heard is heard. True where a step is offered after it: when one is asked for, and not after a turn that had one. */
export function answerTo(c: Composer, flag: Flag): boolean {
  const { text, acts } = c.reading
  const { related, turn } = c.state
  const wanted = c.wish().wanted
  const ofSelf = isOfOneself(flag)
  const isTaken = flag.about === 'taken'
  const tellsMore = ofSelf && !flag.thirdParty && tellsOfSelf(c)
  const topic = topicOf(c, flag)
  // Where a life hangs on it, each answer goes on with what is to be done, whatever was said.
  const isHeldOut = flag.about === 'condition'
  if (isTaken || isHeldOut || (flag.tier === 3 && ofSelf) || tellsMore) {
    if (disclaims(text)) sayAny(c, 'safety-kept', kept.kept)
    else if (isTaken && ofTaken(c, flag)) return false
    else if (acts.includes('no') && !isTaken) sayAny(c, 'safety-no', kept.no)
    else if (tellsMore && flag.tier < 3) sayAny(c, 'safety-yes', kept.yes)
    const met = isTaken ? [] : isHeldOut ? [ofTheirs] : [despair, dying]
    if (!topic || !met.some((some) => some.has(topic.id))) return true
    sayTopic(c, flag, topic)
    return !known.has(topic.id)
  }
  if (wanted === 'only-listen' || (topic?.id === 'listen' && !asksIt(c))) {
    markOnce(c.state, LISTENS)
    if (!sayOne(c, under.topics[0]!.lines)) sayAny(c, 'under/heard', under.heard)
    return false
  }
  const asksStep = wanted === 'what-do-i-do'
  const next = asksStep || !(related.includes(LISTENS) || related.includes(stepped(turn - 1)))
  const asked = asksIt(c)
  const isThreat = flag.category === 'threat-to-others'
  const unknown = flag.tier === 3 && !ofSelf && !isThreat ? under.unknownNow : under.unknown
  if (disclaims(text)) sayAny(c, 'safety-kept', kept.kept)
  else if (topic && !isThreat && sayTopic(c, flag, topic)) return next && !asked && !known.has(topic.id)
  else if (((asksStep || asked) && saysUntilThen(c, flag)) || (!isThreat && asked && showsNear(c, flag))) return false
  else if (isByClose(flag) && minimises(text)) {
    const ofChild = flag.category === 'child-abuse' && flag.thirdParty
    sayAny(c, 'safety-minimised', ofChild ? kept.minimisedForChild : kept.minimised)
    const help = helpFor(c, { category: 'child-abuse', tier: 2, thirdParty: false, young: true })
    if (isOfChild(flag)) sayAny(c, 'safety-child-line', [kept.childLine], { help })
  } else if (asksStep) return true
  else if (asked && sayOne(c, unknown, { help: helpFor(c, flag), number: emergency(c) })) return false
  else if (isOfTheirLife(flag) && acts.includes('no')) sayOne(c, kept.notSafe, { number: emergency(c) })
  else if (flag.category === 'self-harm' && acts.includes('no')) sayAny(c, 'safety-no', kept.no)
  else if (acts.includes('yes')) sayAny(c, 'safety-yes', kept.yes)
  else if (!ofSelf && (wanted === 'declines' || wanted === 'leaves')) sayOne(c, under.later)
  else if (c.pieces.length === 0) sayAny(c, 'under/heard', isThreat ? under.heardOfThreat : under.heard)
  return next || c.pieces.length === 0
}

/** Asked about the next hours, of blows and control by somebody who is near, what holds until then; false where nothing was said. */
export const saysUntilThen = (c: Composer, flag: Flag): boolean =>
  !flag.thirdParty &&
  (flag.category === 'abuse' || flag.category === 'child-abuse') &&
  isSoon(c.reading.text) &&
  sayOne(c, under.untilThen, { help: helpFor(c, flag), number: emergency(c) })

/** After a dose: the call, what keeps somebody from it, the way there and the wait are answered with what is to be done now. */
function ofTaken(c: Composer, flag: Flag): boolean {
  const { text, topics, acts } = c.reading
  const all: readonly (Record<'cues' | 'lines', string[]> & { ids?: string[] })[] = takenBy(flag).topics
  const ids = [...topics().map(({ id }) => id), ...acts]
  const near = nearest(all, text).flatMap(({ it, score }) => (score >= NEAR ? [it] : []))
  const read = all.filter((it) => it.ids?.some((id) => ids.includes(id)))
  return [...near, ...read].some(({ lines }) => sayOne(c, lines, { number: emergency(c, true) }))
}
/** Who goes, or only thanks, is let go: one line with the help, and no question. */
export const letGo = (c: Composer, flag: Flag): boolean =>
  c.reading.acts.some((act) => act === 'closing' || act === 'thanks') &&
  sayOne(c, kept.leaves, { help: helpFor(c, flag, true) })
