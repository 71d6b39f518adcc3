import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'
import { someone } from '../evals/stranger.ts'

const coach = createBuiltInCoach()
const read = (text: string, from = 'partner') =>
  coach.textAnalysis({
    text,
    context: null,
    person: someone('Sam', from as Parameters<typeof someone>[1]),
    knownPeople: [],
    userFirstName: null,
    country: null,
  })

const tone = async (text: string, from?: string) => (await read(text, from)).emotionalTone

test.each([
  [
    'a late one',
    'girlfriend',
    'so sorry, im stuck on the a14 behind a lorry fire, eat without me? ill make the packed lunches when im in',
    /that they are late/,
    /keep yours warm.*drive safe/i,
  ],
  [
    'a late one for drinks',
    'friend',
    'Sorry!! train delayed, ill be about 20 mins late, order without me',
    /that they are late/,
    /See you when you get here/,
  ],
  [
    'a late one at work',
    'boss',
    "I'm going to be about ten minutes late, apologies, start without me.",
    /that they are late/,
    /^(?!.*warm).*See you when you get here/,
  ],
  [
    'a date in the family',
    'aunt',
    "Hello love, hope work is treating you well. Grandad's 80th is on the 3rd and he'd be so chuffed if you came. No pressure at all xx",
    /you would be welcome/,
    /see when I can come/,
  ],
  [
    'a talk with its hour',
    'boss',
    'Hi Priya, could we meet at 11:30 to go over the Q3 budget? All good, just want your eyes on it.',
    /a time is named/,
    /at 11:30 works/,
  ],
  [
    'a hand held out',
    'spouse',
    "We never do anything just us any more, it's all school runs and bins. I miss our evenings. Fancy the pictures on Saturday if mum has the boys?",
    /They miss time with you/,
    /I'd love that, let's do it.*another day/,
  ],
  [
    'a yes that hurts',
    'brother',
    "ok whatever, book what you like for dad's do. you clearly dont care what i think so ill just keep quiet",
    /feel passed over/,
    /passed over|a yes from you/,
  ],
  [
    'a coat kept',
    'mother',
    'Took dads old jumpers to oxfam this morning and got as far as the door then brought them all back home. Daft woman',
    /This is grief/,
    /nothing foolish/,
  ],
  [
    'somebody awake',
    'mother',
    'text me when your train gets in so i can go to sleep. daft i know x',
    /that you are safe/,
    /let you know/i,
  ],
])('%s', async (_, from, text, says, answers) => {
  const { interpretation, suggestedResponse } = await read(text, from)
  expect(interpretation).toMatch(says)
  expect(suggestedResponse).toMatch(answers)
})

test.each([
  ['partner', 'Sorry I was late last night and I ruined your dinner. I should have rung.', /that they are late/],
  ['boss', "Can you come and see me at 4? It's about your conduct yesterday. HR will be there.", /a time is named/],
  [
    'mother',
    "Your father's operation is on the 9th. He'd love it if you came but I suppose you're too busy for us.",
    /welcome/,
  ],
  ['spouse', "I miss us. If you don't come to dinner with me I'm done, it's over.", /miss time/],
  ['mother', "Do whatever you want love, I'm easy, happy with either! xx", /passed over/],
  ['mother', "Put dad's coat in the wash then took it out again, zip's gone", /grief/],
  ['partner', 'sorry, im late. i did a test and its positive. can we talk?', /that they are late/],
  ['friend', 'sorry im late replying, been mad at work! speak soon x', /that they are late/],
  ['partner', 'do what you want. you dont care about me. but if you go out tonight ill smash the tv', /passed over/],
  ['boyfriend', 'ring me when ur on the bus so i know who ur with. every stop', /you are safe/],
])('is not made of this, from a %s: %s', async (from, text, not) => {
  const { interpretation } = await read(text, from)
  expect(interpretation).not.toMatch(not)
})

test('a smile that is put on is no joy, a worry that is denied no fear, and an old fool of oneself no anger', async () => {
  expect(
    await tone("Okay, do it how you like. Nobody asked me what I want anyway, I'll smile for the photos."),
  ).not.toMatch(/cheerful|delighted/)
  expect(
    await tone("Could you come by at 3? It's about the rota for May, nothing to worry about.", 'boss'),
  ).not.toMatch(/uneasy|worried/)
  const coat = "Couldn't give away your dads coat today after all. Soppy old fool. Thanks for ringing."
  expect(await tone(coat, 'mother')).not.toMatch(/annoyed|angry/)
  expect(await tone('You soppy old fool, you left the gate open again.')).toMatch(/annoyed|angry/)
})

test('from somebody you parted from, a wish to go out is no date yet', async () => {
  const { suggestedResponse } = await read('I miss us. Can we go for dinner one night?', 'ex_partner')
  expect(suggestedResponse).toMatch(/don't know yet/)
})

test('who is late and offers the washing up asks for no fairer share of it', async () => {
  const { evidence } = await read(
    "Sorry, stuck at work, I'll be late. Have dinner without me and I'll do the washing up x",
  )
  expect(evidence.map(({ label }) => label).join()).not.toMatch(/fairer share/)
})
