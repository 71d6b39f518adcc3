import { expect, test } from 'vitest'
import { analyseMessage } from './message.ts'
import { analyseRelationship } from './relationship.ts'

const setting = { knownPeople: [], userFirstName: null, country: 'GB' }
const read = (text: string, context: string | null = null) =>
  analyseMessage({ ...setting, text, context, person: null })
const described = (description: string, relationshipType: 'romantic' | 'family' | 'friend' | 'colleague') =>
  analyseRelationship({ ...setting, description, relationshipType })

test('a message that could be two things is left open, and what it may be is there to choose from', () => {
  const { interpretation, alternativeReading, mayBe, confidence } = read('Good that one of us remembers')
  expect(interpretation).toMatch(/more than one way: "Good that one of us remembers/)
  expect(alternativeReading).toMatch(/^It could be .*: more likely if .*Or it could be .*: more likely if /)
  expect(confidence).toBeLessThan(0.45)
  expect(mayBe!.length).toBeGreaterThan(1)
  for (const { label } of mayBe!.slice(0, 2)) expect(alternativeReading).toContain(label)
  for (const { hint, says, words } of mayBe!) {
    expect(hint).toMatch(/^more likely if /)
    expect(says[0]).toContain('Good that one of us remembers')
    expect(words[0]!.text.length).toBeGreaterThan(10)
  }
})

test('what is read is not offered as something else, and a sure reading leaves nothing to choose', () => {
  for (const text of ['shall we say friday 7 at the tapas place?', 'Can you lend me the drill for the weekend?'])
    expect(read(text).mayBe?.map(({ label }) => label) ?? []).not.toContain(
      /show (.*) rather/.exec(read(text).contributions[0]!.feature)![1],
    )
  const sure = read('I am so sorry for what I said last night, it was cruel and there is no excuse.')
  expect(sure.mayBe).toBeUndefined()
})

test('nobody is asked whether what may be harm was meant as a joke', () => {
  for (const text of ['block me and ill post them lol', 'I know what time you finish. Sleep well.', 'just go and die'])
    expect(read(text).mayBe).toBeUndefined()
})

test('what may be asked in a description, or be its matter, is there to choose from where nothing surely is', () => {
  const text =
    'My brother and I share the allotment that was our father’s. I plant, he comes when the strawberries are ripe and takes two baskets. In spring I asked him to help with the fence and he said yes and went to Spain. He is funny and the children adore him. What should I do about it?'
  const { mayBe } = described(text, 'family')
  expect(mayBe!.length).toBeGreaterThan(0)
  expect(new Set(mayBe!.map(({ label }) => label)).size).toBe(mayBe!.length)
  for (const { says, words } of mayBe!) {
    expect(says.join(' ').length).toBeGreaterThan(40)
    expect(words).toEqual([])
  }
})

test('a description in which somebody may be in danger leaves nothing to choose', () => {
  for (const text of [
    'He shouts when dinner is late and last week he pushed me against the door. Afterwards he cried and said sorry. Is it normal to be this scared of him?',
    'She checks my phone every evening and I am not to see my sister any more. I love her. What should I do?',
  ])
    expect(described(text, 'romantic').mayBe).toBeUndefined()
})

test.each([
  ['k. do what u want', 'gf, i told her im going to my cousins bday friday', 'cousins'],
  [
    'You said you would be here by two and I waited till half three.',
    'My mum. I was late because the road was shut',
    'road',
  ],
  ["don't worry about Sunday, we'll do it another time x", 'Mum, I cancelled Sunday lunch twice', 'cancelled'],
  ['where were you', 'my wife, I slept with her friend and she does not know', 'slept'],
])('what the reader told beside it is part of the reading, and of no answer: %s', (text, context, told) => {
  const { suggestedResponse, interpretation } = read(text, context)
  expect(interpretation).toContain(told)
  expect(suggestedResponse).not.toContain(told)
})

test('a message that holds out harm is a threat whatever else it controls, and no line is offered', () => {
  const { interpretation, suggestedResponse, safety } = read(
    'where r u. i went past ur mums. pick up or i swear it will be worse than last time when u get in',
    'my partner. my phone died',
  )
  expect(interpretation).toMatch(/This is a threat: "pick up or/)
  expect(suggestedResponse).toMatch(/don't owe this an answer/)
  expect(suggestedResponse).not.toMatch(/one line is enough|my phone died/)
  expect(safety).toMatchObject({ tier: 2, category: 'abuse' })
})
