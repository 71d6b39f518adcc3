import kept from '../../data/words/story-topics.json' with { type: 'json' }
import type { StoryInput } from '../operations.ts'
import { read, readTie } from '../read/read.ts'
import { sentences } from '../text/split.ts'
import { setOf } from '../text/words.ts'
import { cameOf } from './came.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { actsIn, type Act } from './tried.ts'
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
  sentencesOf(
    [input.originalIssue, ...own(input)]
      .join('\n')
      .slice(0, 60_000)
      .replace(/["“][^"”\n]{0,300}["”]/g, ' ... '),
  )

export function frameOf(input: StoryInput): Frame {
  const all = told(input)
  const acts = actsIn(all)
  const done = twoOf(acts.filter(({ how }) => how === 'done'))
  return {
    ...subjectOf(input),
    tried: done,
    planned: done.length > 0 ? [] : twoOf(acts.filter(({ how }) => how === 'planned')),
    outcome: done.length > 0 ? cameOf(after(acts[0]!, all).flatMap(clausesOf)) : [],
  }
}

const turns = setOf('and but so')
const others = setOf('he she they we it')
/** What is told behind what was tried, also in its sentence: "I asked him to come and he came". */
function after({ sentence, from }: Act, all: readonly (readonly string[])[]): (readonly string[])[] {
  const rest = all[sentence]!.slice(from)
  const turn = rest.findIndex((word, at) => turns.has(word) && others.has(rest[at + 1] ?? ''))
  return [turn < 0 ? [] : rest.slice(turn), ...all.slice(sentence + 1)]
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
  sentences(text.slice(0, 6000)).some(({ text: part }) => {
    const [tie] = readTie(part).ties
    return tie?.label === 'affair' && tie.chance >= clear
  })

/** Two that were tried, the time before the words; "talked" says least and gives way. */
function twoOf(found: readonly Act[]): Tried[] {
  const kinds = [...new Set(found.map(({ is }) => is))]
  const telling = kinds.length > 1 ? kinds.filter((kind) => kind !== 'talked') : kinds
  return telling.slice(0, 2).toSorted((a, b) => Number(b === 'calm') - Number(a === 'calm'))
}
