import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ModelFailure } from '@mallama/coach/model/failure'
import type { Load, Said, Told } from './runner-words.ts'

export interface Events {
  ready(context: number): void
  said(said: Exclude<Said, { ready: unknown }>): void
  /** Once, whichever way it ended. `died`: by itself. */
  ended(failure: ModelFailure, died: boolean): void
}

/** A process that holds a model, from its start to its end. After its end nothing is heard of it. */
export interface ModelProcess {
  readonly pid: number | null
  tell(told: Told): void
  end(failure: ModelFailure): void
  /** Whether whoever started it stays for it; else it ends with them, who may have nothing else to do. */
  hold(does: boolean): void
  /** When what it took is given back. */
  readonly gone: Promise<void>
}

export function startProcess(load: Omit<Load, 'threads' | 'gpu'>, loadMs: number, on: Events): ModelProcess {
  // Of the environment nothing but where programs and homes are: the rest is secrets.
  const { PATH, HOME, SystemRoot } = process.env
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    env: { PATH, HOME, ...(SystemRoot ? { SystemRoot } : {}) },
  })
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>()
  let over = false
  const finish = (failure: ModelFailure, died: boolean) => {
    if (over) return
    over = true
    clearTimeout(late)
    on.ended(failure, died)
  }
  const end = (failure: ModelFailure) => {
    // Whoever waits for its memory is not left waiting because nothing else keeps them.
    child.ref()
    child.kill('SIGKILL')
    finish(failure, false)
  }
  const late = setTimeout(() => end(new ModelFailure('unavailable')), loadMs)
  late.unref()
  const lost = () => {
    isGone()
    finish(new ModelFailure('unavailable'), true)
  }
  child.once('exit', lost)
  // One that could not be started has no exit.
  child.on('error', () => child.pid === undefined && lost())
  child.on('message', (said: Said) => {
    if (over) return
    if (!('ready' in said)) return on.said(said)
    clearTimeout(late)
    on.ready(said.ready.context)
  })
  const tell = (told: Told) => {
    if (child.connected) child.send(told, () => undefined)
  }
  const threads = Math.max(1, availableParallelism() - 1)
  const gpu = process.platform === 'darwin' && process.arch === 'arm64' ? 'metal' : false
  tell({ load: { ...load, threads, gpu } })
  return {
    pid: child.pid ?? null,
    tell,
    end,
    gone,
    hold(does) {
      if (over) return
      if (does) {
        child.ref()
        child.channel?.ref()
      } else {
        child.unref()
        child.channel?.unref()
      }
    },
  }
}
