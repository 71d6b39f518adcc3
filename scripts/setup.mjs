// What every script needs before anything is installed: plain JavaScript for Node 20 and later, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** Takes the settings in the checkout's `.env`, where there is one; what is set already wins. Tests do not read it. */
export function readSettings() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Installs exactly what package-lock.json says, when it is not what is there. Does nothing otherwise. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) ...')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) {
    console.error('npm ci failed: see above.')
    process.exit(1)
  }
}

function isInstalled() {
  const wanted = join(root, 'package-lock.json')
  const there = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(there)) return false
  if (statSync(wanted).mtimeMs <= statSync(there).mtimeMs) return true
  // A newer file may say the same: npm writes both within a moment, and git touches what it checks out.
  const lock = JSON.parse(readFileSync(wanted, 'utf8')).packages
  delete lock['']
  const installed = JSON.parse(readFileSync(there, 'utf8')).packages
  return (
    Object.entries(installed).every(([path, is]) => lock[path] && same(lock[path], is)) &&
    Object.entries(lock).every(([path, is]) => installed[path] || is.optional || is.peer)
  )
}

const same = (a, b) => a.version === b.version && a.integrity === b.integrity && a.link === b.link

/** The pinned Node 24 that came with the packages. */
export function node24() {
  const found = [bin('node'), join(root, 'node_modules/node/bin/node')].find((path) => existsSync(path))
  if (found) return found
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Node 24 is missing: the install script of the npm package "node" has to run. Try npm ci.')
  process.exit(1)
}

/** Runs the calling script again under Node 24 when this is an older one; it may then import the server's sources. */
export async function underNode24(script) {
  ensureInstalled()
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  process.exit(await run(node24(), [fileURLToPath(script), ...process.argv.slice(2)]))
}

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    if (running.size === 0) process.exit(130)
  })
}
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')))

// Node keeps what it made of our TypeScript, by the content of each file: every start after the first is a second shorter.
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled') }

/** Starts a program on our own output; it gets the signals that we get. */
export function launch(command, args, { env, cwd = root, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...compiled, ...env } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Runs a program to its end. Resolves with its exit code; a signal counts as 128 and more. */
export function run(command, args, options) {
  return new Promise((done) => {
    const child = launch(command, args, options)
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(127)
    })
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/** The same, keeping what it said instead of showing it. */
export function capture(command, args, options = {}) {
  return new Promise((done) => {
    const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.once('error', (error) => done({ code: 127, output: `${command}: ${error.message}\n` }))
    child.once('close', (code) => done({ code: code ?? 143, output }))
  })
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report', '.cache'])

/** All files below a folder of the checkout whose path (from the root) passes; sorted. */
export function filesIn(folder, passes = () => true) {
  const found = []
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(path)
      } else if (passes(relative(root, path))) found.push(relative(root, path))
    }
  }
  if (existsSync(join(root, folder))) walk(join(root, folder))
  return found.sort()
}

const made = (path) => !/\.test\.tsx?$/.test(path)

/** One word for what a build is made of. */
function wordOf(paths, besides = '') {
  const inputs = createHash('sha256').update(besides)
  for (const path of [...paths, 'package-lock.json'])
    inputs
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return inputs.digest('hex')
}

const isMadeOf = (word, stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === word

/** Builds the browser app when what it is made of has changed since the last build. Resolves with an exit code. */
export async function ensureWeb({ always = false } = {}) {
  const stamp = join(root, 'web/dist/.inputs')
  const word = wordOf([...filesIn('web', made), ...filesIn('contracts/src', made)])
  if (!always && isMadeOf(word, stamp)) return 0
  console.log('Building the browser app ...')
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'))
  const code = scripts.build
    ? await run('npm', ['run', 'build', '--silent', '-w', 'web'])
    : await run(node24(), [bin('vite'), 'build', '--manifest', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  if (code === 0) writeFileSync(stamp, word)
  return code
}

/** What the server imports of the coach and the contracts, as `coach/model/line`. */
export const servedModules = () => {
  const sources = filesIn('server/src', (path) => path.endsWith('.ts') && made(path))
  const named = sources.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/'@mallama\/((?:coach|contracts)\/[^']+)'/g),
  ])
  return [...new Set(named.map(([, it]) => it))].sort()
}

const coachWord = () => {
  const isCode = (path) => /\.(?:ts|json)$/.test(path) && made(path) && !path.startsWith('coach/src/evals/')
  const paths = ['contracts/src', 'coach/src', 'coach/data'].flatMap((folder) => filesIn(folder, isCode))
  return wordOf([...paths, 'scripts/build-coach.mjs'], servedModules().join())
}
const coachStamp = join(root, 'coach/built/.inputs')

/** Node's flags for a server: the built coach where it is that of these sources, else the sources themselves. */
export const coachFlags = () => (isMadeOf(coachWord(), coachStamp) ? ['--conditions=mallama-built'] : [])

/** Builds the coach and the contracts for the server, by the same rule. Resolves with an exit code. */
export async function ensureCoach({ always = false } = {}) {
  const word = coachWord()
  if (!always && isMadeOf(word, coachStamp)) return 0
  console.log('Building the coach ...')
  return run(node24(), [join(root, 'scripts/build-coach.mjs'), word])
}
