import type { Person } from './world.ts'

/** What an endpoint needs so that everyone can try it. A new endpoint without a row in `matrix.rows.ts` fails the house's rules. */
export interface Row {
  /** Makes what the path names, for this person; its values fill the path's parameters. */
  of?: (owner: Person) => Promise<Record<string, string>>
  body?: unknown
  /** Parameters that are no ids. */
  fixed?: Record<string, string>
  /** What somebody with access gets; the endpoint's own status unless said otherwise. */
  member?: number
  /** What somebody gets whose access ended, where that differs. */
  ended?: number
  /** What somebody signed in without membership gets, where that differs. */
  newcomer?: number
}
