import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function talkOf(person: Person) {
  const { body } = await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
  const relationshipId = body.id as string
  return {
    say: (message?: string, exercise?: { id: string; do: string }) =>
      person.post('/api/chat', {
        relationshipContext: { relationshipId },
        ...(message === undefined ? {} : { message }),
        ...(exercise ? { exercise } : {}),
      }),
    room: async () => (await person.get(`/api/relationships/${relationshipId}/room`)).body.messages as Message[],
  }
}
interface Message {
  role: string
  content: string
  choices?: unknown
  exercise?: { id: string; step: number; waits?: true }
  message?: { text: string; to: string }
}

describe('with the guide', () => {
  it('the doors come with the answer and stand there after a reload', async () => {
    const talk = await talkOf(await world.member())
    const { body } = await talk.say('He forgot to call my mum about the guests again. I went to bed without a word.')
    expect(body.choices).toContainEqual({ label: 'Find the words', say: 'Find the words' })
    expect((await talk.room()).at(-1)?.choices).toEqual(body.choices)
  })

  it('an exercise goes on, back and past a line, over a reload, and ends in words to send', async () => {
    const talk = await talkOf(await world.member())
    const first = (await talk.say('Find the words')).body.exercise
    const begin = expect.stringContaining('___')
    expect(first).toMatchObject({ step: 1, title: expect.any(String), of: expect.any(Number), begin })
    const at = { id: first.id as string }
    const second = (await talk.say('Could you call my mum before Sunday', { ...at, do: 'answer' })).body.exercise
    expect(second.step).toBe(2)
    expect((await talk.room()).at(-1)?.exercise).toEqual(second)
    const again = (await talk.say(undefined, { ...at, do: 'back' })).body.exercise
    expect(again).toMatchObject({ step: 1, begin: 'Could you call my mum before Sunday' })
    await talk.say('Could you call my mum before Sunday', { ...at, do: 'answer' })
    await talk.say(undefined, { ...at, do: 'skip' })
    await talk.say('alone with it', { ...at, do: 'answer' })
    const { body } = await talk.say('No ending', { ...at, do: 'answer' })
    expect(body.message).toEqual({
      to: 'Tomas',
      text: 'Tomas, I felt alone with it. Could you call my mum before Sunday?',
    })
    expect((await talk.room()).at(-1)?.message).toEqual(body.message)
  })

  it('left, an exercise is gone from the next answer', async () => {
    const talk = await talkOf(await world.member())
    const { id } = (await talk.say('Find the words')).body.exercise
    expect((await talk.say(undefined, { id, do: 'stop' })).body.exercise).toBeUndefined()
    expect((await talk.say('He is at work until six.')).body.exercise).toBeUndefined()
  })

  it('an answer needs words, and what is done with a step is one of four', async () => {
    const talk = await talkOf(await world.member())
    expect((await talk.say(undefined, { id: 'find-words', do: 'answer' })).status).toBe(400)
    expect((await talk.say('x', { id: 'find-words', do: 'jump' })).status).toBe(400)
    expect((await talk.say(undefined)).status).toBe(400)
  })

  it('a step that is not open changes nothing: the words are answered as words', async () => {
    const talk = await talkOf(await world.member())
    const { status, body } = await talk.say('He is late again.', { id: 'nothing-like-it', do: 'answer' })
    expect(status).toBe(200)
    expect(body.exercise).toBeUndefined()
  })

  it('an answer in which danger is told is met with help, and not with the next line', async () => {
    const talk = await talkOf(await world.member())
    const { id } = (await talk.say('Find the words')).body.exercise
    const { body } = await talk.say('I want to kill myself tonight', { id, do: 'answer' })
    expect(body.safety).toMatchObject({ tier: 3 })
    expect(body.exercise).toBeUndefined()
  })
})

it('advice can be read in full, with its source, by members alone', async () => {
  const nora = await world.member()
  const talk = await talkOf(nora)
  await talk.say('My mother in law comes in without knocking every sunday and rearranges my kitchen.')
  const { body } = await talk.say('What often helps')
  const { status, body: whole } = await nora.get(`/api/reads/${body.read.id}`)
  expect(status).toBe(200)
  expect(whole).toEqual({ title: body.read.title, text: expect.any(String), source: expect.any(String) })
  expect((await nora.get('/api/reads/nothing-like-it')).status).toBe(404)
})
