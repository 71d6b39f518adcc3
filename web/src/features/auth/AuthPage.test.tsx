import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openNetwork, refusal, type Answers } from '../../platform/test-network.ts'
import { SessionProvider } from '../../platform/session.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { dismiss, toasts } from '../../ui/toasts.ts'
import AuthPage from './AuthPage.tsx'

let answers: Answers = () => refusal('UNHEARD_OF')
let asked: ReturnType<typeof openNetwork> = []
beforeEach(() => {
  asked = openNetwork((...call) => answers(...call))
})
afterEach(() => {
  cleanup()
  for (const { id } of toasts.entries()) dismiss(id)
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'referrer')
})

function arrive(address = '/auth') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <AuthPage />
        <Toaster />
      </SessionProvider>
    </MemoryRouter>,
  )
}
/** As the browser tells it: this document was loaded here, and asked for there. */
function comesFrom(path: string, referrer: string) {
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
  const loaded = { name: `${location.origin}${path}` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const banner = () => screen.queryByRole('complementary', { name: 'Free trial' })?.textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(document.querySelector('form')!)
const told = async (...words: string[]) =>
  waitFor(() => {
    const toast = document.querySelector<HTMLElement>('.toast')!
    for (const each of words) expect(within(toast).getByText(each)).toBeTruthy()
  })
const sent = (call: string) => asked.filter((one) => one.call === call)

describe('the form', () => {
  test('the form turns from Sign In to Create Account and back without losing a word', () => {
    arrive()
    const confirm = () => screen.queryByLabelText('Confirm Password', { exact: true })
    const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    expect(heading()).toBe('Sign In')
    expect(confirm()).toBeNull()
    expect(field('Email').type).toBe('email')
    expect([field('Email').required, field('Password').required]).toEqual([true, true])
    expect(field('Password').minLength).toBe(6)
    write('Email', 'someone@example.org')
    turn('Create Account')
    expect(heading()).toBe('Create Account')
    expect(field('Confirm Password').required).toBe(true)
    for (const label of ['Password', 'Confirm Password']) expect(field(label).minLength).toBe(6)
    expect(banner()).toBeUndefined()
    turn('Sign In')
    expect(field('Email').value).toBe('someone@example.org')
    expect(confirm()).toBeNull()
  })

  test('trial=true, or coming from the first page, opens sign-up with the trial banner', () => {
    arrive('/auth?trial=true')
    expect(heading()).toBe('Create Account')
    expect(banner()).toContain('no credit card')
    cleanup()
    comesFrom('/auth', `${location.origin}/`)
    arrive()
    expect(heading()).toBe('Create Account')
    expect(banner()).toContain('As with Core, an anonymized learning from a chat you resolve may be shared')
    cleanup()
    // By a link on the first page, which loads no other document; or from any other page.
    for (const [path, referrer] of [
      ['/', ''],
      ['/auth', `${location.origin}/membership`],
    ] as const) {
      comesFrom(path, referrer)
      arrive()
      expect(heading()).toBe('Sign In')
      expect(banner()).toBeUndefined()
      cleanup()
    }
  })

  test('empty and short fields are named before anything is sent', () => {
    arrive('/auth?trial=true')
    send()
    for (const words of ['Enter your email.', 'Enter your password.', 'Enter the password again.'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
    write('Email', 'not an address')
    write('Password', 'five5')
    write('Confirm Password', 'five5')
    send()
    expect(screen.getByText('Invalid email address.')).toBeTruthy()
    expect(screen.getAllByText('Password should be at least 6 characters.')).toHaveLength(2)
    expect(asked).toEqual([])
  })

  test('passwords that differ are told, and make no account', async () => {
    arrive('/auth?trial=true')
    write('Email', 'someone@example.org')
    write('Password', 'correct horse')
    write('Confirm Password', 'another horse')
    send()
    await told("Passwords don't match", 'Please make sure your passwords match')
    expect(field('Email').value).toBe('someone@example.org')
    expect(asked).toEqual([])
  })

  test('a second press of Create Account makes no second account', async () => {
    let answer: (what: unknown) => void = () => undefined
    answers = () => new Promise((done) => (answer = done))
    arrive('/auth?trial=true')
    write('Email', 'someone@example.org')
    write('Password', 'correct horse')
    write('Confirm Password', 'correct horse')
    send()
    send()
    await waitFor(() => expect(sent('signUp')).toHaveLength(1))
    send()
    answer(refusal('EMAIL_EXISTS'))
    await told('Sign up failed')
    expect(sent('signUp')).toHaveLength(1)
  })
})

describe('what the provider refuses', () => {
  test.each([
    ['EMAIL_NOT_FOUND', 'No account found with this email. Please sign up first.'],
    ['INVALID_PASSWORD', 'Incorrect password. Please try again.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Email or password is incorrect.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
    ['QUOTA_EXCEEDED : The house is full today.', 'The house is full today.'],
    ['SOMETHING_UNHEARD_OF', 'Please try again.'],
  ])('a sign-in that fails says why, in the words of its code: %s', async (code, words) => {
    answers = () => refusal(code)
    arrive()
    write('Email', 'someone@example.org')
    write('Password', 'not this one')
    send()
    await told('Login failed', words)
    expect(field('Email').value).toBe('someone@example.org')
    expect(field('Password').value).toBe('not this one')
    expect(asked.map(({ call }) => call)).toEqual(['signInWithPassword'])
  })

  const taken = 'An account with this email already exists. Try logging in instead.'
  test.each([
    ['EMAIL_EXISTS', taken],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password should be at least 6 characters.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
    ['SOMETHING_UNHEARD_OF : Come back on Monday.', 'Come back on Monday.'],
    ['SOMETHING_UNHEARD_OF', 'Please try again.'],
  ])('a sign-up that fails says why, and keeps what was typed: %s', async (code, words) => {
    answers = () => refusal(code)
    arrive('/auth?trial=true')
    write('Email', 'someone@example.org')
    write('Password', 'correct horse')
    write('Confirm Password', 'correct horse')
    send()
    await told('Sign up failed', words)
    expect(field('Email').value).toBe('someone@example.org')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(document.querySelector('.toast')).toBeNull())
  })
})

test('without a network the form says so, and sends again what was typed', async () => {
  answers = () => {
    throw new TypeError('Failed to fetch')
  }
  arrive()
  write('Email', 'someone@example.org')
  write('Password', 'correct horse')
  send()
  await told('Login failed', 'No connection. What you typed is still here; try again when you are online.')
  answers = () => refusal('USER_DISABLED')
  send()
  await told('Login failed', 'This account has been disabled.')
  expect(sent('signInWithPassword').at(-1)?.body).toMatchObject({
    email: 'someone@example.org',
    password: 'correct horse',
  })
})

test('a letter for a forgotten password, and one to sign in by, go to the address that was typed', async () => {
  answers = (_, { email }) => ({ status: 200, body: { email } })
  arrive()
  write('Email', 'someone@example.org')
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset your password')
  expect(field('Email').value).toBe('someone@example.org')
  send()
  // The same for every address: who asks does not learn whether there is an account.
  expect(await screen.findByText(/If there is an account for someone@example\.org, a link/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }))
  fireEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }))
  send()
  expect(await screen.findByText(/A sign-in link is on its way to someone@example\.org/)).toBeTruthy()
  expect(sent('sendOobCode').map(({ body }) => body['requestType'])).toEqual(['PASSWORD_RESET', 'EMAIL_SIGNIN'])
  expect(document.querySelector('.toast')).toBeNull()
})
