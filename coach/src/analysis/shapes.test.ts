import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

describe('praise and thanks that are none', () => {
  test.each([
    'Lovely, dinner for one again then.',
    'thanks for telling me an hour after everyone left',
    "Perfect. Now I get to explain to the kids why you're late again.",
    'Good to know I rank below the football...',
    'Nice of you to finally turn up 🙃',
    'wow thanks for asking ME',
    'So glad I took the day off for this.',
    'Amazing how there’s always time for your mates',
  ])('%s', (text) => {
    const { emotionalTone, interpretation, suggestedResponse, confidence } = read(text)
    expect(interpretation).not.toMatch(/are thanking you|affection|glad with you|agree/)
    expect(emotionalTone).toMatch(/hurt|annoyed/)
    expect(suggestedResponse.replace(/"[^"]*"/g, '')).not.toMatch(/welcome|smile|so glad/i)
    expect(confidence).toBeLessThanOrEqual(0.5)
  })

  test.each([
    'Thanks for telling me before the others, that meant a lot',
    'Lovely evening, thank you both!',
    'Good to know the spare key is with Jean, thanks',
    "It must be nice to be home again, I'm so happy for you!",
    'Great, see you on Friday!',
    'So glad I came, what a night!',
    'Perfect, thanks x',
    'thank you for asking how the scan went, it helped',
  ])('but not in: %s', (text) => {
    expect(read(text).emotionalTone).not.toMatch(/sarcastic|pointed/)
    expect(read(text).suggestedResponse).not.toMatch(/edge|joke|bother/)
  })

  test('one sign leaves both ways open, a second one does not', () => {
    expect(read('must be nice').interpretation).toMatch(/can be read with an edge/)
    expect(read('must be nice, having someone to do your washing').interpretation).toMatch(/mean another/)
    expect(read('Thanks for the heads up.').alternativeReading).toMatch(/other way round/)
  })
})

describe('blame turned on oneself', () => {
  test.each([
    'im the worst daughter no wonder you never ring me',
    'You deserve so much better than me.',
    "I'm such a failure, I don't know why you stay with me",
    'i just ruin everything',
    'Why would you even want to be with someone like me',
    'I hate myself for last night',
    'sorry for being like this',
    "I'm too much for everyone, I know",
  ])('%s', (text) => {
    const { interpretation, emotionalTone, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/hard on themselves/)
    expect(emotionalTone).not.toMatch(/caring|loving|warm|cheerful/)
    expect(suggestedResponse).not.toMatch(/smile|That got me/)
  })

  test.each([
    "I'm such a muppet, left my charger at yours lol",
    "You're the worst and I adore you",
    "I'm not stupid, you know",
    'Sorry for being late, traffic was awful',
    "You're too much haha, stop it",
    "I hate the new boss, he's useless",
    'you deserve better than him',
    'My phone is useless',
  ])('but not in: %s', (text) => expect(read(text).interpretation).not.toMatch(/hard on themselves/))
})

describe('a feeling that is denied is not felt', () => {
  test.each([
    ["We're not cross with you, love.", /is not so|not as it was taken|what it is not/],
    ["I'm not sulking, I just got off a double shift", /what it is not/],
    ["It doesn't bother me any more", /got easier/],
    ["I'm no longer angry about the car", /got easier/],
    ["I don't feel like a stranger here anymore", /got easier/],
    ['not too bad', /well enough/],
    ["can't grumble", /well enough/],
    ["I wouldn't say I was upset", /well enough/],
    ["I'm not offended, promise, I know you were tired", /what it is not/],
  ])('%s', (text, says) => {
    expect(read(text).interpretation).toMatch(says)
    expect(read(text).emotionalTone).not.toMatch(/annoyed|angry|hurt|low|sad/)
  })

  test('bare, and after a quarrel, it can be taken two ways', () => {
    const { interpretation, alternativeReading, confidence } = read(
      "I'm not annoyed.",
      'We argued about money last night.',
    )
    expect(interpretation).not.toMatch(/a step towards you/)
    expect(alternativeReading).toMatch(/close the subject/)
    expect(confidence).toBeLessThanOrEqual(0.5)
  })

  test.each([
    ["I'm not mad, I'm disappointed", /take one feeling back/],
    ["I'm not angry. I just wish you'd told me.", /hurt|angry|complain|leave open/],
    ["I don't feel wanted here", /hurt/],
    ["I'm really not okay", /hard time/],
    ["I'm not impressed with how you spoke to her", /not all right/],
    ['I am furious with you', /angry/],
  ])('what is left standing is heard: %s', (text, says) => expect(read(text).interpretation).toMatch(says))
})

describe('held up against somebody', () => {
  test.each([
    "You're exactly like your dad",
    'you’re getting as bad as my ex',
    'Even my mother never spoke to me like that',
    "Why can't you be more like your brother",
  ])('%s', (text) => {
    const { interpretation, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/against somebody else/)
    expect(suggestedResponse).not.toMatch(/I'm (?:exactly|getting|just) like|I feel/)
  })

  test.each([
    "You're exactly like your dad, he was the kindest man I knew",
    'you laugh just like your mum, I love it',
    'Are you at your mum’s?',
    'I like your brother',
  ])('but not in: %s', (text) => expect(read(text).interpretation).not.toMatch(/against somebody/))
})

describe('a kiss is no word', () => {
  test.each([
    'get me a flat white? x',
    'leave the side gate open xx',
    'can you grab bread xo',
    'book the vet for thurs ❤️',
  ])('%s', (text) => {
    const { interpretation, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/want something done/)
    expect(suggestedResponse.replace(/ x{1,3}$/, '')).not.toMatch(/\bxo?x?\b|❤/)
  })
  test.each([
    'nearly home xx',
    'here x',
    'Landed! x',
    'running 20 mins late sorry x',
    'see you outside at 7 ❤️',
    'deal x',
  ])('plain things stay plain: %s', (text) => {
    expect(read(text).interpretation).toMatch(/letting you know|settling when|agree/)
    expect(read(text).alternativeReading).toBeNull()
  })
})

describe('a plan that moves draws no line', () => {
  test.each([
    'No problem at all, next Saturday instead? :)',
    'ah no worries, feel better soon! x',
    "Can't do Thursday I'm afraid, how about the week after?",
    "I'll skip this one but have a great time!",
    'all good! we can do another day',
  ])('%s', (text) => {
    expect(read(text).interpretation).toMatch(/another time|this once/)
    expect(read(text).interpretation).not.toMatch(/limit/)
  })
  test.each([
    "It's fine. Go and have fun with them.",
    'No worries, you always cancel.',
    'Another birthday alone then.',
  ])('disappointment stays what it is: %s', (text) =>
    expect(read(text).interpretation).not.toMatch(/fine with another time|this once/),
  )
})

describe('news is told to be shared', () => {
  test.each([
    ["We're going to be grandparents!!", /You're going to be grandparents!/],
    ['our mortgage got approved', /your mortgage got approved!/i],
    ['she passed her driving test!!', /passed/],
    ['I got into the apprenticeship', /You got into the apprenticeship!/],
    ['my biopsy came back clear', /biopsy/],
  ])('good: %s', (text, reply) => {
    expect(read(text).interpretation).toMatch(/good news/)
    expect(read(text).suggestedResponse).toMatch(reply)
    expect(read(text).suggestedResponse).toMatch(/congratulations|wonderful|glad|good news/i)
  })
  test.each([
    'i got laid off',
    'Our buyer pulled out this morning',
    'nan died last night',
    'We had to have Bella put to sleep',
    'my dad has dementia',
  ])('bad: %s', (text) => {
    expect(read(text).interpretation).toMatch(/bad news/)
    expect(read(text).suggestedResponse).toMatch(/sorry/)
  })
  test('what may be either is met with a question', () => {
    expect(read("I'm pregnant.").suggestedResponse).toMatch(/How are you/)
    expect(read("I'm pregnant!!!").interpretation).toMatch(/good news/)
  })
  test('an ex who marries gets no cheers', () => {
    expect(read("I'm getting married!", 'It is from my ex. We split up in May.').suggestedResponse).not.toMatch(
      /happy for you/,
    )
  })
  test.each([
    'I got the bus',
    "We didn't get the keys to the boat",
    'they offered me less than you',
    'I got the message',
  ])('no news in: %s', (text) => expect(read(text).interpretation).not.toMatch(/good news/))
})

describe('a laugh beside a put-down', () => {
  test.each([
    "you're hopeless 😂",
    'your parking is a crime haha',
    'lol maybe try learning to cook',
    'haha who dressed you',
  ])('may be either: %s', (text) => {
    const { alternativeReading, suggestedResponse, confidence } = read(text)
    expect(alternativeReading).toMatch(/stung/)
    expect(suggestedResponse).toMatch(/made you smile|teasing/)
    expect(suggestedResponse).toMatch(/If it stung/)
    expect(confidence).toBeLessThanOrEqual(0.5)
  })
  test.each(['you daft thing haha love you', 'haha I look like a potato', "you're so funny 😂"])(
    'none in: %s',
    (text) => expect(read(text).suggestedResponse).not.toMatch(/If it stung/),
  )
})

describe('big words', () => {
  test.each(['I could murder you for eating my crisps 😂', "i'll strangle you if you spoil the last episode lol"])(
    'over a trifle and with a laugh are talk: %s',
    (text) => {
      expect(read(text).safety).toBeNull()
      expect(read(text).alternativeReading).toMatch(/frightened or hurt you/)
    },
  )
  test.each([
    "I'll strangle you",
    "I'm going to slap you if you talk to him again lol",
    "i'll hurt you if you go haha",
  ])('without the one or the other stay a threat: %s', (text) => {
    expect(read(text).safety?.tier).toBeGreaterThanOrEqual(2)
    expect(read(text).suggestedResponse).toMatch(/You don't owe/)
  })
  test('with a laugh alone are left open, and nobody is told to laugh', () => {
    const { interpretation, suggestedResponse } = read('im going to kill you haha')
    expect(interpretation).toMatch(/violent words/)
    expect(suggestedResponse).toMatch(/you don't have to answer/)
  })
  test.each([
    ['I might leak those messages of yours lol', true],
    ["I'll post those pictures of you lol", true],
    ["I'll show your boss what you sent me", true],
    ["I'll send the pictures tomorrow", false],
    ["I'll post the holiday photos tonight!", false],
  ])('pictures are sent every day, and held over somebody: %s', (text, held) => {
    if (held) expect(read(text).safety?.tier).toBeGreaterThanOrEqual(2)
    else expect(read(text).interpretation).not.toMatch(/^This is a threat/)
  })
})

test('notice of a court, eyes on a window and a bare "help" are not read as warmth or nothing', () => {
  expect(read('My solicitor will be in touch.').interpretation).toMatch(/legal step/)
  expect(read('I walked past your flat last night, the light was on').interpretation).toMatch(/an eye on you/)
  expect(read('help').suggestedResponse).toMatch(/are you safe/)
  expect(read('Sorry.').interpretation).toMatch(/not yet for what/)
})

test('an act that no word shows is named to nobody', () => {
  for (const text of ['you will see when you get to my age', 'Your aunt and I are selling the caravan.'])
    expect(read(text).interpretation).not.toMatch(/an ending|a threat|a way round|a limit|a condition/)
})

describe('what is told in trust, or in so many words', () => {
  test.each([
    'please dont tell mum but i failed maths',
    'I think I might be bi',
    "you're the only one I've told, I'm leaving my course",
  ])('a confidence is thanked for: %s', (text) =>
    expect(read(text).suggestedResponse).toMatch(/trusting me|glad you told me|sorry/),
  )
  test('being left out is no threat', () => {
    const { interpretation, safety } = read('they all went without me again')
    expect(interpretation).toMatch(/hurt/)
    expect(safety).toBeNull()
  })
  test('a talk about who paid is about money, and somebody at the door who will not wait is a threat', () => {
    expect(read('i paid the whole bill last time but ok').safety).toBeNull()
    expect(read("Open the door or I'm coming in.").safety?.tier).toBeGreaterThanOrEqual(2)
  })
  test('a small errand gets both answers, ready to send', () =>
    expect(read('save me some lasagne x').suggestedResponse).toMatch(/^"(?:Sure|Yes).*Or, if it does not suit/))
})
