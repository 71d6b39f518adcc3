import type { RelationshipKind } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { analysed } from '../../test/described.ts'

const read = (description: string, type: RelationshipKind = 'family') => analysed(description, type)

test.each([
  'Zsofia and I share a stall. My mother says she is fond of me.',
  'I have seen Tibor since March. His aunt is so kind to me and always brings plums.',
  'Renata is my partner in the shop. My husband trusts her completely.',
])('what somebody else says or does is no strength of the two: %s', (text) =>
  expect(read(text, 'friend').strengths).toEqual([]),
)

test.each([
  'Ilse runs our shop with me. When the prizes were called my name was not there.',
  'Ilse runs our shop with me. He wrote "sorry about the rain, nice trip".',
])('nor is what is denied, or only quoted: %s', (text) => expect(read(text, 'colleague').strengths).toEqual([]))

const hidden =
  'I am a baker and since spring I see Oona from the flower shop. She makes me laugh and she brings me tea at five in the morning. But when her cousins are in town I must wait in the van. I feel like a secret. My sister says I am a fool. I want to sit beside her at the harvest supper once.'
test('a wish told towards the end is answered with the words that are there: what is valued, and no scene that may be another', () => {
  const { areasForGrowth, recommendations } = read(hidden, 'romantic')
  expect(areasForGrowth[0]).toBe('What you would like: "I want to sit beside her at the harvest supper once".')
  expect(recommendations[0]).toContain('she brings me tea')
  for (const other of ['I feel like a secret', 'My sister']) expect(recommendations[0]).not.toContain(other)
})

test('and not where somebody may be harmed, nor is to be gone a wish to put to anybody', () => {
  const { recommendations } = read(
    'He checks my phone and I send him a picture from work. He is funny. I want to see my friends on Fridays.',
    'romantic',
  )
  for (const step of recommendations) expect(step).toMatch(/outside this relationship|one person you trust/)
  const away = read('We have lived in Leeds since May and we share a car. I want to leave him this year.', 'romantic')
  expect(away.areasForGrowth.join()).not.toContain('What you would like')
})

test('who does not know how to say it is told how, and is not leaving where they say that they are not', () => {
  const { areasForGrowth, recommendations } = read(
    'We have been married 26 years. He mended the roof when I had my knee done, and he came along to the clinic. In the evening he reads his paper and I do my crossword. I do not want to leave him. I do not know how to say it without it sounding like a list of his faults.',
    'romantic',
  )
  expect(areasForGrowth[0]).toMatch(/^You ask: "I do not know how to say it/)
  expect(recommendations[0]).toContain('Begin with what you value in them')
  expect(areasForGrowth.join()).not.toContain('Ending it')
})

test('no sentence stands for how two talk where no way of talking has a name', () => {
  const told = read(
    'Pavel and I keep bees. I tell everybody at the market how good his honey is. My neighbours say he is proud. Last week I asked him about the hives and he said "leave it". How do I ask him again?',
    'friend',
  ).communicationStyle
  expect(told).toMatch(/^Not enough to tell how you two talk/)
})

test.each([
  'When I had the cast on my leg he drove me to each check and waited in the hall with a book.',
  'My sister rang my flatmate because I had not written for a day, she was worried about my exam.',
])('care alone is not asked about as danger: %s', (care) => {
  const page = `We grew up in Cork and he works at the port. We have supper on Fridays and the garden is big. ${care} My cousin lives two streets away.`
  expect(read(page).safety).toBeNull()
})

test('a hand at the neck is, in whatever English', () => {
  const { safety } = read(
    'We deh together six years. Last month him grab me by the neck for a joke, him say.',
    'romantic',
  )
  expect(safety).toMatchObject({ tier: 2, category: 'abuse' })
})

test('of a page in which nothing is surely hard, nor asked or wished, the likeliest is told, and weighs nothing', () => {
  const page =
    'My friend Jarek and I have gardens side by side. He built my shed and I keep his hens when he is away. On Sundays we drink coffee at the gate. Since the winter he plays on the machines at the station, first once a month and now most evenings. His children are with him every second week.'
  const { areasForGrowth, overallHealth } = read(page, 'friend')
  expect(areasForGrowth).toHaveLength(1)
  expect(areasForGrowth[0]).toContain('machines at the station')
  expect(overallHealth).toBeNull()
  const glad =
    'We met in Leeds in 2016 and we live by the river. He sings when he cooks and I paint the kitchen again each spring. On Sundays we walk to the mill and back and drink tea with his aunt, who has a parrot that says good morning.'
  expect(read(glad, 'romantic').areasForGrowth).toEqual([])
})
