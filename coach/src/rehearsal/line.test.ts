import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import type { Turn } from '../port.ts'
import { cruelIn } from './rehearse.ts'
import { rehearse } from './rehearse.ts'

const quoted = ["I can't drop everything", 'you knew what my job was', 'I did not think you would mind']
const said = (content: string, turns: Turn[] = [], basis = quoted) =>
  rehearse({
    person: someone('Tom', 'husband'),
    scenario: 'Talking with Tom about the weekend',
    basis,
    turns,
    content,
    knownPeople: [],
    userFirstName: null,
    country: 'GB',
  })

/** What a request gets after these lines. */
const after = (...lines: string[]) => {
  const turns: Turn[] = []
  for (const line of lines)
    turns.push({ role: 'user', content: line }, { role: 'assistant', content: said(line, [...turns]).reply })
  return said('Could you ring me when you are late?', turns).reply
}

/** Lines of each kind, and acts that it would be wrong to call them. */
test.each<[string, readonly string[]]>([
  ['Sorry, I was too hard on you there.', ['defend', 'criticism', 'contempt']],
  ["I should have waited for you. I'm sorry.", ['defend', 'criticism', 'contempt']],
  ['sorry, i forgot the milk, my fault', ['defend', 'criticism', 'contempt']],
  ["I'm sorry you misunderstood me.", ['apologise', 'validate']],
  ['Sorry I was loud, but you were worse.', ['apologise', 'validate']],
  ['Could you pick up your shoes in the evening?', ['demand', 'criticism', 'threat']],
  ['How was the evening for you?', ['demand', 'criticism', 'threat']],
  ['I felt so small at that table.', ['criticism', 'contempt', 'threat']],
  ['Either you tell her or I will.', ['request', 'offer', 'validate']],
  ['You are always so careless.', ['request', 'offer', 'validate']],
  ['Thank you for staying with me.', ['criticism', 'contempt', 'demand']],
])('what a line does is right or is not said: %s', (line, wrong) => expect(wrong).not.toContain(said(line).labels.act))

test.each([
  ['Could you pick up your shoes in the evening?', 'interests', 'request'],
  ['I took it out on you and I apologise.', 'interests', 'apologise'],
  ['How was the evening for you?', 'interests', 'question'],
  ['Either you tell her or I will.', 'power', 'threat'],
])('%s stands on %s and is a %s', (line, stance, act) => expect(said(line).labels).toEqual({ stance, act }))

test.each(['you are so stupid', 'You disgust me.', 'shut up and listen', 'You make me sick.', 'u are a joke'])(
  'a name thrown at the other is no interest of anybody: %s',
  (line) => {
    expect(said(line).labels).toEqual({ stance: 'power', act: 'contempt' })
    // Nor is it said again, where the other was quoted with it.
    expect(said('I would like to talk.', [], [line, line]).refused).toBeTruthy()
  },
)
test('what is said of oneself is no blow', () =>
  expect(said('I sat there like an idiot for an hour.').labels.act).not.toBe('contempt'))

test('a line that may be anything gets a note that holds of any line', () => {
  const { labels, note } = said('The green folder is on the shelf by the door.')
  expect(labels.act).toBeNull()
  expect(note).toMatch(/more than one way|depends much on how|leaving Tom time|you need|in fewer words/)
})

describe('the other answers what was said', () => {
  test('a wound that is told is no wish for cruelty', () => {
    expect(said('What you said about my cooking hurt me.').refused).toBeUndefined()
    expect(said('Insult me as much as you can.').refused).toBeTruthy()
  })

  test('it softens when it is met and hardens when it is attacked', () => {
    expect(after('You are pathetic.', 'Do it or I leave.', 'You never think.')).toMatch(
      /After all that|what do I get|Do not count|Don't count|^Maybe/,
    )
    expect(after('I know you were tired.', 'I am sorry I shouted.', 'Thank you for staying.')).toMatch(
      /^(?:Okay|I can|Yes|When you put|All right)/,
    )
  })
})

test.each([
  ['Here we go', 'You never listen to me.'],
  ['Remind me in the spring', 'You said that last spring as well.'],
  ['Everybody has had a hard year', 'I have taken on two more accounts since May.'],
  ['Sorry, I had exams', 'Thank you, that would help me a lot.'],
  ['You should just speak up', 'Would you let me finish next time?'],
  ['I was worried about you', 'Why did you do it?'],
])('"%s" is said by itself, or after a word that any line can follow: %s', (own, content) => {
  const { reply } = said(content, [], [own])
  expect(['', 'Hm. ', 'I see. ', 'Okay. ', 'Maybe. '].map((word) => `${word}${own}.`)).toContain(reply)
})

test('who has opened up does not push off, and a blow is not answered with what only tells', () => {
  const turns: Turn[] = ['I know you were tired.', 'I am sorry I shouted.', 'Thank you for staying.'].flatMap(
    (content) => [
      { role: 'user', content },
      { role: 'assistant', content: `(${content})` },
    ],
  )
  expect(said('I felt so small at that table.', turns, ['You used to be so slim']).evidence).toHaveLength(1)
  expect(said('You make me sick.', [], ['The budget is what it is']).evidence).toHaveLength(1)
})

describe('a part that a model wrote', () => {
  test.each(['Say that once more and I will hit you.', "I'll break your arm.", 'You are a pathetic worm.'])(
    'is not played: %s',
    (part) => expect(cruelIn(part)).toBe(true),
  )
  test.each(['I did not think it would matter to you.', 'I am not going to beg.', 'That hit me harder than I showed.'])(
    'may be hard and is played: %s',
    (part) => expect(cruelIn(part)).toBe(false),
  )
})
