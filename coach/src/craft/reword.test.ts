import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const draft =
  "Lena, you said you'd book the hall and you didn't. I can't do it before 14 March. Send me the number of the caretaker."

describe('a goal that only asks for better wording takes its matter from the draft', () => {
  it.each([
    'make this nicer',
    'Can you make it sound less angry please?',
    'help me word this better',
    'soften this for my sister',
    'a kinder way to say it',
    'how do I say this without sounding rude',
    'tone it down a bit',
    'rewrite my message so she does not get defensive',
  ])('%s', (goal) => {
    const { craftedMessage, refused, explanation } = crafted(goal, { selectedTone: 'diplomatic', originalDraft: draft })
    expect(refused).toBeUndefined()
    for (const kept of ['Lena', 'hall', '14 March', 'caretaker']) expect(craftedMessage).toContain(kept)
    expect(craftedMessage).toContain('Please send me the number')
    expect(craftedMessage).not.toContain("you didn't")
    expect(explanation).toContain('sentence by sentence')
  })

  it('what runs them down goes, a refusal and its days stay', () => {
    const { craftedMessage } = crafted('make this kinder', {
      selectedTone: 'caring',
      originalDraft: "You're a lazy pig. I won't drive you to work on Monday any more. I'm done.",
    })
    expect(craftedMessage).not.toMatch(/pig/)
    expect(craftedMessage).toMatch(/won't drive you to work on Monday/)
    expect(craftedMessage).toMatch(/I'm done/)
  })

  it('what it asks for besides is said too', () => {
    const { craftedMessage } = crafted('make it softer and tell her I miss her', {
      selectedTone: 'caring',
      originalDraft: 'You left without a word on Friday. I waited at the station.',
    })
    expect(craftedMessage).toMatch(/Friday/)
    expect(craftedMessage).toMatch(/I miss you/)
  })

  it('without a draft it asks for one', () => {
    const { craftedMessage, refused } = crafted('make this nicer')
    expect(craftedMessage).toBe('')
    expect(refused).toMatch(/no draft yet/)
  })

  it.each(['send me the money by Monday or im telling your wife about us', "if you move out I'll post the pictures"])(
    'a threat in the draft is not worded better: %s',
    (originalDraft) => {
      const { craftedMessage, refused } = crafted('help me word this better', { selectedTone: 'direct', originalDraft })
      expect(craftedMessage).toBe('')
      expect(refused).toMatch(/I have not written this one/)
    },
  )
})

describe('condolence is no apology', () => {
  it.each([
    'tell Amir im sorry about his dad',
    'say sorry to my friend Jo for her loss',
    'tell my aunt I am sorry about her miscarriage',
  ])('%s', (goal) => {
    const { craftedMessage, alternatives } = crafted(goal)
    expect(craftedMessage).toMatch(/I am so sorry (?:about|for) your/)
    for (const text of [craftedMessage, ...alternatives.map(({ message }) => message)])
      expect(text).not.toMatch(/deserved better|was wrong|upset with me|put it right/i)
  })

  it('and being sorry for a deed still is one', () => {
    const { craftedMessage } = crafted('tell my aunt I am sorry about the vase')
    expect(craftedMessage).toMatch(/sorry (?:about|for) the vase/i)
    expect(craftedMessage).not.toMatch(/for being quiet|on my mind/)
  })
})

describe('what is laid on a condition', () => {
  it.each([
    'tell my husband if he leaves ill make sure he never sees the boys, he has to listen',
    'tell my boyfriend if he goes to the match ill bin his records',
    'tell my gf if she blocks me ill post her pics',
  ])('is refused, also without its apostrophes: %s', (goal) => {
    const { craftedMessage, refused } = crafted(goal, { selectedTone: 'direct' })
    expect(craftedMessage).toBe('')
    expect(refused).toBeTruthy()
  })

  it('a treat is no limit', () => {
    const { craftedMessage } = crafted("tell my son if he tidies his room I'll take him to the pool")
    expect(craftedMessage).toMatch(/If you tidy your room,? I'll take you to the pool/)
    expect(craftedMessage).not.toMatch(/seriously|rather say this kindly/)
  })

  it('time for oneself is told and not begged for', () => {
    const { craftedMessage } = crafted('tell my boyfriend i need a few days to think')
    expect(craftedMessage).not.toMatch(/thank you|grateful|appreciate/i)
  })
})

it('what was to be shorter and less needy loses its padding and keeps its question', () => {
  const { craftedMessage } = crafted('make this shorter and less needy', {
    selectedTone: 'playful',
    originalDraft:
      "Hi Ben, sorry to bother you, I know you're really busy, I was just wondering if maybe you were coming to the quiz on Thursday, no worries at all if not. Sorry for the long message lol",
  })
  expect(craftedMessage).toMatch(/^Hi Ben, are you coming to the quiz on Thursday\?$/)
})

it('nothing is said to be gone that still stands', () => {
  const { craftedMessage, draft } = crafted('make this nicer', {
    selectedTone: 'diplomatic',
    originalDraft: "Can you not smoke under my window. My boy has asthma. It's not fair.",
  })
  expect(craftedMessage).toBe('Could you please not smoke under my window. My boy has asthma. It is hard on me.')
  expect(draft?.feedback).not.toMatch(/not smoke.*without it/)
})

it('a question that is waited for is answered, and what was not understood is not thanked for', () => {
  const asked = crafted('what do I reply to this', {
    conversationHistory:
      'Gran: Will you come for tea on Sunday?\nMe: maybe\nGran: Well let me know, I have to buy the cake',
  })
  expect(asked.craftedMessage).toMatch(/tell you as soon as I know/)
  const unread = crafted('reply to this', { conversationHistory: 'Kai: the crow flies over both our houses' })
  expect(unread.craftedMessage).not.toMatch(/letting me know/)
})

it('a joke about being dead to somebody is no blackmail, and half of it is not sent', () => {
  const { refused, craftedMessage } = crafted("tell my sister she's dead to me if she doesn't bring my tent back lol")
  expect(refused ?? '').not.toMatch(/blackmail|lawyer/)
  expect(craftedMessage === '' || /tent/.test(craftedMessage)).toBe(true)
})
