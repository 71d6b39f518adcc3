import kept from '../../data/words/pasted.json' with { type: 'json' }
import { wordsIn } from '../text/people.ts'

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
