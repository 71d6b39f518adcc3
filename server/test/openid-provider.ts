import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata } from 'oidc-provider'

export interface Abroad {
  email?: string
  email_verified?: boolean
  name?: string
}

export const CLIENT = 'mallama'
/** Comes by a code, as the product's own sign-in does. */
export const CODE_CLIENT = 'mallama-code'
/** As CODE_CLIENT, known by its secret as well; its name must be written as forms write it. */
export const SECRET_CLIENT = 'mallama:secret'
export const SECRET = 'a secret & more+'
const REDIRECT = 'https://app.example.org/back'

/** A browser's cookies, and its way through pages that lead from one to the next. */
async function walk(at: string, login: string | null, stop: (to: string) => boolean): Promise<string> {
  const cookies = new Map<string, string>()
  let form: URLSearchParams | undefined
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    form = undefined
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=', 2)
      cookies.set(name!, value!)
    }
    const to = answer.headers.get('location')
    if (to && stop(to)) return to
    if (to) {
      at = new URL(to, at).href
      continue
    }
    const page = await answer.text()
    const [action, abort] = [/action="([^"]+)"/.exec(page)?.[1], /href="([^"]+\/abort)"/.exec(page)?.[1]]
    if (!action) throw new Error(page.slice(0, 500))
    at = new URL(login === null ? abort! : action, at).href
    if (login === null) continue
    const prompt = page.includes('value="login"') ? 'login' : 'consent'
    form = new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('the provider goes in circles')
}

/** A real OpenID provider on loopback, whose people are `people` by the name that they log in with. */
export async function openProvider(people: Record<string, Abroad>, redirects: string[] = [REDIRECT]) {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const implicit: Omit<ClientMetadata, 'client_id'> = {
    redirect_uris: [REDIRECT],
    response_types: ['id_token'],
    grant_types: ['implicit'],
    token_endpoint_auth_method: 'none',
  }
  const byCode: Omit<ClientMetadata, 'client_id'> = {
    redirect_uris: redirects,
    response_types: ['code'],
    grant_types: ['authorization_code'],
  }
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT, ...implicit },
      { client_id: 'another', ...implicit },
      { client_id: CODE_CLIENT, ...byCode, token_endpoint_auth_method: 'none' },
      { client_id: SECRET_CLIENT, client_secret: SECRET, ...byCode },
    ],
    responseTypes: ['id_token', 'code'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for tests'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
  })
  server.on('request', provider.callback())

  return {
    issuer,
    /** Logs in there as a browser does, and comes back with an ID token and the nonce that it was asked for with. */
    async logIn(login: string, client = CLIENT): Promise<{ idToken: string; rawNonce: string }> {
      const rawNonce = randomBytes(16).toString('hex')
      const query = new URLSearchParams({
        client_id: client,
        redirect_uri: REDIRECT,
        response_type: 'id_token',
        scope: 'openid email profile',
        nonce: createHash('sha256').update(rawNonce).digest('hex'),
      })
      const to = await walk(`${issuer}/auth?${query}`, login, (to) => to.startsWith(REDIRECT))
      const idToken = new URLSearchParams(new URL(to).hash.slice(1)).get('id_token')
      if (!idToken) throw new Error(to)
      return { idToken, rawNonce }
    },
    /** The callback's address that this login ends with; `null` presses Cancel. */
    visit: (address: string, login: string | null): Promise<string> =>
      walk(address, login, (to) => redirects.some((redirect) => to.startsWith(redirect))),
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
