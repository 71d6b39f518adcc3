import { describe, expect, test } from 'vitest'
import { checked, emptyForm, submitted } from './values.ts'

const tomas = { ...emptyForm, personName: 'Tomas', relationshipType: 'partner' }

describe('adding someone', () => {
  test('needs a name and what they are to you', () => {
    expect(checked(emptyForm).errors).toEqual({
      personName: 'Person name is required',
      relationshipType: 'Relationship type is required',
    })
    expect(checked({ ...tomas, personName: '   ' }).errors).toEqual({ personName: 'Person name is required' })
  })
  test('needs nothing else', () => {
    expect(checked(tomas).draft).toMatchObject({ personName: 'Tomas', relationshipType: 'partner' })
  })
  test('takes a label with the type other, and forgets one that is not shown', () => {
    expect(submitted({ ...tomas, relationshipType: 'other', customLabel: 'Godmother' }).customLabel).toBe('Godmother')
    expect(submitted({ ...tomas, customLabel: 'Godmother' }).customLabel).toBeNull()
    expect(checked({ ...tomas, customLabel: 'Godmother' }).errors).toEqual({})
  })
  test('keeps a name to 200 characters', () => {
    expect(checked({ ...tomas, personName: 'a'.repeat(200) }).errors).toEqual({})
    expect(checked({ ...tomas, personName: 'a'.repeat(201) }).errors).toEqual({ personName: 'At most 200 characters' })
  })
})
