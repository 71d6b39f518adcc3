import kept from '../../data/said/answer-flag.json' with { type: 'json' }
import under from '../../data/said/under-card.json' with { type: 'json' }
import { nearest, nearness } from '../guide/nearest.ts'
import { resourcesFor } from '../knowledge/resources.ts'
import { asks } from '../read/intents.ts'
import { isByClose, isOfChild, isOfOneself } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { takenLines } from '../knowledge/taken-lines.ts'
import { emergency } from './answer-body.ts'
import { choose, inOrder, plainly, say, type Composer } from './composer.ts'
import type { Reading } from './reading.ts'

const one = (c: Composer, what: 'kept' | 'no' | 'yes') => say(c, choose(c, `safety-${what}`, kept[what]))

/** A topic is known by one phrase of it. */
const NEAR = 1
/** What the talk is from then on, once it was asked only to listen. */
const LISTENS = 'listens'

/** What marks the turn in which a step was offered. */
export const stepped = (turn: number) => `stepped/${turn}`

/** What is written of what was just said or asked, where it is of the kind; null for anything else. */
function topicOf(c: Composer, flag: Flag): (typeof under.topics)[number] | null {
  const helping = flag.thirdParty && !isOfOneself(flag)
  const fits = under.topics.filter(({ of, id }) => (of ? helping : !helping || !ofVictims.includes(id)))
  const [first] = nearest(fits, c.reading.text.slice(0, 600))
  return first && first.score >= NEAR ? first.it : null
}
const ofVictims = ['love', 'fault', 'leave', 'answer-them', 'believe']

/** Whether it goes on about getting away, help, telling somebody or being read: nobody asks so who is in no danger. */
export const bearsOut = (flag: Flag, { text, acts }: Reading): boolean =>
  isByClose(flag) &&
  (acts.includes('who-sees') ||
    under.topics.some(({ id, cues }) => practical.includes(id) && nearness(cues, text) >= NEAR))
const practical = ['line', 'police', 'taken-away', 'teacher', 'tell-someone', 'leave']

/** Somebody to turn to, as it stands in a sentence. */
function helpFor({ input }: Composer, { category, tier, about, ...flag }: Flag): string | null {
  const lines = resourcesFor(input.country, category, tier, about, isOfChild({ category, tier, ...flag }))
  const line = lines.find(({ kind }) => kind !== 'emergency') ?? lines[0]
  return line ? `${line.name} (${line.contact})` : null
}

/**
 * To what was just written under a flag: a question is answered as far as it can be, a wish to be heard is heard.
 * `next`: whether a step is offered after it, which is when one is asked for, and not after a turn that had one.
 */
export function answerTo(c: Composer, flag: Flag): { next: boolean } {
  const { text } = c.reading
  const { related, turn } = c.state
  const wanted = c.wanted()
  const ofSelf = isOfOneself(flag)
  // Where a life hangs on it, each answer goes on with what is to be done, whatever was said.
  if (flag.about === 'taken' || (flag.tier === 3 && ofSelf)) {
    if (disclaims(text)) one(c, 'kept')
    else if (flag.about === 'taken' && ofTaken(c, flag)) return { next: false }
    else if (c.reading.acts.includes('no')) one(c, 'no')
    return { next: true }
  }
  const topic = topicOf(c, flag)
  if (wanted === 'only-listen' || topic?.id === 'listen') {
    if (!related.includes(LISTENS)) related.push(LISTENS)
    say(c, inOrder(c, under.topics[0]!.lines) ?? choose(c, 'under/heard', under.heard))
    return { next: false }
  }
  const next = wanted === 'what-do-i-do' || !(related.includes(LISTENS) || related.includes(stepped(turn - 1)))
  const asked = asks.includes(wanted) || text.trimEnd().endsWith('?')
  const answered = asked ? { next: false } : { next }
  const threat = flag.category === 'threat-to-others'
  if (disclaims(text)) one(c, 'kept')
  else if (topic && !threat && say(c, inOrder(c, topic.lines))) return answered
  else if (isByClose(flag) && minimised.test(text)) {
    const ofChild = flag.category === 'child-abuse' && flag.thirdParty
    say(c, choose(c, 'safety-minimised', ofChild ? kept.minimisedForChild : kept.minimised))
    if (isOfChild(flag)) say(c, childLine(c))
  } else if (wanted === 'what-do-i-do') return { next: true }
  else if (asked && say(c, inOrder(c, under.unknown, { help: helpFor(c, flag) }))) return answered
  else if (flag.category === 'self-harm' && c.reading.acts.includes('no')) one(c, 'no')
  else if (c.reading.acts.includes('yes')) one(c, 'yes')
  else if (!ofSelf && (wanted === 'declines' || wanted === 'leaves')) say(c, inOrder(c, under.later))
  else say(c, choose(c, 'under/heard', threat ? under.heardOfThreat : under.heard))
  return { next: next || c.pieces.length === 0 }
}

/** After a dose: the call, the way there and the wait are answered with what is to be done now. */
function ofTaken(c: Composer, { thirdParty }: Flag): boolean {
  const [first] = nearest(takenLines[thirdParty ? 'someone' : 'writer'].topics, c.reading.text)
  if (!first || first.score < NEAR) return false
  return say(c, inOrder(c, first.it.lines, { number: emergency(c) }))
}

/** Who goes, or only thanks, is let go: one line with the help, and no question. */
export function letGo(c: Composer, flag: Flag): boolean {
  if (!c.reading.acts.some((act) => act === 'closing' || act === 'thanks')) return false
  const { category, tier, about } = flag
  const [line] = resourcesFor(c.input.country, category, tier, about, isOfChild(flag))
  const help = line && `${line.name} (${line.contact})`
  return say(c, inOrder(c, kept.leaves, { help }))
}

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
const minimised =
  /\b(?:he|she|they|it|mum|mom|dad|step\w+|uncle|coach)\b[^.!?\n]{0,30}\b(?:accident\w*|jok\w+|play\w*|mess\w* about|banter|did(?:n[’']?t| not) mean|my fault|normal|discipline|secret|(?:not|never|don[’']?t) (?:to )?tell|nobody (?:will|would)|no one (?:will|would)|imagin\w+|exaggerat\w+|dramatic|won[’']?t (?:happen|do it)|never (?:happen|do)|wasn[’']?t (?:that )?(?:hard|bad)|loves? me)\b/i

function childLine(c: Composer): string | null {
  const line = resourcesFor(c.input.country, 'child-abuse', 2, undefined, true).find(({ kind }) => kind !== 'emergency')
  return line ? plainly(c, `${line.name} (${line.contact}) is for exactly this.`) : null
}
