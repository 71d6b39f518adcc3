import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { asked } from '../evals/talk.ts'
import { answer } from '../builtin/coach.ts'
import { splitSentences } from '../text/words.ts'
import type { Reply, ReplyInput, Turn } from '../port.ts'
import { exerciseOf, exercises } from './data.ts'

const tomas = someone('Tomas', 'Partner')

/** A talk as a room holds it. `do`: what is done with the open step. */
function open(more: Partial<ReplyInput> = {}) {
  const history: Turn[] = []
  let state: unknown = null
  let last: Reply | null = null
  return {
    say(message: string, deed?: 'answer' | 'back' | 'skip' | 'stop'): Reply {
      const exercise = deed && last?.exercise ? { exercise: { id: last.exercise.id, do: deed } } : {}
      last = answer(asked(message, { ...more, history: [...history], state, ...exercise }))
      history.push({ role: 'user', content: message }, { role: 'assistant', content: last.response })
      state = JSON.parse(JSON.stringify(last.state))
      return last
    },
  }
}
const labels = (reply: Reply) => reply.choices?.map(({ label }) => label) ?? []
/** One line, behind the beginning where that has no gaps. */
const typed = (first: string, line: string) => (first.includes('___') ? line : `${first}${line}`)

describe('listening', () => {
  test('doors come after the first real telling, and not again with the next', () => {
    const talk = open()
    const first = talk.say('he said he would call my mum about the guests and he forgot again. i went to bed')
    expect(labels(first)).toEqual(expect.arrayContaining(['Just listen', 'Find the words']))
    expect(first.response).not.toContain('"')
    expect(labels(talk.say('i lay awake for hours'))).toEqual([])
    expect(talk.say("That's all").response).not.toContain('?')
  })
  test('what sounds like nothing heavy can be left at that', () => {
    const first = open().say('my deaf granny and the dog had a staring match, she won')
    expect(labels(first)).toEqual(expect.arrayContaining(["That's all", 'Find the words']))
    expect(first.response).not.toMatch(/\?|"/)
  })
  test('a longer one gets ways on, and none of its lines said back', () => {
    const told =
      'we were four at the table and my father asked everybody about their year, my brother and his wife and even the boy next door who had come for the soup. When he came to me he stood up and cleared the plates.'
    const { response, choices } = open().say(told)
    expect(response).not.toContain('cleared the plates')
    expect(choices?.map(({ label }) => label)).toContain('Just listen')
  })
  test.each(['please help', 'what do i do', 'any advice?'])(
    '"%s", and nobody knows with what: no exercise yet',
    (ask) => {
      const { exercise, choices, response } = open().say(ask)
      expect(exercise ?? null).toBeNull()
      expect(response).toContain('has happened')
      expect(choices).toBeTruthy()
    },
  )
  test('whoever wants no advice gets none, and no question', () => {
    const talk = open()
    talk.say('my sister rang and it was the same as ever, she talked for an hour about herself')
    talk.say('Just listen')
    for (const line of ['she never asks', 'not once', 'i put the phone down', 'and then i cried', 'for an hour'])
      expect(talk.say(line).response).not.toContain('?')
  })
  test('a death is met without a question', () => {
    const { response, choices } = open().say('my dad died on sunday and i dont know what to do with his coat')
    expect(response).toMatch(/sorry/)
    expect(response).not.toContain('?')
    expect(choices).toBeUndefined()
  })
  test('a complaint is owned once with doors, and after the second one nothing more is tried', () => {
    const talk = open()
    talk.say('my brother owes me money and laughs about it whenever i bring it up at home')
    expect(labels(talk.say('thats no help at all, you just repeat yourself'))).toContain('Just listen')
    const second = talk.say('you are useless')
    expect(second.response).not.toContain('?')
    expect(second.choices).toBeUndefined()
  })
})

describe('words', () => {
  test('put in one’s own words, they begin with a pattern to fill, and what was told to us is no part of it', () => {
    const talk = open({ person: tomas })
    talk.say('he was late again yesterday evening. i want sundays for the two of us')
    const { exercise } = talk.say('Find the words')
    expect(exercise).toMatchObject({ step: 1, begin: expect.stringMatching(/^[A-Z].*___.*[.?]$/) })
    expect(exercise?.offer).toBeUndefined()
    // Ordered in so many words, it lies there.
    const ordered = talk.say('write to him that I want sundays for the two of us')
    expect(ordered.exercise?.offer).toBe('I want sundays for the two of us.')
  })
  test('do not offer for a message to somebody what is told of them', () => {
    const talk = open({ person: tomas })
    talk.say('he was late again yesterday evening. i need a text when he is late')
    expect(talk.say('Find the words').exercise?.offer).toBeUndefined()
  })
  test('come back as they were written: capital letters and full stops, nothing else', () => {
    const talk = open({ person: tomas })
    talk.say('Find the words')
    talk.say('could you text me next time', 'answer')
    talk.say('on Monday i sat there alone', 'answer')
    talk.say('tired', 'answer')
    const { message } = talk.say('Take your time.', 'answer')
    expect(message).toEqual({
      to: 'Tomas',
      text: 'Tomas, on Monday I sat there alone. I felt tired. Could you text me next time? Take your time.',
    })
  })
  test('dictated ones are kept letter for letter', () => {
    const { message } = open().say('Tell her: im not angry anymore, come over whenever u like')
    expect(message?.text).toBe('im not angry anymore, come over whenever u like')
  })
  test('what somebody else wrote is not taken for a message to send', () => {
    expect(open().say('he texted me "i need space" and now he is gone').message).toBeUndefined()
  })
  test('are not put together where somebody close may be doing harm', () => {
    const talk = open()
    talk.say('he pushed me against the wall last night')
    for (const line of ['write me an apology to him', 'help me say sorry'])
      expect(talk.say(line).exercise).toBeUndefined()
  })
})

describe.each(exercises)('$title', ({ id, steps, card }) => {
  const begin = () => {
    const talk = open()
    const words = ['find-words', 'decide'].includes(id)
    talk.say('we had a row about the car on sunday and nobody has said a word since then')
    let reply = talk.say(words ? (id === 'decide' ? 'Decide something' : 'Find the words') : 'hm')
    // Every exercise is reached by a door somewhere; here by its own state.
    if (reply.exercise?.id !== id) {
      const state = structuredClone(reply.state) as { guide: { offered: unknown[] } }
      state.guide.offered = [{ label: 'Open it', does: `open:${id}` }]
      reply = answer(asked('Open it', { state }))
    }
    return reply
  }
  const go = (reply: Reply, message: string, what: 'answer' | 'back' | 'skip' | 'stop') =>
    answer(asked(message, { state: JSON.parse(JSON.stringify(reply.state)), exercise: { id, do: what } }))

  test('asks each line once and ends with a card of what was answered', () => {
    let reply = begin()
    const prompts: string[] = []
    const given: string[] = []
    for (let at = 0; reply.exercise && at < 20; at++) {
      prompts.push(reply.exercise.prompt)
      const pick = reply.choices?.[0]?.label
      const text = pick ?? typed(reply.exercise.begin, `go for walk ${at}`)
      if (!pick) given.push(`go for walk ${at}`)
      reply = go(reply, text, 'answer')
    }
    expect(new Set(prompts).size).toBe(prompts.length)
    expect(prompts.length).toBeGreaterThanOrEqual(3)
    const shown = reply.message?.text ?? JSON.stringify(reply.card)
    const kept = new Set([...(card.parts ?? []), ...(card.rows ?? [])].map(({ slot }) => slot))
    expect(steps.some(({ slot }) => kept.has(slot))).toBe(true)
    for (const line of given.filter((_, at) => at < 1))
      if (id !== 'answer-message') expect(shown.toLowerCase()).toContain(line)
  })
  test('skipped from end to end it makes nothing up', () => {
    let reply = begin()
    for (let at = 0; reply.exercise && at < 20; at++) reply = go(reply, 'Skip', 'skip')
    expect(reply.exercise).toBeUndefined()
    expect(reply.message).toBeUndefined()
    expect(reply.card).toBeUndefined()
  })
  test('goes back to what was answered, with the words still there', () => {
    const first = begin()
    const picked = first.choices?.[0]?.label
    const second = go(first, picked ?? typed(first.exercise!.begin, 'a line of mine'), 'answer')
    const again = go(second, 'Back', 'back')
    expect(again.exercise?.prompt).toBe(first.exercise?.prompt)
    if (!picked) expect(again.exercise?.begin).toContain('a line of mine')
  })
  test('can be left at once', () => {
    const left = go(begin(), 'Leave it for now', 'stop')
    expect(left.exercise).toBeUndefined()
  })
  test('waits where something else is said, and goes on from there', () => {
    const first = begin()
    const between = answer(asked('you just repeat yourself, useless', { state: first.state }))
    expect(between.exercise?.waits).toBe(true)
    const on = go(between, 'Go on', 'back')
    expect(on.exercise).toMatchObject({ prompt: first.exercise!.prompt })
    expect(on.exercise?.waits).toBeUndefined()
  })
})

test('a careful question never comes inside a step', () => {
  const talk = open()
  talk.say('how do i say it to my husband')
  const { exercise, ask } = talk.say('when you shout i get so scared of you', 'answer')
  expect(exercise === undefined || ask === undefined).toBe(true)
})

test('a talk before whose answer may frighten stops where it might not be safe', () => {
  const { title, steps } = exerciseOf('prepare-talk')!
  const talk = open()
  talk.say('my dad shouts and slams the doors when anybody says no to him')
  expect(talk.say(title).response).toContain('hurt you')
  const left = talk.say(steps[0]!.picks![2]!, 'answer')
  expect(left.exercise).toBeUndefined()
  expect(left.response).toMatch(/Help/)
})

test('and before a talk with somebody who is feared a bare no is not enough', () => {
  const talk = open()
  talk.say('he goes mad at me when I am late')
  expect(talk.say(exerciseOf('prepare-talk')!.title).response).toContain('hurt you')
  const { exercise, response } = talk.say('No', 'answer')
  expect(exercise).toBeUndefined()
  expect(response).toMatch(/there was fear in what you wrote/)
})

test('advice asked for is shown at once where it fits, marked as general, with its source a press away', () => {
  const talk = open()
  talk.say('my mother in law comes in without knocking every sunday and rearranges my kitchen')
  const { read, response } = talk.say('What often helps')
  expect(read?.lines.length).toBeGreaterThanOrEqual(2)
  expect(response).toMatch(/general/)
})

test('where nothing is near, what holds for anything is said, another time something else', () => {
  const talk = open()
  const first = talk.say('what should i do about the colour of the curtains')
  expect(first.read).toBeUndefined()
  expect(first.exercise).toBeUndefined()
  const pressed = talk.say('One small step')
  expect(pressed.exercise).toMatchObject({ id: 'one-step', begin: 'This week I could ' })
  const said = [
    'I could ask the shop for two pieces of cloth',
    'On Friday, on the way home',
    'If it is shut I go on Monday',
  ]
  const card = said.map((line) => talk.say(line, 'answer')).at(-1)!.card
  expect(card?.rows.map(({ text }) => text)).toEqual(said.map((it) => `${it}.`))
  const second = talk.say('but what should i do about the curtains')
  expect(second.response).not.toBe(first.response)
})

test('no sentence comes twice in a long talk with doors, words and advice', () => {
  const talk = open()
  const some = ['he forgot again', 'what should i do', 'is it my fault', 'what if he leaves', 'should i go', 'thanks']
  const said = Array.from({ length: 36 }, (_, at) =>
    talk.say(`${some[at % some.length]}${at > 5 ? ` on day ${at}` : ''}`),
  )
    .flatMap(({ response }) => splitSentences(response).map((it) => it.trim()))
    .filter((it) => !it.startsWith('-') && !it.endsWith(':'))
  expect(said.filter((it, at) => said.indexOf(it) !== at)).toEqual([])
})

test('a state that an older guide kept is begun afresh, and what was seen in the talk stays', () => {
  const held = answer(asked('he pushed me against the wall last night')).state as Record<string, unknown>
  const { guide: _guide, ...older } = held
  const reply = answer(asked('anyway, the weather is nice', { state: older }))
  expect(reply.safety?.category).toBe('abuse')
})
