import { and, eq, gte } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Letter } from '../../platform/mail.ts'
import { change, findById, revoke, type Account } from './accounts.ts'
import { hashEmail } from './addresses.ts'
import { consume, issue, WAY_BACK_MS } from './codes.ts'
import { identityCodes, identityFactors, identityProviders } from './identity.table.ts'
import { actionLink, addressChangedLetter } from './letters.ts'
import { mailCode } from './mailed-codes.ts'
import { inOneGo, type Desk } from './parts.ts'
import { forgetPlaces } from './places.ts'

/**
 * What tells the address that an account moved away from, with a link that takes it back for seven days. Part of the
 * transaction that moves it, so that nobody else takes the address in between; to be sent afterwards.
 */
export async function wayBack(desk: Desk, before: Account, after: Account): Promise<Letter | undefined> {
  const { userId, email } = before
  if (!email || !before.emailHash || email === after.email) return undefined
  // To take back would prove an address that nobody proved: a mistyped one would give the account to a stranger, and
  // somebody else's would keep the ways in of who made the account with it.
  if (!before.emailVerified) return addressChangedLetter(desk, email)
  const oobCode = await issue(desk, { purpose: 'RECOVER_EMAIL', email, userId, newEmail: email })
  const oobLink = actionLink(desk, 'RECOVER_EMAIL', oobCode, undefined)
  desk.sentCodes?.push({ email, requestType: 'RECOVER_EMAIL', oobCode, oobLink })
  return addressChangedLetter(desk, email, oobLink)
}

/**
 * Takes a change of address back, whatever came after it: every sign-in ends, and so does every way in that may be
 * somebody else's: the password, mailed links, and second steps and providers from after the change.
 */
export async function takeBack(desk: Desk, userId: string, oobCode: string): Promise<Account> {
  const { account, email } = await inOneGo(desk, async (desk) => {
    await findById(desk, userId, 'lock')
    const { newEmail, issuedAt } = await consume(desk, oobCode, 'RECOVER_EMAIL')
    const email = newEmail!
    await dropLaterWays(desk, userId, issuedAt)
    await forgetPlaces(desk, userId)
    await change(desk, userId, {
      email,
      emailHash: hashEmail(desk, email),
      emailVerified: true,
      passwordHash: null,
      usesLink: false,
    })
    return { account: await revoke(desk, userId), email }
  })
  desk.afterwards(async () => void (await mailCode(desk, { purpose: 'PASSWORD_RESET', email, userId })))
  return account
}

async function dropLaterWays({ db }: Desk, userId: string, sinceMs: number): Promise<void> {
  const since = isoAt(sinceMs)
  await db
    .delete(identityFactors)
    .where(and(eq(identityFactors.userId, userId), gte(identityFactors.enrolledAt, since)))
  await db
    .delete(identityProviders)
    .where(and(eq(identityProviders.userId, userId), gte(identityProviders.linkedAt, since)))
  // Of a chain of changes the first letter outlasts the others: who made the later ones cannot undo this.
  await db
    .delete(identityCodes)
    .where(
      and(
        eq(identityCodes.userId, userId),
        eq(identityCodes.purpose, 'RECOVER_EMAIL'),
        gte(identityCodes.expiresAt, isoAt(sinceMs + WAY_BACK_MS)),
      ),
    )
}
