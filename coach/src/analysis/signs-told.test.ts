import { expect, test } from 'vitest'
import { analyseRelationship } from './relationship.ts'

const read = (description: string, relationshipType = 'family') =>
  analyseRelationship({ relationshipType, description, country: 'GB' } as Parameters<typeof analyseRelationship>[0])

test.each([
  ['I ring my son every Sunday and it just goes to voicemail.', 'goes to voicemail'],
  ['He rolls his eyes every time I speak.', 'rolls his eyes'],
])('a sign in plain sight is seen: %s', (text, sign) => expect(read(text).areasForGrowth.join()).toContain(sign))

test.each([
  ['My brother paid for my tuition when nobody else would.', 'paid for my tuition'],
  ['My boss takes the blame for me with the clients.', 'takes the blame', 'colleague'],
  ['My sister covers my shifts and picks up my kids on Fridays.', 'covers my shifts'],
])('a strength is seen: %s', (text, sign, type = 'family') => {
  const { strengths, areasForGrowth } = read(text, type)
  expect(strengths.join()).toContain(sign)
  expect(areasForGrowth.join()).not.toContain(sign)
})

test('what was good and is over is missed, and no silence', () => {
  const { areasForGrowth, recommendations } = read('We used to dance in the kitchen. We were so close before the baby.')
  expect(areasForGrowth[0]).toMatch(/had together/)
  expect([...areasForGrowth, ...recommendations].join()).not.toMatch(/silence|big talk/)
})
