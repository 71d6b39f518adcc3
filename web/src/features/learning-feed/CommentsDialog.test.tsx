import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { Comment, communityApi, Story } from '@mallama/contracts/community'
import { Safety } from '@mallama/contracts/safety'
import { expect, test } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import {
  click,
  dialog,
  fails,
  field,
  held,
  openPage,
  press,
  Refused,
  seenBy,
  told,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import CommentsDialog from './CommentsDialog.tsx'

const LIST = 'GET /api/learning-feed/:id/comments'
const ADD = 'POST /api/learning-feed/:id/comments'
const ME = 'PATCH /api/auth/user'
const at = '2026-03-02T20:00:00.000Z'
const said = (content: string, more: Partial<Comment> = {}) =>
  example(Comment, { id: anId(), content, userFirstName: 'Mira', createdAt: at, ...more })
const person = (more: Partial<User> = {}) =>
  example(User, { id: 'u1', firstName: 'Nora', commentName: 'anonymous', serverTime: at, ...more })
const answer = (more: Record<string, unknown> = {}) =>
  example(communityApi.comment.response, { id: anId(), content: 'Mine', createdAt: at, ...more })

function open(api: Api = {}, { user = person(), mine = false } = {}) {
  const story = example(Story, { id: anId(), title: 'The dishes', mine })
  return openPage(seenBy(user, <CommentsDialog story={story} onClose={() => undefined} />), {
    [LIST]: [],
    [ADD]: answer(),
    [ME]: user,
    ...api,
  })
}
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('each story’s comments have their own dialog, the newest nearest to the form, Anonymous without a name', async () => {
  open({ [LIST]: [said('Second', { userFirstName: '' }), said('First')] })
  const shown = await dialog('Comments')
  expect(shown.getByText('The dishes')).toBeTruthy()
  await shown.findByText('First')
  expect(items()[0]).toMatch(/^Mira.*First/)
  expect(items()[1]).toMatch(/^Anonymous.*Second/)
})

test('comments beyond the newest hundred are reached page by page; the way to them goes with the last of them', async () => {
  const all = ['Third', 'Second', 'First'].map((words) => said(words))
  const page = (items: Comment[]) => new Refused(200, items, { 'x-total-count': '3' })
  const one = (_body: object, { query }: { query: URLSearchParams }) => {
    const at = all.findIndex(({ id }) => id === query.get('before')) + 1
    return page(all.slice(at, at + 1))
  }
  const { now } = open({ [LIST]: one })
  await screen.findByText('Third')
  const earlier = screen.getByRole('button', { name: 'Show earlier comments' })
  now({ [LIST]: fails })
  await click(earlier)
  expect(await screen.findByText('Earlier ones did not load. Please try again.')).toBeTruthy()
  expect(screen.getByText('Third')).toBeTruthy()
  now({ [LIST]: one })
  await click(earlier)
  await screen.findByText('Second')
  expect(document.activeElement).toBe(earlier)
  await click(earlier)
  await screen.findByText('First')
  expect(items().map((words) => /First|Second|Third/.exec(words!)![0])).toEqual(['First', 'Second', 'Third'])
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull()
})

test('an emoji is one character, on the page as for the server', async () => {
  const { sent } = open()
  await dialog('Comments')
  write('Your comment', '💛'.repeat(501))
  expect(screen.getByText('1 too many')).toBeTruthy()
  write('Your comment', '💛'.repeat(500))
  expect(screen.getByText('500 of 500')).toBeTruthy()
  await press('Post')
  await waitFor(() => expect(sent('POST', ADD.replace('POST ', ''))).toHaveLength(1))
})

test('an empty comment and one over 500 characters are refused beside the field', async () => {
  const { sent } = open()
  await screen.findByText('No comments yet.')
  await press('Post')
  expect(await screen.findByText('Comment cannot be empty')).toBeTruthy()
  write('Your comment', 'c'.repeat(501))
  await press('Post')
  expect(await screen.findByText('Comment too long')).toBeTruthy()
  expect(screen.getByText('1 too many')).toBeTruthy()
  expect(field('Your comment').getAttribute('aria-invalid')).toBe('true')
  expect(sent('POST', '/api/learning-feed/:id/comments')).toEqual([])
})

test('before the first comment its name is chosen; Anonymous unless one’s own is taken', async () => {
  const { sent } = open({}, { user: person({ commentName: null }) })
  await screen.findByText('Your first comment. Show it as')
  const anonymous = screen.getByRole<HTMLInputElement>('radio', { name: 'Anonymous' })
  expect(anonymous.checked).toBe(true)
  // A key that is pressed at once does not choose another name.
  await waitFor(() => expect(document.activeElement).toBe(anonymous))
  await click(screen.getByRole('radio', { name: 'Nora' }))
  write('Your comment', ' We do this too. ')
  await press('Post')
  await waitFor(() => expect(field('Your comment').value).toBe(''))
  expect(sent('PATCH', '/api/auth/user')).toEqual([{ commentName: 'first-name' }])
  expect(sent('POST', '/api/learning-feed/:id/comments')).toEqual([{ content: 'We do this too.' }])
})

test('who chose before is not asked again, and can change it', async () => {
  const { sent } = open()
  await screen.findByText('Show it as')
  write('Your comment', 'One.')
  await press('Post')
  await waitFor(() => expect(field('Your comment').value).toBe(''))
  expect(sent('PATCH', '/api/auth/user')).toEqual([])
})

test.each([
  ['without a name of one’s own', { user: person({ firstName: null }) }, 'You are shown as Anonymous.'],
  ['below one’s own story', { mine: true }, /Below your own story you are shown as Anonymous/],
] as const)('%s there is nothing to choose', async (_where, how, words) => {
  open({}, how)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a comment that is held says why, to its author alone', async () => {
  open({ [LIST]: [said('See example.org', { mine: true, held: 'A person looks at links first.' })] })
  expect(await screen.findByText('Held: A person looks at links first. Only you see it.')).toBeTruthy()
})

test('words about danger bring help above the form', async () => {
  const safety = example(Safety.unwrap(), { tier: 3, category: 'self-harm', message: 'Please stay.', resources: [] })
  open({ [ADD]: answer({ safety }), 'GET /api/safety/resources': fails })
  await screen.findByText('No comments yet.')
  write('Your comment', 'I cannot go on.')
  await press('Post')
  expect(await screen.findByText('Please stay.')).toBeTruthy()
})

test('a comment that fails keeps its words and says so; a second press sends it once', async () => {
  const { now, sent } = open({ [ADD]: fails })
  await screen.findByText('No comments yet.')
  write('Your comment', 'We do this too.')
  await press('Post')
  expect(await screen.findByText(/Your words are still here/)).toBeTruthy()
  expect(field('Your comment').value).toBe('We do this too.')
  const { promise, go } = held<object>()
  now({ [ADD]: () => promise })
  const post = screen.getByRole('button', { name: 'Post' })
  await click(post, 2)
  go(answer())
  await waitFor(() => expect(field('Your comment').value).toBe(''))
  expect(sent('POST', '/api/learning-feed/:id/comments')).toHaveLength(2)
})

test('one’s own is deleted; another’s is reported, or its author muted', async () => {
  const { now, asked, sent } = open({
    [LIST]: [said('Mine', { mine: true }), said('Theirs')],
    'DELETE /api/learning-feed/:id/comments/:commentId': null,
    'POST /api/learning-feed/:id/comments/:commentId/report': null,
    'POST /api/learning-feed/:id/comments/:commentId/mute': null,
  })
  await screen.findByText('Theirs')
  now({ [LIST]: [said('Theirs')] })
  await press('Delete your comment')
  await told('Comment deleted')
  await press('Report the comment by Mira')
  await dialog('Report')
  await press('Send report')
  await told('Report sent')
  expect(sent('POST', '/api/learning-feed/:id/comments/:commentId/report')).toEqual([
    { reason: 'It could show who someone is' },
  ])
  await press('Report the comment by Mira')
  await press('Mute this author')
  await told('This author’s comments are hidden')
  expect(asked.filter(({ call }) => call.endsWith('/mute'))).toHaveLength(1)
})

test('comments that do not load are asked for again', async () => {
  const { now } = open({ [LIST]: fails })
  expect(await screen.findByRole('heading', { name: 'The comments did not load' })).toBeTruthy()
  now({ [LIST]: [said('First')] })
  await press('Try again')
  expect(await screen.findByText('First')).toBeTruthy()
  expect(within(document.body).getByRole('button', { name: 'Post' })).toBeTruthy()
})

test('a comment that was begun is there again when its sheet is opened anew', async () => {
  const story = example(Story, { id: anId(), title: 'The dishes' })
  const sheet = () =>
    openPage(seenBy(person(), <CommentsDialog story={story} onClose={() => undefined} />), { [LIST]: [] })
  sheet()
  write('Your comment', 'We take turns')
  cleanup()
  sheet()
  expect(field('Your comment').value).toBe('We take turns')
})
