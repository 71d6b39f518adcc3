import { expect, test } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const all = (goal: string) => {
  const { craftedMessage, alternatives, pieces = [] } = crafted(goal)
  return [craftedMessage, ...alternatives.map(({ message }) => message), ...pieces.map(({ words }) => words)].join('\n')
}

test.each([
  ["tell my sister I can't take mum on saturday, don't mention the dialysis", /dialysis|mention/, /can't take mum/],
  ["tell my boss I can't do friday because of an appointment, but don't say it's a scan", /scan/, /appointment/],
  ['ask Jen to give back my drill without mentioning the party', /party/, /drill/],
  ["tell my boss I can't work saturdays anymore, he doesn't need to know about the dialysis", /dialysis/, /saturdays/],
  ['want to ask Carmen to the dance on friday. my knee is bad but dont mention it', /knee|mention/, /dance/],
  [
    'ask Mateo out for a drink thursday. i just got divorced but he doesnt need to know that yet',
    /divorc|know/,
    /drink/,
  ],
  [
    'tell Frau Kessler i cant shop on thursdays. she rings at seven and it drives me nuts but dont mention that',
    /rings|nuts/,
    /thursdays/,
  ],
  ['say sorry to Tomás that i answered late, i was getting over my ex (not for him to know!!)', /getting over/, /late/],
  ['tell Yusuf the test can be taken again. I passed the first time so leave me out of it', /passed|leave/, /again/],
])('what is not to be said to them is neither said nor offered: %s', (goal, never, said) => {
  expect(all(goal)).not.toMatch(never)
  expect(all(goal)).toMatch(said)
})

test.each([
  ['tell my sister not to mention the loan to mum', /don't mention the loan to mum/],
  ["ask Leo to come on Friday and please don't say anything to Kim about the surprise", /don't say anything to Kim/],
  ["tell him I don't know when I'm back, maybe Sunday", /I don't know when I'm back/],
])('what they are asked to keep to themselves is said: %s', (goal, said) => expect(all(goal)).toMatch(said))

test.each([['want to ask Carmen to the milonga on friday 9pm', /^Hi Carmen, .*to the milonga/]])(
  'who it is for and what they are asked to: %s',
  (goal, said) => expect(crafted(goal).craftedMessage).toMatch(said),
)
