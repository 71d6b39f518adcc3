import { expect, test } from 'vitest'
import { heardIn, spoken, whyStopped } from './voice.ts'

const piece = (transcript: string) => [{ transcript }]

test('what is heard is one text, piece by piece', () => {
  expect(heardIn([piece('He forgot'), piece(' again '), piece('')])).toBe('He forgot again')
  expect(heardIn([])).toBe('')
})

test('what is said stands after what was written', () => {
  expect(spoken('', 'He forgot')).toBe('He forgot')
  expect(spoken('I think', 'he forgot')).toBe('I think he forgot')
  expect(spoken('I think\n', 'he forgot')).toBe('I think\nhe forgot')
  expect(spoken('I think', '')).toBe('I think')
})

test('why the microphone stopped is said, unless the person stopped it', () => {
  expect(whyStopped('aborted')).toBeNull()
  expect(whyStopped('not-allowed')).toContain('microphone')
  expect(whyStopped('something new')).toContain('Speech could not')
})
