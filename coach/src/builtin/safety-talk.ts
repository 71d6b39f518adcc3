import ownHarm from '../../data/said/own-harm.json' with { type: 'json' }
import said from '../../data/said/safety-talk.json' with { type: 'json' }
import type { SafetyResource } from '@mallama/contracts/safety'
import { cannotCall, helperLines, safetyLines, type SafetyLines } from '../knowledge/safety-lines.ts'
import { takenLines } from '../knowledge/taken-lines.ts'
import { resourcesFor } from '../knowledge/resources.ts'
import { isByClose, isOfChild, isOfOneself } from '../safety/flag.ts'
import { disclaims, type Flag } from '../safety/screen.ts'
import { whoSees } from './about-itself.ts'
import { tellsSign } from './answer-body.ts'
import { answerTo, letGo, stepped } from './answer-flag.ts'
import { answerCare, careTalk } from './answer-care.ts'
import { answerHarm, harmTalk } from './answer-harm.ts'
import { goesBothWays } from './answer-harm-seen.ts'
import { doubt, originOf, staying } from './answer-onward.ts'
import { choose, plainly, say, type Composer } from './composer.ts'
import type { State } from './state.ts'
import { namesWhoHarms, safetyWords, wordsToSafe } from './words-to-safe.ts'

/** The turn in which the normal talk stops, and those after it. */
export function meet(c: Composer, flag: Flag, raised: boolean): void {
  const again = c.state.flagTurns > 0
  const near = again && !raised && isReadAlong(c) && say(c, choose(c, 'safety-near', nearLines))
  const met = near || (again && !isOfOneself(flag) && tellsSign(c, flag)) || (again && !raised && letGo(c, flag))
  if (!met) meetAs(c, flag, raised, again)
  // What was stated does not lapse as a likeness before it would have.
  else if (raised) c.state.flagFrom = originOf(c, raised)
  c.state.flagTurns++
}

function meetAs(c: Composer, given: Flag, raised: boolean, again: boolean): void {
  const { state } = c
  if (careTalk(c, given)) return answerCare(c)
  if (!isOfOneself(given) && harmTalk(c)) return answerHarm(c)
  const { flag, moved } = staying(c, given)
  const open = raised && !moved
  state.flagFrom = originOf(c, raised)
  // Whoever is a child is not asked once more whether it is so.
  const doubted = state.flagFrom === 'model' && flag.tier < 3 && !isOfChild(flag)
  // To tell somebody of it bears it out.
  if (again && !open && wordsToSafe(c)) state.flagFrom = doubted ? 'models' : state.flagFrom
  else if (again && !open && doubted) doubt(c, flag, state.flagTurns === 1)
  else answerFlag(c, flag, open || !again)
}

function answerFlag(c: Composer, flag: Flag, first: boolean): void {
  const { state, reading } = c
  // Where each hurt the other, nobody is told that they are the one who is harmed, or the one who harms.
  const mutual = flag.tier === 2 && !flag.thirdParty && !isOfOneself(flag) && goesBothWays(reading.text)
  const lines = mutual ? { ...linesFor(flag), ...ownHarm.both } : linesFor(flag)
  state.awaiting = 'safety'
  if (reading.acts.includes('identity')) say(c, choose(c, 'identity', said.identity))
  const wantsWords =
    reading.acts.includes('script') || /\b(?:who|what) (?:do|can|should) i (?:tell|say|call|text)\b/i.test(reading.text)
  const kept = disclaims(reading.text)
  const toOne = toThem.test(reading.text) || (wantsWords && namesWhoHarms(c))
  const manages = state.flagTurns > 0 && (mending.test(reading.text) || toOne)
  const asksWho = reading.acts.includes('who-sees')
  if (first) {
    const now = flag.tier === 3 && (!flag.thirdParty || /^(?:medical|self-harm)$/.test(flag.category))
    if (now) say(c, choose(c, flag.about ? `urgent/${flag.about}` : 'urgent', lines.urgent))
    else say(c, choose(c, `first/${flag.category}`, lines.first))
    say(c, plainly(c, places(resourcesFor(c.input.country, flag.category, flag.tier, flag.about, isOfChild(flag)))))
    say(c, choose(c, 'cannot-call', cannotCall))
    // What only another reader saw was told in this message: who is near comes first, then whom they named.
    const isNear = !flag.thirdParty && isByClose(flag) && near.test(reading.text)
    if (c.input.seen && (isNear ? say(c, choose(c, 'safety-near', nearLines)) : wordsToSafe(c))) return
    if (!flag.thirdParty && isByClose(flag)) say(c, plainly(c, 'Quick exit at the top clears this screen at once.'))
    const ask =
      // What only looks like it may be too much at once: that is told apart by asking, and not by guessing.
      (looksLike(state, flag) ? choose(c, 'triage/looks-like', looksLikeAsks) : null) ??
      choose(c, `triage/${flag.about ?? flag.category}/first`, lines.ask.slice(0, 1)) ??
      choose(c, `triage/${flag.category}`, lines.ask)
    say(c, ask)
    if (ask === SAFE_HERE) state.related.push(asksHere(state.turn))
  } else if (!flag.thirdParty && isByClose(flag) && (asksWho || near.test(reading.text))) {
    if (asksWho) whoSees(c)
    if (near.test(reading.text)) say(c, choose(c, 'safety-near', nearLines))
  } else if (!kept && !flag.thirdParty && isByClose(flag) && manages) {
    say(c, choose(c, 'safety-not-that', said.safetyNotThat))
    nextStep(c, flag, lines)
  } else if (wantsWords && flag.thirdParty && flag.category === 'self-harm' && !flag.about) safetyWords(c, flag, lines)
  else if (wantsWords && (state.flagFrom === 'rule' || isOfChild(flag)) && !flag.thirdParty) safetyWords(c, flag, lines)
  else {
    const { next } = answerTo(c, flag)
    if (next) nextStep(c, flag, lines)
  }
}

/** Asked whether it is safe to read here, whoever begins with a no is told how to leave, and asked nothing more. */
const isReadAlong = ({ state, reading }: Composer): boolean =>
  reading.acts.includes('no') && state.related.includes(asksHere(state.turn - 1))
/** What marks the turn in which it was asked. */
const asksHere = (turn: number) => `safe-here/${turn}`
const SAFE_HERE = 'Is it safe for you to read this here?'

function nextStep(c: Composer, flag: Flag, lines: SafetyLines): void {
  const { state } = c
  // A step is a sentence or two and its one question; each is said once.
  const step = lines.steps.find((it) => !state.used.some(([id]) => id === stepId(flag, it)))
  if (step) {
    state.used.push([stepId(flag, step), 1_000_000])
    state.related.push(stepped(state.turn))
    say(c, step)
  } else {
    say(c, choose(c, 'safety-stay', said.safetyStay))
    say(c, choose(c, 'safety-stay-ask', said.stayAsks))
  }
}

/** The guidance that fits: for a helper, for a child who writes, or for the person in it. A body needs a doctor first. */
function linesFor(flag: Flag): SafetyLines {
  if (flag.about === 'taken') return takenLines[flag.thirdParty ? 'someone' : 'writer']
  const own = safetyLines[flag.category]
  const held = neck[flag.thirdParty ? 'someone' : 'writer']
  if (flag.about === 'neck') return { ...linesFor({ ...flag, about: undefined }), first: held, urgent: held }
  if (flag.category === 'medical') return own
  if (isOfChild(flag)) return { ...safetyLines['child-abuse'], ...young }
  if (flag.category === 'child-abuse') return own
  if (!flag.thirdParty) return own
  if (flag.category !== 'self-harm') return { ...own, ...helperLines.other }
  return { ...own, ...helperLines[flag.tier === 3 ? 'gone' : 'self-harm'] }
}

/** A child who is hurt and writes it: plain words, no tasks that need a grown-up's freedom. */
const young: Partial<SafetyLines> = said.young

/** Whoever does harm is, or was, close enough to read along: that comes before anything else that could be asked. */
const near =
  /\b(?:standing|sitting|sat|stood|lying|right|is|was|[’']s) (?:right |just |still )?(?:behind|beside|next to|over) me\b|\bover my shoulder\b|\b(?:he|she|they)(?:[’']?s| is| are|[’']?re) (?:now |just |already )?(?:here|home|back(?! to\b)|arriving|outside|coming (?:in|up|home)|at the door|in the (?:room|house|kitchen|next room))\b|\bhear (?:the|his|her|their) (?:car|keys?|steps)\b|\bwatch(?:es|ing|ed) me (?:write|type)\b|\breads? along\b/i
const { near: nearLines, neck, looksLike: looksLikeAsks } = said

/** Asking how to manage the one who does harm: the coach mediates nothing here. */
const mending =
  /\bhow (?:do|can|should|could|would) (?:i|we) (?:\w+ )?(?:get|make|calm|talk|explain|convince|persuade|fix|be (?:a )?better|stop (?:him|her|making)|help (?:him|her)|improve|apologi[sz]e|communicate|avoid)\b/i

/** Words for the one who does harm: they make nobody safer. */
export const toThem =
  /\b(?:say|write|talk|reply) to (?:him|her|them)\b|\b(?:text|tell|ask|answer|message) (?:him|her|them)\b/i

const looksLike = ({ flagFrom }: State, { category, tier, thirdParty, about }: Flag) =>
  category === 'self-harm' && tier === 2 && !thirdParty && !about && flagFrom === 'model'

const stepId = (flag: Flag, step: string) => `step/${flag.about ?? flag.category}/${step.slice(0, 24)}`

function places(resources: readonly SafetyResource[]): string {
  const named = resources.map((it) =>
    it.kind === 'text'
      ? `${it.name} (${it.contact.charAt(0).toLowerCase()}${it.contact.slice(1)})`
      : `${it.name} (${it.contact})`,
  )
  return `You can reach ${named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : named[0]}.`
}

/** Whoever told of harm that they do is met about that, and not asked whether they are afraid. */
export function meetsDoer(c: Composer, flag: Flag): boolean {
  const { state } = c
  if (flag.aside || state.directAsked.includes(flag.category)) return false
  if (isOfOneself(flag) || !harmTalk(c)) return false
  state.directAsked.push(flag.category)
  state.flag = { ...flag, asked: 0 }
  answerHarm(c)
  return true
}
