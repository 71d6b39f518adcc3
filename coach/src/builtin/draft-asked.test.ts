import { describe, expect, test } from 'vitest'
import { saidIn } from '../evals/talk.ts'

const last = (...turns: string[]): string => saidIn(...turns).at(-1)!
const anyDraft = 'There is something I would like to talk to you about'

describe('words that were asked for say what the person wants said', () => {
  test.each([
    ['What should I write to my sister? She starts her new job on Monday.', /new job on Monday/],
    ['How do I tell my daughter that her grandpa has died?', /Your grandpa has died/],
    ['Can you give me words for telling my husband that I have forgiven him?', /I have forgiven you/],
    ['Help me ask my neighbour for my ladder back', /my ladder back/],
    [
      'Please write a message to my landlord, the heating has been broken since Tuesday.',
      /heating has been broken since Tuesday/,
    ],
    ['I need a thank you note for my team, they stayed late all week.', /You stayed late all week/],
    ['How can I tell my boss that I will be on holiday in March?', /I will be on holiday in March/],
    ['Help me invite my cousin to my birthday on the 4th of May', /my birthday on the 4th of May/],
    ['Give me words to congratulate my brother on his engagement', /your engagement/],
    [
      'can you help me write a message to my friend Lena asking if she wants to go swimming on Sunday',
      /Would you like to go swimming on Sunday|would you like to go swimming on Sunday/,
    ],
  ])('%s', (message, words) => {
    const said = last(message)
    expect(said).toMatch(words)
    expect(said).not.toContain(anyDraft)
  })
  test('where the content is missing, it is asked for, and two requests get two answers', () => {
    const one = last('What should I text my boyfriend?')
    const two = last('give me words for my aunt')
    for (const said of [one, two]) expect(said).not.toContain(anyDraft)
    expect(one).not.toBe(two)
    expect(one.match(/\?/g)).toHaveLength(1)
  })
})

describe("the writer's own side", () => {
  test('someone about to come out gets their own words, not those of a parent', () => {
    const said = last("I'm going to come out to my parents this weekend. Give me the words please")
    expect(said).not.toMatch(/I was quiet|Come home/)
    expect(said).toMatch(/something about me/)
  })
  test('someone who was unfaithful is not given the questions of the one betrayed', () => {
    const said = last('I cheated on my boyfriend with a coworker. How do I tell him?')
    expect(said).not.toMatch(/I have seen the messages|I need the truth from you/)
    expect(said).toMatch(/my doing/)
  })
  test('parents who tell a child are not told to leave a month without contact', () => {
    const said = last('How do we tell our son (5) we are separating?')
    expect(said).not.toMatch(/without contact/)
    expect(said).toMatch(/not because of anything you did/)
  })
})

describe('a draft follows what is asked next', () => {
  const said = saidIn(
    'My sister Ana borrowed my coat and lost it. Help me write to her.',
    'make it friendlier',
    'add that she can pay me back in June',
    "mention that I'll visit on the 9th of March",
  )
  test('what is added stands in the next draft, and what stood there stays', () => {
    expect(said[2]).toMatch(/You can pay me back in June/)
    expect(said[3]).toMatch(/You can pay me back in June.*9th of March/)
    expect(said[0]).not.toMatch(/money I lent/)
  })
  test('a letter to her is not for Peter', () => {
    expect(
      last("Peter and I fell out at his mother's place, she was upset with me", 'help me to write a letter to her'),
    ).not.toMatch(/Hi Peter|Dear Peter/)
  })
  test('who wants no advice gets none', () => {
    expect(last("I don't want advice. I just want to say that today was awful, my boss shouted at me.")).not.toMatch(
      /One way is|You could|Or you can/,
    )
  })
  test('a plain question about oneself gets what speaks for and against', () => {
    expect(
      last(
        'Am I being unreasonable? I asked my flatmate to wash up within two days and she called me a control freak.',
      ),
    ).toMatch(/you asked your flatmate/)
  })
})
