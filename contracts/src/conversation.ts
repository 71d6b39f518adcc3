/** What a form may know of a pasted conversation without the schemas: a page that only checks a length loads no more. */
export const CONVERSATION = { least: 20, most: 1_000_000 }

/** Commas part the names; spaces around them and empty ones are nothing. */
export const partiesOf = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
