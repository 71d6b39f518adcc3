import { expect, test } from 'vitest'
import { readTurns } from './conversation.ts'

const last = (...lines: string[]) => readTurns(lines.map((text, at) => ({ speaker: at % 2 ? 'B' : 'A', text }))).at(-1)

test('"later" weighs less among the calm than before somebody who presses', () => {
  const pressed = last('You forgot again. When will you do it?', 'later')
  expect(pressed?.main).toBe('withdraw')
  expect(last('Lovely day', 'talk about it later')?.harm.score).toBeLessThan(pressed!.harm.score)
})
test('a name among friends is teasing, in a quarrel it is not', () => {
  expect(last('see you at eight then', 'you absolute muppet you left your coat')?.harm.score).toBeLessThan(1)
  expect(last('You never listen!', 'Oh shut up, you idiot')?.main).toBe('contempt')
})
test('owning up after a quarrel is seen', () =>
  expect(last('You said six and it is nine.', 'I know. That was my fault.')?.acts.map(({ id }) => id)).toContain(
    'accountability',
  ))
test('the same turns give the same reading', () => {
  const turns = [
    { speaker: 'A', text: 'You never listen!' },
    { speaker: 'B', text: 'k' },
  ]
  expect(JSON.stringify(readTurns(turns))).toBe(JSON.stringify(readTurns(turns)))
})
