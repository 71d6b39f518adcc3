import { describe, expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked, talk } from '../evals/talk.ts'
import type { Reply } from '../port.ts'
import type { State } from '../builtin/state.ts'
import { unseen } from './state.ts'

const stateOf = (reply: Reply) => structuredClone(reply.state) as State
const opened = (id: string, more: Partial<State['guide']> = {}) => {
  const state = stateOf(answer(asked('my brother rang and it was the same as ever, he talked for an hour')))
  return { ...state, guide: { ...state.guide, ...more, offered: [{ label: 'Go', does: `open:${id}` }] } }
}
const begun = (id: string) => answer(asked('Go', { state: opened(id) }))

describe('what is pressed', () => {
  test('opens what it names, though it reads like a question about the world', () => {
    const state = opened('decide', { told: 0 })
    state.guide.offered = [{ label: 'How a hard talk begins', does: 'read:soft-start' }]
    const { read, response } = answer(asked('How a hard talk begins', { state }))
    expect(read?.id).toBe('soft-start')
    expect(response).not.toContain('not something I can answer')
  })
  test('and so does the answer to a line', () => {
    const first = answer(asked('how do i say it to him'))
    const next = answer(asked('Is the car free on Sunday?', { state: first.state }))
    expect(next.response).not.toMatch(/not something I can answer|no use to you/)
  })
  test('has to stand on the screen: an answer without buttons takes the ones before it away', () => {
    const first = answer(asked('he said he would call my mum about the guests and he forgot again. i went to bed'))
    expect(first.choices).toBeDefined()
    const help = answer(asked('he hit me again and took my phone', { state: first.state }))
    expect(help.safety?.tier).toBeGreaterThanOrEqual(2)
    expect(stateOf(help).guide.offered).toEqual([])
  })
  test('leads to no advice where somebody close may be doing harm', () => {
    const state = stateOf(answer(asked('he pushed me against the wall last night')))
    for (const does of ['read:soft-start', 'titles']) {
      state.guide.offered = [{ label: 'Go', does }]
      const { read, choices } = answer(asked('Go', { state: { ...state, flag: { ...state.flag!, tier: 1 } } }))
      expect(read).toBeUndefined()
      expect(choices?.some(({ label }) => label === 'None of these') ?? false).toBe(false)
    }
  })
})

describe('a line that waits', () => {
  test('is passed over by "skip", and the next one is open', () => {
    const first = begun('find-words')
    const between = answer(asked('what do you do with what i write here', { state: first.state }))
    expect(between.exercise?.waits).toBe(true)
    const next = answer(asked('Skip', { state: between.state, exercise: { id: 'find-words', do: 'skip' } }))
    expect(next.exercise?.prompt).not.toBe(first.exercise!.prompt)
    expect(next.exercise?.waits).toBeUndefined()
  })
  test('stands aside while help is shown, and takes no telling for its answer afterwards', () => {
    const first = begun('find-words')
    const help = answer(asked('he hit me again and took my phone so i cannot call anyone', { state: first.state }))
    expect(help.exercise).toBeUndefined()
    expect(stateOf(help).guide.open).toMatchObject({ waits: true, slots: {} })
  })
  test('is left for a question where somebody says that it was not what they asked', () => {
    const first = begun('if-badly')
    const message = 'This is not what I asked. Am I selfish if I refuse?'
    const next = answer(asked(message, { state: first.state, exercise: { id: 'if-badly', do: 'answer' } }))
    expect(next.exercise).toBeUndefined()
    expect(next.response).toMatch(/put it aside.*selfish/s)
  })
  test.each([
    ['one-step', 'No. You did not understand me. I do not want an exercise, I want to know why he is cross.'],
    ['one-step', 'What a strange question. I asked you something, and you do not answer it.'],
    ['one-step', 'Stop'],
    ['find-words', 'no exercise please, i only wanted to talk'],
    ['find-words', 'No no this is not the message!! I wrote to you, not to her.'],
  ])('%s is put aside where somebody wants none: %s', (id, message) => {
    const state = begun(id).state
    const next = answer(asked(message, { state, exercise: { id, do: 'answer' } }))
    expect(next.exercise).toBeUndefined()
    expect(stateOf(next).guide.open).toBeNull()
  })
  test('is in sight beneath an answer about what Mallama is', () => {
    expect(answer(asked('are you a real person', { state: begun('find-words').state })).exercise?.waits).toBe(true)
  })
})

test('an exercise that is left again and again, or ended empty, is always answered with a sentence of its own', () => {
  let { state } = answer(asked('hello there, it is late and i am tired of my brother'))
  const said = Array.from({ length: 15 }, (_, at) => {
    const first = answer(asked('Find the words', { state }))
    const left = answer(
      asked(at % 2 === 0 ? 'Leave it for now' : 'no more steps', {
        state: first.state,
        exercise: { id: 'find-words', do: at % 2 === 0 ? 'stop' : 'answer' },
      }),
    )
    state = left.state
    return left.response
  })
  expect(said.filter((it) => it.includes('message number') || it === '')).toEqual([])
  said.slice(1).forEach((it, at) => expect(it).not.toBe(said[at]))
})

describe('a talk that another version led', () => {
  const held = stateOf(begun('find-words'))
  test.each([
    ['an exercise', { open: { ...held.guide.open!, id: 'gone' } }],
    ['a step', { open: { ...held.guide.open!, at: 40 } }],
    ['a card', { card: { id: 'gone', slots: { wish: 'a' } }, offered: [{ label: 'Change a line', does: 'again' }] }],
    ['a text', { offered: [{ label: 'Skip', does: 'read:gone' }] }],
  ])('%s that is there no more is left out, and the talk goes on', (_what, more) => {
    const state = { ...held, guide: { ...held.guide, ...more } }
    for (const message of ['Skip', 'Change a line', 'and then he laughed'])
      expect(answer(asked(message, { state })).response.length).toBeGreaterThan(3)
  })
})

test('the words that an answer rests on are shown once', () => {
  const talks = [
    ['my sister forgot our mother on her birthday and i had to lie for her'],
    ['no that is wrong, she forgot our mother and not me'],
    ['hello again, my sister forgot our mother on sunday'],
  ]
  for (const lines of talks) {
    const [{ evidence }] = talk(lines) as [ReturnType<typeof talk>[number]]
    expect(evidence.filter(({ label }) => label === 'your words').length).toBeLessThanOrEqual(1)
  }
})

test('right after words to send, "I will do it tonight" is about the words', () => {
  const [, done] = talk(['Tell her: im not angry anymore, come over whenever u like', 'perfect, I will do it tonight'])
  expect(done!.state.awaiting === null && done!.safety).toBe(null)
  const [first] = talk(['Tell her: im not angry anymore, come over whenever u like'])
  expect(first!.state.awaiting).toBe('draft')
})

test('what another coach answered over is not on the screen', () => {
  const { guide } = stateOf(begun('find-words'))
  expect(unseen({ ...guide, offered: [{ label: 'Go', does: 'titles' }] })).toMatchObject({
    offered: [],
    open: { id: 'find-words', waits: true },
  })
})
