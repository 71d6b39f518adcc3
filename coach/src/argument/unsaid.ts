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

const isThing = among(kept.nothing)
/** "image omitted": a place where something stood, also as an export marks it in whatever language: "<Medien ausgeschlossen>". */
export const saysNothing = (text: string): boolean =>
  isThing(text) || (text.length < 62 && text.startsWith('<') && text.indexOf('>') === text.length - 1)
/** What a phone's screen shows around the words, after WhatsApp, iMessage, Messenger and Instagram of 2024. */
export const isPhone = among(kept.furniture)
/** What a messenger wrote and nobody said. */
export function isNotice(text: string): boolean {
  if (text.length > 300) return false
  const shape = ` ${shapeOf(text)} `
  return kept.reactions.some((it) => text.startsWith(it)) || kept.notices.some((it) => shape.includes(` ${it} `))
}

/** A line without the ticks at its end, and the time before them. */
function unticked(text: string): string {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => !ticks.has(word))
  return last === words.length - 1 ? text : withoutTime(words.slice(0, last + 1).join(' '))
}

/**
 * The lines without what a screenshot read by a machine brings along: ticks, clocks, battery, field labels, the name at
 * the top. Where nothing shows that it was a screen, every line stays as it is.
 */
export function offScreen(lines: readonly Line[]): readonly Line[] {
  const bare = lines.map((line) => ({ ...line, text: unticked(line.text) }))
  const isTicked = bare.some(({ text }, at) => text !== lines[at]!.text)
  if (!isTicked && bare.filter(({ text }) => isPhone(text)).length < 2) return lines
  const [top, second] = bare.filter(({ text }) => text)
  const isTitle = ({ text }: Line) =>
    isPhone(second?.text ?? '') && looksLikeName(text) && bare.filter((it) => it.text.startsWith(text)).length === 1
  return bare.filter(
    (line) => !isPhone(line.text) && !(isTicked && isStamp(line.text)) && !(line === top && isTitle(line)),
  )
}
