import { expect, test } from 'vitest'
import { listFields, type Relationship } from '@mallama/contracts/relationships'
import { cardPrompt, itemPrompt } from './prompts.ts'

const tomas = { personName: 'Tomas', triggers: 'Being told to calm down\nLate calls', redLines: null } as Relationship
const parts = [{ field: 'triggers' }, { field: 'redLines' }] as const

test('a prompt about an item of any list has the name and the words of the item', () => {
  for (const field of listFields) {
    const prompt = itemPrompt(field, 'Tomas', 'He sings when he cooks')
    expect(prompt).toContain('Tomas')
    expect(prompt).toContain('"He sings when he cooks"')
  }
})

test('a prompt about a card has a few items of each list that has some', () => {
  expect(cardPrompt('our dynamics', parts, tomas)).toBe(
    'I would like to look at our dynamics with Tomas.\n' +
      'Triggers: "Being told to calm down", "Late calls".\n' +
      'What stands out to you, and where should I start?',
  )
})

test('a prompt about an empty card asks for help to begin', () => {
  const empty = { ...tomas, triggers: '' } as Relationship
  expect(cardPrompt('our dynamics', parts, empty)).toContain('not written anything yet about our dynamics with Tomas')
})

test('a prompt stays far below what a message may hold, whatever is in the lists', () => {
  const full = { personName: 'N'.repeat(200) } as Relationship
  for (const field of listFields) full[field] = Array.from({ length: 10 }, () => 'x'.repeat(990)).join('\n')
  const all = listFields.map((field) => ({ field }))
  expect(cardPrompt('all of it', all, full).length).toBeLessThan(15_000)
  expect(cardPrompt('all of it', all.slice(0, 6), full).length).toBeLessThan(10_000)
})
