import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import under from '../../data/said/under-card.json' with { type: 'json' }
import { nearest, nearness } from '../guide/nearest.ts'
import { asks } from '../read/intents.ts'
import { isByClose, isOfChild, isOfOneself } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { takenLines } from '../knowledge/taken-lines.ts'
import { emergency, helpFor, minimises } from './card-lines.ts'
import { sayAny, sayOne, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'
import { markOnce } from './set-aside.ts'

/** A topic is known by one phrase of it. */
const NEAR = 1
/** What the talk is from then on, once it was asked only to listen. */
const LISTENS = 'listens'
const ofVictims = ['love', 'fault', 'leave', 'answer-them', 'believe']
/** To go on about getting away, help, telling somebody or being read: nobody asks so who is in no danger. */
const practical = ['line', 'police', 'taken-away', 'teacher', 'tell-someone', 'leave']

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
  else if (topic && !isThreat && sayOne(c, topic.lines)) return next && !asked
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
