import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
// @ts-expect-error the drills' scripts are plain JavaScript
import { newPerson } from '../../../scripts/drills/server.mjs'
// @ts-expect-error as above
import { browser, judge, roomOf, until, wholeRoom, writer } from '../../../scripts/drills/two-people.mjs'
import { openTestDatabase } from '../world.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

// Where programs are, and where what was made of our TypeScript is kept.
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
const main = join(import.meta.dirname, '../../src/main.ts')
const children: ChildProcess[] = []
const folders: string[] = []

/** The real process on a database that others have as well; where it answers. */
async function start(env: Record<string, string>): Promise<{ url: string }> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mallama-two-'))
  folders.push(DATA_DIR)
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, LOG_LEVEL: 'warn', PORT: '0', DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  child.stdout!.on('data', (part) => (said += part))
  while (!/code: \S+/.test(said)) {
    if (child.exitCode !== null) throw new Error('it did not start')
    await after(20)
  }
  return { url: /http:\/\/localhost:\d+/.exec(said)![0] }
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!inject('postgres'))('what ends a sign-in at one server', () => {
  let one: string
  let two: string
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    opened = await openTestDatabase()
    const KEY = randomBytes(32).toString('base64')
    const env = { DATABASE_URL: opened.url!, KEY, RATE_LIMIT: 'off', IDENTITY_TEST_ENDPOINTS: '1' }
    ;[{ url: one }, { url: two }] = await Promise.all([start(env), start(env)])
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await opened.database.close()
    await opened.drop()
  })

  const identity = async (name: string, body: object) => {
    const answer = await fetch(`${one}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as { idToken: string; email: string }
  }
  const product = (token: string, path: string, body: object) =>
    fetch(`${one}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const ways: [string, (idToken: string, email: string) => Promise<unknown>][] = [
    ['signing out everywhere', (idToken) => product(idToken, '/api/account/sign-out-everywhere', {})],
    [
      'ending that one sign-in',
      async (idToken) => {
        const headers = { authorization: `Bearer ${idToken}` }
        const listed = await fetch(`${one}/api/account/sessions`, { headers })
        const [{ id }] = (await listed.json()) as [{ id: string }]
        await fetch(`${one}/api/account/sessions/${id}`, { method: 'DELETE', headers })
      },
    ],
    [
      'a password reset',
      async (_idToken, email) => {
        await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
        const codes = await fetch(`${one}/emulator/v1/projects/mallama/oobCodes`)
        const { oobCodes } = (await codes.json()) as { oobCodes: { email: string; oobCode: string }[] }
        const { oobCode } = oobCodes.findLast((code) => code.email === email)!
        await identity('resetPassword', { oobCode, newPassword: 'another horse' })
      },
    ],
    [
      'disabling',
      async (idToken) => {
        const { user_id } = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as {
          user_id: string
        }
        const answer = await fetch(`${one}/emulator/v1/projects/mallama/accounts/${user_id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ disabled: true }),
        })
        expect(answer.status).toBe(200)
      },
    ],
    ['deletion', (idToken) => identity('delete', { idToken })],
  ]

  test.each(ways)('closes streams and refuses tokens at the other within seconds: %s', async (_what, end) => {
    const email = `two-${randomBytes(4).toString('hex')}@example.org`
    const { idToken } = await identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
    const headers = { authorization: `Bearer ${idToken}` }
    const stream = await fetch(`${two}/api/events`, { headers })
    expect(stream.status).toBe(200)
    const reading = stream.text()
    await after(200)
    await end(idToken, email)
    const began = performance.now()
    expect(await Promise.race([reading, after(3_000, 'still open')])).toContain('event: revoked')
    const closed = performance.now() - began
    while ((await fetch(`${two}/api/auth/user`, { headers })).status !== 401 && performance.now() - began < 3_000)
      await after(10)
    const refused = performance.now() - began
    const told = `stream closed after ${closed.toFixed(0)} ms, token refused after ${refused.toFixed(0)} ms`
    expect(Math.max(closed, refused), told).toBeLessThan(2_500)
  })

  // The last one here: the second server is no more after it. `npm run drills -- pair` does it twenty times.
  test('two who talk through both hear each message once and in one order, while one is killed', async () => {
    const doors = [{ url: one }, { url: two }]
    const people = [await newPerson(doors[0]), await newPerson(doors[1])]
    const roomId = await roomOf(doors[0], people)
    const browsers = people.map((person, n) => browser(doors[n], person, roomId))
    await until('both streams are open', () => browsers.every(({ at }) => at !== null))
    const writers = people.map((person, n) => writer(doors[n], person, roomId, `Person ${n + 1}`))
    const wrote = (count: number) => () => writers.every(({ acknowledged }) => acknowledged.length >= count)
    await until('both write', wrote(5))
    browsers[1].lost()
    children[1]!.kill('SIGKILL')
    doors[1]!.url = one
    await until('the one who lost their server is back', () => browsers[1].isBack())
    await until('both write again', wrote(15))
    const written = (await Promise.all(writers.map(({ stop }) => stop()))).flat() as { seq: number }[]
    const last = Math.max(...written.map(({ seq }) => seq))
    await until('both have heard the last', () => browsers.every(({ heard }) => heard.at(-1)?.seq === last))
    const rooms = await Promise.all(people.map((person) => wholeRoom(doors[0], person, roomId)))
    expect(judge({ written, browsers, rooms })).toEqual([])
    expect(browsers[1].back[0]).toBeLessThan(3_000)
    await Promise.all(browsers.map((each) => each.stop()))
  })
})
