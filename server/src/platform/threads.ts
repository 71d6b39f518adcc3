import { parentPort, Worker, type TransferListItem } from 'node:worker_threads'

/** Kinds of work, none of which can take the threads of another: a lane has at most so many at once. */
export type Lanes = Record<string, number>

export interface Ask {
  /** Whose it is: nobody has two of a lane at once, so that one person's texts wait for each other and not others' for them. */
  who?: string | null | undefined
  /** Milliseconds of work after which its thread is ended. Waiting for a thread is not part of it. */
  withinMs: number
  signal?: AbortSignal | undefined
  transfer?: TransferListItem[]
}

/** Threads that read what could hold up everyone else if it were read where requests are answered. */
export interface Threads<L extends string> {
  /** Resolves with what the worker's `deeds` made of it. Rejects with OutOfTime, or with the asker's own abort. */
  ask(lane: L, deed: string, input: unknown, ask: Ask): Promise<unknown>
  close(): Promise<void>
}

interface Told {
  deed: string
  input: unknown
}
/** `name`: an error's own is lost on its way between threads. */
type Answer = { answer: unknown } | { error: unknown; name?: string | undefined }
/** `free` when it has loaded and after each deed: the processor time that the thread has used, in milliseconds. */
type Said = Answer | { free: number }

const OUT_OF_TIME = 'OutOfTime'
const outOfTime = () => Object.assign(new Error('this took longer than it may'), { name: OUT_OF_TIME })
export const isOutOfTime = (error: unknown): boolean => error instanceof Error && error.name === OUT_OF_TIME

interface Job<L> extends Ask {
  lane: L
  /** Its place in its lane: one person's jobs have places apart, so that others come between them. */
  turn: number
  told: Told
  settle: (how: Answer) => void
}

interface Thread<L> {
  worker: Worker
  state: 'starting' | 'idle' | 'busy'
  job: Job<L> | null
  timer?: NodeJS.Timeout | undefined
  /** Processor time that the thread had used, in milliseconds, when its job began. */
  used: number
  /** By the clock. */
  began: number
}

/** A thread that has nothing to do ends after so long, but for those that are always there. */
const IDLE_MS = 30_000
/** A server that has just started leaves its processors to the first requests, and to a start that ends again at once. */
const SETTLED_MS = 5_000
/** A busy machine gives a thread far less time than the clock shows. After this the clock counts. */
const longest = (withinMs: number) => Math.max(8 * withinMs, 5_000)
const WORTH_WAITING_MS = 100
/** What nobody waits for any more has so long to come to its end, which is cheaper than another thread. */
const ABANDONED_MS = 500

interface Options<L extends string> {
  lanes: Record<L, number>
  /** This lane finds a thread that is free and has loaded, whatever the others are asked. */
  first: NoInfer<L>
  /**
   * So many are there soon after the start and stay: one to work, and one that has loaded when the other must be ended.
   * The first one loads at once.
   */
  resting: number
  /** Megabytes for what is young, a thread: more is quicker, and is kept. */
  youngMb: number
}

/** @param worker a module that answers by `serveDeeds` */
export function openThreads<L extends string>(worker: URL, { lanes, first, resting, youngMb }: Options<L>): Threads<L> {
  const threads = new Set<Thread<L>>()
  /** Those of a lane by turn, and by when they came. */
  const waiting: Job<L>[] = []
  /** Of each lane the turn that is being served: start-time fair queueing with jobs of one size. */
  const serving = new Map<L, number>()
  let closed = false
  let settled = false
  let settling: NodeJS.Timeout | undefined
  let growing: NodeJS.Timeout | undefined
  // Each lane can be full at the same time.
  const most = Object.values<number>(lanes).reduce((sum, lane) => sum + lane, 0)
  const are = (state: Thread<L>['state']) => [...threads].filter((thread) => thread.state === state)
  const running = (lane: L) => [...threads].filter(({ job }) => job?.lane === lane)

  function start() {
    // Two at once would each take twice as long.
    if (closed || threads.size >= most || are('starting').length > 0) return
    const limits = { maxYoungGenerationSizeMb: youngMb }
    const thread: Thread<L> = {
      worker: new Worker(worker, { resourceLimits: limits }),
      state: 'starting',
      job: null,
      used: 0,
      began: 0,
    }
    threads.add(thread)
    thread.worker.unref()
    thread.worker.on('message', (said: Said) => {
      if ('free' in said) return rest(thread, said.free)
      if ('error' in said && said.error instanceof Error && said.name) said.error.name = said.name
      thread.job?.settle(said)
    })
    thread.worker.once('error', (error) => lose(thread, error))
    thread.worker.once('exit', () => lose(thread, new Error('a thread ended')))
  }

  function rest(thread: Thread<L>, used: number) {
    clearTimeout(thread.timer)
    if (!threads.has(thread)) return
    Object.assign(thread, { state: 'idle', job: null, used })
    thread.worker.unref()
    thread.timer = setTimeout(() => {
      if (threads.size > resting) void end(thread)
    }, IDLE_MS).unref()
    // The one that worked last is asked next: the others may end.
    threads.delete(thread)
    threads.add(thread)
    go()
  }

  async function end(thread: Thread<L>) {
    clearTimeout(thread.timer)
    threads.delete(thread)
    await thread.worker.terminate()
  }

  /** It broke. What it was asked fails, and where it did not even start nothing else is kept waiting. */
  function lose(thread: Thread<L>, error: Error) {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    thread.job?.settle({ error })
    if (thread.state === 'starting') for (const job of waiting.splice(0)) job.settle({ error })
    else go()
  }

  /** Ends the thread of what goes on for too long by the thread's own time, or far too long by the clock. */
  async function watch(thread: Thread<L>, job: Job<L>) {
    const { withinMs } = job
    let deaf: NodeJS.Timeout | undefined
    const clock = new Promise<number>((done) => {
      deaf = setTimeout(done, Math.max(1, thread.began + longest(withinMs) - Date.now()), Infinity).unref()
    })
    const worked = (await Promise.race([workOf(thread.worker), clock])) - thread.used
    clearTimeout(deaf)
    if (thread.job !== job) return
    if (worked < withinMs) return watchIn(Math.max(withinMs - worked, 10), thread, job)
    job.settle({ error: outOfTime() })
    void end(thread)
    go()
  }

  function watchIn(ms: number, thread: Thread<L>, job: Job<L>) {
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => void watch(thread, job), ms).unref()
  }

  /**
   * The next of the lane's, or after the person's last one that waits: what was given up does not count. Another lane's
   * turns do not either, or whoever comes while messages are quick would come after all that waits in the slow one.
   */
  function turnOf(lane: L, who: Ask['who']): number {
    const last = who ? waiting.findLast((job) => job.lane === lane && job.who === who) : undefined
    return Math.max(serving.get(lane) ?? 0, last?.turn ?? 0) + 1
  }

  function queue(job: Job<L>) {
    const after = waiting.findIndex(({ lane, turn }) => lane === job.lane && turn > job.turn)
    waiting.splice(after < 0 ? waiting.length : after, 0, job)
  }

  function give(thread: Thread<L>, job: Job<L>) {
    serving.set(job.lane, Math.max(serving.get(job.lane) ?? 0, job.turn))
    Object.assign(thread, { state: 'busy', job, began: Date.now() })
    thread.worker.ref()
    thread.worker.postMessage(job.told, job.transfer)
    watchIn(job.withinMs, thread, job)
  }

  function abandon(job: Job<L>) {
    job.settle({ error: job.signal?.reason })
    const thread = [...threads].find((thread) => thread.job === job)
    if (!thread) return
    job.withinMs = Math.min(job.withinMs, ABANDONED_MS)
    watchIn(0, thread, job)
  }

  /** The next whose lane has room and whose person is not being answered in it. */
  function next(free: number): Job<L> | undefined {
    // Where nothing of the first lane is being done, the last free thread is kept for it.
    const kept = running(first).length === 0 ? 1 : 0
    return waiting.find(({ lane, who }) => {
      const others = running(lane)
      const mine = who !== null && who !== undefined && others.some(({ job }) => job?.who === who)
      return others.length < lanes[lane] && !mine && (lane === first || free > kept)
    })
  }

  function go() {
    for (;;) {
      const free = are('idle')
      const job = free.length > 0 ? next(free.length) : undefined
      if (!job) break
      waiting.splice(waiting.indexOf(job), 1)
      give(free.at(-1)!, job)
    }
    settling ??= setTimeout(settle, SETTLED_MS).unref()
    if (threads.size < (settled ? resting : Math.min(resting, 1))) start()
    // To load takes a second of a processor: what is over in a moment is waited for.
    else if (next(Infinity)) growing ??= setTimeout(grow, WORTH_WAITING_MS).unref()
  }

  function settle() {
    settled = true
    go()
  }

  function grow() {
    growing = undefined
    if (next(Infinity)) start()
  }

  start()
  return {
    ask(lane, deed, input, ask) {
      return new Promise((resolve, reject) => {
        const { signal } = ask
        if (signal?.aborted) return reject(signal.reason as Error)
        const left = () => abandon(job)
        const job: Job<L> = {
          ...ask,
          lane,
          turn: turnOf(lane, ask.who),
          told: { deed, input },
          settle(how) {
            signal?.removeEventListener('abort', left)
            const at = waiting.indexOf(job)
            if (at >= 0) waiting.splice(at, 1)
            if ('answer' in how) resolve(how.answer)
            else reject(how.error as Error)
          },
        }
        signal?.addEventListener('abort', left, { once: true })
        queue(job)
        go()
      })
    },
    async close() {
      closed = true
      clearTimeout(growing)
      clearTimeout(settling)
      const error = new Error('closed')
      for (const job of waiting.splice(0)) job.settle({ error })
      for (const { job } of threads) job?.settle({ error })
      await Promise.all([...threads].map(end))
    },
  }
}

/** Processor time of a thread in milliseconds. A busy thread tells it too. */
const workOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => Infinity,
  )

/** The worker's side: a table of what it can be asked, which runs one at a time. */
export function serveDeeds(deeds: Record<string, (input: never) => unknown>, warmUp?: () => Promise<void>): void {
  const say = (said: Said) => parentPort!.postMessage(said)
  const free = () => {
    const { user, system } = process.threadCpuUsage()
    say({ free: (user + system) / 1_000 })
  }
  parentPort!.on('message', async ({ deed, input }: Told) => {
    try {
      say({ answer: await deeds[deed]!(input as never) })
    } catch (error) {
      say({ error, name: error instanceof Error ? error.name : undefined })
    }
    free()
  })
  void (async () => {
    await warmUp?.()
    free()
  })()
}
