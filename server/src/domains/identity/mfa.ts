import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isoAt } from '../../platform/clock.ts'
import { change, findById, revoke, type Account } from './accounts.ts'
import { signedIn, type PendingSignIn } from './entry.ts'
import { addFactor, factorsOf, openPending, passes, removeFactor, sealPending } from './factors.ts'
import { tell, type Change } from './letters.ts'
import { inOneGo, type Desk } from './parts.ts'
import { Refusal } from './refusal.ts'
import { begin } from './sessions.ts'
import { count, forgive, limits, refuseWhileShut } from './throttle.ts'
import { readIdToken, refuseEnded, requireRecent, type SignIn } from './tokens.ts'
import { base32, matchingStep, TOTP } from './totp.ts'

const text = z.string().nullish()
const Verification = z.object({ sessionInfo: text, verificationCode: text }).nullish()
export const StartEnrolment = z.object({ idToken: text, totpEnrollmentInfo: z.object({}).nullish() })
export const FinishEnrolment = z.object({
  idToken: text,
  displayName: z.string().max(256).nullish(),
  totpVerificationInfo: Verification,
})
export const Withdrawal = z.object({ idToken: text, mfaEnrollmentId: text })
export const SecondStep = z.object({
  mfaPendingCredential: text,
  mfaEnrollmentId: text,
  totpVerificationInfo: Verification,
})

interface PendingEnrolment {
  userId: string
  secret: string
  until: number
}
const ENROLMENT_MS = 10 * 60 * 1000

/** A new secret for an authenticator app; nothing is stored until a code of it comes back. */
export async function startEnrolment(desk: Desk, { idToken, totpEnrollmentInfo }: z.infer<typeof StartEnrolment>) {
  const { account, signIn } = await readIdToken(desk, idToken)
  requireRecent(desk, signIn)
  // Codes by telephone are not offered: they are the step that is stolen most.
  if (!totpEnrollmentInfo || !account.email) throw new Refusal('OPERATION_NOT_ALLOWED')
  // Whoever has the mailbox may take an unproven account, second steps included: they would protect nothing.
  if (!account.emailVerified) throw new Refusal('UNVERIFIED_EMAIL')
  const secret = base32(randomBytes(20))
  const until = desk.clock() + ENROLMENT_MS
  const pending: PendingEnrolment = { userId: account.userId, secret, until }
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP.digits,
      hashingAlgorithm: TOTP.algorithm,
      periodSec: TOTP.periodSeconds,
      sessionInfo: sealPending(desk, 'enrolment', pending),
      finalizeEnrollmentTime: isoAt(until),
    },
  }
}

/** The first code proves that the app has the secret. Sign-ins that never passed a second step end. */
export async function finishEnrolment(desk: Desk, asked: z.infer<typeof FinishEnrolment>) {
  const { account, signIn } = await readIdToken(desk, asked.idToken)
  requireRecent(desk, signIn)
  const { sessionInfo, verificationCode } = asked.totpVerificationInfo ?? {}
  if (!sessionInfo) throw new Refusal('MISSING_SESSION_INFO')
  const pending = openPending<PendingEnrolment>(desk, 'enrolment', sessionInfo)
  if (pending?.userId !== account.userId) throw new Refusal('INVALID_SESSION_INFO')
  if (pending.until <= desk.clock()) throw new Refusal('SESSION_EXPIRED')
  if (!account.emailVerified) throw new Refusal('UNVERIFIED_EMAIL')
  await refuseWhileShut(desk, limits.wrongSecondStep, account.userId)
  const step = matchingStep(pending.secret, verificationCode ?? '', desk.clock(), 0)
  if (step === undefined) {
    await count(desk, limits.wrongSecondStep, account.userId)
    throw new Refusal('INVALID_CODE')
  }
  return reissued(desk, account, signIn, 'second step added', async (desk) =>
    addFactor(desk, account.userId, { secret: pending.secret, displayName: asked.displayName ?? null, lastStep: step }),
  )
}

/** Takes a second step away, after a recent sign-in, which itself passed it. */
export async function withdraw(desk: Desk, { idToken, mfaEnrollmentId }: z.infer<typeof Withdrawal>) {
  const { account, signIn } = await readIdToken(desk, idToken)
  requireRecent(desk, signIn)
  if (!mfaEnrollmentId) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND')
  return reissued(desk, account, signIn, 'second step removed', async (desk) => {
    await removeFactor(desk, account.userId, mfaEnrollmentId)
    return signIn.factorId === mfaEnrollmentId ? null : signIn.factorId
  })
}

/** Every other sign-in ends, this browser gets new tokens. */
async function reissued(
  desk: Desk,
  { userId }: Account,
  signIn: SignIn,
  what: Change,
  work: (desk: Desk) => Promise<string | null>,
) {
  const made = await inOneGo(desk, async (desk) => {
    const locked = await findById(desk, userId, 'lock')
    if (!locked) throw new Refusal('USER_NOT_FOUND')
    await refuseEnded(desk, locked, signIn)
    const factorId = await work(desk)
    const account = await revoke(desk, userId)
    return { account, ...(await begin(desk, account, signIn.provider, factorId)) }
  })
  tell(desk, made.account, what)
  return signedIn(desk, made)
}

/** The second step of a sign-in. */
export async function finishSignIn(desk: Desk, asked: z.infer<typeof SecondStep>) {
  const pending = openPending<PendingSignIn>(desk, 'sign-in', asked.mfaPendingCredential ?? '')
  if (!pending || pending.until <= desk.clock()) throw new Refusal('INVALID_MFA_PENDING_CREDENTIAL')
  const { userId, provider, authTime } = pending
  const factors = await factorsOf(desk, userId)
  const factor = factors.find(({ id }) => id === asked.mfaEnrollmentId)
  if (!factor) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND')
  // Counted before it is judged: of a burst of guesses no more are looked at than one may make.
  await count(desk, limits.wrongSecondStep, userId)
  if (!(await passes(desk, factor, asked.totpVerificationInfo?.verificationCode ?? '')))
    throw new Refusal('INVALID_CODE')
  const made = await inOneGo(desk, async (desk) => {
    const locked = await findById(desk, userId, 'lock')
    if (!locked) throw new Refusal('USER_NOT_FOUND')
    // A reset between the two steps ends what the first one proved.
    await refuseEnded(desk, locked, { authTime, provider, factorId: factor.id, sessionId: null })
    const account = await change(desk, userId, { lastLoginAt: isoAt(desk.clock()) })
    return { account, ...(await begin(desk, account, provider, factor.id)) }
  })
  await forgive(desk, limits.wrongSecondStep, userId)
  return signedIn(desk, made)
}
