import { toldOf, type Deed, type Said } from '../src/argument/danger.ts'
import { quarrels, type Quarrel } from '../src/evals/labelled.ts'
import { labelledTurns, PLAIN } from './turns-data.ts'

/** Whole quarrels and ordinary talks, as `quarrels.ts` learns from them. */
export interface Talk {
  danger: Deed | null
  by: string
  said: Said[]
  ordinary: boolean
  /** Half of a talk: people paste short ones as well. */
  half: boolean
  split: Quarrel['split']
}
const kindOf = ({ danger }: Quarrel): Talk['danger'] =>
  danger === 'none' ? null : danger === 'suicide' ? 'dying' : danger === 'stalking' ? danger : 'harm'
/** Who does it; of those who only tell of it, and of sealed authors, nobody said. */
export const from = new Map<Talk, string | undefined>()

export function talksIn(): Talk[] {
  const made = (turns: Quarrel['turns'], more: Omit<Talk, 'said' | 'half'>, doer?: string): Talk[] => {
    const said = turns.map(([speaker, text]) => ({ speaker, text, ...toldOf(text) }))
    const middle = Math.ceil(said.length / 2)
    const talks = [said, said.slice(0, middle), said.slice(middle)]
      .filter((part) => part === said || new Set(part.map(({ speaker }) => speaker)).size > 1)
      .map((part): Talk => ({ ...more, said: part, half: part !== said }))
    for (const talk of talks) from.set(talk, doer)
    return talks
  }
  const whole = quarrels().flatMap((it) =>
    made(it.turns, { danger: kindOf(it), by: it.by, ordinary: false, split: it.split }, it.from),
  )
  const ordinary = new Map<string, { by: string; turns: Quarrel['turns'] }>()
  const written = new Set(quarrels().map(({ by }) => by))
  for (const { author, conversation, speaker, text } of labelledTurns()) {
    // The same quarrels stand among the labelled turns, and single lines are no talk.
    if (written.has(author) || author === PLAIN) continue
    const key = `${author} ${conversation}`
    const held = ordinary.get(key) ?? { by: `ordinary, ${Number(author) > 2 ? 'later' : 'earlier'}`, turns: [] }
    held.turns.push([speaker, text])
    ordinary.set(key, held)
  }
  return [
    ...whole,
    ...[...ordinary.values()].flatMap(({ by, turns }) =>
      made(turns, { danger: null, by, ordinary: true, split: 'train' }),
    ),
  ]
}
