import { z } from 'zod'
import { change, claimedHere, create, findByEmail, findById, revoke, type AccountChanges } from './accounts.ts'
import { hashEmail, readEmail, refuseReserved } from './addresses.ts'
import { consume, read } from './codes.ts'
import { letIn, signedIn } from './entry.ts'
import { tell } from './letters.ts'
import { inOneGo, type Desk } from './parts.ts'
import { hashPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { begin } from './sessions.ts'
import { forgiveMailbox } from './throttle.ts'
import { readIdToken, refuseEnded } from './tokens.ts'
import { requireRecentOrAnonymous, takeFromClaimant } from './ways.ts'

const text = z.string().nullish()
export const Reset = z.object({ oobCode: text, newPassword: text })
export const EmailLink = z.object({ email: text, oobCode: text, idToken: text })

/** Without `newPassword` tells what a code is for; with it, sets the password and ends every sign-in there was. */
export async function resetPassword(desk: Desk, { oobCode, newPassword }: z.infer<typeof Reset>) {
  const { account, purpose, newEmail } = await read(desk, oobCode)
  // Whoever takes an address back is told that one alone: the new one may be kept from who has the old mailbox.
  const about =
    purpose === 'RECOVER_EMAIL'
      ? { email: newEmail }
      : account && { email: account.email, ...(newEmail ? { newEmail } : {}) }
  const answer = { kind: 'identitytoolkit#ResetPasswordResponse', requestType: purpose, ...about }
  if (!newPassword) return answer
  if (!account || purpose !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE')
  const passwordHash = await hashPassword(desk, newPassword, account.email)
  await inOneGo(desk, async (desk) => {
    await findById(desk, account.userId, 'lock')
    await consume(desk, oobCode!, 'PASSWORD_RESET')
    await takeOver(desk, account.userId, { passwordHash })
    await revoke(desk, account.userId)
  })
  await forgiveMailbox(desk, account.email)
  tell(desk, account, 'password reset')
  return answer
}

/** The mailbox is proven. Returns whether it was before; if not, whoever made the account keeps no way in. */
export async function takeOver(desk: Desk, userId: string, changes: AccountChanges): Promise<'was proven' | 'was not'> {
  const before = await findById(desk, userId, 'lock')
  if (!before) throw new Refusal('USER_NOT_FOUND')
  if (!before.emailVerified) await takeFromClaimant(desk, userId, changes)
  else if (Object.keys(changes).length > 0) await change(desk, userId, changes)
  return before.emailVerified ? 'was proven' : 'was not'
}

/** Signs in by a mailed link; makes the account at the first visit, or with `idToken` links the address to it. */
export async function signInWithEmailLink(desk: Desk, { email, oobCode, idToken }: z.infer<typeof EmailLink>) {
  const typed = readEmail(email)
  const { purpose, emailHash } = await read(desk, oobCode)
  // The link alone is not enough: whoever found it must know whose it is, and a wrong guess does not use it up.
  if (purpose !== 'EMAIL_SIGNIN') throw new Refusal('INVALID_OOB_CODE')
  if (emailHash !== hashEmail(desk, typed)) throw new Refusal('INVALID_EMAIL')
  const linking = idToken ? await readIdToken(desk, idToken) : undefined
  // With an address already it can only be linked by whoever has that mailbox.
  if (linking && !linking.account.email) await requireRecentOrAnonymous(desk, linking.account, linking.signIn)
  const made = await inOneGo(desk, async (desk) => {
    const known = linking ? undefined : ((await findByEmail(desk, typed)) ?? (await claimedHere(desk, typed)))
    // The account before its codes, as everywhere: two that took them in turn would wait for each other.
    const whose = linking?.account ?? known
    const locked = whose && (await findById(desk, whose.userId, 'lock'))
    await consume(desk, oobCode!, 'EMAIL_SIGNIN')
    if (linking) {
      if (!locked) throw new Refusal('USER_NOT_FOUND')
      await refuseEnded(desk, locked, linking.signIn)
      if (locked.email && locked.email !== typed) throw new Refusal('EMAIL_EXISTS')
      const account = await change(desk, locked.userId, { ...(await ownAddress(desk, typed)), usesLink: true })
      const { factorId } = linking.signIn
      return { isNewUser: false, account, ...(await begin(desk, account, 'password', factorId)) }
    }
    if (known?.disabled) throw new Refusal('USER_DISABLED')
    if (!known?.emailHash) await refuseReserved(desk, typed)
    if (!known) {
      const account = await create(desk, { email: typed, usesLink: true, emailVerified: true })
      return { isNewUser: true, ...(await letIn(desk, account, 'password')) }
    }
    const proven = await takeOver(desk, known.userId, { usesLink: true })
    if (proven === 'was not') await revoke(desk, known.userId)
    const account = (await findById(desk, known.userId))!
    return { isNewUser: false, ...(await letIn(desk, account, 'password')) }
  })
  await forgiveMailbox(desk, typed)
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    ...(await signedIn(desk, made)),
    isNewUser: made.isNewUser,
  }
}

export const ownAddress = async (desk: Desk, email: string) => {
  await refuseReserved(desk, email)
  return { email, emailHash: hashEmail(desk, email), emailVerified: true }
}
