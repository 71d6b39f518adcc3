import { describe, expect, test } from 'vitest'
import { asked, talk } from '../evals/talk.ts'
import { answer } from '../builtin/coach.ts'
import type { ReplyInput } from '../port.ts'

const inStep = (state: unknown, message: string, more: Partial<ReplyInput> = {}) =>
  answer(asked(message, { state, exercise: { id: 'find-words', do: 'answer' }, ...more }))

test('a first line that says all is the message, and gets room for more', () => {
  const opened = talk(['find the words'])[0]!
  const line = 'Could you come on Sundays? I can drive you home after.'
  const done = inStep(opened.state, line)
  expect(done.message?.text).toBe(line)
  expect(done.exercise).toBeUndefined()
  expect(done.choices?.map(({ label }) => label)).toEqual(['Add to it', 'Change a line', "That's it, thank you"])
  const more = answer(asked('Add to it', { state: done.state }))
  expect(more.exercise).toMatchObject({ id: 'find-words', begin: `${line} ___.`, of: 1 })
  const longer = inStep(more.state, `${line} Papa asks for you.`)
  expect(longer.message?.text).toBe(`${line} Papa asks for you.`)
  const changed = answer(asked('Change a line', { state: longer.state }))
  // All of it stands there at once: what is to be changed may be the order.
  expect(changed.exercise).toMatchObject({ begin: longer.message!.text, step: 1, of: 1, starts: [] })
  const then = inStep(changed.state, 'Papa asks for you. Could you come on Sundays?')
  expect(then.message?.text).toBe('Papa asks for you. Could you come on Sundays?')
})

test.each(['I will hurt you', 'this is the last you hear of me', 'you will regret this'])(
  'a threat or a goodbye is no line of a message: %s',
  (line) => {
    const done = inStep(talk(['find the words'])[0]!.state, 'I was sad that you cancelled our dinner on Friday')
    const more = answer(asked('Add to it', { state: done.state }))
    expect(inStep(more.state, `${done.message!.text} ${line}`).message).toBeUndefined()
  },
)

describe('words that were just made', () => {
  const line = 'You are a good mother and I was wrong to say it like that.'
  const done = inStep(talk(['find the words'])[0]!.state, line)
  const then = (wish: string, made = done) =>
    answer(
      asked(wish, {
        state: made.state,
        history: [
          { role: 'user', content: 'x' },
          { role: 'assistant', content: made.response, message: made.message! },
        ],
      }),
    )
  test.each([
    ['That is only half. I would like to say that I miss the boys.', 'I miss the boys.'],
    ['put in that I was tired after the shift', 'I was tired after the shift.'],
    ['and tell her she can ring me any time', 'You can ring me any time.'],
  ])('get what is to be in them as well: %s', (wish, said) => expect(then(wish).message?.text).toBe(`${line} ${said}`))
  test('get it before what they ask last', () => {
    const asks = inStep(talk(['find the words'])[0]!.state, `${line} Could I see the boys on Sunday?`)
    expect(then('put in that I was tired after the shift', asks).message?.text).toBe(
      `${line} I was tired after the shift. Could I see the boys on Sunday?`,
    )
  })
  test('get room for what is only named, and nothing of it is made up', () => {
    const { exercise, message } = then('there should be something about the boys in it')
    expect([exercise?.begin, message]).toEqual([`${line} ___.`, undefined])
  })
  test('stand to be changed by hand where something is to go, or to be another', () => {
    for (const wish of ['take out that you are a good mother', 'say mum instead of mother'])
      expect(then(wish).exercise?.begin).toBe(line)
  })
  test('make room for a version of their own', () => {
    const own = 'Amy I was out of order, you are a great mum. Can we talk?'
    for (const wish of [`I'd put it like this: ${own}`, `no, id say it like this: ${own}`])
      expect(then(wish).message?.text, wish).toBe(own)
  })
  test('are said to be good where nothing in them stings, and looked at where something does', () => {
    const calm = inStep(
      talk(['find the words'])[0]!.state,
      'Could you bring the bowl back on Sunday? I need it for the cake.',
    )
    expect(then('is it good?', calm).response).toMatch(/as it is|like that/)
    const stings = inStep(talk(['find the words'])[0]!.state, 'You never listen to me and you always win.')
    expect(then('is it good?', stings).response).not.toMatch(/as it is|like that/)
  })
  test('never say more than may go to anybody: what is put in is read as a line of its own', () => {
    expect(then('put in that I will kill her if she takes the boys').message).toBeUndefined()
  })
})

describe('asked for another manner', () => {
  const line = 'Maybe you could just send me the £114 for the electric by Friday? I paid it on the 2nd.'
  const done = inStep(talk(['find the words'])[0]!.state, line)
  const shownFor = (wish: string, state = done.state) => answer(asked(wish, { state }))
  test.each([
    ['thats blunt, can you make it more friendly', `${line} Thank you.`],
    ['make it a bit more chill', `Hey there. ${line} No stress if not.`],
    ['could it be more professional', `Hello, I hope you are well. ${line} Thank you for your time.`],
    ['firmer please', 'You could send me the £114 for the electric by Friday? I paid it on the 2nd.'],
    ['too long, make it shorter', 'Maybe you could just send me the £114 for the electric by Friday?'],
  ])('"%s": their words stay, and nothing is claimed for them', (wish, made) =>
    expect(shownFor(wish).message?.text).toBe(made),
  )
  test('what was made so can be changed, and made so once more', () => {
    const warm = shownFor('make it warmer')
    expect(shownFor('Change a line', warm.state).exercise?.begin).toBe(warm.message!.text)
    expect(shownFor('shorter', warm.state).message?.text).toBe(
      'Maybe you could just send me the £114 for the electric by Friday?',
    )
  })
  test('where nothing can be put around it or left out, it is said how, and all of it stands there', () => {
    const plain = inStep(talk(['find the words'])[0]!.state, 'Could you send me the £114 for the electric by Friday')
    const next = shownFor('firmer please', plain.state)
    expect(next.response).toContain('firmer')
    expect(next.exercise?.begin).toBe('Could you send me the £114 for the electric by Friday?')
  })
  test('any other change is made by them, in the whole message', () => {
    const next = shownFor('put the second line first', done.state)
    expect(next.exercise).toMatchObject({ begin: line, of: 1 })
  })
})

test('a question about somebody is no line to them', () => {
  const opened = talk(['find the words'])[0]!
  const next = inStep(opened.state, 'I will not write to him yet. Do you think he is avoiding me since the loan?')
  expect(next.message).toBeUndefined()
  expect(next.response).not.toContain('What do you call them')
})

test('a short first line goes on to the next', () => {
  const opened = talk(['find the words'])[0]!
  expect(inStep(opened.state, 'Could you ring me').exercise?.step).toBe(2)
})

test.each(['Skip', 'skip this one', 'I don’t want to tell her how I feel. Can I skip this one?'])(
  'typed into the box, "%s" passes the line over',
  (said) => {
    const second = inStep(talk(['find the words'])[0]!.state, 'Could you ring me')
    const { exercise, message } = inStep(second.state, said)
    expect(exercise?.step).toBe(3)
    expect(message).toBeUndefined()
  },
)

test('"I don\'t know" to every line makes no message', () => {
  let reply = inStep(talk(['find the words'])[0]!.state, "I don't know")
  for (let at = 0; reply.exercise && at < 8; at++) reply = inStep(reply.state, "I don't know")
  expect([reply.exercise, reply.message]).toEqual([undefined, undefined])
})

test('whoever is tired of the lines gets what there is, and no other line', () => {
  const second = inStep(talk(['find the words'])[0]!.state, 'Could you bring slippers, size 43')
  const { response, message, exercise } = inStep(
    second.state,
    'Why do you ask again, I wake at 4. Give me what you have.',
  )
  expect(exercise).toBeUndefined()
  expect(message?.text).toBe('Could you bring slippers, size 43?')
  expect(response).toContain('enough')
})

test('where something is to be decided, a question is the answer', () => {
  const opened = talk(['decide something', 'Decide it'])[0]!
  const next = answer(
    asked('do i tell her that i changed my mind', { state: opened.state, exercise: { id: 'decide', do: 'answer' } }),
  )
  expect(next.exercise).toMatchObject({ id: 'decide', step: 2 })
})

test('what somebody says to us behind their words is no part of them', () => {
  const [said] = talk([
    'Message to Joost: I don’t mind that you cried. I mind that I looked away. Now make that shorter.',
  ])
  expect(said!.words).toBe('I don’t mind that you cried. I mind that I looked away.')
})

test('words of their own are never replaced by ours', () => {
  const turns = [
    'how do I ask him for a talk',
    'Write him: I looked at my laptop. I am sorry for that. Beer on Thursday?',
  ]
  const [, written, shorter, softer] = talk([...turns, 'Leave out the last sentence', 'make it softer'])
  expect(written!.words).toContain('Beer on Thursday?')
  expect(shorter!.exercise?.begin).toBe(written!.words)
  expect(softer!.words).toContain(written!.words)
})

test('words that somebody is about to send are theirs', () => {
  const [, said] = talk(['he missed my graduation', "nah, I'll just text him 'it was at ten. I looked for you'"])
  expect(said!.words).toBe('it was at ten. I looked for you')
})

test('of several questions the one that a message ends on is answered', () => {
  const [said] = talk([
    'His mother wants us upstairs. If I refuse now, will they call me difficult for ever? I love him. What should I do?',
  ])
  expect(said!.response).not.toContain('difficult for ever')
})

test.each([
  "write to my son's teacher: I know where you park",
  'help me write to her that I will post the pictures unless she pays',
])('what may not be written is not written here: %s', (wish) => {
  expect(talk([wish])[0]!.words).toBeNull()
})

test.each(['but what do I actually SAY', 'can you just write it for me', 'what do I put'])(
  'asked again for words in the box of a line, it is no line: %s',
  (asked) => {
    const [, next] = talk(["help me tell my brother that I can't lend him the money", asked])
    expect(next!.exercise).toBeUndefined()
    expect(next!.choices!.length).toBeGreaterThan(0)
  },
)
