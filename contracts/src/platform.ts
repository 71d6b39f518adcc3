import { z } from 'zod'
import { defineApi } from './endpoint.ts'

/** What the browser must know before it can start. Nothing secret. */
export const Config = z.object({
  identity: z.object({
    mode: z.enum(['embedded', 'firebase']),
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string().nullable(),
    emailPrivacy: z.boolean(),
    /** Of a new password, in characters. The provider judges by more than that. */
    passwordMinLength: z.int(),
    /** OpenID providers that one can sign in with: `id` is the SDK's, such as `oidc.house`. */
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  coach: z.object({
    kind: z.enum(['built-in', 'language-model']),
    /**
     * The model that words go to where a person agrees, the machine it runs on, and what agreeing to it is called.
     * `here`: that machine is this server's own.
     */
    remote: z.object({ model: z.string(), host: z.string(), here: z.boolean(), consent: z.string() }).nullable(),
  }),
  billing: z.object({
    /** `unavailable`: only some of Stripe's settings are there. */
    mode: z.enum(['test', 'stripe', 'unavailable']),
    /** Where a test card pays; null when Stripe is connected. */
    confirmPath: z.string().nullable(),
    /** Of Stripe's form; null in test payments. */
    publishableKey: z.string().nullable(),
    /** The only cards of test payments, in the order they are shown. */
    testCards: z.array(z.object({ id: z.string(), name: z.string(), number: z.string(), outcome: z.string() })),
  }),
  supportEmail: z.string().nullable(),
  quickExitUrl: z.string(),
  demo: z.boolean(),
})
export type Config = z.infer<typeof Config>

export const platformApi = defineApi({
  config: {
    method: 'GET',
    path: '/api/config',
    access: 'anyone',
    summary: 'What the browser must know before it can start.',
    response: Config,
  },
})
