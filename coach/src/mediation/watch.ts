import type { ArgumentAct } from '@mallama/contracts/coach'
import { wordCount } from '../builtin/clauses.ts'
import { readAll } from '../argument/reading.ts'
import type { TurnReading } from '../detectors/turn.ts'
import { calls, repeats } from './answers.ts'
import { balancePhrases, harmPhrases } from './cues/phrases.ts'
import { scorns } from './danger.ts'
import { anyOf, level, linesOf } from './quotes.ts'
import { bySide, choose, type Room } from './room.ts'
import { other, type Side } from './state.ts'

/** COACH.md, "Mediation of two people": harm of 4 or more, turns beyond 65/35 over eight, six without acknowledgement. */
const harmFrom = 4
const fair = 0.65
const eight = 8
const three = 3
const six = 6
/** Words that are seen at all; a wall of text is read as far as this. */
const longest = 4000

/** The newest turns as the detectors read them, each in view of those before it. */
export const readNewest = (room: Room): TurnReading[] => readLast(room, 14)

export function readLast({ spoken, names }: Room, count: number): TurnReading[] {
  const turns = spoken
    .slice(-count)
    .map(({ who, text }) => ({ speaker: names[who], text: text.slice(0, longest), pieces: [] }))
  return readAll(turns, names).map(({ reading }) => reading)
}

/** Words that strike: what is asked of whoever wrote them stays open, for such a line is no answer to it. */
export const strikes = (reading: TurnReading): boolean =>
  (reading.harm.score >= harmFrom && aimed.test(reading.text) && !ofOneself(reading) && !ofOthers(reading)) ||
  scorns(reading.text.replace(saidOfMe, ' '))

const did = ({ acts }: TurnReading, ...wanted: ArgumentAct[]) => acts.some(({ id }) => wanted.includes(id))

/** "I was worn out and nobody asked" is about nobody in the room. */
const aimed = /\b(?:you|your\w*|u|ur|he|she|him|her|they|stupid|idiot|pathetic|(?:what|such) an?)\b|!/i

const saidOfMe =
  /\b(?:call(?:s|ed|ing)? me|(?:told|tells) me (?:that )?i[’']?(?:m| am| was)|(?:said|says) (?:that )?i[’']?(?:m| am| was)|(?:call(?:s|ed|ing)? you|told you (?:that )?you[’']?(?:re| are| were)))\b[^.!?,;\n]{0,60}/gi

/** "Your brother called me a cow": what was said of them is told, and strikes nobody. */
const ofOthers = ({ acts, text }: TurnReading) => {
  const hard = acts.filter(({ id }) => /^(?:contempt|criticism|threat)$/.test(id))
  const left = text.replace(saidOfMe, ' ')
  return hard.length > 0 && hard.every(({ quote }) => !left.includes(quote))
}

/** "Because I was desperate. My fault" strikes nobody but the one who says it. */
const ofOneself = ({ acts }: TurnReading) =>
  acts
    .filter(({ id }) => /^(?:contempt|criticism|threat)$/.test(id))
    .every(({ quote }) => /\bi(?:[’']m| am| was)\b/i.test(quote)) &&
  acts.some(({ id }) => /^(?:contempt|criticism|threat)$/.test(id))

/**
 * What is said after words that strike; `pause` where it was said twice within eight turns and struck again; null
 * where nothing struck. What strikes is never repeated: contempt is pointed at and not quoted.
 */
export function harmIn(room: Room, readings: readonly TurnReading[]): { say: string } | 'pause' | null {
  const { state, spoken } = room
  const newest = readings.at(-1)
  const turn = spoken.at(-1)
  if (!newest || !turn || !strikes(newest)) return null
  if (state.step === 'saying-back' && turn.who !== state.side && repeats(turn.text, state.told[state.side])) return null
  const recent = state.harms.filter((at) => state.count - at < eight)
  if (recent.length >= 2) {
    state.harms = []
    return 'pause'
  }
  state.harms = [...recent, state.count]
  const before = readings.at(-2)
  const values = bySide(room, turn.who)
  const opposite = spoken.at(-2)?.who === other(turn.who)
  if (before && opposite && before.harm.score >= 3 && did(newest, 'contempt', 'criticism', 'threat'))
    return { say: choose(room, 'harm-both', harmPhrases.both, values) }
  if (state.step === 'saying-back' && turn.who !== state.side && !did(newest, 'threat'))
    return { say: choose(room, 'harm-saying-back', harmPhrases.whileSayingBack, values) }
  if (did(newest, 'contempt') || scorns(newest.text)) {
    const own = spoken.slice(-10).filter(({ who }) => who === turn.who)
    const q = anyOf(linesOf(own.map(({ text }) => text))).find((line) => wordCount(line) >= 4)
    return {
      say: q
        ? choose(room, 'harm-contempt-with', harmPhrases.contemptWith, { ...values, q })
        : choose(room, 'harm-contempt', harmPhrases.contempt, values),
    }
  }
  if (did(newest, 'threat')) return { say: choose(room, 'harm-threat', harmPhrases.threat, values) }
  const q = newest.acts.find(({ id }) => id === 'criticism')?.quote
  const quotable = q && wordCount(q) >= 4 && wordCount(q) <= 14 && !/["“”\n]/.test(q) && turn.text.includes(q)
  return {
    say: quotable
      ? choose(room, 'harm-criticism', harmPhrases.criticism, { ...values, q })
      : choose(room, 'harm-hard', harmPhrases.hard, values),
  }
}

/** One of the two has more than 65 of 100 turns over eight, or nearly all the words. Not while it is theirs to tell. */
export function airtimeIn(room: Room): string | null {
  const { state, spoken } = room
  const last = spoken.slice(-eight)
  if (last.length < eight || state.count - state.airtime < eight) return null
  const turns = [0, 0]
  const words = [0, 0]
  for (const { who, text } of last) {
    turns[who] = (turns[who] ?? 0) + 1
    words[who] = (words[who] ?? 0) + wordCount(text.slice(0, longest))
  }
  const most: Side = (turns[0] ?? 0) >= (turns[1] ?? 0) ? 0 : 1
  const wordiest: Side = (words[0] ?? 0) >= (words[1] ?? 0) ? 0 : 1
  const [n, m] = [turns[most] ?? 0, turns[other(most)] ?? 0]
  const all = (words[0] ?? 0) + (words[1] ?? 0)
  const byTurns = n / eight > fair
  // Where each writes in turn but one writes nearly everything.
  const byWords = all >= 100 && (words[wordiest] ?? 0) / all > 0.85
  const side = byTurns ? most : wordiest
  if ((!byTurns && !byWords) || (state.step === 'telling' && side === state.side)) return null
  state.airtime = state.count
  const values = bySide(room, side)
  return byTurns
    ? choose(room, 'airtime', balancePhrases.airtime, { ...values, n: inWords(n), m: inWords(m) })
    : choose(room, 'airtime-words', balancePhrases.airtimeWords, values)
}

const inWords = (count: number): string =>
  'none one two three four five six seven eight'.split(' ')[count] ?? `${count}`

const loaded: ArgumentAct[] = [
  'disclose',
  'complaint',
  'criticism',
  'contempt',
  'demand',
  'threat',
  'defend',
  'invalidate',
]
const heard = ({ acts, features, sarcasm, empathy, apology }: TurnReading): boolean =>
  (acts.some(({ id }) => /^(?:validate|agree|accountability|apologise|repair|offer)$/.test(id)) &&
    apology.kind !== 'non-apology') ||
  features.acknowledgement.length > 0 ||
  (features.gratitude.length > 0 && sarcasm.level === 'none') ||
  empathy.interpretation >= 2

/** One writes on and the other has gone quiet: nobody is pressed, and the room can wait. */
export function waitingIn(room: Room): string | null {
  const { state, spoken } = room
  const last = spoken.slice(-three)
  const side = last[0]?.who
  if (side === undefined || last.length < three || state.count - state.spoke < three) return null
  if (last.some(({ who }) => who !== side) || /^(?:free|done)$/.test(state.step)) return null
  // Whoever is telling is not waiting.
  if (state.step === 'telling' && side === state.side && !last.every(({ text }) => calls(text))) return null
  return choose(room, 'waiting', balancePhrases.waiting, bySide(room, side))
}

/** Six turns of both in which something weighs on each of them, and nobody takes any of it in. */
export function unacknowledgedIn(room: Room, readings: readonly TurnReading[]): string | null {
  const { state, spoken } = room
  const last = spoken.slice(-six)
  const read = readings.slice(-six)
  if (last.length < six || state.count - state.unacknowledged < six) return null
  // A question of the coach's is still being answered.
  if (state.count - state.spoke < 4) return null
  const carries = (side: Side) => last.some(({ who }, at) => who === side && did(read[at]!, ...loaded))
  const weighs = read.filter((it) => did(it, ...loaded)).length
  if (read.some(heard) || weighs < 2 || !(carries(0) || carries(1)) || new Set(last.map(({ who }) => who)).size < 2)
    return null
  state.unacknowledged = state.count
  const first = state.first ?? spoken[0]?.who ?? 0
  const lines = (side: Side) => anyOf(linesOf(last.filter(({ who }) => who === side).map(({ text }) => text)))
  const pair = level(lines(first), lines(other(first)))
  const values = bySide({ ...room, state: { ...state, first } }, first)
  return pair
    ? choose(room, 'unacknowledged', balancePhrases.unacknowledged, { ...values, a: pair[0], b: pair[1] })
    : choose(room, 'unacknowledged-bare', balancePhrases.unacknowledgedBare, values)
}
