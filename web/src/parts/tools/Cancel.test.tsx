import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, press } from '../test-page.tsx'
import { Cancel } from './Cancel.tsx'

const help = {
  tier: 2 as const,
  category: 'abuse' as const,
  message: 'You deserve to be safe.',
  resources: [],
  country: 'GB',
  thirdParty: false,
  aside: false,
}

test('while a tool is at work: the way back, and what there is of its answer', async () => {
  let cancelled = 0
  const text = 'It hands the choice over.\n\nIt may be tiredness.'
  openPage(<Cancel onCancel={() => void cancelled++} progress={{ part: 2, of: 7, text }} />, {})
  const soFar = screen.getByRole('region', { name: 'The answer so far' })
  expect(soFar.textContent).toBe(text)
  // It grows by the sentence: read out, it would begin anew with each.
  expect(soFar.closest('[aria-live], [role=status], [role=log]')).toBeNull()
  await press('Cancel')
  expect(cancelled).toBe(1)
})

test('help does not wait for the answer', () => {
  openPage(<Cancel onCancel={() => undefined} progress={{ safety: help }} />, {})
  expect(screen.getByText('You deserve to be safe')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'The answer so far' })).toBeNull()
})
