import { z } from 'zod'
import * as accounts from './accounts.ts'
import type { Account, AccountChanges } from './accounts.ts'
import { claims, hashEmail, readEmail, refuseReserved } from './addresses.ts'
import { applyCode } from './confirm.ts'
import { signedIn } from './entry.ts'
import { factorInfo, factorsOf } from './factors.ts'
import { send, tell } from './letters.ts'
import { linksOf, unlink, type Link } from './links.ts'
import { mailClaim } from './mailed-codes.ts'
import type { ProviderId } from './openid.ts'
import { inOneGo, type Caller, type Desk } from './parts.ts'
import { hashPassword } from './passwords.ts'
import { wayBack } from './recover.ts'
import { Refusal } from './refusal.ts'
import { begin, end, endOthers } from './sessions.ts'
import { readIdToken, refuseEnded, requireRecent, type SignIn } from './tokens.ts'
import { requireRecentOrAnonymous } from './ways.ts'

const text = z.string().nullish()
/** Of no meaning here. */
const saidByTheSdk = {
  returnSecureToken: z.boolean().nullish(),
  clientType: text,
  tenantId: text,
  captchaResponse: text,
  recaptchaVersion: text,
}

export const WithToken = z.object({ idToken: text })
/** What may be asked for, and nothing else: what is not done is not passed over in silence. */
export const Update = z.strictObject({
  idToken: text,
  oobCode: text,
  displayName: z.string().max(256).nullish(),
  photoUrl: z.string().max(2_048).nullish(),
  email: text,
  password: text,
  deleteAttribute: z.array(z.string()).nullish(),
  deleteProvider: z.array(z.string()).nullish(),
  ...saidByTheSdk,
  // Only a letter says so. Clients send back what a lookup told them, and are not to break on it.
  emailVerified: z.unknown().optional(),
})
type Update = z.infer<typeof Update>

/** The SDK reads only whether it is there. Never a real one. */
const PLACEHOLDER_HASH = 'hidden'

export async function lookup(desk: Desk, { idToken }: z.infer<typeof WithToken>) {
  const { account } = await readIdToken(desk, idToken)
  const factors = await factorsOf(desk, account.userId)
  const phoneNumber = (await linksOf(desk, account.userId)).find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber
  const user = {
    localId: account.userId,
    ...(await profileOf(desk, account)),
    ...(account.passwordHash ? { passwordHash: PLACEHOLDER_HASH } : {}),
    ...(account.usesLink ? { emailLinkSignin: true } : {}),
    ...(account.validSince ? { validSince: String(accounts.validSinceSeconds(account)) } : {}),
    ...(phoneNumber ? { phoneNumber } : {}),
    mfaInfo: factorInfo(factors),
    disabled: account.disabled,
    createdAt: String(Date.parse(account.createdAt)),
    lastLoginAt: String(Date.parse(account.lastLoginAt)),
  }
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
}

async function profileOf(desk: Desk, account: Account) {
  const { email, emailVerified, displayName, photoUrl, passwordHash, usesLink } = account
  const names = { displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
  const byEmail = { providerId: 'password', rawId: email, federatedId: email, email, ...names }
  return {
    ...(email ? { email } : {}),
    emailVerified,
    ...names,
    providerUserInfo: [
      ...(email && (passwordHash || usesLink) ? [byEmail] : []),
      ...(await linksOf(desk, account.userId)).map(abroad),
    ],
  }
}

const abroad = ({ providerId, subject, email, displayName, photoUrl, phoneNumber }: Link) => ({
  providerId,
  rawId: subject,
  federatedId: subject,
  email: email ?? undefined,
  displayName: displayName ?? undefined,
  photoUrl: photoUrl ?? undefined,
  phoneNumber: phoneNumber ?? undefined,
})

const KIND = 'identitytoolkit#SetAccountInfoResponse'
const plainAnswer = async (desk: Desk, account: Account) => ({
  kind: KIND,
  localId: account.userId,
  ...(await profileOf(desk, account)),
})

/** Name and picture at once; e-mail and password after a recent sign-in, ending every other sign-in. */
export async function update(desk: Desk, asked: Update, caller: Caller) {
  const { oobCode } = asked
  if (oobCode) return plainAnswer(desk, await applyCode(desk, { ...asked, oobCode }, caller))
  const { account, signIn } = await readIdToken(desk, asked.idToken)
  await unlinkProviders(desk, account, asked, signIn)
  const changes = { ...namesIn(asked), ...unlinkedIn(desk, asked, signIn) }
  if (!asked.email && !asked.password) {
    if (Object.keys(changes).length === 0) return plainAnswer(desk, account)
    return plainAnswer(desk, await withChanges(desk, account, asked, signIn, changes))
  }
  requireRecent(desk, signIn)
  const email = asked.email ? await newAddress(desk, readEmail(asked.email), account) : undefined
  const address = email?.email ?? account.email
  if (asked.password && !address) throw new Refusal('MISSING_EMAIL')
  const passwordHash = asked.password ? await hashPassword(desk, asked.password, address) : undefined
  const made = await reissue(desk, account, signIn, {
    ...changes,
    ...(passwordHash ? { passwordHash } : {}),
    ...email,
  })
  return { kind: KIND, ...(await profileOf(desk, made.account)), ...(await signedIn(desk, made)) }
}

interface Wanted {
  email: string
  password: string
  displayName: string | null
}

/** A password for an account that came in another way: anonymous, or by mailed links. */
export async function linkPassword(desk: Desk, idToken: string, wanted: Wanted) {
  const { password, displayName } = wanted
  const { account, signIn } = await readIdToken(desk, idToken)
  await requireRecentOrAnonymous(desk, account, signIn)
  const email = await newAddress(desk, wanted.email, account)
  const passwordHash = await hashPassword(desk, password, wanted.email)
  const made = await reissue(
    desk,
    account,
    { ...signIn, provider: 'password' },
    {
      passwordHash,
      ...(displayName ? { displayName } : {}),
      ...email,
    },
  )
  return { ...(await profileOf(desk, made.account)), ...(await signedIn(desk, made)) }
}

function namesIn({ displayName, photoUrl, deleteAttribute }: Update): AccountChanges {
  return {
    ...(displayName === undefined ? {} : { displayName: blank(displayName) }),
    ...(photoUrl === undefined ? {} : { photoUrl: blank(photoUrl) }),
    ...(deleteAttribute?.includes('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(deleteAttribute?.includes('PHOTO_URL') ? { photoUrl: null } : {}),
  }
}

const blank = (value: string | null | undefined) => (value === '' ? null : value)

/** The address stays, so that a reset or a mailed link is a way back in. */
function unlinkedIn(desk: Desk, { deleteProvider }: Update, signIn: SignIn): AccountChanges {
  if (!deleteProvider?.includes('password')) return {}
  requireRecent(desk, signIn)
  return { passwordHash: null, usesLink: false }
}

async function unlinkProviders(desk: Desk, { userId }: Account, { deleteProvider }: Update, signIn: SignIn) {
  const named = deleteProvider?.filter((id) => /^oidc\.[\w.-]{1,60}$/.test(id)) ?? []
  if (named.length === 0) return
  requireRecent(desk, signIn)
  await inOneGo(desk, async (desk) => {
    // Locked: two at once must not take the last two.
    const account = await accounts.findById(desk, userId, 'lock')
    if (!account) throw new Refusal('USER_NOT_FOUND')
    await refuseEnded(desk, account, signIn)
    for (const id of named) await unlink(desk, userId, id as ProviderId)
    const byEmail = account.passwordHash !== null || account.usesLink
    const configured = new Set(desk.env.OIDC_PROVIDERS.map(({ id }) => id))
    const isLeft = (await linksOf(desk, userId)).some(({ providerId }) => configured.has(providerId))
    if (!byEmail && !isLeft) throw new Refusal('OPERATION_NOT_ALLOWED', 'This is the last way to sign in.')
    await endAllBut(desk, userId, signIn)
  })
}

async function withChanges(
  desk: Desk,
  { userId }: Account,
  { deleteProvider }: Update,
  signIn: SignIn,
  changes: AccountChanges,
): Promise<Account> {
  if (!deleteProvider?.includes('password')) return accounts.change(desk, userId, changes)
  return inOneGo(desk, async (desk) => {
    const locked = await accounts.findById(desk, userId, 'lock')
    if (!locked) throw new Refusal('USER_NOT_FOUND')
    await refuseEnded(desk, locked, signIn)
    const account = await accounts.change(desk, userId, changes)
    await endAllBut(desk, userId, signIn)
    return account
  })
}

/**
 * A way in that is taken away takes with it whoever came by it. The SDK keeps the tokens that it has when it unlinks, so
 * the sign-in that asked goes on.
 */
async function endAllBut(desk: Desk, userId: string, { sessionId }: SignIn): Promise<void> {
  await (sessionId ? endOthers(desk, userId, sessionId) : accounts.revoke(desk, userId))
}

/** Undefined when it is the address that the account has already. */
async function newAddress(desk: Desk, email: string, account: Account): Promise<AccountChanges | undefined> {
  if (email === account.email) return undefined
  // Moving to an unproven address would tell whether someone else has it.
  if (account.email && desk.privacy.on) {
    throw new Refusal('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const hash = hashEmail(desk, email)
  if (await claims(desk, email)) return { email, emailHash: null, claimHash: hash, emailVerified: false }
  await refuseReserved(desk, email)
  return { email, emailHash: hash, emailVerified: false }
}

/** Changes how one signs in: all sign-ins end, and this browser gets new tokens in the same moment. */
async function reissue(desk: Desk, { userId }: Account, signIn: SignIn, changes: AccountChanges) {
  const made = await inOneGo(desk, async (desk) => {
    const locked = await accounts.findById(desk, userId, 'lock')
    if (!locked) throw new Refusal('USER_NOT_FOUND')
    await refuseEnded(desk, locked, signIn)
    await accounts.change(desk, userId, changes)
    const account = await accounts.revoke(desk, userId)
    const letter = await wayBack(desk, locked, account)
    return { locked, letter, account, ...(await begin(desk, account, signIn.provider, signIn.factorId)) }
  })
  const { locked, letter, account } = made
  if (changes.claimHash) mailClaim(desk, account)
  if (letter) desk.afterwards(async () => void (await send(desk, letter)))
  // Who had no address before made a password for the account with it: nothing was changed.
  if (changes.passwordHash && locked.email) tell(desk, account, 'password changed')
  return made
}

export const Revocation = z.object({ idToken: text, token: text })

/** Ends the sign-in of a refresh token, when it is the caller's own. */
export async function revokeToken(desk: Desk, { idToken, token }: z.infer<typeof Revocation>) {
  const { account } = await readIdToken(desk, idToken)
  if (token) await end(desk, account.userId, token)
  return {}
}
