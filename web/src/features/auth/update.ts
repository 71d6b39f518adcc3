import { getConfig } from '../../platform/config.ts'

/** The SDK's names for what the call may answer. */
const names: Record<string, string> = {
  ADMIN_ONLY_OPERATION: 'auth/admin-restricted-operation',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'auth/requires-recent-login',
  EMAIL_EXISTS: 'auth/email-already-in-use',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'auth/password-does-not-meet-requirements',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  USER_DISABLED: 'auth/user-disabled',
  USER_NOT_FOUND: 'auth/user-not-found',
  WEAK_PASSWORD: 'auth/weak-password',
}

/**
 * Our own service's `accounts:update` with the code of a letter. The SDK's call carries neither an ID token nor a
 * password, and so cannot say whether the letter is opened inside of its account.
 */
export async function update(body: { oobCode: string; idToken: string } | { oobCode: string; password: string }) {
  const { identity } = await getConfig()
  const response = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:update?key=${identity.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null
  const code = names[answer?.error?.message?.split(' : ')[0] ?? ''] ?? 'auth/internal-error'
  throw Object.assign(new Error('Error'), { code })
}
