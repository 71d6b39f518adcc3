/** A gap in the words that stand in the box of a line: what is to be filled in by its writer. */
export const GAP = '___'
