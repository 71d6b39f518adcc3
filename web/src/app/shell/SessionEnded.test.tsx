import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, openPage } from '../../parts/test-page.tsx'
import SessionEnded from './SessionEnded.tsx'

test.each([
  ['/journal', 'Please log in', /^Your session has ended\./],
  ['/conversations', 'Access Denied', /^Please log in\./],
])('on %s a session that ends asks to log in, and the words stay', async (path, title, said) => {
  openPage(<SessionEnded />, {}, { path })
  await dialog(title)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/api/login')
  expect(screen.getByRole('button', { name: 'Stay on this page' })).toBeTruthy()
})
