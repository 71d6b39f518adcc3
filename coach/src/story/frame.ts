import kept from '../../data/words/story-topics.json' with { type: 'json' }
import { sentences } from '../builtin/clauses.ts'
import { flatten } from '../knowledge/flatten.ts'
import type { StoryInput } from '../operations.ts'
import { read, readTie } from '../read/read.ts'
import { cameOf } from './came.ts'
import { triedCues } from './cues/tried.ts'
import { topics, type Outcome, type Tried } from './words.ts'

/** What a chat comes down to, in words from our own lists and no others. */
export interface Frame {
  topic: string
  /** What it may be about is told of only with a person's word. */
  delicate: boolean
  tried: Tried[]
  planned: Tried[]
  outcome: Outcome[]
}

const own = ({ turns }: StoryInput) => turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

/** The author's issue and turns, without what is put in quotation marks: those are other people's words. */
const told = (input: StoryInput) =>
  flatten(
    [input.originalIssue, ...own(input)]
      .join('\n')
      .slice(0, 60_000)
      .replace(/["“][^"”\n]{0,300}["”]/g, ' ... '),
  ).flat

export function frameOf(input: StoryInput): Frame {
  const flat = told(input)
  const acts = actsIn(flat)
  const done = twoOf(acts.filter(({ how }) => how === 'done'))
  return {
    ...subjectOf(input),
    tried: done,
    planned: done.length > 0 ? [] : twoOf(acts.filter(({ how }) => how === 'planned')),
    outcome: done.length > 0 ? cameOf(flat.slice(afterAct(flat, acts[0]!.at))) : [],
  }
}

const ids = new Map(Object.entries(kept))
const topicOf = (matter: string) => topics.find(({ id }) => id === ids.get(matter))

/** A subject is named where the reader is sure, or where the whole leaves little else. */
const clear = 0.7
/** From here on it may be one that is delicate: too many are looked at rather than too few. */
const possible = 0.25

function subjectOf(input: StoryInput): Pick<Frame, 'topic' | 'delicate'> {
  const front = `${input.title}. ${input.originalIssue}`
  const whole = read([front, ...own(input)].join('\n')).matter()
  const likely = [...whole.slice(0, 1), ...read(front).matter().slice(0, 1)]
  const sure = likely.filter(({ use, chance }, at) => use === 'say' || (at === 0 && chance >= clear))
  return {
    topic: sure.map(({ label }) => topicOf(label)?.id).find((id) => id !== undefined) ?? 'unnamed',
    delicate:
      likely.some(({ label, chance }) => chance >= possible && topicOf(label)?.delicate) ||
      [front, ...own(input)].some(tellsOfAffair),
  }
}

/** A whole that is about much else may still tell of one. */
const tellsOfAffair = (text: string) =>
  sentences(text.slice(0, 6000)).some(({ text: told }) => {
    const [tie] = readTie(told).ties
    return tie?.label === 'affair' && tie.chance >= clear
  })

interface Act {
  is: Tried
  at: number
  how: 'done' | 'planned'
}

function actsIn(flat: string): Act[] {
  return triedCues
    .flatMap(({ is, cue }) => [...flat.matchAll(cue)].map(({ index: at, 0: quote }) => ({ is, at, quote })))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ is, at, quote }): Act[] => {
      const clause = clauseBefore(flat, at)
      const { does } = readTie(`${clause}${quote}`)
      const how = doneAt(clause)
      const isOwn = does.label === 'writer' || does.label === 'both'
      return !isOwn || how === 'no' || (how === 'done' && bare.test(quote)) ? [] : [{ is, at, how }]
    })
}

const clauseBefore = (flat: string, at: number): string =>
  flat
    .slice(Math.max(0, at - 60), at)
    .split(/[.!?;\n:,]|\b(?:but|then|because|so)\b/)
    .at(-1) ?? ''

const unreal =
  /\b(?:not|never|didnt|dont|doesnt|havent|hadnt|couldnt|cant|wont|wouldnt|isnt|wasnt|wish|wished|should|could|would|might|may|if|whether|maybe|almost|nearly|unless|afraid to|scared to|want to|wanted to|how do|what do|how to|what to|do i|did i|can i|can you|can we|without)\b/
const coming =
  /\b(?:ill|i ll|i will|im going to|i am going to|im gonna|i plan to|i decided to|ive decided to|i have decided to|we will|well|were going to|we decided to|going to|gonna)(?: \w+){0,3} ?$/
/** A bare verb says what could be done, not what was. */
const bare =
  /^(?:ask|tell|say|apologi[sz]e|write|listen|talk to|speak|start with|begin with|draw|make|meet|bring|propose|suggest|have|look|sit|knock|admit)\b(?!ed)/

/** Whether it was done, is meant to be done, or was only thought of, denied or wished. */
function doneAt(clause: string): Act['how'] | 'no' {
  if (coming.test(clause)) return /\b(?:not|never|wont)\b/.test(clause) ? 'no' : 'planned'
  return unreal.test(clause.trim().split(/\s+/).slice(-4).join(' ')) ? 'no' : 'done'
}

/** Behind the words of what was tried: "I asked him to come and he came". */
const afterAct = (flat: string, at: number): number => {
  const end = flat.slice(at).search(/[.!?;\n]|,? (?:and|but|so) (?:he|she|they|we|it)\b/)
  return end < 0 ? flat.length : at + end
}

/** Two that were tried, the time before the words; "talked" says least and gives way. */
function twoOf(found: readonly Act[]): Tried[] {
  const kinds = [...new Set(found.map(({ is }) => is))]
  const telling = kinds.length > 1 ? kinds.filter((kind) => kind !== 'talked') : kinds
  return telling.slice(0, 2).toSorted((a, b) => Number(b === 'calm') - Number(a === 'calm'))
}
