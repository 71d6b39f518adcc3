import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillBegun } from '../begun-folder.ts'
import { freePort } from '../free-port.ts'

// Where programs are, and where what was made of our TypeScript is kept.
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
const main = join(import.meta.dirname, '../../src/main.ts')
const folders: string[] = []
const children: ChildProcess[] = []

// Whole processes start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 180_000 })

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-start-'))
  folders.push(folder)
  return folder
}

const begunFolder = async () => {
  const folder = newFolder()
  await fillBegun(folder)
  return folder
}

/** The real process, with nothing in its environment but what is given. */
function start(env: Record<string, string>, flags: string[] = []) {
  const child = spawn(process.execPath, [main, ...flags], {
    env: { ...inherited, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (part) => (said.out += part))
  child.stderr.on('data', (part) => (said.err += part))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const ready = (async () => {
    while (!said.out.includes('Mallama is ready at')) {
      if (child.exitCode !== null) throw new Error(`it did not start: ${said.err}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  })()
  ready.catch(() => undefined)
  return { child, said, ended, ready }
}

describe('starting', () => {
  it('names every bad variable, one line each, and nothing else', async () => {
    const { said, ended } = start({
      PORT: 'abc',
      RATE_LIMIT: 'maybe',
      DATABASE_URL: 'mysql://x',
      DATA_DIR: newFolder(),
    })
    expect(await ended).toBe(1)
    expect(
      said.err
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0])
        .sort(),
    ).toEqual(['DATABASE_URL', 'PORT', 'RATE_LIMIT'])
    expect(said.out).toBe('')
  })

  it('says that PostgreSQL cannot be reached, without its password', async () => {
    const { said, ended } = start({
      DATABASE_URL: 'postgres://olga:swordfish@127.0.0.1:1/mallama',
      DATA_DIR: newFolder(),
    })
    expect(await ended).toBe(1)
    expect(said.err.trim()).toBe('DATABASE_URL: PostgreSQL at 127.0.0.1:1/mallama does not answer (ECONNREFUSED)')
  })

  it('refuses demo accounts in production, and flags it does not know', async () => {
    const DATA_DIR = newFolder()
    const production = start({ NODE_ENV: 'production', DATA_DIR }, ['--demo'])
    expect(await production.ended).toBe(1)
    expect(production.said.err).toMatch(/^DEMO: /)
    const unknown = start({ DATA_DIR }, ['--speed'])
    expect(await unknown.ended).toBe(1)
    expect(unknown.said.err).toMatch(/^--speed: /)
  })
})

describe('a running server', () => {
  it('says where it is, what is real and its setup code; keeps its folder and its port; gives a backup; ends cleanly', async () => {
    // The one that begins from nothing.
    const [PORT, DATA_DIR] = [String(await freePort()), newFolder()]
    const server = start({ PORT, DATA_DIR })
    await server.ready
    expect(server.said.out).toContain(`Mallama is ready at http://localhost:${PORT}`)
    expect(server.said.out).toMatch(/Database +embedded/)
    expect(server.said.out).toMatch(/Coach +built in, nothing leaves this machine/)
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`)
    expect(await answer.json()).toEqual({ ok: true, database: 'embedded' })
    await printsItsCode(`http://localhost:${PORT}`, server.said)

    const sameFolder = start({ PORT: '0', DATA_DIR })
    expect(await sameFolder.ended).toBe(1)
    expect(sameFolder.said.err).toMatch(new RegExp(`in use by process ${server.child.pid} .*\\n$`))

    const samePort = start({ PORT, DATA_DIR: await begunFolder() })
    expect(await samePort.ended).toBe(1)
    expect(samePort.said.err).toBe(`Port ${PORT} is taken. Stop what uses it, or set PORT.\n`)

    const backup = join(newFolder(), 'backup.tar.gz')
    expect(await ask(DATA_DIR, 'backup', backup)).toEqual({ ok: true, result: backup })
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(statSync(join(DATA_DIR, 'control.sock')).mode & 0o777).toBe(0o600)
    expect(await ask(DATA_DIR, 'drop', '')).toEqual({ ok: false, result: 'unknown: drop' })

    // One Ctrl-C reaches it several times: from the terminal, from npm, from the start script.
    server.child.kill('SIGINT')
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(existsSync(join(DATA_DIR, 'control.sock'))).toBe(false)
    expect(existsSync(join(DATA_DIR, 'holder.json'))).toBe(false)
    expect(readdirSync(join(DATA_DIR, 'dumps')).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1)
    expect(server.said.err).toBe('')
  })

  it('finishes what it was asked before it ends, and takes nothing new', async () => {
    const [PORT, DATA_DIR] = [String(await freePort()), await begunFolder()]
    const server = start({ PORT, DATA_DIR })
    await server.ready
    const half = createConnection(Number(PORT), '127.0.0.1')
    const says = (): Promise<string> => new Promise((done) => half.once('data', (part) => done(String(part))))
    // The server says "continue" when it has taken the request on and waits for its body.
    half.write(
      'POST /identitytoolkit.googleapis.com/v1/accounts:lookup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
    )
    expect(await says()).toMatch(/^HTTP\/1.1 100 /)
    half.write('{')
    await new Promise((done) => setTimeout(done, 100))
    server.child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${PORT}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    half.write('}')
    expect(await says()).toMatch(/^HTTP\/1.1 400 /)
    half.end()
    expect(await server.ended).toBe(0)
  })

  it('says at once that a proxy it must stand behind has no name; ends at once when told twice', async () => {
    const [PORT, DATA_DIR] = [String(await freePort()), await begunFolder()]
    const server = start({ PORT, DATA_DIR, PUBLIC_URL: 'https://mallama.example.org' })
    await server.ready
    expect(server.said.out).toMatch(/^ +Proxy +TRUST_PROXY is not set/m)
    const hanging = createConnection(Number(PORT), '127.0.0.1')
    hanging.on('error', () => undefined)
    hanging.write(
      'POST /identitytoolkit.googleapis.com/v1/accounts:lookup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    )
    await new Promise((done) => setTimeout(done, 100))
    server.child.kill('SIGTERM')
    await new Promise((done) => setTimeout(done, 500))
    expect(server.child.exitCode).toBeNull()
    const began = Date.now()
    server.child.kill('SIGTERM')
    await server.ended
    expect(Date.now() - began).toBeLessThan(5_000)
    hanging.destroy()
  })
})

/** A code at its start opens sign-up for the admin. */
async function printsItsCode(url: string, said: { out: string }): Promise<void> {
  await expect.poll(() => said.out).toMatch(/code: \S+\n/)
  const printed = /Admin setup: (\S+)\/admin-setup {2}code: (\S{4}-\S{4}-\S{4})\n/.exec(said.out)
  expect(printed?.[1]).toBe(url)
  const check = await fetch(`${url}/api/admin-setup/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@example.org', code: printed![2] }),
  })
  expect(check.status).toBe(204)
}

function ask(dataDir: string, verb: string, argument: string): Promise<unknown> {
  return new Promise((done, failed) => {
    const socket = createConnection(join(dataDir, 'control.sock'))
    let said = ''
    socket.on('error', failed)
    socket.on('data', (part) => (said += part))
    socket.on('end', () => done(JSON.parse(said)))
    socket.write(`${JSON.stringify({ verb, argument })}\n`)
  })
}
