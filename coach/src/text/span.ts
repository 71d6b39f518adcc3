/** What is found in a text: `quote` is `text.slice(start, end)`, in UTF-16 units. */
export interface Span {
  id: string
  quote: string
  start: number
  end: number
}
