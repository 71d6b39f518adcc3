/** The identity provider's SDK. Only `identity.ts` imports this file, and only when someone signs in or is signed in. */
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import type { Config } from '@mallama/contracts/platform'

export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getMultiFactorResolver,
  linkWithCredential,
  multiFactor,
  OAuthProvider,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  TotpMultiFactorGenerator,
  unlink,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type AuthCredential,
  type AuthError,
  type MultiFactorError,
  type MultiFactorResolver,
  type OAuthCredential,
  type PasswordValidationStatus,
  type TotpSecret,
  type User,
} from 'firebase/auth'

/** `origin`: where the embedded identity service listens, which is where this page came from. */
export function openAuth(identity: Config['identity'], origin: string): Auth {
  const app = initializeApp({
    projectId: identity.projectId,
    apiKey: identity.apiKey,
    ...(identity.authDomain === null ? {} : { authDomain: identity.authDomain }),
  })
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (identity.mode === 'embedded') connectAuthEmulator(auth, origin, { disableWarnings: true })
  return auth
}
