import { describe, expect, test } from 'vitest'
import { sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('something is held over somebody so that they do as they are told', () => {
  test.each([
    'gonna show ur sister everything unless u come back',
    'answer me or im telling your dad about the pills',
    'ill tell ur boss what you did if you dont pick up',
    'unless you come back im telling everyone about the abortion',
    'will send your husband the texts unless you pay me',
    'telling ur dad about us if you block me again',
    'your whole family will hear about the affair unless u ring me',
    'ring me back or everybody finds out what you did',
    'ur mum will know the truth by tonight if i dont hear from u',
  ])('a secret: %s', (text) => expect(sight(text)).toMatchObject({ tier: 2, category: 'abuse', thirdParty: false }))

  test.each([
    'still got all your nudes btw',
    'i still have the pics of you. be careful who you ignore',
    'i still have those videos. does your new man know',
    'ive kept those photos of you. text me back',
    'would be a shame if those pictures got out',
    'imagine what ur dad would say if he saw those videos',
    'do u want ur new man to see those pics',
  ])('pictures: %s', (text) => expect(sight(text)).toMatchObject({ tier: 2, category: 'sexual-coercion' }))

  test.each([
    'warn my husband that if he walks out he wont be seeing the boys again',
    'let her know if she divorces me ill take the kids off her',
    "let her know if she divorces me I'll take the kids off her",
    'tell my girlfriend if she sees him again ill put her pics on facebook',
    'tell him ill tell his boss everything unless he calls me',
    'make her understand that if she leaves ill ring immigration',
    'tell him if he talks to her again ill ruin him',
  ])('what the writer would do is told as the danger to the other: %s', (text) =>
    expect(sight(text)).toMatchObject({ tier: 2, category: 'threat-to-others' }),
  )

  test.each([
    'i still got those photos',
    'i still have those photos from the wedding, call me',
    'I still have those pictures of us, i miss you',
    'ive still got your photos on my phone, want me to send them?',
    'i have all the photos of the flat for the landlord, call me',
    'gonna tell your mum everything about the surprise unless you bring cake lol',
    'ill tell your mum you called',
    'if you dont reply ill tell mum youre coming on sunday',
    "I'll tell everyone the truth about how great you are if you let me",
    'if he drinks again ill take the kids away from him',
    'if she moves to leeds he wont see the kids as much',
    'if she leaves ill make sure she sees the kids every weekend',
    'if he goes ill miss him and so will the kids',
    'would be a shame if those photos got wet',
    'imagine how happy your mum would be if she saw those photos',
    'do you want your dad to see the pictures from prom',
    'everyone will know the truth about santa if you tell her lol',
    'unless you text me everybody will see the film without you',
    'call me or mum will hear about it from the school',
    'if she moves out ill call the landlord',
    'if my wife moves out i will never see my kids again im so worried',
    'if we split up i wont see the boys every day',
    'if she breaks up with me ill post her things back to her',
  ])('photos, plans and worries of every day raise nothing: %s', (text) => expect(tier(text)).toBe(0))
})

describe('an apostrophe left out', () => {
  test.each([
    ["if you leave I'll post your nudes", 'if you leave ill post your nudes'],
    ["he says he'll break my arm", 'he says hell break my arm'],
    ["if I go she'll take the kids", 'if i go shell take the kids'],
    ["he won't let me see my family", 'he wont let me see my family'],
  ])('%s says the same without it', (written, typed) => {
    expect(tier(written)).toBeGreaterThanOrEqual(2)
    expect(sight(typed)).toEqual(sight(written))
  })

  test.each([
    'tell my ex im ill and cant do pick up today',
    'im ill in bed so we cant come',
    'he was so ill all week and i took his dog out',
    'she is ill today, ill make sure she eats something',
    'ive been ill again and id love a day out',
    'she asked what the hell happened to break my mug',
  ])('somebody who is unwell, or curses, promises nothing: %s', (text) => expect(tier(text)).toBe(0))
})

describe('sex so that the sulking stops', () => {
  test.each([
    'if i turn him down he goes in a mood for days so i just lie there',
    'she wont speak to me if im not in the mood so i give in for a quiet life',
    'he says im frigid and sulks all weekend. its easier to just let him',
    'I say no to sex and he ignores me until i say yes, so i end up doing it',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ tier: 2, category: 'sexual-coercion', thirdParty: false }))

  test.each([
    'if i dont hes in a strop for days so i just let him get on with it',
    'if i say no he wont speak to me so i lie there',
  ])('where it is not named it is asked about: %s', (text) =>
    expect(sight(text)).toMatchObject({ tier: 1, category: 'sexual-coercion' }),
  )

  test.each([
    'he sulks if i dont let him drive so i just let him get on with it',
    'he sulks when he loses at cards so i let him win, its easier',
    'my son sulks if i say no so i give in',
    'if i dont let her pick the film she sulks so i give in',
    'if i dont cook his way he sulks so i just let him get on with it',
    'we dont have much sex and he gets a bit quiet. we talked about it and its easier now',
    'she goes quiet when she is stressed so i just let her be',
  ])('giving in about something of every day raises nothing: %s', (text) => expect(tier(text)).toBe(0))
})
