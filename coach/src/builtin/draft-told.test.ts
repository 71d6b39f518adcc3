import { describe, expect, test } from 'vitest'
import { talk } from '../evals/talk.ts'

/** The drafts of a talk, one a turn. */
const drafts = (...turns: string[]) => talk(turns).map(({ state }) => state.lastDraft?.words ?? '')

describe('words asked for at once are about what was told, and for the one they were asked for', () => {
  test.each([
    [
      "My landlord still hasn't fixed the boiler, my daughter's been ill from the cold. what do i text him?",
      /You still haven't fixed the boiler.*When can you do it\?/,
    ],
    [
      'what do I text my landlord about the leak? my wife is furious about it',
      /^I am writing about the leak\. When can it be put right\?$/,
    ],
    [
      'can you write a message to my sister about the money she borrowed, £340, my husband keeps going on about it',
      /the money you borrowed, £340\. When can I expect it\?$/,
    ],
    [
      "write me something to tell my mum I'm not coming for christmas, my brother will be there and we don't speak",
      /^Hi Mum, I'm not coming for Christmas/,
    ],
    [
      "I'd like to message my tutor Dr Hale about an extension until 3 May, my flatmate says just don't hand it in",
      /^Dear Dr Hale, .*an extension until 3 May/,
    ],
    [
      'my boss changed my shift again even though my mum is in hospital. write me something to send to him',
      /^You changed my shift even though my mum is in hospital\./,
    ],
    [
      'I owe my flatmate Joss £85 for bills. Help me tell him I can pay on the 28th',
      /^Hi Joss, I can pay on the 28th\.$/,
    ],
  ])('%s', (message, words) => {
    const [said] = drafts(message)
    expect(said).toMatch(words)
    expect(said).not.toMatch(/furious|husband keeps|flatmate says/)
  })
})

describe('a change does what it says, and keeps sums, days and names', () => {
  test('through six changes', () => {
    const [, first, short, warm, casual, less, more] = drafts(
      "I lent my cousin Priya £340 in March and she said she'd pay it back by Friday. I want to text her about it",
      'write it for me',
      'shorter please',
      'make it warmer',
      'less formal',
      "don't mention March",
      'add that I need it for the car repair',
    )
    for (const it of [first, short, warm, casual, less, more]) {
      expect(it).toMatch(/Priya/)
      expect(it).toMatch(/£340/)
      expect(it).toMatch(/Friday/)
      expect(it).toMatch(/[.?]$/)
    }
    expect(warm!.length).toBeGreaterThan(short!.length)
    expect(casual).toMatch(/^Hey Priya/)
    expect(less).not.toContain('March')
    expect(more).toContain('I need it for the car repair.')
  })
  test('a part that is taken out takes its phrase along and not the sentence', () => {
    const said = drafts(
      "Help me text my landlord that the radiator in Ella's room has leaked since 4 May",
      "take out the bit about Ella's room",
    ).at(-1)
    expect(said).toContain('the radiator has leaked since 4 May'.slice(4))
    expect(said).not.toContain('Ella')
  })
})
