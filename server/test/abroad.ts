import { speakTo } from './identity.ts'
import { CLIENT, openProvider, type Abroad } from './openid-provider.ts'
import { openWorld, type Answer } from './world.ts'

export const ID = 'oidc.house'

/** A world that believes a provider, and the protocol's call for what that says of people. */
export async function openAbroad() {
  const people: Record<string, Abroad> = {}
  const provider = await openProvider(people)
  const OIDC_PROVIDERS = JSON.stringify([
    { id: ID, name: 'House', issuer: provider.issuer, clientId: CLIENT },
    { id: 'oidc.gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: CLIENT },
  ])
  const world = await openWorld({
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'boss@example.org', OIDC_PROVIDERS },
  })
  world.now = Date.now()
  const identity = speakTo(world)
  const raw = (fields: Record<string, string>, more: object = {}): Promise<Answer> =>
    identity.call('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: new URLSearchParams({ providerId: ID, ...fields }).toString(),
      ...more,
    })
  /** As `raw` takes it. */
  const logIn = async (login: string) => {
    const { idToken: id_token, rawNonce: nonce } = await provider.logIn(login)
    return { id_token, nonce }
  }
  return {
    provider,
    world,
    identity,
    raw,
    logIn,
    /** Someone the provider knows by this name. */
    someone(abroad: Abroad = {}): string {
      const login = identity.anEmail('abroad').split('@')[0]!
      people[login] = { email: `${login}@example.org`, email_verified: true, name: 'Ada Abroad', ...abroad }
      return login
    },
    asserted: async (login: string, more: object = {}): Promise<Answer> => raw(await logIn(login), more),
    async close(): Promise<void> {
      await world.close()
      await provider.close()
    },
  }
}
