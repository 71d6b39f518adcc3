import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { analyseMessage } from './message.ts'

const read = (text: string, from: Parameters<typeof someone>[1] | null = null) =>
  analyseMessage({
    text,
    context: null,
    person: from ? someone('Sam', from) : null,
    knownPeople: [],
    userFirstName: null,
    country: 'GB',
  })

describe('loneliness laid beside the plans of others', () => {
  test.each([
    "don't mind me, you go off with your friends again. it'll be beans on toast for one",
    "It might be my last Christmas but you do what suits you, I'm used to it",
    "No, you have your weekend away. I'll eat with the dog as usual.",
    "when i'm gone you'll wish you'd come more often",
    'You go to her family again. I will sit here by myself.',
  ])('is felt and not asked for: %s', (text) => {
    const { interpretation, confidence } = read(text)
    expect(interpretation).toMatch(/there to be felt/)
    expect(confidence).toBeLessThanOrEqual(0.6)
  })

  test('an end that is hinted at may be meant as it stands', () => {
    expect(read("I'll have my dinner for one again. I won't be around forever anyway.").alternativeReading).toMatch(
      /meant just as they stand/,
    )
  })

  test.each([
    "Have a wonderful time love, don't worry about me, I'll be fine with the cat! x",
    "I won't be around forever, so come and learn the recipe",
    "i'll just have dinner for one tonight, easier",
    "I won't be around on Friday, can you collect the parcel",
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/there to be felt|setting a limit/)
  })
})

describe('left out, with a laugh', () => {
  test.each([
    'looks like my invitation went astray 😅',
    'lol i must have missed the invite to that one',
    'everyone got invited except me then haha',
    'i wasnt invited then? no worries lol',
    "So that's where everyone was on Friday 😂",
    'Nice photos! My invite still in the post then haha x',
  ])('%s', (text) => {
    const { interpretation, suggestedResponse, emotionalTone, alternativeReading } = read(text)
    expect(interpretation).toMatch(/were not asked/)
    expect(suggestedResponse).toMatch(/stung/)
    expect(suggestedResponse).not.toMatch(/needed that|got me/)
    expect(emotionalTone).toMatch(/hurt/)
    expect(alternativeReading).toMatch(/teasing/)
  })

  test('where nobody laughs it may be an edge, and is no love', () => {
    expect(read('looks like a great time, wish id known about it x').interpretation).toMatch(/with an edge/)
  })

  test.each([
    'I think my invite got lost in the post, could you send it again? New address is 4 Elm Road',
    'my invite came today, its gorgeous!',
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/not asked|hurt/)
  })
})

describe('near the end, and not over it', () => {
  test.each([
    "I don't know how much longer I can do this. You never listen and you always turn it round",
    'i cant live like this. every time i say im upset you shout',
    "I can't carry on like this. Whenever I try to talk you walk out",
  ])('%s', (text) => {
    const { interpretation, alternativeReading, suggestedResponse, confidence } = read(text, 'partner')
    expect(interpretation).toMatch(/near the end of what they can take/)
    expect(alternativeReading).toMatch(/thinking of ending it/)
    expect(suggestedResponse).toMatch(/listen/)
    expect(confidence).toBeLessThan(0.7)
  })

  test('said alone, it may be either', () => {
    expect(read("I can't keep doing this", 'partner').interpretation).toMatch(/complaint.*ending/)
  })

  test.each(["i can't do this any more. it's over", "I can't keep seeing you any more"])(
    'an end is one: %s',
    (text) => {
      expect(read(text, 'partner').interpretation).toMatch(/ending it/)
    },
  )

  test('a commute ends nothing', () => {
    expect(read("I can't keep doing this commute every day", 'partner').interpretation).not.toMatch(/ending/)
  })
})

describe('sorry, and nothing owned', () => {
  test.each([
    "I'm sorry you took it that way, but I was only being honest",
    "Sorry you feel like that but I haven't done anything",
    'sorry if you got offended but its not my problem',
    'im sorry you think that but i never said it',
  ])('%s', (text) => {
    const { interpretation, emotionalTone, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/hands the fault back/)
    expect(emotionalTone).not.toMatch(/warm/)
    expect(suggestedResponse).not.toMatch(/I hear that you (?:never|didn|haven)/)
  })

  test.each([
    'Sorry you were upset yesterday. I should have called, it was my fault',
    'sorry you thought i was ignoring you but i didnt see your text',
    "Sorry you feel poorly but I can't come tonight",
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/hands the fault back/)
  })
})

describe('worn out, and said to a friend', () => {
  test('after being there for the reader, it is seen and not argued with', () => {
    const { interpretation, suggestedResponse } = read(
      'after all the nights i sat up with you over him and youre back there. im exhausted, love',
      'best_friend',
    )
    expect(interpretation).toMatch(/tired, after being there for you/)
    expect(suggestedResponse).toMatch(/was a lot/)
  })

  test.each([
    ['honestly im worn out mate', /worn out\b(?! mate)/],
    ["I get that it's love", /it's love/],
    ['I think im jealous of my own baby', /own baby/],
    ['i feel like you never listen to me babe', /listen to me\b(?! babe)/],
    ['im shattered hun, you said youd do the bins', /^(?!.*\bhun\b)/],
  ])('a pet name is not said back, and what only looks like one is: %s', (text, said) => {
    expect(read(text).suggestedResponse).toMatch(said)
  })
})

describe('something for something', () => {
  test.each([
    ["any chance you could have the kids saturday? i'll have them the following weekend", 'ex_partner'],
    ["If you watch the dog this weekend I'll cook for you next week", 'friend'],
    ['Could you cover my Friday late? Happy to take your Sunday in return', 'colleague'],
  ] as const)('the asking is answered: %s', (text, from) => {
    const { interpretation, suggestedResponse } = read(text, from)
    expect(interpretation).toMatch(/wants something done/)
    expect(suggestedResponse).toMatch(/offer/i)
    expect(suggestedResponse).toMatch(/yes or a no|if I can/)
    expect(suggestedResponse).not.toMatch(/would help most|something you would like me to do/)
  })

  test('what is held against somebody is no offer', () => {
    expect(read("If you take the kids I'll take everything you have", 'ex_partner').suggestedResponse).not.toMatch(
      /offer/,
    )
  })
})

describe('asked for, or else somebody frets', () => {
  test.each([
    "text me when you're home or i'll worry",
    "Ring me when you land or I'll never sleep",
    "come back soon or i'll miss you x",
  ])('is no condition: %s', (text) => {
    const { interpretation, emotionalTone } = read(text, 'mother')
    expect(interpretation).not.toMatch(/condition|limit|threat/)
    expect(emotionalTone).not.toMatch(/threatening/)
  })

  test('what a parent tells the other parent about a room is no blackmail', () => {
    const { interpretation, safety } = read("tidy your room or I'll tell your dad", 'mother')
    expect(interpretation).not.toMatch(/threat/)
    expect(safety).toBeNull()
  })
})

describe('a slip that somebody set right', () => {
  test.each([
    'The invoice went to the old address again. Not a problem, sorted it this morning :)',
    "Small thing, the deck had the wrong logo. Easily done! I've fixed it, could you check the others before noon?",
  ])('is thanked for and owned, and no anger is heard in it: %s', (text) => {
    const { emotionalTone, suggestedResponse } = read(text, 'colleague')
    expect(emotionalTone).not.toMatch(/annoyed|angry/)
    expect(suggestedResponse).toMatch(/Thank you for spotting it/)
    expect(suggestedResponse).toMatch(/sorry/)
  })

  test('the same with a dig in it is no kindness', () => {
    const { suggestedResponse } = read("The figures are wrong again. No worries, I've fixed them. As usual.", 'boss')
    expect(suggestedResponse).not.toMatch(/Thank you for spotting/)
  })
})
