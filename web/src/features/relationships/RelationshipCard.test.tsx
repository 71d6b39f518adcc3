import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Relationship } from '@mallama/contracts/relationships'
import { RelationshipList } from './RelationshipList.tsx'

afterEach(cleanup)

const people = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      ({
        id: `r${at}`,
        personName: `Person ${at}`,
        relationshipType: 'friend',
        hasHealthData: true,
        overallHealthScore: 40 + at,
        trustSafetyScore: 50,
        communicationClarityScore: 50,
        joyFulfillmentScore: 50,
        growthScore: 50,
        recentConflictsCount: 0,
        recentPositiveInteractions: 0,
      }) as unknown as Relationship,
  )
const open = (count: number) =>
  render(
    <MemoryRouter>
      <RelationshipList relationships={people(count)} onDelete={() => undefined} />
    </MemoryRouter>,
  )
const details = () => screen.queryAllByRole('link', { name: /^Details about/ })

test('a few people are cards with all their scores', () => {
  open(12)
  expect(details()).toHaveLength(12)
})

test('many are rows with a name and a score, and each opens to the same card', () => {
  open(30)
  expect(screen.getAllByRole('link', { name: /^Person/ })).toHaveLength(30)
  expect(screen.getByText(/43% Needs Attention/)).toBeTruthy()
  expect(details()).toHaveLength(0)
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  const scores = screen.getByRole('button', { name: 'Scores of Person 3' })
  fireEvent.click(scores)
  expect(scores.getAttribute('aria-expanded')).toBe('true')
  expect(details().map((link) => link.getAttribute('href'))).toEqual(['/relationships/r3'])
  expect(screen.getByText('Trust & Safety')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Person 3' })).toBeTruthy()
})

test('many are sorted as one likes, and a few are not asked about', () => {
  open(13)
  const shown = () => screen.getAllByRole('link', { name: /^Person/ }).map(({ textContent }) => textContent)
  expect(shown()[0]).toBe('Person 0')
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'Person 1' } })
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'name' } })
  expect(shown()).toEqual(['Person 1', 'Person 10', 'Person 11', 'Person 12'])
  cleanup()
  open(12)
  expect(screen.queryByLabelText('Sort')).toBeNull()
})
