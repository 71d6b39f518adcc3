import type { z } from 'zod'

interface Def {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
  options?: z.ZodType[]
  in?: z.ZodType
  items?: z.ZodType[]
  shape?: Record<string, z.ZodType>
}

const candidates: unknown[] = [
  'x',
  '2026-03-02T20:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  '2026-03-02',
  0,
  1,
  false,
]

/** The least that the contract lets an answer be: empty lists, null where it may be, else the first thing that fits. */
function least(schema: z.ZodType): unknown {
  const { type, innerType, entries, values, options, shape, items, ...def } = (schema as { def?: Def }).def as Def
  switch (type) {
    case 'nullable':
      return null
    case 'optional':
      return undefined
    case 'array':
      return []
    case 'record':
      return {}
    case 'enum':
      return Object.values(entries!)[0]
    case 'literal':
      return values![0]
    case 'union':
      return least(options![0]!)
    case 'tuple':
      return items!.map(least)
    case 'object':
      return Object.fromEntries(Object.entries(shape!).map(([name, part]) => [name, least(part)]))
    case 'default':
    case 'readonly':
    case 'catch':
      return least(innerType!)
    case 'pipe':
      return least(def.in!)
    default:
      return candidates.find((one) => schema.safeParse(one).success)
  }
}

/** An answer of the server as its contract has it: what a test is about is `told`, the rest is as little as may be. */
export function example<S extends z.ZodType>(schema: S, told: Partial<z.infer<S>> = {}): z.infer<S> {
  return schema.parse({ ...(least(schema) as object), ...(told as object) })
}

let made = 0
export const anId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
