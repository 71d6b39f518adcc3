import { relationshipTypes } from '@mallama/contracts/relationship-types'
import { describe, expect, test } from 'vitest'
import { typeGroups, typeLabel, typeLabels, typeWords } from './relationship-types.ts'

describe('what someone is to you', () => {
  test('can be chosen from every type there is, each in one group', () => {
    expect(typeGroups.flatMap(({ types }) => types).sort()).toEqual([...relationshipTypes].sort())
  })
  test('reads as words', () => {
    for (const label of Object.values(typeLabels)) expect(label).not.toContain('_')
    expect(typeLabels.aunt_uncle).toBe('Aunt/Uncle')
  })
  test('is their own label where the type is other', () => {
    expect(typeLabel({ relationshipType: 'other', customLabel: 'Godmother' })).toBe('Godmother')
    expect(typeLabel({ relationshipType: 'other', customLabel: ' ' })).toBe('Other')
    expect(typeLabel({ relationshipType: 'friend', customLabel: 'Godmother' })).toBe('Friend')
  })
  test('has spaces for underscores on the dashboard', () => {
    expect(typeWords({ relationshipType: 'best_friend', customLabel: null })).toBe('best friend')
    expect(typeWords({ relationshipType: 'aunt_uncle', customLabel: null })).toBe('aunt uncle')
  })
})
