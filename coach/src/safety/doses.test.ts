import { expect, test } from 'vitest'
import { sight } from './screen.ts'

test.each([
  '36 aspirin about half an hour ago',
  '44 co-codamol since breakfast and I am getting drowsy',
  'four strips of tramadol. I feel dizzy',
  'did it twenty minutes ago, the whole packet',
])('a number and a medicine are a dose without a verb: %s', (text) =>
  expect(sight(text)).toMatchObject({ tier: 3, category: 'self-harm', about: 'taken', thirdParty: false }),
)

test('somebody else who took them all is helped by whoever tells it', () =>
  expect(sight('my wife took her heart tablets, all of them')).toMatchObject({
    tier: 3,
    about: 'taken',
    thirdParty: true,
  }))

test.each([
  '24 paracetamol and a pint of milk please, thanks, see you an hour from now',
  '250 mg twice a day since Tuesday',
  'there are 60 ibuprofen in the cupboard, I counted just now',
])('what is bought, prescribed or kept is none: %s', (text) => expect(sight(text)?.tier ?? 0).toBeLessThan(3))

test('a blow told of in passing at play hurts nobody', () =>
  expect(sight('he broke my wrist on the trampoline, we still laugh about it')?.tier ?? 0).toBeLessThan(3))
