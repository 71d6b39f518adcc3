import { expect, it } from 'vitest'
import { shownAs } from './history.ts'

const head = {
  opening: 'You could have\ntold me about Friday.',
  conflictType: 'Plans',
  severityScore: 4,
  resolutionScore: 6.5,
  flagged: false,
  unread: false,
}

it('calls a quarrel by its theme and its first words, and gives its scores', () =>
  expect(shownAs(head)).toEqual({
    title: 'Plans: “You could have told me about Friday.”',
    meta: 'Severity 4, resolution potential 6.5 of 10',
  }))

it('gives no number for what was not read', () => {
  expect(shownAs({ ...head, unread: true })).toEqual({
    title: '“You could have told me about Friday.”',
    meta: 'Not read',
  })
})

it('says nothing of what may be about safety', () => {
  expect(shownAs({ ...head, opening: '' })).toEqual({ title: null })
  expect(shownAs({ ...head, flagged: true })).toEqual({ title: null })
})
