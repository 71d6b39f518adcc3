import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBuiltInCoach } from '@mallama/coach/coach'
// @ts-expect-error the drills' scripts are plain JavaScript
import { ask, newPerson } from '../../../scripts/drills/server.mjs'
// @ts-expect-error as above
import { coachFlags, ensureCoach, servedModules } from '../../../scripts/setup.mjs'
import { root, sources } from '../house/sources.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

// Where programs are, and where what Node made of our code is kept.
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
const folder = mkdtempSync(join(tmpdir(), 'mallama-built-'))
let flags: string[]

// What `npm start` does before it starts the server.
beforeAll(async () => {
  expect(await ensureCoach()).toBe(0)
  flags = coachFlags() as string[]
  expect(flags).toEqual(['--conditions=mallama-built'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Tells each module of the coach and the contracts that this process or a thread of it loads. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  const [, path] = /\\/((?:coach|contracts)\\/(?:src|built|data)\\/.*)/.exec(url) ?? []
  if (path) process._rawDebug('loads ' + path)
  return next(url, context)
} })`

/** Node with what production starts it with, on a program of ours; what it said. */
function runBuilt(args: string[], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [...flags, `--import=data:text/javascript,${encodeURIComponent(telling)}`, ...args],
    {
      cwd: root,
      env: { ...inherited, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = { out: '', err: '' }
  child.stdout.on('data', (part) => (said.out += part))
  child.stderr.on('data', (part) => (said.err += part))
  const ended = new Promise((done) => child.once('close', done))
  const loaded = () => [...said.err.matchAll(/^loads (.*)$/gm)].map(([, path]) => path!)
  return { child, said, ended, loaded }
}

const sourcesAmong = (paths: string[]) => paths.filter((path) => !/^(?:coach|contracts)\/built\//.test(path))

it('each module of the coach and the contracts that the server imports is built, and none is reached by a path', () => {
  const modules = servedModules() as string[]
  expect(modules).toContain('coach/model/coach')
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((it) => !existsSync(join(root, `${it.replace('/', '/built/')}.mjs`)))).toEqual([])
  const served = sources().filter(({ path }) => /^server\/src\/.*(?<!\.test)\.ts$/.test(path))
  expect(served.filter(({ text }) => /['"][./]+\/(?:coach|contracts)\/(?:src|data)/.test(text))).toEqual([])
})

it('the build names no folder of the machine that made it', () => {
  for (const it of ['coach/built/coach.mjs', 'coach/built/model/coach.mjs', 'contracts/built/chat.mjs'])
    expect(readFileSync(join(root, it), 'utf8')).not.toContain(root)
})

const said = [
  'We argued about the dishes again and Sam said I never listen.',
  'What should I write to Sam?',
  'He hit me.',
]
const input = (message: string) => ({
  message,
  history: [],
  state: null,
  person: null,
  knownPeople: ['Sam'],
  userFirstName: 'Nora',
  country: null,
  now: '2026-03-02T20:00:00.000Z',
  startedAt: '2026-03-02T20:00:00.000Z',
})

it('the built coach says what its sources say', async () => {
  const program = `import { createBuiltInCoach } from '@mallama/coach/coach'
    const coach = createBuiltInCoach()
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(said.map(input))}.map((it) => coach.reply(it)))))`
  const built = runBuilt(['--input-type=module', '-e', program])
  await built.ended
  const coach = createBuiltInCoach()
  const here = await Promise.all(said.map((it) => coach.reply(input(it))))
  expect(JSON.parse(built.said.out || built.said.err)).toEqual(JSON.parse(JSON.stringify(here)))
  expect(built.loaded()).toContain('coach/built/coach.mjs')
  expect(sourcesAmong(built.loaded())).toEqual([])
})

it('a production start answers a message by the built coach, in its threads too, and loads none of the sources', async () => {
  const server = runBuilt([join(root, 'server/src/main.ts')], { PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off' })
  try {
    await expect.poll(() => server.said.out, { timeout: 90_000 }).toMatch(/ready at http:\/\/localhost:\d+/)
    const door = { url: /http:\/\/localhost:\d+/.exec(server.said.out)![0] }
    const person = await newPerson(door)
    const { status, body } = await ask(door, person, 'POST', '/api/chat', { message: said[0] })
    expect(status).toBe(200)
    expect(body.response.length).toBeGreaterThan(20)
    expect(server.loaded()).toContain('coach/built/coach.mjs')
    expect(sourcesAmong(server.loaded())).toEqual([])
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
})
