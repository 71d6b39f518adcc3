import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

describe('whatever order it is put in, the message is about that matter', () => {
  it.each([
    ["tell my mum I'm moving out", /^Hi Mum, I'm moving out\./],
    ['tell my flatmate the music at 3am has to stop', /^The music at 3am has to stop\./],
    ['tell my neighbour the smell in the hall is getting worse', /^The smell in the hall is getting worse\./],
    ["tell gran I can't come on Sunday, without her feeling forgotten", /^Hi Gran, .*\. I can't come on Sunday\./],
    ["text my boyfriend i'm gonna be stuck at work till 9", /^I'm going to be stuck at work till 9\.$/],
    ['I want my uncle to know his gags about my job get to me', /^Your gags about my job get to me\./],
    ["tell my friend I can't lend her £200", /\. I can't lend you £200\./],
    ['remind the choir to bring their folders on Tuesday', /bring your folders on Tuesday/],
    ['invite my old school friends to a barbecue on 12 June at 3pm', /to a barbecue on 12 June at 3pm/],
  ])('%s', (goal, said) => {
    const { craftedMessage } = crafted(goal)
    expect(craftedMessage).toMatch(said)
    expect(craftedMessage).not.toMatch(/like to talk (?:with|to) you about|I am telling you because I care about us/)
  })

  it('the three messages do different things, and none pads a small matter', () => {
    const { craftedMessage, alternatives } = crafted('ask my neighbour to feed the fish while we are away')
    const all = [craftedMessage, ...alternatives.map(({ message }) => message)]
    expect(new Set(all).size).toBe(3)
    expect(crafted("tell my mum i'll be late").craftedMessage).toBe("Hi Mum, I'll be late.")
  })
})

describe('what shows itself as pressure is refused with what can be said', () => {
  it.each([
    "tell my girlfriend if she goes to that party we're done",
    'get my girlfriend to delete instagram',
    'I want my wife to ask me before she spends any money',
    "tell him he'd better watch his back",
    'write to my neighbour that I will poison his cat',
    "tell my son if he comes out as gay he's no longer welcome",
  ])('%s', (goal) => {
    expect(crafted(goal)).toMatchObject({ craftedMessage: '', refused: expect.stringMatching(/What can be written/) })
  })

  it.each([
    'tell my mum I passed, but not as well as I hoped',
    "tell my sister that my dad isn't ill, it was a false alarm",
    'tell my partner the doctor was worried at first but it is nothing',
    'tell my boyfriend I actually really loved the present',
    "tell my mum it wasn't her fault dad left",
    'tell my partner I need him to ask me before he takes money from our joint account',
    'tell my flatmate not to use my razor',
    'tell my sister I was at home when she rang, I was in the shower',
  ])('and what only sounds alike is not: %s', (goal) => {
    expect(crafted(goal).refused).toBeUndefined()
  })
})

describe('what is only doubted', () => {
  const goal = 'tell my flatmate stay in on Saturday or forget the favour'

  it('is asked about in plain words, with what can be written instead', () => {
    const { craftedMessage, refused, contributions } = crafted(goal)
    expect(craftedMessage).toBe('')
    expect(refused).toMatch(/not sure how .* is meant.*say it in parts.*What can be written/s)
    expect(contributions[0]?.feature).toBe('the goal was not understood')
  })

  it('is asked once: said in parts it is written, and each part is read in its own right', () => {
    const said = 'I would like you to stay in with me on Saturday.'
    expect(crafted(goal, { happened: said }).craftedMessage).toContain(said)
    expect(crafted(goal, { happened: 'Pay me or your mother sees the pictures.' }).craftedMessage).toBe('')
  })
})
