/** What is found in a text: the exact words, where they stand in the message, and how strong the cue is (0..1). */
export interface Span {
  id: string
  quote: string
  start: number
  end: number
  speaker: 'writer' | 'other' | 'unknown'
  target: 'writer' | 'other' | 'self' | 'none'
  strength: number
}
