import { GAP } from '@mallama/contracts/gap'
import { once } from '../learn/file.ts'
import { sentencesIn } from '../text/words.ts'
import { frames, type Manner } from './data.ts'

/** The words of occasions: whole messages, which stand with their gap or without. */
const whole = once(() =>
  [...frames()].flatMap(([key, { begin, ways }]) => {
    const said = [...new Set([begin, ...Object.values(ways)])].map((text) => ({ text, rest: withoutGaps(text) }))
    return key.includes('/') ? [{ said, ways }] : []
  }),
)
/** Their sentences. */
const standing = once(() => new Set(whole().flatMap(({ said }) => said.flatMap(({ text }) => sentencesIn(text)))))
/** A text without the sentences whose gap is empty. */
export const withoutGaps = (text: string): string =>
  sentencesIn(text)
    .filter((it) => !it.includes(GAP))
    .join(' ')

/** What was typed into the gap of these words, where nothing else of them was changed; empty where that part was left out, null where it is another text. */
function gapIn(said: { text: string; rest: string }, text: string): string | null {
  if (text === said.rest) return ''
  const [head = '', tail, more] = said.text.split(GAP)
  const isSo = tail !== undefined && more === undefined && text.startsWith(head) && text.endsWith(tail)
  return isSo ? text.slice(head.length, -tail.length || undefined).trim() || null : null
}
/** The same words in another manner, with what was typed into their gap; null where they are the writer's own. */
export function otherwise(text: string, manner: Manner): string | null {
  for (const { said, ways } of whole()) {
    const gap = said.map((it) => gapIn(it, text)).find((it) => it !== null)
    if (gap !== undefined && ways[manner])
      return gap ? ways[manner].replace(GAP, () => gap!) : withoutGaps(ways[manner])
  }
  return null
}
/** The manners in which these words are written too. */
export const othersOf = (text: string): Manner[] =>
  (['warm', 'firm'] as const).filter((it) => ![null, text].includes(otherwise(text, it)))
/** What of it is the writer's own: sentences that were ours, and stand as they were, say nothing of them. */
export const ownOf = (text: string): string => {
  const all = sentencesIn(text)
  const own = all.filter((it) => !standing().has(it))
  return own.length === all.length ? text : own.join(' ')
}
export const isOurs = (text: string): boolean => text !== '' && ownOf(text) === ''
