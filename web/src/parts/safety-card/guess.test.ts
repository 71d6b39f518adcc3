import { expect, it } from 'vitest'
import { guessCountry } from './guess.ts'

const listed = ['AU', 'DE', 'GB', 'US']

it('a country is guessed from where the clock is, before the region of the language', () => {
  expect(guessCountry(listed, { zone: 'Europe/London', languages: ['en-US'] })).toBe('GB')
  expect(guessCountry(listed, { zone: 'America/New_York', languages: ['de-DE'] })).toBe('US')
})

it('where the clock tells nothing, the first language with a region that is listed does', () => {
  expect(guessCountry(listed, { zone: 'UTC', languages: ['de', 'fr-FR', 'en-GB', 'en-US'] })).toBe('GB')
  expect(guessCountry(listed, { zone: 'UTC', languages: ['not a language', 'fr'] })).toBe('')
})
