import { expect, it } from 'vitest'
import { personsIn } from './persons.ts'

it.each([
  ['my older sister Ines came', { quote: 'my older sister Ines', called: 'Ines', role: 'sister' }],
  ['our client Mrs Holm wrote', { quote: 'our client Mrs Holm', called: 'Mrs Holm', role: 'client' }],
  ["my son's piano teacher is ill", { role: 'teacher', owner: { role: 'son' } }],
  ['I saw Dad', { quote: 'Dad', role: 'dad', called: null }],
  ['the plumber Roy Orr rang', { quote: 'the plumber Roy', called: 'Roy', role: 'plumber' }],
])('whom a text names: %s', (text, person) => expect(personsIn(text, [])[0]).toMatchObject(person))

it.each(['the kids are loud', 'on Friday in Lisbon', 'a quiet evening'])('nobody: %s', (text) =>
  expect(personsIn(text, [])).toEqual([]),
)
