import { readFileSync } from 'node:fs'
import { SafetyCategory } from '@mallama/contracts/safety'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fold } from '../text/words.ts'
import { sight } from './screen.ts'
import { statedIn, statements, type Statement } from './statements.ts'
import { toldIn } from './turned.ts'
import beside from '../../data/words/statement-classes.json' with { type: 'json' }
import tongues from '../../data/words/tongues.json' with { type: 'json' }

interface Case {
  s: string
  fits: boolean
  t: string
}
const cases = readFileSync(new URL('../../data/statements.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((row) => JSON.parse(row) as Case)
const makes = (text: string, id: string) => statedIn(toldIn(text)).some(({ statement }) => statement.id === id)

test('there are at most sixty statements, and with all phrases beside them four hundred', () => {
  expect(statements.length).toBeLessThanOrEqual(60)
  const phrases = statements.map(({ says, threatens = [] }) => [...says, ...threatens])
  for (const own of phrases) expect(own.length).toBeLessThanOrEqual(9)
  const others = Object.values(beside.said).flat()
  expect([...phrases.flat(), ...others].length).toBeLessThanOrEqual(400)
})

/** Words, a class of them, a gap, and as the last part what may not follow: no more than that is a phrase. */
const phrase = z.string().regex(/^(?:(?:[^ !.][^ !]*|\.\.\d\d?) )*(?:[^ !.][^ !]*|\.\.\d|![^ !]+)$/)

const row = z.strictObject({
  id: z.string(),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  category: SafetyCategory,
  other: z.literal(true).optional(),
  own: z.literal(true).optional(),
  about: z.enum(['taken', 'care', 'child', 'hunger', 'neck', 'drawn']).optional(),
  even: z.array(z.enum(['fiction', 'past', 'maybe', 'denied'])).optional(),
  needs: z.string().optional(),
  unless: z.string().optional(),
  threatens: z.array(phrase).optional(),
  says: z.array(phrase),
})
test('each is a row of what a statement may say, once', () => {
  expect(() => z.array(row).parse(statements)).not.toThrow()
  expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length)
})

test('what is said in other languages is spelled as texts are read', () => {
  for (const { tier, category: of, says } of tongues.said) {
    expect(SafetyCategory.safeParse(of).success && (tier === 2 || tier === 3)).toBe(true)
    for (const list of says.flat()) expect(fold(list)).toBe(list)
  }
})

/** By this statement, or as gravely by another or by what else reads. */
const isMet = ({ id, tier, category }: Statement, text: string): boolean => {
  const seen = sight(text)
  return makes(text, id) || (seen !== null && (seen.tier > tier || (seen.tier === tier && seen.category === category)))
}

describe.each(statements.map((it) => [it.id, it] as const))('%s', (id, statement) => {
  const own = cases.filter(({ s }) => s === id)
  test('has twenty lines that are met as gravely as it is, and does not fit twenty that come near', () => {
    expect(own.filter(({ fits }) => fits).length).toBeGreaterThanOrEqual(20)
    expect(own.filter(({ fits }) => !fits).length).toBeGreaterThanOrEqual(20)
    expect(own.filter(({ fits, t }) => fits && !isMet(statement, t)).map(({ t }) => t)).toEqual([])
    expect(own.filter(({ fits, t }) => fits && makes(t, id)).length).toBeGreaterThanOrEqual(10)
    expect(own.filter(({ fits, t }) => !fits && makes(t, id)).map(({ t }) => t)).toEqual([])
  })
})
