import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { afterEach, expect, test } from 'vitest'
import { fails, field, openPage } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { forgetUser, setUser } from '../../platform/user.ts'
import HelpNowPage from './HelpNowPage.tsx'

afterEach(() => act(forgetUser))

const open = () => openPage(<HelpNowPage />, { 'GET /api/safety/resources': fails })
const numbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the country that someone saved comes before the one that the browser would guess', async () => {
  act(() => setUser(example(User, { country: 'DE' })))
  open()
  await waitFor(() => expect(field('Country').value).toBe('DE'))
  expect(numbers().join()).toContain('112')
  fireEvent.change(field('Country'), { target: { value: 'US' } })
  expect(field('Country').value).toBe('US')
  expect(numbers().join()).toContain('911')
})

test('where none is saved it is guessed, and the list is there without the server', async () => {
  act(() => setUser(example(User, { country: null })))
  open()
  expect(await screen.findByText(/^This is the saved list\./)).toBeTruthy()
  expect(numbers().length).toBeGreaterThan(1)
})
