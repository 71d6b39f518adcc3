import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const safetyOf = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' }).safety

// None of these was learnt from.
describe('what is held over somebody: papers, a pet, being believed', () => {
  test.each([
    'Remember whose name your visa is on. Walk out and I let them know',
    'See that lawyer again and I cancel your visa',
    'Come home or the dog goes in the canal',
    "i'll wring that parrots neck if you don't answer me",
    "You're 16, nobody will believe you. Delete our chats",
  ])('%s', (text) => expect(safetyOf(text)).toMatchObject({ tier: 2, thirdParty: false }))

  test.each([
    'Remember your visa appointment is on Thursday, I can drive you',
    'your papers came! residence card is in the drawer in the hall',
    'come home, the dog has been in the canal again and stinks',
    "You're 16 now, nobody will believe how tall you got! See you at the party",
  ])('but not: %s', (text) => expect(safetyOf(text)).toBeNull())
})

test.each([
  'I did something stupid with my tablets, so sleepy',
  "I've gone and done it with the insulin. Feeling all shaky and far away x",
  "Been silly with the paracetamol. Can't keep my eyes open now",
])('a dose told loosely is its sender’s danger: %s', (text) =>
  expect(safetyOf(text)).toMatchObject({ category: 'self-harm', thirdParty: true }),
)

test.each([
  'fine, do what you want, see if I care',
  "Suit yourself. Don't come crying to me when it goes wrong",
  "took my hayfever tablet and now I'm so sleepy, might nap before dinner",
])('the hurt end of a quarrel and a tired day are no danger: %s', (text) => expect(safetyOf(text)).toBeNull())
