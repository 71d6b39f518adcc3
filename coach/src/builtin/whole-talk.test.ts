import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { talk, type Said } from '../evals/talk.ts'
import type { Person } from '../port.ts'
import { requestFrom } from './draft-whole.ts'

const last = (person: Person | null, ...turns: string[]): Said =>
  talk(turns, { person, knownPeople: person ? [person.name] : [] }).at(-1)!
const draft = (person: Person | null, ...turns: string[]) => last(person, ...turns).state.lastDraft?.words ?? ''

describe('words come from the whole talk', () => {
  const wendy = someone('Wendy', 'flatmate')
  const told = ['Wendy used my towels for her dog again', 'i had to wash them all at midnight']
  test.each([
    'what do i say when she comes in later',
    'How would I begin?',
    'words pls',
    'where do i even start with her',
  ])('however they are asked for: %s', (asked) => {
    expect(draft(wendy, ...told, asked)).toMatch(/you used my towels for your dog again/i)
  })
  test('what is asked for is found out, and becomes the last line', () => {
    const { response, state } = last(wendy, ...told, 'how do i bring it up', 'i want her to buy her own')
    expect(state.lastDraft?.words).toMatch(/used my towels.*Could you buy your own\?$/s)
    expect(response).not.toMatch(/Could we talk/)
  })
  test('a deed of one is not told to the other as theirs', () => {
    const words = draft(someone('Pat', 'mother_in_law'), 'Pat rearranged my cupboards', 'what do i say to my husband')
    expect(words).not.toMatch(/\byou rearranged/i)
  })
  test('their question to the coach is never the message', () => {
    expect(draft(wendy, 'what do i do tonight when she gets home')).toBe('')
  })
})

test('a request is turned to the one it is for, and nobody else', () => {
  const he = { label: 'Bo', name: 'Bo', role: 'husband', pronoun: 'he' as const, sure: true, plural: false }
  expect(requestFrom('i want him to ask me before he invites her', he)).toBe('Could you ask me before you invite her?')
  expect(requestFrom('for him to ring if hes late', { ...he })).toMatch(/^Could you ring if/)
  expect(requestFrom('im so tired of it', he)).toBeNull()
})

describe('whoever died is spoken of, not to', () => {
  const gran = someone('Nana', 'grandmother')
  test.each([
    ['nana died in june', 'i still buy her biscuits'],
    ['i miss my nan', 'i keep reaching for the phone to tell her things'],
  ])('%s', (...turns) => {
    const { response, state } = last(gran, ...turns)
    expect(response).not.toMatch(/What would Nana|What does Nana|have you told Nana|let (?:her|Nana) know|for Nana/i)
    expect(state.lastDraft).toBeNull()
  })
  test('the talk goes on to who is left', () => {
    expect(
      draft(gran, 'nana died in june', 'my aunt sold her piano without asking me', 'how do i put it to her'),
    ).toMatch(/you sold/i)
  })
})

test.each([
  ['do you think hes got someone else?', 'affair'],
  ['i cooked her favourite curry', 'favourite'],
  ['i promoted him last spring', 'raise'],
])('one word, or a fear put as a question, starts no story: %s', (message, id) => {
  expect(last(null, 'my partner has been quiet lately', message).state.situation).not.toBe(id)
})

test('a bare number is an answer', () => {
  expect(last(someone('Ola', 'friend'), 'Ola still owes me for the van', '250').response).toMatch(/250/)
  expect(last(someone('Ola', 'friend'), 'Ola still owes me for the van', '250').response).not.toMatch(/words out of/)
})

test.each(['stop sticking up for him', 'quit making excuses for him', 'whose side are you on?'])(
  'who is told off hears it and does not say it back: %s',
  (message) => {
    const { response, state } = last(someone('Raf', 'boyfriend'), 'Raf forgot the school play', message)
    expect(response).not.toContain(message)
    expect(state.ownSide).toBe(true)
  },
)
