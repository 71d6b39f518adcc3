import { existsSync } from 'node:fs'
import type { Family } from '../read/labels.ts'
import { linesIn } from './lines.ts'

/** A turn of the project's own conversations (data/labelling.md) with the feeling two people read in it. */
export interface OwnTurn {
  id: string
  conversation: string
  text: string
  /** Adjudicated where that has been done, the first labeller's else. */
  is: Family
  /** Every label that a reader gave: one or two. */
  read: readonly Family[]
  /** Conversations with an even number are tuned on; of the odd ones only figures are ever looked at. */
  held: boolean
}

interface Label {
  id: string
  emotion: Family
}

const at = (name: string) => new URL(`./data/${name}`, import.meta.url)
const labels = (name: string) =>
  new Map(existsSync(at(name)) ? linesIn<Label>(name).map((it) => [it.id, it.emotion]) : [])

export function ownTurns(): OwnTurn[] {
  const [first, second, settled] = ['first', 'second']
    .map((who) => labels(`labels-${who}.jsonl`))
    .concat([labels('adjudicated.jsonl')])
  return linesIn<{ id: string; conversation: string; text: string }>('turns.jsonl').flatMap((turn) => {
    const { id, conversation, text } = turn
    const read = [...new Set([first?.get(id), second?.get(id)].filter((label) => label !== undefined))]
    const is = settled?.get(id) ?? read[0]
    return is ? [{ id, conversation, text, is, read, held: Number(conversation.slice(1)) % 2 === 1 }] : []
  })
}
