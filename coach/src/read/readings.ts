import said from '../../data/readings.json' with { type: 'json' }
import { toldIn, type Told } from '../text/told.ts'
import type { Found } from './classifier.ts'
import { withSigns, type MessageAct, type Valence } from './messages.ts'

/** What a received message mainly does to the one who gets it; the labels of `reads` in coach/data/lines. */
export type ReadsAs = keyof typeof said.kinds
export const readsAs = Object.keys(said.kinds) as ReadsAs[]

/** Who sent it, as far as an answer depends on it. */
export const roles = ['partner', 'ex', 'child', 'family', 'friend', 'work', 'other'] as const
export type Role = (typeof roles)[number]

/** How a known sender is told to the reader of messages: by what they are, and by whom an answer depends on. */
export const toldOf = (from: string, role: Role): string => `my ${from}, ${role}.`

/** Whether something bad is held out to the one who gets it. */
export const menaces = ['none', 'threat'] as const
export type Menace = (typeof menaces)[number]

/**
 * The sentences of a message with its signs, and what is told about it. Words of the second are in capitals: no folded
 * word is, so "sorry" from the sender and "sorry" told of somebody are never one feature.
 */
export const withContext = (text: string, context: string | null): Told[] => [
  ...withSigns(text),
  ...toldIn(context ?? '').map(({ words }) => ({
    from: 0,
    to: 0,
    words: words.filter((word) => word !== '?').map((word) => word.toUpperCase()),
  })),
]

/** How much the older reader of messages counts beside the newer, and what no act or valence falls below; chosen on authors left out. */
const SHARE = 0.5
const LEAST = 0.02

/**
 * The chances of both readers of a message in one: a reading is likelier where its acts and its valence are, as
 * `messages` learnt them from 1,400 lines by other hands (a product of experts, each to its power; they add up to one).
 */
export function together(
  reads: readonly Found<ReadsAs>[],
  acts: readonly Found<MessageAct>[],
  valences: readonly Found<Valence>[],
): Found<ReadsAs>[] {
  const chanceOf = (some: readonly Found[], label: string) => some.find((it) => it.label === label)?.chance ?? 0
  const weighed = reads.map((it) => {
    const kind = said.kinds[it.label]
    const act = kind.acts.reduce((sum, label) => sum + chanceOf(acts, label), 0) / Math.sqrt(kind.acts.length)
    return { ...it, chance: it.chance * ((act + LEAST) * (chanceOf(valences, kind.valence) + LEAST)) ** SHARE }
  })
  const all = weighed.reduce((sum, { chance }) => sum + chance, 0)
  return weighed.map((it) => ({ ...it, chance: it.chance / all })).sort((a, b) => b.chance - a.chance)
}
