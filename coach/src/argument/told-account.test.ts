import { expect, it, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'
import { parse } from './parse.ts'

const told = [
  'I mentioned I was worried about money. My husband rolled his eyes. "Here we go, you stupid drama queen."',
  'I told Marcus I could not do bedtime alone again. He said, "Then don\'t, you are pathetic." I started crying. "Here come the waterworks."',
  'I asked my son to turn it down. "You are not even my real dad, you loser." My wife and he left, I sat there.',
]

it.each(told)('what is quoted in an account is laid in nobody’s mouth: %s', (text) => {
  const { turns, analysis, improvements, whatWentWell, antidotes, summary, resolvedConversation } = resolved(text)
  expect(turns.map(({ speaker, acts }) => [speaker, acts])).toEqual([['Me', []]])
  expect(resolvedConversation).toBe(`Me: ${text}`)
  expect([analysis.communicationBreakdowns, analysis.emotionalTriggers]).toEqual([[], []])
  expect([improvements, whatWentWell, antidotes]).toEqual([{}, {}, undefined])
  expect(summary).toMatch(/one side of it/)
})

const read = (text: string) => parse(text, { partiesInvolved: [], userFirstName: null, knownPeople: [] })

test('a paragraph is a turn, and every piece stands in the text where it says it does', () => {
  const text = 'I came home. My mum sighed. "You again."\nI went up.\n\nI hate it.'
  const { turns, form } = read(text)
  expect([form, turns.length]).toEqual(['account', 2])
  for (const { pieces } of turns)
    for (const { text: words, start } of pieces) expect(text.slice(start, start + words.length)).toBe(words)
})

test('a post that quotes a word or two is no talk', () => {
  const post =
    'My mother is staying for a month. She said it in the kitchen, in front of the kids, and I said so to my husband later. He says she means well. I work nights and the house is never quiet, and I wish he would talk to her.'
  expect(read(post).form).toBe('account')
})

test('who has cried has not said what comes next', () => {
  const talk =
    '"I need help at bedtime," I said. "Then don\'t," said Marcus. I started crying. "Here come the waterworks."'
  expect(read(talk).turns.map(({ text }) => text)).toEqual(['I need help at bedtime', "Then don't"])
  expect(read(talk).attribution).toBeLessThan(1)
})
