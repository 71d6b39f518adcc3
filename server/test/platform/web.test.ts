import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../src/platform/env.ts'
import { openHttp } from '../../src/platform/http.ts'
import { openLog } from '../../src/platform/log.ts'
import { serveWeb } from '../../src/platform/web.ts'

const env = readEnv({ PUBLIC_URL: 'https://mallama.example', LOG_LEVEL: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'mallama-web-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the app</title>')

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
})
