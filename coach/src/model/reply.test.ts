import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer, type Turn } from '../../test/model-server.ts'
import { createBuiltInCoach } from '../coach.ts'
import { asked } from '../evals/talk.ts'
import type { Reply, ReplyInput } from '../port.ts'
import { createModelCoach } from './coach.ts'
import { instructions } from './told.ts'
import { nothing } from '../../test/model-words.ts'
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
const quick = { firstMs: 700, silenceMs: 700, wholeMs: 6_000 }
const coach = () =>
  createModelCoach({
    model: {
      ...openModel({ provider: 'openai-compatible', model: 'small', url: server.url, key: 'k' }),
      patience: quick,
    },
    builtIn,
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
/** An answer as it is asked for. */
const whole = (reply: string, more: object = {}) => ({
  say: JSON.stringify({ safety: nothing, asked: '', unknown: '', reply, message: null, ...more }),
})
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

  it('names nobody as the one it is for whom nobody told of', async () => {
    const { reply } = await ask([
      whole(good, { message: { text: 'Could we talk on Boxing Day?', to: 'my pal Zbigniew' } }),
    ])
    expect(reply.message).toEqual({ text: 'Could we talk on Boxing Day?' })
  })
  it('comes the same out of the form that is asked for, with the words to send apart', async () => {
    const to = { text: 'When you said you would call, I waited. Could we talk on Boxing Day?', to: 'your friend' }
    const { reply, said } = await ask([whole(good, { message: to })])
    expect(said).toBe(good)
    expect(reply).toMatchObject({ response: good, coach: 'language-model', message: to })
    expect(reply).not.toHaveProperty('leftOut')
    expect(server.heard[0]!.body['response_format']).toMatchObject({ type: 'json_schema' })
  })

  it('is asked again without the form where the server refuses that', async () => {
    const { reply } = await ask([{ status: 400 }, { say: good }])
    expect(reply).toMatchObject({ coach: 'language-model', response: good })
    expect(server.heard[1]!.body).not.toHaveProperty('response_format')
  })

  it('is asked for with our rules, the key, the hour, the place and a first name', async () => {
    await ask([{ say: good }], quarrel, { timeZone: 'Europe/Dublin', country: 'IE' })
    const { body, headers, path } = server.heard[0]!
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer k')
    const [system, user] = body['messages'] as { role: string; content: string }[]
    expect(system!.role).toBe('system')
    expect(system!.content).toContain(instructions('reply'))
    expect(user!.content).toContain('"firstName": "Nora"')
    expect(user!.content).toContain('"country": "IE"')
    expect(user!.content).toMatch(/"now": "Friday,? 20 November 2026 at 22:00"/)
  })

  it('is asked for in the roles of a chat, and told how much of it is not there', async () => {
    const history = Array.from({ length: 40 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `turn ${at}`,
    }))
    await ask([{ say: good }], quarrel, { history })
    const messages = server.heard[0]!.body['messages'] as { role: string; content: string }[]
    expect(messages.map(({ role }) => role).join(' ')).toMatch(/^system(?: user assistant)+ user$/)
    expect(messages).toHaveLength(32)
    expect(messages.at(-1)!.content).toContain('10 earlier turns were left out')
    expect(messages.at(-2)!.content).toBe('turn 39')
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
    ['500, each time', [{ status: 500 }], 'unavailable', 2],
    ['503, each time', [{ status: 503 }], 'unavailable', 2],
    ['a refused key, each time', [{ status: 401 }], 'unavailable', 2],
    ['429 and a wait nobody has', [{ status: 429, headers: { 'retry-after': '30' } }], 'busy', 1],
    ['silence', [{ silence: true }], 'timeout', 1],
    ['silence within the first sentence', [{ say: 'You wrote that', ends: 'silence' }], 'timeout', 1],
    ['a connection that breaks', [{ say: 'You wrote that', ends: 'cut' }], 'cut', 1],
    ['an end without a full stop to it', [{ say: 'You wrote that he', ends: 'no end' }], 'cut', 1],
    ['nothing at all', [{ say: '' }], 'malformed', 2],
    ['words in no form, each time', [{ say: 'I would {gently} ask him.' }], 'malformed', 2],
    ['a sentence without an end', [{ say: 'and then he '.repeat(300) }], 'too-long', 1],
    ['a redirect to somebody else', [{ redirect: 'http://127.0.0.1:9/v1' }], 'unavailable', 2],
  ])('%s: nothing of it is a reply', async (_what, plays, reason, requests) => {
    await expect(ask(plays)).rejects.toThrow(`the language model: ${reason}`)
    expect(trouble).toEqual([`reply: ${reason}`])
    expect(server.heard).toHaveLength(requests)
  })

  it('503 for a moment: it is asked once more', async () => {
    const { reply } = await ask([{ status: 503 }, { say: good }])
    expect(reply.coach).toBe('language-model')
    expect(server.heard).toHaveLength(2)
  })

  it('a server that is not there', async () => {
    const model = openModel({ provider: 'openai-compatible', model: 'm', url: 'http://127.0.0.1:9/v1' })
    const going = createModelCoach({ model, builtIn }).reply(input(quarrel))
    await expect(going).rejects.toThrow('the language model: unavailable')
  })

  it('an answer that never ends: the request is ended', async () => {
    await expect(ask([{ endless: true }])).rejects.toThrow('the language model: too-long')
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
  })

  it.each<[string, Turn[]]>([
    ['cut', [{ say: `${good} Perhaps it is`, ends: 'cut' }]],
    ['silent', [{ say: `${good} Perhaps it is`, ends: 'silence' }]],
    ['no end', [{ say: `${good} Perhaps it is`, ends: 'no end' }]],
    ['cut within its form', [{ say: whole(good).say.slice(0, -60), ends: 'cut' }]],
  ])('%s in the middle: what was said is no reply, and ours does not follow it', async (_how, plays) => {
    server.plays = plays
    let said = ''
    const going = coach().reply(input(quarrel), { say: (sentence) => (said += sentence) })
    await expect(going).rejects.toThrow('the language model')
    expect(good.startsWith(said.trim())).toBe(true)
    expect(trouble).toHaveLength(1)
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
})

describe('what does not leave this machine', () => {
  it.each(['I want to kill myself tonight', '', 'Mi novio me grita todos los días y yo no sé qué hacer con él'])(
    '%j',
    async (message) => {
      const { reply, said } = await ask([{ say: good }], message)
      expect(server.heard).toHaveLength(0)
      expect(reply).toMatchObject({ coach: 'built-in', response: await ownReply(message) })
      expect(said).toBe(reply.response)
    },
  )
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
    const { reply } = await ask([{ say: `${invented}${good}` }, { say: '{"sentences":[""]}' }])
    expect(reply).toMatchObject({ coach: 'language-model', response: good, leftOut: 1 })
  })

  it('a draft may be in words that nobody wrote yet', async () => {
    const draft =
      'You could send him this: "I waited for your call, and I would like to talk on Sunday." Would that be yours?'
    expect((await ask([{ say: draft }])).reply).toMatchObject({ coach: 'language-model', response: draft })
  })
})
