import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ModelFailure } from '@mallama/coach/model/failure'
import { readGguf, type Gguf } from './gguf.ts'
import type { Ask, Said, Told } from './runner-words.ts'

export interface Heard {
  text(words: string): void
  thought(words: string): void
}

export interface Runner {
  /** Tokens that a question and its answer may have together: as loaded, or as it will be. */
  context(): Promise<number>
  /** One at a time. Rejects with ModelFailure, or with the asker's own abort; then the model is free. */
  ask(question: Ask, heard: Heard, signal: AbortSignal | undefined): Promise<'stop' | 'length'>
  /** What it is loaded with; null while it is not. */
  loaded(): number | null
  state(): 'resting' | 'loading' | 'ready'
  readonly file: string
  /** Of the process; null while there is none. */
  pid(): number | null
  /** Of a question that was too long, letters a token; null before one was. */
  lettersAToken(): number | null
  close(): Promise<void>
}

export interface RunnerSettings {
  file: string
  /** The folder that node-llama-cpp was installed into. */
  runtime: string
  /** Tokens at the most: what they take of the memory is taken while the model is loaded. */
  context?: number
  /** Without a question, until the memory is given back. */
  idleMs?: number
  /** Bytes that may be taken now; asked before each start. */
  freeBytes?: () => number
}

export const CONTEXT = 8_192
const IDLE_MS = 10 * 60_000
/** Between two words, a batch of the question is read at the most. */
const STOP_MS = 5_000
/** From a slow disk, with all that a process needs before. */
const LOAD_MS = 10 * 60_000
/** Beside the file and what is kept in mind: the process itself, and what a batch takes. */
export const ITSELF = 400_000_000
/** Ended as often as this without a word, it is not started again for so long. */
const DEATHS = 3
const PAUSE_MS = 60_000

/** Bytes that a model takes, with so many tokens in mind. */
export const needed = ({ bytes, tokenBytes, context }: Gguf, most = CONTEXT): number =>
  bytes + tokenBytes * Math.min(context, most) + ITSELF

interface Work {
  question: Ask
  heard: Heard
  said: boolean
  over: (how: 'stop' | 'length' | ModelFailure) => void
}

/** A model in a process of its own: there from the first question on, and gone when none came for a while. */
export function openRunner(settings: RunnerSettings): Runner {
  const { file, runtime, idleMs = IDLE_MS, freeBytes = () => process.availableMemory() } = settings
  const most = settings.context ?? CONTEXT
  let child: ChildProcess | null = null
  let loading: Promise<void> | null = null
  let settle: ((failure: ModelFailure | null) => void) | null = null
  let work: Work | null = null
  let context: number | null = null
  let letters: number | null = null
  let [deaths, diedAt] = [0, 0]
  let idle: NodeJS.Timeout | undefined
  /** Until the process has heard that nobody waits any more. */
  let freed: Promise<void> = Promise.resolve()

  const tell = (told: Told) => {
    if (child?.connected) child.send(told, () => undefined)
  }

  function start(): Promise<void> {
    if (loading) return loading
    const started = begin().catch((error: unknown) => {
      loading = null
      throw error
    })
    loading = started
    return started
  }

  async function begin(): Promise<void> {
    if (deaths >= DEATHS && performance.now() - diedAt < PAUSE_MS) throw new ModelFailure('unavailable')
    const model = await readGguf(file).catch(() => {
      throw new ModelFailure('no-model')
    })
    if (needed(model, most) > freeBytes()) throw new ModelFailure('no-memory')
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        end()
        settle?.(new ModelFailure('unavailable'))
      }, LOAD_MS)
      late.unref()
      settle = (failure) => {
        clearTimeout(late)
        settle = null
        if (failure) reject(failure)
        else resolve()
      }
      // Of the environment nothing but where programs and homes are: the rest is secrets.
      const { PATH, HOME, SystemRoot } = process.env
      const mine = (child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
        env: { PATH, HOME, ...(SystemRoot ? { SystemRoot } : {}) },
      }))
      mine.on('message', (said: Said) => mine === child && hear(said))
      mine.once('error', () => lose(mine))
      mine.once('exit', () => lose(mine))
      const threads = Math.max(1, availableParallelism() - 1)
      const gpu = process.platform === 'darwin' && process.arch === 'arm64' ? 'metal' : false
      tell({ load: { file, runtime, context: most, threads, gpu } })
    })
  }

  function hear(said: Said): void {
    if ('ready' in said) {
      context = said.ready.context
      deaths = 0
      return settle?.(null)
    }
    if ('alive' in said) return work?.heard.thought('')
    if ('text' in said || 'thought' in said) {
      if (!work) return
      work.said = true
      return 'text' in said ? work.heard.text(said.text) : work.heard.thought(said.thought)
    }
    if ('over' in said) return work?.over(said.over)
    if (said.trouble === 'full' && said.tokens && work)
      letters = work.question.turns.reduce((sum, { content }) => sum + content.length, 0) / said.tokens
    const failure = new ModelFailure(said.trouble)
    if (settle) settle(failure)
    else work?.over(failure)
    // What could not load holds memory for nothing.
    if (said.trouble === 'no-model' || said.trouble === 'no-memory') end()
  }

  function lose(mine: ChildProcess): void {
    if (mine !== child) return
    forget()
    deaths++
    diedAt = performance.now()
    settle?.(new ModelFailure('unavailable'))
    work?.over(new ModelFailure(work.said ? 'cut' : 'unavailable'))
  }

  function forget(): void {
    child = null
    loading = null
    context = null
  }

  function end(): void {
    child?.kill('SIGKILL')
    forget()
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(end, idleMs)
    idle.unref()
    // Whoever has nothing else to do may end, and it ends with them.
    child?.unref()
    child?.channel?.unref()
  }

  function run(question: Ask, heard: Heard, signal: AbortSignal | undefined): Promise<'stop' | 'length'> {
    return new Promise((resolve, reject) => {
      let free: () => void = () => undefined
      freed = new Promise((done) => (free = done))
      const gone = () => {
        tell({ stop: true })
        // One that does not hear is ended: the next question loads it again.
        const deaf = setTimeout(() => {
          end()
          mine.over('stop')
        }, STOP_MS)
        const over = mine.over
        mine.over = (how) => {
          clearTimeout(deaf)
          over(how)
        }
        mine.heard = { text: () => undefined, thought: () => undefined }
        reject(signal!.reason as Error)
      }
      const mine: Work = {
        question,
        heard,
        said: false,
        over(how) {
          signal?.removeEventListener('abort', gone)
          work = null
          rest()
          free()
          if (how instanceof ModelFailure) reject(how)
          else resolve(how)
        },
      }
      work = mine
      clearTimeout(idle)
      child?.ref()
      child?.channel?.ref()
      signal?.addEventListener('abort', gone, { once: true })
      tell({ ask: question })
    })
  }

  /** Loading goes on for the next one, where this one does not wait for it. */
  async function ready(heard: Heard, signal: AbortSignal | undefined): Promise<void> {
    const alive = setInterval(() => heard.thought(''), 2_000)
    try {
      await Promise.race([start(), aborted(signal)])
    } finally {
      clearInterval(alive)
    }
  }

  return {
    file,
    pid: () => child?.pid ?? null,
    async context() {
      if (context !== null) return context
      return Math.min(
        most,
        await readGguf(file).then(
          (it) => it.context,
          () => most,
        ),
      )
    },
    async ask(question, heard, signal) {
      signal?.throwIfAborted()
      clearTimeout(idle)
      for (let tries = 0; ; tries++) {
        await freed
        await ready(heard, signal)
        signal?.throwIfAborted()
        try {
          return await run(question, heard, signal)
        } catch (error) {
          // A process that ended before it said a word is asked once more, as a new one.
          const died = error instanceof ModelFailure && error.reason === 'unavailable' && child === null
          if (!died || tries > 0 || signal?.aborted) throw error
        }
      }
    },
    loaded: () => context,
    state: () => (context !== null ? 'ready' : loading ? 'loading' : 'resting'),
    lettersAToken: () => letters,
    async close() {
      clearTimeout(idle)
      const mine = child
      if (!mine) return
      const gone = new Promise((resolve) => mine.once('exit', resolve))
      mine.ref()
      end()
      await gone
    },
  }
}

const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
