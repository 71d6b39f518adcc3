import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuiltInCoach } from '@mallama/coach/coach'
import type { FollowUpInput } from '@mallama/coach/operations'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
const heard: FollowUpInput[] = []
let fails = false

beforeAll(async () => {
  const builtIn = createBuiltInCoach()
  world = await openWorld({
    coach: {
      ...builtIn,
      async argumentFollowUp(input, live) {
        heard.push(input)
        if (fails) throw new Error('no answer')
        return builtIn.argumentFollowUp(input, live)
      },
    },
  })
})
afterAll(() => world.close())

const quarrel = [
  'Sam: You said you would call the plumber on Tuesday, and the kitchen is wet again.',
  'Alex: I had two meetings. You always make a drama of everything.',
  'Sam: Because you never do what you say.',
  'Alex: Fine. Do it yourself.',
].join('\n')

async function resolved(person: Person, more: object = {}) {
  const { status, body, text } = await person.post('/api/resolve-argument', { originalConversation: quarrel, ...more })
  expect(status, text).toBe(201)
  const path = `/api/resolve-argument/${body.id}`
  return {
    path,
    say: (message: string, clientId?: string) =>
      person.post(`${path}/chat`, { message, ...(clientId && { clientId }) }),
    step: (message: string, id: string, what: string) =>
      person.post(`${path}/chat`, { message, exercise: { id, do: what } }),
    chat: async () => (await person.get(path)).body.chat,
  }
}

describe('the talk about a quarrel', () => {
  it('begins with a question about the result and goes on as a conversation', async () => {
    const nora = await world.member()
    const { say, chat } = await resolved(nora)
    const first = await say('What should I say to him now?')
    expect(first.status, first.text).toBe(200)
    expect(first.body).toMatchObject({ role: 'ai', context: 'follow-up question', safety: null })
    const second = await say('And if he says no?')
    expect(second.body.context).toBe('continuing conversation')
    expect(heard.at(-1)!.history).toHaveLength(2)
    expect(heard.at(-1)!.state).not.toBeNull()
    expect((await chat()).map(({ role }: { role: string }) => role)).toEqual(['user', 'ai', 'user', 'ai'])
    expect((await chat())[1]).toMatchObject({ content: first.body.content, timestamp: expect.stringMatching(/Z$/) })
    expect(JSON.stringify(await chat())).not.toContain('"state"')
  })

  it('knows who the person said they are', async () => {
    const { say } = await resolved(await world.member(), { me: 'Alex' })
    await say('Who is to blame?')
    expect(heard.at(-1)!.me).toBe('Alex')
  })

  it('an exercise goes on by its step, back and past a line, over a reload', async () => {
    const { say, step, chat } = await resolved(await world.member(), { me: 'Sam' })
    const first = (await say('How do I ask him?')).body.exercise
    expect(first).toMatchObject({ step: 1, title: expect.any(String) })
    const skipped = (await step('Skip', first.id, 'skip')).body.exercise
    expect(skipped).toMatchObject({ id: first.id, step: 2, soFar: [] })
    expect(heard.at(-1)!.exercise).toEqual({ id: first.id, do: 'skip' })
    expect((await chat()).at(-1).exercise).toEqual(skipped)
    expect((await step('Back', first.id, 'back')).body.exercise).toMatchObject({ step: 1 })
    // Typed into its box a question to him is the line's answer; one that asks for words is none.
    expect((await step('Are you free on Friday?', first.id, 'answer')).body.exercise).toMatchObject({ step: 2 })
    expect((await step('Leave it for now', first.id, 'stop')).body.exercise).toBeUndefined()
  })

  it('answers the same click once, also where both come at once', async () => {
    const { say, chat } = await resolved(await world.member())
    const both = await Promise.all([say('What now?', 'one'), say('What now?', 'one')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]!.body.id).toBe(both[1]!.body.id)
    expect(await chat()).toHaveLength(2)
  })

  it('keeps a message that was not answered, and answers it when it is sent again', async () => {
    const { say, chat } = await resolved(await world.member())
    fails = true
    const { status, body } = await say('What should I do?')
    fails = false
    expect(status).toBe(500)
    expect(body.message).toBe('Please try again.')
    expect(await chat()).toHaveLength(1)
    expect((await say('What should I do?')).status).toBe(200)
    expect(await chat()).toHaveLength(2)
  })

  it('streams sentence by sentence', async () => {
    const nora = await world.member()
    const { path } = await resolved(nora)
    const stream = await nora.post(`${path}/chat`, { message: 'What now?' }, { accept: 'text/event-stream' })
    const events = stream.text.split('\n\n').filter(Boolean)
    const text = events
      .filter((it) => it.startsWith('event: text'))
      .map((it) => JSON.parse(it.split('data: ')[1]!).text)
      .join('')
    const done = JSON.parse(events.find((it) => it.startsWith('event: done'))!.split('data: ')[1]!)
    expect(text).toBe(done.content)
  })

  it('puts help first', async () => {
    const { say } = await resolved(await world.member())
    const { body } = await say('I want to kill myself tonight, I have the pills here')
    expect(body.safety.tier).toBe(3)
  })

  it('is nobody else’s', async () => {
    const { path } = await resolved(await world.member())
    const olga = await world.member()
    expect((await olga.post(`${path}/chat`, { message: 'Hello?' })).status).toBe(404)
    expect((await olga.get(path)).status).toBe(404)
    expect((await olga.patch(path, { relationshipId: null })).status).toBe(404)
    expect((await olga.del(path)).status).toBe(404)
  })
})

describe('who speaks', () => {
  it('is told with how often and how they begin, and nothing is kept', async () => {
    const nora = await world.member()
    const { status, body } = await nora.post('/api/resolve-argument/speakers', { originalConversation: quarrel })
    expect(status).toBe(200)
    expect(body).toMatchObject({ turns: 4, attribution: 1 })
    expect(body.speakers.map(({ name, turns }: { name: string; turns: number }) => [name, turns])).toEqual([
      ['Sam', 2],
      ['Alex', 2],
    ])
    expect(body.speakers[0].first).toMatch(/^You said you would call/)
    expect((await nora.get('/api/resolve-argument')).body).toEqual([])
  })

  it('is nobody in one person’s account', async () => {
    const nora = await world.member()
    const originalConversation = 'We had a terrible evening and I do not know how to go on from here with him.'
    const { body } = await nora.post('/api/resolve-argument/speakers', { originalConversation })
    expect(body.speakers).toEqual([])
  })

  it('decides whose danger a threat is', async () => {
    const nora = await world.member()
    const threat =
      'Sam: If you leave I will kill you, I swear.\nAlex: Please stop it.\nSam: I mean it, I will hurt you.'
    const asked = async (me: string) =>
      (await nora.post('/api/resolve-argument', { originalConversation: threat, me })).body.safety
    expect(await asked('Alex')).toMatchObject({ category: 'abuse' })
    expect(await asked('Sam')).toMatchObject({ category: 'threat-to-others' })
  })
})

describe('a rehearsal', () => {
  const scenario = 'I want to ask Alex to call the plumber when he says he will'
  const basis = ['I had two meetings.', 'You always make a drama of everything.', 'Fine. Do it yourself.']

  async function opened(person: Person, more: object = {}) {
    const { status, body, text } = await person.post('/api/rehearsals', { scenario, basis, ...more })
    expect(status, text).toBe(201)
    const path = `/api/rehearsals/${body.id}`
    return {
      path,
      say: (content: string, after?: string | null) =>
        person.post(`${path}/turns`, { content, ...(after !== undefined && { after }) }),
      lines: async () => (await person.get(path)).body.lines,
    }
  }

  it('answers each line as the other might, and says what the line stands on', async () => {
    const { say, lines } = await opened(await world.member())
    const { status, body } = await say('I felt alone with the wet kitchen. Could you call the plumber by noon?')
    expect(status).toBe(201)
    expect(body.reply).toMatch(/\w/)
    expect(body.labels.stance).toBe('interests')
    expect(body.note).toMatch(/\w/)
    expect(await lines()).toMatchObject([{ id: body.id, after: null }])
  })

  it('is with whom it was opened, also where they are nobody who is tracked', async () => {
    const nora = await world.member()
    const { path, say } = await opened(nora, { personName: ' Alex Meier ' })
    expect((await nora.get(path)).body.personName).toBe('Alex Meier')
    expect((await say('You always make a drama of everything, and you are useless.')).body.note).not.toContain(
      'the other person',
    )
    expect((await nora.get('/api/rehearsals')).body[0].personName).toBe('Alex Meier')
  })

  it('branches from any line, and each branch hears its own lines only', async () => {
    const nora = await world.member()
    const { say, lines, path } = await opened(nora)
    const first = (await say('Could you call the plumber by noon?')).body
    const second = (await say('You never do what you say.')).body
    expect(second.after).toBe(first.id)
    const other = (await say('When would suit you?', first.id)).body
    expect(other.after).toBe(first.id)
    const anew = (await say('I am tired of the wet kitchen.', null)).body
    expect(anew.after).toBeNull()
    expect((await lines()).map(({ after }: { after: string | null }) => after)).toEqual([
      null,
      first.id,
      first.id,
      null,
    ])
    const bad = await say('Hello', '00000000-0000-4000-8000-000000000000')
    expect(bad.status).toBe(400)
    expect(bad.body.details.after).toEqual(['That line is not in this rehearsal'])
    expect((await nora.get('/api/rehearsals')).body).toMatchObject([{ scenario, said: 4 }])
    expect((await nora.del(path)).status).toBe(204)
  })

  it('plays nobody where there is danger', async () => {
    const nora = await world.member()
    const { say } = await opened(nora, { basis: ['I will kill you if you leave me.'] })
    const { body } = await say('He grabbed me by the throat again last night and I could not breathe')
    expect(body.reply).toBe('')
    expect(body.refused).toMatch(/\w/)
    expect(body.safety.tier).toBeGreaterThanOrEqual(2)
  })

  it('is nobody else’s', async () => {
    const { path, say } = await opened(await world.member())
    await say('Could you call the plumber?')
    const olga = await world.member()
    expect((await olga.get(path)).status).toBe(404)
    expect((await olga.post(`${path}/turns`, { content: 'Hi there' })).status).toBe(404)
  })
})
