import { describe, expect, test } from 'vitest'
import { sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('a home that is arranged around one temper', () => {
  test.each([
    'how do i keep my husband calm so he doesnt kick off at us',
    "i walk on eggshells so he won't explode at the children",
    'the house has to be spotless or he throws things',
    "I agree with everything she says so she doesn't start smashing plates",
    'we hide in our rooms in case dad kicks off at mum',
    "help me word this so he doesn't turn on my daughter",
    'i let him win every argument so he leaves the children alone',
    'as long as i keep him in a good mood he does not hurt us',
    'my mum keeps dad sweet so he does not hit my brother',
  ])('%s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))

  test.each([
    'I spend the whole weekend checking my phone, hoping for a text',
    'I keep refreshing my inbox because she said she would write',
    'He has my spare key',
    "I'm a bit drunk",
    'keep the baby calm so she does not wake the others',
    'i keep him calm at the vet so he does not bite, he is a big dog',
    'my boss has moods so we all keep quiet until his coffee',
    'i make sure dinner is ready or he eats a whole bag of crisps',
    'we stay quiet in case the baby wakes',
    'we keep the horse calm so she doesnt kick',
    'have the cake ready before she gets home',
    'how can i say no so he does not take it out of context',
    'what do i say so she wont break up with me',
    'keep dad happy on his birthday, he loves trains',
  ])('%s', (text) => expect(tier(text)).toBe(0))
})

describe('a child whom the one in charge puts in danger', () => {
  test.each([
    'my ex drove our daughter home after six pints',
    'grandma drives the twins after a bottle of prosecco',
    'my mother in law had a bottle of wine and then drove my twins to the park',
    'dad drives me and my brother when he is drunk',
    'my sister leaves her toddler on his own all night to go clubbing',
    'the childminder left the toddlers by themselves in the car for an hour',
    'grandad locked the boys out in the snow for being loud',
    'my stepdad shut my little brother in the shed overnight',
    'my father slaps my daughter when i am at work',
    'my father in law takes his belt to my son',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ tier: 2, category: 'child-abuse' }))

  test.each([
    'my brother had four cans so i drove the little ones home',
    'he had a beer and we walked the kids home',
    'my ex drives too fast with the music on, the kids love it',
    'i left the kids alone with the cake and it vanished',
    'my husband left the baby with his mum for an hour',
    'the kids locked me out of the kitchen to bake a surprise',
    'my mum locked the kids out of the ipad because they went over their time',
    'my aunt beats my cousins at cards every christmas',
    'my mum dragged my boy to the museum',
    'my uncle drags my little brother to the opera',
  ])('%s', (text) => expect(tier(text)).toBe(0))
})

describe('a threat for a trifle that laughs', () => {
  test.each([
    'i could throttle you for eating my leftovers haha',
    'ill murder my brother if he tells me the score lol',
    "I'm gonna kill you for that haircut photo lol",
    'im going to stab someone if this queue doesnt move lol',
    'my mum said she will strangle me if i bring another cat home haha',
    'haha im so going to kill her, she tagged me in that awful pic',
    'ill poison your tea if you support arsenal lol',
    'i will smother him with a pillow if he snores again lol',
  ])('%s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'i could throttle you like last christmas haha',
    'ill murder you if you take the kids lol',
    'hes going to strangle me one day haha he nearly did over the biscuits',
    'im gonna kill her haha i know when she walks home',
    'he said he would kill me for burning dinner haha, i locked the bathroom door',
    'i will end you if you talk to him again lol',
    'i will smother him with a pillow if he cries again lol',
    'i could kill him haha, the gun is in the drawer',
  ])('%s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))
})

describe('one line of an ordinary message', () => {
  test.each([
    ['You went to lunch with Tom again. You know what I said would happen.', 'abuse'],
    ['sorry about last night but you made me. wear your scarf and dont tell your sister', 'abuse'],
    ['do you want another night in the shed? then stop crying', 'abuse'],
    ['Give me your phone or it goes through the window', 'abuse'],
    ["if you ring a solicitor you'll never see your children again", 'abuse'],
    ['nobody else has to see those pictures if you just come over', 'sexual-coercion'],
    ['i did it while you were passed out, you are my wife so what', 'sexual-coercion'],
    ['You really think blocking me will stop me? see you soon', 'stalking'],
    ['a good hiding now and then does the kids no harm, he says', 'child-abuse'],
    ['Had a few pints at the match then drove the kids back', 'child-abuse'],
    ['she talks about walking into the river with the baby', 'self-harm'],
  ] as const)('%s', (text, category) => expect(sight(text)).toMatchObject({ tier: 2, category }))

  test.each([
    'you know what I said about the tickets, they sold out',
    'everyone knows what happens when you feed the dog chocolate',
    "put some concealer on that spot, you'll be fine for the photos",
    'another night in the tent and i will cry',
    'show me your phone, i want to see the pictures from the trip',
    'you never said no to cake before',
    'do you think changing the locks will cost much?',
    'he needs a belt for those jeans',
    'i get my expenses when i hand in the receipts at work',
    'we talked about walking into the sea at midnight on holiday',
  ])('%s', (text) => expect(tier(text)).toBe(0))
})

describe('everyday deeds with the verbs of violence', () => {
  test.each([
    ['i hit my head on the cupboard door again', 'he hit my head on the table'],
    ['he bashed me with a pillow until i got up', 'he hit me with a belt'],
    ['my trainer pushes me really hard in training', 'my coach pushes me into the wall when we lose'],
    ['he pulled me back before a bus went past', 'he pulled me into the road in front of a car'],
    ['a duck followed us round the lake', 'my ex followed me home'],
    [
      'my husband and i stood on the bridge to watch the fireworks',
      'i stood on the bridge last night and thought about it',
    ],
    ['my partner has our passports in his bag for the flight', 'he keeps my passport in his bag so i cant go'],
    ['she sends me photos of her cats all day', 'he sent the pictures to my mum, the naked ones'],
  ])('%s, and not: %s', (calm, grave) => {
    expect(tier(calm)).toBe(0)
    expect(tier(grave)).toBeGreaterThanOrEqual(2)
  })
})
