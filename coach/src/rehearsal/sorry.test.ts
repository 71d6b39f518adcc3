import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import type { Turn } from '../port.ts'
import { cruelIn } from './refusal.ts'
import { rehearse } from './rehearse.ts'

const said = (content: string, turns: Turn[] = []) =>
  rehearse({
    person: someone('Tom', 'husband'),
    scenario: 'Talking with Tom about the weekend',
    basis: ["I can't drop everything", 'you knew what my job was', 'I did not think you would mind'],
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

describe('a sorry', () => {
  test.each([
    'Sorry, I was too hard on you there.',
    "I'm sorry I laughed when you told me.",
    'I took it out on you and I apologise.',
    "I should have waited for you. I'm sorry.",
    'What I said about your sister was cruel. Forgive me.',
    'I am sorry that I made you wait in the rain.',
    'I apologise. I was late, but that is no excuse.',
    'sorry, i forgot the milk, my fault',
  ])('that is meant is taken as one: %s', (line) => {
    const { labels, note, reply } = said(line)
    expect(labels).toEqual({ stance: 'interests', act: 'apologise' })
    expect(note).toContain('takes on your own part')
    expect(reply).not.toMatch(/^So you|fault|always a but/i)
  })

  test.each([
    'I am sorry that you see it like that.',
    'Sorry if anybody was offended.',
    "Well, I'm sorry you can't handle the truth.",
    'Sorry, okay? Happy now?',
    "I'm sorry if I spoiled the evening for anyone.",
    'Sorry you always take everything the wrong way.',
    'sorry for existing',
    "I'm sorry you misunderstood me.",
  ])('that leaves it with the other is none: %s', (line) => {
    const { labels, note } = said(line)
    expect(labels.act).not.toBe('apologise')
    expect(labels.stance).toBe('rights')
    expect(note).toMatch(/says sorry and takes it back|puts the trouble into/)
  })

  test.each([
    "I'm sorry, but you pushed me to it.",
    'Sorry I was loud, but you were worse.',
    'I apologise for being late, but the traffic was your idea.',
    "I am sorry I lied but you'd have gone mad.",
  ])('and then a but is heard from the but on: %s', (line) => {
    const { labels, note } = said(line)
    expect(labels.act).toBe('defend')
    expect(note).toContain('"but"')
  })
})

describe('what a line does', () => {
  test.each([
    ['Could you pick up your shoes in the evening?', 'interests', 'request'],
    ['I would like you to knock before you come in.', 'interests', 'request'],
    ['Please stop saying that.', 'interests', 'request'],
    ['What if I drive and you sleep?', 'interests', 'offer'],
    ["I'll do bath time so you can go for a run.", 'interests', 'offer'],
    ['I could keep Saturday free for you.', 'interests', 'offer'],
    ['Forget it one more time and you can move out.', 'power', 'threat'],
    ["It's the job or me.", 'power', 'threat'],
    ['Either you tell her or I will.', 'power', 'threat'],
    ["If you won't talk to me I don't know why we live together.", 'power', 'threat'],
    ['How was the evening for you?', 'interests', 'question'],
    ['Are you cross with me?', 'interests', 'question'],
    ['What would you need from me?', 'interests', 'question'],
    ['I know your mother has been ill.', 'interests', 'validate'],
    ['I think you were scared.', 'interests', 'validate'],
    ['I felt so small at that table.', 'interests', 'disclose'],
    ['I sat there like an idiot for an hour.', 'interests', 'disclose'],
    ['Oh great, another night alone as usual.', 'rights', 'contempt'],
    ['Sure, because you are never late.', 'rights', 'contempt'],
    ['I need a break, I will be back at nine.', 'interests', 'repair'],
    ["You're so careless.", 'rights', 'criticism'],
  ])('%s: %s, %s', (line, stance, act) => expect(said(line).labels).toEqual({ stance, act }))

  test.each([
    ['Thanks for remembering my birthday.', 'contempt'],
    ['Great, see you on Sunday.', 'contempt'],
    ['I will take the car so that you have to walk.', 'offer'],
    ['Do you like this one or the other one?', 'threat'],
    ['You were an idiot and I stood there.', 'disclose'],
    ['You should say sorry to her.', 'apologise'],
  ])('%s is no %s', (line, act) => expect(said(line).labels.act).not.toBe(act))
})

describe('the other answers what was said', () => {
  test('a wound that is told is no wish for cruelty', () => {
    expect(said('What you said about my cooking hurt me.').refused).toBeUndefined()
    expect(said('Insult me as much as you can.').refused).toBeTruthy()
  })

  test('an open question is not read as something to do', () =>
    expect(said('What would you need from me to try it?').reply).not.toMatch(/need from you|can need/))

  test('whoever asks to finish is let finish', () =>
    expect(said('Let me finish, please.').reply).toMatch(/go on|quiet|finish/i))

  test('a greeting is answered as one', () =>
    expect(said('Hi Tom.').reply).toMatch(/^(?:Hi|Hey|Hello|Yes|What|You again)/))

  test('words are said back once, and not in every answer', () => {
    const turns: Turn[] = []
    for (const line of [
      'You came at ten.',
      'You left the door open.',
      'You forgot the bread.',
      'You read my letter.',
    ]) {
      const { reply } = said(line, [...turns])
      turns.push({ role: 'user', content: line }, { role: 'assistant', content: reply })
    }
    expect(
      turns.filter(({ role, content }) => role === 'assistant' && content.startsWith('So I ')).length,
    ).toBeLessThanOrEqual(1)
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
