import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../parts/test-page.tsx'
import AccountDeletedPage from './AccountDeletedPage.tsx'

const left = /the sign-in itself could not be deleted just now/

test('the last page says what is gone, and asks the server for nothing', () => {
  const { asked } = openPage(<AccountDeletedPage />, {}, { path: '/account-deleted' })
  expect(screen.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy()
  expect(screen.queryByText(left)).toBeNull()
  expect(asked).toEqual([])
})

test('where a provider kept the sign-in, it says so and what to do', () => {
  openPage(<AccountDeletedPage />, {}, { path: '/account-deleted?sign-in' })
  expect(screen.getByText(left)).toBeTruthy()
})
