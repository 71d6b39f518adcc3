import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer, type Turn } from '../../test/model-server.ts'
import { createBuiltInCoach } from '../coach.ts'
import { asked } from '../evals/talk.ts'
import type { Reply, ReplyInput } from '../port.ts'
import { createModelCoach } from './coach.ts'
import { instructions } from './prompts.ts'
import { openModel } from './provider.ts'

let server: ModelServer
let trouble: string[] = []
beforeAll(async () => {
  server = await openModelServer()
})
afterEach(() => {
  server.heard.length = 0
  trouble = []
})
afterAll(() => server.close())

const input = (message: string, more: Partial<ReplyInput> = {}) => asked(message, { userFirstName: 'Nora', ...more })
const builtIn = createBuiltInCoach()
const quick = { firstMs: 700, silenceMs: 700, wholeMs: 6_000, pausesMs: 400, firstPauseMs: 10, retries: 2 }
const coach = () =>
  createModelCoach({
    model: openModel({ provider: 'openai-compatible', model: 'small', url: server.url, key: 'k' }),
    builtIn,
    patience: quick,
    onTrouble: (operation, reason) => trouble.push(`${operation}: ${reason}`),
  })

const quarrel = 'He said he would call my mum about the guests and he forgot again. I just went to bed.'
const good =
  'You wrote that he "forgot again", and that you "just went to bed". That sounds like an evening in which saying nothing felt easier than asking once more, and it leaves the matter of the guests where it was. It may be less about the call than about being able to count on him. What would you have liked him to notice when you went to bed?'

async function ask(
  plays: Turn[],
  message = quarrel,
  more: Partial<ReplyInput> = {},
): Promise<{ reply: Reply; said: string }> {
  server.plays = plays
  let said = ''
  const reply = await coach().reply(input(message, more), { say: (sentence) => (said += sentence) })
  return { reply, said }
}
const ownReply = async (message = quarrel) => (await builtIn.reply(input(message))).response

describe('a good answer', () => {
  it('is said sentence by sentence, whole, with the quotes found in the message', async () => {
    server.plays = [{ say: good }]
    const said: string[] = []
    const reply = await coach().reply(input(quarrel), { say: (sentence) => said.push(sentence) })
    expect(said).toHaveLength(4)
    expect(said.join('')).toBe(good)
    expect(reply).toMatchObject({ response: good, coach: 'language-model', safety: null })
    expect(reply.evidence.map(({ quote }) => quote)).toEqual(['forgot again', 'just went to bed'])
    for (const { quote, start, end } of reply.evidence) expect(quarrel.slice(start, end)).toBe(quote)
    expect(trouble).toEqual([])
  })

  it('is asked for with our rules as instructions, and the key in its header', async () => {
    await ask([{ say: good }])
    const { body, headers, path } = server.heard[0]!
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer k')
    const [system, user] = body['messages'] as { role: string; content: string }[]
    expect(system).toEqual({ role: 'system', content: instructions('chat') })
    expect(user!.role).toBe('user')
    expect(instructions('chat')).toMatch(/40 to 110 words/)
    expect(instructions('chat')).toMatch(/Exactly one question mark/)
    // What the model does not need does not leave: neither the person's own name nor where they live.
    expect(user!.content).not.toMatch(/Nora|GB/)
  })

  it('goes on from the talk so far, whoever answered before', async () => {
    const first = await ask([{ say: good }])
    const history = [
      { role: 'user' as const, content: quarrel },
      { role: 'assistant' as const, content: first.reply.response },
    ]
    const second = await ask([{ status: 500 }], 'I wanted him to ask me what was wrong.', {
      history,
      state: first.reply.state,
    })
    expect(second.reply.coach).toBe('fallback')
    const third = await ask([{ say: good }], 'I wanted him to ask me what was wrong.', { history })
    expect(server.heard.at(-1)!.text).toContain('saying nothing felt easier')
    expect(third.reply.coach).toBe('language-model')
  })

  it('keeps thoughts between tags to itself, and stops someone who goes on and on', async () => {
    const { reply, said } = await ask([{ say: `<think>The user is upset. Be kind.</think>${good}` }])
    expect(said).toBe(good)
    expect(reply.response).not.toContain('upset')
    const long = 'You went to bed without a word about the guests. '.repeat(60)
    const stopped = await ask([{ say: long }])
    expect(stopped.reply.response.split(/\s+/).length).toBeLessThan(180)
    expect(stopped.reply.response.trimEnd()).toMatch(/\.$/)
  })
})

describe('where the model does not answer', () => {
  it.each<[string, Turn[], string, number]>([
    ['500, three times', [{ status: 500 }], 'unavailable', 3],
    ['a refused key', [{ status: 401 }], 'unavailable', 1],
    ['429 and a wait nobody has', [{ status: 429, headers: { 'retry-after': '30' } }], 'busy', 1],
    ['silence', [{ silence: true }], 'timeout', 1],
    ['silence within the first sentence', [{ say: 'You wrote that', ends: 'silence' }], 'timeout', 1],
    ['a connection that breaks', [{ say: 'You wrote that', ends: 'cut' }], 'cut', 1],
    ['an end without a full stop to it', [{ say: 'You wrote that he', ends: 'no end' }], 'cut', 1],
    ['nothing at all', [{ say: '' }], 'empty', 1],
    ['a sentence without an end', [{ say: 'and then he '.repeat(300) }], 'too-long', 1],
    ['a redirect to somebody else', [{ redirect: 'http://127.0.0.1:9/v1' }], 'unavailable', 3],
  ])('%s: the built-in coach answers, and it is said', async (_what, plays, reason, requests) => {
    const { reply, said } = await ask(plays)
    expect(reply.coach).toBe('fallback')
    expect(reply.response).toBe(await ownReply())
    expect(said).toBe(reply.response)
    expect(trouble).toEqual([`reply: ${reason}`])
    expect(server.heard).toHaveLength(requests)
  })

  it('429 is tried again after the time that the server asks for', async () => {
    const began = Date.now()
    const { reply } = await ask([{ status: 429, headers: { 'retry-after': '0.2' } }, { say: good }])
    expect(reply.coach).toBe('language-model')
    expect(Date.now() - began).toBeGreaterThanOrEqual(190)
    expect(server.heard).toHaveLength(2)
  })

  it('a server that is not there', async () => {
    const model = openModel({ provider: 'openai-compatible', model: 'm', url: 'http://127.0.0.1:9/v1' })
    const reply = await createModelCoach({ model, builtIn, patience: quick }).reply(input(quarrel))
    expect(reply).toMatchObject({ coach: 'fallback', response: await ownReply() })
  })

  it('an answer that never ends: the request is ended', async () => {
    const { reply } = await ask([{ endless: true }])
    expect(reply.coach).toBe('fallback')
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
  })
})

describe('where the model breaks off', () => {
  const opening = 'You wrote that he "forgot again". That leaves the guests where they were. '

  it.each<[string, Turn[]]>([
    ['cut', [{ say: `${opening}Perhaps it is`, ends: 'cut' }]],
    ['silent', [{ say: `${opening}Perhaps it is`, ends: 'silence' }]],
    ['no end', [{ say: `${opening}Perhaps it is`, ends: 'no end' }]],
  ])('%s: the built-in reply follows whole, in a paragraph of its own, and it is said', async (_how, plays) => {
    const { reply, said } = await ask(plays)
    expect(reply.response).toBe(`${opening}\n\n${await ownReply()}`)
    expect(said).toBe(reply.response)
    expect(reply.coach).toBe('fallback')
    expect(reply.response).not.toContain('Perhaps it is')
  })

  it('does not end in the air, and asks no second question', async () => {
    const leading = await ask([{ say: 'You went to bed. There are two ways to say it: ', ends: 'cut' }])
    expect(leading.reply.response.startsWith('You went to bed. \n\n')).toBe(true)
    const asked = await ask([{ say: 'You went to bed. What did you want to say? ', ends: 'cut' }])
    expect(asked.reply.response).not.toContain('What did you want to say?')
  })

  it('after its question, where anything more would ask twice: nothing of it is a reply', async () => {
    server.plays = [{ say: `${opening}What would help? It may take a while. And`, ends: 'cut' }]
    const failed = coach().reply(input(quarrel))
    await expect(failed).rejects.toThrow('the language model: cut')
  })
})

describe('when the reader goes', () => {
  it('the request ends at the server, and the reply with it', async () => {
    server.plays = [{ say: 'You wrote that he forgot again. ', ends: 'silence' }]
    const reader = new AbortController()
    const going = coach().reply(input(quarrel), { signal: reader.signal })
    await expect.poll(() => server.heard.length).toBe(1)
    reader.abort()
    await expect(going).rejects.toThrow(/abort/i)
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
    expect(trouble).toEqual([])
  })

  it('also while it waits to try again', async () => {
    server.plays = [{ status: 429, headers: { 'retry-after': '0.3' } }]
    const reader = new AbortController()
    const going = coach().reply(input(quarrel), { signal: reader.signal })
    await expect.poll(() => server.heard.length).toBe(1)
    reader.abort()
    await expect(going).rejects.toThrow(/abort/i)
    expect(server.heard).toHaveLength(1)
  })
})

describe('what does not leave this machine', () => {
  it.each([
    'I want to kill myself tonight',
    'He hit me again and took my phone so I cannot call anyone',
    'I feel so hopeless about all of it',
    '',
    'x',
    '😭😭😭',
    'Mi novio me grita todos los días y yo no sé qué hacer con él',
  ])('%j', async (message) => {
    const { reply, said } = await ask([{ say: good }], message)
    expect(server.heard).toHaveLength(0)
    expect(reply).toMatchObject({ coach: 'built-in', response: await ownReply(message) })
    expect(said).toBe(reply.response)
  })

  it('nor anything more in a talk under a flag, nor a grave turn or note of before', async () => {
    const danger = await ask([{ say: good }], 'He hit me again and took my phone so I cannot call anyone')
    const next = await ask([{ say: good }], quarrel, {
      state: danger.reply.state,
      history: [{ role: 'user', content: 'He hit me again' }],
    })
    expect(next.reply.coach).toBe('built-in')
    expect(server.heard).toHaveLength(0)
  })
  it('notes and earlier turns about danger stay, and the rest goes', async () => {
    const person = { name: 'Tomas', relationshipType: 'partner', notes: 'He hit me last winter', likes: 'long walks' }
    const blank = {
      customLabel: null,
      relationshipGoals: null,
      strugglingWith: null,
      currentIssues: null,
      triggers: null,
    }
    const more = { redLines: null, aspirations: null, values: null, nonNegotiables: null, learned: null, scores: null }
    await ask([{ say: good }], quarrel, {
      person: { ...person, ...blank, ...more },
      history: [
        { role: 'user', content: 'I feel so hopeless about all of it' },
        { role: 'assistant', content: 'Are you thinking of ending your life?' },
        { role: 'user', content: 'No, and this is not about my safety.' },
        { role: 'assistant', content: 'Good to know.' },
      ],
    })
    const sent = server.heard[0]!.text
    expect(sent).not.toMatch(/hit me|hopeless|ending your life/)
    expect(sent).toContain('long walks')
  })
})

describe('what stands in a reply besides the model’s words', () => {
  it('after three hours our own sentence says again that this is an AI', async () => {
    const { reply, said } = await ask([{ say: good }], quarrel, {
      startedAt: '2026-03-02T16:50:00.000Z',
      history: [{ role: 'user', content: 'We argued about the dishes again.' }],
    })
    expect(reply.coach).toBe('language-model')
    expect(reply.response).toMatch(/\bAI\b.*\b(?:person|therapist)\b/)
    expect(reply.response.endsWith(good)).toBe(true)
    expect(said).toBe(reply.response)
  })

  it('nobody is said to have said what they did not say', async () => {
    const invented = 'You said "I hate him" more than once. '
    const { reply } = await ask([{ say: `${invented}${good}` }])
    expect(reply.response).not.toContain('I hate him')
  })

  it('a draft may be in words that nobody wrote yet', async () => {
    const draft =
      'You could send him this: "I waited for your call, and I would like to talk on Sunday." Would that be yours?'
    expect((await ask([{ say: draft }])).reply).toMatchObject({ coach: 'language-model', response: draft })
  })
})
