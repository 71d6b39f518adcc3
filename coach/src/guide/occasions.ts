import { GAP } from '@mallama/contracts/gap'
import { once } from '../learn/file.ts'
import { sentencesIn } from '../text/words.ts'
import { frames, type Manner } from './data.ts'

/** Words of an occasion: `rest` is what stands without its last sentence, where only that has a gap. */
type Said = { text: string; rest: string | null }
const saidOf = (text: string): Said => {
  const all = sentencesIn(text)
  const open = all.findIndex((it) => it.includes(GAP))
  return { text, rest: open < 0 ? text : open > 0 && open === all.length - 1 ? all.slice(0, -1).join(' ') : null }
}
/** The words of occasions, each in its manners. */
const whole = once(() =>
  [...frames()].flatMap(([key, { begin, ways }]) =>
    key.includes('/') ? [{ said: [...new Set([begin, ...Object.values(ways)])].map(saidOf), ways }] : [],
  ),
)
/** What was typed into the gap of these words, where nothing else of them was changed; empty where that part was left out, null where it is another text. */
function gapIn(said: Said, text: string): string | null {
  if (text === said.rest || (text === said.text && said.rest !== null)) return ''
  const [head = '', tail, more] = said.text.split(GAP)
  const isSo = tail !== undefined && more === undefined && text.startsWith(head) && text.endsWith(tail)
  const typed = isSo ? text.slice(head.length, -tail.length || undefined).trim() : ''
  return typed && !typed.includes(GAP) ? typed : null
}
/** The occasion whose words a text is, and what was typed into their gap; null where anything else of them was changed. */
function foundIn(text: string) {
  for (const { said, ways } of whole()) {
    const found = said.map((it) => ({ gap: gapIn(it, text), ways, text: it.text })).find(({ gap }) => gap !== null)
    if (found) return found
  }
  return null
}
/** The same words in another manner, with what was typed into their gap; null where they are the writer's own, or written so already. */
export function otherwise(text: string, manner: Manner): string | null {
  const found = foundIn(text)
  const other = found?.ways[manner]
  if (!found || !other) return null
  const said = found.gap ? other.replace(GAP, () => found.gap!) : saidOf(other).rest
  return said === text ? null : said
}
/** Whether it is the words of an occasion, its gap filled or not. */
export const isOfOccasion = (text: string): boolean => foundIn(text) !== null
/** Whether it is the words of an occasion as they stand, with nothing typed into them. */
export const isOurs = (text: string): boolean => foundIn(text)?.gap === ''
/** What of it is the writer's own: words of ours that stand as they were say nothing of whoever sends them; the sentence whose gap they filled does. */
export function ownOf(text: string): string {
  const ours = sentencesIn(foundIn(text)?.text ?? '')
  const own = sentencesIn(text).filter((it) => !ours.includes(it))
  return ours.length > 0 ? own.join(' ') : text
}
