import { expect, it } from 'vitest'
import { withoutWords } from './unanswered.ts'

it('what is logged of a failure says where, and nothing of what was written', () => {
  const message = 'model refused: "he forgot again\n    at dinner, in front of my mother"'
  const logged = withoutWords(new TypeError(message))
  expect(logged.error).toBe('TypeError')
  expect(logged.at[0]).toContain('unanswered.test.ts')
  expect(JSON.stringify(logged)).not.toMatch(/forgot|dinner|mother/)
  expect(withoutWords('he forgot again')).toEqual({ error: 'string', at: [] })
})
