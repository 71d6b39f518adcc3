import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import under from '../../data/said/under-card.json' with { type: 'json' }
import cues from '../../data/words/under-card.json' with { type: 'json' }
import type { SafetyResource } from '@mallama/contracts/safety'
import { nearest, nearness, ownIn, setsOf } from '../text/words.ts'
import { emergencyFor, resourcesOf } from '../knowledge/resources.ts'
import { takenBy } from '../knowledge/safety-lines.ts'
import { asks } from '../read/labels.ts'
import { isByClose, isDoer, isOfChild, isOfOneself } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { phrasesOf } from '../safety/statements.ts'
import { inTurn, say, sayAny, sayOne, type Composer } from './composer.ts'
import { standing } from './state.ts'
import type { Reading } from './reading.ts'
import { isYes } from './quiet-question.ts'
import { isGuarded, isYoung, markOnce, OWN_HARM } from './set-aside.ts'

type Heard = keyof typeof cues
const phrases = new Map(Object.entries(cues).map(([what, rows]) => [what, rows.flatMap(phrasesOf)]))
const nearTo = (what: Heard, text: string) => nearness(phrases.get(what)!, text)
/** What is heard under a card, each by plain phrases: all of it only chooses what is said, and lowers no flag. */
export const hears = (what: Heard, text: string): boolean =>
  nearTo(what, text) > (what === 'near' ? nearTo('goesBack', text) / 2 : 0)

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
export const minimises = (text: string): boolean => hears('whoMinimises', text) && hears('minimised', text)
export const asksIfFair = (text: string): boolean => hears('asksIfFair', text) && hears('unfair', text)
/** A place to turn to, as it stands in a sentence. */
export const named = ({ name, contact }: Pick<SafetyResource, 'name' | 'contact'>): string =>
  name.includes(contact) ? name : `${name} (${contact})`
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
/** A place as it is named within a sentence. */
const within = ({ kind, name, contact }: SafetyResource): string =>
  named({
    name: kind === 'emergency' ? `the ${lower(name)}` : name,
    contact: kind === 'text' ? lower(contact) : contact,
  })

/** The number to ring at once, as it stands in a sentence. */
export const emergency = ({ input }: Composer, forBody = false): string => within(emergencyFor(input.country, forBody))

/** Somebody to talk to rather than the emergency number; with `any` the first there is. */
function helpFor(c: Composer, flag: Parameters<typeof resourcesOf>[0], any = false): string | null {
  const all = resourcesOf(flag, c.input.country)
  const line = all.find(({ kind }) => any || kind !== 'emergency') ?? all[0]
  return line ? named(line) : null
}

/** All of them, as they stand in one sentence. */
export function places(c: Composer, flag: Flag): string {
  const all = resourcesOf(flag, c.input.country).map(within)
  const listed = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]!
  return talk.reachYou.replace('{places}', () => listed)
}
/** A topic is known by one phrase of it. */
const NEAR = 1
/** What the talk is from then on, once it was asked only to listen. */
const LISTENS = 'listens'
/** Topics by whom they are said to: nothing of their own leaving to a helper, nothing to sort out to a child; nor is it asked who could come where somebody is named (`known`), nobody asks what is practical who is in no danger; and where somebody's life is held out to them, what is about that; and to the one who harms nothing that would keep the other near. */
const { victims, grown, despair, known, close, practical, beside, ofTheirs, ofDoer } = setsOf(under.sorts)
/** What marks the turn in which a step was offered. */
export const stepped = (turn: number) => `stepped/${turn}`
/** What is written of what was just said or asked, where it is of the kind; null for anything else. */
function topicOf(c: Composer, flag: Pick<Flag, 'thirdParty' | 'category'>): Topic | null {
  const [helping, does] = [flag.thirdParty && !isOfOneself(flag), isDoing(c, flag)]
  const fits = ({ of, id, unless }: Topic) =>
    (of ? helping : !helping || !victims.has(id)) &&
    (!close.has(id) || isByClose(flag) || (does && ofDoer.has(id))) &&
    (id !== 'their-life' || ofTheirLife(c, flag)) &&
    (id !== 'i-pushed' || does) &&
    (!despair.has(id) || (isOfOneself(flag) && !flag.thirdParty)) &&
    nearness(unless ?? [], c.reading.text) === 0
  const all = c.reading.topics().filter(fits)
  // Where somebody may want to die, what could be taken and who is near come first.
  const topic = all.find(({ id }) => despair.has(id)) ?? all[0] ?? null
  const isChild = !flag.thirdParty && (flag.category === 'child-abuse' || isYoung(c.state))
  return topic && isChild && grown.has(topic.id) ? { ...topic, lines: under.ofChild } : topic
}

/** Whoever harms, or told in so many words that they did, whatever stands now. */
const isDoing = ({ state }: Composer, flag: Pick<Flag, 'thirdParty' | 'category'>): boolean =>
  isDoer(flag) || state.related.includes(OWN_HARM)
/** Somebody else's life is spoken of, in the talk or in this message. */
const ofTheirLife = ({ reading }: Composer, { category, thirdParty }: Pick<Flag, 'thirdParty' | 'category'>): boolean =>
  (category === 'self-harm' && thirdParty) || reading.danger()?.category === 'self-harm'
/** Where whoever harms is outside now, or somebody has come to fetch them: what to do this minute comes first. Not where dying was spoken of. */
export function saysInside(c: Composer, flag: Flag): boolean {
  const heard = (['rescue', 'inside'] as const).find((it) => hears(it, c.reading.text)) ?? topicOf(c, flag)?.id
  const isTheirs = isByClose(flag) && !flag.thirdParty && !flag.despair
  const topic = isTheirs
    ? under.topics.find(({ id, now }) => id === heard && now && id !== 'come' && id !== 'men')
    : undefined
  return topic !== undefined && nearness(topic.unless ?? [], c.reading.text) === 0 && sayTopic(c, flag, topic)
}
/** Asked how it is cleared away, where somebody harms or looks in the phone: nothing stands before that, they may be near. */
export function saysClear(c: Composer): boolean {
  const topic = under.topics.find(({ id }) => id === 'clear')!
  if (nearness(topic.cues, c.reading.text) < NEAR) return false
  const told = [...ownIn(c.input.history), c.reading.text]
  const isWatched = (standing(c.state) ?? c.state.flag) !== null || told.some((it) => hears('watched', it))
  return isWatched && say(c, inTurn(c, topic.lines))
}
export function answerBesideCall(c: Composer, flag: Flag): void {
  const topic = topicOf(c, flag)
  if (topic && beside.has(topic.id)) sayTopic(c, flag, topic)
}
/** What is written under a card is an answer too where harm by somebody close was only doubted, or its card is gone, and to the one who harms what is of help and of being told of; not what is for this minute. */
export function answersGuarded(c: Composer): boolean {
  const held = [standing(c.state), c.state.flag].find((it) => it && (isByClose(it) || isDoer(it)))
  const flag = held ?? { category: 'abuse' as const, thirdParty: false, tier: 1 as const }
  const topic = topicOf(c, flag)
  const fits = topic !== null && !topic.now && topic.id !== 'listen' && (!isDoing(c, flag) || ofDoer.has(topic.id))
  return fits && sayTopic(c, flag, topic)
}
export const asksIt = ({ wish, reading }: Composer): boolean =>
  asks.includes(wish().wanted) || reading.text.trimEnd().endsWith('?')

/** Asked how to say something to whoever harms, or how to calm them: what minds that, once what nears it is said. */
export function saysCareful(c: Composer, flag: Flag): boolean {
  if (isOfChild(flag) || isYoung(c.state)) return false
  const topic = topicOf(c, flag)
  const careful = under.topics.find(({ id }) => id === 'say-it')!
  return isByClose(flag) && [topic, careful].some((it) => it !== null && !it.now && sayTopic(c, flag, it))
}
type Topic = (typeof under.topics)[number]
export const sayTopic = (c: Composer, flag: Flag, { lines }: Pick<Topic, 'lines'>): boolean =>
  sayOne(c, lines, { help: helpFor(c, flag), number: emergency(c) })

/** A wound that bleeds, or asked whether to call for a body that is in trouble, card or not: that comes before anything else. Where danger stands, also what only the reader knows. */
export function answersBody(c: Composer): boolean {
  const { text, topics } = c.reading
  const isSaid = ({ cues: signs, unless }: Topic) => nearness(signs, text) >= NEAR && nearness(unless ?? [], text) === 0
  const stands = c.state.flagTurns > 0 && isGuarded(c.state)
  const topic = ofBody.find(isSaid) ?? (stands ? topics().find((it) => ofBody.includes(it)) : undefined)
  return topic !== undefined && sayOne(c, topic.lines, { number: emergency(c, true) })
}
const ofBody = ['bleeding', 'ambulance', 'body-sign'].flatMap((body) => under.topics.filter(({ id }) => id === body))

/** Whether words to somebody should ask to be fetched: it is asked for outright, or whoever harms is a danger now. */
export const isFetched = (c: Composer, flag: Pick<Flag, 'thirdParty' | 'category'>): boolean =>
  topicOf(c, flag)?.id === 'fetch-me' && (nearness(talk.fetchCues, c.reading.text) > 0 || c.state.flag?.tier === 3)

/** Asked what to do with what could be taken, or whom to wake, nobody is only listened to. */
export const asksOfTonight = (c: Composer, flag: Flag): boolean => despair.has(topicOf(c, flag)?.id ?? '')

/** Whether it goes on about getting away, or help: "she has no money" is no "no". */
export const goesOn = ({ text, topics }: Reading): boolean => {
  const named = under.topics.filter(({ cues: signs }) => nearness(signs, text) >= NEAR)
  return [...topics(), ...named].some(({ id }) => practical.has(id) || grown.has(id))
}
export const bearsOut = (flag: Flag, reading: Reading): boolean =>
  isByClose(flag) && (reading.acts.includes('who-sees') || goesOn(reading))

/** Who tells more of wanting to die, half denied or not, has answered the question. */
export function tellsOfSelf({ awaited, reading }: Pick<Composer, 'awaited' | 'reading'>): boolean {
  const seen = reading.acts.includes('no') ? null : reading.danger()
  return (seen !== null && isOfOneself(seen)) || (awaited === 'safety' && isYes(reading.text))
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
    const isMet = (tellsMore ? despair : ofTheirs).has(topic?.id ?? '') && (tellsMore || isHeldOut)
    const met = isMet ? topic : null
    if (met) sayTopic(c, flag, met)
    return !known.has(met?.id ?? '')
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
  else if (isByClose(flag) && minimises(text)) believe(c, flag)
  else if (asksStep) return true
  else if (asked && sayOne(c, unknown, { help: helpFor(c, flag), number: emergency(c) })) return false
  else if (flag.category === 'self-harm' && acts.includes('no')) sayAny(c, 'safety-no', kept.no)
  else if (acts.includes('yes')) sayAny(c, 'safety-yes', kept.yes)
  else if (!ofSelf && (wanted === 'declines' || wanted === 'leaves')) sayOne(c, under.later)
  else sayAny(c, 'under/heard', isThreat ? under.heardOfThreat : under.heard)
  return next || c.pieces.length === 0
}

function believe(c: Composer, flag: Flag): void {
  const ofChild = flag.category === 'child-abuse' && flag.thirdParty
  sayAny(c, 'safety-minimised', ofChild ? kept.minimisedForChild : kept.minimised)
  if (!isOfChild(flag)) return
  const help = helpFor(c, { category: 'child-abuse', tier: 2, thirdParty: false, young: true })
  sayAny(c, 'safety-child-line', [kept.childLine], { help })
}

/** After a dose: the call, what keeps somebody from it, the way there and the wait are answered with what is to be done now. */
function ofTaken(c: Composer, flag: Flag): boolean {
  const { text, topics, acts } = c.reading
  const all: readonly Taken[] = takenBy(flag).topics
  const ids = [...topics().map(({ id }) => id), ...acts]
  const near = nearest(all, text).flatMap(({ it, score }) => (score >= NEAR ? [it] : []))
  const read = all.filter((it) => it.ids?.some((id) => ids.includes(id)))
  return [...near, ...read].some(({ lines }) => sayOne(c, lines, { number: emergency(c, true) }))
}
type Taken = Record<'cues' | 'lines', string[]> & { ids?: string[] }
/** Who goes, or only thanks, is let go: one line with the help, and no question. */
export const letGo = (c: Composer, flag: Flag): boolean =>
  c.reading.acts.some((act) => act === 'closing' || act === 'thanks') &&
  sayOne(c, kept.leaves, { help: helpFor(c, flag, true) })
