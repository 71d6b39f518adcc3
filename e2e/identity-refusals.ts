import type { AuthCredential } from 'firebase/auth'
import type { RefusalCode } from '../server/src/domains/identity/refusal.ts'
import * as here from './in-the-page.ts'
import { anEmail, nameOf, NEW, newcomer, open, PASSWORD, sdk, signIn } from './in-the-page.ts'

const signUp = (email: string, password = PASSWORD) => sdk.createUserWithEmailAndPassword(open(), email, password)
const forgot = (email: string, url?: string) => sdk.sendPasswordResetEmail(open(), email, url ? { url } : undefined)
const enrolled = async () => {
  const { email, user } = await newcomer()
  return { email, user, secret: await here.enrol(user) }
}
const answer = async (email: string, otp: string, factor?: string) => {
  const { waiting } = await here.firstStep(email)
  const uid = factor ?? waiting.hints[0]!.uid
  return waiting.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(uid, otp))
}
/** A user whose ID token is another's, or nobody's. */
const holding = async (accessToken: string) => {
  const { user } = await newcomer()
  Object.assign((user as unknown as { stsTokenManager: object }).stsTokenManager, { accessToken })
  return user
}

/** Runs in the browser: refusals as people run into them. What has no row here cannot be provoked from a browser. */
export const provoked: Partial<Record<RefusalCode, () => Promise<unknown>>> = {
  ADMIN_ONLY_OPERATION: () => signUp('admin@example.org'),
  EMAIL_EXISTS: async () => signUp((await newcomer()).email),
  EMAIL_NOT_FOUND: () => signIn(anEmail()),
  FEDERATED_USER_ID_ALREADY_LINKED: async () => {
    await sdk.signInWithCredential(open(), await here.credentialOf('bea'))
    const { user } = await newcomer()
    return sdk.linkWithCredential(user, await here.credentialOf('bea'))
  },
  INVALID_CODE: async () => answer((await enrolled()).email, '000000'),
  INVALID_CONTINUE_URI: async () => forgot((await newcomer()).email, '//evil.example'),
  INVALID_EMAIL: () => signIn('nobody'),
  INVALID_IDENTIFIER: () => sdk.fetchSignInMethodsForEmail(open(), 'nobody'),
  INVALID_ID_TOKEN: async () => sdk.updateProfile(await holding('x.y.z'), { displayName: 'Nora' }),
  INVALID_IDP_RESPONSE: () =>
    sdk.signInWithCredential(open(), new sdk.OAuthProvider('oidc.house').credential({ idToken: 'x.y.z' })),
  INVALID_LOGIN_CREDENTIALS: async () => {
    await here.privacy(true)
    return signIn(anEmail()).finally(() => here.privacy(false))
  },
  INVALID_OOB_CODE: () => sdk.applyActionCode(open(), 'made-up'),
  INVALID_PASSWORD: async () => signIn((await newcomer()).email, NEW),
  MFA_ENROLLMENT_NOT_FOUND: async () => answer((await enrolled()).email, '000000', 'another'),
  MISSING_EMAIL: () => forgot(''),
  MISSING_PASSWORD: () => signIn(anEmail(), ''),
  OPERATION_NOT_ALLOWED: () =>
    sdk.signInWithCredential(open(), new sdk.OAuthProvider('oidc.nowhere').credential({ idToken: 'x.y.z' })),
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: () => signUp(anEmail(), 'x'.repeat(4_097)),
  TOKEN_EXPIRED: async () => {
    const { email, user } = await newcomer()
    const { user: elsewhere } = await signIn(email)
    await sdk.updatePassword(user, NEW)
    return sdk.updateProfile(elsewhere, { displayName: 'Nora' })
  },
  TOO_MANY_ATTEMPTS_TRY_LATER: async () => {
    const { email } = await newcomer()
    await Promise.all(Array.from({ length: 10 }, () => nameOf(signIn(email, NEW))))
    return signIn(email)
  },
  UNAUTHORIZED_DOMAIN: async () => forgot((await newcomer()).email, 'https://evil.example/'),
  UNVERIFIED_EMAIL: async () => {
    const { user } = await newcomer()
    return sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(user).getSession())
  },
  USER_DISABLED: async () => {
    const { email, user } = await newcomer()
    await here.disable(user)
    return signIn(email)
  },
  USER_NOT_FOUND: async () => {
    const { email, user } = await newcomer()
    const { user: elsewhere } = await signIn(email)
    await sdk.deleteUser(user)
    return sdk.updateProfile(elsewhere, { displayName: 'Nora' })
  },
  WEAK_PASSWORD: () => signUp(anEmail(), '12345'),
}

/** Runs in the browser: names that the SDK gives of itself, by what brings them about. */
export const ownNames: Record<string, () => Promise<unknown>> = {
  'user-mismatch': async () => {
    const { user } = await newcomer()
    const { email } = await newcomer()
    const credential: AuthCredential = sdk.EmailAuthProvider.credential(email, PASSWORD)
    return sdk.reauthenticateWithCredential(user, credential)
  },
  'multi-factor-auth-required': async () => signIn((await enrolled()).email),
  'login-blocked': async () => {
    const { email } = await newcomer()
    const auth = open()
    sdk.beforeAuthStateChanged(auth, () => {
      throw new Error('not today')
    })
    return sdk.signInWithEmailAndPassword(auth, email, PASSWORD)
  },
}

/** Runs in the browser: a call that the spec answers with whichever code it wants to see arrive. */
export async function asked() {
  const { user } = await newcomer()
  return () => nameOf(sdk.updateProfile(user, { displayName: 'Nora' }))
}
