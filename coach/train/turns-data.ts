import { readFileSync } from 'node:fs'
import type { Family } from '../src/detectors/emotion-words.ts'
import { cueNames, type CueName } from '../src/detectors/turn-heads.ts'

/** A labelled turn that may be learnt from (evals/data/labelling.md). */
export interface LabelledTurn {
  id: string
  author: string
  conversation: string
  speaker: string
  text: string
  emotion: Family
  cues: readonly CueName[]
  act: string
  sarcasm: 'none' | 'possible' | 'likely'
  /** 0..10; null where it was not labelled. */
  harm: number | null
}

const lines = <T>(path: string): T[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T)

/** The four authors of turns-1.jsonl to turns-4.jsonl, and the first one's even conversations; never the odd ones. */
export const authors = ['first, even', '1', '2', '3', '4'] as const

type Line = Omit<LabelledTurn, 'author' | 'harm'> & { harm: number }

/** Conversation by conversation, each in order. */
export function labelledTurns(): LabelledTurn[] {
  const labels = new Map(lines<Line>('../src/evals/data/adjudicated.jsonl').map((label) => [label.id, label]))
  const first = lines<Line>('../src/evals/data/turns.jsonl').flatMap((turn): LabelledTurn[] => {
    const label = Number(turn.conversation.slice(1)) % 2 === 0 ? labels.get(turn.id) : undefined
    return label ? [{ ...turn, ...label, author: authors[0], harm: null }] : []
  })
  const fresh = authors
    .slice(1)
    .flatMap((author) => lines<Line>(`./turns-${author}.jsonl`).map((turn) => ({ ...turn, author })))
  return [...first, ...fresh]
}

const hurtful =
  /^(?:criticism|contempt|defensiveness|withdraw|stonewalling|threat|ultimatum|demand|mind-reading|absolutes|non-apology)$/
const hurtfulAct = /^(?:complaint|criticism|contempt|threat|demand|withdraw|defend|invalidate)$/
const heavyCue = /^(?:criticism|contempt|threat|ultimatum|withdraw|stonewalling)$/
const heavyAct = /^(?:criticism|contempt|threat|withdraw|invalidate)$/

export const hurts = ({ cues, act }: LabelledTurn) => hurtfulAct.test(act) || cues.some((cue) => hurtful.test(cue))
const heavy = ({ cues, act }: LabelledTurn) => heavyAct.test(act) || cues.some((cue) => heavyCue.test(cue))

/** What each yes-or-no head should say, 0..1; null where nobody said. In the order of `cueNames`. */
export const wanted = (turn: LabelledTurn): (number | null)[] =>
  cueNames.map((name) => {
    if (name === 'sarcasm') return turn.sarcasm === 'none' ? 0 : 1
    if (name === 'hurts') return hurts(turn) ? 1 : 0
    if (name === 'heavy') return heavy(turn) ? 1 : 0
    if (name === 'harm') return turn.harm === null ? null : turn.harm / 10
    return turn.cues.includes(name) ? 1 : 0
  })
