import kept from '../../data/words/pasted.json' with { type: 'json' }
import { wordsIn } from '../text/people.ts'
import { isStamp, looksLikeName, withoutTime, type Line } from './lines.ts'

const ticks = new Set(kept.ticks)

/** The words alone, numbers as "#": "Read 18:31" is "read #". */
function shapeOf(text: string): string {
  const words = wordsIn(text).map(({ lower }) => (lower[0]! <= '9' ? '#' : lower))
  return words.filter((word, at) => word !== '#' || words[at - 1] !== '#').join(' ')
}
const among = (list: readonly string[]) => {
  const all = new Set(list)
  return (text: string): boolean => text.length < 100 && all.has(shapeOf(text))
}

/** "image omitted": a place where something stood. */
export const saysNothing = among(kept.nothing)
/** What a phone's screen shows around the words, after WhatsApp, iMessage, Messenger and Instagram of 2024. */
export const isPhone = among(kept.furniture)
/** What a messenger wrote and nobody said. */
export const isNotice = (text: string): boolean =>
  text.length < 300 &&
  (kept.reactions.some((it) => text.startsWith(it)) ||
    kept.notices.some((it) => ` ${shapeOf(text)} `.includes(` ${it} `)))

/** "(he leaves)", "[door slams]": what a script tells, not what anyone says. */
export function isStage(text: string): boolean {
  const bare = text.length < 200 && text.endsWith('.') ? text.slice(0, -1) : text
  const within = bare.slice(1, -1)
  return ['()', '[]'].some(([opens, closes]) => bare === `${opens}${within}${closes}` && !within.includes(opens!))
}

const unticked = (text: string): string => {
  const words = text.split(' ')
  return words.slice(0, words.findLastIndex((word) => !ticks.has(word)) + 1).join(' ')
}
/** A message without the clock and the ticks that a screen has behind it; null where it has no tick. */
function withoutTick(text: string): string | null {
  if (text.length > 400) return null
  const bare = unticked(withoutTime(unticked(text)))
  const tail = text.slice(bare.length).split(' ')
  return tail.some((word) => ticks.has(word)) ? bare : null
}

/**
 * The lines without what a screenshot read by a machine brings along: ticks, clocks, battery, field labels, the name at
 * the top. Where nothing shows that it was a screen, every line stays as it is.
 */
export function offScreen(lines: readonly Line[]): { lines: Line[]; dropped: number } {
  const texts = lines.filter(({ text }) => text)
  const ticked = texts.some(({ text }) => withoutTick(text) !== null)
  if (!ticked && texts.filter(({ text }) => isPhone(text)).length < 2) return { lines: [...lines], dropped: 0 }
  const [first, second] = texts
  const again = texts.filter(({ text }) => text.startsWith(first!.text)).length > 1
  const top = second && isPhone(second.text) && looksLikeName(first!.text) && !again ? first : null
  const left = lines.flatMap((line): Line[] => {
    if (!line.text) return [line]
    const bare = { ...line, text: withoutTick(line.text) ?? line.text }
    const shown = line === top || isPhone(bare.text) || (ticked && isStamp(bare.text))
    return shown || !/[\p{L}\p{N}\p{Extended_Pictographic}?!]/u.test(bare.text) ? [] : [bare]
  })
  return { lines: left, dropped: lines.length - left.length }
}
