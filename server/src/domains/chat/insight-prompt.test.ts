import { expect, test } from 'vitest'
import { formatInsights, readInsightPrompt } from './insight-prompt.ts'

const user = (content: string) => ({ role: 'user' as const, content })

test('an insight prompt is known by its three labels, and its transcript is read', () => {
  const prompt =
    'Summarise under INSIGHTS, KEY TAKEAWAYS and ACTION ITEMS.\nUser: my son slammed the door\nAssistant: What happened?\nUser: i shouted\nand then cried'
  expect(readInsightPrompt(prompt)?.turns).toEqual([
    user('my son slammed the door'),
    { role: 'assistant', content: 'What happened?' },
    user('i shouted\nand then cried'),
  ])
  expect(readInsightPrompt('what are the key takeaways here')).toBeNull()
})

test('the three sections travel as one labelled text', () => {
  expect(formatInsights({ insights: 'a', keyTakeaways: '', actionItems: 'b\nc' })).toBe(
    'INSIGHTS:\na\n\nKEY TAKEAWAYS:\n\nACTION ITEMS:\nb\nc',
  )
})
