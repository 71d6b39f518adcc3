import { expect, it } from 'vitest'
import { titleOf } from './entry.ts'

const seen = (tier: 1 | 2 | 3) => ({
  tier,
  category: 'abuse' as const,
  message: '',
  resources: [],
  country: null,
  thirdParty: false,
  aside: false,
})

it('what may be about danger has no title, and neither has what came without words', () => {
  for (const tier of [1, 2, 3] as const) expect(titleOf(seen(tier), 'He hit the wall beside me')).toBeNull()
  expect(titleOf(null, ' \n')).toBeNull()
})

it('anything else is called by its words, on one line and cut', () => {
  expect(titleOf(null, 'You left\n the door open')).toBe('You left the door open')
  expect(titleOf(undefined, 'a'.repeat(90))).toBe(`${'a'.repeat(80)}...`)
})
