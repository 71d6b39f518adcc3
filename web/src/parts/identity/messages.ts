/** What each code of the identity provider says, wherever it is met. */
const messages: Record<string, string> = {
  'auth/user-not-found': 'No account found with this email. Please sign up first.',
  'auth/wrong-password': 'Incorrect password. Please try again.',
  // The answer where e-mail privacy is on: it does not say which of the two it was.
  'auth/invalid-credential': 'Email or password is incorrect.',
  'auth/invalid-email': 'Invalid email address.',
  'auth/missing-email': 'Enter your email.',
  'auth/invalid-new-email': 'Invalid email address.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/email-already-in-use': 'An account with this email already exists. Try logging in instead.',
  'auth/weak-password': 'Password should be at least 6 characters.',
  'auth/password-does-not-meet-requirements': 'This password does not meet the rules. Try another one.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/network-request-failed': 'No connection. What you typed is still here; try again when you are online.',
  'auth/requires-recent-login': 'For this, please show again that it is you.',
  'auth/user-token-expired': 'Your session has ended. Please log in again.',
  'auth/invalid-user-token': 'Your session has ended. Please log in again.',
  'auth/user-mismatch': 'That is not the account you are signed in with.',
  'auth/operation-not-allowed': 'This is not possible here.',
  'auth/admin-restricted-operation': 'This address is reserved. Use another one.',
  'auth/unauthorized-continue-uri': 'Emails cannot link back to this address. Open Mallama at its usual address.',
  // Mailed links.
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link has already been used, or part of it is missing.',
  // The second step.
  'auth/invalid-verification-code': 'That code is not right. Use the newest one in your app.',
  'auth/missing-code': 'Enter the six-digit code.',
  'auth/code-expired': 'This took too long. Start again.',
  'auth/invalid-multi-factor-session': 'This took too long. Sign in again.',
  'auth/missing-multi-factor-session': 'This took too long. Sign in again.',
  'auth/multi-factor-info-not-found': 'This app was removed from your account. Sign in again.',
  'auth/second-factor-already-in-use': 'This app is already on your account.',
  'auth/maximum-second-factor-count-exceeded': 'Your account has as many apps as it can have.',
  'auth/unverified-email': 'Confirm your email first.',
  // Other providers.
  'auth/popup-blocked': 'The browser did not open the window. Allow windows for this site, then try again.',
  'auth/popup-closed-by-user': 'The window was closed before you were signed in.',
  'auth/cancelled-popup-request': 'Another sign-in window is open already.',
  'auth/unauthorized-domain': 'This address of Mallama is not allowed to sign people in. Open it at its usual address.',
  'auth/login-blocked': 'The other service refused this sign-in.',
  'auth/account-exists-with-different-credential':
    'There is already an account with this email. Sign in the way you did before.',
}

export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code === 'string') return code
  // Neither our configuration nor the SDK's code could be fetched.
  return error instanceof TypeError ? 'auth/network-request-failed' : ''
}

export function authMessage(error: unknown): string {
  const code = codeOf(error)
  // Which of the rules for passwords it breaks is for the provider to say: too short here may be long enough elsewhere.
  const why = code === 'auth/weak-password' && error instanceof Error && own(error.message)
  if (why) return why.endsWith('.') ? why : `${why}.`
  const known = messages[code]
  if (known !== undefined) return known
  return (error instanceof Error && own(error.message)) || 'Please try again.'
}

/** "Firebase: The e-mail is taken. (auth/some-code)." is "The e-mail is taken."; a bare "Error" says nothing. */
function own(message: string): string {
  const said = message
    .replace(/^Firebase: /, '')
    .replace(/ ?\(auth\/[\w-]+\)\.?$/, '')
    .trim()
  return said === 'Error' ? '' : said
}
