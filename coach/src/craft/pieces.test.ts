import { expect, test } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const goal =
  'My neighbour Ida brought us plums. tell her I can lend her the ladder on Friday. I am tired of lending it. she never wipes it.'

test('every piece of a goal is there in words to the reader, in its order, and says whether it is said', () => {
  const { craftedMessage, pieces = [] } = crafted(goal)
  const words = pieces.map((it) => it.words)
  expect(words).toEqual([...new Set(words)])
  expect(words.some((it) => it.includes('you never wipe it') || it.includes('You never wipe it'))).toBe(true)
  for (const { words: it, said } of pieces) expect(craftedMessage.toLowerCase().includes(it.toLowerCase())).toBe(said)
  const at = (part: string) => words.findIndex((it) => it.includes(part))
  expect(at('ladder')).toBeLessThan(at('never wipe'))
  expect(pieces[at('ladder')]!.said).toBe(true)
})

test('there are none where the words are not of the goal', () => {
  expect(crafted('Tell Ida: "I can lend you the ladder."').pieces).toBeUndefined()
  expect(crafted('I want to break up').pieces).toBeUndefined()
  expect(crafted(goal, { wish: 'The ladder is yours on Friday.', kind: 'how-it-was' }).pieces).toBeUndefined()
})

test('an order to somebody at some place has its matter, and "always" is no verb', () => {
  expect(crafted("tell my boss at the bakery I can't come on Monday").craftedMessage).toContain(
    "I can't come on Monday",
  )
  expect(crafted('tell my ex that he always leaves the gate open').craftedMessage).toContain(
    'You always leave the gate',
  )
})

test('what an order points back to is said with it', () => {
  expect(crafted('sister has my drill. ask her to bring it back on Friday').craftedMessage).toContain(
    'You have my drill.',
  )
})

test('nothing is offered beside what is said where somebody may be in danger, and no threat at all', () => {
  const afraid = crafted('tell my husband I am at my sister until Sunday. he hit me on Friday. I am so tired.')
  expect(afraid.pieces).toBeUndefined()
  const { pieces = [] } = crafted('tell Rob the shed is mine. if he touches it I will burn his car. he knows.')
  expect(pieces.map(({ words }) => words).join(' ')).not.toContain('burn')
})

test('what the writer keeps from them is not offered to be sent, and nothing is offered twice', () => {
  const goal =
    "tell Rob I need the car on Friday because I have to work. he doesn't know I got the job. you have to wash it."
  const words = (crafted(goal).pieces ?? []).map((it) => it.words)
  expect(words.join(' ')).not.toMatch(/got the job/)
  expect(words.filter((it) => /work/.test(it)).length).toBeLessThan(2)
  expect(
    crafted('tell my ex I keep the flat. my lawyer says I will get it. he cries a lot.').pieces ?? [],
  ).not.toContainEqual(expect.objectContaining({ said: false }))
})

test('a question keeps one mark', () => {
  expect(crafted('Tom, are we still on for Friday? Can you drive?').craftedMessage).not.toContain('??')
})
