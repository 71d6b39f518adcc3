import type { Config } from '@mallama/contracts/platform'
import type { Context } from '../../context.ts'
import { consentTo, staysHere } from './consent.ts'

/** What the browser must know before it can start. */
export async function config({ env, coach }: Context, billing: Config['billing']): Promise<Config> {
  const { remote } = coach
  return {
    identity: {
      mode: env.IDENTITY,
      projectId: env.IDENTITY_PROJECT,
      apiKey: env.IDENTITY_API_KEY,
      authDomain: env.IDENTITY_AUTH_DOMAIN ?? null,
      emailPrivacy: env.emailPrivacy,
      passwordMinLength: env.IDENTITY === 'embedded' && env.PASSWORD_ENFORCE === 'on' ? env.PASSWORD_MIN_LENGTH : 6,
      providers: env.OIDC_PROVIDERS.map(({ id, name }) => ({ id, name })),
    },
    coach: {
      kind: coach.kind,
      remote: remote
        ? { model: remote.model, host: remote.host, here: staysHere(remote), consent: consentTo(remote) }
        : null,
    },
    billing,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    quickExitUrl: env.QUICK_EXIT_URL ?? 'https://www.weather.com/',
    demo: env.DEMO,
  }
}
