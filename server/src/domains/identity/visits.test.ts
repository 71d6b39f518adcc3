import { VISIT_MS } from '@mallama/contracts/identity'
import { getAdditionalUserInfo, OAuthProvider, signInWithCredential } from 'firebase/auth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { rawDump } from '../../../test/dump.ts'
import { openBrowsers } from '../../../test/identity.ts'
import { CODE_CLIENT, openProvider, SECRET, SECRET_CLIENT, type Abroad } from '../../../test/openid-provider.ts'
import { openVisitor } from '../../../test/openid-visitor.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'

const { publicUrl: HERE } = readEnv({})
const ids = ['oidc.house', 'oidc.sealed', 'oidc.wrong', 'oidc.leaving', 'oidc.gone']
const callbackOf = (id: string) => `${HERE}/api/openid/callback/${id}`
const people: Record<string, Abroad> = {
  ada: { email: 'ada@example.org', email_verified: true, name: 'Ada Abroad' },
  ben: { email: 'ben@example.org', email_verified: true },
}

let provider: Awaited<ReturnType<typeof openProvider>>
/** One that goes away in the middle. */
let leaving: Awaited<ReturnType<typeof openProvider>>
let world: TestWorld
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  provider = await openProvider(people, ids.map(callbackOf))
  leaving = await openProvider(people, ids.map(callbackOf))
  const { issuer } = provider
  const OIDC_PROVIDERS = JSON.stringify([
    { id: 'oidc.house', name: 'House', issuer, clientId: CODE_CLIENT },
    { id: 'oidc.sealed', name: 'Sealed', issuer, clientId: SECRET_CLIENT, clientSecret: SECRET },
    { id: 'oidc.wrong', name: 'Wrong', issuer, clientId: SECRET_CLIENT, clientSecret: 'not this one' },
    { id: 'oidc.leaving', name: 'Leaving', issuer: leaving.issuer, clientId: CODE_CLIENT },
    { id: 'oidc.gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: CODE_CLIENT },
  ])
  world = await openWorld({ identity: true, env: { OIDC_PROVIDERS } })
  world.now = Date.now()
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
  await provider.close()
})

const browser = () => openVisitor(world)
type Browser = ReturnType<typeof browser>

/** All the way to the callback's address, which is not opened yet. */
async function goThere(mine: Browser, { id = 'oidc.house', login = 'ada' as string | null, at = provider } = {}) {
  const { body, status, text } = await mine.start(id)
  if (status !== 201) throw new Error(text)
  const { visit, address } = body as { visit: string; address: string }
  return { visit, address, back: await at.visit(address, login) }
}

async function expectOver(answer: Promise<Answer>) {
  const { status, body } = await answer
  expect([status, body.code]).toEqual([409, 'conflict'])
  expect(body.message).toMatch(/^This sign-in has ended: .+ Please start again\.$/)
}

describe('the way to a provider and back', () => {
  test.each([
    ['oidc.house', 'ada'],
    ['oidc.sealed', 'ben'],
  ])(
    'through %s ends with what the SDK signs in with',
    async (id, login) => {
      const mine = browser()
      const { visit, back } = await goThere(mine, { id, login })
      const led = await mine.callback(back)
      expect([led.status, led.headers['location']]).toEqual([302, `/auth/openid?visit=${visit}`])
      const { status, body } = await mine.finish(visit)
      expect(status).toBe(200)
      expect(decodeJwt(body.idToken)).toMatchObject({ sub: login, email: `${login}@example.org` })
      const { idToken, rawNonce } = body
      const done = await signInWithCredential(browsers.open(), new OAuthProvider(id).credential({ idToken, rawNonce }))
      expect(done.user.email).toBe(`${login}@example.org`)
      expect(getAdditionalUserInfo(done)?.providerId).toBe(id)
    },
    30_000,
  )

  test('is asked for with PKCE, a state, a hashed nonce, and an address of its own', async () => {
    const mine = browser()
    const { body, headers } = await mine.start('oidc.house', { again: true })
    const asked = Object.fromEntries(new URL(body.address).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: CODE_CLIENT,
      redirect_uri: callbackOf('oidc.house'),
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: body.visit,
      prompt: 'login',
    })
    expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/)
    expect(asked['nonce']).toMatch(/^[\da-f]{64}$/)
    expect(headers['set-cookie']).toMatch(/^mallama_openid=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('lets two tabs of one browser be on their way at once', async () => {
    const mine = browser()
    const first = await goThere(mine)
    const second = await goThere(mine, { login: 'ben' })
    for (const [{ back, visit }, who] of [
      [second, 'ben'],
      [first, 'ada'],
    ] as const) {
      await mine.callback(back)
      expect(decodeJwt((await mine.finish(visit)).body.idToken).sub).toBe(who)
    }
  })

  test('leaves nothing in the database that reads, and nothing at all in the end', async () => {
    const mine = browser()
    const { visit, back } = await goThere(mine)
    await mine.callback(back)
    const stored = await rawDump(world.database.db)
    const secrets = [visit, mine.jar.cookie!.split('=')[1]!, new URL(back).searchParams.get('code')!]
    for (const secret of secrets) expect(stored).not.toContain(secret)
    expect((await mine.finish(visit)).status).toBe(200)
    await expectOver(mine.finish(visit))
  })
})

describe('nobody is signed in', () => {
  test('by a callback that is opened again, or twice at once', async () => {
    const mine = browser()
    const { visit, back } = await goThere(mine)
    await mine.callback(back)
    await mine.callback(`${back}&code=another`)
    const both = await Promise.all([mine.finish(visit), mine.finish(visit)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    // The page that it leads to is told that this is over.
    expect((await mine.callback(back)).headers['location']).toBe(`/auth/openid?visit=${visit}`)
    await expectOver(mine.finish(visit))
  })

  test("by someone else's callback, opened in this browser", async () => {
    const theirs = browser()
    const { visit, back } = await goThere(theirs, { login: 'ben' })
    const mine = browser()
    await mine.start()
    for (const victim of [mine, browser()]) {
      await victim.callback(back)
      await expectOver(victim.finish(visit))
    }
    // Theirs is untouched by it; but once it came back to them, it is still theirs alone.
    await theirs.callback(back)
    await expectOver(mine.finish(visit))
    expect((await theirs.finish(visit)).status).toBe(200)
  })

  test("by an answer of another provider's, or one that does not say whose it is (mix-up)", async () => {
    const changes: ((url: URL) => void)[] = [
      (url) => (url.pathname = '/api/openid/callback/oidc.sealed'),
      (url) => url.searchParams.set('iss', 'https://evil.example'),
      (url) => url.searchParams.delete('iss'),
    ]
    for (const change of changes) {
      const mine = browser()
      const { visit, back } = await goThere(mine)
      const url = new URL(back)
      change(url)
      await mine.callback(url.href)
      const { status, body } = await mine.finish(visit)
      expect([status, body.code]).toEqual([503, 'provider_unavailable'])
      expect(body.message).toContain('House sent something that Mallama could not read')
      // The right answer comes too late.
      await mine.callback(back)
      await expectOver(mine.finish(visit))
    }
  })

  test('later than ten minutes after they set out, on either half of the way', async () => {
    const mine = browser()
    const late = await goThere(mine)
    const later = await goThere(mine)
    await mine.callback(later.back)
    world.now += VISIT_MS
    await mine.callback(late.back)
    for (const { visit } of [late, later]) await expectOver(mine.finish(visit))
    world.now -= VISIT_MS
    expect(VISIT_MS).toBe(600_000)
  })

  test('before the provider has answered', async () => {
    const mine = browser()
    const { visit, back } = await goThere(mine)
    await expectOver(mine.finish(visit))
    await mine.callback(back)
    expect((await mine.finish(visit)).status).toBe(200)
  })

  test('who says no there: they are told that nothing has changed', async () => {
    const mine = browser()
    const { visit, back } = await goThere(mine, { login: null })
    expect(new URL(back).searchParams.get('error')).toBe('access_denied')
    await mine.callback(back)
    const { status, body } = await mine.finish(visit)
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(body.message).toBe('You were not signed in, because permission was not given at House. Nothing has changed.')
  })

  test('while the provider does not answer, before and after', async () => {
    const mine = browser()
    const gone = await mine.start('oidc.gone')
    expect([gone.status, gone.body.code]).toEqual([503, 'provider_unavailable'])
    expect(gone.body.message).toBe('Gone is not answering. Try again in a minute, or sign in another way.')
    const { visit, back } = await goThere(mine, { id: 'oidc.leaving', at: leaving })
    await leaving.close()
    await mine.callback(back)
    const { status, body } = await mine.finish(visit)
    expect([status, body.message]).toEqual([503, gone.body.message.replace('Gone', 'Leaving')])
  })

  test('with a secret that the provider does not know, or a code that it does not', async () => {
    const mine = browser()
    const wrong = await goThere(mine, { id: 'oidc.wrong' })
    await mine.callback(wrong.back)
    expect((await mine.finish(wrong.visit)).body.message).toContain('tell whoever runs your Mallama server')
    const { visit, back } = await goThere(mine)
    await mine.callback(back.replace(/code=[^&]+/, 'code=made-up'))
    await expectOver(mine.finish(visit))
    const none = await goThere(mine)
    await mine.callback(none.back.replace(/code=[^&]+&?/, ''))
    expect((await mine.finish(none.visit)).status).toBe(503)
  })
})

describe('the door', () => {
  test('is named to the page, and no more than that', async () => {
    const { text, body } = await world.stranger.get('/api/config')
    expect(body.identity.providers[1]).toEqual({ id: 'oidc.sealed', name: 'Sealed' })
    for (const inside of [SECRET, SECRET_CLIENT, provider.issuer]) expect(text).not.toContain(inside)
  })

  test('leads to providers that are configured, from our own address, and nowhere else', async () => {
    const mine = browser()
    const unknown = await mine.start('oidc.unknown')
    expect([unknown.status, unknown.body.message]).toEqual([404, 'There is no such way to sign in here.'])
    for (const origin of ['http://127.0.0.1:3000', 'https://evil.example', 'null']) {
      const { status, body } = await mine.start('oidc.house', { origin })
      expect([status, body.details]).toEqual([
        400,
        { origin: [`Signing in this way works at ${HERE} only. Open Mallama there.`] },
      ])
    }
    expect((await mine.start('oidc.house', { next: 'https://evil.example' })).status).toBe(400)
  })

  test('of the callback leads to our page and nowhere else, whatever it is given', async () => {
    const mine = browser()
    const led = async (query: string, id = 'oidc.house') =>
      (await mine.callback(`/api/openid/callback/${id}${query}`)).headers['location']
    for (const query of ['', '?state=//evil.example', '?state=a&state=b', '?error=x&error_uri=https://evil.example'])
      expect(await led(query)).toBe('/auth/openid')
    expect(await led('?code=1', '..%2F..%2Fevil')).toBe('/auth/openid')
    const { visit } = (await mine.start()).body
    expect(await led(`?state=${visit}&next=//evil.example`)).toBe(`/auth/openid?visit=${visit}`)
  })

  test('of the callback is not opened by a look ahead, and its document can be closed by who opened it', async () => {
    const { back, visit } = await goThere(browser())
    const look = await world.app.http.inject({ method: 'HEAD', url: back.replace(HERE, '') })
    expect(look.statusCode).toBe(404)
    const led = await browser().callback(back)
    expect(led.headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' })
    const { headers } = await world.stranger.get('/api/config')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(visit).toMatch(/^[\w-]{43}$/)
  })

  test('keeps its cookie to this very name over https, and shuts after sixty in ten minutes', async () => {
    const PUBLIC_URL = 'https://mallama.example'
    const OIDC_PROVIDERS = JSON.stringify([
      { id: 'oidc.house', name: 'House', issuer: provider.issuer, clientId: CODE_CLIENT },
    ])
    const far = await openWorld({ identity: true, env: { PUBLIC_URL, OIDC_PROVIDERS, RATE_LIMIT: 'on' } })
    const start = () => far.stranger.post('/api/openid/start', { providerId: 'oidc.house', origin: PUBLIC_URL })
    const first = await start()
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-mallama_openid=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    for (let more = 1; more < 60; more++) expect((await start()).status).toBe(201)
    const { status, body, headers } = await start()
    expect([status, body.message]).toEqual([429, 'Too many tries. Wait a few minutes, then try again.'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await far.close()
  }, 30_000)
})
