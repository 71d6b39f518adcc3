import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LocalModel } from '@mallama/contracts/coach-model'
import { readGguf, UnfitModel } from './gguf.ts'
import { gigabytes, thisMachine } from './machine.ts'
import { openOwnModel, type OwnModel } from './own-model.ts'
import { CONTEXT, needed, type RunnerSettings } from './runner.ts'
import { isInstalled, runtimeFolder } from './runtime.ts'
import { modelFile, modelsIn } from './store.ts'

export interface OwnModels {
  /** Those beside the data; none where nothing can run them. */
  list(): Promise<LocalModel[]>
  /** Of a name beside the data, or of any file. A file has one process, however often it is opened. */
  open(name: string): OwnModel
  /** One that nobody has switched on yet, in a process beside: what is switched on or off meanwhile leaves it alone. */
  trial(file: string): OwnModel
  /** Gives the memory of every other one back. */
  only(name: string | null): void
  /** Resolves once all have given back what they hold; whoever is being answered is answered first. */
  makeRoom(): Promise<unknown>
  /** A line for the owner: why this one cannot answer. */
  problem(name: string): Promise<string | null>
  close(): Promise<void>
}

/** `more`: what a test brings of its own. */
export function openOwnModels(dataDir: string, more: Partial<RunnerSettings> = {}): OwnModels {
  const runtime = runtimeFolder(resolve(dataDir))
  const open = new Map<string, OwnModel>()
  const fileOf = (name: string) => {
    const own = modelFile(resolve(dataDir), name)
    return existsSync(own) ? own : resolve(name)
  }
  const tried = new Set<OwnModel>()
  const made = (file: string): OwnModel => {
    const model: OwnModel = openOwnModel({ file, runtime, makeRoom: () => makeRoom(model), ...more })
    return model
  }
  const makeRoom = (but?: OwnModel) =>
    Promise.all([...open.values(), ...tried].map((model) => (model === but ? null : model.runner.leave())))
  return {
    async list() {
      if (!isInstalled(runtime)) return []
      const models = await modelsIn(resolve(dataDir))
      return models.map(({ name, context }) => ({ model: name, context: Math.min(context, CONTEXT) }))
    },
    open(name) {
      const file = fileOf(name)
      const model = open.get(file) ?? made(file)
      open.set(file, model)
      return model
    },
    trial(file) {
      for (const model of tried) if (model.runner.state() === 'resting') tried.delete(model)
      const model = made(file)
      tried.add(model)
      return model
    },
    only(name) {
      const kept = name === null ? null : fileOf(name)
      for (const [file, { runner }] of open) if (file !== kept) void runner.close()
    },
    makeRoom: () => makeRoom(),
    async problem(name) {
      if (!isInstalled(runtime)) return 'What runs a model is not installed yet: npm run model'
      try {
        const model = await readGguf(fileOf(name))
        const { memory } = thisMachine()
        // What is not free now may be later: that is looked at before each start.
        if (needed(model) > memory)
          return `${model.name} needs ${gigabytes(needed(model))} of memory, and this machine has ${gigabytes(memory)}.`
        return null
      } catch (error) {
        if (error instanceof UnfitModel) return error.message
        throw error
      }
    },
    close: async () => void (await Promise.all([...open.values(), ...tried].map(({ runner }) => runner.close()))),
  }
}
