import { fill, pick, type Grammar } from '../builtin/realise.ts'
import { fresh as blank, hash, sentenceKey, splitSentences } from '../builtin/state.ts'
import type { MediationInput } from '../operations.ts'
import { other, type RoomState, type Side, type Step } from './state.ts'

/** A turn that one of the two wrote. */
export interface Spoken {
  who: Side
  text: string
}

/** What one call works with. `state` is this call's own copy and is changed as the steps are taken. */
export interface Room {
  state: RoomState
  /** The two names as they are said, in the order of `state.parties`. */
  names: [string, string]
  /** Everything the two wrote, oldest first; others in the room are read for safety only. */
  spoken: Spoken[]
  now: string
  seed: number
  taken: Set<string>
  /** Set by the step that offers sentences to sign. */
  offered: string[]
}

const plain = (name: string) => name.trim().toLowerCase()
export const sideOf = (speaker: string, parties: readonly [string, string]): Side | null => {
  const at = parties.findIndex((name) => plain(name) === plain(speaker))
  return at === 0 || at === 1 ? at : null
}

/** A name as it can stand in a sentence: one line, no quotation marks, at most 40 letters. */
const named = (name: string, at: number): string =>
  name
    .replace(/["“”{}<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim() || (at === 0 ? 'the first of you' : 'the second of you')

export function roomOf(input: MediationInput, state: RoomState): Room {
  const spoken = input.turns.flatMap((turn): Spoken[] => {
    const who = turn.role === 'party' ? sideOf(turn.speaker, state.parties) : null
    return who === null ? [] : [{ who, text: turn.content }]
  })
  const names: Room['names'] = [named(state.parties[0], 0), named(state.parties[1], 1)]
  const taken = new Set<string>()
  for (const turn of input.turns.slice(-60))
    if (turn.role === 'mediator')
      for (const sentence of splitSentences(turn.content.slice(0, 4000))) taken.add(sentenceKey(sentence))
  // Names play no part in which words are chosen, so that both would hear the same in the other's place.
  const bare = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, '\u0001'), text.slice(0, 2000))
  const seed = hash(
    spoken
      .slice(-40)
      .map(({ text }) => bare(text))
      .join('\n'),
  )
  return { state, names, spoken, now: input.now, seed, taken, offered: [] }
}

export type Values = Record<string, string>

/** {X} and {Y}: the one it is about and the other. {A} and {B}: both alike, whoever told first before the other. */
export function bySide({ names, state }: Room, about: Side): Values {
  const first = state.first ?? 0
  return { X: names[about], Y: names[other(about)], A: names[first], B: names[other(first)] }
}

const idOf = (slot: string, variant: string) => `${slot}/${hash(variant).toString(36)}`
const lastUse = ({ used }: RoomState, slot: string, variant: string) =>
  used.findLast(([id]) => id === idOf(slot, variant))?.[1] ?? -1

/** One of the variants, by the words so far, none twice within eight of the coach's turns; never without words. */
export function choose(room: Room, slot: string, variants: readonly string[], values: Values): string {
  const { state, seed, taken } = room
  const grammar: Grammar = {
    who: null,
    state: { ...blank(), turn: state.said, used: state.used },
    seed,
    taken,
    chosen: [],
  }
  const found = pick(grammar, slot, variants, values)
  state.used = [...state.used, ...grammar.chosen].filter(([, at]) => state.said - at <= 12)
  if (found !== null) return found
  // A step that has to be asked again is asked again, in the words that were used longest ago.
  const least = variants.toSorted((a, b) => lastUse(state, slot, a) - lastUse(state, slot, b))[0] ?? ''
  state.used.push([idOf(slot, least), state.said])
  return fill(least, null, values) ?? ''
}

/** The next step begins: what was written for the one before is no answer to it. */
export function go({ state }: Room, step: Step): void {
  state.step = step
  state.heard = []
  state.again = 0
}
