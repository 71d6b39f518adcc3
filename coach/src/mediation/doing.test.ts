import { expect, test } from 'vitest'
import { doingOf } from './doing.ts'
import { jointOf } from './statements.ts'

test.each([
  ['I want you to text me when you are late', 'Rosa will text Leo when Rosa is late'],
  ['I want you to ask me before you invite people', 'Rosa will ask Leo before Rosa invites people'],
  ['Please don’t read my letters', 'Rosa will not read Leo’s letters'],
  ['Could you take the Tuesdays?', 'Rosa will take the Tuesdays'],
  ['I need you to put your phone away at dinner', 'Rosa will put their phone away at dinner'],
  ['I would like us to eat together on Fridays', 'we eat together on Fridays'],
])('a wish is told as what is done: %s', (wish, done) => expect(doingOf(wish, 'Leo', 'Rosa')).toBe(done))

test.each(['I want you to be nicer', 'I wish you would understand me', 'I need peace', 'I want you to do what I do'])(
  'and left as it stands where that would be a guess: %s',
  (wish) => expect(doingOf(wish, 'Leo', 'Rosa')).toBeNull(),
)

test('the sentences hold what was wished, and what only happened is not done for anybody', () => {
  const names: [string, string] = ['Leo', 'Rosa']
  const wished = jointOf(['I want you to text me when you are late', 'I need one quiet evening'], names, true)
  expect(wished.join(' ')).toContain(
    'For two weeks, Rosa will text Leo when Rosa is late, and Leo says before Sunday which part of "I need one quiet evening" is possible.',
  )
  const told = jointOf(['I waited an hour in the cold', 'You shut the door on me'], names, false)
  expect(told.join(' ')).toContain('what would have helped with "I waited an hour in the cold"')
  expect(told.join(' ')).not.toContain('does one thing')
})
