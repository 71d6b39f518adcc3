/** Words of a text: `text.slice(start, end)`, in UTF-16 units. */
export type Words = Record<'start' | 'end', number>

/** The same with the words themselves. */
export type Place = Words & { quote: string }

/** The words of a text at a place that is told as `[from, to)`. */
export const placeIn = (text: string, { from, to }: Record<'from' | 'to', number>): Place => {
  return { quote: text.slice(from, to), start: from, end: to }
}
