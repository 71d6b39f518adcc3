import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** What of a download is there, until all of it is. */
export const partOf = (file: string): string => `${file}.part`

/** Stands there from the beginning until it was tried: who stops in between leaves it for the next start to tell of. */
export const begunOf = (dataDir: string, name: string): string => join(modelsFolder(dataDir), `${name}.begun`)

/** Links whose file is gone, and downloads that were cut off: nothing answers with these, and they take room or a name. */
export async function leftovers(dataDir: string): Promise<{ name: string; bytes: number | null }[]> {
  const names = await readdir(modelsFolder(dataDir)).catch(() => [])
  return names.sort().flatMap((entry): { name: string; bytes: number | null }[] => {
    const [, name, part] = /^(.+)\.gguf(\.part)?$/.exec(entry) ?? []
    if (name === undefined) return []
    const path = join(modelsFolder(dataDir), entry)
    if (part) return [{ name, bytes: lstatSync(path).size }]
    return existsSync(path) ? [] : [{ name, bytes: null }]
  })
}

/**
 * Deletes a model, or the link to it, and what a download left of it; whether there was any of it. The next start does not
 * switch it on.
 */
export function removeModel(dataDir: string, name: string): boolean {
  const file = modelFile(dataDir, name)
  rmSync(begunOf(dataDir, name), { force: true })
  const there = [file, partOf(file)].filter((path) => lstatSync(path, { throwIfNoEntry: false }))
  for (const path of there) rmSync(path)
  const left = leftForStart(dataDir)
  if (left && ownIn(left.chosen) === name) left.taken()
  return there.length > 0
}

/** The model of this house that was chosen; null where another server's was. */
function ownIn(chosen: string): string | null {
  const { kind, model } = JSON.parse(chosen) as { kind?: string; model?: string }
  return kind === 'gguf' ? (model ?? null) : null
}

/** Deletes all that lies there, and what the next start would have switched on. */
export async function removeModels(dataDir: string): Promise<void> {
  const names = await readdir(modelsFolder(dataDir)).catch(() => [])
  for (const name of names.filter((one) => /\.(?:gguf|gguf\.part|begun)$/.test(one)))
    rmSync(join(modelsFolder(dataDir), name))
  rmSync(waitingFile(dataDir), { force: true })
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
