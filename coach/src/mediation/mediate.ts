import { needsHelp } from '@mallama/contracts/help'
import { legibility } from '../builtin/kind-of-text.ts'
import type { MediationInput, MediationTurn } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { asksForPause, calls, saysYes } from './answers.ts'
import { answerTo, isQuestion, wantsPause } from './asked.ts'
import { blowIn } from './blows.ts'
import { phrases } from './cues/phrases.ts'
import { flagAfter } from './danger.ts'
import { open } from './opening.ts'
import { opensIn } from './opens.ts'
import { bySide, choose, roomOf, sideOf, type Room, type Spoken } from './room.ts'
import { fresh, markOf, revive, type RoomState } from './state.ts'
import { stepDue } from './steps.ts'
import { airtimeIn, harmIn, readLast, readNewest, strikes, unacknowledgedIn, waitingIn } from './watch.ts'

/** Turns that were written before anybody asked the coach: from here on a talk is under way and not to be opened. */
const underWay = 3
const mostHeard = 12
const longestKept = 1200
const longestWalk = 300

/**
 * What the coach of a shared room does after the newest turn; most often it says nothing. Pure: the same input gives
 * the same bytes. `state` is what the last call answered; without it, or with another room's, it is worked out from
 * the turns. `now` is ISO 8601 and only names a day for looking again. Reads English (`builtin/kind-of-text.ts`).
 *
 * A safety stop answers `pause: true`, `say: null`, `reason: 'none'`, which is also what any other pause looks like:
 * the third blow within eight turns, or somebody asking for one. Only `safety`, sealed from both, tells them apart.
 * Once there is a flag of tier 2 or more the coach says nothing in this room again: there is no mediation under it.
 */
export function mediate(input: MediationInput): MediationTurn {
  const held = revive(input.state, input.parties)
  const state = held ?? remembered(input)
  const fresh = unread(input, state)
  for (const turn of fresh) if (turn.role === 'party') state.flag = flagAfter(state.flag, turn.content)
  const newest = input.turns.at(-1)
  if (newest) state.last = markOf(newest)
  const room = roomOf(input, state)
  const said = act(room, input, fresh)
  if (said.say !== null) {
    state.said++
    state.spoke = state.count
  }
  return {
    say: said.say,
    reason: said.reason,
    blow: said.blow ?? (said.pause ? blowBeside(state, fresh.at(-1)) : null),
    opens: newest?.role === 'party' ? opensIn(newest.content) : null,
    safety: state.flag ? toSafety(state.flag, input.country) : null,
    pause: said.pause ?? false,
    statements: room.offered,
    state,
  }
}

/** What strikes is held whatever stands beside it: words of danger, or a wish for a break, do not carry it across. */
function blowBeside(state: RoomState, newest?: MediationInput['turns'][number]): string | null {
  const who = newest?.role === 'party' ? sideOf(newest.speaker, state.parties) : null
  if (!newest || who === null) return null
  return blowIn(newest.content, { saidBack: saysBack(state, { who, text: newest.content }) })
}

type Said = Pick<MediationTurn, 'say' | 'reason'> & Partial<Pick<MediationTurn, 'blow' | 'pause'>>

const silence: Said = { say: null, reason: 'none' }
const paused: Said = { say: null, reason: 'none', pause: true }

function act(room: Room, input: MediationInput, turns: MediationInput['turns']): Said {
  const { state } = room
  if (needsHelp(state.flag)) return paused
  if (room.spoken.length === 0 && turns.every(({ role }) => role === 'party') && state.step === 'free')
    return input.turns.length === 0 || input.addressed ? { say: open(room), reason: 'step' } : silence
  const theirs = turns.flatMap((turn): Spoken[] => {
    const who = turn.role === 'party' ? sideOf(turn.speaker, state.parties) : null
    return who === null ? [] : [{ who, text: turn.content }]
  })
  const newest = theirs.at(-1) ?? (input.addressed ? room.spoken.at(-1) : undefined)
  if (!newest) return silence
  for (const turn of theirs.slice(0, -1)) hear(state, turn)
  state.count += theirs.length
  if (input.addressed ? wantsPause(newest.text) : theirs.length > 0 && asksForPause(newest.text)) return paused
  const readings = readNewest(room)
  const harm = theirs.length > 0 ? harmIn(room, readings) : null
  if (harm === 'pause') return paused
  // What struck is no answer to the coach's question: the question stays open.
  if (harm) return { say: harm.say, reason: 'harm', blow: blowIn(newest.text, { saidBack: saysBack(state, newest) }) }
  const answers = theirs.length > 0 && !(input.addressed && isQuestion(newest.text))
  if (answers) hear(state, newest)
  if (state.step === 'free' && held(room, underWay)) {
    const first = open(room)
    return input.addressed ? { say: answerTo(room, newest, first), reason: 'asked' } : { say: first, reason: 'step' }
  }
  const due = answers ? stepDue(room) : null
  if (input.addressed) return { say: answerTo(room, newest, due), reason: 'asked' }
  if (due !== null) return { say: due, reason: 'step' }
  if (theirs.length === 0) return silence
  if (!state.languageTold && legibility(newest.text) === 'other-language') {
    state.languageTold = true
    return { say: choose(room, 'unread', phrases.unread, bySide(room, newest.who)), reason: 'step' }
  }
  const waiting = waitingIn(room)
  if (waiting !== null) return { say: waiting, reason: 'airtime' }
  const airtime = airtimeIn(room)
  if (airtime !== null) return { say: airtime, reason: 'airtime' }
  const unacknowledged = unacknowledgedIn(room, readings)
  return unacknowledged === null ? silence : { say: unacknowledged, reason: 'unacknowledged' }
}

/** The listener's turn to say what they heard, and it is theirs. */
const saysBack = ({ step, side }: RoomState, { who }: Spoken): boolean => step === 'saying-back' && who !== side

/** Fewer turns than this, and the coach has not spoken: the room has just been opened. */
const held = ({ spoken, state }: Room, under: number): boolean => spoken.length < under && state.said === 0

function hear(state: RoomState, { who, text }: Spoken): void {
  const kind = legibility(text)
  // Numbers alone put sentences in order.
  // Calling for the other one tells nothing.
  if (calls(text)) return
  if (kind === 'empty' || (kind === 'gibberish' && !saysYes(text) && !/\d/.test(text.slice(0, 300)))) return
  state.heard = [...state.heard, { who, text: text.slice(0, longestKept) }].slice(-mostHeard)
}

/** The turns that came after the one that was read last; all of them where that one is not among them. */
function unread({ turns }: MediationInput, state: RoomState): MediationInput['turns'] {
  if (!state.last) return turns
  const at = turns.findLastIndex((turn) => markOf(turn) === state.last)
  return at >= 0 ? turns.slice(at + 1) : turns.slice(-1)
}

/**
 * The state as it would be, had it not been lost: the steps that the turns show were taken, wherever the coach spoke
 * after a turn of theirs. Where it never spoke, no step was taken. The newest turn is left for the call itself.
 */
function remembered(input: MediationInput): RoomState {
  const state = fresh(input.parties)
  const { turns } = input
  const first = turns.findIndex(({ role }) => role === 'mediator')
  if (first < 0) {
    for (const turn of turns.slice(0, -1)) {
      if (turn.role === 'party') state.flag = flagAfter(state.flag, turn.content)
      if (sideOf(turn.speaker, state.parties) !== null) state.count++
    }
    const before = turns.at(-2)
    if (before) state.last = markOf(before)
    return state
  }
  const all = roomOf(input, state).spoken
  const readings = readLast(roomOf(input, state), longestWalk)
  for (let at = 0; at < turns.length; at++) {
    const turn = turns[at]!
    if (at === turns.length - 1 && turn.role === 'party') break
    state.last = markOf(turn)
    if (turn.role === 'mediator') {
      if (at === first) open(roomOf({ ...input, turns: turns.slice(0, at) }, state))
      state.said++
      state.spoke = state.count
      continue
    }
    state.flag = flagAfter(state.flag, turn.content)
    const who = sideOf(turn.speaker, state.parties)
    if (who === null) continue
    state.count++
    // Of a very long talk only the newest part is walked through again.
    if (at < first || at < turns.length - longestWalk) continue
    const room = roomOf({ ...input, turns: turns.slice(0, at + 1) }, state)
    const reading = readings[room.spoken.length - 1 - (all.length - readings.length)]
    if (reading && strikes(reading)) continue
    hear(state, { who, text: turn.content })
    if (turns[at + 1]?.role === 'mediator') stepDue(room)
  }
  return state
}
