import { describe, expect, test } from 'vitest'
import { sight } from '../screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('control told from inside is the harm of the one who writes', () => {
  test.each([
    "She's lovely most of the time. I've stopped going to choir because she doesn't like how long I'm out, and she has my location on, which is fine. I know I can be annoying.",
    'my boyfriend gives me 30 quid a week and i bring him the receipts. i dont really see my mates these days, he thinks theyre bad news',
    'i live on £50 a week he puts on a card. he didnt speak to me for days till i said sorry. its my own fault for asking',
    'she wants me to facetime her whenever i arrive somewhere. my mates are toxic, she says. if i was just better at it shed be happy',
    'I have to ring him on my break and he goes through my phone. he says my sister is poison',
    'my wife transfers my wages to her account and gives me bus money. she ignored me all week until i apologised. i know i wind her up',
    'he doesnt like me seeing my friends and wants my live location. its only because he worries',
    'every friday i show her the receipts or she shouts',
    'i get fifty dollars a month and show him each receipt',
  ])('%s', (text) => {
    const seen = sight(text)
    expect(seen?.category).toBe('abuse')
    expect(seen?.thirdParty).toBe(false)
    expect(seen?.tier).toBeGreaterThanOrEqual(1)
  })

  test('several signs together are acted on', () => {
    expect(
      tier(
        'He hands me £40 a week and I give him the receipts. I text him a selfie so he knows where I am. He says my cousin is a bad influence.',
      ),
    ).toBe(2)
    expect(
      tier('i have to call her when i get there. she wont speak to me till i say sorry, i should know better'),
    ).toBe(2)
  })
})

test.each([
  'my sister has to show him receipts for everything',
  'she has no money of her own, she has to show him every receipt',
])('somebody else who has to account for money is who it is about: %s', (text) =>
  expect(sight(text)).toMatchObject({ category: 'abuse', thirdParty: true }),
)

test.each([
  "He does the money because I'm rubbish with it. we look at it together on sundays",
  'he likes me to text when i get home because its a dodgy area. hes lovely',
  'I dont see my friends much anymore since the baby, she misses them too',
  'my mum gives me £20 a week and makes me text when I get there, she says my mates are a bad influence',
  'we share our location and we do the budget together',
  'I know im hard work. she went quiet for a bit and then we talked',
  'he gave me the silent treatment for a day and I said that was not ok. he apologised',
  'i send her a pic when i get to work because she likes the sunrise',
  "She gets quiet for days after a row and i wish she'd talk to me. i think its partly my fault",
  'I can be annoying and she can be too. she doesnt like my friends and i dont like hers, we laugh about it',
  'my husband and I both get £50 a week to spend, we agreed it. I keep the receipts for him for tax',
  'my wife has my location and I have hers. I dont see my mates much these days, she works nights and I have the kids',
])('what two people have arranged, and a quarrel, raise nothing: %s', (text) => expect(tier(text)).toBe(0))
