import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it, vi } from 'vitest'
import { tinyGguf } from '../../test/tiny-gguf.ts'
import { openRunner, type Runner } from './runner.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'mallama-runner-'))
const file = join(folder, 'tiny.gguf')
writeFileSync(file, tinyGguf())
const open: Runner[] = []
afterAll(async () => {
  for (const runner of open) await runner.close()
  rmSync(folder, { recursive: true })
})

/** In the place of node-llama-cpp: counts its loads, and dies at the first evaluation while it has been told to. */
const library = (at: string) => `
import { appendFileSync, existsSync } from 'node:fs'
const at = (name) => ${JSON.stringify(at)} + '/' + name
export class InsufficientMemoryError extends Error {}
export const resolveChatWrapper = () => ({})
export class LlamaChat {
  chatWrapper = { generateContextState: () => ({ contextText: { tokenize: () => [] } }) }
  async generateResponse(_history, { onResponseChunk }) {
    if (existsSync(at('dies'))) process.exit(1)
    onResponseChunk({ text: 'Yes.' })
    return { metadata: { stopReason: 'eogToken' } }
  }
}
const context = { contextSize: 4096, getSequence: () => ({ nextTokenIndex: 0 }) }
const model = { trainContextSize: 4096, tokenizer: null, createContext: async () => context }
export async function getLlama() {
  appendFileSync(at('loads'), '.')
  return { loadModel: () => (existsSync(at('hangs')) ? new Promise(() => undefined) : Promise.resolve(model)) }
}
`

/** A runtime of its own in a folder, and what is asked of it. */
function runtimeOf(name: string) {
  const runtime = join(folder, name)
  const dist = join(runtime, 'node_modules/node-llama-cpp/dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'index.js'), library(runtime))
  appendFileSync(join(runtime, 'loads'), '')
  return {
    runtime,
    loads: () => readFileSync(join(runtime, 'loads'), 'utf8').length,
    now: (what: 'dies' | 'hangs') => writeFileSync(join(runtime, what), ''),
    noMore: (what: 'dies' | 'hangs') => rmSync(join(runtime, what)),
  }
}

const question = { turns: [{ role: 'user' as const, content: 'He forgot the guests.' }], schema: null, tokens: 10 }
const quiet = { text: () => undefined, thought: () => undefined }

it('a model that loads, and dies before it says a word, is left alone for a while after three times', async () => {
  const { runtime, loads, now, noMore } = runtimeOf('dies')
  const runner = openRunner({ file, runtime, freeBytes: () => 1e12 })
  open.push(runner)
  const asked = () => runner.ask(question, quiet, undefined).catch((error: { reason: string }) => error.reason)
  now('dies')
  // Each is asked once more of a new process.
  expect([await asked(), loads()]).toEqual(['unavailable', 2])
  noMore('dies')
  expect([await asked(), loads()]).toEqual(['stop', 3])
  // A word was said: what died before does not count, and the process that said it is the first now.
  now('dies')
  expect([await asked(), loads()]).toEqual(['unavailable', 4])
  expect([await asked(), loads()]).toEqual(['unavailable', 5])
  noMore('dies')
  expect([await asked(), loads()]).toEqual(['unavailable', 5])
})

it('who has asked and left before it was started may end: it keeps nobody', async () => {
  const { runtime, now } = runtimeOf('hangs')
  now('hangs')
  const script = join(folder, 'leaves.mjs')
  const settings = JSON.stringify({ file, runtime })
  writeFileSync(
    script,
    `import { openRunner } from ${JSON.stringify(new URL('./runner.ts', import.meta.url).href)}
const runner = openRunner({ ...${settings}, freeBytes: () => 1e12 })
const leaving = new AbortController()
const quiet = { text() {}, thought() {} }
const asked = runner.ask(${JSON.stringify(question)}, quiet, leaving.signal).catch((error) => error.name)
leaving.abort()
console.log(await asked, runner.state(), runner.pid())
process.on('exit', () => console.log(runner.state(), runner.pid() !== null))`,
  )
  // Rejects where it does not end by itself.
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 30_000 })
  expect(stdout).toBe('AbortError loading null\nloading true\n')
})

it('that is to give its memory back takes none for who has left already', async () => {
  const { runtime } = runtimeOf('left')
  const runner = openRunner({ file, runtime, freeBytes: () => 1e12 })
  open.push(runner)
  const leaving = new AbortController()
  const asked = runner.ask(question, quiet, leaving.signal).catch((error: { name: string }) => error.name)
  leaving.abort()
  expect(await asked).toBe('AbortError')
  // Nothing is held yet, but its file is being read.
  expect([runner.state(), runner.pid()]).toEqual(['loading', null])
  await runner.leave()
  expect(runner.state()).toBe('resting')
  expect(await runner.ask(question, quiet, undefined)).toBe('stop')
})
