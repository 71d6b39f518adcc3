import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Instant } from './fields.ts'

export const SafetyCategory = z.enum([
  'self-harm',
  'threat-to-others',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'medical',
])
export type SafetyCategory = z.infer<typeof SafetyCategory>

/** A place to turn to. `contact` is what to dial, text or open; `href` is the link for it. */
export const SafetyResource = z.object({
  name: z.string(),
  when: z.string(),
  contact: z.string(),
  href: z.string(),
  kind: z.enum(['emergency', 'phone', 'text', 'web']),
  source: z.string(),
  verified: z.string().describe('date on which the entry was checked, YYYY-MM-DD'),
})
export type SafetyResource = z.infer<typeof SafetyResource>

/** On every coach result. Tier 3 imminent, 2 active, 1 passive or uncertain; null when nothing was seen. */
export const Safety = z
  .object({
    tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    category: SafetyCategory,
    message: z.string(),
    resources: z.array(SafetyResource).max(3),
    country: z.string().nullable(),
    /** The trouble is someone else's, not the writer's: guidance for a helper. */
    thirdParty: z.boolean(),
    /** The person said that it is not about their safety: tier 1 from then on, and help stays in reach. */
    aside: z.boolean().default(false),
    /** It cannot be set aside: it was stated, or a child speaks. */
    stays: z.literal(true).optional(),
  })
  .nullable()
export type Safety = z.infer<typeof Safety>

/** At tier 1, in the place of the answer's own question. */
export const QuietQuestion = z.object({ question: z.string(), answers: z.array(z.string()) })
export type QuietQuestion = z.infer<typeof QuietQuestion>

/** What `SAFETY_HEADER` says. */
export const Noticed = z.union([
  z.object({
    tier: z.union([z.literal(2), z.literal(3)]),
    category: SafetyCategory,
    thirdParty: z.boolean(),
  }),
  /** The text could not be screened: nobody knows what is in it, and help is held out all the same. */
  z.object({ unread: z.literal(true) }),
])
export type Noticed = z.infer<typeof Noticed>

/** The exact words behind a claim. Offsets are UTF-16 units into the text that was sent. */
export const Evidence = z.object({
  quote: z.string(),
  label: z.string(),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
})
export type Evidence = z.infer<typeof Evidence>

export const SafetyCountry = z.object({ code: z.string(), name: z.string() })

export const safetyApi = defineApi({
  resources: {
    method: 'GET',
    path: '/api/safety/resources',
    access: 'anyone',
    summary: 'Places to turn to in a country; open to anyone, whatever their plan.',
    query: z.object({ country: z.string().trim().max(60).optional() }),
    response: z.object({
      country: SafetyCountry.nullable(),
      countries: z.array(SafetyCountry),
      resources: z.array(SafetyResource.extend({ categories: z.array(SafetyCategory) })),
      checkedAt: z.union([Instant, z.string()]),
    }),
  },
})
