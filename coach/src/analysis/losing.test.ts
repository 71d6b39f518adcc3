import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

describe('a call to a bedside, in the words that people use for it', () => {
  test.each([
    'Grandma keeps asking for you. Please come home while you still can.',
    "The hospice rang. They've asked the family to come in tonight.",
    "mum's on a syringe driver now, theyre keeping her comfortable",
    "the consultant doesnt think he'll see the weekend",
    'They reckon it is a matter of hours',
    "if you wanted to see uncle ray i'd come today",
    "We're all with her now. You should come.",
    'time to come and say our goodbyes to Nan',
    'the home rang, they think we should all be there tonight',
    "He's very poorly and he'd love to see you. Don't leave it too long.",
    "Dad's asking for you. I think it's time.",
  ])('%s', (text) => {
    const { interpretation, suggestedResponse, emotionalTone, confidence } = read(text)
    expect(interpretation).toMatch(/time may be short/)
    expect(suggestedResponse).toMatch(/Thank you|thank you/)
    expect(suggestedResponse).not.toMatch(/lovely|asking me|bring|check what I have on/)
    expect(emotionalTone).not.toMatch(/cheerful|delighted/)
    expect(confidence).toBeLessThanOrEqual(0.75)
  })

  test.each([
    "We're all saying our goodbyes to Jess on Friday, leaving drinks at the Crown!",
    'You should come sooner rather than later, tickets are selling fast',
    "Dad's asking for you, he can't find the remote",
    "they've called us all in for a meeting at nine",
    "the doctor said it won't be long, just a quick scan",
    'If you want to see the baby come today!',
    'Mum wants everyone to be there on Sunday, she is doing a roast',
    'i never got to say goodbye to him',
    "kettle's on, come round before it gets too late",
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/time may be short/)
    expect(read(text).suggestedResponse).not.toMatch(/so sorry|thinking of all of you/i)
  })
})

describe('grief', () => {
  test.each([
    "Mums headstone is going up on friday. I'll send a picture, dont feel you have to come",
    'nearly bought grandad a birthday card today. stood there like a fool',
    'it would have been his 30th tomorrow',
    "Can't bring myself to delete her voicemails",
    'first christmas without nan. set a place for her by mistake',
    'i still lay two cups out every morning',
    'I keep almost calling mum to tell her about the garden',
    'went to the grave today. still feels unreal',
  ])('%s', (text) => {
    const { interpretation, suggestedResponse, emotionalTone, safety } = read(text)
    expect(interpretation).toMatch(/grief/)
    expect(emotionalTone).not.toMatch(/annoyed|angry|threatening/)
    expect(suggestedResponse).not.toMatch(/offering|made me smile|do for/)
    expect(safety).toBeNull()
  })

  test('who calls themselves a fool for it hears that it is none', () => {
    expect(read('keep listening to dads voicemails like an idiot').suggestedResponse).toMatch(/nothing foolish/)
  })

  test.each([
    'I keep nearly texting him to come back',
    'been to the cemetery for a walk, the bluebells are out!',
    'Can you water the pots at the grave on Tuesday?',
    'Nearly called him last night, but I am done with him',
    'You had the headstone done without my name on it',
    'put that on my gravestone',
    'my ex keeps leaving me voicemails',
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/grief/)
  })

  test('a rude name for somebody else is anger all the same', () => {
    expect(read('you made me look like an idiot in front of them all').emotionalTone).toMatch(/annoyed|angry/)
  })
})
