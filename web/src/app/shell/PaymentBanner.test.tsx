import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { has } from '../../parts/billing/test-payments.ts'
import { openPage } from '../../parts/test-page.tsx'
import PaymentBanner from './PaymentBanner.tsx'

const failed = {
  amount: 10,
  since: '2026-11-19T10:00:00.000Z',
  reason: 'Your card was declined.',
  nextTry: '2026-11-22T10:00:00.000Z',
}
const open = (told: Parameters<typeof has>[1], path = '/dashboard') =>
  openPage(<PaymentBanner />, { 'GET /api/subscription-status': has('core', told) }, { path })

test.each([
  ['2026-11-22T10:00:00.000Z', 'We try again on 22 November 2026.'],
  [null, 'We do not try again by ourselves.'],
])('a charge that failed says when it is tried again: %s', async (nextTry, words) => {
  open({ failed: { ...failed, nextTry } })
  const banner = await screen.findByRole('complementary', { name: 'Payment' })
  expect(banner.textContent).toContain(`Your payment of $10.00 failed. ${words}`)
  expect(screen.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe('/subscribe')
})

test.each([
  ['all is paid', { failed: null }, '/dashboard'],
  ['the page says it at length', { failed }, '/subscribe'],
])('says nothing where %s', async (_, told, path) => {
  const { asked } = open(told, path)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('complementary')).toBeNull()
})
