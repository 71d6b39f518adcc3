import { screen, waitFor } from '@testing-library/react'
import { KeptInsights } from '@mallama/contracts/insights'
import { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint } from '@mallama/contracts/scores'
import { DAY_MS } from '@mallama/contracts/days'
import { expect, test } from 'vitest'
import { click, openPage, press, Refused, region } from '../../parts/test-page.tsx'
import { queryClient } from '../../platform/query.ts'
import { anId, example } from '../../platform/test-example.ts'
import InsightsCard from '../../parts/insights/InsightsCard.tsx'
import TrendCard from './scores/TrendCard.tsx'

// What is made of what was logged: the line of the scores, and what stands out.

const id = anId()
const marek = example(Relationship, { id, personName: 'Marek', hasHealthData: true, overallHealthScore: 60 })

const HISTORY = 'GET /api/relationships/:id/history'
const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const point = (days: number, trust = 20): HealthPoint => ({
  at: at(days),
  overall: 33,
  trust,
  communication: 30,
  joy: 40,
  growth: 50,
})
const trend = () => region('How things have gone')
const wide = () => document.querySelector('.chart--wide')!
const marks = () => wide().querySelectorAll('.trend__mark, .trend__cross')

test('one point, two points and two hundred are drawn, in shapes as well as colours', async () => {
  const now = example(Relationship, {
    ...marek,
    overallHealthScore: 33,
    trustSafetyScore: 20,
    communicationClarityScore: 30,
    joyFulfillmentScore: 40,
    growthScore: 50,
  })
  const page = openPage(<TrendCard relationship={now} />, { [HISTORY]: [point(0)] })
  expect(await screen.findByText(/^One point so far: overall 33/)).toBeTruthy()
  // Each score has a shape of its own.
  expect(marks()).toHaveLength(5)
  expect(new Set([...marks()].map((mark) => mark.tagName + mark.classList.value)).size).toBeGreaterThan(2)
  page.now({ [HISTORY]: [point(3), point(1, 80)] })
  page.again()
  await waitFor(() => expect(wide().querySelector('.trend--trust path')!.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/))
  page.now({ [HISTORY]: Array.from({ length: 200 }, (_, n) => point((200 - n) * 7)) })
  page.again()
  await waitFor(() => expect(wide().querySelector('path')!.getAttribute('d')!.split('L').length).toBeGreaterThan(100))
  // A mark each would be a smear.
  expect(marks()).toHaveLength(60)
  await click(trend().getByText('Show as table'))
  expect(trend().getAllByRole('row').length).toBeGreaterThan(200)
  const growth = trend().getByRole('button', { name: /^Growth/ })
  await click(growth)
  expect(growth.getAttribute('aria-pressed')).toBe('false')
  expect(wide().querySelectorAll('.trend__cross')).toHaveLength(0)
})

const INSIGHTS = 'GET /api/relationships/:id/insights'
const kept = (more: Partial<KeptInsights> = {}) =>
  example(KeptInsights, {
    overallHealth: 60,
    trendAnalysis: { direction: 'not enough data yet', explanation: 'One check-in so far.' },
    ...more,
  })
const found = () => screen.getByRole('region', { name: 'What stands out' })

test('insights say when there is too little, change when they are told to, and fail without loss', async () => {
  const { now } = openPage(<InsightsCard relationship={marek} />, { [INSIGHTS]: new Refused(500) })
  expect(await screen.findByText(/^The insights did not load\./)).toBeTruthy()
  now({ [INSIGHTS]: kept() })
  await press('Try again')
  await waitFor(() => expect(found().textContent).toContain('Not enough data yet.'))
  expect(found().textContent).toContain('Nothing stands out yet.')
  const description = 'You wrote “We fought about who pays the rent.”'
  now({
    [INSIGHTS]: kept({
      insights: [{ title: 'Rent', priority: 'high', insightType: 'pattern', description, actionableAdvice: [] }],
    }),
  })
  await queryClient.invalidateQueries({ queryKey: [`/api/relationships/${id}/insights`] })
  await waitFor(() => expect(found().textContent).toContain('We fought about who pays the rent'))
})

test('where someone may be in danger, help stands first and nothing is advised', async () => {
  const insight: KeptInsights['insights'][number] = {
    title: 'Rent',
    priority: 'high',
    insightType: 'pattern',
    description: 'x',
    actionableAdvice: [],
  }
  const safety: KeptInsights['safety'] = {
    tier: 2,
    category: 'abuse',
    message: 'What you wrote sounds dangerous.',
    resources: [],
    country: 'US',
    thirdParty: false,
    aside: false,
  }
  const next = ['Talk on Sunday.']
  openPage(<InsightsCard relationship={marek} />, {
    [INSIGHTS]: kept({ safety, insights: [insight], recommendedActions: next }),
  })
  await waitFor(() => expect(found().textContent).toContain('Your safety comes first'))
  // One row, for whoever looks over a shoulder; it opens.
  const row = found().querySelector('details')!
  expect(row.open).toBe(false)
  expect(row.querySelector('summary')!.textContent).toContain('Help that you can reach')
  expect(row.querySelector('.safety')).not.toBeNull()
  const said = found().querySelector('article')!
  expect(row.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(found().textContent).not.toMatch(/Next steps|Talk on Sunday/)
})
