import { screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { ChatMessage, ChatReply, SavedChat, StoryPreview } from '@mallama/contracts/chat'
import { OwnStory } from '@mallama/contracts/community'
import { expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { click, dialog, fails, openPage, press, seenBy, told, type Api } from '../test-page.tsx'
import SaveChatDialog from './SaveChatDialog.tsx'

const id = anId()
const SAVE = 'POST /api/relationships/:id/saved-chats'
const PREVIEW = 'POST /api/learning-feed/preview'
const at = '2026-03-02T20:00:00.000Z'
const story = {
  title: 'The work at home',
  category: 'romantic' as const,
  summary: 'Between someone and their partner, the trouble was the housework. They asked for one whole job.',
  lessonLearned: 'The smaller the request, the easier it is to keep.',
}
const ready = example(StoryPreview, {
  state: 'ready',
  story,
  changed: ['their partner'],
  redactions: [
    { quote: 'Tomas', kind: 'name' },
    { quote: 'last tuesday', kind: 'date' },
  ],
})
const title = 'What others would read'

const person = (more: Partial<User> = {}) =>
  example(User, {
    id: 'u1',
    subscriptionType: 'regular',
    stripeSubscriptionId: 'sub_1',
    serverTime: new Date().toISOString(),
    ...more,
  })

function open(api: Api, { user = person(), status = 'resolved' as const as 'resolved' | 'active' } = {}) {
  const done = vi.fn<(how: string) => void>()
  const messages = [example(ChatMessage, { id: anId(), role: 'user', content: 'The dishes again.', timestamp: at })]
  const page = openPage(
    seenBy(
      user,
      <SaveChatDialog
        relationshipId={id}
        personName="Tomas"
        status={status}
        messages={messages}
        onCancel={() => undefined}
        onDone={done}
      />,
    ),
    { 'POST /api/chat': example(ChatReply, { response: 'INSIGHTS:\nI wait.' }), [SAVE]: example(SavedChat), ...api },
  )
  return { ...page, done }
}
const save = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await click(button)
}
const line = (words: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: words })

test('on Core, what others would read is shown before anything is saved: changed words marked, what was taken out', async () => {
  const { sent } = open({ [PREVIEW]: ready })
  await save()
  const shown = await dialog(title)
  expect(await shown.findByRole('heading', { name: story.title })).toBeTruthy()
  expect([...document.querySelectorAll('.keep mark')].map(({ textContent }) => textContent)).toEqual(['their partner'])
  await click(shown.getByText('2 things taken out'))
  expect([...document.querySelectorAll('.taken-out del')].map(({ textContent }) => textContent)).toEqual([
    'Tomas',
    'last tuesday',
  ])
  expect(sent('POST', '/api/learning-feed/preview')).toMatchObject([{ relationshipId: id, status: 'resolved' }])
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toEqual([])
})

test('a line that is left out is not approved; the rest is shared', async () => {
  const { sent, done } = open({
    [PREVIEW]: ready,
    [SAVE]: example(SavedChat, { story: example(OwnStory, { state: 'published' }) }),
  })
  await save()
  await screen.findByRole('heading', { name: story.title })
  await click(line(/Between someone/))
  await click(line(/Key lesson/))
  await press('Save and share')
  await told('Chat saved', 'in the Learning Feed, without names')
  expect(done).toHaveBeenCalledWith('saved')
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toMatchObject([
    { share: true, approved: [story.title, 'They asked for one whole job.'] },
  ])
})

test('after a save that failed, the lines that were left out stay left out', async () => {
  const { now, sent } = open({ [PREVIEW]: ready, [SAVE]: fails })
  await save()
  await screen.findByRole('heading', { name: story.title })
  await click(line(/Between someone/))
  await press('Save and share')
  await told('Failed to save chat')
  now({ [SAVE]: example(SavedChat, { story: example(OwnStory, { state: 'published' }) }) })
  await save()
  await screen.findByRole('heading', { name: story.title })
  expect(line(/Between someone/).checked).toBe(false)
  expect(line(/one whole job/).checked).toBe(true)
  await press('Save and share')
  await told('Chat saved')
  const approved = sent('POST', '/api/relationships/:id/saved-chats').map((body) => body['approved'])
  expect(approved).toEqual(Array(2).fill([story.title, 'They asked for one whole job.', story.lessonLearned]))
})

test('with every line left out there is nothing to share; it can be kept private', async () => {
  const { sent } = open({ [PREVIEW]: ready })
  await save()
  await screen.findByRole('heading', { name: story.title })
  await click(line(/Between someone/))
  await click(line(/one whole job/))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and share' }).disabled).toBe(true)
  expect(screen.getByText('Leave at least one line, or keep it private.')).toBeTruthy()
  await press('Save, keep it private')
  await told('Chat saved')
  const [kept] = sent('POST', '/api/relationships/:id/saved-chats')
  expect(kept).toMatchObject({ share: false })
  expect(kept).not.toHaveProperty('approved')
})

test('one that Mallama is not sure of says so, and waits for its author', async () => {
  const reason = 'A relationship like this one is less common, so please look at the story before it is shared.'
  open({
    [PREVIEW]: { ...ready, state: 'held', reason },
    [SAVE]: example(SavedChat, { story: example(OwnStory, { state: 'waiting' }) }),
  })
  await save()
  expect((await dialog(title)).getByText('Mallama is not sure that this keeps you unknown.')).toBeTruthy()
  expect(document.body.textContent).toContain(reason)
  await press('Save, and decide later')
  await told('Chat saved', 'waits for you in the Learning Feed')
})

test('where there is no story the chat is saved at once, and why is told', async () => {
  const reason = 'Something in this chat may be about safety, so it is not shared, not even without names.'
  const { sent } = open({ [PREVIEW]: example(StoryPreview, { state: 'blocked', reason, story: null }) })
  await save()
  await told('Chat saved', 'It stays private.', reason)
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toMatchObject([{ share: false }])
})

test('a preview that does not load shares nothing: try again, or save it alone', async () => {
  const { now, sent } = open({ [PREVIEW]: fails })
  await save()
  expect(await screen.findByRole('heading', { name: 'What others would read did not load' })).toBeTruthy()
  now({ [PREVIEW]: ready })
  await press('Try again')
  expect(await screen.findByRole('heading', { name: story.title })).toBeTruthy()
  expect(sent('POST', '/api/relationships/:id/saved-chats')).toEqual([])
})

test.each([
  ['Plus', { user: person({ subscriptionType: 'premium' }) }],
  ['Prime', { user: person({ subscriptionType: 'prime' }) }],
  ['Core, a chat that is not resolved', { status: 'active' as const }],
])('%s: the chat is saved without a word about sharing', async (_who, how) => {
  const { asked } = open({}, how)
  await save()
  await told('Chat saved')
  expect(asked.some(({ call }) => call === '/api/learning-feed/preview')).toBe(false)
})
