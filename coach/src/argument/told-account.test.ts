import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'

const read = (text: string, ...partiesInvolved: string[]) =>
  parse(text, { partiesInvolved, userFirstName: null, knownPeople: [] })
const said = (text: string, ...parties: string[]) =>
  read(text, ...parties).turns.map(({ speaker, text: words }) => `${speaker}: ${words}`)

describe('an account that quotes the other', () => {
  it('leaves the hard words with whoever said them', () => {
    expect(
      said('I mentioned I was worried about money. My husband rolled his eyes. "Here we go, the drama queen."'),
    ).toEqual([
      'Me: I mentioned I was worried about money. My husband rolled his eyes.',
      'My husband: Here we go, the drama queen.',
    ])
    expect(said('So I asked her to pay me back. She goes "are you keeping score?" and I went quiet.')).toEqual([
      'Me: So I asked her to pay me back.',
      'Her: are you keeping score?',
      'Me: and I went quiet.',
    ])
  })

  it('gives a quote after the teller’s own tears to nobody, and is less sure for it', () => {
    const found = read(
      'I told Marcus I could not do bedtime alone again. He said, "Then don\'t." I started crying. "Here come the waterworks."',
      'Marcus',
    )
    expect(found.turns.map(({ speaker }) => speaker)).toEqual(['Me', 'Marcus'])
    expect(found.attribution).toBeLessThan(1)
    expect(found.notes.join(' ')).toMatch(/do not say who spoke/)
  })

  it('gives a quote with nobody near it to nobody, where more than one may have said it', () => {
    const found = read(
      'I asked my son to turn it down. "You are not even my real dad." My wife and he left, I sat there.',
    )
    expect(found.turns.map(({ speaker }) => speaker)).toEqual(['Me', 'Someone', 'Me'])
    expect(found.attribution).toBeLessThan(1)
  })

  it('does not take a word in marks for speech', () => {
    expect(read('My so-called "friend" told everyone. I have not slept.').turns).toHaveLength(1)
  })

  it('every piece stands in the text where it says it does', () => {
    const text = 'I came home. My mum sighed. "You again." Then, quietly, "go to bed," she said and I did.\nI hate it.'
    for (const { pieces } of read(text).turns)
      for (const { text: words, start } of pieces) expect(text.slice(start, start + words.length)).toBe(words)
  })
})
