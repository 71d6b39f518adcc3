import { expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked } from '../evals/talk.ts'
import type { Reply, Turn } from '../port.ts'

/** A talk, turn by turn; `answer`: typed into the box that is open. */
function begin() {
  const history: Turn[] = []
  let last: Reply | null = null
  return {
    say(message: string, deed?: 'answer'): Reply {
      const exercise = deed && last?.exercise ? { exercise: { id: last.exercise.id, do: deed } } : {}
      last = answer(asked(message, { history: [...history], state: last?.state ?? null, ...exercise }))
      history.push({ role: 'user', content: message }, { role: 'assistant', content: last.response })
      return last
    },
  }
}

test('a question that is typed into a page for oneself is answered, and the page waits', () => {
  const talk = begin()
  talk.say('My manager puts his name on my reports. How should I approach him?')
  talk.say('Prepare a talk')
  talk.say('Mr Okonkwo, on Friday after lunch', 'answer')
  const said = talk.say('Is it not better to just go to HR directly?', 'answer')
  expect(said.exercise).toMatchObject({ id: 'prepare-talk', waits: true })
  const on = talk.say('losing him, who else would i have?', 'answer')
  expect(on.exercise?.waits).toBeUndefined()
})

test('a question to us behind a line for somebody else does not go to them', () => {
  const talk = begin()
  talk.say('how do i ask my neighbour to look at the fence with me')
  const said = talk.say(
    'Would you come over on Sunday? I would like to look at the fence with you. Does it sound mean?',
    'answer',
  )
  expect(said.message?.text).toBe('Would you come over on Sunday? I would like to look at the fence with you.')
  expect(said.response).toMatch(/left it out/)
})
