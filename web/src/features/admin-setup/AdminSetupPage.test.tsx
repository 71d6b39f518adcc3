import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionProvider } from '../../platform/session.tsx'
import { openNetwork, refusal } from '../../platform/test-network.ts'
import { Toaster } from '../../ui/toast.tsx'
import { dismiss, toasts } from '../../ui/toasts.ts'
import AdminSetupPage from './AdminSetupPage.tsx'

/** What the server says of the code, and the identity provider of the account. */
let checked: () => unknown
let signedUp: () => unknown
let asked: ReturnType<typeof openNetwork> = []
beforeEach(() => {
  checked = () => ({ status: 204 })
  asked = openNetwork((call) => {
    if (call === '/api/admin-setup/check') return checked()
    // Another password than the account's own is refused as well.
    return call === 'signUp' ? signedUp() : refusal('INVALID_PASSWORD')
  })
  render(
    <MemoryRouter>
      <SessionProvider>
        <AdminSetupPage />
        <Toaster />
      </SessionProvider>
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  for (const { id } of toasts.entries()) dismiss(id)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } })
}
const create = () => fireEvent.submit(document.querySelector('form')!)
const shows = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words))
const tells = (words: string) => waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain(words))
const whole = {
  Email: 'someone@example.org',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
  'Setup code': 'AAAA-BBBB-CCCC',
}

test('the form names each field that is wrong, and asks for nothing before it is right', async () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin account setup')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  fill({ Email: 'nobody', Password: 'five5', 'Confirm Password': 'five5!', 'Setup code': '' })
  create()
  for (const words of [
    'Invalid email address.',
    'Password too short',
    "Passwords don't match",
    'Enter the setup code.',
  ])
    await shows(words)
  expect(document.activeElement).toBe(field('Email'))
  expect(asked.filter(({ call }) => call !== '/api/config')).toEqual([])
})

test('a code that is not valid is said at its field, and makes no account', async () => {
  const message = 'This setup code is not valid.'
  checked = () => ({
    status: 400,
    body: { code: 'invalid_input', message: 'No.', details: { code: [message] }, requestId: 'r' },
  })
  fill(whole)
  create()
  await shows(message)
  expect(document.activeElement).toBe(field('Setup code'))
  expect(asked.filter(({ call }) => call === 'signUp')).toEqual([])
})

test.each([
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password should be at least 6 characters.'],
  ['INVALID_EMAIL', 'Invalid email address.'],
])('what the provider refuses is said at its field: %s', async (code, words) => {
  signedUp = () => refusal(code)
  fill(whole)
  create()
  await shows(words)
  expect(document.querySelector('.toast')).toBeNull()
})

test.each([
  ['EMAIL_EXISTS', 'Admin account already exists. Try logging in instead.', 'this email has an ordinary account'],
  ['SOMETHING_UNHEARD_OF', 'Failed to create admin account.', ''],
])('or of the whole: %s', async (code, words, beside) => {
  signedUp = () => refusal(code)
  fill(whole)
  create()
  await tells(words)
  await shows(beside)
})

test('whose fault it is when the server fails is said, and what was typed stays', async () => {
  const message = 'Something went wrong on our side. Please try again.'
  checked = () => ({ status: 500, body: { code: 'unexpected', message, requestId: 'r' } })
  fill(whole)
  create()
  await tells('Failed to create admin account.')
  await tells(message)
  expect(field('Password').value).toBe('correct horse')
})
