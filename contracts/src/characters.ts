/**
 * How many characters a text has, as every limit here is meant and as the schemas count (code points): an emoji that
 * takes two UTF-16 units is one. Forms, counters and the server all count by this; `length` would tell another number.
 */
export function charactersIn(text: string): number {
  let count = text.length
  // Nearly no text has any, and a pasted conversation may be a million letters long.
  if (!PAIRED.test(text)) return count
  for (let at = 0; at < text.length - 1; at++)
    if (isFirst(text.charCodeAt(at)) && isSecond(text.charCodeAt(at + 1))) {
      count--
      at++
    }
  return count
}

const PAIRED = /[\ud800-\udbff]/
const isFirst = (unit: number) => (unit & 0xfc00) === 0xd800
const isSecond = (unit: number) => (unit & 0xfc00) === 0xdc00
