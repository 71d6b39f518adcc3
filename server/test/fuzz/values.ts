import { z } from 'zod'
import type { Dice } from '../../../coach/test/dice.ts'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

const words = ['hello', 'I miss her', 'he said no', '', ' ', 'émile', '中文', 'مرحبا', '👩‍👩‍👧']
/** Texts that have broken something somewhere. */
const nasty = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF tail',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${1+1}',
  '\u202Eevil',
  'x'.repeat(400),
  'e\u0301'.repeat(300),
  '\n\r\t',
  'NaN',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
]
const oddities: unknown[] = [null, true, false, 0, -1, 1.5, 1e308, '', [], {}, [[]], { a: { b: {} } }, '2026-13-45']

/** A value that fits the schema, more or less: each leaf may be a hostile one. */
export function valueFor(schema: Schema, roll: Dice, ids: readonly string[]): unknown {
  if (roll.chance(0.04)) return roll.pick(oddities)
  if ('const' in schema) return schema.const
  if (schema.enum) return roll.pick(schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return valueFor(roll.pick(branches), roll, ids)
  const type = Array.isArray(schema.type) ? roll.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectFor(schema, roll, ids)
  if (type === 'array') {
    const length = roll.chance(0.02) ? 300 : roll.below(4)
    return Array.from({ length }, () => valueFor(schema.items ?? {}, roll, ids))
  }
  if (type === 'integer' || type === 'number') return numberFor(schema, roll)
  if (type === 'boolean') return roll.chance(0.5)
  if (type === 'null') return null
  if (type === 'string') return textFor(schema, roll, ids)
  return roll.pick([...oddities, ...words])
}

function objectFor(schema: Schema, roll: Dice, ids: readonly string[]): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const wanted = schema.required?.includes(name) ? 0.97 : 0.4
    if (roll.chance(wanted)) made[name] = valueFor(part, roll, ids)
  }
  if (roll.chance(0.05)) made[roll.pick(['extra', 'userId', 'role', 'constructor', 'toString', ''])] = 'x'
  return made
}

function numberFor({ minimum = -10, maximum = 110 }: Schema, roll: Dice): number {
  if (roll.chance(0.15)) return roll.pick([minimum - 1, maximum + 1, 0.5, -0, 2 ** 31, 2 ** 53, 1e21])
  const [low, high] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)]
  return low + roll.below(high - low + 1)
}

function textFor(schema: Schema, roll: Dice, ids: readonly string[]): string {
  if (roll.chance(0.2)) return roll.pick(nasty)
  if (schema.format === 'uuid') return roll.pick([...ids, '00000000-0000-4000-8000-000000000000', 'not-an-id'])
  if (schema.format === 'date-time')
    return roll.pick([
      '2026-03-01T10:00:00Z',
      '2026-03-01T10:00:00.123+05:30',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
      '2026-02-30T00:00:00Z',
    ])
  const longest = schema.maxLength ?? 2_000
  if (roll.chance(0.05)) return 'm'.repeat(Math.min(longest, 12_000) + roll.below(2))
  return roll.pick(words)
}
