import { describe, expect, test } from 'vitest'
import { answered, defaults, defaultTitle, insightPrompt, issueOf, questions, readSections } from './sections.ts'

describe('what a chat came down to', () => {
  test('is asked for under three labels', () => {
    for (const label of ['INSIGHTS', 'KEY TAKEAWAYS', 'ACTION ITEMS']) expect(insightPrompt('Tomas')).toContain(label)
  })
  test('is taken out of the answer', () => {
    const answer =
      'INSIGHTS:\nYou said "again".\nIt is heavy.\n\nKEY TAKEAWAYS:\n- Ask once\n\nACTION ITEMS:\n1. Call on Friday'
    expect(readSections(answer)).toEqual({
      aiInsights: 'You said "again".\nIt is heavy.',
      keyTakeaways: '- Ask once',
      actionItems: '1. Call on Friday',
    })
  })
  test.each([
    ['**INSIGHTS:**\na\n**KEY TAKEAWAYS:**\nb\n**ACTION ITEMS:**\nc'],
    ['## Insights\na\n## Key Takeaways\nb\n## Action Items\nc'],
    ['1. INSIGHTS: a\n2. KEY TAKEAWAYS: b\n3. ACTION ITEMS: c'],
    ['Here you are.\r\n\r\n**Action items**: c\r\n**INSIGHTS**\r\na\r\n**Key takeaways**\r\nb'],
  ])('however the labels are dressed up: %j', (answer) => {
    expect(readSections(answer)).toEqual({ aiInsights: 'a', keyTakeaways: 'b', actionItems: 'c' })
  })
  test('does not take a sentence for a label', () => {
    expect(readSections('INSIGHTS:\nInsights come slowly\nKEY TAKEAWAYS:\nb').aiInsights).toBe('Insights come slowly')
  })
  test('has a default for what did not come', () => {
    expect(readSections('INSIGHTS:\na')).toEqual({ ...defaults, aiInsights: 'a' })
    expect(readSections('INSIGHTS:\n\nKEY TAKEAWAYS:\n\nACTION ITEMS:\n')).toEqual(defaults)
    expect(readSections('')).toEqual(defaults)
  })
})

test('a question that nobody answered is not saved as an insight', () => {
  expect(answered({ ...questions, actionItems: 'Call on Friday' })).toEqual({
    aiInsights: '',
    keyTakeaways: '',
    actionItems: 'Call on Friday',
  })
})

test('what stands where a section did not come is not saved as if it were learnt', () => {
  expect(answered(defaults)).toEqual({ aiInsights: '', keyTakeaways: '', actionItems: '' })
  const own = `${defaults.keyTakeaways} But I will ask her.`
  expect(answered({ ...defaults, keyTakeaways: own }).keyTakeaways).toBe(own)
})

describe('a saved chat', () => {
  const greeting = { role: 'assistant', content: 'Hello.' } as const
  const words = (content: string) => [greeting, { role: 'user', content } as const]
  const day = new Date(2026, 10, 20)
  test('is named by the first words of the person', () => {
    expect(defaultTitle(words('He forgot again.'), 'Tomas', day)).toBe('He forgot again.')
    expect(defaultTitle(words('a'.repeat(50)), 'Tomas', day)).toBe('a'.repeat(50))
    expect(defaultTitle(words('a'.repeat(51)), 'Tomas', day)).toBe(`${'a'.repeat(50)}...`)
    expect(defaultTitle(words('He forgot.\nAgain.'), 'Tomas', day)).toBe('He forgot. Again.')
  })
  test('without any is named by the other and the day', () => {
    expect(defaultTitle([greeting], 'Tomas', day)).toBe('Chat with Tomas - 20 November 2026')
  })
  test('is about what the person wrote first', () => {
    expect(issueOf(words('He forgot.\nAgain.'))).toBe('He forgot.\nAgain.')
    expect(issueOf([greeting])).toBe('General discussion')
  })
})
