import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../src/platform/env.ts'
import { openHttp } from '../../src/platform/http.ts'
import { openLog } from '../../src/platform/log.ts'
import { serveWeb } from '../../src/platform/web.ts'

const env = readEnv({ PUBLIC_URL: 'https://mallama.example', LOG_LEVEL: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'mallama-web-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the app</title>')
mkdirSync(join(folder, 'prerendered'))
writeFileSync(join(folder, 'prerendered/auth.html'), '<!doctype html><title>the way in</title>')
const script = `export const words = '${'one and another '.repeat(200)}'`
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))

/** What a browser sends with an address that somebody typed or followed. */
const BY_ADDRESS = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  http = await openHttp(env, openLog(env))
  await serveWeb(http, folder)
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the built app', () => {
  it.each(['/', '/dashboard', '/relationships/1?tab=chat', '/apiary', '/emulators'])(
    'is what %s shows',
    async (path) => {
      const { statusCode, headers, body } = await http.inject(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(body).toContain('the app')
    },
  )

  it.each([
    '/journal?v=1.25',
    '/invite/1a2b?utm_source=mail.example.org',
    '/foo.bar',
    '/foo.bar?x=1',
    '/100%',
    '/100%?next=/a.b',
    '/chat-window/%ff',
    '/relationships//',
    '/a%00b',
    '/a%5cb',
    `/${'far/'.repeat(500)}`,
  ])('is what a browser that goes to %s shows, with its headers', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await http.inject({ method, url, headers: { accept: BY_ADDRESS } })
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      if (method === 'GET') expect(body).toContain('the app')
    }
  })

  it('shows a query with a dot to whatever asks', async () => {
    expect((await http.inject('/membership?ref=friend.io')).body).toContain('the app')
  })

  it.each([
    ['/assets/gone-1a2b.js', BY_ADDRESS],
    ['/assets/gone-1a2b.js', '*/*'],
    ['/assets/%ff.js', '*/*'],
    ['/gone.svg', 'image/avif,image/webp,*/*;q=0.8'],
  ])('is not what stands for a file that is gone: %s, asked for as %s', async (url, accept) => {
    const { statusCode, headers } = await http.inject({ url, headers: { accept } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  it('names the scripts of the way in where one enters', async () => {
    const { statusCode, headers, body } = await http.inject('/auth?trial=true')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('the way in')
  })

  it.each(['/auth/action?mode=resetPassword&oobCode=secret', '/auth/openid?visit=secret'])(
    '%s has a code in its address: no cache keeps the page',
    async (path) => {
      const { statusCode, headers, body } = await http.inject(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(body).toContain('the app')
    },
  )

  it.each([
    '/api',
    '/api/nowhere',
    '/api?x=1',
    '/emulator/v1/projects/mallama/oobCodes',
    '/emulator',
    '/identitytoolkit.googleapis.com/v1/projects',
    '/securetoken.googleapis.com/v1/token',
    '/.well-known/change-password',
    '/.well-known/security.txt',
    '/robots.php',
  ])('is not what a program finds at %s', async (path) => {
    const { statusCode, headers, body } = await http.inject(path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ code: 'not_found', requestId: expect.any(String) })
  })

  it.each(['/api/relationships/%ff', '/api/100%'])('tells a program that %s is no address', async (url) => {
    const { statusCode, body } = await http.inject({ url, headers: { accept: BY_ADDRESS } })
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'invalid_input'])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (it: Buffer) => it],
  ] as const)('sends a script as the build compressed it to who takes %s', async (taken, encoding, whole) => {
    const { statusCode, headers, rawPayload } = await http.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': taken },
    })
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // A cache between keeps one for each who asks otherwise.
    expect(headers['vary']).toMatch(/accept-encoding/i)
    expect(whole(rawPayload).toString()).toBe(script)
  })
})
