import { describe, expect, test } from 'vitest'
import { sight } from '../screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('a farewell that is said as thanks', () => {
  test.each([
    "thank you for always being there for me. i want you to have my guitar. i feel so peaceful, first time in years i've felt calm",
    "You can have my xbox. I'm okay now, I promise. Sorry for everything x",
    'my bike is yours if you want it. feeling lighter than i have in months. look after mum',
    'let sam have my watch. for the first time in years i feel calm',
    'cheers for putting up with me all these years. make sure tilly gets my necklace. dont worry about me anymore',
    'im leaving you my vinyl. thx for everything. first quiet day in years',
    "my dog's going to Sara's. thank you for being my mate. im at peace with it all",
    'sorry for being such a mess. give mum my camera. i feel ok now',
    'I want my sister to keep my books. everything feels so quiet now. whatever happens i love you guys',
  ])('things handed on, a calm and last words together are acted on: %s', (text) =>
    expect(sight(text)).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: false }),
  )

  test.each([
    'you can have my playstation bro, im fine now honest',
    'will you give my drums to our lad. thanks for everything',
    'cheers for everything pal. first time in ages ive felt at peace',
  ])('two of them are asked about: %s', (text) => expect(sight(text)).toMatchObject({ tier: 1, category: 'self-harm' }))

  test.each([
    'my mate texted me thanks for everything, said i can have his guitar and that he feels calm for the first time in years',
    "my brother says I can keep his bike and he's okay now, promise. he thanked me for everything",
  ])('told of somebody else, it is their danger: %s', (text) =>
    expect(sight(text)).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: true }),
  )
})

test.each([
  'thanks for everything mate',
  'feel proper calm for the first time in ages',
  'you can have my xbox mate, i got a new one. thanks for everything',
  'thanks for everything this weekend, you can have my jumper, its too small for me',
  'you can have my car tonight, thanks for everything',
  'I feel calm for the first time in ages, you helped me so much. thanks for everything',
  'im alright now honest, it was only a cold. thanks for being there',
  "Dear Mum, thank you for everything. You've been the best mum. Happy mothers day",
  'we moved in! you can have my plants, thanks for everything',
  'give my laptop to dave when you see him, thanks for fixing it',
  'he can keep my stuff, im ok now honest',
  'my cat is going to mums while we are in france. feel so relaxed already, thanks for everything',
  'my car is going to the garage, i feel really calm about it. youve been a great mate',
  'had a massage and i feel so calm now. thanks for being such a good friend',
  'i was always good to you and you were always good to me. lets not fight',
  'she said i can have her xbox because she got a new one. she thanked me for everything',
  'I feel at peace with it now, he was ill for a long time. thank you for everything you did for dad',
])('thanks, gifts and calm of every day raise nothing: %s', (text) => expect(tier(text)).toBe(0))
