import { describe, expect, test } from 'vitest'
import { conversations } from '../evals/cases/conversations.ts'
import { longConversations } from '../evals/cases/conversations-long.ts'
import { talk } from '../evals/talk.ts'
import { withoutQuotes } from './check.ts'
import { wordCount } from './clauses.ts'
import { splitSentences, type State } from './state.ts'
import { spent } from '../evals/spent.ts'

const talks = [...longConversations, ...conversations].map(({ title, turns }) => ({ title, replies: talk(turns) }))
const grave = ({ flag }: State) => flag !== null && !flag.cleared && flag.tier >= 2
const exercise =
  /Something to try|A short exercise|Try to shrink|Pick the hour|Say your first sentence|Imagine a friend|Write down one thing|Before the next word/

describe.each(talks)('$title', ({ replies }) => {
  test('keeps the measure: at most 110 words, never padded; one question, or an exercise without one', () => {
    for (const { message, response, state } of replies.filter((it) => !grave(it.state))) {
      expect(wordCount(response), response).toBeLessThanOrEqual(110)
      expect(wordCount(response), response).toBeGreaterThanOrEqual(message.trim().includes(' ') ? 10 : 6)
      const questions = withoutQuotes(response).match(/\?/g)?.length ?? 0
      expect(questions, response).toBe(questions === 0 && exercise.test(response) ? 0 : 1)
      expect(state.turn).toBeGreaterThan(0)
    }
  })
  test('says no sentence twice, and quotes nothing bare', () => {
    const said = replies.flatMap(({ response }) => splitSentences(response).map((it) => it.trim().toLowerCase()))
    expect(said.filter((it, at) => said.indexOf(it) !== at)).toEqual([])
    for (const sentence of said) expect(sentence).not.toMatch(/^"[^"]*"[.,:]?(?: in so many words\.| you say\.)?$/)
  })
})

test('no two of these replies are the same text', () => {
  const all = talks.flatMap(({ replies }) => replies.map(({ response }) => response))
  expect(new Set(all).size).toBe(all.length)
})

const asked: [string, string[], RegExp[]][] = [
  [
    'a sum and a date',
    ['my cousin Femi owes me 300', 'i want him to pay it back by june. what do i text him'],
    [/by june/i],
  ],
  [
    'two things at once',
    ['my girlfriend ana works every weekend', 'how do i say both, that i am proud of her and that i miss our sundays'],
    [/proud of you/, /miss our sundays/i],
  ],
  [
    'a third person keeps their place',
    [
      'my flatmate lena has her boyfriend here every night',
      'i want her to pay a third more if he stays. give me words',
    ],
    [/pay a third more if he stays/],
  ],
  [
    'a brother of his',
    [
      'my husband lost his job and his brother tells everyone',
      'what do i text his brother? i want to ask him not to talk about our money',
    ],
    [/not (?:to )?talk about our money/],
  ],
]
test.each(asked)('the draft holds what they want said: %s', (_, turns, held) => {
  const { state, response } = talk(turns).at(-1)!
  for (const fact of held) expect(state.lastDraft?.words).toMatch(fact)
  expect(response.split('\n\n').length).toBeGreaterThanOrEqual(2)
})

test('what was only supposed is not said back as a fact', () => {
  const { response } = talk(['anja used my slides again', 'I think she does it because she is insecure.'])[1]!
  expect(response).not.toMatch(/insecure/)
  expect(response).toMatch(/^(?:That is one way to read|So that is your explanation|It may be so)/)
})

test('"it" after a draft is the saying of it; without one it is asked about', () => {
  const said = talk(['my sister forgot my birthday', 'what do i say to her', 'That is good. I will do it tonight.'])
  expect(said[2]!.state.flag).toBeNull()
  expect(talk(['my sister forgot my birthday', 'I will do it tonight.'])[1]!.state.flag?.tier).toBe(3)
})

test('who asks for no more questions gets none in that reply', () => {
  const { response } = talk(['my husband told his brother before me', 'stop asking me questions'])[1]!
  expect(withoutQuotes(response)).not.toContain('?')
})

test('a what-if after a draft gets a plan and a line, not the draft again', () => {
  const { response } = talk(['mum expects us every sunday', 'give me the words for her', 'what if she cries'])[2]!
  expect(response).toMatch(/^If she cries,/)
  expect(response).toMatch(/"[^"]{20,}"/)
})

test('"this is not about my safety" is believed, and the talk goes on with what it is about', () => {
  const { response } = talk([
    'my husband lost his job',
    'some nights i just want to disappear',
    'no this is not about my safety, i mean the marriage. im just worn out',
  ])[2]!
  expect(response).toContain('the marriage')
  expect(response).not.toMatch(/occasion|So, not your safety/)
})

test('a word is met with two to choose from, tied to what was told', () => {
  const [, , choice] = talk(['my dad shouts when i get a bad grade', 'im scared of sunday lunch', 'maybe'])
  expect(choice!.response).toMatch(/\bor\b[^?]*\?$/)
})

test('regular expressions stand a hundred thousand hostile characters', () => {
  for (const hostile of [
    'i want to tell her '.repeat(5300),
    'and that '.repeat(11_200),
    'a '.repeat(50_000),
    `what if ${'she '.repeat(25_000)}`,
  ]) {
    const from = spent()
    talk(['my sister forgot my birthday', hostile])
    expect(spent() - from).toBeLessThan(1000)
  }
})
