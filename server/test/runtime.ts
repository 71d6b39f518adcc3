import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installRuntime, NoRuntime, runtimeFolder } from '../src/own-model/runtime.ts'
import { makeModelsFolder, modelFile } from '../src/own-model/store.ts'
import { root } from './house/sources.ts'
import { tinyGguf } from './tiny-gguf.ts'

/** Installed by the product's own code, from the registry that npm ci uses, once a checkout: 85 MB. */
const shared = join(root, 'node_modules/.cache/model-runtime')

export async function modelRuntime(): Promise<string> {
  for (;;) {
    try {
      await installRuntime(shared)
      return shared
    } catch (error) {
      // Files of tests run side by side: one of them installs it for all.
      if (!(error instanceof NoRuntime && error.message.startsWith('Another'))) throw error
      await pause(500)
    }
  }
}

/** A data folder in which what runs a model is installed, and a model or two. */
export async function dataWithModels(models: Record<string, Parameters<typeof tinyGguf>[0]> = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-models-'))
  symlinkSync(await modelRuntime(), runtimeFolder(dataDir))
  makeModelsFolder(dataDir)
  for (const [name, how] of Object.entries(models)) writeFileSync(modelFile(dataDir, name), tinyGguf(how))
  return dataDir
}
