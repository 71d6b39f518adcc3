import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer } from '../../test/model-server.ts'
import { nothing } from '../../test/model-words.ts'
import { createBuiltInCoach } from '../coach.ts'
import type { State } from '../builtin/state.ts'
import { seenAs } from '../evals/seen-as.ts'
import { asked } from '../evals/talk.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

const builtIn = createBuiltInCoach()
interface Played {
  state?: unknown
  mayClear?: boolean
  reply?: string
  message?: { text: string; to: string } | null
  ends?: 'cut'
  startedAt?: string
}
const evening = 'That was a hard evening, and it stays with you. What would help now?'
const talk = (text: string, safety: object, play: Played = {}) => {
  const { state = null, mayClear = false, reply = evening, message = null, ends, ...began } = play
  const said = JSON.stringify({ safety, asked: 'words', unknown: '', message, reply })
  server.plays = [ends ? { say: said.slice(0, -20), ends } : { say: said }, { say: '{"sentences":[""]}' }]
  const model = openModel({ provider: 'openai-compatible', model: 'm', url: server.url, mayClear })
  return createModelCoach({ model, builtIn }).reply(asked(text, { state, ...began }))
}
const guideOf = (state: unknown) => (state as State).guide

it('beneath a safety answer stands nothing that our guide would have offered', async () => {
  const seen = { tier: 2, category: 'abuse', who: 'the writer', quote: 'the usual thing', why: 'being hit' }
  const message = 'it was the usual thing in the garage again. how do i say it to him'
  expect(await builtIn.reply(asked(message))).toHaveProperty('exercise')
  const reply = await talk(message, seen)
  expect(reply.safety).toMatchObject({ tier: 2, category: 'abuse' })
  for (const part of ['exercise', 'choices', 'card', 'read', 'message', 'ask']) expect(reply).not.toHaveProperty(part)
  expect(guideOf(reply.state)).toMatchObject({ open: null, offered: [] })
})

const grave = (tier: 2 | 3, category: string) => ({ tier, category, who: 'the writer', quote: '', why: '' })

it('who is named can be reached, and who has met the probes may add what helps in this moment', async () => {
  const reply = 'Put the box outside your door and go down to Maria. Is she awake?'
  const message = 'grandmas box is on my knees. Maria is downstairs, what do i even say to her'
  const proven = await talk(message, grave(3, 'self-harm'), { reply, mayClear: true })
  expect(proven).toMatchObject({ safety: { tier: 3, category: 'self-harm' }, coach: 'language-model' })
  expect(proven.response).toMatch(/person[^]*"[^"]*(?:night|Tonight)[^"]*"[^]*outside your door/)
  expect(proven.response).not.toMatch(/awake/)
  const other = await talk(message, grave(3, 'self-harm'), { reply })
  expect(other.response).toMatch(/"[^"]*[Nn]ight[^"]*"/)
  expect(other.response).not.toContain('outside your door')
})

it('who is near comes first, and nobody is sent to whoever harms them', async () => {
  const reply = 'Keep the door between you. Talk to him calmly through it. You could forgive him once he is sober.'
  const near = 'its the thing with the belt, hes at the door now'
  const { response } = await talk(near, grave(3, 'abuse'), { reply, mayClear: true })
  expect(response).toMatch(/Quick exit[^]*emergency number[^]*Keep the door between you/)
  expect(response).not.toMatch(/calmly|forgive/)
})

describe('under a card of ours that a proven model agrees with', () => {
  const wish = 'it would be easier for everybody if i just did not wake up one of these days'
  const reply =
    'You are not being dramatic. It looks like this after days without food. Are you thinking of killing yourself?'
  const seen = grave(2, 'self-harm')

  it('what was told is answered first, and our question ends it', async () => {
    const first = await talk(wish, seen, { reply, mayClear: true })
    expect(first).toMatchObject({ safety: { tier: 2 }, coach: 'language-model' })
    expect(first.response).toMatch(/^You are not being dramatic[^]*\?/)
    expect(first.response).not.toContain('killing yourself?')
  })

  it('once it is known the talk goes on, with words to whoever can be there', async () => {
    const { state } = await talk(wish, seen, { reply, mayClear: true })
    const marcus = 'Marcus is a good one to tell. You only need him to pick up.'
    const message = { text: 'hey man u up? can u call me, i dont want to be alone tonight', to: 'Marcus' }
    const named = 'no i told nobody. my buddy marcus is up, i would not know what to say'
    const next = await talk(named, seen, { state, reply: marcus, message, mayClear: true })
    expect(next).toMatchObject({ safety: { tier: 2 }, response: marcus, message })
    const { response } = await talk(named, seen, { state, reply: marcus, message })
    expect(response).not.toContain('pick up')
  })

  it('also says again after three hours that this is an AI', async () => {
    const { state } = await talk(wish, seen, { reply, mayClear: true })
    const long = { state, reply: 'Then ring Marcus now.', mayClear: true, startedAt: '2026-11-20T17:00:00Z' }
    const { response } = await talk('i told nobody but marcus is up', seen, long)
    expect(response).toMatch(/\bAI\b[^]*Then ring Marcus now\./)
  })

  it('where the card is new, its way out and its question end the answer, and the places stand on the card alone', async () => {
    const hit = 'He hit me again last night, over the soup'
    const { response, safety } = await talk(hit, grave(2, 'abuse'), {
      reply: 'None of it was yours to prevent.',
      mayClear: true,
    })
    expect(response).toMatch(/^None of it was yours to prevent\.[^]*Quick exit[^]*\?$/)
    expect(response).not.toContain('You can reach')
    expect(safety!.resources.length).toBeGreaterThan(1)
  })

  it('where somebody harms another, words to a third stand, and none to the one who does it', async () => {
    const hit = 'He hit me again last night, over the soup. '
    const message = { text: 'Can you ring the shop at noon? I miss you.', to: 'Holly' }
    const sister = await talk(`${hit}What do I write to my sister Holly?`, grave(2, 'abuse'), {
      message,
      mayClear: true,
    })
    expect(sister).toMatchObject({ message, safety: { tier: 2 } })
    const calm = { text: 'I am not cross any more.', to: 'him' }
    const him = await talk(`${hit}What do I say so he calms down?`, grave(2, 'abuse'), {
      message: calm,
      mayClear: true,
    })
    expect(him).not.toHaveProperty('message')
  })

  it('"her" is nobody who harms where only a "he" does', async () => {
    const reply = 'Ring Thandi tonight and tell her what happened. It was not your fault.'
    const hit = 'He hit me again last night, over the soup. What do I do about my sister Thandi?'
    expect((await talk(hit, grave(2, 'abuse'), { reply, mayClear: true })).response).toContain('tell her')
    const him = reply.replace('tell her', 'tell him')
    expect((await talk(hit, grave(2, 'abuse'), { reply: him, mayClear: true })).response).not.toContain('tell him')
  })

  it.each([
    ["Keep his messages, and don't meet him alone.", true],
    ["You don't have to tell him anything tonight.", true],
    ['Why not tell him how you feel tonight?', false],
    ["Don't just leave, talk to him first.", false],
    ['Do not text him today, talk to him tonight.', false],
    ['If not, tell him that you need space.', false],
  ])('what is denied right before it asks for nothing: %s', async (sentence, stands) => {
    const reply = `It was not your fault. ${sentence} Thandi could come over.`
    const hit = 'He hit me again last night, over the soup. What do I do?'
    const { response } = await talk(hit, grave(2, 'abuse'), { reply, mayClear: true })
    expect(response.includes(sentence)).toBe(stands)
  })

  it.each([
    ['my sister Jodie drove me home', 'my sister Jodie', true],
    ['I told my bf that I want a break', 'my bf', false],
    ["my mum's boyfriend was there too", "my mum's boyfriend", false],
  ])('words to whoever was told of and harms nobody: %s, to %s', async (told, to, stands) => {
    const message = { text: 'Can we talk?', to }
    const reply = await talk(`My husband hit me last night. ${told}`, grave(2, 'abuse'), { message, mayClear: true })
    expect(reply.message !== undefined).toBe(stands)
  })

  it('what a doctor should see today is answered by the model alone', async () => {
    const told =
      'my wrist has been swollen since that fall on the stairs four days ago. is it disloyal to tell my daughter'
    const reply = 'A doctor should see the wrist today. Who could drive you?'
    const { response } = await talk(told, grave(2, 'medical'), { reply, mayClear: true })
    expect(response).toBe(reply)
  })

  describe('at its gravest too, once the card is known', () => {
    const met = 'You did the right thing, and you were not too late. It was not what you said about the project.'
    const begun = () =>
      talk('my friend wrote that she is going to kill herself tonight and now she does not answer', other(3), {
        mayClear: true,
      })
    const other = (tier: 2 | 3) => ({ ...grave(tier, 'self-harm'), who: 'someone else' })
    const after = 'the ambulance has her now and her mum is with her. was it because of what i said'

    it('the model answers under it, and nothing of our guide stands below', async () => {
      const first = await begun()
      expect(first).toMatchObject({ safety: { tier: 3 } })
      const next = await talk(after, nothing, { state: first.state, reply: met, mayClear: true })
      expect(next).toMatchObject({ safety: { tier: 3 }, response: met, coach: 'language-model' })
      expect(next).not.toHaveProperty('choices')
      expect(guideOf(next.state).offered).toEqual([])
      expect(await talk(after, nothing, { state: first.state, reply: met })).toMatchObject({ coach: 'built-in' })
    })
    it('a danger that this message states is met by us, whatever stood before', async () => {
      const { state } = await begun()
      const own = 'she died. i have the pills here and i am going to kill myself tonight'
      const next = await talk(own, nothing, { state, reply: met, mayClear: true })
      expect(next).toMatchObject({ safety: { tier: 3, thirdParty: false }, coach: 'built-in' })
      expect(next.response).not.toContain(met)
    })
    it('half an answer is none', async () => {
      const { state } = await begun()
      const next = await talk(after, nothing, { state, reply: met, mayClear: true, ends: 'cut' })
      expect(next).toMatchObject({ coach: 'built-in', safety: { tier: 3 } })
    })
  })

  it('another danger under an older card is answered by us', async () => {
    const { state } = await talk('He hit me again last night, over the soup', grave(2, 'abuse'), { mayClear: true })
    const next = await talk('i want to kill myself, i cant do this anymore', nothing, { state, mayClear: true })
    expect(next).toMatchObject({ safety: { category: 'self-harm' }, coach: 'built-in' })
  })

  it.each([
    ['my brother in law hits my sister when he drinks', 'someone else', 'your brother-in-law'],
    ['i hit my son last night and he is so quiet now', 'a child', 'your son'],
    ['my dad hits me when mum is at work. im 13', 'a child', 'your mum'],
    ['my boyfriend Mark hit me last night over the soup', 'the writer', 'Mark'],
    ['my boyfriend hit me last night over the soup', 'the writer', 'his mother'],
  ])('no words: %s, for %s, to %s', async (told, who, to) => {
    const message = { text: 'I am sorry. Please talk to me.', to }
    const reply = await talk(told, { ...grave(2, 'abuse'), who }, { message, mayClear: true })
    expect(reply.safety!.tier).toBeGreaterThan(1)
    expect(reply).not.toHaveProperty('message')
  })

  it('where one harms another nothing is written to anybody', async () => {
    const message = { text: 'I am sorry about the bus.', to: 'Rui' }
    const hit = 'He hit me again and took my phone so I cannot call anyone'
    const ours = await talk(hit, grave(2, 'abuse'), { message, mayClear: true })
    expect(ours.response).toContain('hard evening')
    expect(ours).not.toHaveProperty('message')
  })

  it('a model that reads none of it adds nothing', async () => {
    const hit = 'He hit me again and took my phone so I cannot call anyone'
    expect(await talk(hit, nothing, { mayClear: true })).toMatchObject({ coach: 'built-in', safety: { tier: 2 } })
  })

  it('help that it brought stays where its answer breaks off', async () => {
    const belt = 'it was the belt thing again, you know how he gets'
    const cut = await talk(belt, grave(2, 'abuse'), { mayClear: true, ends: 'cut' })
    expect(cut).toMatchObject({ coach: 'language-model', safety: { tier: 2, category: 'abuse' } })
  })
})

it('as grave and of another kind: what is asked is of what was told', async () => {
  const doubt = seenAs(1, 'self-harm', ({ least }) => least === 1)
  const told = { ...grave(2, 'abuse'), tier: 1 }
  expect((await talk(doubt, told)).safety).toMatchObject({ tier: 1, category: 'self-harm' })
  expect((await talk(doubt, told, { mayClear: true })).safety).toMatchObject({ tier: 1, category: 'abuse' })
})

it('a step and buttons that nobody saw are not kept, and what the model said is no answer to one', async () => {
  const reply = await talk('my sister forgot the cake again. how do i say it to her', nothing)
  expect(reply.coach).toBe('language-model')
  expect(guideOf(reply.state)).toMatchObject({ open: null, offered: [] })
  const begun = await builtIn.reply(asked('Find the words'))
  expect(guideOf(begun.state).open).toMatchObject({ waits: false })
  const next = await talk('she never listens to me anyway', nothing, { state: begun.state })
  expect(guideOf(next.state).open).toMatchObject({ id: 'find-words', slots: {}, waits: true })
})
