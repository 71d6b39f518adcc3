import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { Refusal } from './refusal.ts'
import { normalised } from './spelling.ts'

type Provider = Env['OIDC_PROVIDERS'][number]
export type ProviderId = `oidc.${string}`

/** Who a provider says that someone is. */
export interface Profile {
  providerId: ProviderId
  subject: string
  /** Seconds since 1970. */
  issuedAt: number
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** One that the provider vouches for. */
  phoneNumber: string | null
  /** Of the claims, those that a browser may read. */
  raw: Record<string, unknown>
}

/** Where a provider asks people who they are, and where it answers us. */
export interface Entrance {
  provider: Provider
  /** Where the browser goes. */
  authorization: string
  /** Where the code that it comes back with is worth an ID token. */
  token: string
  /** The secret goes into the form, for a provider that takes it in no other way. */
  secretInForm: boolean
  /** It always says in an answer who gave it (RFC 9207). */
  namesItself: boolean
}

export interface Providers {
  /** Throws OPERATION_NOT_ALLOWED for one that is not configured, INVALID_IDP_RESPONSE for one that does not answer. */
  entrance(providerId: string): Promise<Entrance>
  /** Throws OPERATION_NOT_ALLOWED, INVALID_IDP_RESPONSE or MISSING_OR_INVALID_NONCE. */
  verify(providerId: string, idToken: string | null, nonce: string | null): Promise<Profile>
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const TIME_OUT_MS = 5_000
const KNOWN_MS = 60 * 60 * 1000
/** A provider that does not answer is not asked again at once for everyone who tries. */
const FAILED_MS = 10_000
const LONGEST_DISCOVERY = 100_000
const SKEW_SECONDS = 60
const HOUR_SECONDS = 60 * 60
/** An ID token older than this is refused, whatever it says itself. */
export const OLDEST_SECONDS = HOUR_SECONDS + SKEW_SECONDS

const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
const Address = z.url().refine((address) => isSafe(new URL(address)), 'an address without https')
const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: Address,
  authorization_endpoint: Address,
  // One that only ever answers with ID tokens has none.
  token_endpoint: Address.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
interface Known {
  keys: JWTVerifyGetKey
  published: z.infer<typeof Discovery>
}

/** The configured OpenID providers; nothing else is believed. What they publish is remembered for an hour. */
export function openProviders({ OIDC_PROVIDERS }: Pick<Env, 'OIDC_PROVIDERS'>, clock: Clock, log: Log): Providers {
  const known = new Map<string, { found: Promise<Known>; until: number }>()

  async function discover({ issuer }: Provider): Promise<Known> {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT_MS), redirect: 'error' })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const text = await answer.text()
    if (text.length > LONGEST_DISCOVERY) throw new Error('too long')
    const published = Discovery.parse(JSON.parse(text))
    if (published.issuer !== issuer) throw new Error('another issuer')
    return { published, keys: createRemoteJWKSet(new URL(published.jwks_uri), { timeoutDuration: TIME_OUT_MS }) }
  }

  function configured(providerId: string): Provider {
    const provider = OIDC_PROVIDERS.find(({ id }) => id === providerId)
    if (!provider) throw new Refusal('OPERATION_NOT_ALLOWED', 'This provider is not configured.')
    return provider
  }

  async function ask(provider: Provider): Promise<Known> {
    const hit = known.get(provider.id)
    const isFresh = hit && hit.until > performance.now()
    const entry = isFresh ? hit : { found: discover(provider), until: performance.now() + KNOWN_MS }
    known.set(provider.id, entry)
    return entry.found.catch((error: unknown) => {
      entry.until = Math.min(entry.until, performance.now() + FAILED_MS)
      log.warn({ provider: provider.id, err: error }, 'an OpenID provider could not be asked')
      throw new Refusal('INVALID_IDP_RESPONSE', 'The provider does not answer.')
    })
  }

  async function claimsOf(provider: Provider, idToken: string): Promise<JWTPayload> {
    const { keys } = await ask(provider)
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ALGORITHMS,
        issuer: provider.issuer,
        audience: provider.clientId,
        currentDate: new Date(clock()),
        clockTolerance: SKEW_SECONDS,
        maxTokenAge: HOUR_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      if (typeof payload.sub !== 'string' || payload.sub === '') throw new errors.JWTInvalid('sub')
      const forOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1
      const azp = payload['azp']
      if ((forOthersToo || azp !== undefined) && azp !== provider.clientId) throw new errors.JWTInvalid('azp')
      return payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) log.warn({ provider: provider.id, err: error }, 'keys of a provider')
      throw new Refusal('INVALID_IDP_RESPONSE', 'The ID token of the provider is not valid.')
    }
  }

  return {
    async entrance(providerId) {
      const provider = configured(providerId)
      const { published } = await ask(provider)
      const { authorization_endpoint: authorization, token_endpoint: token } = published
      if (!token) throw new Refusal('INVALID_IDP_RESPONSE', 'The provider gives no codes.')
      // What a provider that says nothing takes, by the specification of discovery.
      const takes = published.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const secretInForm = !takes.includes('client_secret_basic') && takes.includes('client_secret_post')
      const namesItself = published.authorization_response_iss_parameter_supported === true
      return { provider, authorization, token, secretInForm, namesItself }
    },
    async verify(providerId, idToken, nonce) {
      const provider = configured(providerId)
      if (!idToken || idToken.length > 16_384) throw new Refusal('INVALID_IDP_RESPONSE', 'There is no ID token.')
      const claims = await claimsOf(provider, idToken)
      // The browser asked the provider with the hash and shows us what it is the hash of: a token seen elsewhere is of
      // no use to who does not know that.
      const hashed = nonce && createHash('sha256').update(nonce).digest('hex')
      if (!hashed || claims['nonce'] !== hashed) throw new Refusal('MISSING_OR_INVALID_NONCE')
      return profileFrom(provider.id as ProviderId, claims)
    },
  }
}

function profileFrom(providerId: ProviderId, claims: JWTPayload): Profile {
  const text = (name: string, most: number) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' && value.length <= most ? value : null
  }
  const said = text('email', 254)
  const email =
    said && z.email({ pattern: z.regexes.unicodeEmail }).safeParse(normalised(said)).success ? normalised(said) : null
  const [displayName, photoUrl] = [text('name', 256), text('picture', 2_048)]
  const phone = claims['phone_number_verified'] === true ? text('phone_number', 16) : null
  const phoneNumber = phone !== null && /^\+\d{6,15}$/.test(phone) ? phone : null
  const emailVerified = email !== null && claims['email_verified'] === true
  return {
    providerId,
    subject: claims.sub!,
    issuedAt: claims.iat!,
    email,
    emailVerified,
    displayName,
    photoUrl,
    phoneNumber,
    raw: { sub: claims.sub, email, email_verified: emailVerified, name: displayName, picture: photoUrl },
  }
}
