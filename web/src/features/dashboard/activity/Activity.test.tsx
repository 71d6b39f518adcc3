import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Conversation } from '@mallama/contracts/conversations'
import { ProgressBasis } from '@mallama/contracts/progress'
import { RelationshipAnalysis, TextAnalysis } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { fails, held, openPage, press, Refused, type Api } from '../../../parts/test-page.tsx'
import { example } from '../../../platform/test-example.ts'
import { Numbers } from './Numbers.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { YourProgress } from './YourProgress.tsx'

const TEXTS = 'GET /api/text-analysis'
const ANALYSES = 'GET /api/relationship-analysis'
const counted = (total: number, items: unknown[] = []) => new Refused(200, items, { 'x-total-count': String(total) })
const TALKS = 'GET /api/conversations'
const nothing: Api = {
  [TALKS]: [],
  [TEXTS]: counted(0),
  [ANALYSES]: counted(0),
  'GET /api/progress': {},
  'GET /api/relationships': [],
}
const panels = (
  <>
    <Numbers />
    <YourProgress />
    <RecentActivity />
  </>
)
const open = (more: Api = {}) => openPage(panels, { ...nothing, ...more })
const figure = (name: string) => screen.getByText(name).closest('div')!.querySelector('dd')!.textContent
const text = example(TextAnalysis)
const analysis = example(RelationshipAnalysis)

test('with nothing yet, each panel says so', async () => {
  open()
  await screen.findByText('Start using the platform to track your progress.')
  await screen.findByText('Your activity will appear here as you use the app.')
  await waitFor(() => expect(figure('Text Analyses')).toBe('0'))
  await waitFor(() => expect(figure('Active Sessions')).toBe('0'))
  expect(figure('Progress Score')).toBe('No data yet')
  expect(screen.queryAllByRole('meter')).toEqual([])
})

test('counts come from the header, progress is the rounded average of its categories', async () => {
  open({
    [TEXTS]: counted(250, [text]),
    [ANALYSES]: counted(3, [analysis]),
    'GET /api/progress': { emotional_intelligence: 71, consistency: 50 },
  })
  await waitFor(() => expect(figure('Text Analyses')).toBe('250'))
  expect(figure('Insights')).toBe('3')
  // (71 + 50) / 2 is 60.5.
  expect(figure('Progress Score')).toBe('61%')
  expect(screen.getByRole('meter', { name: 'emotional intelligence' }).textContent).toContain('71%')
  expect(screen.getAllByRole('meter')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See how it went' }).getAttribute('href')).toBe('/dashboard?view=progress')
})

test('each number opens to what it is made of, and says what is still needed', async () => {
  const basis = (changes: Partial<ProgressBasis>) => ({ ...example(ProgressBasis), ...changes })
  open({
    'GET /api/progress': { consistency: 50 },
    'GET /api/progress/basis': [
      basis({ category: 'consistency', score: 50, counted: '6 days in 4 weeks.', missing: null }),
      basis({ category: 'communication', score: null, counted: null, missing: 'One check-in in 12 weeks.' }),
    ],
  })
  fireEvent.click(await screen.findByText('How these are worked out'))
  await screen.findByText('6 days in 4 weeks.')
  screen.getByText('communication: not enough yet')
  screen.getByText('Still needed: One check-in in 12 weeks.')
})

test('recent activity names what was done, and shares it without names', async () => {
  open({ [TEXTS]: counted(1, [text]), [ANALYSES]: counted(1, [analysis]) })
  await screen.findByText('Text analysis completed')
  screen.getByText('Message insights generated')
  screen.getByText('Relationship analysis')
  screen.getByText('New insights available')
  await press('Share text analysis')
  await screen.findByRole('dialog', { name: 'Share this analysis' })
  expect(screen.getByRole('dialog').textContent).toContain('This is what goes out')
})

test('active sessions are counted by the server, and the latest conversation is named and led into', async () => {
  const talk = example(Conversation, { title: 'Before I write to Leo' })
  open({ [TALKS]: new Refused(200, [talk], { 'x-total-count': '250', 'x-active-count': '120' }) })
  const link = await screen.findByRole('link', { name: 'Before I write to Leo' })
  expect(link.getAttribute('href')).toBe(`/chat?id=${talk.id}`)
  await waitFor(() => expect(figure('Active Sessions')).toBe('120'))
})

test('a latest conversation without a title is a solo session', async () => {
  open({ [TALKS]: [example(Conversation, { title: ' ' })] })
  await screen.findByRole('link', { name: 'Solo session' })
})

test('where help stands in a result’s place nothing is there to share', async () => {
  const safety = { tier: 2, category: 'suicide', message: 'm', resources: [], aside: false }
  const flagged = { ...text, analysis: { ...text.analysis, safety } }
  open({ [TEXTS]: counted(1, [flagged]) })
  await screen.findByText('Text analysis completed')
  expect(screen.queryByRole('button', { name: 'Share text analysis' })).toBeNull()
})

test('what fails to load says so beside what came', async () => {
  const { now } = open({ 'GET /api/progress': fails(), [TEXTS]: fails() })
  await screen.findByText('Your progress did not load')
  await screen.findByText('Your activity did not load.')
  expect(figure('Progress Score')).toBe('-')
  now(nothing)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Start using the platform to track your progress.')
  expect(figure('Progress Score')).toBe('No data yet')
})

test('while progress is still coming no figure says that there is none', async () => {
  const late = held()
  open({ 'GET /api/progress': () => late.promise })
  await waitFor(() => expect(figure('Text Analyses')).toBe('0'))
  expect(figure('Progress Score')).toBe('-')
  late.go({ consistency: 50 })
  await waitFor(() => expect(figure('Progress Score')).toBe('50%'))
})
