import { DAY_MS } from '@mallama/contracts/days'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuiltInCoach } from '@mallama/coach/coach'
import type { Coach } from '@mallama/coach/operations'
import { TRIAL_MS } from '@mallama/contracts/access'
import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet, type JWTPayload } from 'jose'
import pg from 'pg'
import { inject } from 'vitest'
import { openApp, type App } from '../src/app.ts'
import type { Models } from '../src/domains/coach-model/models.ts'
import { identitySigningKeys } from '../src/domains/identity/identity.table.ts'
import { deriveSecrets } from '../src/domains/identity/parts.ts'
import { keptKey, newKeyPair } from '../src/domains/identity/signing.ts'
import { deeds } from '../src/deeds.ts'
import { openDatabase, type Database } from '../src/platform/database.ts'
import { readEnv, type Env } from '../src/platform/env.ts'
import { KEY_FILE } from '../src/platform/keys.ts'
import { openLog, type Log } from '../src/platform/log.ts'
import type { Letter } from '../src/platform/mail.ts'
import type { Readers } from '../src/readers.ts'
import { lentEngine } from './lent-engine.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
export interface Answer<T = any> {
  status: number
  body: T
  headers: Record<string, unknown>
  text: string
}

export interface Asking {
  get: (path: string) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  put: (path: string, body?: unknown) => Promise<Answer>
  patch: (path: string, body?: unknown) => Promise<Answer>
  del: (path: string, body?: unknown) => Promise<Answer>
}

export interface Person extends Asking {
  id: string
  email: string
  token: string
}

export interface TestWorld {
  app: App
  database: Database
  env: Env
  /** Of the database on PostgreSQL; null on the embedded one. */
  url: string | null
  /** Milliseconds; `world.now += hour` moves the clock. */
  now: number
  letters: Letter[]
  /** Someone without an account. */
  stranger: Asking
  /** Whoever holds this ID token. */
  as(token: string): Asking
  /** A signed-in person without membership. */
  newcomer(name?: string): Promise<Person>
  /** A person whose trial runs. */
  member(name?: string): Promise<Person>
  /** A person whose trial has ended. */
  expired(name?: string): Promise<Person>
  sign(claims: JWTPayload, alg?: string): Promise<string>
  close(): Promise<void>
}

const keyPair = generateKeyPair('RS256')
/** What the servers of all worlds sign with. */
const signingPair = newKeyPair()

/** What the readers do, in the thread that asks. */
export const readHere: Readers = {
  screen: async (texts, country) => deeds.screen({ texts, country }),
  importFile: async (file) => deeds.importFile(file),
  journalFile: async (file) => deeds.journalFile(file),
  lookBack: async (journal) => deeds.lookBack(journal),
  conflicts: async (logged) => deeds.conflicts(logged),
  telling: async (text) => deeds.telling(text),
  picture: (file) => deeds.picture(file),
  json: async (body) => deeds.json(body),
}

/** Nothing is offered; `downloads.test.ts` has one that downloads. */
export const noDownloads: Models['downloads'] = {
  offers: () => ({ lookedUp: '2026-03-01', machine: { memory: 8e9, cores: 4 }, offers: [] }),
  now: () => null,
  begin: () => 'unknown',
  stop: async () => undefined,
}

/** Models of this machine, waited for as long as a test has. */
export function hastyModels(): Models {
  const heard: Parameters<Models['onTrouble']>[0][] = []
  const opened: Models['opened'] = async (setting) => {
    if (setting.provider === 'gguf') throw new Error('no test but that of own models opens one')
    const { openModel } = await import('@mallama/coach/model/provider')
    return openModel(setting)
  }
  return {
    opened,
    own: { list: async () => [] },
    downloads: noDownloads,
    none: () => undefined,
    problem: null,
    async open(setting) {
      const { createModelCoach } = await import('@mallama/coach/model/coach')
      const model = await opened(setting)
      return createModelCoach({
        model: { ...model, patience: { ...model.patience, firstMs: 2_500, silenceMs: 1_500 } },
        builtIn: createBuiltInCoach(),
        onTrouble: (_operation, reason) => heard.forEach((hear) => hear(reason)),
      })
    },
    onTrouble: (hear) => void heard.push(hear),
  }
}

/** The real app on a real database, with a clock that tests move. One for a test file; fresh people a test. */
export async function openWorld(
  options: {
    env?: Record<string, string>
    coach?: Coach
    /** How models are opened; with little patience unless given. */
    models?: Models
    /** Threads that read, for a test about them; else a text is read where it is. */
    readers?: Readers
    /** Somewhere to read what was logged; silent unless given. */
    log?: Log
    /** Accounts of the real identity verify, instead of the tokens that `newcomer` and its like are handed. */
    identity?: true
    /** Passwords are hashed as they are served, and not at the least cost: for a test that looks at what that takes. */
    slowPasswords?: true
    /** For a test that signs or opens what the server does. */
    serverKey?: Buffer
    /** The embedded database lies in the data folder, for a test that reads its bytes. */
    onDisk?: true
    /** Answers in Stripe's place, where all its settings are given. */
    stripeFetch?: typeof fetch
    /** Background jobs run, for a test that waits for one. */
    work?: true
  } = {},
): Promise<TestWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-data-'))
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...options.env })
  const { database, url, drop } = await openTestDatabase(options.onDisk ? dataDir : undefined)
  const { publicKey, privateKey } = await keyPair
  const serverKey = options.serverKey ?? randomBytes(32)
  const letters: Letter[] = []
  const world = { now: Date.parse('2026-03-02T20:00:00.000Z'), letters, database, env, url } as TestWorld
  // The server finds the key that it would make: to make one is a third of a start.
  const signing = await keptKey(await signingPair, deriveSecrets(serverKey).signing, world.now)
  if (env.IDENTITY !== 'firebase') await database.db.insert(identitySigningKeys).values(signing)
  world.app = await openApp({
    env,
    database,
    clock: () => world.now,
    log: options.log ?? openLog(env),
    coach: options.coach ?? createBuiltInCoach(),
    models: options.models ?? hastyModels(),
    readers: options.readers ?? readHere,
    mail: { send: async (letter) => void letters.push(letter) },
    serverKey,
    webFolder: null,
    ...(options.stripeFetch ? { stripeFetch: options.stripeFetch } : {}),
    ...(options.slowPasswords ? {} : { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }),
    ...(options.identity
      ? {}
      : { verifyKeys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'test' }] }) }),
    work: options.work ?? false,
  })
  await world.app.http.ready()

  world.sign = (claims, alg = 'RS256') =>
    new SignJWT({
      auth_time: Math.floor(world.now / 1000),
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
      ...claims,
    })
      .setProtectedHeader({ alg, kid: 'test' })
      .setIssuer(claims.iss ?? `https://securetoken.google.com/${env.IDENTITY_PROJECT}`)
      .setAudience(claims.aud ?? env.IDENTITY_PROJECT)
      .setIssuedAt(claims.iat ?? Math.floor(world.now / 1000))
      .setExpirationTime(claims.exp ?? Math.floor(world.now / 1000) + (366 * DAY_MS) / 1000)
      .sign(privateKey)

  const requests = (token?: string) => {
    const ask = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const response = await world.app.http.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const isJson = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        body: isJson ? response.json() : null,
        headers: response.headers,
        text: response.body,
      }
    }
    return {
      get: (path: string) => ask('GET', path),
      post: (path: string, body?: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
      put: (path: string, body?: unknown) => ask('PUT', path, body),
      patch: (path: string, body?: unknown) => ask('PATCH', path, body),
      del: (path: string, body?: unknown) => ask('DELETE', path, body),
    }
  }
  world.stranger = requests()
  world.as = requests

  world.newcomer = async (name = 'nora') => {
    const id = randomUUID().replaceAll('-', '').slice(0, 28)
    const email = `${name}-${id.slice(0, 6)}@example.org`
    const token = await world.sign({ sub: id, user_id: id, email })
    const person = { id, email, token, ...requests(token) }
    await person.get('/api/auth/user')
    return person
  }
  world.member = async (name) => {
    const person = await world.newcomer(name)
    await person.post('/api/start-trial')
    return person
  }
  world.expired = async (name) => {
    const before = world.now
    world.now -= TRIAL_MS + 60_000
    const person = await world.member(name)
    world.now = before
    world.app.world.live.revoke(world.database.db, person.id)
    const token = await world.sign({ sub: person.id, user_id: person.id, email: person.email })
    return { ...person, token, ...requests(token) }
  }
  world.close = async () => {
    await world.app.close()
    await world.database.close()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
    // A file's variables last as long as the process that runs them all: what they hold on to is not to be a database.
    Object.assign(world, { app: null, database: null })
  }
  return world
}

/** A copy of the migrated database, on the engine that the run is for. */
export async function openTestDatabase(dataDir?: string): Promise<{
  database: Database
  url: string | null
  drop: () => Promise<void>
}> {
  const postgres = inject('postgres')
  if (!postgres) {
    const dump = inject('snapshot')!
    const begun = dataDir
      ? {
          folder: join(dataDir, 'db'),
          keyFile: join(dataDir, KEY_FILE),
          loadDataDir: new Blob([readFileSync(dump)]),
        }
      : { engine: await lentEngine(dump) }
    const database = await openDatabase({ ...begun, migrate: false })
    return { database, url: null, drop: async () => undefined }
  }
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = async (query: string) => {
    const client = new pg.Client({ connectionString: postgres })
    await client.connect()
    await client.query(query).finally(() => client.end())
  }
  await admin(`create database ${name} template template_mallama strategy file_copy`)
  const url = postgres.replace(/\/postgres$/, `/${name}`)
  return {
    database: await openDatabase({ url, migrate: false }),
    url,
    drop: () => admin(`drop database ${name} with (force)`),
  }
}
