import { z } from 'zod'
import { Id, Instant, Page } from './fields.ts'

/** What every use of a tool is kept with; `relationshipId` is null where it is about nobody who is tracked, or no more. */
export const Kept = z.object({ id: Id, createdAt: Instant, relationshipId: Id.nullable() })
export const WithId = z.object({ id: Id })

/**
 * What a page calls the use that it asks for. By this name it takes back what it cancelled, where the answer was on its
 * way already. One that is there already is a conflict.
 */
export const OwnId = Id.optional()

/** Newest first; at most `limit`, 100 unless given; `before` continues. A `Link` header says that there are more. */
export const KeptPage = Page.extend({ limit: z.coerce.number().int().min(1).max(100).optional() })

/** "This is not about my safety": what was asked for is worked out and shown. */
const aside = z.literal(true)
export const OnlyAside = z.strictObject({ aside })

/** Which tracked relationship it is about, null for none; or that it is not about safety. */
export const LinkOrAside = z
  .strictObject({ relationshipId: Id.nullable(), aside })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Name relationshipId or aside')
