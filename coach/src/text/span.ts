/** Words of a text: `text.slice(start, end)`, in UTF-16 units. */
export interface Words {
  start: number
  end: number
}

/** The same with the words themselves. */
export interface Place extends Words {
  quote: string
}

/** What is found in a text. */
export interface Span extends Place {
  id: string
}
