import { openIdentity } from '../../platform/identity.ts'
import type { MultiFactorError, MultiFactorResolver } from '../../platform/firebase.ts'
import { codeOf } from './messages.ts'

export interface App {
  id: string
  name: string
}

/** A sign-in whose first step is done. */
export interface Waiting {
  apps: App[]
  /** The second step: the code of one of the apps. Throws as the first step does. */
  finish: (appId: string, code: string) => Promise<MultiFactorCredential>
}
export type MultiFactorCredential = Awaited<ReturnType<MultiFactorResolver['resolveSignIn']>>

/** What a sign-in still waits for, when that is why it failed; null when it failed for another reason. */
export async function waitingFor(error: unknown): Promise<Waiting | null> {
  if (codeOf(error) !== 'auth/multi-factor-auth-required') return null
  const { sdk, auth } = await openIdentity()
  const resolver = sdk.getMultiFactorResolver(auth, error as MultiFactorError)
  return {
    apps: resolver.hints.map(({ uid, displayName }) => ({ id: uid, name: displayName || 'Authenticator app' })),
    finish: (appId, code) => resolver.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(appId, code)),
  }
}

/** Six digits, however they were typed or pasted: "123 456" is one too. */
export const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '')
export const codeProblem = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : 'Enter the six-digit code.'
