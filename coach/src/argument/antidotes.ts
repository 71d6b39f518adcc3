import kept from '../../data/said/antidotes.json' with { type: 'json' }
import type { Antidote, ArgumentAct, Blank } from '@mallama/contracts/coach'
import { hash } from '../builtin/state.ts'
import { hurts } from './better.ts'
import { chanceOf } from './claims.ts'
import type { Read } from './score.ts'

const blanks: Readonly<Record<string, Omit<Blank, 'at'>>> = kept.blanks
/** The antidotes of Gottman and Silver (1999) as sentences with gaps; the gravest act first. */
const sentences = Object.entries(kept.sentences) as [ArgumentAct, string[]][]

/** Less, and the sentence would be an answer to something else. */
const LIKELY = 0.3
/** Who only offers something is not told that they threaten. */
const SURE = 0.6

/** "When [happened], I felt [felt]." as its words and the gaps between them. */
export function gapped(sentence: string): Pick<Antidote, 'text' | 'blanks'> {
  const [head = '', ...parts] = sentence.split('[')
  return parts.reduce<Pick<Antidote, 'text' | 'blanks'>>(
    ({ text, blanks: before }, part) => {
      const [name = '', after = ''] = part.split(']')
      return { text: text + after, blanks: [...before, { at: text.length, ...blanks[name]! }] }
    },
    { text: head, blanks: [] },
  )
}

/**
 * A sentence to fill in for each turn that hurts and that `words` leaves as it was, by the gravest act in it. Nobody's
 * words are guessed: what happened and how it felt only they know. The same kind in turn, so that two seldom are alike.
 */
export function antidotesFor(turns: readonly Read[], words: readonly string[]): Antidote[] {
  const first = hash(turns[0]?.text ?? '')
  const given = new Map<ArgumentAct, number>()
  return turns.flatMap((turn, at) => {
    const [pattern, ways] =
      sentences.find(
        ([act]) => turn.acts.includes(act) && (turn.alone || chanceOf(turn, act) >= (act === 'threat' ? SURE : LIKELY)),
      ) ?? []
    if (!pattern || !ways || !hurts(turn) || words[at] !== turn.text) return []
    const count = given.get(pattern) ?? 0
    given.set(pattern, count + 1)
    return [{ turn: at, pattern, ...gapped(ways[(first + count) % ways.length]!) }]
  })
}
