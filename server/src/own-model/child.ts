// A process of its own, started by model-process.ts: it holds a model, and ends with whoever started it.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forGrammar } from './grammar.ts'
import { ALIVE_EVERY_MS, type Ask, type Load, type Said, type Told, type Turn } from './runner-words.ts'

/** Of node-llama-cpp, which lies beside the data and not with the product, what is used. */
interface Library {
  getLlama(options: object): Promise<Llama>
  LlamaChat: new (options: { contextSequence: Sequence; chatWrapper: Wrapper }) => Chat
  resolveChatWrapper(model: Model, options: object): Wrapper
  InsufficientMemoryError: new () => Error
}
interface Llama {
  loadModel(options: object): Promise<Model>
  createGrammarForJsonSchema(schema: object): Promise<object>
}
interface Model {
  trainContextSize: number
  tokenizer: unknown
  createContext(options: object): Promise<{ contextSize: number; getSequence(): Sequence }>
}
interface Sequence {
  nextTokenIndex: number
}
type Item = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }
interface Wrapper {
  generateContextState(of: { chatHistory: Item[] }): { contextText: Tokenized }
}
interface Chat {
  chatWrapper: Wrapper
  generateResponse(history: Item[], options: object): Promise<{ metadata: { stopReason: string } }>
}
interface Tokenized {
  tokenize(tokenizer: unknown): unknown[]
}

/** Tokens that are read at a time: after so many it hears that nobody waits any more. */
const BATCH = 256
/** Below everybody who is answered by the server itself. */
const BEHIND = 5

let open: { llama: Llama; model: Model; chat: Chat; sequence: Sequence; context: number } | null = null
let library: Library
let stopping: AbortController | null = null
const grammars = new Map<string, Promise<object>>()

const say = (said: Said) => void process.send?.(said)

async function load({ runtime, file, context, threads, gpu }: Load): Promise<void> {
  const module = pathToFileURL(join(runtime, 'node_modules/node-llama-cpp/dist/index.js')).href
  library = (await import(module)) as Library
  const llama = await library.getLlama({
    gpu,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'disabled',
  })
  const model = await llama.loadModel({ modelPath: file, onLoadProgress: () => say({ alive: true }) })
  const made = await model.createContext({
    sequences: 1,
    contextSize: { max: Math.min(context, model.trainContextSize) },
    batchSize: BATCH,
    threads: { ideal: threads, min: 1 },
  })
  const sequence = made.getSequence()
  // People wait: what thinks aloud where it can do without is told to answer.
  const chatWrapper = library.resolveChatWrapper(model, { customWrapperSettings: { qwen: { thoughts: 'discourage' } } })
  const chat = new library.LlamaChat({ contextSequence: sequence, chatWrapper })
  open = { llama, model, sequence, chat, context: made.contextSize }
  say({ ready: { context: made.contextSize } })
}

async function answer({ turns, schema, tokens }: Ask, signal: AbortSignal): Promise<Said> {
  const { llama, model, chat, sequence, context } = open!
  const history = turns.map(itemOf)
  const { contextText } = chat.chatWrapper.generateContextState({
    chatHistory: [...history, { type: 'model', response: [] }],
  })
  const asked = contextText.tokenize(model.tokenizer).length
  // The library would leave out what it likes; what is left out is decided where the rules are known.
  const room = context - asked - 8
  if (room < Math.min(tokens, 64)) return { trouble: 'full', tokens: asked }
  let before = sequence.nextTokenIndex
  const alive = setInterval(() => {
    if (sequence.nextTokenIndex !== before) say({ alive: true })
    before = sequence.nextTokenIndex
  }, ALIVE_EVERY_MS)
  try {
    const { metadata } = await chat.generateResponse(history, {
      ...(schema ? { grammar: await grammarOf(llama, schema), repeatPenalty: false } : {}),
      temperature: schema ? 0.3 : 0.6,
      minP: 0.05,
      maxTokens: Math.min(tokens, room),
      signal,
      onResponseChunk: ({ type, text }: { type?: string; text: string }) =>
        say(type === undefined ? { text } : { thought: text }),
    })
    return { over: metadata.stopReason === 'maxTokens' ? 'length' : 'stop' }
  } finally {
    clearInterval(alive)
  }
}

function itemOf({ role, content }: Turn): Item {
  if (role === 'assistant') return { type: 'model', response: [content] }
  return { type: role, text: content }
}

function grammarOf(llama: Llama, schema: object): Promise<object> {
  const key = JSON.stringify(schema)
  const known = grammars.get(key) ?? llama.createGrammarForJsonSchema(forGrammar(schema))
  grammars.set(key, known)
  return known
}

/** In one word: what an error says could hold what somebody wrote. */
function troubleOf(error: unknown): Said {
  if (library && error instanceof library.InsufficientMemoryError) return { trouble: 'no-memory' }
  if (error instanceof Error && /^.*(?:memory|allocate)/i.test(error.message)) return { trouble: 'no-memory' }
  return { trouble: open ? 'unavailable' : 'no-model' }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (told: Told) => {
  if ('stop' in told) return stopping?.abort()
  const { signal } = (stopping = new AbortController())
  const work = 'load' in told ? load(told.load) : answer(told.ask, signal).then(say)
  work.catch((error: unknown) => say(signal.aborted ? { over: 'stop' } : troubleOf(error)))
})
setPriority(BEHIND)
