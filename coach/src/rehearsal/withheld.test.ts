import { expect, test } from 'vitest'
import { withheldIn } from './withheld.ts'

const at = (scenario: string, content: string, ...basis: string[]) => withheldIn({ scenario, content, basis })

test.each([
  ['asking him for my card', 'Please give me my card.', 'youll get it when you calm down'],
  ['I want to ask him if I can see my sister', 'Can I please visit my sister?', 'you dont need your sister'],
  ['he holds my passport and I want it', 'Can I have it?', 'why'],
  ['money for the kids', 'Can I have my wages back?', 'as long as i live you ask me first'],
])('what another keeps or decides is control: %s', (scenario, content, basis) =>
  expect(at(scenario, content, basis)).toBe('withheld'),
)
test('where the reason is not told it is asked', () => {
  expect(at('after dinner', 'Can I have my bank card back?')).toBe('unsure')
})
test.each([
  ['we share a card and he forgot to give it back', 'Can I have my card back before the shop?'],
  ['I want to ask Tom to do the dishes', 'Could you do the dishes tonight?'],
  ['I want my book back', 'Can I have my book back?'],
  ['my phone is in his bag', 'Can I have my phone back? It is in your bag.'],
])('and nothing is kept in: %s', (scenario, content) => expect(at(scenario, content)).toBeNull())
