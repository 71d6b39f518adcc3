import type { Guided } from './guide.ts'

/** What an answer has of the guide, without what it does not have. Apart from the schemas, for pages that check nothing. */
export const guidedOf = ({ choices, exercise, card, read }: Partial<Guided>): Guided => ({
  ...(choices ? { choices } : {}),
  ...(exercise ? { exercise } : {}),
  ...(card ? { card } : {}),
  ...(read ? { read } : {}),
})
