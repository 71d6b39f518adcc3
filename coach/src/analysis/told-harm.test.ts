import { expect, test } from 'vitest'
import { analysed as read } from '../../test/described.ts'

test.each([
  'He strangled me in March. He is a wonderful father and everybody says so.',
  'She throws plates at me and locks me out. Afterwards she always brings me flowers.',
  'My ex follows me home from work. Every morning there is a card from him, he left me roses on the step.',
  'He holds my passport and checks my phone. He cooks for me and he is so funny.',
  'My boyfriend slapped me twice. He says he loves me and he is my best friend.',
  'He forces me when I say no. He makes me tea in the morning and I trust him.',
])('where somebody is harmed, nothing good is told of the one who does it: %s', (text) => {
  const { strengths, safety, overallHealth, contributions } = read(text)
  expect(safety?.tier).toBeGreaterThanOrEqual(1)
  expect(strengths).toEqual([])
  expect(overallHealth ?? 0).toBeLessThanOrEqual(5)
  expect(contributions.map(({ feature }) => feature)).not.toContain('appreciation')
})

test.each([
  'He left me a note saying I am lazy and fat.',
  'She sends me messages calling me a liar every night.',
  'My mother gave me a card saying I ruined her life.',
  'He texts me photos with all my mistakes circled.',
  'She wrote me a letter about how disappointed she is in me.',
  'I told him to leave me alone. He leaves flowers at my door.',
  'My ex left a note at my work again.',
])('a message that hurts is no sign of being liked: %s', (text) => expect(read(text).strengths).toEqual([]))

test.each([
  'He left me a note saying he loves me.',
  'She sends me a card telling me good luck before every exam.',
  'She wrote me a letter about how proud she is of me.',
  'He brings me flowers on Fridays.',
  'She made me a card with all our photos.',
])('and a kind one is: %s', (text) => expect(read(text).strengths).not.toEqual([]))

test.each(['My mother calls me a parasite whenever I visit.', 'My sister calls me a traitor because I moved.'])(
  'a word that makes somebody small is an area: %s',
  (text) => expect(read(text, 'family').areasForGrowth.join()).toMatch(/(?:put down|fault with): "/),
)

test.each([
  ['My sister says she wants to end her life.', 'sister'],
  ['My dad tried to kill himself in spring. I visit him on Sundays.', 'dad'],
  ['My son told me he would rather be dead.', 'son'],
  ['My mum keeps talking about suicide and I live far away.', 'mum'],
])('whoever is afraid for somebody is told how to help them: %s', (text, who) => {
  const { recommendations, areasForGrowth, safety } = read(text, 'family')
  expect(safety?.thirdParty).toBe(true)
  expect(areasForGrowth[0]).toContain(who)
  expect(recommendations[0]).toContain('ask them directly')
  expect(recommendations.join()).not.toMatch(/carry that alone/)
})

test('and whoever speaks of themselves is answered for themselves', () => {
  for (const text of [
    'My brother moved out. I want to kill myself.',
    'He left me and I do not want to live any more.',
    'My sister said she is fine, but I think about ending my life.',
  ]) {
    const { recommendations, safety } = read(text, 'family')
    expect(safety?.thirdParty).toBe(false)
    expect(recommendations.join()).toContain('carry that alone')
  }
})

test.each([
  'He wiped all the numbers of my family and wrote to my boss that I was leaving.',
  'She rang my work and told them I resigned.',
  'He blocked my sister on my phone.',
  'My partner deleted my account.',
])('a doubt about safety says what it is about: %s', (text) => {
  const { safety, areasForGrowth } = read(text)
  if (safety) expect(areasForGrowth[0]).toMatch(/about your safety/)
})

test('what the writer deletes of their own, and news of a job, are no harm', () => {
  for (const text of [
    'I deleted my dating apps when we met.',
    'I told my boss I was leaving, and he was glad for me.',
    'We told my work that we are moving and then we danced in the kitchen.',
  ])
    expect(read(text).areasForGrowth.join()).not.toContain('safety')
})

test("control that is excused is told as the writer's own, and quoted where it stands", () => {
  const { safety, areasForGrowth } = read(
    "I know I can be hard work. She gives me $60 a week and I bring her the receipts. She likes me to send a photo when I get to my sister's. I don't see my friends these days, she thinks they're bad news. I wish I could stop setting her off.",
  )
  expect(safety).toMatchObject({ tier: 2, category: 'abuse', thirdParty: false })
  expect(areasForGrowth.join()).toContain('I bring her the receipts')
  expect(areasForGrowth.join()).not.toContain('hard work')
})

test('a message that is read and not answered is no watching', () => {
  const told = read("She reads my messages, then she likes everybody else's posts. I asked what I did.", 'friend')
  expect(told.safety).toBeNull()
  expect(told.areasForGrowth.join()).not.toContain('safety')
  expect(read('He reads my messages every night and asks who each man is.').safety?.tier).toBeGreaterThanOrEqual(1)
})

test('a parent who was violent long ago and owns it is met with the distance of today', () => {
  const { safety, areasForGrowth } = read(
    'My son is 31 and does not ring me. I drank when he was small and I hit him more than once. I have been sober eleven years and I am ashamed of it.',
    'family',
  )
  expect(safety).toBeNull()
  expect(areasForGrowth.join()).not.toContain('safety')
})

test('two kinds of harm are both told as harm', () => {
  const { areasForGrowth } = read(
    'He pushed me into the door in May. If I turn him down in bed he goes in a mood for days so I just lie there.',
  )
  expect(areasForGrowth.filter((area) => area.includes('safety'))).toHaveLength(2)
  expect(areasForGrowth.join()).not.toContain('Silence')
})

test('a doubt about blows of long ago quotes the blows', () => {
  const { safety, areasForGrowth } = read('My dad used to thrash us. He is 71 now and I do his shopping.', 'family')
  expect(safety?.tier).toBe(1)
  expect(areasForGrowth[0]).toContain('used to thrash us')
})

test('beside a doubt of harm nothing unnamed is good, and the words that raise it stand once', () => {
  const { strengths, areasForGrowth } = read(
    'We have been married a year. He pays for everything and picks me up from work so I never take the bus. He likes me to leave my phone on the table. I stopped seeing the girls, it is easier that way.',
  )
  expect(strengths).toEqual([])
  expect(areasForGrowth.filter((it) => it.includes('I stopped seeing the girls'))).toHaveLength(1)
})

test.each([
  'My husband shouts a lot. I hide in the bathroom.',
  'I lock myself in the bathroom when she drinks.',
  'I freeze when I hear him come in.',
  'The sound of his car makes me shake.',
  'I keep a bag packed under the bed.',
  'He drives fast when he is angry so I get scared.',
])('who lives in fear is asked, though nothing is told of what is done: %s', (text) =>
  expect(read(text).safety?.category).toBe('abuse'),
)

test.each([
  'I hid in the car to eat a banana, eight minutes of bliss.',
  'I sleep like a log since we moved in together.',
  'The kids run to the door at the sound of his car.',
])('and not who only rests: %s', (text) => expect(read(text).safety).toBeNull())

test('one sentence of danger in a page of everyday is asked about at least', () => {
  for (const grave of ['He pinned my wrists and carried on.', 'hes got my mom by the hair and im under the bed.']) {
    const page = `We have lived here since May. The garden is big and the neighbours are kind. ${grave} On Sundays we have soup. My sister lives two streets away.`
    const { safety } = read(page, 'family')
    expect(safety, grave).not.toBeNull()
  }
})
