import { expect, test } from 'vitest'
import { agreementIn, A, B, both, room, said } from '../../test/room.ts'
import { asksForPause, calls, saysBack, saysYes } from './answers.ts'
import { linesOf } from './quotes.ts'

test.each([
  'spot on',
  "I'm up for that",
  'mm-hm',
  'you understood',
  'I suppose so',
  'go on then',
  'keep it',
  'that sums it up',
])('a plain yes is a yes: %s', (text) => expect(saysYes(text)).toBe(true))
test.each(['not spot on', "I'm not up for that", 'no', 'I never said so'])('and this is none: %s', (text) =>
  expect(saysYes(text)).toBe(false),
)

test.each([
  'My wish is that we eat at six',
  "What I'm after is an evening without screens",
  "I'd appreciate it if you rang first",
  'It would mean a lot if you came along',
  'Ideally we pay half each',
])('a wish that is said is a wish: %s', (text) => expect(linesOf([text]).wishes.length).toBe(1))

test('saying back is known by what is said back, in whatever words it begins', () => {
  const told = [
    'You left the tap on and the kitchen flooded. I mopped for an hour. I was furious. Please check the tap.',
  ]
  expect(saysBack('I left the tap on, you mopped for an hour, I should check the tap', told, 'Ines')).toBe(true)
  expect(saysBack('u mopped an hour and u were furious', told, 'Ines')).toBe(true)
  expect(saysBack('I had a long day and nobody asks me about it', told, 'Ines')).toBe(false)
})

test('words of scorn that were told may be said back', () => {
  const steps = room([
    ...both,
    A(
      'On Monday your brother called me a lazy cow at the table. I felt humiliated. I want you to say something when he does that.',
    ),
    B(
      'My brother called you a lazy cow on Monday at the table and you felt humiliated, and you want me to say something.',
    ),
  ])
  expect(steps.at(-1)?.answer.reason).toBe('step')
})

test('calling for the other is no telling, and nobody is pressed', () => {
  expect(calls('hello? anyone there?')).toBe(true)
  const last = room([...both, A('hello?'), A('are you there'), A('still waiting')]).at(-1)
  expect(last?.answer.say).toMatch(/when it suits you|no hurry|does not have to be settled/)
})

test('a pause that is asked for comes, whoever it was said to', () => {
  expect(asksForPause('I need a break')).toBe(true)
  expect(asksForPause('I need a break from your mother every Christmas, and you know exactly why that is so')).toBe(
    false,
  )
  expect(room([...both, A('I need a break')]).at(-1)?.answer.pause).toBe(true)
})

test('two who say yes in their own words reach what they can keep', () => {
  const steps = room([
    A('count me in'),
    B('go on then'),
    A('On Sunday you watched the match and I cleaned alone. I felt like staff. My hope is that we clean together.'),
    B('I watched the match on Sunday and you cleaned alone and felt like staff, you hope we clean together.'),
    A('spot on'),
    B("I'd worked all week and nobody asked if I wanted to. I was worn out. I'd appreciate being asked."),
    A("You'd worked all week and you were worn out, and you want to be asked."),
    B('pretty much'),
    A('that fits'),
    B('works for me'),
    A('1, 2'),
    B('1, 3'),
    A('no changes'),
    B('keep it'),
    A("I'll ask you on Saturdays"),
    B("I'll clean with you on Sundays before the match"),
    A('yes'),
    B('mm-hm'),
  ])
  expect(agreementIn(steps.at(-1)?.answer.state)?.by).toHaveLength(2)
  expect(said(steps).join(' ')).not.toContain('I leave it in your words')
})
