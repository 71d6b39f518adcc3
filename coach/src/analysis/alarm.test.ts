import { expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' } as Parameters<
    typeof analyseMessage
  >[0])

test.each([
  'Proud of you. I mean that. I know how hard it was to go back',
  "I know where you work, I'll bring your lunch over at noon",
  "I'm watching you kick ass from the stands",
  'I mean it, you were brilliant up there. Not kidding.',
  'Truly impressed with how you handled mum',
  "I know where you left the bike, I'll grab it on the way",
])('%s is no threat and no joke', (text) => {
  const { interpretation, emotionalTone, safety } = read(text)
  expect(`${interpretation} ${emotionalTone}`).not.toMatch(/threat|condition|joke/i)
  expect(safety).toBeNull()
})

test.each([
  'I know where you live. Watch yourself',
  "I know where you work, I'll find you",
  'Found out where you live. See you soon',
])('%s stays an alarm', (text) => {
  expect(JSON.stringify(read(text))).toMatch(/threat/i)
})

test('an errand from an ex stays what it may be', () => {
  expect(
    read("I know where you work, I'll bring your things at noon", 'my ex, we broke up in May').safety,
  ).not.toBeNull()
})
