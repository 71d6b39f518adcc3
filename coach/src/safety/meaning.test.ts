import { describe, expect, test } from 'vitest'
import { everyday } from './everyday.ts'
import { fold } from '../text/fold.ts'
import { sightByRules } from './rules-sight.ts'
import { screen, settle, sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('everyday words that look grave', () => {
  test.each([
    'my husband put his hand up in the meeting i was chairing and asked why i hadnt finished',
    'she did it again last night, left the telly on full volume till two',
    'I fell down the front step carrying the shopping, just a grazed knee',
    'he said he didnt want to disturb me so he slept on the couch',
    'my nan took her tablets late today but shes right as rain',
    'grandma wants to die in her own house not a hospice and my mum wont hear of it',
    'my little sister threatened to tell dad i dented the car',
    'my manager is gonna murder me when she sees i sent the wrong file',
    'id take a bullet for that man honestly',
    'my flatmate locked me out by accident, i was stood in the rain for an hour',
    'my girlfriend drove into the garage door, shes ok',
    'my boyfriend put his arms round my neck and kissed me',
    'he pushes me to decide about the flat and i go quiet for days',
    'when she pushes i shut down and we lose the evening',
    'he hasnt hit me or anything like that',
    'dont kick me out of the group chat please',
    'i said no to the extra chairs but they carried on unloading',
    'the dog is next to me on the sofa',
    'im scared if i push back she will pick someone else for the job',
    'my cousin cancelled on me three times this month',
    'he showed up drunk at my graduation and made a speech',
    'my mother in law lets herself in with the spare key and rearranges the fridge',
    'people keep telling me it gets easier',
    'please dont hit me with another spreadsheet',
    'you never beat me at chess anyway',
  ])('%s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'he put his hand up my skirt at the party',
    'he pushes me into the wall when we argue',
    'what can i say so he doesnt hurt me tonight',
    'how do i calm her down so she wont hit me',
    'write him an apology so that he does not slap me again',
    'i dont want my dad to hit us when he gets the letter',
    'please never hit me again when you are drunk',
    'i told him no and he just carried on',
    'your wages go into my account from now on',
    'the dog is next',
    'pay up or i send the pictures to your boss',
    'if you go out tonight im cutting up your clothes',
    'i covered the bruises with foundation so nobody asks',
    'never raise your hand to me again',
    'he came home drunk from the party and smashed the door',
    'people say it gets easier but i dont want to be alive',
    'my ex lets himself in with an old key at night',
    'he did it again last night and i have the bruises',
    'my mum took her tablets, all of them, and i cant wake her',
    'i want to die in my own bed tonight',
    'my brother threatened to tell my parents im gay',
    'my husband is going to kill me when he finds out i left',
    'he put his arms round my neck and squeezed',
    'my boyfriend took my keys so i cant go out',
  ])('stay grave without the everyday circumstance: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))
})

describe('what was said to the writer is a threat against the writer', () => {
  test.each([
    "he said stop crying or i'll give you something to cry about",
    "my boyfriend texted come home now or i'll come and drag you out",
    "he goes give me the card or i'll put you through that wall",
    "my dad says do as you're told or you'll be out on the street tonight with nothing",
    'he whispered one day im going to snap your neck',
  ])('%s', (text) => {
    expect(sight(text)).toMatchObject({ category: 'abuse', thirdParty: false })
    expect(tier(text)).toBeGreaterThanOrEqual(2)
  })
  test.each([
    'she said ill bring you a coffee if you drive',
    'he said i could kill you, you beat me at chess again lol',
    'mum said you should call your brother or ill do it',
  ])('and nothing else is: %s', (text) => expect(tier(text)).toBe(0))
})

describe('a farewell from somebody who cannot be reached', () => {
  test.each([
    ["my son texted he can't do this anymore and his phone goes to voicemail", 3],
    ['my sister sent a voice note saying goodbye look after mum and she wont pick up', 3],
    ['my student emailed that by the time i read this she will be free', 3],
    ['my flatmate said he has had enough and he hasnt answered all day', 2],
  ])('%s', (text, least) => {
    expect(sight(text)).toMatchObject({ category: 'self-harm', thirdParty: true })
    expect(tier(text)).toBeGreaterThanOrEqual(least)
  })
  test.each([
    'my sister said goodbye at the airport and her phone is off for the flight',
    'my brother cant do this course any more, he told me over dinner',
  ])('is none in: %s', (text) => expect(tier(text)).toBeLessThan(2))
})

describe('who tells of harm that they do', () => {
  test.each([
    'i twisted my boyfriends wrist when he tried to leave',
    'i threw a chair and it hit my husband',
    'i blocked the door so she couldnt leave, i just wanted to talk',
    'i punched the wall next to her and she looked terrified of me',
    'i get so angry i push my wife about and then i say sorry',
  ])('is not the one it is done to: %s', (text) => {
    expect(sight(text)).toMatchObject({ tier: 2, category: 'threat-to-others', thirdParty: false })
  })
  test.each([
    'i bit his head off about the bins and i owe him a sorry',
    'i shook him awake because the alarm didnt go',
    'he hit me first so i shoved his arm away',
    'i grabbed her arm before she stepped into the road',
  ])('and not in everyday words: %s', (text) => expect(sight(text)?.rule ?? '').not.toMatch(/^own-harm/))
})

describe('a doubt', () => {
  const asked = { tier: 1, category: 'abuse', thirdParty: false, asked: 0 } as const
  test('is shown with its question and the answer, then the card goes', () => {
    const after = settle(null, asked, 'about money mainly')
    expect(after).toMatchObject({ asked: 1 })
    expect(after?.cleared).toBeUndefined()
    expect(settle(null, after, 'i want us to make a budget')?.cleared).toBe(true)
  })
  test('stays where it was not asked about yet, and a graver sight raises it', () => {
    const { asked: _, ...held } = asked
    expect(screen('he made dinner', { country: 'GB', sticky: held })?.tier).toBe(1)
    expect(settle(sight('he choked me'), { ...asked, cleared: true }, 'he choked me')?.tier).toBe(3)
  })
})

describe('one grave verb with an everyday object, place or reason', () => {
  test.each([
    'ok hit me with your best ideas for dads 70th',
    'he wouldnt stop going on about the boat when i said no to it',
    'i could murder my brother he ate the last mince pie',
    'nearly choked on the overcooked steak and he laughed',
    'the sharp knife was in the dishwasher again, we had a row about it',
    'my two year old has a bruise on her knee from the slide',
  ])('%s', (text) => expect(sightByRules(everyday(fold(text)))).toBeNull())
  test.each([
    'he hit me with the belt again',
    'he is choking on his dinner and it wont come up',
    'he held the kitchen knife to my throat',
    'he kept going when i said no',
    'my daughter has bruises and says dad did it on the trampoline',
  ])('and grave without it: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))
})
