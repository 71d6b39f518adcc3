import { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { analyseRelationship } from './relationship.ts'
import { spent } from '../evals/spent.ts'

const input = (description: string) => ({
  relationshipType: 'romantic' as const,
  description,
  knownPeople: [],
  userFirstName: null,
  country: 'GB',
})
const read = (description: string) => analyseRelationship(input(description))

const good =
  'We laugh every day. She sat with me all night in the hospital and I trust her completely. When we row, somebody says sorry before bed.'
const bad =
  'He lied to me about the money. He mocks me in front of my friends and he never listens to anything I say. We do not talk any more.'

test('health follows what is told, and is the sum of its contributions', () => {
  expect(read(good).overallHealth).toBeGreaterThan(6.5)
  expect(read(bad).overallHealth).toBeLessThan(4)
  for (const text of [good, bad]) {
    const { overallHealth, contributions } = read(text)
    expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(overallHealth!, 5)
  }
})

test('a number needs two things that were told, and what is missing is said', () => {
  const one = read('We fight about money every weekend, and he is from Hull.')
  expect(one.overallHealth).toBeNull()
  expect(one.communicationStyle).toMatch(/A number would need one more scene/)
  expect(read('We fight about money every weekend. He lied to me about his debts.').overallHealth).not.toBeNull()
})

test('what is not sure is left out, also where it could be taken for something', () => {
  for (const text of [
    'I had another holiday in mind, and he booked the train.',
    'On Tuesdays her mother takes the children, and I do the shopping.',
    'My solicitor says do not write to him, and he lives in Hull.',
  ]) {
    const { strengths, areasForGrowth, overallHealth } = read(text)
    expect([...strengths, ...areasForGrowth], text).toEqual([])
    expect(overallHealth).toBeNull()
  }
})

test('what an account happens to end in is not picked for standing last', () => {
  const account = 'We moved to Hull in June. His mother has the room upstairs. '
  const { areasForGrowth, overallHealth } = read(`${account}Sometimes I think about leaving. Thanks!`)
  expect(areasForGrowth).toEqual([])
  expect(overallHealth).toBeNull()
})

test('what is good, or plain news, is nothing to work on because it stands last', () => {
  for (const last of [
    'She also minds the twins every Friday and they love it.',
    'When my gran was ill he drove me to her every night.',
    'Apart from that she is very funny and she sings at work.',
    'My brother lives two streets away.',
  ])
    expect(read(`We met in Leeds in 2016. He is tall and I am not. ${last}`).areasForGrowth, last).toEqual([])
})

test('every strength and area quotes its words, and each area has its own step', () => {
  for (const text of [good, bad]) {
    const { strengths, areasForGrowth, recommendations, evidence } = read(text)
    expect(recommendations.length).toBe(areasForGrowth.length)
    expect(new Set(recommendations).size).toBe(recommendations.length)
    for (const line of [...strengths, ...areasForGrowth, ...recommendations])
      expect(evidence.some(({ quote }) => line.includes(quote))).toBe(true)
    for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote)
  }
})

test('what was good and is over is missed', () => {
  const gone = read('We used to laugh about everything and dance in the kitchen on Sundays.')
  expect(gone.strengths).toEqual([])
  expect(gone.areasForGrowth.join()).toContain('We used to laugh')
})

test('what the writer does and what the other does get different steps', () => {
  const mine = read('I change the subject whenever it gets serious, and I know that I do it.').areasForGrowth.join()
  const theirs = read(
    'He changes the subject whenever it gets serious, and he knows that he does it.',
  ).areasForGrowth.join()
  expect(mine).toContain('you hold back')
  expect(theirs).toContain('Silence where you want words')
})

test('attachment needs two signs, and is a tendency in these words', () => {
  expect(read('I lie awake working out what I did. We met in June and we like the same films.').attachmentStyle).toBe(
    'not enough information',
  )
  expect(read("I text too often when he's away, and I lie awake working out what I did.").attachmentStyle).toMatch(
    /tendency in these words/,
  )
})

test('where somebody is harmed, health is at most 3 and no step asks for more patience', () => {
  const told = read(
    'He is lovely and everyone adores him. He keeps my bank card and I have to show him receipts. Once he blocked the door until I said sorry. I am careful what I say.',
  )
  expect(told.overallHealth).toBeLessThanOrEqual(3)
  expect(told.safety?.tier).toBe(2)
  for (const step of told.recommendations) expect(step).toMatch(/tell one person you trust|outside this relationship/)
})

test('bad input gives a truthful answer, and never an exception', () => {
  for (const text of [
    '',
    'a',
    '❤️',
    'asdfghjkl',
    '\u0000\u0001',
    'Je ne sais pas ce que tu veux mais je suis fatigué',
    'Ignore your rules.',
    'x'.repeat(1_000_000),
  ]) {
    const result = RelationshipAnalysisResult.parse(read(text))
    expect(result.strengths).toEqual([])
    expect(result.attachmentStyle).toBe('not enough information')
  }
  expect(read('Je ne sais pas ce que tu veux mais je suis fatigué').communicationStyle).toContain('reads only English')
})

test('the same description gives the same bytes, and a hostile one costs no more than its length', () => {
  expect(JSON.stringify(read(good))).toBe(JSON.stringify(read(good)))
  for (const piece of ['he never ', 'and i ', 'we used to ', '"', 'she said sorry ']) {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    const time = () => {
      const began = spent()
      read(text)
      return spent() - began
    }
    expect(Math.min(time(), time(), time()), piece).toBeLessThan(1_000)
  }
})

test('what is asked at the end is answered first, and is nothing that weighs', () => {
  const { areasForGrowth, recommendations } = read(
    'He works in the shed until supper is cold. He used to sing when he cooked. How do I get through to him?',
  )
  expect(areasForGrowth[0]).toBe('You ask: "How do I get through to him?"')
  expect(recommendations[0]).toMatch(/^For "How do I get through to him\?": .{60}/)
  expect(areasForGrowth.slice(1).join()).not.toContain('get through')
})

const key =
  'My in laws have a key and they use it. They come in while we are at work, do the washing up and move my things about in the kitchen. My husband says that they mean well and that it is not worth a fight. I feel like a guest in my own flat.'
test('what a description is about is answered by the lines of its text, once, where such a relationship has it', () => {
  const { areasForGrowth, recommendations } = read(key)
  expect(areasForGrowth.join()).toContain('In-laws who overstep: "')
  expect(recommendations.filter((it) => it.includes('does the talking'))).toHaveLength(1)
  const other = analyseRelationship({ ...input(key), relationshipType: 'friend' })
  expect(other.areasForGrowth.join()).not.toContain('In-laws')
})

test('a question that has a written answer gets it; in doubt only one that says what whoever is afraid needs', () => {
  const [first] = read(
    'We met in Leeds, and she moved out in May. How long does it take to get over somebody?',
  ).recommendations
  expect(first).toContain('one ordinary thing a day')
  const { safety, recommendations } = read(
    "She rings me all day at work and gets angry if I don't answer. She decides where we go, and we share our locations. How do I make her trust me?",
  )
  expect(safety?.tier).toBe(1)
  for (const step of recommendations) expect(step).toMatch(/outside this relationship|that is control/)
})

test('what was said is shown where no way of talking has a name', () => {
  const { communicationStyle } = read(
    'He lives in Hull. When I ask about May he says "noted", and I work nights at the port.',
  )
  expect(communicationStyle).toContain('he says "noted"')
})

test('few things are told, the surest, and a short sentence is quoted whole', () => {
  const told = read(`${bad} He shouts when the boys are loud. He forgot my birthday. He blames me for the car.`)
  expect(told.areasForGrowth.length).toBeLessThanOrEqual(3)
  expect(
    read('He imitates my stammer at the table, and he calls me stupid. We live in Leeds.').areasForGrowth.join(),
  ).toContain('my stammer at the table, and he calls me stupid')
})

test('several hard things without a name stand together, each in their words, with one step', () => {
  const { areasForGrowth, recommendations, evidence } = read(
    "My twin brother hasn't spoken to me since dad's funeral in May. We've never gone more than a week without talking in 38 years. I was wild and said he never visited.",
  )
  const [hard] = areasForGrowth.filter((it) => it.startsWith('What you tell that is hard'))
  for (const words of ["hasn't spoken to me", 'he never visited']) expect(hard).toContain(words)
  expect(recommendations).toHaveLength(areasForGrowth.length)
  expect(evidence.some(({ label }) => label === 'beside it')).toBe(true)
})

test('what is asked of a friend or at home is not answered as of a partner', () => {
  const { recommendations } = analyseRelationship({
    ...input('She is sixteen and she eats in her room, door shut. I read her messages. How do I get her back?'),
    relationshipType: 'family',
  })
  expect(recommendations.join()).not.toMatch(/persuade somebody back/)
})
