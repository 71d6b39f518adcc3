import { readFileSync } from 'node:fs'
import { saidOf, type Deed, type Said } from '../src/argument/heard.ts'
import { labelledTurns } from './turns-data.ts'

/** Whole quarrels and ordinary talks, as `quarrels.ts` learns from them. */
interface Line {
  danger: string
  /** Who does it, where they are one of those who speak. */
  from?: string
  by: string
  split: 'train' | 'sealed'
  turns: [speaker: string, text: string][]
}
export interface Talk {
  danger: Deed | null
  by: string
  said: Said[]
  ordinary: boolean
  /** Half of a talk: people paste short ones as well. */
  half: boolean
  split: Line['split']
}
const kindOf = ({ danger }: Line): Talk['danger'] =>
  danger === 'none' ? null : danger === 'suicide' ? 'dying' : danger === 'stalking' ? danger : 'harm'
/** Who does it; of those who only tell of it, and of sealed authors, nobody said. */
export const from = new Map<Talk, string | undefined>()

export function talksIn(): Talk[] {
  const made = (turns: Line['turns'], more: Omit<Talk, 'said' | 'half'>, doer?: string): Talk[] => {
    const said = turns.map(([speaker, text]) => saidOf({ speaker, text }))
    const middle = Math.ceil(said.length / 2)
    const talks = [said, said.slice(0, middle), said.slice(middle)]
      .filter((part) => part === said || new Set(part.map(({ speaker }) => speaker)).size > 1)
      .map((part): Talk => ({ ...more, said: part, half: part !== said }))
    for (const talk of talks) from.set(talk, doer)
    return talks
  }
  const quarrels = readFileSync(new URL('../data/lines/quarrels.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Line)
    .flatMap((it) => made(it.turns, { danger: kindOf(it), by: it.by, ordinary: false, split: it.split }, it.from))
  const ordinary = new Map<string, { by: string; turns: Line['turns'] }>()
  for (const { author, conversation, speaker, text } of labelledTurns()) {
    const key = `${author} ${conversation}`
    const held = ordinary.get(key) ?? { by: `ordinary, ${Number(author) > 2 ? 'later' : 'earlier'}`, turns: [] }
    held.turns.push([speaker, text])
    ordinary.set(key, held)
  }
  return [
    ...quarrels,
    ...[...ordinary.values()].flatMap(({ by, turns }) =>
      made(turns, { danger: null, by, ordinary: true, split: 'train' }),
    ),
  ]
}
