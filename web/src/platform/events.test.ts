import { expect, test } from 'vitest'
import { concerns } from './events.ts'

test('a changed list concerns the list and its items, not what lies below an item', () => {
  expect(concerns('/api/relationships', ['/api/relationships'])).toBe(true)
  expect(concerns('/api/relationships', ['/api/relationships/r1'])).toBe(true)
  expect(concerns('/api/relationships', ['/api/relationships/r1/room'])).toBe(false)
  expect(concerns('/api/relationships', ['/api/relationships-elsewhere'])).toBe(false)
  expect(concerns('/api/relationships/r1/room', ['/api/relationships/r1/room', 'more'])).toBe(true)
  expect(concerns('/api/relationships/r1/room', ['/api/relationships/r1'])).toBe(false)
})
