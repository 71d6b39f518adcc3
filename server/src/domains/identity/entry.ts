import type { Account } from './accounts.ts'
import { factorInfo, factorsOf, sealPending, type Factor } from './factors.ts'
import type { Desk } from './parts.ts'
import { begin } from './sessions.ts'
import { authTimeNow, ID_TOKEN_SECONDS, mintIdToken, type SignIn } from './tokens.ts'

export interface Entered {
  account: Account
  refreshToken: string
  signIn: SignIn
}

/** The first step is done, the second is to come. */
export interface Waiting {
  account: Account
  pending: string
  factors: Factor[]
}

/** What the browser carries between the two steps. */
export interface PendingSignIn {
  userId: string
  provider: SignIn['provider']
  authTime: number
  until: number
}

const PENDING_MS = 10 * 60 * 1000

/** Lets in whoever passed the first step, or asks for the second; part of the transaction that judged the first. */
export async function letIn(desk: Desk, account: Account, provider: SignIn['provider']): Promise<Entered | Waiting> {
  const factors = await factorsOf(desk, account.userId)
  if (factors.length === 0) return { account, ...(await begin(desk, account, provider)) }
  const pending: PendingSignIn = {
    userId: account.userId,
    provider,
    authTime: authTimeNow(desk, account),
    until: desk.clock() + PENDING_MS,
  }
  return { account, factors, pending: sealPending(desk, 'sign-in', pending) }
}

/** What every way in answers. */
export async function signedIn(desk: Desk, made: Entered | Waiting) {
  const { account } = made
  const whose = {
    localId: account.userId,
    email: account.email ?? undefined,
    displayName: account.displayName ?? undefined,
  }
  if ('pending' in made) return { ...whose, mfaPendingCredential: made.pending, mfaInfo: factorInfo(made.factors) }
  return {
    ...whose,
    idToken: await mintIdToken(desk, account, made.signIn),
    refreshToken: made.refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  }
}
