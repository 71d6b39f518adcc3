import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openRunner } from '../server/src/own-model/runner.ts'
import { modelRuntime } from '../server/test/runtime.ts'
import { tinyGguf } from '../server/test/tiny-gguf.ts'
import { median, type Figure } from './processes.ts'

const ROUNDS = 5
const TOKENS = 1_000
const IDLE_MS = 500
const text = 'He forgot the guests.'

/**
 * What our process around a model costs, beside node-llama-cpp alone with the same settings. The model is the tests' own of
 * 381 kB: its words cost next to nothing, so that what is added shows. How long a real one loads and writes it does not.
 * Ours runs behind everybody else (child.ts): on a busy machine that is most of what is added.
 */
export async function measureOwnModel(): Promise<Figure[]> {
  const runtime = await modelRuntime()
  const folder = mkdtempSync(join(tmpdir(), 'mallama-bench-model-'))
  const file = join(folder, 'loops.gguf')
  writeFileSync(file, tinyGguf({ writes: 'loops' }))
  const resident = process.memoryUsage().rss
  const runner = openRunner({ file, runtime, idleMs: IDLE_MS })
  const alone: Alone[] = []
  const ask = async (tokens: number) => {
    const began = performance.now()
    const turns = [{ role: 'user' as const, content: text }]
    const quiet = { text: () => undefined, thought: () => undefined }
    await runner.ask({ turns, schema: null, tokens }, quiet, undefined)
    return performance.now() - began
  }
  try {
    const loads = { ours: [] as number[], alone: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      const one = await openAlone(runtime, file)
      loads.alone.push(one.loadMs + (await one.ask(1)))
      if (round < ROUNDS - 1) one.close()
      else alone.push(one)
      loads.ours.push(await ask(1))
      if (round < ROUNDS - 1) await runner.close()
    }
    const writes = { ours: [] as number[], alone: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      writes.alone.push((await alone[0]!.ask(TOKENS)) / TOKENS)
      writes.ours.push((await ask(TOKENS)) / TOKENS)
    }
    const pid = runner.pid()!
    const held = residentOf(pid)
    for (let waited = 0; runner.pid() !== null && waited < 40 * IDLE_MS; waited += 50) await pause(50)
    await pause(IDLE_MS)
    const isGone = runner.pid() === null && !existsSync(`/proc/${pid}`)
    const grown = (process.memoryUsage().rss - resident) / 2 ** 20
    const [ours, bare] = [median(writes.ours), median(writes.alone)]
    const of = 'a model of its own (the tests’ 381 kB)'
    return [
      {
        what: `${of}: from rest to its first word`,
        found: `${median(loads.ours).toFixed(0)} ms; node-llama-cpp alone in a process ${median(loads.alone).toFixed(0)} ms. A real file has its reading beside`,
        target: '',
        ok: null,
      },
      {
        what: `${of}: what is added to a token`,
        found: `${((ours - bare) * 1_000).toFixed(0)} µs (${ours.toFixed(3)} ms, node-llama-cpp alone ${bare.toFixed(3)} ms)`,
        target: '',
        ok: null,
      },
      {
        what: `${of}: memory after a rest`,
        found: `${isGone ? 'its process is gone' : 'its process is still there'} (loaded ${held === null ? 'not known here' : `${held.toFixed(0)} MB`}); the server's own ${grown.toFixed(0)} MB more than before`,
        target: 'its process is gone',
        ok: isGone,
      },
    ]
  } finally {
    for (const one of alone) one.close()
    await runner.close()
    rmSync(folder, { recursive: true })
  }
}

interface Alone {
  /** From the start of its process. */
  loadMs: number
  ask(tokens: number): Promise<number>
  close(): void
}

async function openAlone(runtime: string, file: string): Promise<Alone> {
  const began = performance.now()
  const child = fork(join(import.meta.dirname, 'model-alone.ts'), [runtime, file], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const next = (): Promise<{ ms: number }> =>
    new Promise((done, failed) => {
      const gone = () => failed(new Error('bench/model-alone.ts ended before it answered'))
      child.once('exit', gone)
      child.once('message', (message) => {
        child.off('exit', gone)
        done(message as { ms: number })
      })
    })
  await next()
  const loadMs = performance.now() - began
  return {
    loadMs,
    async ask(tokens) {
      const answer = next()
      child.send({ text, tokens })
      return (await answer).ms
    },
    close: () => void (child.connected && child.disconnect()),
  }
}

/** MB; null where there is no /proc. */
function residentOf(pid: number): number | null {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))![1]) / 1024 : null
}
