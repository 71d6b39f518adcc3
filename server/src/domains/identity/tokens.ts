import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import { findById, validSinceSeconds, type Account } from './accounts.ts'
import { identitySessions, type SignInProvider } from './identity.table.ts'
import type { Desk } from './parts.ts'
import { Refusal } from './refusal.ts'

export const ID_TOKEN_SECONDS = 3_600
/** Changing how one signs in, or deleting everything, needs a sign-in this fresh. */
const RECENT_SECONDS = 5 * 60

export interface SignIn {
  /** Seconds since 1970. */
  authTime: number
  provider: SignInProvider
  /** The second step that was passed. */
  factorId: string | null
  /** Null before the family of refresh tokens begins. */
  sessionId: string | null
}

/** When a sign-in of now counts from: within the second of a revocation it is dated to its end, see accounts.revoke. */
export const authTimeNow = (desk: Desk, account: Account): number =>
  Math.max(Math.floor(desk.clock() / 1000), validSinceSeconds(account))

export async function mintIdToken(desk: Desk, account: Account, signIn: SignIn): Promise<string> {
  const { authTime, provider, factorId, sessionId } = signIn
  const { kid, privateKey } = await desk.signing.current()
  const project = desk.env.IDENTITY_PROJECT
  const now = Math.floor(desk.clock() / 1000)
  return (
    new SignJWT({
      auth_time: authTime,
      user_id: account.userId,
      ...(sessionId ? { sid: sessionId } : {}),
      ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
      firebase: {
        identities: account.email ? { email: [account.email] } : {},
        sign_in_provider: provider,
        ...(factorId ? { sign_in_second_factor: 'totp', second_factor_identifier: factorId } : {}),
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject(account.userId)
      .setIssuedAt(now)
      .setExpirationTime(now + ID_TOKEN_SECONDS)
      // The SDK stores a new refresh token only beside a new ID token: two of one second must not be the same.
      .setJti(randomBytes(9).toString('base64url'))
      .sign(privateKey)
  )
}

/**
 * The account behind an ID token, as it is now.
 * Throws INVALID_ID_TOKEN (wrong or past its hour), TOKEN_EXPIRED (revoked), USER_NOT_FOUND or USER_DISABLED.
 */
export async function readIdToken(
  desk: Desk,
  idToken: string | null | undefined,
): Promise<{ account: Account; signIn: SignIn }> {
  if (!idToken) throw new Refusal('MISSING_ID_TOKEN')
  const signIn = await verified(desk, idToken)
  const account = await findById(desk, signIn.userId)
  if (!account) throw new Refusal('USER_NOT_FOUND')
  await refuseEnded(desk, account, signIn)
  return { account, signIn }
}

/** Asked again inside a transaction that locked the account: a reset may have come between. */
export async function refuseEnded(desk: Desk, account: Account, { authTime, sessionId }: SignIn): Promise<void> {
  if (account.disabled) throw new Refusal('USER_DISABLED')
  if (authTime < validSinceSeconds(account)) throw new Refusal('TOKEN_EXPIRED')
  if (sessionId && !(await runs(desk, sessionId))) throw new Refusal('TOKEN_EXPIRED')
}

/** Whether a sign-in was neither ended nor its family killed. */
export async function runs({ db }: Pick<Desk, 'db'>, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(eq(identitySessions.id, sessionId))
  return row !== undefined
}

/** @param authTime seconds since 1970 of the sign-in */
export const isRecent = ({ clock }: Pick<Desk, 'clock'>, authTime: number): boolean =>
  clock() / 1000 - authTime <= RECENT_SECONDS

export function requireRecent(desk: Desk, { authTime }: SignIn): void {
  if (!isRecent(desk, authTime)) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

async function verified(desk: Desk, idToken: string): Promise<SignIn & { userId: string }> {
  const project = desk.env.IDENTITY_PROJECT
  try {
    const { payload } = await jwtVerify(idToken, desk.signing.verifyKeys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      currentDate: new Date(desk.clock()),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    })
    const firebase = payload['firebase'] as
      | { sign_in_provider?: SignInProvider; second_factor_identifier?: string }
      | undefined
    return {
      userId: payload.sub!,
      authTime: Number(payload['auth_time']),
      provider: firebase?.sign_in_provider ?? 'password',
      factorId: firebase?.second_factor_identifier ?? null,
      sessionId: typeof payload['sid'] === 'string' ? payload['sid'] : null,
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal('INVALID_ID_TOKEN')
    throw error
  }
}
