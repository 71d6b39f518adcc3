import { describe, expect, test } from 'vitest'
import { resourcesFor } from '../../knowledge/resources.ts'
import { screen, sight } from '../screen.ts'

describe('a dose already taken is an emergency, in whatever words', () => {
  test.each([
    'took 24 paracetamol about an hour ago i feel fine though',
    'ive had all my sertraline',
    'i just downed a whole box of nurofen',
    'emptied the bottle of tylenol pm. feeling sleepy now',
    'he necked a full packet of co-codamol after we argued',
    'ok so i took all my moms ambien',
    'took 3 weeks worth of mirtazapine tonight',
    'our two year old ate a load of iron tablets',
    'drank half a bottle of bleach',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ tier: 3, about: 'taken' }))
  test.each([
    'i took two paracetamol for my head and went to bed',
    'dad takes eight pills a day, i fill the box for him',
    'i swallowed my pride and rang her',
    'had a whole bottle of wine with my sister, headache today',
    'overdosed on mince pies at my nans',
    'he took my tablets away so i cant have them',
    'i took an overdose at nineteen, it has been thirty good years since',
  ])('and nothing was taken in: %s', (text) => expect(sight(text)?.about).toBeUndefined())
  test('the emergency number leads and a poison line follows', () => {
    const { resources, message } = screen('took 20 advil on purpose', { country: 'US' })!
    expect(resources.map(({ contact }) => contact).slice(0, 2)).toEqual(['911', '1-800-222-1222'])
    expect(message).toMatch(/even if everything seems fine/)
    expect(resourcesFor('US', 'medical', 3).map(({ contact }) => contact)).not.toContain('1-800-222-1222')
  })
})

describe('what is only announced or pictured is asked about', () => {
  test.each([
    'im going to do something stupid if she doesnt pick up',
    'dont be surprised if im not here next week',
    'i wont be around to bother anyone after tonight',
    'every time im on the motorway i picture just turning the wheel into the barrier',
    'when im driving home i think about not braking',
    'sometimes on the bridge my legs just want to go over',
    'ive given my cat to my neighbour and written down all my passwords for my brother',
    'wrote a letter to each of the kids. i feel calm for the first time in months now ive decided',
  ])('%s', (text) => {
    const seen = sight(text)
    expect(seen).toMatchObject({ category: 'self-harm', thirdParty: false })
    expect(seen!.tier).toBeGreaterThanOrEqual(1)
  })
  test.each([
    'im gonna do something stupid like text my ex',
    'wont be here tomorrow, im on the early train to york',
    'i gave my old guitar to my nephew for his birthday',
    'weve decided on the house and i feel so peaceful now',
    'i turned the wheel too late and scraped the car, he was so nice about it',
    'after tonight the show is over and we get our evenings back',
  ])('and nothing is: %s', (text) => expect(sight(text)?.rule ?? '').not.toMatch(/^certain/))
})

describe('who fears to hurt somebody in their care', () => {
  test.each([
    ['the baby hasnt stopped crying in 6 hours and i want to put the pillow over her face', 2],
    ['im so tired im scared im going to shake him', 2],
    ['i keep hearing a voice telling me to hurt my son', 3],
    ['i look after my mother and i want to smother her when she screams', 2],
    ['if he wakes up one more time i swear ill throw him out the window, hes 4 months', 2],
  ])('is neither a victim nor suicidal: %s', (text, least) => {
    const seen = sight(text)!
    expect(seen).toMatchObject({ category: 'threat-to-others', thirdParty: false, rule: 'certain/care-urge' })
    expect(seen.tier).toBeGreaterThanOrEqual(least)
  })
  test.each([
    'i want to throw the baby a first birthday party',
    'i could kill my kids, lego on the stairs again lol',
    'i want to shake some sense into my brother',
    'he made me promise never to hurt my daughters feelings',
  ])('and not in everyday words: %s', (text) => expect(sight(text)?.rule ?? '').not.toBe('certain/care-urge'))
})

test.each([
  ['my brother in law keeps touching my bum at family dinners', 'sexual-coercion'],
  ['my stepfather touched me again when i visited for christmas. im 28', 'sexual-coercion'],
  ['im 13 and my cousin grabbed my breast', 'child-abuse'],
])('a grown person and a child go to different lines: %s', (text, category) =>
  expect(sight(text)?.category).toBe(category),
)

test.each([
  'my husband locks the fridge and tells me when im allowed food',
  'i have to ask my girlfriend before i eat anything and she weighs me on sundays',
  'he goes you dont leave this house unless i say so',
  'text from my husband: be home in ten minutes or i come to your mums and you know how that ends',
  'my wages go into his account and he gives me a tenner on mondays',
  'my wife says im not to see my brother unless she comes too',
])('quiet rule over another stands whatever its tone: %s', (text) =>
  expect(sight(text)).toMatchObject({ tier: 2, category: 'abuse' }),
)
