import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, openPage, press, where, write } from '../../parts/test-page.tsx'
import { openIdentity } from '../../platform/identity.ts'
import { serverIs } from '../../platform/test-network.ts'
import AuthPage from './AuthPage.tsx'

const claims = { sub: 'nora', user_id: 'nora', iat: 1, exp: 4_000_000_000, auth_time: 1 }
const idToken = `e30.${btoa(JSON.stringify(claims))}.c2ln`
const email = 'nora@example.org'
const identity = {
  mode: 'embedded' as const,
  projectId: 'mallama',
  apiKey: 'local',
  authDomain: null,
  emailPrivacy: true,
  passwordMinLength: 6,
  providers: [],
}

afterEach(async () => {
  const { sdk, auth } = await openIdentity()
  await sdk.signOut(auth)
  vi.restoreAllMocks()
})

test('with e-mail privacy a sign-up says that a letter is on its way, and nothing of whether there was an account', async () => {
  await serverIs({ identity })
  const { sent } = openPage(
    <AuthPage />,
    {
      // What the server answers to an address that somebody has and to one that nobody has (claims.test.ts).
      'POST signUp': { localId: 'nora', email, idToken, refreshToken: 'r', expiresIn: '3600' },
      'POST lookup': { users: [{ localId: 'nora', email }] },
      'POST /api/session': null,
      'DELETE /api/session': null,
      'POST /api/start-trial': null,
    },
    { path: '/auth?trial=true' },
  )
  write('Email', email)
  write('Password', 'a lamp in the hall')
  write('Confirm Password', 'a lamp in the hall')
  await press('Create Account')
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeTruthy()
  expect(screen.getByText(`We sent an email to ${email}.`)).toBeTruthy()
  expect(screen.getByText(/Open it to confirm the address, or to sign in if you already had an account\./)).toBeTruthy()
  expect(where()).toBe('/auth?trial=true')
  // Nobody is led on before they have read it; the account has begun all the same.
  expect(sent('POST', '/api/start-trial')).toHaveLength(1)
  expect(button('Continue')).toBeTruthy()
})
