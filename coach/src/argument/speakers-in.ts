import type { Speakers } from '@mallama/contracts/arguments'
import type { SpeakersInput } from '../operations.ts'
import { parse } from './parse.ts'
import { neutral } from './resolve.ts'

const SHOWN = 80

/** Who speaks in a pasted conversation, the one who says most first; nobody where it is one person's account. */
export function speakers({ originalConversation, ...setting }: SpeakersInput): Speakers {
  const { form, turns, attribution, notes } = neutral(parse(originalConversation, setting))
  const found = new Map<string, { name: string; turns: number; first: string }>()
  for (const { speaker, text } of form === 'account' ? [] : turns) {
    const one = found.get(speaker)
    if (one) one.turns++
    else found.set(speaker, { name: speaker, turns: 1, first: text.slice(0, SHOWN) })
  }
  return {
    speakers: [...found.values()].toSorted((a, b) => b.turns - a.turns),
    turns: turns.length,
    attribution,
    notes,
  }
}
