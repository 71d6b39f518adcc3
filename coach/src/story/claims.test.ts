import { expect, test } from 'vitest'
import { inputOf } from '../evals/saved-chats.ts'
import { tellStory } from './story.ts'

const story = (relationshipType: string, title: string, issue: string, lines: string[]) =>
  tellStory(inputOf({ relationshipType, name: 'Odile', title, issue, lines }))
const words = (it: ReturnType<typeof story>) => (it.story ? `${it.story.summary} ${it.story.lessonLearned}` : '')

test('a story tells of no quarrel that nobody had', () => {
  const calm = story('husband', 'The washing', 'i am the only one who does the laundry', [
    'all of it lands with me. we never argued about it, i just went quiet',
    'i asked him to take half of the list',
    'he said he had no idea. he does his half now',
  ])
  expect(calm.state).toBe('ready')
  expect(words(calm)).not.toMatch(/quarrel|fight|argu|shout|\brow\b/)
})

test.each([
  [
    'friend',
    'she owes me for the tickets',
    [
      'she has not paid me back, i paid for the tickets',
      'i stopped answering her jokes',
      'i wrote to her that i feel awkward about it',
      'she paid it all back the next day, she had been ashamed',
    ],
    /acted on it|did something|doing something/,
  ],
  [
    'mother',
    'mum criticised my baking',
    [
      'mum criticised my bread in front of everyone, it hurt',
      'i didnt call for weeks',
      'i rang her and asked her to teach me',
      'we bake every week on wednesdays now',
    ],
    /together|the two of them/,
  ],
])('what came of it stands in the story: %s, %s', (type, issue, lines, said) => {
  const told = story(type, 'How it went', issue, lines)
  expect(told.state).toBe('ready')
  expect(words(told)).toMatch(said)
})

test.each([
  [
    'a frequency is no money',
    'husband',
    'every saturday belongs to his mother',
    ['i went along with it', 'i asked him for one saturday a month at home', 'he agreed to every other one'],
    /agreed|a yes|said yes/,
    /money|paid|small parts|said no/,
  ],
  [
    'a no is told as a no',
    'boss',
    'my boss sends me tasks at eight in the evening',
    ['i did them every time', 'i asked her to send them in the morning', 'she said no, the clients come first'],
    /said no|was a no|not agree|turned it down/,
    /agreement|does it differently|helped/,
  ],
  [
    'and that nothing changed is not left out',
    'brother',
    'my brother assumes that i drive dad to everything',
    ['i said yes and was angry', 'i asked him to take the mondays', 'he promised. nothing has changed so far'],
    /nothing has changed|as it was|no difference/,
    /does it differently|acted on it/,
  ],
  [
    'a deed is told as a deed',
    'neighbour',
    'the hedge next door takes our light and the noise is bad',
    ['i kept quiet for a year', 'i asked him to cut the hedge', 'he cut it the next morning'],
    /did something|acted on it|doing something/,
    /agreement|apolog|sorry/,
  ],
])('%s', (_what, type, issue, lines, says, not) => {
  const told = story(type, 'How it went', issue, lines)
  expect(told.state).toBe('ready')
  expect(words(told)).toMatch(says)
  expect(words(told)).not.toMatch(not)
})

test('a trouble that is not clear is given no name, and never another one', () => {
  const lines = [
    'i lent him 800 for his van and since then he doesnt pick up',
    'i made a nasty comment about it in front of everyone, my fault',
    'i apologised and asked him for a plan. he was ashamed, we wrote down a hundred a month',
  ]
  for (const issue of ['i lent my brother money and he avoids me', 'my brother has not paid me back']) {
    const told = story('brother', 'The loan', issue, lines)
    expect(told.state).toBe('ready')
    expect(told.story!.title + words(told)).toMatch(/money|loan|lent|one particular thing|something/i)
    expect(told.story!.title + words(told)).not.toMatch(/child|parent|arrangement|rules|joke/i)
  }
})

test.each([
  ['His lie', 'I found out that my husband lied to me about the affair for a year'],
  ['The messages', 'he had an affair with somebody from work'],
  ['Staying', 'i dont know whether to stay or leave him, we have been unhappy for years'],
  ['Church', 'he is very religious and i left the church'],
])('a delicate matter is looked at before it is shared: %s', (title, issue) => {
  const told = story('husband', title, issue, [
    issue,
    'i told him how i felt and asked him to tell me the truth',
    'he apologised and told me everything',
  ])
  expect(told.state).toBe('held')
  expect(told.reason).toMatch(/delicate/)
})

test('what was not said again is told as a change, and what works mostly as a help and no more', () => {
  const since = story('mother', 'Lunch', 'mum comments on what i eat', [
    'i asked her to stop commenting on what i eat',
    'she hasnt mentioned it since',
  ])
  expect(words(since)).toMatch(/differently|changed/)
  const partly = story('roommate', 'The rota', 'the dishes', ['we made a rota', 'it works, mostly'])
  expect(words(partly)).toMatch(/helped|better than before/)
})

test('a chat about one who is named, saved for somebody else, is nobody’s story yet', () => {
  const lines = [
    'looking after dad falls on me. my brother Conor does nothing for our parents',
    'i said nothing for weeks, and then i called him and asked him to take the saturdays',
    'he said he did not realise. he does saturdays now',
  ]
  const told = (type: string, name: string) =>
    tellStory(inputOf({ relationshipType: type, name, title: 'Who looks after dad', lines }))
  expect(told('father', 'Dad')).toMatchObject({ state: 'held', story: null })
  expect(told('brother', 'Conor')).toMatchObject({ state: 'ready', story: { category: 'family' } })
})
