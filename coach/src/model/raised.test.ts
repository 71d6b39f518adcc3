import { afterAll, beforeAll, expect, it } from 'vitest'
import { openModelServer, type ModelServer } from '../../test/model-server.ts'
import { nothing } from '../../test/model-words.ts'
import { createBuiltInCoach } from '../coach.ts'
import type { State } from '../builtin/state.ts'
import { asked } from '../evals/talk.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

const builtIn = createBuiltInCoach()
const talk = (message: string, safety: object, state: unknown = null, mayClear = false) => {
  const reply = 'That was a hard evening, and it stays with you. What would help now?'
  server.plays = [{ say: JSON.stringify({ safety, stage: 'explore', reply, message: null }) }]
  const model = openModel({ provider: 'openai-compatible', model: 'm', url: server.url, mayClear })
  return createModelCoach({ model, builtIn }).reply(asked(message, { state }))
}
const guideOf = (state: unknown) => (state as State).guide

it('beneath a safety answer stands nothing that our guide would have offered', async () => {
  const seen = { tier: 2, category: 'abuse', who: 'the writer', quote: 'the usual thing', why: 'being hit' }
  const message = 'it was the usual thing in the garage again. how do i say it to him'
  expect(await builtIn.reply(asked(message))).toHaveProperty('choices')
  const reply = await talk(message, seen)
  expect(reply.safety).toMatchObject({ tier: 2, category: 'abuse' })
  for (const part of ['exercise', 'choices', 'card', 'read', 'message', 'ask']) expect(reply).not.toHaveProperty(part)
  expect(guideOf(reply.state)).toMatchObject({ open: null, offered: [] })
})

const grave = (category: string, say: string) => ({ tier: 3, category, who: 'the writer', quote: '', why: '', say })

it('who is named can be reached, and who has met the probes may add what helps in this moment', async () => {
  const say = 'Put the box outside your door and go down to Maria. Is she awake? Call 0800 555 0199.'
  const message = 'grandmas box is on my knees. Maria is downstairs, what do i even say to her'
  const proven = await talk(message, grave('self-harm', say), null, true)
  expect(proven).toMatchObject({ safety: { tier: 3, category: 'self-harm' }, coach: 'language-model' })
  expect(proven.response).toMatch(/person[^]*"[^"]*(?:night|Tonight)[^"]*"[^]*outside your door/)
  expect(proven.response).not.toMatch(/awake|0199/)
  const other = await talk(message, grave('self-harm', say))
  expect(other.response).toMatch(/"[^"]*[Nn]ight[^"]*"/)
  expect(other.response).not.toContain('outside your door')
})

it('who is near comes first, and nobody is sent to whoever harms them', async () => {
  const say = 'Keep the door between you. Talk to him calmly through it. You could forgive him once he is sober.'
  const { response } = await talk('its the thing with the belt, hes at the door now', grave('abuse', say), null, true)
  expect(response).toMatch(/Quick exit[^]*emergency number[^]*Keep the door between you/)
  expect(response).not.toMatch(/calmly|forgive/)
})

it('a step and buttons that nobody saw are not kept, and what the model said is no answer to one', async () => {
  const reply = await talk('my sister forgot the cake again. how do i say it to her', nothing)
  expect(reply.coach).toBe('language-model')
  expect(guideOf(reply.state)).toMatchObject({ open: null, offered: [] })
  const begun = await builtIn.reply(asked('Find the words'))
  expect(guideOf(begun.state).open).toMatchObject({ waits: false })
  const next = await talk('she never listens to me anyway', nothing, begun.state)
  expect(guideOf(next.state).open).toMatchObject({ id: 'find-words', slots: {}, waits: true })
})
