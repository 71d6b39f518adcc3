import { readdirSync, readFileSync } from 'node:fs'
import type { SafetyCategory } from '@mallama/contracts/safety'

/** The rows of coach/data/lines as they were labelled. */

export type Severity = 'none' | 'passive' | 'active' | 'imminent'

/** A row of coach/data/lines as its author labelled it. Sealed authors are measured with, never learnt from or read. */
export interface Written {
  t: string
  label?: Severity
  /** The same of a message that was written for something else, by others who read it for danger. */
  alarm?: Severity
  category?: SafetyCategory | ''
  who?: 'self' | 'other' | 'child' | 'writer'
  when?: 'now' | 'past'
  /** Who does the harm, to the one who writes; the writer among them. */
  harmer?: 'writer' | 'partner' | 'ex' | 'parent' | 'child' | 'in-law' | 'other' | 'self'
  kind?: string
  intent?: string
  /** How a good listener would have to meet it in its talk, and how as well. */
  met?: string
  metAlso?: string
  /** The words in which what is wanted stands; empty where nothing is. */
  q?: string
  /** What the words that are asked for have to do, and what they may do as well. */
  words?: string
  /** Whether a plan for a talk is asked for. */
  plan?: boolean
  /** What it is mainly about, by the texts that help. */
  matter?: string
  also?: string
  /** Which written answer fits a question, and which side to lean to, by their ids, or `none`; which fit nearly as well; and what its writer said before it. */
  answer?: string
  answerAlso?: string
  lean?: string
  leanAlso?: string
  before?: string
  /** All that its writer said before it in the talk, where that is more; and each message of it. */
  told?: string
  earlier?: readonly string[]
  /** The talk it stands in: rows of one author and one talk follow one another. */
  talk?: number
  /** What a message that somebody received may mean, what the one who got it told before it, and who sent it. */
  reads?: string
  context?: string | null
  from?: string | null
  /** Of a received message: whether something bad is held out to the one who gets it. */
  menace?: 'threat'
  /** Whether a message that somebody received is a goodbye for good. */
  goodbye?: boolean
  /** What a message does to the safety of whoever receives it, `near` for somebody who is near, or `none`. */
  harm?: string
  /** Of a message by itself: what it does to the other; none says goodbye for good. */
  cues?: readonly string[]
  /** What a part of a description tells of two people, who does it, and the writer's own closeness where it shows. */
  tie?: string
  does?: string
  close?: string
  /** What a telling sounds like: what it mainly does first, then what fits as well. */
  felt?: readonly string[]
  /** Which kind of lasting fact it tells of the people in it, or `none`. */
  fact?: string
  /** What a line of a diary or an item of "to improve" is about. */
  about?: string
  /** Of a sentence to somebody: whether it says what the writer would like from them or with them. */
  want?: boolean
  /** Of a goal for a message: why no words are written for it, or `none`; its clauses that are to be said, and those for the coach. */
  refuse?: string
  /** Of a goal: the danger that it shows, or `none`. */
  shows?: string
  /** On which occasion words are asked for, as `ask-change/noise` (coach/data/occasions.json), or `none` where none of their words would help; and what fits nearly as well. */
  occasion?: string
  occasionAlso?: string
  /** What it says to the question whether somebody is in danger, or `none`. */
  settles?: string
  /** Whether somebody who harms or frightens its writer is there now, or nearly. */
  nears?: string
  /** What it asks about words that stand there, or the answer before it; or `none`. */
  second?: string
  /** The words that stood there, and how they should read after it. */
  made?: string
  after?: string
  /** What is feared of the words that stand, and whether they really are so, to a fair reader. */
  worry?: string
  holds?: boolean
  /** Of words that are to be sent: whether they may be called fine, or somebody may come to harm by them. */
  sounds?: 'fine' | 'unfit'
  /** Under a card of help: what is to be said to it, by the id in under-card.json, or `none`; and what fits nearly as well. */
  under?: string
  underAlso?: string
  /** Where harm is told or done in the talk: to whom words are wanted, or `none`: to nobody. */
  to?: string
  /** What harm it tells, by the ids of coach/data/said/risks.json: none where it was read and tells none, and nothing where it was not read for it. */
  risks?: readonly string[]
  /** Which part of what was told before it asks for. */
  recalls?: string
  /** What about Mallama itself is asked. */
  product?: string
  /** Of a line in a room of two: whether it presses or scorns. */
  room?: string
  /** What a quarrel, a line of one or words in one are about, by the id of coach/data/said/quarrel-matters.json, or `none`. */
  quarrel?: string
  say?: readonly string[]
  aside?: readonly string[]
  by: string
  split: 'train' | 'sealed'
}

const folder = new URL('../../data/lines/', import.meta.url)

/** The rows of one file. */
export const rowsIn = <Row>(name: string): Row[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Row)

export function written(): Written[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => rowsIn<Written>(name).map(inTalk()))
}

/** What was written before it in its talk: the last, and all that is looked at. */
function inTalk() {
  let earlier: Written[] = []
  return (it: Written): Written => {
    const isSame = it.talk !== undefined && it.talk === earlier.at(-1)?.talk && it.by === earlier.at(-1)!.by
    const told = isSame ? earlier.map(({ t }) => t) : []
    earlier = [...(isSame ? earlier : []), it].slice(-LOOKED_BACK)
    return told.length > 0 ? { before: told.at(-1)!, told: told.join('\n'), earlier: told, ...it } : it
  }
}
const LOOKED_BACK = 6
