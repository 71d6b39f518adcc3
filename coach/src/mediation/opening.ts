import { wordCount } from '../builtin/clauses.ts'
import { interest } from './agreeing.ts'
import { missingIn, saysBack, saysNo, saysYes } from './answers.ts'
import { phrases } from './cues/phrases.ts'
import { anyOf, linesOf, tellingTwo } from './quotes.ts'
import { bySide, choose, go, type Room } from './room.ts'
import { other, type Side } from './state.ts'

/** Consent, and each side told, said back and confirmed. Every function answers what is due now, or null to wait. */

export function open(room: Room): string {
  go(room, 'consent')
  return choose(room, 'opening', phrases.opening, bySide(room, room.state.first ?? 0))
}

const ownTexts = ({ state }: Room, side: Side) => state.heard.filter(({ who }) => who === side).map(({ text }) => text)
const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordCount(text), 0)

export function consent(room: Room): string | null {
  const { state } = room
  const answers = ([0, 1] as const).map((side) => {
    const last = ownTexts(room, side).findLast((text) => saysYes(text) || saysNo(text))
    return last === undefined ? null : saysYes(last)
  })
  const newest = state.heard.at(-1)
  if (!newest) return null
  if (saysNo(newest.text)) {
    const told = state.again >= 9
    state.again = 9
    return told ? null : choose(room, 'no-consent', phrases.noConsent, bySide(room, newest.who))
  }
  if (answers[0] && answers[1]) {
    const first = state.heard.find(({ text }) => saysYes(text))?.who ?? 0
    state.first = first
    go(room, 'telling')
    state.side = first
    return choose(room, 'telling', phrases.telling, bySide(room, first))
  }
  const yes = answers.findIndex((it) => it === true)
  if (yes < 0 || state.again > 0) return null
  const from = state.heard.findIndex(({ who, text }) => who === yes && saysYes(text))
  const since = state.heard.slice(from + 1)
  if (!since.some(({ who }) => who !== yes) && since.length < 3) return null
  state.again = 1
  return choose(room, 'remind-consent', phrases.remindConsent, bySide(room, yes === 0 ? 0 : 1))
}

export function telling(room: Room): string | null {
  const { state } = room
  const { side } = state
  const values = bySide(room, side)
  const own = ownTexts(room, side)
  const words = wordsIn(own)
  const newest = state.heard.at(-1)
  if (newest && newest.who !== side) {
    // Whoever says it back before being asked has heard it; they are not asked again.
    if (own.length > 0 && saysBack(newest.text, own, values['X'] ?? '')) {
      state.told[side] = own
      go(room, 'checking')
      return choose(room, 'check', phrases.check, values)
    }
    if (own.length > 0 || state.again > 0 || state.heard.length < 2) return null
    state.again = 1
    return choose(room, 'interrupted', phrases.interrupted, values)
  }
  if (words < (state.again > 0 ? 3 : 12)) {
    if (state.again > 0 || words === 0) return null
    state.again = 1
    return choose(room, 'thin', phrases.thin, values)
  }
  state.told[side] = own
  go(room, 'saying-back')
  return `${summary(room, side)} ${choose(room, 'say-back', phrases.sayBack, values)}`
}

const quoted = (lines: readonly string[]) => lines.map((line) => `"${line}"`).join(', and ')

/** What a side told, in its own words alone; the same three headings for both. */
function summary(room: Room, side: Side): string {
  const { X = '' } = bySide(room, side)
  const { events, feelings, wishes } = linesOf(room.state.told[side])
  const parts = [
    events.length > 0 && `What happened: ${quoted(tellingTwo(events))}.`,
    feelings.length > 0 && `How it was: ${quoted(feelings.slice(0, 1))}.`,
    wishes.length > 0 && `What you would like: ${quoted(wishes.slice(0, 1))}.`,
  ].filter((part) => part !== false)
  return parts.length > 0
    ? `${X}, in your own words. ${parts.join(' ')}`
    : `${X}, I leave it in your words, as they stand above.`
}

export function sayingBack(room: Room): string | null {
  const { state } = room
  const { side } = state
  const values = bySide(room, side)
  const newest = state.heard.at(-1)
  if (!newest) return null
  if (newest.who === side) {
    if (wordCount(newest.text) >= 4) state.told[side].push(newest.text)
    return null
  }
  if (saysBack(newest.text, state.told[side], values['X'] ?? '')) {
    const additions = state.again
    go(room, 'checking')
    state.again = additions >= 2 ? 1 : 0
    return additions >= 2
      ? choose(room, 'check-again', phrases.checkAgain, values)
      : choose(room, 'check', phrases.check, values)
  }
  // A question back is a way of listening.
  if (newest.text.trim().endsWith('?') && state.heard.length < 5) return null
  if (state.again === 0) {
    state.again = 1
    return choose(room, 'say-back-again', phrases.sayBackAgain, values)
  }
  const teller = other(side)
  if (state.told[teller].length === 0) {
    state.back[side] = 'later'
    // What was written instead of saying it back is the beginning of their own side.
    go(room, 'telling')
    state.side = teller
    return choose(room, 'put-off', phrases.putOff, values)
  }
  state.back[side] = 'left'
  return `${choose(room, 'left', phrases.left, values)} ${afterRound(room)}`
}

export function checking(room: Room): string | null {
  const { state } = room
  const { side } = state
  const newest = state.heard.at(-1)
  if (newest?.who !== side) return null
  const missing = missingIn(newest.text)
  if (missing) state.told[side].push(missing)
  if (state.again === 0 && (missing || saysNo(newest.text))) {
    const values = bySide(room, side)
    const q = missing ? anyOf(linesOf([missing]))[0] : undefined
    go(room, 'saying-back')
    state.again = 2
    return q
      ? choose(room, 'adds', phrases.adds, { ...values, q })
      : choose(room, 'adds-bare', phrases.addsBare, values)
  }
  state.back[side] = 'done'
  return afterRound(room)
}

/** The other side's turn, then what was put off, then what both would like. */
function afterRound(room: Room): string {
  const { state } = room
  const teller = other(state.side)
  if (state.told[teller].length === 0) {
    go(room, 'telling')
    state.side = teller
    return choose(room, 'telling-second', phrases.tellingSecond, bySide(room, teller))
  }
  const later = state.back.indexOf('later')
  if (later === 0 || later === 1) {
    go(room, 'saying-back')
    state.side = later
    state.again = 1
    return choose(room, 'say-back-later', phrases.sayBackLater, bySide(room, later))
  }
  return wishesOrInterest(room)
}

function wishesOrInterest(room: Room): string {
  const { state } = room
  go(room, 'wishes')
  const both = ([0, 1] as const).every((side) => linesOf(state.told[side]).wishes.length > 0)
  if (both) return interest(room)
  return choose(room, 'wishes', phrases.wishes, bySide(room, state.side))
}

export function wishes(room: Room): string | null {
  const { state } = room
  const own = ([0, 1] as const).map((side) => ownTexts(room, side))
  if (own.some((texts) => wordsIn(texts) < 3)) return null
  for (const side of [0, 1] as const) state.told[side].push(...(own[side] ?? []))
  return interest(room)
}
