import type { RefusalCode } from '../src/domains/identity/refusal.ts'

/**
 * The calls and codes of the identity protocol, for the tests that hold the service and the SDK to them: from Node
 * (domains/identity/refusal.test.ts) and from Chromium (e2e/identity-calls.spec.ts). A call that the server mounts and a
 * code that it can give have a row here, or a test fails.
 */
export const calls = [
  'POST v1/accounts:signUp',
  'POST v1/accounts:signInWithPassword',
  'POST v1/accounts:signInWithEmailLink',
  'POST v1/accounts:signInWithIdp',
  'POST v1/accounts:lookup',
  'POST v1/accounts:update',
  'POST v1/accounts:delete',
  'POST v1/accounts:sendOobCode',
  'POST v1/accounts:resetPassword',
  'POST v1/accounts:createAuthUri',
  'POST v2/accounts:revokeToken',
  'POST v1/token',
  'POST v2/accounts/mfaEnrollment:start',
  'POST v2/accounts/mfaEnrollment:finalize',
  'POST v2/accounts/mfaEnrollment:withdraw',
  'POST v2/accounts/mfaSignIn:start',
  'POST v2/accounts/mfaSignIn:finalize',
  'GET v2/recaptchaConfig',
  'GET v2/passwordPolicy',
  'GET v1/projects',
  'POST api/session',
  'DELETE api/session',
] as const
export type Call = (typeof calls)[number]

/** Calls that do several things, by what tells these apart in a request's body: a value, or a field that is there. */
export const kinds: Partial<Record<Call, readonly string[]>> = {
  'POST v1/accounts:signUp': ['email', 'anonymous', 'idToken'],
  'POST v1/accounts:signInWithEmailLink': ['email', 'idToken'],
  'POST v1/accounts:update': ['displayName', 'photoUrl', 'email', 'password', 'deleteProvider', 'oobCode'],
  'POST v1/accounts:sendOobCode': ['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'],
  'POST v1/accounts:resetPassword': ['oobCode', 'newPassword'],
}

/** What an ID token is sent with, and the rest that the call must have to get as far as judging it. */
export const withIdToken: Partial<Record<Call, object>> = {
  'POST v1/accounts:signUp': { email: 'linking@example.org', password: 'correct horse' },
  'POST v1/accounts:lookup': {},
  'POST v1/accounts:update': { displayName: 'x' },
  'POST v1/accounts:delete': {},
  'POST v1/accounts:sendOobCode': { requestType: 'VERIFY_EMAIL' },
  'POST v2/accounts:revokeToken': { token: 'x' },
  'POST v2/accounts/mfaEnrollment:start': { totpEnrollmentInfo: {} },
  'POST v2/accounts/mfaEnrollment:finalize': { totpVerificationInfo: { sessionInfo: 'x', verificationCode: '1' } },
  'POST v2/accounts/mfaEnrollment:withdraw': { mfaEnrollmentId: 'x' },
}

/** Each code that the service can give, and the SDK's name for it, without `auth/`. */
export const names: Record<RefusalCode, string> = {
  ADMIN_ONLY_OPERATION: 'admin-restricted-operation',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  EMAIL_EXISTS: 'email-already-in-use',
  EMAIL_NOT_FOUND: 'user-not-found',
  EXPIRED_OOB_CODE: 'expired-action-code',
  FEDERATED_USER_ID_ALREADY_LINKED: 'credential-already-in-use',
  INTERNAL_ERROR: 'internal-error',
  INVALID_ARGUMENT: 'invalid-argument',
  INVALID_CODE: 'invalid-verification-code',
  INVALID_CONTINUE_URI: 'invalid-continue-uri',
  INVALID_EMAIL: 'invalid-email',
  INVALID_GRANT_TYPE: 'invalid-grant-type',
  INVALID_IDENTIFIER: 'invalid-email',
  INVALID_ID_TOKEN: 'invalid-user-token',
  INVALID_IDP_RESPONSE: 'invalid-credential',
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  INVALID_MFA_PENDING_CREDENTIAL: 'invalid-multi-factor-session',
  INVALID_OOB_CODE: 'invalid-action-code',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_PENDING_TOKEN: 'invalid-credential',
  INVALID_REFRESH_TOKEN: 'invalid-refresh-token',
  INVALID_REQ_TYPE: 'invalid-req-type',
  INVALID_SESSION_INFO: 'invalid-verification-id',
  MFA_ENROLLMENT_NOT_FOUND: 'multi-factor-info-not-found',
  MISSING_CONTINUE_URI: 'internal-error',
  MISSING_EMAIL: 'missing-email',
  MISSING_ID_TOKEN: 'missing-id-token',
  MISSING_OOB_CODE: 'internal-error',
  MISSING_OR_INVALID_NONCE: 'missing-or-invalid-nonce',
  MISSING_PASSWORD: 'missing-password',
  MISSING_REFRESH_TOKEN: 'missing-refresh-token',
  MISSING_REQ_TYPE: 'internal-error',
  MISSING_SESSION_INFO: 'missing-verification-id',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  SECOND_FACTOR_LIMIT_EXCEEDED: 'maximum-second-factor-count-exceeded',
  SESSION_EXPIRED: 'code-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  UNAUTHORIZED_DOMAIN: 'unauthorized-continue-uri',
  UNVERIFIED_EMAIL: 'unverified-email',
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  WEAK_PASSWORD: 'weak-password',
}

/** Codes of the protocol that only the hosted service gives: ours asks no captcha and no code by telephone. */
export const namesElsewhere = {
  CAPTCHA_CHECK_FAILED: 'captcha-check-failed',
  INVALID_RECAPTCHA_ACTION: 'invalid-recaptcha-action',
  INVALID_RECAPTCHA_TOKEN: 'invalid-recaptcha-token',
  INVALID_RECAPTCHA_VERSION: 'invalid-recaptcha-version',
  MISSING_CLIENT_TYPE: 'missing-client-type',
  MISSING_RECAPTCHA_TOKEN: 'missing-recaptcha-token',
  MISSING_RECAPTCHA_VERSION: 'missing-recaptcha-version',
  RECAPTCHA_NOT_ENABLED: 'recaptcha-not-enabled',
  MISSING_MFA_ENROLLMENT_ID: 'missing-multi-factor-info',
  MISSING_MFA_PENDING_CREDENTIAL: 'missing-multi-factor-session',
  SECOND_FACTOR_EXISTS: 'second-factor-already-in-use',
} as const

/** Names that the SDK gives of itself. Those of its pop-ups are shown where people sign in by them. */
export const namesOfTheClient = [
  'network-request-failed',
  'user-mismatch',
  'multi-factor-auth-required',
  'login-blocked',
] as const
