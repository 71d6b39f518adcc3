import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, shippedFlags, sized, type Figure } from './processes.ts'

const main = join(import.meta.dirname, '../server/src/main.ts')
const ROUNDS = sized(5, 0)

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Milliseconds from starting the process to its first answer, and from SIGTERM to its end. */
async function startOnce(dataDir: string): Promise<{ start: number; stop: number }> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...shippedFlags, main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const answered = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) break
    await new Promise((done) => setTimeout(done, 10))
  }
  const start = performance.now() - began
  const stopping = performance.now()
  child.kill('SIGTERM')
  await ended
  return { start, stop: performance.now() - stopping }
}

export async function measureStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-bench-'))
  const first = await startOnce(dataDir)
  // In short the first start is all there is to see.
  const warm: { start: number; stop: number }[] = ROUNDS === 0 ? [first] : []
  for (let round = 0; round < ROUNDS; round++) warm.push(await startOnce(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
  const start = median(warm.map((round) => round.start))
  return [
    {
      what: 'start to first answer, embedded database, warm',
      found: `${(start / 1000).toFixed(2)} s (the very first, which makes the database: ${(first.start / 1000).toFixed(2)} s)`,
      target: 'under 3 s',
      ok: start < 3_000,
    },
    {
      what: 'SIGTERM to the end, last dump included',
      found: `${(median(warm.map((round) => round.stop)) / 1000).toFixed(2)} s`,
      target: '',
      ok: null,
    },
  ]
}
