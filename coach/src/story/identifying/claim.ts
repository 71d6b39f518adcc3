export type Kind =
  | 'name'
  | 'place'
  | 'nationality or faith'
  | 'organisation'
  | 'contact'
  | 'date'
  | 'age'
  | 'address'
  | 'number'
  | 'job'
  | 'health'
  | 'rare event'

/** Tokens `[from, to)` that give somebody away. */
export interface Claim {
  kind: Kind
  from: number
  to: number
}
