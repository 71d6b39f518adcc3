import { expect, test } from 'vitest'
import { readTurn } from './turn.ts'

test('reaction, interpretation and exploration have two degrees each', () => {
  expect(readTurn('sending hugs').empathy).toMatchObject({ reaction: 1, interpretation: 0, exploration: 0 })
  expect(readTurn('I am so sorry this happened.').empathy.reaction).toBe(2)
  expect(readTurn('I understand').empathy.interpretation).toBe(1)
  expect(readTurn('That must have been so frightening for you').empathy.interpretation).toBe(2)
  expect(readTurn('When was it?').empathy.exploration).toBe(1)
  expect(readTurn('What hurts most about it?').empathy.exploration).toBe(2)
})
test('waving it away is seen, and decides how person-centred it is', () => {
  const it = readTurn("Cheer up, it's not the end of the world")
  expect(it.empathy.dismissal).toBe(true)
  expect(it.comfort.level).toBe('denies')
  expect(readTurn('Oh love. Thinking of you.').comfort.level).toBe('acknowledges')
  expect(readTurn('Of course you are gutted, you worked so hard for it').comfort.level).toBe('elaborates')
  expect(readTurn('the bus is at 4').comfort.level).toBe('none')
})
