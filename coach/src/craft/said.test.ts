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
})
