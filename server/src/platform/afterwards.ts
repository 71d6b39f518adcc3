import type { Log } from './log.ts'

/** Work that begins once an answer is on its way, and that nothing waits for. A process that is killed loses it. */
export interface Afterwards {
  /** `name` is for the log. `signal` aborts when the process closes. */
  run(name: string, work: (signal: AbortSignal) => Promise<void>): void
  /** Resolves once everything begun so far has come to its end. */
  settled(): Promise<void>
  close(): Promise<void>
}

export function openAfterwards(log: Log): Afterwards {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  const settled = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    run(name, work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => (closing.signal.aborted ? undefined : work(closing.signal)))
        .catch((err: unknown) => {
          // The kind of it only: what failed here had somebody's words in its hands.
          if (!closing.signal.aborted) log.warn({ what: name, error: nameOf(err) }, 'work after an answer failed')
        })
        .finally(() => running.delete(done))
      running.add(done)
    },
    settled,
    async close() {
      closing.abort()
      await settled()
    },
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
