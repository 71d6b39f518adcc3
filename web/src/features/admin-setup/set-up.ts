import type { adminApi } from '@mallama/contracts/admin'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { ApiError, call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { enter } from '../../platform/session.tsx'
import { setUser } from '../../platform/user.ts'

const check = route<typeof adminApi.checkSetup>('POST', '/api/admin-setup/check')
const claim = route<typeof adminApi.claim>('POST', '/api/admin-setup')

/** In the order of the form. */
export const names = ['email', 'password', 'confirm', 'code'] as const
export type Name = (typeof names)[number]
export type Values = Record<Name, string>
export type Problems = Partial<Values>

const FAILED = 'Failed to create admin account.'
export const ADMIN_EXISTS = 'Admin account already exists. Try logging in instead.'
/** Where the provider says that an email is in use there is no admin: the code would have been refused. */
const ORDINARY =
  'There is no admin yet: this email has an ordinary account. Enter its own password, or use another email.'
const SECOND_STEP = 'This account asks for a second step, which this page cannot take. Use another email.'

export function problemsOf({ email, password, confirm, code }: Values, least: number): Problems {
  const problems: Problems = {}
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    problems.email = email.trim() ? 'Invalid email address.' : 'Enter your email.'
  if (password.length < least) problems.password = 'Password too short'
  if (confirm !== password) problems.confirm = "Passwords don't match"
  if (code.trim() === '') problems.code = 'Enter the setup code.'
  return problems
}

/** What a refusal says, at its field or, without one, to the whole form; `why`: what the server added. */
export function wordsOf(error: unknown): { problems: Problems; whole?: string; why?: string } {
  if (error instanceof ApiError) {
    const { code, email } = error.details ?? {}
    if (error.status === 409) return { problems: {}, whole: ADMIN_EXISTS }
    if (code?.[0]) return { problems: { code: code[0] } }
    if (email?.[0]) return { problems: { email: email[0] } }
    return { problems: {}, whole: FAILED, ...(error.userMessage ? { why: error.userMessage } : {}) }
  }
  switch (codeOf(error)) {
    case 'auth/email-already-in-use':
      return { problems: { email: ORDINARY }, whole: ADMIN_EXISTS }
    case 'auth/multi-factor-auth-required':
      return { problems: {}, whole: FAILED, why: SECOND_STEP }
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return { problems: { password: authMessage(error) } }
    case 'auth/invalid-email':
      return { problems: { email: 'Invalid email address.' } }
    default:
      return { problems: {}, whole: FAILED }
  }
}

/**
 * The code first, so that a wrong one makes no account; then the account, then the role. If the role failed, the
 * account is there: with the same password the next try goes on from it, and until then nobody is signed in.
 */
export async function setUpAdmin({ email, password, code }: Values) {
  const address = email.trim()
  await call(check, { email: address, code })
  await enter(async ({ sdk, auth }) => {
    try {
      await sdk.createUserWithEmailAndPassword(auth, address, password)
    } catch (error) {
      if (codeOf(error) !== 'auth/email-already-in-use') throw error
      // Another password than the first time: not ours to go on from.
      await sdk.signInWithEmailAndPassword(auth, address, password).catch((refused: unknown) => {
        throw codeOf(refused) === 'auth/multi-factor-auth-required' ? refused : error
      })
    }
    try {
      setUser(await call(claim, { code }))
    } catch (error) {
      await sdk.signOut(auth)
      throw error
    }
    return '/admin#coach'
  })
}
