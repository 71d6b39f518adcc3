import { describe, expect, test } from 'vitest'
import { sight } from './screen.ts'

describe('a threat to break in is no visit', () => {
  test.each([
    'pick up or im coming round and ill put your front door through',
    'let me in or i swear ill boot that door down',
    "I'll put ur windows through",
    'ill put your windows in if you dont ring me back',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ category: 'abuse', tier: 2 }))
  test.each([
    'the window man is coming to put your windows in on monday',
    'ill put that door through the dishwasher lol',
    'had to kick the door in because dad had collapsed',
    'ill come over and fit that door for you, ring me when youre in',
  ])('and nobody breaks in: %s', (text) => expect(sight(text)).toBeNull())
})

describe('who knows the new locks and the weak spot', () => {
  test.each([
    "Noticed you got the locks done. Bathroom window still doesn't shut right does it",
    'see youve changed the locks. pity about the side gate',
    'New locks i see. you forgot the back door',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ category: 'stalking', tier: 2 }))
  test.each([
    'Nice new locks! Shall I bring my drill and sort the back door too?',
    "Saw you've had the locks changed, do you want me to fix the back door while I'm there?",
    'As your landlord I noticed you changed the locks. Please send me a key. The back door needs doing as well',
    'did you lock the back door? sleep well',
  ])('and nobody lurks: %s', (text) => expect(sight(text)).toBeNull())
})

describe('somebody who is locked in', () => {
  test.each([
    'i need her to unlock the bedroom door',
    'my husband has locked me in',
    'tell him im sorry, please ask him to let me out of the bathroom',
    'he wont let me out of the house until i say sorry',
  ])('%s', (text) => {
    const seen = sight(text)!
    expect(seen.category).toBe('abuse')
    expect(seen.tier).toBeGreaterThanOrEqual(/wont let/.test(text) ? 2 : 3)
  })
  test.each([
    'my daughter wont unlock her bedroom door since the argument',
    'im locked out, can you ask him to unlock the door',
    'the toddler has locked me in the bathroom haha',
    'i want my son to unlock his door and talk to me',
  ])('and nobody is: %s', (text) => expect(sight(text)).toBeNull())
})

describe('what is not to be told', () => {
  test.each([
    'you run to your sister with our business and see what happens',
    'tell anyone about this and youll see what happens',
    'open your mouth to your mates again and watch what happens',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ category: 'abuse', tier: 2 }))
  test.each([
    'tell her you like her and see what happens',
    'go to your dad with the idea and see what happens',
    'add the vinegar and see what happens',
  ])('and what may be tried: %s', (text) => expect(sight(text)).toBeNull())
})

describe('a thing that is thrown, whatever it is called', () => {
  test.each([
    'she chucked my ps5 out the window when i was late',
    'he lobbed my phone at the wall',
    'he slung my guitar down the stairs',
  ])('%s', (text) => expect(sight(text)?.category).toBe('abuse'))
  test.each(['he chucked the ball at me and i caught it', 'she chucked my old phone out, it was broken'])(
    'and one that is not: %s',
    (text) => expect(sight(text)).toBeNull(),
  )
})
