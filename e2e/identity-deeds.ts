import { initializeApp } from 'firebase/app'
import type { ApplicationVerifier } from 'firebase/auth'
import * as here from './in-the-page.ts'
import { anEmail, is, mailed, nameOf, NEW, newcomer, open, PASSWORD, sdk, settings, signIn } from './in-the-page.ts'

/** Runs in the browser: what people do through the SDK. Which calls each makes, the spec sees on the network. */
export const deeds = {
  async 'signs up, out and in'() {
    const { auth, email, user } = await newcomer()
    is([user.email, user.emailVerified, user.isAnonymous], [email, false, false])
    is(
      user.providerData.map(({ providerId }) => providerId),
      ['password'],
    )
    await sdk.signOut(auth)
    is((await sdk.signInWithEmailAndPassword(auth, email, PASSWORD)).user.uid, user.uid)
  },
  async 'is anonymous, and links a password'() {
    const { user } = await sdk.signInAnonymously(open())
    is([user.isAnonymous, user.email], [true, null])
    const email = anEmail()
    await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(email, PASSWORD))
    is([user.isAnonymous, user.email], [false, email])
    is((await signIn(email)).user.uid, user.uid)
  },
  async 'comes by a mailed link, and links one'() {
    const email = anEmail()
    const auth = open()
    await sdk.sendSignInLinkToEmail(auth, email, settings())
    const { oobLink } = await mailed(email)
    is(sdk.isSignInWithEmailLink(auth, oobLink), true)
    const { user } = await sdk.signInWithEmailLink(auth, email, oobLink)
    is([user.email, user.emailVerified], [email, true])
    is(await sdk.fetchSignInMethodsForEmail(auth, email), ['emailLink'])
    const anonymous = await sdk.signInAnonymously(open())
    const other = anEmail()
    await sdk.sendSignInLinkToEmail(auth, other, settings())
    const credential = sdk.EmailAuthProvider.credentialWithLink(other, (await mailed(other)).oobLink)
    await sdk.linkWithCredential(anonymous.user, credential)
    is(anonymous.user.email, other)
  },
  async 'changes name, picture, email and password'() {
    const { email, user } = await newcomer()
    await sdk.updateProfile(user, { displayName: 'Nora' })
    await sdk.updateProfile(user, { photoURL: 'https://example.org/n.png' })
    const { user: again } = await signIn(email)
    is([again.displayName, again.photoURL], ['Nora', 'https://example.org/n.png'])
    const moved = anEmail()
    await sdk.updateEmail(user, moved)
    await sdk.updatePassword(user, NEW)
    is((await signIn(moved, NEW)).user.uid, user.uid)
    await sdk.unlink(user, 'password')
    is(user.providerData, [])
  },
  async 'confirms the email, and changes it by letter'() {
    const { auth, email, user } = await newcomer()
    await sdk.sendEmailVerification(user, settings())
    const first = await mailed(email)
    is((await sdk.checkActionCode(auth, first.oobCode)).operation, 'VERIFY_EMAIL')
    await sdk.applyActionCode(auth, first.oobCode)
    await sdk.reload(user)
    is(user.emailVerified, true)
    const moved = anEmail()
    await sdk.verifyBeforeUpdateEmail(user, moved, settings())
    await sdk.applyActionCode(auth, (await mailed(moved)).oobCode)
    is((await signIn(moved)).user.uid, user.uid)
  },
  async 'resets a forgotten password'() {
    const { auth, email } = await newcomer()
    await sdk.sendPasswordResetEmail(auth, email, settings())
    const { oobCode } = await mailed(email)
    is(await sdk.verifyPasswordResetCode(auth, oobCode), email)
    await sdk.confirmPasswordReset(auth, oobCode, NEW)
    is((await signIn(email, NEW)).user.emailVerified, true)
  },
  async 'refreshes and revokes'() {
    const { auth, user } = await newcomer()
    const before = user.refreshToken
    await user.getIdToken(true)
    is(user.refreshToken === before, false)
    await sdk.revokeAccessToken(auth, user.refreshToken)
    is(await nameOf(user.getIdToken(true)), 'user-token-expired')
    is(auth.currentUser, null)
  },
  async 'sets up a second step, passes it and takes it away'() {
    const { email, user } = await newcomer()
    const secret = await here.enrol(user)
    const { waiting } = await here.firstStep(email)
    const otp = await window.totp(secret, 'after')
    const assertion = sdk.TotpMultiFactorGenerator.assertionForSignIn(waiting.hints[0]!.uid, otp)
    const { user: back } = await waiting.resolveSignIn(assertion)
    is(back.uid, user.uid)
    await sdk.multiFactor(back).unenroll(sdk.multiFactor(back).enrolledFactors[0]!)
    is(sdk.multiFactor(back).enrolledFactors, [])
  },
  /** The one call that we refuse to everyone: a code by telephone is not offered. */
  async 'asks for a second step by telephone in vain'() {
    const { email, user } = await newcomer()
    await here.enrol(user)
    const { auth, waiting } = await here.firstStep(email)
    const verifier = { type: 'recaptcha', verify: async () => 'none', _reset: () => undefined }
    const asked = new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
      { multiFactorUid: waiting.hints[0]!.uid, session: waiting.session },
      verifier as ApplicationVerifier,
    )
    is(await nameOf(asked), 'operation-not-allowed')
  },
  async 'comes from an OpenID provider'() {
    const { user } = await sdk.signInWithCredential(open(), await here.credentialOf('ada'))
    is(
      user.providerData.map(({ providerId }) => providerId),
      ['oidc.known'],
    )
  },
  async 'asks for the rules of passwords and for a captcha'() {
    const auth = open()
    is((await sdk.validatePassword(auth, '12345')).isValid, false)
    is((await sdk.validatePassword(auth, '123456')).isValid, true)
    await sdk.initializeRecaptchaConfig(auth)
  },
  /** The SDK asks for our domains only of a hosted service, before a pop-up. */
  async 'asks for the domains'() {
    const answer = await fetch('/identitytoolkit.googleapis.com/v1/projects?key=local')
    is(((await answer.json()) as { authorizedDomains: string[] }).authorizedDomains.includes('localhost'), true)
  },
  async 'keeps the cookie in step'() {
    Object.assign(globalThis, {
      __FIREBASE_DEFAULTS__: { _authTokenSyncURL: '/api/session', emulatorHosts: { auth: location.host } },
    })
    const auth = sdk.getAuth(initializeApp({ apiKey: 'local', projectId: 'mallama' }, 'synced'))
    await sdk.createUserWithEmailAndPassword(auth, anEmail(), PASSWORD)
    await sdk.signOut(auth)
  },
  async 'deletes the account'() {
    const { email, user } = await newcomer()
    await sdk.deleteUser(user)
    is(await nameOf(signIn(email)), 'user-not-found')
  },
}
