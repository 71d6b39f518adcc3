import { repairCues } from './cues/repair.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/** Attempts to take the heat out or to come back together (Gottman 1999). Ids: "restart", "closeness", "part". */
export const repairsIn = (read: Plain): Span[] => match(read, repairCues)
