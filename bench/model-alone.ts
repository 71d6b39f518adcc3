// A program of the benchmark: node-llama-cpp with the settings of server/src/own-model/child.ts, and nothing of ours.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Library {
  getLlama(options: object): Promise<{ loadModel(options: object): Promise<Model> }>
  LlamaChat: new (options: object) => { generateResponse(history: object[], options: object): Promise<unknown> }
  resolveChatWrapper(model: Model, options: object): object
}
interface Model {
  createContext(options: object): Promise<{ getSequence(): object }>
}

const [runtime, file] = process.argv.slice(2) as [string, string]
const module = pathToFileURL(join(runtime, 'node_modules/node-llama-cpp/dist/index.js')).href
const library = (await import(module)) as Library
const quiet = { build: 'never', skipDownload: true, progressLogs: false, logLevel: 'disabled' }
const llama = await library.getLlama({ gpu: false, ...quiet })
const model = await llama.loadModel({ modelPath: file })
const context = await model.createContext({
  sequences: 1,
  contextSize: { max: 8_192 },
  batchSize: 256,
  threads: { ideal: Math.max(1, availableParallelism() - 1), min: 1 },
})
const chat = new library.LlamaChat({
  contextSequence: context.getSequence(),
  chatWrapper: library.resolveChatWrapper(model, {}),
})

process.on('disconnect', () => process.exit(0))
process.on('message', ({ text, tokens }: { text: string; tokens: number }) => {
  const began = performance.now()
  const how = { temperature: 0.6, minP: 0.05, maxTokens: tokens, onResponseChunk: () => undefined }
  void chat.generateResponse([{ type: 'user', text }], how).then(() => process.send!({ ms: performance.now() - began }))
})
process.send!({ ms: 0 })
