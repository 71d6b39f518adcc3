const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `max` characters as a reader counts them, with "..." when something was cut. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  let count = 0
  for (const { segment } of letters.segment(text)) {
    if (count === max) return `${kept}...`
    kept += segment
    count += 1
  }
  return text
}

/** A list on one line: where an item has no end of its own, a full stop parts it from the next. */
export const inOneLine = (list: string) => oneLine(list.trim().replace(/([^\s.!?…:;,])\s*\n+/g, '$1. '))

/** One line of it: for titles and previews. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
