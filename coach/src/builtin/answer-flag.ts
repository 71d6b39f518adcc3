import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import under from '../../data/said/under-card.json' with { type: 'json' }
import cues from '../../data/words/under-card.json' with { type: 'json' }
import type { SafetyResource } from '@mallama/contracts/safety'
import { joined, nearest, nearness } from '../guide/nearest.ts'
import { resourcesFor } from '../knowledge/resources.ts'
import { helperLines, safetyLines, type SafetyLines } from '../knowledge/safety-lines.ts'
import { takenLines } from '../knowledge/taken-lines.ts'
import { asks } from '../read/labels.ts'
import { isByClose, isOfChild, isOfOneself } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { cite, sayAny, sayOne, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import { markOnce } from './set-aside.ts'

/** What is heard under a card, each by plain phrases: all of it only chooses what is said, and lowers no flag. */
const heard = {
  /** Whoever does harm is, or was, close enough to read along: that comes before anything else that could be asked. */
  near: [...joined(cues.nearWho, cues.nearWhere), ...joined(cues.stands, cues.beside), ...cues.readAlong],
  /** Asking how to manage the one who does harm: the coach mediates nothing here. */
  manages: joined(cues.asks, cues.manages),
  asksWords: joined(cues.asksWords, cues.says),
  asksToSend: joined(cues.asksToSend, cues.sends),
  /** To bring somebody round who was harmed, or words to them. */
  keeping: [...joined(cues.bring, cues.whom), ...cues.keeping],
  excuses: cues.excuses,
  denies: [...joined(cues.whoIs, cues.calm), ...cues.denies],
}
export const hears = (what: keyof typeof heard, text: string): boolean =>
  nearness(heard[what], text) > (what === 'near' ? nearness(cues.goesBack, text) / 2 : 0)

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
const minimises = (text: string): boolean => nearness(cues.whoMinimises, text) > 0 && nearness(cues.minimised, text) > 0
export const asksIfFair = (text: string): boolean =>
  nearness(cues.asksIfFair, text) > 0 && nearness(cues.unfair, text) > 0

export const citeStart = (c: Composer): void => cite(c, c.reading.text.trim().slice(0, 80), 'your words')

/** A place to turn to, as it stands in a sentence. */
export const named = ({ name, contact }: Pick<SafetyResource, 'name' | 'contact'>): string => `${name} (${contact})`

const resourcesOf = ({ input }: Composer, { category, tier, about, ...flag }: Flag): SafetyResource[] =>
  resourcesFor(input.country, category, tier, about, isOfChild({ category, tier, ...flag }))

/** The number for an ambulance. */
export const emergency = ({ input }: Composer): string => named(resourcesFor(input.country, 'medical', 3)[0]!)

/** Somebody to talk to rather than the emergency number; with `any` the first there is. */
export function helpFor(c: Composer, flag: Flag, any = false): string | null {
  const all = resourcesOf(c, flag)
  const line = any ? all[0] : (all.find(({ kind }) => kind !== 'emergency') ?? all[0])
  return line ? named(line) : null
}

/** All of them, as they stand in one sentence. */
export function places(c: Composer, flag: Flag): string {
  const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
  const all = resourcesOf(c, flag).map((it) => {
    if (it.kind === 'text') return named({ ...it, contact: lower(it.contact) })
    return named(it.kind === 'emergency' ? { ...it, name: `the ${lower(it.name)}` } : it)
  })
  const listed = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]!
  return talk.reachYou.replace('{places}', () => listed)
}

/** The guidance that fits: for a helper, for a child who writes, or for the person in it. A body needs a doctor first. */
export function linesFor(flag: Flag): SafetyLines {
  const { about, category, thirdParty } = flag
  if (about === 'taken') return takenLines[thirdParty ? 'someone' : 'writer']
  if (about === 'neck') {
    const held = talk.neck[thirdParty ? 'someone' : 'writer']
    return { ...linesFor({ ...flag, about: undefined }), first: held, urgent: held }
  }
  const own = safetyLines[category]
  if (category === 'medical') return own
  if (isOfChild(flag)) return { ...safetyLines['child-abuse'], ...talk.young }
  if (category === 'child-abuse' || !thirdParty) return own
  if (category !== 'self-harm') return { ...own, ...helperLines.other }
  return { ...own, ...helperLines[flag.tier === 3 ? 'gone' : 'self-harm'] }
}

/** A topic is known by one phrase of it. */
const NEAR = 1
/** What the talk is from then on, once it was asked only to listen. */
const LISTENS = 'listens'
const ofVictims = ['love', 'fault', 'leave', 'answer-them', 'believe']
/** To go on about getting away, help, telling somebody or being read: nobody asks so who is in no danger. */
const practical = ['line', 'number', 'clear', 'police', 'taken-away', 'teacher', 'tell-someone', 'leave']

/** What marks the turn in which a step was offered. */
export const stepped = (turn: number) => `stepped/${turn}`

/** What is written of what was just said or asked, where it is of the kind; null for anything else. */
function topicOf(c: Composer, flag: Flag): (typeof under.topics)[number] | null {
  const helping = flag.thirdParty && !isOfOneself(flag)
  const fits = under.topics.filter(({ of, id }) => (of ? helping : !helping || !ofVictims.includes(id)))
  const [first] = nearest(fits, c.reading.text.slice(0, 600))
  return first && first.score >= NEAR ? first.it : null
}

export const bearsOut = (flag: Flag, { text, acts }: Reading): boolean =>
  isByClose(flag) &&
  (acts.includes('who-sees') ||
    under.topics.some(({ id, cues }) => practical.includes(id) && nearness(cues, text) >= NEAR))

/**
 * Says something to what was just written under a flag: a question is answered as far as it can be, a wish to be heard
 * is heard. True where a step is offered after it: when one is asked for, and not after a turn that had one.
 */
export function answerTo(c: Composer, flag: Flag): boolean {
  const { text, acts } = c.reading
  const { state } = c
  const wanted = c.wanted()
  const ofSelf = isOfOneself(flag)
  // Where a life hangs on it, each answer goes on with what is to be done, whatever was said.
  if (flag.about === 'taken' || (flag.tier === 3 && ofSelf)) {
    if (disclaims(text)) sayAny(c, 'safety-kept', kept.kept)
    else if (flag.about === 'taken' && ofTaken(c, flag)) return false
    else if (acts.includes('no')) sayAny(c, 'safety-no', kept.no)
    return true
  }
  const topic = topicOf(c, flag)
  if (wanted === 'only-listen' || topic?.id === 'listen') {
    markOnce(state, LISTENS)
    if (!sayOne(c, under.topics[0]!.lines)) sayAny(c, 'under/heard', under.heard)
    return false
  }
  const asksStep = wanted === 'what-do-i-do'
  const rests = state.related.includes(LISTENS) || state.related.includes(stepped(state.turn - 1))
  const next = asksStep || !rests
  const asked = asks.includes(wanted) || text.trimEnd().endsWith('?')
  const isThreat = flag.category === 'threat-to-others'
  const help = helpFor(c, flag)
  if (disclaims(text)) sayAny(c, 'safety-kept', kept.kept)
  else if (topic && !isThreat && sayOne(c, topic.lines, { help: helpFor(c, flag) })) return next && !asked
  else if (isByClose(flag) && minimises(text)) {
    const ofChild = flag.category === 'child-abuse' && flag.thirdParty
    sayAny(c, 'safety-minimised', ofChild ? kept.minimisedForChild : kept.minimised)
    if (isOfChild(flag)) sayAny(c, 'safety-child-line', [kept.childLine], { help: childLine(c) })
  } else if (asksStep) return true
  else if (asked && sayOne(c, under.unknown, { help })) return false
  else if (flag.category === 'self-harm' && acts.includes('no')) sayAny(c, 'safety-no', kept.no)
  else if (acts.includes('yes')) sayAny(c, 'safety-yes', kept.yes)
  else if (!ofSelf && (wanted === 'declines' || wanted === 'leaves')) sayOne(c, under.later)
  else sayAny(c, 'under/heard', isThreat ? under.heardOfThreat : under.heard)
  return next || c.pieces.length === 0
}

const childLine = (c: Composer) => helpFor(c, { category: 'child-abuse', tier: 2, thirdParty: false, young: true })

/** After a dose: the call, the way there and the wait are answered with what is to be done now. */
function ofTaken(c: Composer, { thirdParty }: Flag): boolean {
  const [first] = nearest(takenLines[thirdParty ? 'someone' : 'writer'].topics, c.reading.text)
  return first !== undefined && first.score >= NEAR && sayOne(c, first.it.lines, { number: emergency(c) })
}

/** Who goes, or only thanks, is let go: one line with the help, and no question. */
export const letGo = (c: Composer, flag: Flag): boolean =>
  c.reading.acts.some((act) => act === 'closing' || act === 'thanks') &&
  sayOne(c, kept.leaves, { help: helpFor(c, flag, true) })
