import { describe, expect, it } from 'vitest'
import { toRecipient } from './turn.ts'

const to = (pronoun: 'he' | 'she' | 'they', ...mentions: string[]) => ({ mentions, pronoun })

describe('words about somebody are turned to them', () => {
  it.each([
    ['she hurt me when she left her keys with him', 'You hurt me when you left your keys with him'],
    ['Ines was ill and she has not told her boss', 'You were ill and you have not told your boss'],
    ['I heard her say that it is hers', 'I heard you say that it is yours'],
    ["she's tired because she's moved house herself", "You're tired because you've moved house yourself"],
    ['I bought her dinner and called her selfish', 'I bought you dinner and called you selfish'],
    ["I'm glad for her however it ends", "I'm glad for you however it ends"],
    ["she's painted her door and she's happy with it", "You've painted your door and you're happy with it"],
    ['it is loud when she prays at four', 'it is loud when you pray at four'],
    ['does she still swim', 'do you still swim'],
    ['I think the bike is hers from today', 'I think the bike is yours from today'],
    ["I fed Ines's fish while she was away", 'I fed your fish while you were away'],
  ])('%s', (said, turned) =>
    expect(toRecipient(said, to('she', 'my sister Ines', 'Ines'))).toBe(turned.replace('You was', 'You were')),
  )

  it.each([
    ['my brother lost his keys', 'my brother lost his keys'],
    ['I covered for Liam while he was away', 'I covered for Liam while he was away'],
    ['he was right about Mark and he knows it', 'You were right about Mark and you know it'],
    ['my dad likes him', 'my dad likes you'],
    ['the van is his from May', 'the van is yours from May'],
  ])('and words about somebody else are not: %s', (said, kept) => expect(toRecipient(said, to('he'))).toBe(kept))
})
