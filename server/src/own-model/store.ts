import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readGguf, type Gguf } from './gguf.ts'

/** The models of this house lie beside its data, each as <name>.gguf: the file, or a link to it. */
export const modelsFolder = (dataDir: string): string => join(dataDir, 'models')

/** Made where it is needed: nobody else may read what somebody's coach is. */
export function makeModelsFolder(dataDir: string): string {
  const folder = modelsFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

export const modelFile = (dataDir: string, name: string): string => join(modelsFolder(dataDir), `${name}.gguf`)

/** Those that can be read, by name. */
export async function modelsIn(dataDir: string): Promise<Gguf[]> {
  const names = await readdir(modelsFolder(dataDir)).catch(() => [])
  const files = names.filter((name) => name.endsWith('.gguf')).sort()
  const read = await Promise.all(files.map((name) => readGguf(join(modelsFolder(dataDir), name)).catch(() => null)))
  return read.filter((model) => model !== null)
}

/** What was switched on while no server ran: the next start takes it. */
const waitingFile = (dataDir: string): string => join(modelsFolder(dataDir), 'switch-on.json')

export function leaveForStart(dataDir: string, chosen: string): void {
  makeModelsFolder(dataDir)
  writeFileSync(waitingFile(dataDir), chosen, { mode: 0o600 })
}

export function leftForStart(dataDir: string): { chosen: string; taken(): void } | null {
  const file = waitingFile(dataDir)
  if (!existsSync(file)) return null
  return { chosen: readFileSync(file, 'utf8'), taken: () => rmSync(file, { force: true }) }
}
