import { screen, waitFor, within } from '@testing-library/react'
import { RelationshipAnalysis } from '@mallama/contracts/tools'
import { expect, test } from 'vitest'
import { click, fails, field, openPage, press, region, told, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import RelationshipAnalysisPage from './RelationshipAnalysisPage.tsx'

const API = '/api/relationship-analysis'
const least = example(RelationshipAnalysis)
const analysed = (description: string, overallHealth: number | null, more: Partial<RelationshipAnalysis> = {}) =>
  example(RelationshipAnalysis, {
    id: anId(),
    description,
    analysis: { ...least.analysis, overallHealth, evidence: [] },
    ...more,
  })
const rows = () => within(screen.getByRole('region', { name: 'Previous analyses' })).queryAllByRole('listitem')
const result = () => screen.queryByRole('region', { name: 'What your description shows' })
const ten = () => result()!.querySelector('.ten')!
const open = (kept: RelationshipAnalysis[], more = {}) =>
  openPage(<RelationshipAnalysisPage />, {
    [`GET ${API}`]: kept,
    'GET /api/relationships': [],
    [`DELETE ${API}/:id`]: null,
    ...more,
  })
const described =
  'We laugh a lot and he always picks me up from work. But lately he shuts down whenever I bring up money.'

test.each([
  [10, 'good', 'Excellent'],
  [8, 'good', 'Excellent'],
  [7.9, 'watch', 'Good'],
  [6, 'watch', 'Good'],
  [5.9, 'critical', 'Needs attention'],
  [0, 'critical', 'Needs attention'],
])('health has the colour of its number, and a word: %d', async (health, tone, word) => {
  open([analysed(described, health)])
  await waitFor(() => expect(rows()).toHaveLength(1))
  await click(within(rows()[0]!).getByRole('button', { name: /^We laugh/ }))
  await waitFor(() => expect(result()).not.toBeNull())
  expect(ten().classList).toContain(`is-${tone}`)
  expect(ten().textContent).toContain(String(health))
  expect(ten().querySelector('.band')!.textContent).toBe(word)
})

test('a text that tells of nobody gets no number and no advice, and says why', async () => {
  const words = 'Bring the stock to the boil, add the barley and the leeks, and simmer for forty minutes.'
  const made = analysed(words, null, { relationshipType: 'family' })
  const unread = {
    ...made.analysis,
    attachmentStyle: 'not enough information',
    communicationStyle: 'Nobody is described here, so nothing is claimed about a relationship.',
  }
  open([], { [`POST ${API}`]: { ...made, analysis: unread } })
  write('Relationship type', 'family')
  write('Describe your relationship', words)
  await press('Analyze Relationship')
  await waitFor(() => expect(result()).not.toBeNull())
  expect(ten().querySelector('.band')!.textContent).toBe('Not enough to go on')
  expect(ten().querySelector('.figure')).toBeNull()
  expect(result()!.textContent).toContain('nothing is claimed about a relationship')
  for (const left of ['Strengths', 'Areas for growth', 'Recommendations', 'Attachment style'])
    expect(within(result()!).queryByRole('heading', { name: left })).toBeNull()
  await waitFor(() => expect(rows()[0]!.textContent).toContain('Family, not enough to go on'))
  expect(rows()[0]!.textContent).not.toContain('out of 10')
})

test('a failed analysis loses nothing, and the previous five are opened and deleted', async () => {
  const kept = [6, 5, 4, 3, 2, 1].map((at) => analysed(`Number ${at}: we are good friends and we laugh a lot.`, 8))
  const { again, sent } = open(kept, { [`POST ${API}`]: fails })
  await waitFor(() => expect(rows()).toHaveLength(5))
  write('Relationship type', 'family')
  write('Describe your relationship', described)
  await press('Analyze Relationship')
  await told('Analysis Failed', 'Please try again. Your words are still here.')
  await press('Dismiss')
  const stands = () => {
    expect(field('Describe your relationship').value).toBe(described)
    expect(field('Relationship type').value).toBe('family')
  }
  again()
  await waitFor(() => expect(rows()).toHaveLength(5))
  stands()
  await click(within(rows()[1]!).getByRole('button', { name: /^Number 5/ }))
  await waitFor(() => expect(result()?.textContent).toContain('Number 5'))
  expect(document.querySelector('.folds > .fold > summary')!.textContent).toBe(`Not analyzed yet${described}`)
  stands()
  await press('Clear')
  expect(field('Describe your relationship').value).toBe('')
  await press('Undo')
  stands()
  await click(region('Previous analyses').getByRole('button', { name: /^Delete: Number 5/ }))
  await waitFor(() => expect(result()).toBeNull())
  // Leaving does not wait for the end of Undo.
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent('DELETE', `${API}/${kept[1]!.id}`)).toHaveLength(1))
})
