import table from '../../data/words/craft-acts.json' with { type: 'json' }
import type { CraftKind } from '@mallama/contracts/coach'
import type { Kind, ActHead } from '../read/labels.ts'

/** What a message does to the one who reads it. */
export type Act = keyof typeof table

interface Row {
  /** Kinds of words that do it. The first is what it asks for by itself, where `alone`. */
  kinds: readonly Kind[]
  alone?: true
  /** Where an ending of a tone is found; none where nothing beside the matter belongs. */
  ends?: CraftKind
  /** The reader's acts that show that a message does it; none where any message does. */
  shows: readonly ActHead[]
  /** How much likelier it is liked than others, however it is worded, in points of 100. Set by hand. */
  welcome: number
}
export const rowOf = table as unknown as Readonly<Record<Act, Row>>

const acts = Object.keys(rowOf) as Act[]
export const actOfKind = (kind: Kind | null): Act | null =>
  acts.findLast((it) => kind && rowOf[it].kinds.includes(kind)) ?? null
/** The kind of words that an act by itself asks for. */
export const kindOfAct = (act: Act): Kind | null => (rowOf[act].alone && rowOf[act].kinds[0]) ?? null

/** The act that a kind of message does which was chosen by button. */
export const actOf = (kind: CraftKind | null | undefined) =>
  acts.find((it) => kind && rowOf[it].ends === kind) ?? 'tell'
