import { describe, expect, test } from 'vitest'
import { sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('a temper one is frightened of, a threat that names nothing', () => {
  test.each([
    'my partner gets frightening if the house is untidy',
    'mum gets really scary whenever dad is on nights',
    'he was terrifying when i said no',
    'if you carry on like this youll find out what happens',
  ])('%s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(1))

  test.each([
    'she gets scary competitive when we play monopoly',
    'he gets scary at halloween, he loves the masks',
    'if you keep going you will see the pub on the left',
    'the dog gets scary when the post comes',
    'keep it up and youll get good marks',
  ])('%s', (text) => expect(tier(text)).toBe(0))
})

describe('plain sentences of every day', () => {
  test.each([
    'our pension goes into the joint account',
    'i tend to keep stuff to myself at work',
    'good to know where we stand, thanks for telling me',
    'the council hit us with another parking fine',
    'i know where your cousin works, love it there',
    'if you leave your address i will send you the photos',
    'she needs to tell the bank her new address',
    'i take my inhaler before he gets home from football, i always have',
    'give her the slides unless she has them already',
    'my gran never made me feel like a burden',
    "I won't be home tonight",
    'scissors are in the top drawer',
    'dont be sad, we can go next week instead',
    'you have been the best friend anyone could ask for, happy birthday',
    'drove past yours, lights were on, fancy a cuppa?',
    'we let grandad win at chess now and again',
    "he has a fever, i wasn't putting him in a car",
    'the toddler keeps throwing things',
    'you know what happens when you eat cheese late',
    'i burnt my thumb on the oven',
    'saying goodbye to our first house today',
    'bye and thanks for all the laughs this term',
    'he will not be back till sunday',
    "we won't be there tomorrow, sorry",
    "i won't be in the office this week",
  ])('%s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'my wages go straight into our account but he controls it',
    'i keep things to myself because nobody would care if i died anyway',
    'i know where your mum lives, shame if something happened to her',
    "if you leave me i'll send the videos to your boss",
    'he hit me with a belt',
    "left my keys in the box and the dog's food is sorted. you've been the best sister anyone could have. please dont be sad",
    'tell him we are asleep so he stops kicking the doors',
    'she keeps smashing plates when i am late',
    'you know what happens when you make me look stupid',
    'walked past yours and the bedroom light was on. whose car is that outside',
    'the knife is in my hand',
    'i have a rope',
    'i cut my arm again, i deserve it',
    'goodbye and thanks for everything, i cant go on',
    "I won't be here tomorrow, please look after mum",
    "goodbye everyone, i won't be home tonight or ever",
    "i won't be around much longer",
    'i will take all my tablets when he goes to work',
    'i feel like such a burden, they would be better off without me',
  ])('and their grave neighbours are heard: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(1))
})
