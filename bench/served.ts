import assert from 'node:assert'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isShort, shippedFlags } from './processes.ts'
import { freePort } from './start.ts'

const AT_ONCE = 10

export interface Served {
  url: string
  pid: number
  stop(): Promise<void>
}

let one: Promise<Served> | undefined

/**
 * The built product as a person's machine runs it, on the PostgreSQL given. In short all parts have the same one, which
 * `endServed` ends.
 */
export async function serve(databaseUrl: string, key: string): Promise<Served> {
  if (!isShort) return start(databaseUrl, key)
  one ??= start(databaseUrl, key)
  return { ...(await one), stop: async () => undefined }
}
export const endServed = async (): Promise<void> => (await one?.catch(() => undefined))?.stop()

async function start(databaseUrl: string, key: string): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-served-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [...shippedFlags, join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      KEY: key,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 600; tries++) {
    const there = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (there) return { url, stop, pid: server.pid! }
    await new Promise((done) => setTimeout(done, 100))
  }
  await stop()
  throw new Error('the server did not start')
}

/** So many pieces of work, ten at once. */
export const each = async <T>(length: number, work: (n: number) => Promise<T>) => {
  const made: T[] = []
  for (let from = 0; from < length; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, length - from) }, (_, at) => work(from + at))
    made.push(...(await Promise.all(batch)))
  }
  return made
}

export interface Settled {
  token: string
  /** What the browser keeps of the session, as the identity provider's SDK does. */
  storage: Record<string, string>
  post(path: string, body: unknown): Promise<{ id: string }>
}

/** Someone new, with a trial. */
export async function newcomer(url: string, name: string): Promise<Settled> {
  const email = `${name}-${Date.now()}@example.org`
  const json = { 'content-type': 'application/json' }
  const signUp = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: 'harbour-street', returnSecureToken: true }),
  })
  const { localId: uid, idToken: token, refreshToken } = (await signUp.json()) as Record<string, string>
  const post = async (path: string, body: unknown) => {
    const headers = { ...json, authorization: `Bearer ${token}` }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert(response.ok, `${path}: ${response.status} ${await response.clone().text()}`)
    return (await response.json()) as { id: string }
  }
  await post('/api/start-trial', {})
  const record = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: Date.now() + 3_500_000 },
    apiKey: 'local',
    appName: '[DEFAULT]',
  }
  const storage = { 'firebase:authUser:local:[DEFAULT]': JSON.stringify(record), 'mallama:session': '1' }
  return { token: token!, storage, post }
}
