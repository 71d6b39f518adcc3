import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
// @ts-expect-error a bootstrap script in plain JavaScript
import { coachFlags } from '../scripts/setup.mjs'

/** What `npm start` gives Node: with it a server runs the built coach. */
export const shippedFlags = coachFlags() as string[]

export interface Running {
  url: string
  child: ChildProcess
  ask<T>(what: string): Promise<T>
  stop(): Promise<void>
}

/** Forks one of the programs here and waits for the port that it tells. */
export async function startProgram(
  name: 'product' | 'bare',
  env: Record<string, string>,
  flags: string[] = [],
): Promise<Running> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), {
    execArgv: flags,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      NODE_ENV: 'test',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const next = <T>(): Promise<T> =>
    new Promise((done, failed) => {
      const gone = () => failed(new Error(`bench/${name}.ts ended before it answered`))
      child.once('exit', gone)
      child.once('message', (message) => {
        child.off('exit', gone)
        done(message as T)
      })
    })
  const { port } = await next<{ port: number }>()
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    ask(what) {
      const answer = next<never>()
      child.send(what)
      return answer
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.disconnect()
      await ended
    },
  }
}

let one: Promise<Running> | undefined

/**
 * The product as a process on this PostgreSQL. In short all parts have the same one, which `endProduct` ends: a start is
 * most of what a short part costs.
 */
export async function openProduct(databaseUrl: string, key: string, flags: string[] = []): Promise<Running> {
  const start = (all: string[]) => startProgram('product', { DATABASE_URL: databaseUrl, KEY: key }, all)
  if (!isShort) return start(flags)
  one ??= start(['--expose-gc'])
  return { ...(await one), stop: async () => undefined }
}
export const endProduct = async (): Promise<void> => (await one?.catch(() => undefined))?.stop()

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** One line of the report. `ok` is null where there is a figure but no target. */
export interface Figure {
  what: string
  found: string
  target: string
  ok: boolean | null
  /** It is the same however short the run. */
  isCounted?: true
}

/** `npm run bench -- --short`: every part once and small, to show that it still works. It measures nothing but sizes. */
export const isShort = process.argv.includes('--short')
export const sized = (full: number, short: number): number => (isShort ? short : full)
