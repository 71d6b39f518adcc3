import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isoAt } from '../../platform/clock.ts'
import { create, findById, findClaims, findPassword } from './accounts.ts'
import { claims, readEmail, refuseReserved } from './addresses.ts'
import { letIn, signedIn } from './entry.ts'
import { identityAccounts } from './identity.table.ts'
import { mailClaim } from './mailed-codes.ts'
import { inOneGo, type Caller, type Desk } from './parts.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { linkPassword } from './profile.ts'
import { Refusal } from './refusal.ts'
import { begin, refresh as refreshSession } from './sessions.ts'
import { count, countEach, forgive, guessesAt, limits, networkOf, refuseWhileAnyShut } from './throttle.ts'
import { ID_TOKEN_SECONDS } from './tokens.ts'

const text = z.string().nullish()
export const Credentials = z.object({ email: text, password: text })
export const Newcomer = Credentials.extend({ idToken: text, displayName: z.string().max(256).nullish() })

/** A new account, signed in: with e-mail and password, or with neither, anonymous. With `idToken` links to that one. */
export async function signUp(desk: Desk, asked: z.infer<typeof Newcomer>, { address }: Caller) {
  const { email, password, idToken } = asked
  const displayName = asked.displayName || null
  const kind = 'identitytoolkit#SignupNewUserResponse'
  const from = networkOf(address)
  if (!email && !password && !idToken) {
    await count(desk, limits.signUpFrom, from)
    const made = await inOneGo(desk, async (desk) => {
      const account = await create(desk, { email: null, displayName })
      return { account, ...(await begin(desk, account, 'anonymous')) }
    })
    return { kind, ...(await signedIn(desk, made)) }
  }
  const wanted = readEmail(email)
  if (!password) throw new Refusal('MISSING_PASSWORD')
  if (idToken) {
    await count(desk, limits.signUpFrom, from)
    return { kind, ...(await linkPassword(desk, idToken, { email: wanted, password, displayName })) }
  }
  const isClaim = await claims(desk, wanted, 'signing up')
  if (!isClaim) await refuseReserved(desk, wanted, 'signing up')
  await count(desk, limits.signUpFrom, from)
  // Before the transaction: hashing is slow on purpose, and the embedded database does one transaction at a time.
  const passwordHash = await hashPassword(desk, password, wanted)
  const made = await inOneGo(desk, async (desk) => {
    const account = await create(desk, { email: wanted, passwordHash, displayName, claims: isClaim })
    return { account, ...(await begin(desk, account, 'password')) }
  })
  mailClaim(desk, made.account)
  return { kind, ...(await signedIn(desk, made)) }
}

/** Throws what a stranger may know: which of the two was wrong only while e-mail privacy is off. */
export async function signInWithPassword(desk: Desk, { email, password }: z.infer<typeof Credentials>) {
  const typed = readEmail(email)
  if (!password) throw new Refusal('MISSING_PASSWORD')
  // Whether or not somebody has the address: what is shut must not tell who has an account.
  const guesses = await guessesAt(desk, typed)
  await refuseWhileAnyShut(desk, guesses)
  const { account, matches } = await judge(desk, typed, password)
  // Guesses made at the same moment all came past the first look; this one judges them after those that failed before.
  await refuseWhileAnyShut(desk, guesses)
  if (!account || !matches) {
    await countEach(desk, guesses)
    throw wrong(desk, account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  // Only who knows the password learns this.
  if (account.disabled) throw new Refusal('USER_DISABLED')
  const made = await inOneGo(desk, async (desk) => {
    // A reset or disabling may have come while the password was checked: the very hash must still be there.
    const [still] = await desk.db
      .update(identityAccounts)
      .set({ lastLoginAt: isoAt(desk.clock()) })
      .where(
        and(
          eq(identityAccounts.userId, account.userId),
          eq(identityAccounts.passwordHash, account.passwordHash!),
          eq(identityAccounts.disabled, false),
        ),
      )
      .returning({ userId: identityAccounts.userId })
    const now = still && (await findById(desk, still.userId))
    if (!now) throw wrong(desk, 'INVALID_PASSWORD')
    return letIn(desk, now, 'password')
  })
  await forgive(desk, ...guesses[0]!)
  return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...(await signedIn(desk, made)) }
}

/**
 * Whose password it is: of whoever has the address, or of an account that claims it. Where nobody may learn which there
 * are, as many are compared, there or not.
 */
async function judge(desk: Desk, typed: string, password: string) {
  const owner = await findPassword(desk, typed)
  const claims = await findClaims(desk, typed)
  let found = { account: owner, matches: await passwordMatches(desk, owner?.passwordHash, password) }
  for (const claim of claims) {
    if (!claim && !desk.privacy.on) continue
    const matches = await passwordMatches(desk, claim?.passwordHash, password)
    if (matches && !found.matches) found = { account: claim, matches }
  }
  return found
}

const wrong = ({ privacy }: Desk, which: 'INVALID_PASSWORD' | 'EMAIL_NOT_FOUND') =>
  new Refusal(privacy.on ? 'INVALID_LOGIN_CREDENTIALS' : which)

export const RefreshForm = z.object({ grant_type: text, refresh_token: text })

export async function refresh(desk: Desk, form: z.infer<typeof RefreshForm>) {
  if (form.grant_type !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE')
  const { account, idToken, refreshToken } = await refreshSession(desk, form.refresh_token)
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    refresh_token: refreshToken,
    user_id: account.userId,
    project_id: desk.env.IDENTITY_PROJECT,
    token_type: 'Bearer',
  }
}
