import { fileOf } from '../learn/file.ts'
import { layersOf, type Layers } from '../learn/layers.ts'
import { once } from '../once.ts'
import { wordVectors } from '../safety/likeness.ts'
import { softmax } from './classifier.ts'
import { leans, unders } from './labels.ts'
import { questionOf } from './side.ts'
import { askedIn } from './wish.ts'

/** What a message does in its talk, read by one network with what was said before it (decision 212): it stands beside the readers of single messages, and what both say counts. */

/** Which part of the network reads what, and how wide its layer is. */
export const talkParts = {
  side: { wide: 256, of: ['lean'] },
  under: { wide: 160, of: ['under'] },
  danger: { wide: 128, of: ['grave', 'category', 'whose'] },
} as const
export const talkGroups = {
  lean: leans,
  under: unders,
  grave: ['none', 'passive', 'active'],
  category: ['abuse', 'self-harm', 'sexual-coercion', 'stalking', 'child-abuse', 'threat-to-others', 'medical'],
  /** Who is in danger, or `writer`, who does it. */
  whose: ['self', 'other', 'child', 'writer'],
} satisfies Record<string, readonly string[]>
type Group = keyof typeof talkGroups
/** So many words of each are read, the last ones: of the message, its question, what was said before it, and before that in so many messages. */
const MOST = [160, 60, 100, 120]
const LOOKED_BACK = 6
/** A message in its talk, as the network reads it: the words of each sentence. `earlier`: what its writer said before it, oldest first. */
export const laidInTalk = (message: string, earlier: readonly string[]): (readonly string[])[][] =>
  [message, questionOf(message), earlier.at(-1) ?? '', earlier.slice(-LOOKED_BACK, -1).join('\n')].map((text, at) => {
    let left = MOST[at]!
    const kept = askedIn(text)
      .toReversed()
      .flatMap(({ words }) => {
        const fits = words.slice(Math.max(0, words.length - left))
        left -= fits.length
        return fits.length > 0 ? [fits] : []
      })
    return kept.toReversed()
  })

const file = fileOf<Layers>(new URL('weights/talk.br', import.meta.url))
const network = once(() => layersOf(file(), wordVectors()))

/** The chance of each label of a group, in their order; worked out where it is first asked for. */
export type InTalk = ReturnType<typeof talkOf>
export function talkOf(message: string, earlier: readonly string[]) {
  const found = once(() => network()(laidInTalk(message, earlier)))
  const parts = Object.entries(talkParts).map(([name, { of }]) => ({
    of: of as readonly Group[],
    odds: once(() => found()(name)),
  }))
  return (group: Group): number[] => softmax(parts.find(({ of }) => of.includes(group))!.odds()[group]!, 1)
}
