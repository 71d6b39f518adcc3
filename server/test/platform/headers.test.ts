import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...values]) => [name!, values]),
  ) as Record<string, string[]>

describe.each(['/api/config', '/api/nowhere', '/healthz', '/api/auth/user'])('%s', (path) => {
  it('carries the headers that keep a browser safe', async () => {
    const { headers } = await world.stranger.get(path)
    const policy = policyOf(headers)
    expect(policy['default-src']).toEqual(["'self'"])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'self'"])
    expect(headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

it('what the API says is stored by no cache', async () => {
  for (const path of ['/api/config', '/api/nowhere', '/api/auth/user'])
    expect((await world.stranger.get(path)).headers['cache-control']).toBe('no-store')
})

it('over https the browser is told to stay there', async () => {
  const secure = await openWorld({ env: { PUBLIC_URL: 'https://mallama.example', RATE_LIMIT: 'on' } })
  const { headers } = await secure.stranger.get('/api/config')
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  await secure.close()
})

it('an unknown path answers 404 as JSON, whatever the method', async () => {
  for (const answer of [
    await world.stranger.get('/api/nowhere'),
    await world.stranger.post('/api/nowhere', {}),
    await world.stranger.del('/api/auth'),
    await world.stranger.get('/api/../etc/passwd'),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'not_found', requestId: expect.any(String) })
  }
})

describe('too many requests', () => {
  it('from one address are told when to come back, others go on', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const member = await limited.member()
    let last = await limited.stranger.get('/api/config')
    for (let asked = 1; asked < 320 && last.status === 200; asked++) last = await limited.stranger.get('/api/config')
    expect(last.status).toBe(429)
    expect(last.body).toMatchObject({ code: 'too_many_requests' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await member.get('/api/auth/user')).status).toBe(200)
    await limited.close()
  })
})

describe('the probes', () => {
  it('tell whether the process and the database are there', async () => {
    expect((await world.stranger.get('/healthz')).body).toEqual({ ok: true })
    expect((await world.stranger.get('/readyz')).body).toEqual({ ok: true, database: world.database.kind })
  })

  it('count by route and status, never by what was asked', async () => {
    const member = await world.member()
    await member.patch('/api/auth/user', { firstName: 'Philippa' })
    await member.get('/api/safety/resources?country=Ruritania')
    const { status, text } = await world.stranger.get('/metrics')
    expect(status).toBe(200)
    expect(text).toContain('route="/api/auth/user",method="PATCH",status="200"')
    expect(text).not.toMatch(/Philippa|Ruritania/)
    expect(text).not.toContain(member.id)
  })

  it('are for this machine or for who holds the token', async () => {
    const guarded = await openWorld({ env: { METRICS_TOKEN: 'count-me' } })
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      guarded.app.http.inject({ url: '/metrics', remoteAddress, headers }).then(({ statusCode }) => statusCode)
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('10.1.2.3')).toBe(404)
    expect(await from('10.1.2.3', { authorization: 'Bearer guess' })).toBe(404)
    expect(await from('10.1.2.3', { authorization: 'Bearer count-me' })).toBe(200)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).toBe(404)
    await guarded.close()
  })
})
