import { expect, test } from 'vitest'
import { dangerOfGoal } from './goal-danger.ts'

const ways = ['tell', 'text', 'write a letter to', 'send a message to']

test.each(ways)('an ordinary matter is no leave-taking, whichever way it is ordered: %s', (way) => {
  const said = ['the bins go out on Tuesday', 'thanks for the lift', 'the room is free from June', 'I got the job']
  const found = ['my neighbour', 'Ruth', 'my dad'].flatMap((who) =>
    said.filter((it) => dangerOfGoal(`${way} ${who}, saying ${it}`)?.sure ?? false),
  )
  expect(found).toEqual([])
  expect(dangerOfGoal('write my neighbour a message that says the bins go out on Tuesday')).toBeNull()
})

test.each([
  ['goodbye', 'write my kids a letter saying goodbye, they will be better off without me'],
  ['taken', 'write him a message that says I took all of them'],
  ['victim', 'write him a message that says please stop hitting me, I will be good'],
] as const)('what is said in it is heard: %s', (danger, goal) => expect(dangerOfGoal(goal)?.danger).toBe(danger))
