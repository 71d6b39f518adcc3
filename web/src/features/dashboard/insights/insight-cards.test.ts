import { expect, test } from 'vitest'
import { cardsOf, firstCards, withCards } from './insight-cards.ts'

test('begins with the specification’s four cards, or with what an analysis found', () => {
  expect(firstCards({}).map(({ id, content }) => [id, content])).toEqual([
    ['strengths-1', 'Strong communication foundation'],
    ['opportunities-1', 'Areas identified for growth'],
    ['communication-1', 'Select your style'],
    ['conflict-1', 'Select your style'],
  ])
  const [strengths, opportunities] = firstCards({ strength: 'You make up soon', growth: 'Asking first' })
  expect([strengths!.content, opportunities!.content]).toEqual(['You make up soon', 'Asking first'])
  expect(Object.keys(strengths!).toSorted()).toEqual([
    'category',
    'content',
    'id',
    'isPinned',
    'isVisible',
    'title',
    'type',
  ])
})

test('keeps each person of a browser apart, and reads nothing from what is broken', () => {
  const nora = firstCards({ strength: 'Nora’s' })
  const stored = withCards(withCards(null, 'nora', nora), 'omar', firstCards({}))
  expect(cardsOf(stored, 'nora')).toEqual(nora)
  expect(cardsOf(stored, 'omar')).toEqual(firstCards({}))
  expect(cardsOf(stored, 'toString')).toBeNull()
  for (const broken of [null, '', '[]', 'null', '{"nora":[{"id":1}]}', '{"nora":[]}', '{{'])
    expect(cardsOf(broken, 'nora')).toBeNull()
  expect(cardsOf(withCards('{{', 'nora', nora), 'nora')).toEqual(nora)
})
