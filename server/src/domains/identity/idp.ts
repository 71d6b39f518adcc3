import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isoAt } from '../../platform/clock.ts'
import { change, create, findByEmail, findById, revoke, validSinceSeconds, type Account } from './accounts.ts'
import { hashEmail, refuseReserved } from './addresses.ts'
import { letIn, signedIn, type Entered, type Waiting } from './entry.ts'
import { openPending, sealPending } from './factors.ts'
import { identityVisits } from './identity.table.ts'
import { link, linkedUser, linksOf } from './links.ts'
import { OLDEST_SECONDS, type Profile } from './openid.ts'
import { inOneGo, type Caller, type Desk } from './parts.ts'
import { Refusal } from './refusal.ts'
import { begin } from './sessions.ts'
import { count, limits, networkOf } from './throttle.ts'
import { readIdToken, refuseEnded } from './tokens.ts'
import { requireRecentOrAnonymous, takeFromClaimant } from './ways.ts'

const text = z.string().nullish()
export const Assertion = z.object({
  postBody: text,
  pendingToken: text,
  idToken: text,
  autoCreate: z.boolean().nullish(),
})
type Assertion = z.infer<typeof Assertion>

const PENDING_MS = 10 * 60 * 1000
/** What a provider said. It signs in once, as its own ID token or as the pending token that we make of that. */
interface Said {
  profile: Profile
  /** When the pending token ends. Handed out again with every answer to it, it is the same. */
  until: number
  /** Of the ID token. */
  id: string
}

type Made = (Entered | Waiting) & { isNewUser: boolean }

/** Signs in with what an OpenID provider says; makes the account at the first visit, or with `idToken` links to it. */
export async function signInWithIdp(desk: Desk, asked: Assertion, { address }: Caller) {
  const given = new URLSearchParams(asked.postBody ?? '')
  const said = await hear(desk, asked, given)
  const { profile } = said
  const spend = async (desk: Desk) => {
    if (await isSpent(desk, said)) throw usedBefore(asked)
  }
  const about = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: profile.providerId,
    federatedId: profile.subject,
    rawUserInfo: JSON.stringify(profile.raw),
    // Without it the SDK does not make a credential of the pending token.
    oauthIdToken: given.get('id_token') ?? undefined,
    pendingToken: sealPending(desk, 'provider', said),
  }
  const made = asked.idToken
    ? await linkTo(desk, asked.idToken, profile, spend)
    : await enter(desk, profile, { mayCreate: asked.autoCreate !== false, address, spend })
  if ('needConfirmation' in made) return { ...about, ...made }
  return {
    ...about,
    emailVerified: made.account.emailVerified,
    ...(await signedIn(desk, made)),
    isNewUser: made.isNewUser,
  }
}

async function hear(desk: Desk, { pendingToken }: Assertion, given: URLSearchParams): Promise<Said> {
  if (!pendingToken) {
    const idToken = given.get('id_token')
    const profile = await desk.providers.verify(given.get('providerId') ?? '', idToken, given.get('nonce'))
    return { profile, until: desk.clock() + PENDING_MS, id: hashOf(idToken!) }
  }
  const said = openPending<Said>(desk, 'provider', pendingToken)
  if (!said || said.until <= desk.clock()) throw new Refusal('INVALID_PENDING_TOKEN')
  return said
}

/** Of what is signed: a signature can be written in more than one way. */
const hashOf = (idToken: string) =>
  createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url')

/** Spends it. Of two that bring the same at once, one passes. Part of the transaction that lets in. */
async function isSpent({ db }: Desk, { id, profile: { providerId, issuedAt } }: Said): Promise<boolean> {
  // As long as the ID token is believed, and then what was made of it at the last moment.
  const expiresAt = isoAt((issuedAt + OLDEST_SECONDS) * 1_000 + PENDING_MS)
  const made = await db
    .insert(identityVisits)
    .values({ hash: `used ${id}`, providerId, browserHash: '', expiresAt })
    .onConflictDoNothing()
    .returning({ hash: identityVisits.hash })
  return made.length === 0
}

const usedBefore = ({ pendingToken }: Assertion) =>
  pendingToken
    ? new Refusal('INVALID_PENDING_TOKEN')
    : new Refusal('INVALID_IDP_RESPONSE', 'The ID token of the provider was used before.')

interface Entry {
  mayCreate: boolean
  address: string
  spend(desk: Desk): Promise<void>
}

async function enter(desk: Desk, profile: Profile, { mayCreate, address, spend }: Entry) {
  const { providerId } = profile
  const known = await linkedUser(desk, profile)
  if (known) {
    return inOneGo(desk, async (desk): Promise<Made> => {
      const account = await findById(desk, known, 'lock')
      // Unlinked since it was looked up: the account may be somebody else's by now.
      if (!account || (await linkedUser(desk, profile)) !== known) throw new Refusal('USER_NOT_FOUND')
      if (account.disabled) throw new Refusal('USER_DISABLED')
      refuseOutlived(profile, account)
      await spend(desk)
      const now = await change(desk, known, { lastLoginAt: isoAt(desk.clock()) })
      return { ...(await letIn(desk, now, providerId)), isNewUser: false }
    })
  }
  // The SDK's name for who proved to be someone else than who is signed in.
  if (!mayCreate) throw new Refusal('EMAIL_NOT_FOUND')
  await count(desk, limits.signUpFrom, networkOf(address))
  // An address that nobody vouches for would tell a stranger whether someone has an account with it.
  const email = profile.emailVerified || !desk.privacy.on ? profile.email : null
  return inOneGo(desk, async (desk) => {
    const owner = email === null ? undefined : await findByEmail(desk, email)
    if (owner) return meet(desk, owner.userId, profile, spend)
    await spend(desk)
    if (email !== null) await refuseReserved(desk, email)
    const account = await create(desk, { email, emailVerified: profile.emailVerified })
    await link(desk, account.userId, profile)
    const { displayName, photoUrl } = profile
    const named = await change(desk, account.userId, { displayName, photoUrl })
    return { ...(await letIn(desk, named, providerId)), isNewUser: true } as Made
  })
}

/**
 * Who signs out everywhere ends what a provider said before as well: it is good for an hour, and may lie about. Both
 * count whole seconds, and validSince is the end of its own, within which one may sign in again.
 */
function refuseOutlived({ issuedAt }: Profile, account: Account): void {
  if (issuedAt < validSinceSeconds(account) - 1) {
    throw new Refusal('INVALID_IDP_RESPONSE', 'The ID token of the provider is from before a sign-out everywhere.')
  }
}

/**
 * The address has an account already. Whoever proves the mailbox takes it from whoever only claimed it; else the person
 * must first show that the account is theirs, and then link.
 */
async function meet(desk: Desk, userId: string, profile: Profile, spend: Entry['spend']) {
  const account = (await findById(desk, userId, 'lock'))!
  if (account.disabled) throw new Refusal('USER_DISABLED')
  if (!profile.emailVerified || account.emailVerified) {
    const others = (await linksOf(desk, userId)).map(({ providerId }) => providerId)
    const byEmail = account.passwordHash || account.usesLink ? ['password'] : []
    return { needConfirmation: true, email: account.email, verifiedProvider: [...byEmail, ...others] }
  }
  await spend(desk)
  await takeFromClaimant(desk, userId)
  await link(desk, userId, profile)
  const now = await revoke(desk, userId)
  return { ...(await letIn(desk, now, profile.providerId)), isNewUser: false } as Made
}

/** Adds the provider to who is signed in. Every other sign-in ends, this browser gets new tokens. */
async function linkTo(desk: Desk, idToken: string, profile: Profile, spend: Entry['spend']): Promise<Made> {
  const { account, signIn } = await readIdToken(desk, idToken)
  await requireRecentOrAnonymous(desk, account, signIn)
  const owner = await linkedUser(desk, profile)
  if (owner && owner !== account.userId) throw new Refusal('FEDERATED_USER_ID_ALREADY_LINKED')
  return inOneGo(desk, async (desk) => {
    const locked = await findById(desk, account.userId, 'lock')
    if (!locked) throw new Refusal('USER_NOT_FOUND')
    await refuseEnded(desk, locked, signIn)
    await spend(desk)
    if (!owner) await link(desk, locked.userId, profile)
    const { email } = profile
    if (!locked.email && email && profile.emailVerified) {
      await refuseReserved(desk, email)
      await change(desk, locked.userId, { email, emailHash: hashEmail(desk, email), emailVerified: true })
    }
    const now = await revoke(desk, locked.userId)
    return { account: now, ...(await begin(desk, now, profile.providerId, signIn.factorId)), isNewUser: false }
  })
}
