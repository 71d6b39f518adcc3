import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { openApp } from '../server/src/app.ts'
import { openCoach } from '../server/src/coach-open.ts'
import { openDatabase } from '../server/src/platform/database.ts'
import { readEnv } from '../server/src/platform/env.ts'
import { openLog } from '../server/src/platform/log.ts'

/**
 * The product as one process, on the PostgreSQL in DATABASE_URL, whole but for the browser app and the jobs. It signs
 * its own tokens: people are made by asking over IPC, and what comes back is what a browser would have.
 */
const env = readEnv({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: 'warn', PORT: '0' })
const log = openLog(env)
const database = await openDatabase({ url: env.DATABASE_URL, log })
const { publicKey, privateKey } = await generateKeyPair('RS256')
const { coach, readers, models } = await openCoach(env, log)
const app = await openApp({
  env,
  database,
  clock: Date.now,
  log,
  coach,
  models,
  readers,
  mail: { send: async () => undefined },
  serverKey: Buffer.from(env.KEY!, 'base64'),
  webFolder: null,
  verifyKeys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'bench' }] }),
  work: false,
})
await app.http.listen({ port: 0, host: '127.0.0.1' })

async function newPerson() {
  const id = randomUUID().replaceAll('-', '').slice(0, 28)
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({ sub: id, user_id: id, email: `${id}@example.org`, auth_time: now, firebase: {} })
    .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
    .setIssuer(`https://securetoken.google.com/${env.IDENTITY_PROJECT}`)
    .setAudience(env.IDENTITY_PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(privateKey)
  return { id, token }
}

process.on('message', (asked: 'person' | 'memory' | 'cpu') => {
  if (asked === 'person') void newPerson().then((person) => process.send!(person))
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send!({ ...process.memoryUsage(), connections: app.world.live.connections() })
  }
})
process.on('message', (asked) => asked === 'cpu' && process.send!(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))
process.send!({ port: (app.http.server.address() as AddressInfo).port })
