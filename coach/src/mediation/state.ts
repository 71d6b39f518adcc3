import { hash } from '../builtin/state.ts'
import type { NamedTurn } from '../operations.ts'
import type { Flag } from '../safety/screen.ts'

export type Side = 0 | 1
export const other = (side: Side): Side => (side === 0 ? 1 : 0)

/** Where the talk stands; in this order, once through (COACH.md, "Mediation of two people"). `free`: never begun. */
export const steps = [
  'free',
  'consent',
  'telling',
  'saying-back',
  'checking',
  'wishes',
  'interest',
  'ranking',
  'revising',
  'terms',
  'signing',
  'done',
] as const
export type Step = (typeof steps)[number]

/** What both said yes to. `by` holds each one's own words; `review` is a day ("Sunday 22 March") or their own words. */
export interface Agreement {
  statement: string
  by: { who: string; what: string; when: string }[]
  review: string
}

/** What is kept of the room between two turns: JSON, opaque to everyone else, and only words that both have seen. */
export interface RoomState {
  v: 1
  parties: [string, string]
  step: Step
  /** Whose telling it is. */
  side: Side
  first: Side | null
  /** What each wrote since this step was asked for, oldest first. */
  heard: { who: Side; text: string }[]
  /** How often this step was asked again. */
  again: number
  told: [string[], string[]]
  /** Whether a side was said back: confirmed, put off until the other was heard, or left standing as it was. */
  back: [Back, Back]
  statements: string[]
  /** Somebody found none of the sentences good enough, so one of their own was added. */
  added: boolean
  signed: string
  terms: [string, string]
  whens: [string, string]
  review: string
  agreement: Agreement | null
  /** How many turns of the two were read, and a mark of the newest of them. */
  count: number
  last: string
  /** The counts at which the coach stepped in for harm, and last for the other reasons. */
  harms: number[]
  airtime: number
  unacknowledged: number
  /** The count at which the coach spoke last. */
  spoke: number
  said: number
  used: [string, number][]
  flag: Flag | null
  languageTold: boolean
}
export type Back = 'none' | 'done' | 'later' | 'left'

export const fresh = (parties: readonly [string, string]): RoomState => ({
  v: 1,
  parties: [parties[0], parties[1]],
  step: 'free',
  side: 0,
  first: null,
  heard: [],
  again: 0,
  told: [[], []],
  back: ['none', 'none'],
  statements: [],
  added: false,
  signed: '',
  terms: ['', ''],
  whens: ['', ''],
  review: '',
  agreement: null,
  count: 0,
  last: '',
  harms: [],
  airtime: -99,
  unacknowledged: -99,
  spoke: -99,
  said: 0,
  used: [],
  flag: null,
  languageTold: false,
})

/** A mark by which a turn is known again. */
export const markOf = ({ speaker, content, at }: NamedTurn): string =>
  hash(`${speaker}\n${at}\n${content}`).toString(36)

const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every((it) => typeof it === 'string')
const pair = (value: unknown, holds: (it: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(holds)
const isSide = (value: unknown) => value === 0 || value === 1
const isText = (value: unknown) => typeof value === 'string'

const checks: { [K in keyof RoomState]: (value: unknown) => boolean } = {
  v: (value) => value === 1,
  parties: (value) => pair(value, isText),
  step: (value) => (steps as readonly unknown[]).includes(value),
  side: isSide,
  first: (value) => value === null || isSide(value),
  heard: (value) =>
    Array.isArray(value) &&
    value.every((it: unknown) => isRecord(it) && isSide(it['who']) && typeof it['text'] === 'string'),
  again: Number.isInteger,
  told: (value) => pair(value, texts),
  back: (value) => pair(value, (it) => it === 'none' || it === 'done' || it === 'later' || it === 'left'),
  statements: texts,
  added: (value) => typeof value === 'boolean',
  signed: isText,
  terms: (value) => pair(value, isText),
  whens: (value) => pair(value, isText),
  review: isText,
  agreement: (value) =>
    value === null ||
    (isRecord(value) &&
      isText(value['statement']) &&
      isText(value['review']) &&
      Array.isArray(value['by']) &&
      value['by'].every(
        (it: unknown) => isRecord(it) && isText(it['who']) && isText(it['what']) && isText(it['when']),
      )),
  count: Number.isInteger,
  last: isText,
  harms: (value) => Array.isArray(value) && value.every(Number.isInteger),
  airtime: Number.isInteger,
  unacknowledged: Number.isInteger,
  spoke: Number.isInteger,
  said: Number.isInteger,
  used: (value) =>
    Array.isArray(value) && value.every((it) => Array.isArray(it) && isText(it[0]) && Number.isInteger(it[1])),
  flag: (value) =>
    value === null || (isRecord(value) && [1, 2, 3].includes(value['tier'] as number) && isText(value['category'])),
  languageTold: (value) => typeof value === 'boolean',
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The state as it was handed back, or null where it is missing, of another room, or not whole. */
export function revive(given: unknown, parties: readonly [string, string]): RoomState | null {
  if (!isRecord(given)) return null
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(checks) as (keyof RoomState)[]) {
    if (!checks[key](given[key])) return null
    copy[key] = structuredClone(given[key])
  }
  const state = copy as unknown as RoomState
  return parties.every((name) => state.parties.includes(name)) && state.parties.every((name) => parties.includes(name))
    ? state
    : null
}
