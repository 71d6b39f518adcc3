import { expect, it } from 'vitest'
import { notIn, stepsBeside, wordsByInsight } from './quotes.ts'

const insight = (title: string, description: string, actionableAdvice: string[] = []) => ({
  title,
  description,
  actionableAdvice,
  priority: 'low' as const,
  insightType: 'pattern' as const,
})

it('words stand with the insight that speaks of them, once, and the rest is not lost', () => {
  const insights = [
    insight('Calls at work keep coming back', 'You wrote "he hates   being called".'),
    insight('There is something to build on', 'Three good moments.', ['Find a day like "Walk by the river".']),
  ]
  const [calls, walk, other, topic] = [
    { quote: 'He hates being called', label: 'noted by you' },
    { quote: 'Walk by the river', label: 'a good moment' },
    { quote: 'We never talk', label: 'a chat' },
    { quote: 'The phone rang twice', label: 'calls at work' },
  ]
  expect(wordsByInsight(insights, [calls!, walk!, other!, topic!])).toEqual({
    of: [[calls, topic], [walk]],
    rest: [other],
  })
})

it('words that the finding says already are not quoted under it, and a step that is its advice is said once', () => {
  const found = insight('Calls', 'You wrote "he hates   being called".', ['Ask before you call.'])
  const [said, unsaid] = [
    { quote: 'He hates being called', label: 'noted by you' },
    { quote: 'The phone rang twice', label: 'calls' },
  ]
  expect(notIn(found.description, [said!, unsaid!])).toEqual([unsaid])
  expect(stepsBeside([found], ['Ask before you  call.', 'Rest.'])).toEqual(['Rest.'])
})
