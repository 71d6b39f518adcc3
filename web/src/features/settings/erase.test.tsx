import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dialog,
  fails,
  field,
  openPage,
  press,
  pressNext,
  Refused,
  told,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import { openIdentity } from '../../platform/identity.ts'
import { keep, kept, sessionKey } from '../../platform/storage.ts'
import { serverIs } from '../../platform/test-network.ts'
import { SignInAccountProvider } from './account.tsx'
import { ConfirmProvider } from './confirm.tsx'
import { DeleteSection } from './DeleteSection.tsx'

const embedded = {
  mode: 'embedded' as const,
  projectId: 'mallama',
  apiKey: 'local',
  authDomain: null,
  emailPrivacy: false,
  passwordMinLength: 6,
  providers: [],
}
const claims = { sub: 'nora', user_id: 'nora', iat: 1, exp: 4_000_000_000, auth_time: 1 }
const idToken = `e30.${btoa(JSON.stringify(claims))}.c2ln`
const signedIn = { localId: 'nora', email: 'nora@example.org', idToken, refreshToken: 'r', expiresIn: '3600' }
const nora = {
  localId: 'nora',
  email: 'nora@example.org',
  providerUserInfo: [{ providerId: 'password', email: 'nora@example.org', rawId: 'nora@example.org' }],
}
const wrong = new Refused(400, { error: { code: 400, message: 'INVALID_PASSWORD' } })
const api: Api = {
  'POST signInWithPassword': ({ password }: Record<string, unknown>) => (password === 'right horse' ? signedIn : wrong),
  'POST lookup': { users: [nora] },
  'POST /api/session': null,
  'DELETE /api/session': null,
}

const left: string[] = []
beforeEach(() => {
  left.length = 0
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(String(to)))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await serverIs({ identity: embedded })
  vi.restoreAllMocks()
})

/** The section as its person sees it, signed in at the provider. */
async function arrive(more: Api) {
  const page = openPage(
    <SignInAccountProvider>
      <ConfirmProvider>
        <DeleteSection />
      </ConfirmProvider>
    </SignInAccountProvider>,
    { ...api, ...more },
  )
  keep(sessionKey, '1')
  const { sdk, auth } = await openIdentity()
  await sdk.signInWithEmailAndPassword(auth, 'nora@example.org', 'right horse')
  document.dispatchEvent(new Event('visibilitychange'))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return page
}

test('what goes and what stays is said first; without the password nothing is asked of the server', async () => {
  const { sent } = await arrive({ 'DELETE /api/account': null })
  await press('Delete account')
  const box = await dialog('Delete your account?')
  expect(box.getByText(/Your relationships, chats, journal/)).toBeTruthy()
  expect(box.getByText(/for up to 14 days/)).toBeTruthy()
  expect(box.getByRole('link', { name: 'Download your words first' }).getAttribute('href')).toBe('/your-words')
  await pressNext('Delete everything')
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  write('Your password', 'wrong horse')
  await press('Delete everything')
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  expect(sent('DELETE', '/api/account')).toEqual([])
  await press('Keep my account')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failure keeps the dialog and its words; the next try ends at the page that says it is done', async () => {
  const page = await arrive({ 'DELETE /api/account': fails() })
  await press('Delete account')
  await dialog('Delete your account?')
  write('Your password', 'right horse')
  await press('Delete everything')
  await told('Your account was not deleted', 'Please try again.')
  expect(field('Your password').value).toBe('right horse')
  expect(left).toEqual([])
  page.now({ 'DELETE /api/account': null })
  await press('Delete everything')
  await waitFor(() => expect(left).toEqual(['/account-deleted']))
  expect(page.sent('DELETE', '/api/account')).toHaveLength(2)
  expect(kept(sessionKey)).toBeNull()
})

test('the words alone: drafts in this browser go with them, and their person stays signed in', async () => {
  const { sent } = await arrive({ 'POST /api/account/wipe': null })
  keep('mallama:draft:journal', 'He was late again')
  await press('Delete my words')
  const box = await dialog('Delete your words?')
  expect(box.getByText(/Nothing is cancelled/)).toBeTruthy()
  write('Your password', 'right horse')
  await press('Delete my words')
  await waitFor(() => expect(left).toEqual(['/your-words']))
  expect(sent('POST', '/api/account/wipe')).toEqual([{}])
  expect(kept('mallama:draft:journal')).toBeNull()
  expect(kept(sessionKey)).toBe('1')
})

test('a sign-in that is too old for the server is asked for again, and then it goes on', async () => {
  const old = new Refused(403, { code: 'forbidden', message: 'You signed in more than five minutes ago.' })
  const page = await arrive({ 'POST /api/account/wipe': old })
  await press('Delete my words')
  await dialog('Delete your words?')
  write('Your password', 'right horse')
  await press('Delete my words')
  await dialog('Confirm that it is you')
  page.now({ 'POST /api/account/wipe': null })
  write('Password', 'right horse')
  await press('Continue')
  await waitFor(() => expect(left).toEqual(['/your-words']))
})

test('where Firebase keeps the sign-in, it goes after the words', async () => {
  await serverIs({ identity: { ...embedded, mode: 'firebase' } })
  const { asked } = await arrive({ 'DELETE /api/account': null, 'POST delete': {} })
  await press('Delete account')
  await dialog('Delete your account?')
  write('Your password', 'right horse')
  await press('Delete everything')
  await waitFor(() => expect(left).toEqual(['/account-deleted']))
  const order = asked.map(({ call }) => call).filter((call) => ['/api/account', 'delete'].includes(call))
  expect(order).toEqual(['/api/account', 'delete'])
})

test('a sign-in that Firebase does not delete is told of on the last page', async () => {
  await serverIs({ identity: { ...embedded, mode: 'firebase' } })
  await arrive({ 'DELETE /api/account': null, 'POST delete': new Refused(400, { error: { code: 400, message: 'X' } }) })
  await press('Delete account')
  await dialog('Delete your account?')
  write('Your password', 'right horse')
  await press('Delete everything')
  await waitFor(() => expect(left).toEqual(['/account-deleted?sign-in']))
})
