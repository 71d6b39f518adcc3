import { screen, within } from '@testing-library/react'
import { Overview } from '@mallama/contracts/admin'
import { HeldComment, Report, StoryToReview } from '@mallama/contracts/community-review'
import { expect, test } from 'vitest'
import { dialog, fails, field, openPage, press, pressNext, told, write, type Api } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { Administration } from './AdminPage.tsx'
import CommunityPanel from './CommunityPanel.tsx'

const story = example(StoryToReview, {
  id: anId(),
  title: 'Asking for the quiet evening',
  category: 'family',
  summary: 'I asked for one evening without visitors.',
  lessonLearned: 'Say the reason with the wish.',
  reason: 'Unsure about a rare event in a small place.',
})
const comment = example(HeldComment, {
  id: anId(),
  storyTitle: 'The call I kept putting off',
  content: 'Look at example.org',
  held: 'It has a link.',
})
const report = example(Report, {
  id: anId(),
  about: 'comment',
  storyTitle: 'The call I kept putting off',
  content: 'People like that deserve to be alone.',
  reason: 'It is cruel or hateful',
})
const all: Api = {
  'GET /api/admin/stories': [story],
  'GET /api/admin/comments': [comment],
  'GET /api/admin/reports': [report],
}
const none: Api = Object.fromEntries(Object.keys(all).map((call) => [call, []]))

test('shows what waits, and says where nothing does', async () => {
  const { now, again } = openPage(<CommunityPanel />, all)
  const stories = within(await screen.findByRole('region', { name: 'Stories to review' }))
  await stories.findByRole('heading', { name: story.title })
  for (const words of [story.summary, story.reason!, /Say the reason with the wish/])
    expect(stories.getByText(words)).toBeTruthy()
  const comments = within(screen.getByRole('region', { name: 'Comments to review' }))
  expect(await comments.findByText('It has a link.')).toBeTruthy()
  const reports = within(screen.getByRole('region', { name: 'Reports' }))
  expect(await reports.findByText(/reported .+: It is cruel or hateful/)).toBeTruthy()
  now(none)
  again()
  await screen.findByText('No story waits for a reviewer.')
  await screen.findByText('No comment is held.')
  await screen.findByText('Nothing is reported.')
})

test.each([
  ['Publish', story.title, 'Publish', 'The story is published', `/api/admin/stories/${story.id}/publish`],
  ['Send back', story.title, 'Send back', 'The story went back to its author', `/api/admin/stories/${story.id}/reject`],
  [
    'Show comment',
    comment.storyTitle,
    'Show comment',
    'The comment is shown',
    `/api/admin/comments/${comment.id}/publish`,
  ],
  [
    'Delete comment',
    comment.storyTitle,
    'Delete comment',
    'The comment is deleted',
    `/api/admin/comments/${comment.id}/reject`,
  ],
  [
    'Take it away',
    report.storyTitle,
    'Take it away',
    'What was reported is gone',
    `/api/admin/reports/${report.id}/remove`,
  ],
  ['Leave it', report.storyTitle, 'Leave it', 'The report is settled', `/api/admin/reports/${report.id}/leave`],
])('"%s" asks why, and only then does it', async (name, title, confirm, done, path) => {
  const { sent } = openPage(<CommunityPanel />, { ...all, [`POST ${path}`]: null })
  await pressNext(`${name}: ${title}`)
  const asking = within(await screen.findByRole('dialog'))
  await press(confirm)
  expect(await asking.findByText('Say why.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Why'))
  expect(sent('POST', path)).toEqual([])
  write('Why', ' Nothing identifies ')
  await press(confirm)
  await told(done)
  expect(sent('POST', path)).toEqual([{ reason: 'Nothing identifies' }])
})

test('a decision that fails says so and keeps the reason', async () => {
  openPage(<CommunityPanel />, { ...all, 'POST /api/admin/stories/:id/reject': fails })
  await pressNext(`Send back: ${story.title}`)
  await dialog('Tell the author why')
  write('Why', 'Too close')
  await press('Send back')
  await told('The story was not sent back', 'Nothing changed. Please try again.')
  expect(field('Why').value).toBe('Too close')
})

test('the overview leads to what waits', async () => {
  const server = { host: 'mallama.home', version: '0.1.0', since: new Date().toISOString(), openPages: 0 }
  openPage(<Administration />, {
    ...all,
    'GET /api/admin/stories': [story, { ...story, id: anId() }],
    'GET /api/admin/overview': example(Overview, { server, people: 3, coach: 'ready' }),
  })
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
  const link = await needs.findByRole('link', { name: 'Look: 2 stories wait for a reviewer' })
  expect(link.getAttribute('href')).toBe('/#community')
  expect(await needs.findByText('1 comment is held for a reviewer')).toBeTruthy()
  expect(await needs.findByText('1 report of a story or a comment')).toBeTruthy()
})
