import type { Safety } from '@mallama/contracts/safety'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer, type Turn } from '../../test/model-server.ts'
import { nothing } from '../../test/model-words.ts'
import { createBuiltInCoach } from '../coach.ts'
import { seenAs } from '../evals/seen-as.ts'
import { asked } from '../evals/talk.ts'
import type { Reply, ReplyInput, Turn as Turned } from '../port.ts'
import { isGuardedTalk, isLifted } from '../safety/flag.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'
import { judge } from './local/tryout.ts'
import { holdsPasted } from './quotes.ts'
import { both, type First, type Second } from './told.ts'

const code = (tier: 1 | 2 | 3): Safety => ({
  tier,
  category: 'abuse',
  thirdParty: false,
  aside: false,
  country: 'GB',
  message: 'ours',
  resources: [],
})
const first = (tier: 0 | 1 | 2 | 3, more: Partial<First> = {}): First => ({
  code: tier === 0 ? null : code(tier),
  floor: 0,
  proven: true,
  country: 'GB',
  ...more,
})
const second = (tier: Second['tier'], more: Partial<Second> = {}): Second => ({
  tier,
  category: tier === 0 ? 'none' : 'abuse',
  who: 'the writer',
  quote: '',
  why: '',
  ...more,
})
const tierOf = (safety: Safety) => safety?.tier ?? 0

describe('two readings of one message', () => {
  it.each([true, false])('a model raises any tier, whether it passed the probes (%s)', (proven) => {
    for (const [from, to] of [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const)
      expect(tierOf(both(second(to), first(from, { proven, floor: 3 })))).toBe(to)
  })

  it('one that passed lowers by one: 2 to 1, and 1 to nothing', () => {
    expect(tierOf(both(second(0), first(2)))).toBe(1)
    expect(tierOf(both(second(0), first(1)))).toBe(0)
  })

  it('what may not be lowered stays as it is, of words to be read a doubt of our kind', () => {
    for (const tier of [1, 2, 3] as const) {
      const kept = first(tier, { floor: 3 })
      expect(both(second(0), kept)).toBe(kept.code)
    }
    const received = first(2, { floor: 1 })
    expect(both(second(1, { category: 'self-harm' }), received)).toMatchObject({ tier: 1, category: 'abuse' })
    expect(both(second(2, { category: 'self-harm' }), received)).toBe(received.code)
    const doubt = first(1, { floor: 1 })
    expect(both(second(0), doubt)).toBe(doubt.code)
  })

  it('a model that says nothing of it changes nothing, and what it raises is told in our words', () => {
    expect(both(null, first(2))).toEqual(code(2))
    const raised = both(second(2, { category: 'none', who: 'someone else' }), first(0))
    expect(raised).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: true, country: 'GB' })
    expect(raised!.resources.length).toBeGreaterThan(0)
  })

  it.each([
    'Ben: where are you\nAna: leave me alone',
    '> you will pay for this',
    `He wrote "${'you will be sorry, all of you. '.repeat(5)}"`,
  ])('is somebody else’s: %j', (text) => expect(holdsPasted(text)).toBe(true))

  it.each([
    'He hit the roof when I told him: no holiday.',
    'I said "no" and left.',
    'He wrote "you will be sorry, all of you"',
  ])('is their own: %j', (text) => expect(holdsPasted(text)).toBe(false))
})

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterEach(() => (server.heard.length = 0))
afterAll(() => server.close())

const model = (mayClear: boolean) => openModel({ provider: 'openai-compatible', model: 'm', url: server.url, mayClear })
const says = (safety: object, reply = 'That was a hard evening. What would help now?'): Turn => ({
  say: JSON.stringify({ safety, asked: '', unknown: '', message: null, reply }),
})
const builtIn = createBuiltInCoach()

interface Heard extends Partial<ReplyInput> {
  mayClear?: boolean
}
async function talk(message: string, play: Turn, { mayClear = false, ...more }: Heard = {}) {
  server.plays = [play]
  const order: string[] = []
  const coach = createModelCoach({ model: model(mayClear), builtIn })
  const reply = await coach.reply(asked(message, more), {
    say: () => void order.push('text'),
    safety: ({ tier }) => void order.push(`safety ${tier}`),
  })
  return { reply, order }
}

describe('in a talk', () => {
  const alarm = 'He hit me again and took my phone so I cannot call anyone'

  it('our own card is told before a word, and stands where the model is down', async () => {
    const { reply, order } = await talk(alarm, { status: 500 })
    expect(order[0]).toBe('safety 2')
    expect(reply).toMatchObject({ coach: 'built-in', safety: { tier: 2 } })
  })

  it('our card stands in the place of a model’s advice', async () => {
    const { reply } = await talk(alarm, says(nothing, 'You could ask him nicely.'))
    expect(reply).toMatchObject({ coach: 'built-in', safety: { tier: 2 } })
    expect(reply.response).not.toContain('nicely')
  })

  it('what only the model sees is answered in our words, and stays with the talk', async () => {
    const seen = { tier: 2, category: 'abuse', who: 'the writer', quote: 'the belt thing', why: 'being hit' }
    const words = 'it was the belt thing again, you know how he gets'
    const { reply, order } = await talk(words, says(seen, 'Try to be kinder.'))
    expect(reply).toMatchObject({ safety: { tier: 2, category: 'abuse' } })
    expect(reply.response).not.toContain('kinder')
    expect(order[0]).toBe('safety 2')
    const next = await builtIn.reply(asked('Anyway, dinner was late.', { state: reply.state }))
    expect(next.safety?.tier).toBe(2)
  })

  it('no model is asked where somebody is certainly in danger', async () => {
    const { reply } = await talk('I want to kill myself tonight', says(nothing), { mayClear: true })
    expect(reply.safety?.tier).toBe(3)
    expect(server.heard).toEqual([])
  })

  // What our screen sees in this is a doubt; the built-in's own state keeps it.
  const doubt = seenAs(1, 'self-harm', ({ least }) => least === 1)
  it('a doubt is lowered by one that may, and only by that; it does not come back with the state', async () => {
    const kept = await talk(doubt, says(nothing))
    expect(kept.reply).toMatchObject({ coach: 'language-model', safety: { tier: 1 } })
    const lowered = await talk(doubt, says(nothing), { mayClear: true })
    expect(lowered.reply).toMatchObject({ coach: 'language-model', safety: null })
    const next = await builtIn.reply(asked('Anyway, dinner was late.', { state: lowered.reply.state }))
    expect(next.safety).toBeNull()
  })

  it('where somebody else is quoted it is lowered only if the rest alarms as much', async () => {
    const own = await talk(`${doubt}. He said "well, that did not take long"`, says(nothing), { mayClear: true })
    expect(own.reply.safety).toBeNull()
    const theirs = await talk('She told us at dinner "I wish I would not wake up tomorrow"', says(nothing), {
      mayClear: true,
    })
    expect(theirs.reply.safety).not.toBeNull()
  })
})

describe('a joke that our screen took for danger', () => {
  const joke = 'I will strangle him when he gets home'
  const shownIn = (reply: Reply): Turned => ({
    role: 'assistant',
    content: reply.response,
    ...(reply.ask && { ask: reply.ask }),
  })
  const clears = (message: string, before?: Reply) =>
    talk(message, says(nothing), {
      mayClear: true,
      ...(before && { state: before.state, history: [{ role: 'user', content: joke }, shownIn(before)] }),
    }).then(({ reply }) => reply)

  it.each(['I was joking, he burnt the lasagne', 'No, I was joking'])(
    'and %j goes step by step, and leaves nothing over the talk',
    async (said) => {
      const first = await clears(joke)
      expect(first).toMatchObject({ coach: 'language-model', safety: { tier: 1 } })
      const next = await clears(said, first)
      expect(next).toMatchObject({ coach: 'language-model', safety: null })
      expect(isGuardedTalk(first.state)).toBe(true)
      expect(isGuardedTalk(next.state)).toBe(false)
      expect(isLifted(next.state, 'threat-to-others')).toBe(true)
      const doubted = 'I want to kill him'
      expect((await builtIn.reply(asked(doubted))).safety?.tier).toBe(1)
      expect((await builtIn.reply(asked(doubted, { state: next.state }))).safety).toBeNull()
      expect((await builtIn.reply(asked(joke, { state: next.state }))).safety?.tier).toBe(2)
    },
  )

  it('is read again with the talk before it, and with what was asked', async () => {
    const first = await clears(joke)
    await clears('no, I was joking', first)
    const heard = JSON.stringify(server.heard.at(-1)!.body['messages'])
    for (const said of [joke, first.ask!.question, 'no, I was joking']) expect(heard).toContain(said)
  })

  it('a yes to the question is the person’s own word, and no model lowers it', async () => {
    const first = await clears(joke)
    expect((await clears('Yes', first)).safety?.tier).toBe(2)
    const pills = await builtIn.reply(asked('yes. i have taken all the pills', { state: first.state }))
    expect(pills.safety?.tier).toBe(3)
  })
})

it('probes are read by the rules that people are answered by, twenty at a time; what cannot be read met nothing', async () => {
  server.plays = [{ say: '{"danger":[4,20,21]}' }, { say: 'Number 1 worries me.' }]
  const texts = Array.from({ length: 22 }, (_, at) => `text ${at + 1}`)
  const judged = await judge(model(false), texts, new AbortController().signal)
  expect(judged.flatMap((danger, at) => (danger ? [at + 1] : []))).toEqual([4, 20])
  expect(server.heard).toHaveLength(2)
  expect(server.heard[0]!.text).toContain('Safety first')
})
