import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../parts/test-page.tsx'
import LandingPage from './LandingPage.tsx'
import SignedInLandingPage from './SignedInLandingPage.tsx'

const title = () => screen.getByRole('heading', { level: 1, name: 'Care for yourself and others' })

test('who is signed in is not asked to sign in', () => {
  openPage(<SignedInLandingPage />, {})
  expect(title()).toBeTruthy()
  expect(screen.queryByText(/^Already here\?/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test('a visitor is shown the way in', () => {
  openPage(<LandingPage />, {})
  expect(title()).toBeTruthy()
  expect(screen.getByText(/^Already here\?/)).toBeTruthy()
})
