import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import type { Log } from './log.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'control.sock')

interface Reply {
  ok: boolean
  result: string
}

/**
 * A socket in the data folder through which this machine's owner asks the running server for a backup: the embedded
 * database is locked, so nobody else can read it. One JSON line each way. Mode 0600.
 */
export function serveControl(
  dataDir: string,
  verbs: Record<string, (argument: string) => Promise<string>>,
  log: Log,
): { close(): void } {
  const path = pathIn(dataDir)
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    let line = ''
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.on('data', (part: string) => {
      line += part
      if (line.length > 4_096) return socket.destroy()
      if (!line.includes('\n')) return
      answer(line).then((reply) => socket.end(`${JSON.stringify(reply)}\n`))
    })
  })
  async function answer(asked: string): Promise<Reply> {
    try {
      const { verb, argument } = JSON.parse(asked) as { verb: string; argument: string }
      const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
      return run ? { ok: true, result: await run(argument) } : { ok: false, result: `unknown: ${verb}` }
    } catch (err) {
      log.error({ err }, 'control')
      return { ok: false, result: err instanceof Error ? err.message : 'failed' }
    }
  }
  server.on('error', (err) => log.warn({ err }, 'no control socket: backups of a running server are not possible'))
  server.listen(path, () => chmodSync(path, 0o600))
  return { close: () => void server.close() }
}

/** What the server that runs on this folder says; null where none does. Never rejects. */
export function askServer(dataDir: string, verb: string, argument: string): Promise<Reply | null> {
  return new Promise((done) => {
    const socket = createConnection(pathIn(dataDir))
    let said = ''
    socket.setEncoding('utf8')
    socket.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      done(code === 'ENOENT' || code === 'ECONNREFUSED' ? null : { ok: false, result: message }),
    )
    socket.on('connect', () => socket.write(`${JSON.stringify({ verb, argument })}\n`))
    socket.on('data', (part: string) => (said += part))
    socket.on('end', () =>
      done(said.endsWith('\n') ? JSON.parse(said) : { ok: false, result: 'It ended before it answered.' }),
    )
  })
}
