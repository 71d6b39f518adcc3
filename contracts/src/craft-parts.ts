import { z } from 'zod'
import { CraftKind } from './coach.ts'
import { text } from './fields.ts'

/** Most characters of each part. */
export const CRAFT_PART = 2_000
const part = () => text(CRAFT_PART).nullish()

/**
 * A message that is said in parts. Where one of the three is given they are the message, in this order, and the goal only
 * says what it is for; `kind` is what such a message is to do.
 */
export const askedParts = z.object({ happened: part(), felt: part(), wish: part(), kind: CraftKind.nullish() })

/** What was kept before there were parts has none. */
const keptPart = () => z.string().nullable().default(null)

export const keptParts = z.object({
  happened: keptPart(),
  felt: keptPart(),
  wish: keptPart(),
  kind: CraftKind.nullable().default(null),
})
