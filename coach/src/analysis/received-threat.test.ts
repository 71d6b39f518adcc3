import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' })
const kindly = /limit, said hard|joking|inviting|affection|thanking|question that wants an answer/
const friendly = /got me|smile|thank you|lovely|answer it properly|hear how serious/i

describe('what the screen sees aimed at the reader is read as a threat', () => {
  test.each([
    'Be back here in half an hour or I come and fetch you, and you wont enjoy it',
    'love you loads. be home by nine or you know what happens x',
    'You have till midnight. After that whatever happens is on you',
    "I'm outside. Open up or I'll make sure you regret it",
  ])('%s', (text) => {
    const { interpretation, suggestedResponse, emotionalTone } = read(text)
    expect(interpretation).toMatch(/threat/)
    expect(interpretation).not.toMatch(kindly)
    expect(suggestedResponse).not.toMatch(friendly)
    expect(emotionalTone).not.toMatch(/cheerful|warm|delighted/)
  })

  test('and the answer says that it is their message, where nothing was told about them', () => {
    const text = "8 mins. home. now. or the lock's getting changed and you know what comes after"
    expect(read(text).suggestedResponse).not.toMatch(/you told me about them/)
    expect(read('ok see you at six', 'he hit me last night and choked me').suggestedResponse).toMatch(
      /you told me about them/,
    )
  })

  test('what somebody means to do to a third is no threat to the reader, and no limit', () => {
    const { interpretation } = read('if he lays a finger on you again im going to kill him')
    expect(interpretation).not.toMatch(/This is a threat|limit, said hard/)
  })
})

describe('what is held over somebody', () => {
  test('the demand is quoted and not the question before it', () => {
    const { interpretation } = read('does she know what u did? gonna tell your dad it all unless u ring me')
    expect(interpretation).toMatch(/"gonna tell your dad/)
  })

  test.each([
    "I've got their passports. Ring me or you'll never see the kids",
    'going to tell your mum the lot unless u ring me tonight',
    'might show your boss what you wrote about her if you dont meet me',
    'Thinking of sending those clips to your parents if you ignore me again',
    'does your new bloke know about the video? be a pity if he saw it',
    "does your boss know what you did? I'd hate for her to hear it from someone else",
    "does she know what you sent me? i've still got the screenshots",
  ])('is blackmail: %s', (text) => {
    const { interpretation, safety, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/This is a threat/)
    expect(safety?.tier).toBe(2)
    expect(suggestedResponse).not.toMatch(friendly)
  })

  test.each([
    'wonder what your mum would think of those photos lol',
    'does she know what you sent me?',
    'shame if your dad found out who you really are',
  ])('may be one, and is no joke and no plain question: %s', (text) => {
    const { interpretation, confidence, alternativeReading } = read(text)
    expect(interpretation).toMatch(/open or half hidden/)
    expect(confidence).toBeLessThanOrEqual(0.5)
    expect(alternativeReading).not.toBeNull()
  })

  test.each([
    'does your mum know about the scan yet?',
    'such a shame if people got wet on Saturday',
    "it'd be a pity if she saw the mess before we tidy",
    "does he know what you did for him? you're an angel",
    'dont say i didnt warn you if you eat that chilli',
    "I'd hate for mum to find out from facebook",
    'it would be a shame if she found out about the surprise party',
    "I'll tell your dad about Sunday unless you want to",
    'I could tell your boss youre ill if you dont want to ring',
    'ill tell everyone its at seven unless you ring me before',
    'Tell your mum before you leave please',
  ])('but not: %s', (text) => {
    expect(read(text).safety).toBeNull()
    expect(read(text).interpretation).not.toMatch(/threat/)
  })
})

describe('the same words of the screen, from other sides', () => {
  test.each([
    'you took my phone and locked me in the bedroom',
    "You won't let me see my friends any more",
    'you threatened to kill me in front of the kids',
    'You keep following me home. Stop.',
  ])('what the reader is said to do is no threat to the reader: %s', (text) => {
    const { interpretation, suggestedResponse, alternativeReading } = read(text)
    expect(interpretation).not.toMatch(/This is a threat|where you are/)
    expect(interpretation).toMatch(/say that you d/)
    expect(suggestedResponse).toMatch(/seriously/)
    expect(alternativeReading).toMatch(/afraid/)
  })

  test.each([
    'He checks my phone every night',
    "I'm frightened of what he'll do if he finds out",
    'he follows me home',
  ])('what a third does to the sender is listened to: %s', (text) => {
    const { interpretation, suggestedResponse } = read(text)
    expect(interpretation).toMatch(/somebody hurts them/)
    expect(suggestedResponse).toMatch(/I believe you/)
    expect(suggestedResponse).not.toMatch(/smooths this over/)
  })

  test('where the trained half alone hears harm, nobody is called threatening for it', () => {
    const { interpretation, suggestedResponse } = read('my boyfriend keeps a picture of me in his wallet')
    expect(interpretation).not.toMatch(/threat/)
    expect(suggestedResponse).not.toMatch(/smooths this over|smile/)
  })

  test('what a rule asks about is not smiled at', () => {
    expect(read('you check my phone every night').suggestedResponse).not.toMatch(/smile/)
  })
})

test('a threat that sounds like despair is met as what it holds out', () => {
  const { safety } = read(
    "You can't just take her and go. If she isn't home tonight I will come and fetch her myself and nobody in that house will stop me. Don't make me be that person again.",
  )
  expect(safety).toMatchObject({ tier: 2, category: 'abuse', thirdParty: false })
})

test('who was told to stalk its reader is not thanked for asking after them', () => {
  const told = 'ex husband, third number he writes from this month'
  const { safety, interpretation, suggestedResponse } = read(
    'You think changing your number does something?? I only want to talk to you. Ten minutes. Then you can go live your nice life',
    told,
  )
  expect(safety).toMatchObject({ tier: 2, category: 'stalking', thirdParty: false })
  expect(interpretation).not.toMatch(/looking in on you|asking after you/)
  expect(suggestedResponse).not.toMatch(/Thanks/)
})

describe('few words can hold it all', () => {
  test.each(['Die', 'drop dead', 'I will find you', 'dont make me come up there', "You'll regret this"])(
    'and are no despair and no fear of the sender’s: %s',
    (text) => {
      const { safety, suggestedResponse } = read(text)
      expect(safety).toMatchObject({ tier: 2, category: 'abuse', thirdParty: false })
      expect(suggestedResponse).not.toMatch(/I believe you/)
    },
  )
  test.each([
    'come on its only us 2, dont be a prude',
    'you are crazy everyone says so',
    "I've cancelled your appointment, you don't need a therapist",
    'Delete him',
    'delete her number and send me a screenshot, last chance',
    'U are dead',
    'I would hate for something to happen to your sister',
  ])('or press, belittle and take away: %s', (text) => expect(read(text).safety).not.toBeNull())
  test.each([
    "If you loved me you'd call me back",
    'If you loved me you would understand',
    'You owe me a pint',
    "I've paid your phone bill",
    'You looked great last night, wear that dress again',
    "You can't go out like that, your shirt is inside out haha",
    "Don't make me come over there and hug you!",
    'dying to see you',
    'I own you in chess',
    'Please share your location so I can find you at the station',
    'If the noise goes on I will contact the council',
    'no phone till homework is done',
    "answer your phone, your dinner's going cold haha",
  ])('and an ordinary message is none of it: %s', (text) => expect(read(text).safety).toBeNull())
})

test('in the gravest danger no answer is written for the one who threatens', () => {
  const { safety, suggestedResponse } = read(
    'be home by 9 or you get worse than last time',
    'my husband, last time he had me by the neck. what do i write so he calms down',
  )
  expect(safety?.tier).toBe(3)
  expect(suggestedResponse).toMatch(/emergency number/)
  expect(suggestedResponse).not.toMatch(/could write:/)
})
