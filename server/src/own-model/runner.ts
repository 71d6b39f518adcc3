import { ModelFailure } from '@mallama/coach/model/failure'
import { readGguf, type Gguf } from './gguf.ts'
import { startProcess, type ModelProcess } from './model-process.ts'
import { ALIVE_EVERY_MS, type Ask, type Said } from './runner-words.ts'

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
  /** Who asked before is refused; whoever asks later has it loaded again. Resolves once its memory is given back. */
  close(): Promise<void>
  /** The same, but whoever asks is answered first. */
  leave(): Promise<void>
}

export interface RunnerSettings {
  file: string
  /** The folder that node-llama-cpp was installed into. */
  runtime: string
  /** Tokens at the most: what they take of the memory is taken while the model is loaded. */
  context?: number
  /** Without a question, until the memory is given back. */
  idleMs?: number
  /** Until it is given up, loading. */
  loadMs?: number
  /** Bytes that may be taken now; asked before each start. */
  freeBytes?: () => number
  /** Asked where that is too little: resolves once the models beside it have given back what they hold. */
  makeRoom?: () => Promise<unknown>
}

export const CONTEXT = 8_192
const IDLE_MS = 10 * 60_000
/** Between two words, a batch of the question is read at the most. */
const STOP_MS = 5_000
/** From a slow disk, with all that a process needs before. */
const LOAD_MS = 10 * 60_000
/** Beside the file and what is kept in mind: the process itself, and what a batch takes. */
const ITSELF = 400_000_000
/** Ended as often as this without a word, it is not started again for so long. */
const DEATHS = 3
const PAUSE_MS = 60_000

/** Bytes that a model takes, with so many tokens in mind. */
export const needed = (model: Pick<Gguf, 'bytes' | 'tokenBytes'> & { context?: number }, most = CONTEXT): number =>
  model.bytes + model.tokenBytes * Math.min(model.context ?? most, most) + ITSELF

interface Work {
  question: Ask
  heard: Heard
  said: boolean
  over: (how: 'stop' | 'length' | ModelFailure) => void
}

/** A model in a process of its own: there from the first question on, and gone when none came for a while. */
export function openRunner(settings: RunnerSettings): Runner {
  const { file, runtime, idleMs = IDLE_MS } = settings
  const freeBytes = settings.freeBytes ?? (() => process.availableMemory())
  const most = settings.context ?? CONTEXT
  let held: ModelProcess | null = null
  let loading: Promise<void> | null = null
  let work: Work | null = null
  let context: number | null = null
  let letters: number | null = null
  let [deaths, diedAt] = [0, 0]
  let idle: NodeJS.Timeout | undefined
  /** How many ask now, with those who wait for it to load. */
  let asking = 0
  /** What was asked before it was closed is not answered by what is started after. */
  let closings = 0
  /** Until the process has heard that nobody waits any more. */
  let freed: Promise<void> = Promise.resolve()
  /** Until the memory of the process before is given back. */
  let given: Promise<void> = Promise.resolve()
  /** Until nobody asks any more. */
  let silent = Promise.withResolvers<void>()

  const unavailable = () => new ModelFailure('unavailable')

  function start(): Promise<void> {
    if (loading) return loading
    const started = begin().catch((error: unknown) => {
      if (loading === started) loading = null
      throw error
    })
    loading = started
    return started
  }

  async function begin(): Promise<void> {
    const since = closings
    if (deaths >= DEATHS && performance.now() - diedAt < PAUSE_MS) throw unavailable()
    const model = await readGguf(file).catch(() => {
      throw new ModelFailure('no-model')
    })
    await given
    const tooBig = () => needed(model, most) > freeBytes()
    if (tooBig() && settings.makeRoom) {
      await settings.makeRoom()
      // Whoever wanted it may have left meanwhile: the one that made room is wanted more.
      if (asking === 0) throw unavailable()
    }
    if (since !== closings) throw unavailable()
    if (tooBig()) throw new ModelFailure('no-memory')
    await new Promise<void>((resolve, reject) => {
      const mine: ModelProcess = (held = startProcess({ file, runtime, context: most }, settings.loadMs ?? LOAD_MS, {
        ready(tokens) {
          context = tokens
          if (asking === 0) rest()
          resolve()
        },
        said: (said) => hear(said, mine),
        ended(failure, died) {
          ended(failure, died)
          reject(failure)
        },
      }))
      given = mine.gone
      // Everyone who asked may have left while the file was read and the memory of the process before was given back.
      if (asking === 0) mine.hold(false)
    })
  }

  function hear(said: Exclude<Said, { ready: unknown }>, from: ModelProcess): void {
    if ('alive' in said) return work?.heard.thought('')
    // Only now it has shown that it can: to load is less than to answer.
    if ('text' in said || 'thought' in said || 'over' in said) deaths = 0
    if ('text' in said || 'thought' in said) {
      if (!work) return
      work.said = true
      return 'text' in said ? work.heard.text(said.text) : work.heard.thought(said.thought)
    }
    if ('over' in said) return work?.over(said.over)
    if (said.trouble === 'full' && said.tokens && work)
      letters = work.question.turns.reduce((sum, { content }) => sum + content.length, 0) / said.tokens
    const failure = new ModelFailure(said.trouble)
    // What could not load holds memory for nothing.
    if (context === null || said.trouble === 'no-model' || said.trouble === 'no-memory') from.end(failure)
    else work?.over(failure)
  }

  function ended(failure: ModelFailure, died: boolean): void {
    forget()
    if (died) {
      deaths++
      diedAt = performance.now()
    }
    work?.over(work.said && failure.reason === 'unavailable' ? new ModelFailure('cut') : failure)
  }

  function forget(): void {
    held = null
    loading = null
    context = null
  }

  function rest(): void {
    clearTimeout(idle)
    // Whoever has nothing else to do may end, and it ends with them.
    held?.hold(false)
    // While it loads, nothing is counted yet.
    if (context === null) return
    idle = setTimeout(() => held?.end(unavailable()), idleMs)
    idle.unref()
  }

  function run(question: Ask, heard: Heard, signal: AbortSignal | undefined): Promise<'stop' | 'length'> {
    const { promise, resolve, reject } = Promise.withResolvers<'stop' | 'length'>()
    let free: () => void = () => undefined
    let deaf: NodeJS.Timeout | undefined
    freed = new Promise((done) => (free = done))
    const gone = () => {
      held?.tell({ stop: true })
      // One that does not hear is ended: the next question loads it again.
      deaf = setTimeout(() => held?.end(unavailable()), STOP_MS)
      mine.heard = { text: () => undefined, thought: () => undefined }
      reject(signal!.reason as Error)
    }
    const mine: Work = {
      question,
      heard,
      said: false,
      over(how) {
        clearTimeout(deaf)
        signal?.removeEventListener('abort', gone)
        work = null
        free()
        if (how instanceof ModelFailure) reject(how)
        else resolve(how)
      },
    }
    work = mine
    signal?.addEventListener('abort', gone, { once: true })
    held!.tell({ ask: question })
    return promise
  }

  /** Loading goes on for the next one, where this one does not wait for it. */
  async function answer(question: Ask, heard: Heard, signal: AbortSignal | undefined): Promise<'stop' | 'length'> {
    const since = closings
    for (let tries = 0; ; tries++) {
      const alive = setInterval(() => heard.thought(''), ALIVE_EVERY_MS)
      try {
        while (context === null || work) {
          await unlessAborted(work ? freed : start(), signal)
          if (since !== closings) throw unavailable()
        }
      } finally {
        clearInterval(alive)
      }
      signal?.throwIfAborted()
      try {
        // Nothing comes between the look above and this: two who waited do not both have it.
        return await run(question, heard, signal)
      } catch (error) {
        // A process that ended before it said a word is asked once more, as a new one.
        const died = error instanceof ModelFailure && error.reason === 'unavailable' && held === null
        if (!died || tries > 0 || since !== closings || signal?.aborted) throw error
      }
    }
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    closings++
    held?.end(unavailable())
    forget()
    await given
  }

  return {
    file,
    pid: () => held?.pid ?? null,
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
      asking++
      held?.hold(true)
      try {
        return await answer(question, heard, signal)
      } finally {
        if (--asking === 0) {
          silent.resolve()
          silent = Promise.withResolvers()
          rest()
        }
      }
    },
    loaded: () => context,
    state: () => (context !== null ? 'ready' : loading ? 'loading' : 'resting'),
    lettersAToken: () => letters,
    close,
    async leave() {
      // One that holds nothing is not waited for: it may be waiting for this one's room itself.
      while (held && asking > 0) await silent.promise
      // What is on its way for nobody would come all the same.
      await (held || asking === 0 ? close() : given)
    },
  }
}

async function unlessAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return void (await work)
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason as Error)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', leave))
}
