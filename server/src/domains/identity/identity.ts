import type { FastifyInstance } from 'fastify'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { Job } from '../../platform/jobs.ts'
import { purgeCodes } from './codes.ts'
import { mountSessionCookie } from './first-document.ts'
import { openProviders } from './openid.ts'
import { deriveSecrets, type Desk, type IdentityParts } from './parts.ts'
import { PASSWORD_COST } from './passwords.ts'
import { mountProtocol } from './protocol.ts'
import { purgePlaces } from './places.ts'
import { purgeClaims } from './removal.ts'
import { purgeSessions } from './sessions.ts'
import { openSigning } from './signing.ts'
import { embeddedAdmission, admissionElsewhere, type Admission } from './admission.ts'
import { noVisits, openVisits, type Visits } from './visits.ts'

export { normalised } from './spelling.ts'
export type { IdentityParts, PasswordCost } from './parts.ts'

export interface Identity extends Admission {
  /** Verifies ID tokens of the chosen deployment. */
  verifyKeys: JWTVerifyGetKey
  jobs: Job[]
  /** The way to OpenID providers and back. */
  visits: Visits
  mount(app: FastifyInstance): void
}

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** The identity deployment that the environment names: our own, or Firebase's, of which only the keys are asked. */
export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  const { env, db, clock, log } = parts
  if (env.IDENTITY === 'firebase') {
    const verifyKeys = createRemoteJWKSet(new URL(env.IDENTITY_JWKS_URL ?? GOOGLE_KEYS))
    return {
      ...admissionElsewhere(parts),
      verifyKeys,
      jobs: [],
      visits: noVisits,
      mount: (app) => mountSessionCookie(app, env, clock, verifyKeys),
    }
  }
  const secrets = deriveSecrets(parts.serverKey)
  const signing = await openSigning(db, clock, secrets.signing)
  const running = new Set<Promise<void>>()
  const settled = async () => void (await Promise.all(running))
  const desk: Desk = {
    ...parts,
    passwordCost: parts.passwordCost ?? PASSWORD_COST,
    secrets,
    signing,
    providers: openProviders(env, clock, log),
    device: null,
    network: null,
    privacy: { on: env.emailPrivacy },
    sentCodes: env.IDENTITY_TEST_ENDPOINTS ? [] : null,
    afterwards(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'identity: work after an answer failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
  }
  const visits = openVisits(desk)
  return {
    ...embeddedAdmission(desk),
    verifyKeys: signing.verifyKeys,
    visits,
    jobs: [
      { name: 'identity-key-rotation', schedule: '41 3 * * *', run: () => signing.rotate() },
      {
        name: 'identity-tidy',
        schedule: '23 * * * *',
        run: async () => {
          await purgeCodes(desk)
          await purgeSessions(desk)
          await purgePlaces(desk)
          await purgeClaims(desk)
          await visits.purge()
        },
      },
    ],
    mount(app) {
      app.get('/.well-known/jwks.json', async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300')
        return signing.published()
      })
      mountSessionCookie(app, env, clock, signing.verifyKeys)
      mountProtocol(app, desk, settled)
      visits.mount(app)
      app.addHook('onClose', settled)
    },
  }
}
