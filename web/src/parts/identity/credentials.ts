import type { Proof } from '../../platform/abroad.ts'
import { holdingIdentity } from '../../platform/identity.ts'
import type { Opened } from '../../platform/opened.ts'
import type { AuthCredential, User } from '../../platform/firebase.ts'
import { waitingFor, type Waiting } from './second-step.ts'

/** What an OpenID provider said, as the identity provider's SDK takes it. */
export const credentialOf = ({ sdk }: Pick<Opened, 'sdk'>, { providerId, idToken, rawNonce }: Proof) =>
  new sdk.OAuthProvider(providerId).credential({ idToken, rawNonce })

/** Proves again who is signed in. Null when that was enough, else the second step. */
export async function proveAgain({ sdk }: Pick<Opened, 'sdk'>, user: User, credential: AuthCredential) {
  try {
    await sdk.reauthenticateWithCredential(user, credential)
    return null
  } catch (error) {
    const waiting = await waitingFor(error)
    if (waiting === null) throw error
    return waiting
  }
}

const signedIn = ({ auth }: Opened): User => {
  if (auth.currentUser === null) throw Object.assign(new Error(), { code: 'auth/user-token-expired' })
  return auth.currentUser
}

/** Proves again with a provider who is signed in here. */
export const confirmWith = (proof: Proof): Promise<Waiting | null> =>
  holdingIdentity((opened) => proveAgain(opened, signedIn(opened), credentialOf(opened, proof)))

/** From now on who is signed in here can sign in with this provider as well. Elsewhere they are signed out. */
export const connect = (proof: Proof): Promise<void> =>
  holdingIdentity(async (opened) => {
    await opened.sdk.linkWithCredential(signedIn(opened), credentialOf(opened, proof))
  })
