import { change, findById, revoke, type Account } from './accounts.ts'
import { consume, read } from './codes.ts'
import { send } from './letters.ts'
import { ownAddress, takeOver } from './opened-codes.ts'
import { inOneGo, type Caller, type Desk } from './parts.ts'
import { hashPassword } from './passwords.ts'
import { isKnown } from './places.ts'
import { takeBack, wayBack } from './recover.ts'
import { Refusal } from './refusal.ts'
import { readIdToken, refuseEnded, type SignIn } from './tokens.ts'

interface Opened {
  oobCode: string
  idToken?: string | null | undefined
  password?: string | null | undefined
}

/** Confirms an address, or moves the account to the new one and ends every sign-in. See docs/decisions/0033. */
export async function applyCode(desk: Desk, asked: Opened, { isSdk }: Caller): Promise<Account> {
  const { oobCode, idToken } = asked
  const { purpose, account, newEmail } = await read(desk, oobCode)
  if (!account) throw new Refusal('INVALID_OOB_CODE')
  const { userId } = account
  if (purpose === 'RECOVER_EMAIL') return takeBack(desk, userId, oobCode)
  const own = idToken ? await ownSignIn(desk, userId, idToken) : undefined
  if (purpose === 'VERIFY_EMAIL') {
    // The SDK sends no ID token with a code; in the place where its person signed in it is taken at its word.
    const isInside = own !== undefined || (isSdk && (await isKnown(desk, userId)))
    return isInside && !asked.password ? confirm(desk, userId, oobCode, own) : confirmFromOutside(desk, account, asked)
  }
  if (purpose !== 'VERIFY_AND_CHANGE_EMAIL' || !newEmail) throw new Refusal('INVALID_OOB_CODE')
  // Whose mailbox this is need not be whose account it is: an address is mistyped, or somebody else's on purpose.
  if (!own && !(await isKnown(desk, userId))) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { moved, letter } = await inOneGo(desk, async (desk) => {
    const before = await lockOwn(desk, userId, own)
    await consume(desk, oobCode, purpose)
    await change(desk, userId, await ownAddress(desk, newEmail))
    const moved = await revoke(desk, userId)
    return { moved, letter: before && (await wayBack(desk, before, moved)) }
  })
  if (letter) desk.afterwards(async () => void (await send(desk, letter)))
  return moved
}

/** The sign-in of this very account that a code was brought with. Somebody else's counts as none. */
async function ownSignIn(desk: Desk, userId: string, idToken: string): Promise<SignIn | undefined> {
  const { account, signIn } = await readIdToken(desk, idToken)
  return account.userId === userId ? signIn : undefined
}

async function lockOwn(desk: Desk, userId: string, own: SignIn | undefined) {
  const locked = await findById(desk, userId, 'lock')
  if (locked && own) await refuseEnded(desk, locked, own)
  return locked
}

const confirm = (desk: Desk, userId: string, oobCode: string, own: SignIn | undefined): Promise<Account> =>
  inOneGo(desk, async (desk) => {
    await lockOwn(desk, userId, own)
    await consume(desk, oobCode, 'VERIFY_EMAIL')
    return change(desk, userId, { emailVerified: true })
  })

/**
 * Whoever opened the letter is not known to be who made the account: the mailbox is theirs, every way in from before
 * is not. A password of their own comes with it, so that they need no second letter.
 */
async function confirmFromOutside(
  desk: Desk,
  { userId, email }: Account,
  { oobCode, password }: Opened,
): Promise<Account> {
  const passwordHash = password ? await hashPassword(desk, password, email) : undefined
  return inOneGo(desk, async (desk) => {
    await findById(desk, userId, 'lock')
    await consume(desk, oobCode, 'VERIFY_EMAIL')
    const mailbox = await takeOver(desk, userId, passwordHash ? { passwordHash } : {})
    if (mailbox === 'was proven' && !passwordHash) return (await findById(desk, userId))!
    return revoke(desk, userId)
  })
}
