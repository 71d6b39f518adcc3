import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

describe('what is said outright is not taken for its opposite', () => {
  test.each([
    ["I'm so sorry, I can't marry you.", /ending it/],
    ["I no longer love you. I'm sorry", /ending it/],
    ["I've fallen out of love. I'm sorry, truly", /ending it/],
    ['I kissed someone at the leaving do', /owning up/],
    ['You were right, I slept with my ex', /owning up/],
    ["I've been seeing someone else since spring", /owning up/],
    ['I never touched her', /did not happen/],
    ["I swear I didn't take your money", /did not happen/],
    ['nothing happened between us', /did not happen/],
    ["I've been gambling again", /trusting you/],
    ['I had a drink last night after nine months. fell off the wagon', /trusting you|owning up/],
    ['I told Mum you preferred your holiday', /something hurt/],
    ['I begged you not to tell him and you did it', /something hurt/],
    ['Oh must be great to have a free evening', /edge|sting/],
    ['No pressure if you’re busy', /leaving the choice/],
  ])('%s', (text, reading) => {
    const { interpretation, suggestedResponse } = read(text)
    expect(interpretation).toMatch(reading)
    expect(suggestedResponse).not.toMatch(/made me smile|matters to me that you say so|means a lot/)
  })

  test.each([
    ['I used to adore you', /complaint/],
    ['I hate how much I still miss you', /complaint/],
    ['I wish I had never met you', /complaint|hurt|angry|ending/],
    ["I'm tired of being the one who always asks. I miss you", /complaint.*affection/],
  ])('love and hurt in one are left as both: %s', (text, reading) => {
    const { interpretation, suggestedResponse, confidence } = read(text)
    expect(interpretation).toMatch(reading)
    expect(suggestedResponse).not.toMatch(/smile/)
    expect(confidence).toBeLessThanOrEqual(0.6)
  })

  test.each([
    "I didn't sleep a wink, the baby was up",
    'I kissed him on the forehead and put the light out',
    "I can't marry you off to just anyone haha",
    "It doesn't make me love you any less",
    'I adore you more than I used to',
    'I used to love your lasagne',
    'I lied to you about the party, surprise!',
    'Must be lovely to see them all, have a great time!',
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/ending it|owning up|did not happen|complaint|trusting you|sting/)
  })

  test('a sender who is one of the saved people is named in a whole sentence', () => {
    const person = { id: 'p', name: 'Tess', relationshipType: 'friend' } as never
    for (const text of ['Made you some soup, it is on the step', 'Well done, lovely work on the garden']) {
      const { interpretation } = analyseMessage({
        text,
        context: null,
        person,
        knownPeople: [],
        userFirstName: null,
        country: 'GB',
      })
      expect(interpretation).toMatch(/^Tess is /)
      expect(interpretation).not.toMatch(/Tess is [^:]*\b(?:wish|tell) you/)
    }
  })
})
