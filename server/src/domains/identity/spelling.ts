/** Two spellings are one address when this makes them the same text. */
export const normalised = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()
