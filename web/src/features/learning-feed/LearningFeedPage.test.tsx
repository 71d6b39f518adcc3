import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { OwnStory, Story } from '@mallama/contracts/community'
import { describe, expect, test } from 'vitest'
import { queryClient } from '../../platform/query.ts'
import { anId, example } from '../../platform/test-example.ts'
import {
  click,
  dialog,
  fails,
  held,
  openPage,
  press,
  pressNext,
  seenBy,
  told,
  type Api,
} from '../../parts/test-page.tsx'
import LearningFeedPage from './LearningFeedPage.tsx'

const FEED = 'GET /api/learning-feed'
const LIKE = 'POST /api/learning-feed/:id/like'
const MINE = 'GET /api/learning-feed/mine'
const long = `${'They each kept a silent list of it. '.repeat(7)}And then the list was gone.`
const tell = (title: string, more: Partial<Story> = {}) =>
  example(Story, {
    id: anId(),
    title,
    category: 'romantic',
    summary: 'They asked for one whole job.',
    lessonLearned: 'Ask first.',
    createdAt: '2026-03-02T00:00:00.000Z',
    ...more,
  })
const person = (more: Partial<User> = {}) =>
  example(User, {
    subscriptionType: 'regular',
    stripeSubscriptionId: 'sub_1',
    serverTime: '2026-03-05T20:00:00.000Z',
    ...more,
  })

function open(stories: Story[], api: Api = {}, user = person()) {
  return openPage(seenBy(user, <LearningFeedPage />), {
    [FEED]: stories,
    [MINE]: [],
    'GET /api/learning-feed/muted': { count: 0 },
    ...api,
  })
}
const card = async (title: string) => within(await screen.findByRole('article', { name: title }))

describe('a story', () => {
  test('has title, day, category, key lesson, how helpful it was and how many comments', async () => {
    open([
      tell('The dishes', { likesCount: 42, commentsCount: 6 }),
      tell('The call', { category: 'family', example: true }),
    ])
    const shown = await card('The dishes')
    expect(shown.getByRole('heading', { level: 2 }).textContent).toBe('The dishes')
    expect(shown.getByText('Romantic')).toBeTruthy()
    expect(shown.getByText(/2/, { selector: 'time' }).getAttribute('dateTime')).toBe('2026-03-02')
    expect(shown.getByText('Key lesson').nextElementSibling?.textContent).toBe('Ask first.')
    expect(shown.getByRole('button', { name: 'Helpful 42 on The dishes' })).toBeTruthy()
    expect(shown.getByRole('button', { name: '6 Comments on The dishes' })).toBeTruthy()
    expect(shown.queryByText('Example')).toBeNull()
    const other = await card('The call')
    expect(other.getByText('Family')).toBeTruthy()
    expect(other.getByText('Example')).toBeTruthy()
  })

  test('shows 200 characters of its summary, the rest on Read more, and less again', async () => {
    open([tell('The dishes', { summary: long }), tell('Short')])
    const shown = await card('The dishes')
    const words = () => shown.getByText(/They each kept/).textContent
    expect(words()).toContain(`${long.slice(0, 200)}...`)
    expect(words()).not.toContain('the list was gone')
    await click(shown.getByRole('button', { name: 'Read more: The dishes' }))
    expect(words()).toContain(long)
    const less = shown.getByRole('button', { name: 'Show less: The dishes' })
    expect(less.getAttribute('aria-expanded')).toBe('true')
    await click(less)
    expect(words()).not.toContain('the list was gone')
    expect((await card('Short')).queryByRole('button', { name: /Read more/ })).toBeNull()
  })

  test('is helpful at once, and no longer at the second press; a failure takes it back and says so', async () => {
    const story = tell('The dishes', { likesCount: 1 })
    const { promise, go } = held<object>()
    const { now, sent } = open([story], { 'POST /api/learning-feed/:id/like': () => promise })
    const helpful = async (count: number) =>
      (await card('The dishes')).getByRole('button', { name: `Helpful ${count} on The dishes` })
    await click(await helpful(1))
    expect((await helpful(2)).getAttribute('aria-pressed')).toBe('true')
    go({ likesCount: 7, liked: true })
    expect((await waitFor(() => helpful(7))).getAttribute('aria-pressed')).toBe('true')
    now({ 'POST /api/learning-feed/:id/like': fails })
    await click(await helpful(7))
    await told('That was not kept')
    expect((await helpful(7)).getAttribute('aria-pressed')).toBe('true')
    expect(sent('POST', '/api/learning-feed/:id/like')).toHaveLength(2)
  })

  test('that is helpful and no longer so in quick presses is sent in that order, one after the other', async () => {
    const answers = [held<object>(), held<object>()]
    const waiting = [...answers]
    const { sent } = open([tell('The dishes', { likesCount: 1 })], { [LIKE]: () => waiting.shift()!.promise })
    const likes = () => sent('POST', '/api/learning-feed/:id/like')
    const helpful = async (count: number) =>
      (await card('The dishes')).findByRole('button', { name: `Helpful ${count} on The dishes` })
    await click(await helpful(1))
    await click(await helpful(2))
    expect((await helpful(1)).getAttribute('aria-pressed')).toBe('false')
    expect(likes(), 'the second waits for the answer to the first').toHaveLength(1)
    answers[0]!.go({ likesCount: 2, liked: true })
    await waitFor(() => expect(likes()).toHaveLength(2))
    expect((await helpful(1)).getAttribute('aria-pressed'), 'what was pressed last shows').toBe('false')
    answers[1]!.go({ likesCount: 5, liked: false })
    expect((await helpful(5)).getAttribute('aria-pressed')).toBe('false')
  })

  test('whose first press failed is not made helpful by the second, which takes it back', async () => {
    const { promise, go } = held<unknown>()
    const { sent } = open([tell('The dishes', { likesCount: 1 })], { [LIKE]: () => promise })
    const helpful = async (count: number) =>
      (await card('The dishes')).findByRole('button', { name: `Helpful ${count} on The dishes` })
    await click(await helpful(1))
    await click(await helpful(2))
    go(fails())
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect((await helpful(1)).getAttribute('aria-pressed')).toBe('false')
    expect(sent('POST', '/api/learning-feed/:id/like')).toHaveLength(1)
  })

  test('is shared by what it says and nothing else', async () => {
    open([tell('The dishes')], { 'GET /api/relationships': [] })
    await click((await card('The dishes')).getByRole('button', { name: 'Share The dishes' }))
    const shared = await dialog('Share this')
    expect((await shared.findByLabelText<HTMLTextAreaElement>('What is shared')).value).toBe(
      'They asked for one whole job.\n\nKey lesson: Ask first.',
    )
    for (const tab of ['Social Media', 'Direct Share', 'Email'])
      expect(shared.getByRole('tab', { name: tab })).toBeTruthy()
  })

  test('that is one’s own says so, and has nothing to report', async () => {
    open([tell('The dishes', { mine: true })])
    const shown = await card('The dishes')
    expect(shown.getByText('Yours')).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'More for The dishes' })).toBeNull()
  })
})

test('a category is asked for, and one without stories says so and leads back', async () => {
  const { asked } = open([tell('The dishes')], {
    [FEED]: (_body: object, { query }: { query: URLSearchParams }) =>
      query.get('category') === 'workplace' ? [] : [tell('The dishes')],
  })
  await card('The dishes')
  const names = ['All', 'Romantic', 'Family', 'Friendship', 'Workplace']
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(names)
  await click(screen.getByRole('radio', { name: 'Workplace' }))
  expect(await screen.findByRole('heading', { name: 'No stories in Workplace yet' })).toBeTruthy()
  await press('Show all stories')
  await card('The dishes')
  expect(asked.filter(({ call }) => call === '/api/learning-feed').length).toBeGreaterThanOrEqual(2)
})

test('a feed without stories, one that does not load, and more stories than one reads at once', async () => {
  const { now } = open([], { [FEED]: fails })
  expect(await screen.findByRole('heading', { name: 'The stories did not load' })).toBeTruthy()
  now({ [FEED]: [] })
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'No stories yet' })).toBeTruthy()
  now({ [FEED]: Array.from({ length: 25 }, (_, at) => tell(`Story ${at}`, { category: 'family' })) })
  await click(screen.getByRole('radio', { name: 'Family' }))
  await card('Story 19')
  expect(screen.getAllByRole('article')).toHaveLength(20)
  await press('Show older stories')
  await card('Story 24')
  expect(screen.queryByRole('button', { name: 'Show older stories' })).toBeNull()
})

test('a report says what is wrong, with a word for the reviewer', async () => {
  const { sent } = open([tell('The dishes')], { 'POST /api/learning-feed/:id/report': null })
  await pressNext('More for The dishes')
  await click(await screen.findByRole('menuitem', { name: 'Report this story' }))
  const shown = await dialog('Report')
  await click(shown.getByRole('radio', { name: 'It is cruel or hateful' }))
  const words = shown.getByLabelText<HTMLTextAreaElement>(/A word for the reviewer/)
  fireEvent.change(words, { target: { value: '  The second line. ' } })
  await press('Send report')
  await told('Report sent')
  expect(sent('POST', '/api/learning-feed/:id/report')).toEqual([
    { reason: 'It is cruel or hateful: The second line.' },
  ])
})

test('muting an author says how it is undone; everyone can be shown again', async () => {
  const { now, asked } = open([tell('The dishes')], {
    'POST /api/learning-feed/:id/mute': null,
    'DELETE /api/learning-feed/muted': null,
  })
  await pressNext('More for The dishes')
  now({ [FEED]: [], 'GET /api/learning-feed/muted': { count: 1 } })
  await click(await screen.findByRole('menuitem', { name: 'Mute this author' }))
  await told('This author is muted')
  expect(await screen.findByText(/You muted one author/)).toBeTruthy()
  now({ [FEED]: [tell('The dishes')], 'GET /api/learning-feed/muted': { count: 0 } })
  await press('Show everyone again')
  await told('Everyone is shown again')
  await card('The dishes')
  expect(asked.some(({ method, call }) => method === 'DELETE' && call === '/api/learning-feed/muted')).toBe(true)
})

describe('one’s own stories', () => {
  const own = (title: string, more: Partial<OwnStory> = {}) =>
    example(OwnStory, {
      id: anId(),
      title,
      category: 'family',
      summary: 'One line. Another line.',
      lessonLearned: 'Ask first.',
      createdAt: '2026-03-02T00:00:00.000Z',
      state: 'published',
      ...more,
    })

  test('are withdrawn after asking, with what that cannot undo', async () => {
    const { now, asked } = open([], {
      [MINE]: [own('The lunch', { likesCount: 31, commentsCount: 4 })],
      'DELETE /api/learning-feed/:id': null,
    })
    expect(await screen.findByText(/helpful to 31/)).toBeTruthy()
    await press('Withdraw The lunch')
    const asking = await dialog('Withdraw “The lunch”?', 'alertdialog')
    expect(asking.getByText(/with its 4 comments/)).toBeTruthy()
    now({ [MINE]: [] })
    await click(asking.getByRole('button', { name: 'Withdraw' }))
    await told('Withdrawn', '“The lunch” is no longer in the feed.')
    expect(await screen.findByText(/None yet/)).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  test('one that waits leads the page: lines are left out, a reviewer asked, or all of it kept private', async () => {
    const reason = 'The subject is a delicate one, so please look at the story before it is shared.'
    const { sent, now } = open([], {
      [MINE]: [own('The drive', { state: 'waiting', reason })],
      'POST /api/learning-feed/:id/submit': own('The drive', { state: 'held' }),
    })
    expect(await screen.findByRole('heading', { name: 'One of your stories waits for you' })).toBeTruthy()
    await press('Look at it')
    const shown = await dialog('Is this safe to share?')
    expect(shown.getByText(reason)).toBeTruthy()
    await click(shown.getByRole('checkbox', { name: 'Another line.' }))
    now({ [MINE]: [own('The drive', { state: 'held' })] })
    await press('Ask a reviewer')
    await told('With a reviewer')
    expect(sent('POST', '/api/learning-feed/:id/submit')).toEqual([
      { approved: ['The drive', 'One line.', 'Ask first.'] },
    ])
    expect(await screen.findByRole('button', { name: 'Take back The drive' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'One of your stories waits for you' })).toBeNull()
  })

  test('one that a reviewer sent back says why, and can be kept private', async () => {
    const { now } = open([], {
      [MINE]: [own('The drive', { state: 'returned', reason: 'A neighbour would know.' })],
      'DELETE /api/learning-feed/:id': null,
    })
    await pressNext('Look at it: The drive')
    expect((await dialog('Is this safe to share?')).getByText('A neighbour would know.')).toBeTruthy()
    now({ [MINE]: [] })
    await press('Keep it private')
    await told('Kept private')
  })

  test.each([
    ['premium', 'Plus keeps yours private.'],
    ['prime', 'Prime keeps yours private.'],
  ] as const)('on %s: %s', async (subscriptionType, words) => {
    open([], {}, person({ subscriptionType }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'You see it first' })).toBeNull()
  })

  test('on Core it says that they are seen first', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'You see it first' })).toBeTruthy()
  })
})
