import { z } from 'zod'
import { defineApi } from './endpoint.ts'

/**
 * A way to an OpenID provider and back: `start`, the provider's own pages, a callback that leads to `/auth/openid`,
 * then `finish`. A visit works once, for ten minutes, in the browser that began it. What `finish` answers is what the
 * identity service's SDK signs in with; everything else about accounts is the SDK's own protocol.
 */
export const VISIT_MS = 10 * 60 * 1000

const Visit = z.string('This is no visit').regex(/^[\w-]{43}$/, 'This is no visit')

export const identityApi = defineApi({
  start: {
    method: 'POST',
    path: '/api/openid/start',
    access: 'anyone',
    summary: "Begins a sign-in with an OpenID provider and answers the address of the provider's page.",
    body: z.strictObject({
      providerId: z.string().max(80),
      /** Where the page is that asks, such as `https://mallama.example`. Providers lead back to one address only. */
      origin: z.string().max(300),
      /** The provider is asked to prove again who it is, though it may remember. */
      again: z.boolean().optional(),
    }),
    response: z.object({ visit: z.string(), address: z.string() }),
    status: 201,
  },
  finish: {
    method: 'POST',
    path: '/api/openid/finish',
    access: 'anyone',
    summary: 'Hands over, once, the ID token that the provider gave, and the nonce that it was asked for with.',
    body: z.strictObject({ visit: Visit }),
    response: z.object({ providerId: z.string(), idToken: z.string(), rawNonce: z.string() }),
  },
})
