import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const said = (goal: string) => crafted(goal, { selectedTone: 'direct' }).craftedMessage

describe('who is written to is decided once', () => {
  it.each([
    [
      "my friend Olaf's wife died in June. say sorry for not calling and that he can stay with us",
      /^Hi Olaf, .*you can stay/,
    ],
    ['ask the man who tunes pianos if he would like to come on Sunday', /^Would you like to come on Sunday\?$/],
    ["my son's friend Milan eats here. tell his mother that he is always welcome", /^He is always welcome/],
    [
      'My neighbour Frau Vogel rings early. I want to say her that the drilling ends at noon',
      /^Dear Frau Vogel, the drilling ends/,
    ],
    ['tell my son Emil (19) that the van is his from May', /^Hi Emil, the van is yours from May\.$/],
  ])('%s', (goal, message) => expect(said(goal)).toMatch(message))
})

describe('the message is whole sentences', () => {
  it.each([
    [
      'tell Kaja the boiler is fixed, the part cost 90, because the old one had rust. The receipts.',
      /because the old one had rust/,
      /receipts/,
    ],
    ['tell Nils rent is due on Monday. He is a decent man, just had a baby', /rent is due on Monday/, /baby/],
    ["tell Bo I can't come. My wife thinks I should write it since it's me who is older", /I can't come/, /older/],
    ['tell Pia I will drive and does she mind leaving at six', /I will drive and do you mind leaving at six/, /does/],
    [
      'tell Tim the sum on page 2 is wrong and he must send it again by noon',
      /you must send it again by noon\.$/,
      /he must/,
    ],
    [
      "tell Ada I come late. I don't want to talk about the accident, she was in the accident too",
      /I come late/,
      /accident/,
    ],
  ])('%s', (goal, is, isNot) => {
    expect(said(goal)).toMatch(is)
    expect(said(goal)).not.toMatch(isNot)
  })

  it.each([
    [
      'I lent Craig my tent in May. I need to ask for it back by Friday',
      "Hi Craig, I lent you my tent in May. I'd like to have it back by Friday, please.",
    ],
  ])('and what is wanted is asked for: %s', (goal, message) => expect(said(goal)).toBe(message))
})

it('what the goal says and the message does not is named and counted', () => {
  const goal = 'ask my brother for the ladder on sunday. he promised it to me in may. my mother keeps on about it'
  const { explanation, goalAlignment, craftedMessage } = crafted(goal, { selectedTone: 'direct' })
  expect(craftedMessage).not.toContain('promised')
  expect(explanation).toMatch(/I left out .*"he promised it to me in may"/)
  expect(goalAlignment).toBeLessThan(85)
})

it.each(['her birthday', "my sister's new job", 'his messages all day long'])(
  'a bare matter is no message: %s',
  (goal) => expect(crafted(goal).craftedMessage).toBe(''),
)
