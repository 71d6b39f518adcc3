import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

describe('a goal that orders nothing', () => {
  it.each([
    ['your parcel came to us by mistake, please collect it before Friday', 'please collect it before Friday'],
    ['the puppy is out again, please keep your gate shut today', 'please keep your gate shut today'],
    ["it's over, please bring my keys back", 'Please bring my keys back'],
  ])('is the message where it reads as words to them: %s', (goal, has) => {
    expect(crafted(goal).craftedMessage.toLowerCase()).toContain(has.toLowerCase())
  })

  it('sends nothing of somebody else that is told to the coach', () => {
    const { craftedMessage } = crafted("he never washes up and he's on his phone all night, I can't any more")
    expect(craftedMessage).not.toMatch(/\b(?:he|his)\b/)
  })

  it('leaves whom it names beside "you" who they are', () => {
    const { craftedMessage } = crafted("please don't show my sister the letters I sent you")
    expect(craftedMessage).toContain('my sister the letters I sent you')
  })
})

describe('a letter that is asked for', () => {
  it.each([["Write a message to Ines that says I can't move my holiday again", "I can't move my holiday again."]])(
    'is what it is to say, and not that it says it: %s',
    (goal, message) => {
      expect(crafted(goal).craftedMessage).toContain(message)
    },
  )

  it('speaks to whoever it ends things with', () => {
    const { craftedMessage } = crafted('break up with Marek kindly, we have been together for two years')
    expect(craftedMessage).toContain('I want to break up with you.')
  })
})

it('who asks what to say is given words, and what they told is not sent', () => {
  const goal = "my friend Shaz lost the baby. I don't know what to say to her, I've got two kids and a nice house"
  const { craftedMessage } = crafted(goal)
  expect(craftedMessage).toMatch(/^(?:Hi )?Shaz, I'm sorry this has happened\./)
  expect(craftedMessage).not.toMatch(/kids|house/)
})

describe('beside a draft', () => {
  it('no words are quoted twice', () => {
    const originalDraft = 'Marek you never listen and you are always on your phone. I think we should break up.'
    const { draft } = crafted('break up with Marek kindly, we have been together for two years', { originalDraft })
    expect(draft?.feedback.split('on your phone')).toHaveLength(2)
  })
})

describe('beside an order', () => {
  it.each([
    ['tell Ben the lock is fixed and the key is under the pot', 'The lock is fixed and the key is under the pot'],
    ['ask Ruth to water the tomatoes and feed the hens, she loves them', 'water the tomatoes and feed the hens'],
    ['tell my coach I have to skip Tuesday, my car is at the garage', 'My car is at the garage.'],
  ])('what belongs to its matter is said: %s', (goal, has) =>
    expect(crafted(goal).craftedMessage.toLowerCase()).toContain(has.toLowerCase()),
  )

  it.each([
    ['tell my landlord the boiler leaks. He is a bit of a miser, honestly', /miser|honestly/],
    ['I am hopeless at this. Thank my neighbour for the soup', /hopeless/],
    ["Mum's party is on Sunday, ask the baker for a cake", /Hi Mum/],
  ])('what is for the coach is not: %s', (goal, aside) => {
    expect(crafted(goal).craftedMessage).not.toBe('')
    expect(crafted(goal).craftedMessage).not.toMatch(aside)
  })
})
