/**
 * A JSON Schema as the grammar takes it: a choice is `oneOf` there, and of limits it knows only how many. What it does
 * not know is held to the schema afterwards, as every model's answer is.
 */
export function forGrammar(schema: unknown): object {
  const { anyOf, oneOf, type, properties, items, enum: one, const: only, minItems, maxItems } = schema as Schema
  const choice = anyOf ?? oneOf
  if (choice) return { oneOf: choice.map(forGrammar) }
  if (only !== undefined) return { const: only }
  if (one) return { enum: one }
  if (type === 'object')
    return {
      type,
      properties: Object.fromEntries(Object.entries(properties ?? {}).map(([name, of]) => [name, forGrammar(of)])),
    }
  if (type === 'array')
    return {
      type,
      items: forGrammar(items ?? {}),
      ...(minItems === undefined ? {} : { minItems }),
      maxItems: Math.min(maxItems ?? MOST_ITEMS, MOST_ITEMS),
    }
  return { type: type ?? 'string' }
}

interface Schema {
  anyOf?: unknown[]
  oneOf?: unknown[]
  type?: string | string[]
  properties?: Record<string, unknown>
  items?: unknown
  enum?: unknown[]
  const?: unknown
  minItems?: number
  maxItems?: number
}

/** A small model that has begun a list may never end it. */
const MOST_ITEMS = 40
