// The real server as a process that drills start, ask, and kill.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../postgres.mjs'
import { node24, root } from '../setup.mjs'

/**
 * Starts on a folder, and on a PostgreSQL where there is a `databaseUrl`; resolves when it answers. Several on one
 * database share its `key`; one that a proxy knows comes back on the same `port`.
 */
export async function startServer(dataDir, databaseUrl, { port: wanted, key } = {}) {
  const port = wanted ?? (await freePort())
  const child = spawn(node24(), [join(root, 'server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: process.env.DRILL_LOG ?? 'fatal',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(key ? { KEY: key } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const ended = new Promise((done) => child.once('close', done))
  const stopWithUs = () => child.kill('SIGKILL')
  process.once('exit', stopWithUs)
  ended.then(() => process.off('exit', stopWithUs))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 2_400) throw new Error(`the server did not start:\n${said}`)
    const answers = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) break
    await pause(50)
  }
  const end = (signal) => {
    child.kill(signal)
    return ended
  }
  return { url, dataDir, end, ended, said: () => said }
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms))

let made = 0
/** Someone who has just signed up and whose trial runs; `ask` resolves with { status, body }. */
export async function newPerson(server) {
  const email = `drill-${process.pid}-${++made}@example.org`
  const response = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery', returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
  const { idToken } = await response.json()
  const person = { email, idToken }
  const started = await ask(server, person, 'POST', '/api/start-trial', {})
  if (started.status !== 200) throw new Error(`trial: ${started.status}`)
  return person
}

export async function ask(server, person, method, path, body) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${person.idToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isUnread = /unread/.test(response.headers.get('mallama-safety') ?? '')
  return { status: response.status, body: text ? JSON.parse(text) : null, isUnread }
}

/** Adds people without a pause until told to stop or until the server is gone; keeps what was acknowledged. */
export function writeOn(server, person, writers = 4) {
  const acknowledged = new Map()
  let going = true
  let n = 0
  const work = async () => {
    while (going && acknowledged.size < 900) {
      const personName = `Person ${++n} of ${person.email}`
      try {
        const { status, body } = await ask(server, person, 'POST', '/api/relationships', {
          personName,
          relationshipType: 'friend',
        })
        if (status === 201) acknowledged.set(body.id, personName)
      } catch {
        // the server is gone: what it did not answer was not promised
        return
      }
    }
  }
  const done = Promise.all(Array.from({ length: writers }, work))
  return {
    acknowledged,
    stop() {
      going = false
      return done
    },
  }
}

/** Which of the acknowledged people are not there, or not under their name. */
export async function missing(server, person, acknowledged) {
  const { status, body } = await ask(server, person, 'GET', '/api/relationships')
  if (status !== 200) throw new Error(`the list answers ${status}`)
  const there = new Map(body.map(({ id, personName }) => [id, personName]))
  return [...acknowledged].filter(([id, personName]) => there.get(id) !== personName)
}
