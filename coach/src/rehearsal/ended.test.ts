import { expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { rehearse } from './rehearse.ts'

const at = (content: string, scenario = 'Asking Ivo about the weekend', basis: string[] = []) =>
  rehearse({
    person: someone('Ivo', 'partner'),
    scenario,
    basis,
    turns: [],
    content,
    knownPeople: ['Ivo'],
    userFirstName: null,
    country: 'GB',
  })

test.each([
  "I'm going, Ivo.",
  'If you come near me I call the police.',
  'I will not live with you any longer.',
  'Stop it or I leave tonight.',
  'Do not touch me again.',
  'I want my keys back now.',
])('where it ended for safety the line is not marked: %s', (content) => {
  const { refused, labels } = at(content, 'Telling Ivo that I go', ['if you leave me I will smash your face in'])
  expect(refused).toBeTruthy()
  expect(labels).toEqual({ stance: 'interests', act: null })
})

test.each([
  'I could come with you to the match. Would that help?',
  'I could take you to choir on Mondays. Would that be good?',
  'Shall I pick up the parcel for you?',
  'I can cook on Thursdays. How does that sound?',
  'I might drive Mum to the clinic. Does that help?',
  'Would you like me to ring the school?',
])('an offer that is asked leaves room for a no: %s', (content) => {
  const { labels, note } = at(content)
  expect(labels.stance).toBe('interests')
  expect(note).not.toContain('no room for a no')
})

test.each(['Do what I say, or I cancel the holiday.', 'Sign it or I walk.'])(
  'and what is held over the other is power all the same: %s',
  (content) => expect(at(content).labels.stance).toBe('power'),
)
