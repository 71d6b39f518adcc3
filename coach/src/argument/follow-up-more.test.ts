import { beforeAll, expect, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'
import { asked } from '../evals/talk.ts'
import { argumentFollowUp } from './follow-up.ts'

const shed = [
  'Bea: You left the shed open all night.',
  'Tom: I was tired. You are a nag, do you know that?',
  "Bea: You are laughing at me, aren't you.",
  'Tom: Sorry about the bikes. I will fix the lock on Thursday.',
  'Bea: I was frightened when I heard the door.',
  "Tom: I can't do everything here.",
].join('\n')
const read = new Map<string | null, ReturnType<typeof resolved>>()
function said(message: string, me: string | null = 'Bea', quarrel = shed) {
  const resolution = quarrel === shed ? (read.get(me) ?? resolved(quarrel, { me })) : resolved(quarrel, { me })
  if (quarrel === shed) read.set(me, resolution)
  return argumentFollowUp({ ...asked(message), resolution, me }).response
}
beforeAll(() => void said('What now?'), 60_000)

test.each([
  "Was I too hard? I'm Tom.",
  'I am Tom, was I unfair?',
  'hello, Tom here. Did I go too far?',
  "Did I say anything wrong? By the way I'm Tom",
  'As Tom, did I overreact?',
  'this is Tom and I wonder, was I mean?',
])('a name anywhere in it says who asks: %s', (message) => {
  expect(said(message, null)).not.toContain('cannot tell which')
  expect(said(message, null)).toContain('nag')
})

test.each([
  "I'm Tom's sister, was I too hard?",
  'I am sorry, was I too hard?',
  'Am I unfair to Tom?',
  'As Tom said, was I too hard?',
  "I'm not Bea, was I too hard?",
  'Was I too hard on Bea?',
])('and a name that is somebody else’s does not: %s', (message) =>
  expect(said(message, null)).toContain('cannot tell which'),
)

test.each([
  ['What about Thursday?', 'fix the lock on Thursday'],
  ['the thing about the lock', 'fix the lock'],
  ['And the bit about the bikes?', 'Sorry about the bikes'],
  ['What did Tom offer?', 'fix the lock'],
  ['Did he say sorry?', 'Sorry about the bikes'],
  ['What did I agree to?', 'No line here of yours'],
  ['Was there anything kind in it?', 'Sorry about the bikes'],
  ['What should he have answered?', 'would have liked to hear'],
  ['How do we find middle ground?', 'may not be given up'],
  ['Am I a terrible mother?', 'cannot read off'],
  ['What should I do tomorrow?', 'small thing'],
  ['Was it wrong to say he is laughing at me?', 'laughing at me'],
  ['Can you sum it up?', 'It began with "You left the shed open'],
])('%s: is answered from the quarrel', (message, part) => {
  const reply = said(message)
  expect(reply).toContain(part)
  expect(reply).not.toContain('These lines do not answer')
})

test('words for one subject are about that subject, and no insult is said again', () => {
  for (const message of ['How do I bring up the thing about the lock?', 'What do I say about Thursday?']) {
    expect(said(message)).toContain('fix the lock on Thursday')
    expect(said(message, 'Tom')).not.toContain('nag')
  }
})

test.each([
  'The thing about him is that he never listens to me and goes to bed.',
  'I had a bad week and a bad mum day.',
  'We met in the middle of the park.',
  'He promised me the lock last year.',
  'I agreed to nothing.',
  'It went well at work today.',
])('what is told and not asked is no question about it: %s', (message) =>
  expect(said(message)).not.toMatch(/On that these lines|No line here|cannot read off|may not be given up|small thing/),
)

const threat =
  'Jon: Where is my dinner.\nMe: It is in the oven.\nJon: Say that again and I will break your jaw.\nMe: Please stop.'
test.each([
  'How do we meet halfway on the money?',
  'Can we compromise?',
  'How could we share the chores?',
  'Is there a middle ground with him?',
])('no compromise is looked for with one who threatens: %s', (message) => {
  const reply = said(message, 'Me', threat)
  expect(reply).toContain('say no without fear')
  expect(reply).not.toMatch(/Papers, cards|may not be given up/)
})

test('somebody in danger who has no name is spoken of as people speak', () => {
  for (const who of ['Her', 'Him'])
    for (const message of ['Is it because of me?', 'Should I stay?', 'What do I write?', 'Is it serious?']) {
      const reply = said(
        message,
        'Me',
        `Me: I am going on Sunday.\n${who}: Then I will kill myself.\nMe: Please don't.`,
      )
      expect(reply).not.toMatch(/\b(?:reach|near|with|asked|to|into|of) (?:she|he)\b|\b(?:she|he)'s (?:life|family)\b/)
    }
})

test.each([
  ['Could I send him the report?', /You may:/],
  ['What would be fair for both?', /what you would call fair/],
  ['And if it keeps happening?', /what you do next is/],
  ['Why are men like that?', /About all of them/],
  ['How many times should I have to ask?', /no right number/],
  ['Was that out of order?', /how they landed/],
  ['Do you reckon he regrets it?', /Ask, and then only listen/],
])('an everyday question gets an answer from the lines: %s', (message, answer) => {
  const response = said(message)
  expect(response).toMatch(answer)
  expect(response).not.toMatch(/do not answer that|not in these lines/)
  expect(response).toMatch(/frightened|shed|nag|lock|bikes|everything here|laughing|Tom/)
})
