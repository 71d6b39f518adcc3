import { expect, test } from 'vitest'
import { authMessage } from './messages.ts'

const coded = (code: string, message = `Firebase: Error (${code}).`) => Object.assign(new Error(message), { code })

test.each([
  ['auth/user-not-found', 'No account found with this email. Please sign up first.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/invalid-email', 'Invalid email address.'],
  ['auth/user-disabled', 'This account has been disabled.'],
  ['auth/email-already-in-use', 'An account with this email already exists. Try logging in instead.'],
  ['auth/weak-password', 'Password should be at least 6 characters.'],
  ['auth/invalid-credential', 'Email or password is incorrect.'],
])('%s reads "%s"', (code, message) => {
  expect(authMessage(coded(code))).toBe(message)
})

test('which rule a password breaks is said in the words of who holds to it', () => {
  const said = 'Firebase: Password should be at least 8 characters (auth/weak-password).'
  expect(authMessage(coded('auth/weak-password', said))).toBe('Password should be at least 8 characters.')
})

test('another code speaks for itself', () => {
  expect(authMessage(coded('auth/x', 'Firebase: This address is kept back. (auth/x).'))).toBe(
    'This address is kept back.',
  )
  expect(authMessage(new Error('Something specific'))).toBe('Something specific')
})

test('what says nothing asks to try again', () => {
  expect(authMessage(coded('auth/internal-error'))).toBe('Please try again.')
  expect(authMessage(new Error(''))).toBe('Please try again.')
  expect(authMessage(null)).toBe('Please try again.')
})

test('no network is called that, and promises that nothing is lost', () => {
  expect(authMessage(coded('auth/network-request-failed'))).toContain('still here')
  expect(authMessage(new TypeError('Failed to fetch'))).toContain('No connection')
})
