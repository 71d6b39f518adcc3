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
