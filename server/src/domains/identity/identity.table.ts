import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { bytes, instant, secretText } from '../../platform/columns.ts'

/** Who can sign in. The product's own row about the person is `users`, under the same id. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    userId: text('user_id').primaryKey(),
    /** Keyed hash of the normalised address: finds an account without a dump telling whose it is. */
    emailHash: text('email_hash'),
    /** The same while the address is only claimed: it finds the account by its own password alone (decision 35). */
    claimHash: text('claim_hash'),
    /** Since when. An account can be older than its claim, and made to be. */
    claimedAt: instant('claimed_at'),
    email: secretText('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: secretText('display_name'),
    photoUrl: secretText('photo_url'),
    /** argon2id in its own notation; null when the person signs in without a password. */
    passwordHash: text('password_hash'),
    /** Came in by a mailed link before, which is a way to sign in of its own. */
    usesLink: boolean('uses_link').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    /** A whole second: sign-ins before it no longer count. */
    validSince: instant('valid_since'),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [
    uniqueIndex('identity_accounts_email').on(table.emailHash),
    index('identity_accounts_claim').on(table.claimHash),
  ],
)

/** One sign-in on one browser, and so one family of refresh tokens. Deleting it ends the family. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => identityAccounts.userId, { onDelete: 'cascade' }),
    /** Seconds since 1970 of the sign-in itself. */
    authTime: integer('auth_time').notNull(),
    provider: text('provider').$type<SignInProvider>().notNull(),
    /** The second step that this sign-in passed. */
    factorId: text('factor_id'),
    /** What the browser said of itself, such as "Firefox on Linux". */
    device: secretText('device'),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('identity_sessions_user').on(table.userId), index('identity_sessions_used').on(table.usedAt)],
)

export type SignInProvider = 'password' | 'anonymous' | `oidc.${string}`

/** Accounts elsewhere that sign in to one here: OpenID providers that are configured. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    providerId: text('provider_id').$type<`oidc.${string}`>().notNull(),
    /** Keyed hash of who the person is there: finds the account without a dump telling whose it is. */
    subjectHash: text('subject_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => identityAccounts.userId, { onDelete: 'cascade' }),
    subject: secretText('subject').notNull(),
    email: secretText('email'),
    displayName: secretText('display_name'),
    photoUrl: secretText('photo_url'),
    phoneNumber: secretText('phone_number'),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.subjectHash] }),
    uniqueIndex('identity_providers_user').on(table.userId, table.providerId),
  ],
)

/** From where an account was signed in to, as keyed hashes: such a place is not shut out by what strangers do elsewhere. */
export const identityPlaces = pgTable(
  'identity_places',
  {
    userId: text('user_id')
      .notNull()
      .references(() => identityAccounts.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index('identity_places_seen').on(table.seenAt)],
)

/** Of a family, the token that is good and those spent a moment ago: one from before names its family itself. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => identitySessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    /** When its successor was issued. */
    spentAt: instant('spent_at'),
  },
  (table) => [index('identity_refresh_tokens_session').on(table.sessionId)],
)

/** ID tokens are signed with the newest; each verifies until `retiresAt`. The private half is sealed by the server's key. */
export const identitySigningKeys = pgTable('identity_signing_keys', {
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: bytes('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  retiresAt: instant('retires_at'),
})

export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'

/** The one open code of an address for a purpose: a newer one takes the older one's place. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    /** Of the address; or the account's id, while that only claims its address. */
    emailHash: text('email_hash').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    hash: text('hash').notNull(),
    /** Null for a sign-in link, which may be what makes the account. */
    userId: text('user_id').references(() => identityAccounts.userId, { onDelete: 'cascade' }),
    /** The address to move to, of a change of e-mail, or to go back to. */
    newEmail: secretText('new_email'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailHash, table.purpose] }),
    uniqueIndex('identity_codes_hash').on(table.hash),
  ],
)

/** Second steps: time-based one-time passwords (RFC 6238). */
export const identityFactors = pgTable(
  'identity_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => identityAccounts.userId, { onDelete: 'cascade' }),
    secret: secretText('secret').notNull(),
    displayName: secretText('display_name'),
    /** The newest time step that was accepted: a code works once. */
    lastStep: integer('last_step').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
  },
  (table) => [index('identity_factors_user').on(table.userId)],
)

/**
 * Someone's way to an OpenID provider and back. It works once, in the browser that it was begun in. `used ...` is an ID token
 * that somebody signed in with: no browser has a cookie for it.
 */
export const identityVisits = pgTable(
  'identity_visits',
  {
    hash: text('hash').primaryKey(),
    providerId: text('provider_id').$type<`oidc.${string}`>().notNull(),
    /** Of what the browser keeps in its cookie. */
    browserHash: text('browser_hash').notNull(),
    /** What the provider sent them back with, sealed by the server's key; null until then. */
    answer: text('answer'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('identity_visits_expires').on(table.expiresAt)],
)
