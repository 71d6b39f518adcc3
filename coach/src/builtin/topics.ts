import { under } from '../guide/data.ts'
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import cues from '../../data/words/under-card.json' with { type: 'json' }
import type { SafetyResource } from '@mallama/contracts/safety'
import { nearness, ownIn, setsOf, stripped } from '../text/words.ts'
import { once } from '../learn/file.ts'
import { spokenOf } from '../text/people.ts'
import { emergencyFor, resourcesOf } from '../knowledge/resources.ts'
import { asks } from '../read/labels.ts'
import { isByClose, isDoer, isGuardedTalk, isOfChild, isOfOneself, isOfTheirLife } from '../safety/flag.ts'
import type { Flag } from '../safety/screen.ts'
import { phrasesOf } from '../safety/statements.ts'
import { inTurn, offer, say, sayAny, sayOne, type Composer } from './composer.ts'
import { standing } from './state.ts'
import { isDenied, isNear } from './who-is-near.ts'
import { wasDenied } from './quiet-question.ts'
import { isGraveTalk, isYoung, markOnce, OWN_HARM } from './set-aside.ts'

/** What is written for whoever is in danger, or fears it: where to turn to, and a text for each thing that is asked there. */

const phrases = new Map(Object.entries(cues).map(([what, rows]) => [what, rows.flatMap(phrasesOf)]))
/** What is heard under a card, each by plain phrases: all of it only chooses what is said, and lowers no flag. */
export const hears = (what: keyof typeof cues, text: string): boolean => nearness(phrases.get(what)!, text) > 0
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
export function helpFor(c: Composer, flag: Parameters<typeof resourcesOf>[0], any = false): string | null {
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
export const NEAR = 1
/** Topics by whom they are said to: nothing of their own leaving to a helper, nothing to sort out to a child; nor is it asked who could come where somebody is named (`known`), nobody asks what is practical who is in no danger; and where somebody's life is held out to them, what is about that; and to the one who harms nothing that would keep the other near; what is for whoever thinks of dying (`dying`) to nobody else; what is no letter (`signs`) before words to anybody. */
export const sorts = setsOf(under.sorts)
const { victims, grown, despair, dying, close, beside, ofDoer } = sorts
type Whose = Pick<Flag, 'thirdParty' | 'category'>
export type Topic = (typeof under.topics)[number]
const textOf = (id: string): Topic => under.topics.find((it) => it.id === id)!
/** From this chance on a text is said, or from the second on where it stands so much above the next: of sealed talks .62 are right (decision 215). Of those that stand close together one of the first three is right in .68 and the first in .36: they are shown where something is asked, from this chance on. From the last but one on it is answered whatever the danger was taken for, to a helper too. `TOLD`: it is meant where something grave was told: 170 of 410 sealed questions of such talks reach that, of which 125 are right, and 10 of 1,861 everyday ones. From the last log-odds on the harm told of is somebody else's. */
const [SAID, NEARLY, ABOVE, ASKED, SHOWN, SURELY, MAY_FIT] = [0.25, 0.14, 1.5, 0.05, 3, 0.4, 0.13]
const [TOLD, NEAREST, ABOUT, SURELY_YOUNG, OF_OTHER] = [0.2, 0.15, 0.1, 0.45, 1]
/** Before the text that a button leads to; what marks the turn in which it was asked which of them it is. */
const [UNDER, whichAt] = ['under:', (turn: number) => `which/${turn}`]
/** Whether this answer, or the one so many before it, asks which it is. */
export const asksWhich = ({ state }: Composer, ago = 0): boolean => state.related.includes(whichAt(state.turn - ago))
const toldOf = (c: Composer): string => [...ownIn(c.input.history), c.reading.text].join('\n')
/** What is written that may be meant with what was just said or asked, the likeliest first, and to whom it may be said. */
function topicsFor(c: Composer, flag: Whose) {
  const [helping, does] = [flag.thirdParty && !isOfOneself(flag), isDoing(c, flag)]
  // What is of something (a pet, a school) is of nothing else that was told; what is for this minute needs its phrases, or somebody who is likely there: by what it is like alone 1 of 11 sealed ones was meant.
  const isThere = once(() => isNear(c.reading.text, 'still'))
  const fits = ({ of, id, needs, unless, chance, now, cues: said }: Topic & { chance: number }) =>
    (!needs || nearness(needs, toldOf(c)) > 0) &&
    (!now ||
      id === 'men' ||
      (nearness(said, c.reading.text) >= NEAR && !isDenied(said, c.reading.text)) ||
      isThere()) &&
    (of === 'doer' ? does : of ? helping : !helping || !victims.has(id) || chance >= SURELY) &&
    (!close.has(id) || isByClose(flag) || (does && ofDoer.has(id)) || (chance >= SURELY && !does)) &&
    (!sorts.ofTheirLife.has(id) || [flag, c.reading.danger()].some((it) => it && isOfTheirLife(it))) &&
    (!despair.has(id) || (isOfOneself(flag) && !flag.thirdParty)) &&
    (!dying.has(id) || (flag.category === 'self-harm' && !flag.thirdParty)) &&
    nearness(unless ?? [], c.reading.text) === 0
  const isChild = !flag.thirdParty && (flag.category === 'child-abuse' || isYoung(c.state))
  const near = c.reading.near().filter(fits)
  return near.map((it) => (isChild && grown.has(it.id) ? { ...it, lines: under.ofChild } : it))
}
/** What is surely meant, or was asked for once; null for anything else. Where somebody may want to die, what could be taken and who is near come first. */
export function topicOf(c: Composer, flag: Whose) {
  const near = topicsFor(c, flag)
  const all = near.filter(({ isSeen }) => isSeen)
  const [first, next] = near
  const isAbove = first && first.chance >= NEARLY && first.chance >= ABOVE * (next?.chance ?? 0)
  // Of two that are as near, both about it, either will do.
  const isOneOf = next?.isSeen && first!.chance + next.chance >= SURELY
  const isSure = first?.isSeen && (first.chance >= SAID || isAbove || isOneOf)
  return all.find(({ id }) => despair.has(id)) ?? (asksWhich(c, 1) || isSure ? all[0] : null) ?? null
}
/** Where no text is surely meant, the nearest is said with those that come near below it: whoever was in a hurry was told to choose, and strangers called that bad in six of eight. What is for this minute only, or hardly near, is asked about; not twice running. */
export function showsNear(c: Composer, flag: Flag, from = ASKED): boolean {
  const [first, ...others] = topicsFor(c, flag).filter(({ ask, lines }) => ask && lines !== under.ofChild)
  if (!first || asksWhich(c, 1) || first.chance < from) return false
  const none = { id: '', ask: under.none }
  // A child is told nothing by a guess, and shown nothing that is hardly near.
  if (isYoung(c.state) && first.chance < MAY_FIT && sayOne(c, under.ofYoung, { help: helpFor(c, flag) })) return true
  const isSayable = !isYoung(c.state) && ![sorts.surely, sorts.body].some((it) => it.has(first.id))
  if (isSayable && first.chance >= MAY_FIT && sayTopic(c, flag, first))
    return shows(c, [...others.slice(0, SHOWN - 1), none])
  if (!sayOne(c, under.which, { help: helpFor(c, flag) })) return false
  markOnce(c.state, whichAt(c.state.turn))
  return shows(c, [first, ...others.slice(0, SHOWN - 1), none])
}
function shows(c: Composer, all: readonly Pick<Topic, 'id' | 'ask'>[]): true {
  const doors = all.map(({ id, ask }) => ({ label: spokenOf(ask!, c.grammar.they), does: UNDER + id }))
  offer(c, doors)
  return true
}
const forWhom = Object.entries(under.words).map(([id, it]) => ({ ...it, id: `to/${id}` }))
/** Whether something has to be arranged with the one who harms: nothing else is written to them. */
export const arranges = (c: Composer): boolean => nearness(under.words.them.needs, toldOf(c)) > 0
/** Words are wanted, and it is not known for whom: that is asked. Not twice running. */
export function asksWhom(c: Composer): boolean {
  if (asksWhich(c, 1) || !sayOne(c, under.whom.asks)) return false
  markOnce(c.state, whichAt(c.state.turn))
  const all = forWhom.filter(({ id }) => under.whom.of.includes(id) && (id !== 'to/them' || arranges(c)))
  return shows(c, all)
}
/** What a button of these leads to, with the others below it; false for any other. */
export function saysChosen(c: Composer, flag = guarding(c), does?: string): boolean {
  const { offered } = c.state.guide
  const said = stripped(c.input.message.trim().toLowerCase(), '', ' .!')
  const chosen = does ?? offered.find(({ label }) => label.toLowerCase() === said)?.does ?? ''
  const topic = [...under.topics, ...forWhom].find(({ id }) => UNDER + id === chosen)
  if (!chosen.startsWith(UNDER)) return false
  if (!topic || !sayTopic(c, flag, topic))
    return sayOne(c, under.unknown, { help: helpFor(c, flag) }) || sayAny(c, 'under/heard', under.heard)
  const others = offered.filter((it) => it.does !== chosen)
  if (others.length > 1) offer(c, others)
  return true
}
/** What stands in this talk of harm by somebody close, or what is surely no more than that. */
const guarding = ({ state, reading }: Composer) =>
  [standing(state), state.flag].find((it) => it && (isByClose(it) || isDoer(it))) ??
  (!isGuardedTalk(state) ? [standing(state)].find((it) => it && isOfTheirLife(it) && !it.aside) : null) ??
  ({ category: 'abuse', thirdParty: reading.ofOther() > OF_OTHER, tier: 1 } as const)

/** Whoever harms, or told in so many words that they did, whatever stands now. */
const isDoing = ({ state }: Composer, flag: Whose): boolean => isDoer(flag) || state.related.includes(OWN_HARM)
/** Where whoever harms is outside now, or somebody has come to fetch them: what to do this minute comes first. Not where dying was spoken of. */
export function saysInside(c: Composer, flag: Flag): boolean {
  // What only the reader knows of is for that minute where they are surely there, and no words are asked for.
  const isRead = c.wish().wanted !== 'words' && isNear(c.reading.text, 'surely')
  const { text } = c.reading
  const said = (['rescue', 'inside'] as const).find((it) => hears(it, text) && !isDenied(phrases.get(it)!, text))
  const heard = said ?? (isRead ? topicOf(c, flag)?.id : undefined)
  const topic = under.topics.find(({ id, now }) => id === heard && now && id !== 'come' && id !== 'men')
  if (!topic || !isByClose(flag) || flag.category === 'sexual-coercion' || flag.thirdParty || flag.despair) return false
  return nearness(topic.unless ?? [], c.reading.text) === 0 && sayTopic(c, flag, topic)
}
/** Asked how it is cleared away, where somebody harms or looks in the phone: nothing stands before that, they may be near. */
export function saysClear(c: Composer): boolean {
  const { cues: asked, lines } = textOf('clear')
  if (nearness(asked, c.reading.text) < NEAR) return false
  const told = [...ownIn(c.input.history), c.reading.text]
  const isWatched = (standing(c.state) ?? c.state.flag) !== null || told.some((it) => hears('watched', it))
  return isWatched && say(c, inTurn(c, lines))
}
export function answerBesideCall(c: Composer, flag: Flag): void {
  const near = topicsFor(c, flag).find(({ id, isSeen }) => isSeen && beside.has(id))
  const topic = near ?? (asksIt(c) ? topicOf(c, flag) : null)
  if (topic && (near || !topic.now)) sayTopic(c, flag, topic)
}
/** What is written under a card is an answer too where harm by somebody close was only doubted, or its card is gone, and to the one who harms what is of help and of being told of; not what is for this minute. `any`: also what is hardly near, where nothing else is known. */
export function answersGuarded(c: Composer, any = false): boolean {
  const flag = guarding(c)
  const topic = topicOf(c, flag)
  // Where it is only doubted, or was denied, what is surely meant is said, and other answers are nearer than a question back; a child under no card is told whom to tell, unless it is surer.
  const [isCarded, isTold] = [flag.tier > 1 && !wasDenied(c.state), isGraveTalk(c.state)]
  const least = isCarded ? 0 : isYoung(c.state) ? SURELY_YOUNG : isTold ? TOLD : SURELY
  const isMeant = topic !== null && topic.chance >= least
  const fits = isMeant && !topic.now && topic.id !== 'listen' && (!isDoing(c, flag) || ofDoer.has(topic.id))
  if (fits && sayTopic(c, flag, topic)) return true
  // Of the few texts for whoever harms the nearest is said. Where something grave was told the nearest is better than that nothing can be said: 31 of 64 sealed ones are right, and 9 of 1,861 everyday questions come to it.
  const own = isDoing(c, flag) ? topicsFor(c, flag).find(({ of }) => of === 'doer') : null
  if (!asksIt(c) || isDoing(c, flag)) return asksIt(c) && !!own && own.chance >= ABOUT && sayTopic(c, flag, own)
  return showsNear(c, flag, isCarded || any ? ASKED : isTold && !isYoung(c.state) ? NEAREST : 1)
}
export const asksIt = ({ wish, reading }: Composer) => asks.includes(wish().wanted) || reading.text.includes('?')
/** Asked how to say something to whoever harms, or how to calm them: what minds that, once what nears it is said. */
export function saysCareful(c: Composer, flag: Flag): boolean {
  if (isOfChild(flag) || isYoung(c.state)) return false
  return isByClose(flag) && (saysSure(c, flag) || sayTopic(c, flag, textOf('say-it')))
}
/** Says what is surely meant, and is not for this minute; `of`: of these alone. */
export function saysSure(c: Composer, flag: Flag, from = 0, of?: ReadonlySet<string>): boolean {
  const topic = topicOf(c, flag)
  return topic !== null && !topic.now && topic.chance >= from && (of?.has(topic.id) ?? true) && sayTopic(c, flag, topic)
}
/** Asked with what brought the card, what surely answers it is said in it. */
export const saysAsked = (c: Composer, flag: Flag): boolean =>
  flag.tier === 2 && isByClose(flag) && asksIt(c) && saysSure(c, flag, SURELY)
export const sayTopic = (c: Composer, flag: Flag, { lines }: Pick<Topic, 'lines'>): boolean =>
  sayOne(c, lines, { help: helpFor(c, flag), number: emergency(c) })

/** Whether words to somebody should ask to be fetched: it is asked for outright, or whoever harms is a danger now. */
export const isFetched = (c: Composer, flag: Whose): boolean =>
  topicOf(c, flag)?.id === 'fetch-me' && (nearness(talk.fetchCues, c.reading.text) > 0 || c.state.flag?.tier === 3)
