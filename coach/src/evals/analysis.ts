import { messageMisses, messageRows } from './analysis-messages.ts'
import { relationshipMisses, relationshipRows } from './analysis-relationships.ts'
import type { RowModule } from './measure.ts'

/** Text analysis and relationship analysis, on messages.jsonl and descriptions.jsonl (data/tools-data.md). */
export const analysis: RowModule = {
  rows: () => [...messageRows(), ...relationshipRows()],
  misses: () => [...messageMisses(), ...relationshipMisses()],
}
