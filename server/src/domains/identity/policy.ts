import { z } from 'zod'
import { findByEmail } from './accounts.ts'
import { readEmail } from './addresses.ts'
import type { Caller, Desk } from './parts.ts'
import { SYMBOLS } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { count, limits, networkOf } from './throttle.ts'

/** No captcha: sign-in, sign-up and letters are throttled here, and no third party watches who comes. */
export const recaptchaConfig = async ({ env }: Desk) => ({
  recaptchaKey: `projects/${env.IDENTITY_PROJECT}/keys/none`,
  recaptchaEnforcementState: [],
})

/** What hashPassword holds new passwords to; nobody is locked out for one from before. */
export async function passwordPolicy({ env }: Desk) {
  const required = new Set(env.PASSWORD_REQUIRE)
  return {
    customStrengthOptions: {
      minPasswordLength: env.PASSWORD_MIN_LENGTH,
      maxPasswordLength: env.PASSWORD_MAX_LENGTH,
      ...(required.has('lower') ? { containsLowercaseCharacter: true } : {}),
      ...(required.has('upper') ? { containsUppercaseCharacter: true } : {}),
      ...(required.has('number') ? { containsNumericCharacter: true } : {}),
      ...(required.has('symbol') ? { containsNonAlphanumericCharacter: true } : {}),
    },
    allowedNonAlphanumericCharacters: required.has('symbol') ? SYMBOLS : [],
    enforcementState: env.PASSWORD_ENFORCE === 'on' ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}

export async function project({ env }: Desk) {
  const here = new URL(env.publicUrl).hostname
  const authorizedDomains = env.production ? [here] : [...new Set([here, 'localhost', '127.0.0.1'])]
  return { projectId: env.IDENTITY_PROJECT, authorizedDomains }
}

export const AuthUri = z.object({ identifier: z.string().nullish() })

/** How an address signs in; with e-mail privacy nobody is told. */
export async function createAuthUri(desk: Desk, { identifier }: z.infer<typeof AuthUri>, { address }: Caller) {
  const kind = 'identitytoolkit#CreateAuthUriResponse'
  let email: string
  try {
    email = readEmail(identifier)
  } catch {
    throw new Refusal('INVALID_IDENTIFIER')
  }
  if (desk.privacy.on) return { kind, signinMethods: [] }
  await count(desk, limits.askedFrom, networkOf(address))
  const account = await findByEmail(desk, email)
  const signinMethods = [...(account?.passwordHash ? ['password'] : []), ...(account?.usesLink ? ['emailLink'] : [])]
  const allProviders = signinMethods.length > 0 ? ['password'] : []
  return { kind, registered: account !== undefined, allProviders, signinMethods }
}
