import { expect, it } from 'vitest'
import { relationshipTypes } from '@mallama/contracts/relationship-types'
import { DESCRIPTION, relationshipKinds } from '@mallama/contracts/tools'
import {
  claimsOf,
  counterOf,
  descriptionProblem,
  healthOf,
  healthSaid,
  unread,
  kindOfType,
  kindProblem,
  kinds,
  LEAST,
  MOST,
  SHOWN,
} from './words.ts'

it('offers the four kinds, and has the figures of the contract', () => {
  expect(kinds.map(({ value }) => value)).toEqual([...relationshipKinds])
  expect({ least: LEAST, most: MOST, shown: SHOWN }).toEqual(DESCRIPTION)
})

it('a description is 50 to 5,000 characters, and the counter does not stop at 500', () => {
  const least = 'Please provide at least 50 characters describing your relationship'
  expect(descriptionProblem('a'.repeat(49))).toBe(least)
  expect(descriptionProblem(`${'a'.repeat(49)}      `)).toBe(least)
  expect(descriptionProblem('a'.repeat(50))).toBeUndefined()
  // An emoji is one character, as the server counts.
  expect([descriptionProblem('😢'.repeat(30)), counterOf('😢'.repeat(30))]).toEqual([least, '30/500'])
  expect(descriptionProblem('a'.repeat(5_000))).toBeUndefined()
  expect(descriptionProblem('a'.repeat(5_001))).toBe('At most 5,000 characters')
  expect(counterOf('a'.repeat(512))).toBe('512/500')
  expect(kindProblem(null)).toBe('Choose romantic, family, friend or colleague')
  expect(kindProblem('friend')).toBeUndefined()
})

it('health is green from 8, yellow from 6, and the lowest colour below', () => {
  expect([10, 8].map((score) => healthOf(score).tone)).toEqual(['good', 'good'])
  expect([7.9, 6].map((score) => healthOf(score).tone)).toEqual(['watch', 'watch'])
  expect([5.9, 0].map((score) => healthOf(score).tone)).toEqual(['critical', 'critical'])
})

it('what is not known is said in words, and is no number', () => {
  expect(healthSaid(null)).toBe('not enough to go on')
  expect(healthSaid(0)).toBe('0 out of 10')
  const nothing = {
    overallHealth: null,
    strengths: [],
    areasForGrowth: [],
    attachmentStyle: 'not enough information',
  }
  expect(unread(nothing)).toBe(true)
  // A worry was found, or a language model found something: that is shown, though there is no number.
  expect(unread({ ...nothing, areasForGrowth: ['A worry you carry: "I lie awake".'] })).toBe(false)
  expect(unread({ ...nothing, overallHealth: 5 })).toBe(false)
})

it('a tracked relationship chooses its kind, where one fits', () => {
  expect(kindOfType('spouse')).toBe('romantic')
  expect(kindOfType('mother')).toBe('family')
  expect(kindOfType('roommate')).toBe('friend')
  expect(kindOfType('boss')).toBe('colleague')
  const none = relationshipTypes.filter((type) => kindOfType(type) === null)
  expect(none).toEqual(
    ['therapist', 'coach', 'teacher', 'student', 'caregiver', 'other'].toSorted(
      (a, b) => relationshipTypes.indexOf(a as never) - relationshipTypes.indexOf(b as never),
    ),
  )
})

it('what is advised stands with the words that it answers, and what answers none stands by itself', () => {
  const { claims, general } = claimsOf(
    ['A worry you carry: "I keep wondering".', 'This may be about your safety: "she has my card".', 'Something else'],
    [
      'About "she has my card": tell one person you trust.',
      'For "I keep wondering": tell somebody.',
      'For "nobody said this": wait.',
      'Go for a walk.',
    ],
  )
  expect(claims).toEqual([
    { says: 'A worry you carry', quote: 'I keep wondering', advice: 'Tell somebody.' },
    { says: 'This may be about your safety', quote: 'she has my card', advice: 'Tell one person you trust.' },
    { says: 'Something else', quote: null, advice: null },
  ])
  expect(general).toEqual(['For "nobody said this": wait.', 'Go for a walk.'])
})

it('words that hold quotation marks of their own are a quote as well', () => {
  const { claims, general } = claimsOf(
    ['Being put down, it seems: “he calls me "professor" at lunch”.'],
    ['For “he calls me "professor" at lunch”: note the day: it helps.'],
  )
  expect(claims).toEqual([
    { says: 'Being put down, it seems', quote: 'he calls me "professor" at lunch', advice: 'Note the day: it helps.' },
  ])
  expect(general).toEqual([])
})
