import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { readEnv } from '../../src/platform/env.ts'
import { openHttp } from '../../src/platform/http.ts'
import { openLog } from '../../src/platform/log.ts'

/** A server with these settings that is asked by these: `[the socket's address, X-Forwarded-For]`. What it logged. */
async function loggedBy(settings: Record<string, string>, asked: [string, string | undefined][]) {
  const lines: string[] = []
  const sink = new Writable({ write: (part, _encoding, done) => (lines.push(String(part)), done()) })
  const app = await openHttp(readEnv(settings), openLog({ LOG_LEVEL: 'warn' }, sink))
  app.get('/', async (request) => ({ from: request.ip }))
  for (const [remoteAddress, forwarded] of asked) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect((await app.inject({ url: '/', remoteAddress, headers })).json()).toBeTruthy()
  }
  await app.close()
  return lines
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.18.0.3', '192.168.1.2', 'fd00::2'])(
  'a proxy at %s that nobody named is told of once, without whom it speaks for',
  async (proxy) => {
    const lines = await loggedBy({}, [
      [proxy, undefined],
      [proxy, '203.0.113.9'],
      [proxy, '203.0.113.10'],
    ])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/TRUST_PROXY is not set/)
    expect(lines[0]).not.toContain('203.0.113')
  },
)

it.each([
  ['that was named', { TRUST_PROXY: '1' }, '127.0.0.1'],
  ['that is said not to be there', { TRUST_PROXY: '0' }, '127.0.0.1'],
  ['that a stranger makes up', {}, '198.51.100.7'],
])('a proxy %s is not', async (_which, settings, from) => {
  expect(await loggedBy(settings as Record<string, string>, [[from, '203.0.113.9']])).toEqual([])
})
