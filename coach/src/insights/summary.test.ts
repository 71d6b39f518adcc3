import { ConversationSummary } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { hostile, setting } from '../../test/people.ts'
import { conversationSummary } from './summary.ts'

const of = (...turns: [string, string][]) =>
  conversationSummary({
    ...setting,
    title: '',
    turns: turns.map(([speaker, content]) => ({ speaker, content, at: '2026-11-15T10:00:00Z' })),
  })

const kitchen: [string, string][] = [
  ['Mia', 'I came home to the dishes again and I felt like the maid.'],
  ['Jo', 'I had two shifts back to back, I was going to do them after.'],
  ['Mia', 'Can we agree that whoever cooks does not wash up?'],
  ['Jo', 'Deal.'],
  ['Mia', 'And what about the weekends?'],
]

test('the matter, each view in its own words, what was settled and what is open', () => {
  const { issue, views, decisions, openQuestions, summary } = of(...kitchen)
  expect(issue).toContain('"I came home to the dishes again and I felt like the maid"')
  expect(views.Mia?.join()).toContain('I felt like the maid')
  expect(views.Jo?.join()).toContain('two shifts')
  expect(decisions).toEqual([
    'Mia proposed "Can we agree that whoever cooks does not wash up?", and Jo said yes: "Deal"',
  ])
  expect(openQuestions).toEqual(['Mia asked "And what about the weekends?", and no answer came.'])
  expect(summary).toContain('Settled')
})

test('nobody is given the words of somebody else', () => {
  const { views } = of(...kitchen)
  for (const [name, lines] of Object.entries(views)) {
    const own = kitchen.filter(([speaker]) => speaker === name).map(([, text]) => text)
    for (const line of lines) expect(own.some((text) => text.includes(/"([^"]+)"/.exec(line)?.[1] ?? '?'))).toBe(true)
  }
})

test('a wish that was refused is no decision', () => {
  expect(
    of(['Mia', 'Can we go to my parents on Sunday?'], ['Jo', 'No, I am tired of it.'], ['Mia', 'Fine.']).decisions,
  ).toEqual([])
})

test('two lines are summed up in two', () => {
  const { summary } = of(['Mia', 'Are you coming on Sunday?'], ['Jo', 'Probably not.'])
  expect(summary.split('\n')).toHaveLength(2)
})

test('whoever leads the talk has no view in it', () => {
  expect(Object.keys(of(...kitchen, ['Mallama', 'What would you each need?']).views)).toEqual(['Mia', 'Jo'])
})

test('danger comes first, and is not one view of two', () => {
  const result = of(['Mia', 'You slapped me in front of the children.'], ['Jo', 'You made me do it.'])
  expect(result).toMatchObject({ views: {}, decisions: [], openQuestions: [] })
  expect(result.issue).toContain('slapped me')
  expect(result.safety).not.toBeNull()
})

test('an empty talk, and one in another language, are said to be so', () => {
  expect(of().summary).toContain('Nothing was said')
  expect(of(['Eva', 'Ich habe dir gestern schon gesagt, dass ich nicht mit dir fahre']).summary).toContain(
    'reads English',
  )
})

test('whatever is said, every quote stands in it, and the same talk gives the same bytes', () => {
  for (const text of hostile) {
    const result = of(['Mia', text], ['Jo', 'ok'], ['Mia', text], ['', text])
    expect(() => ConversationSummary.parse(result)).not.toThrow()
    for (const { quote } of result.evidence) expect(`${text}\nok`).toContain(quote)
    expect(JSON.stringify(of(['Mia', text], ['Jo', 'ok'], ['Mia', text], ['', text]))).toBe(JSON.stringify(result))
  }
}, 30_000)

const twoSpeak = (...lines: string[]) =>
  lines.map((content, at) => ({ speaker: at % 2 === 0 ? 'Vera' : 'Otis', content, at: '' }))

test('whoever answers with a question has agreed to nothing, and the question stays open', () => {
  const counter = conversationSummary({
    ...setting,
    title: '',
    turns: twoSpeak('Would you take the dog on Saturday?', 'Ok. Would you take her on Sunday?', 'Hm.'),
  })
  expect(counter.decisions).toEqual([])
  expect(counter.openQuestions.join()).toContain('"Would you take her on Sunday?"')
  const settled = conversationSummary({
    ...setting,
    title: '',
    turns: twoSpeak('Shall we skip the fair?', 'Fine by me.'),
  })
  expect(settled.decisions).toEqual(['Vera proposed "Shall we skip the fair?", and Otis said yes: "Fine by me"'])
})

test('"hm" is nobody’s view', () => {
  expect(of(['Ana', 'I told her I will call on Sunday at six.'], ['Ben', 'hm']).views).not.toHaveProperty('Ben')
})
