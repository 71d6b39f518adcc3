import { screen } from '@testing-library/react'
import { KeptInsights } from '@mallama/contracts/insights'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { fails, openPage, pressNext } from '../test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import InsightsCard from './InsightsCard.tsx'

const READ = 'GET /api/relationships/:id/insights'
const tomas = example(Relationship, { id: anId(), personName: 'Tomas', hasHealthData: true, overallHealthScore: 51 })
const kept = example(KeptInsights, {
  overallHealth: 51,
  trendAnalysis: { direction: 'declining', explanation: 'Nine check-ins fall by 5 points.' },
})

test('it says where things are going, not again what the score at the top says; and a failure can be tried again', async () => {
  const { now } = openPage(<InsightsCard relationship={tomas} />, { [READ]: fails })
  await screen.findByRole('button', { name: 'Try again' })
  now({ [READ]: kept })
  await pressNext('Try again')
  expect(await screen.findByText('Declining.')).toBeTruthy()
  expect(screen.getByText(/Nine check-ins fall by 5 points\./)).toBeTruthy()
  expect(document.querySelector('.band')).toBeNull()
})
