import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderHeld, lockFolder } from '../platform/lock.ts'

/** node-llama-cpp, which runs a model: beside the data, and never with the product's own packages. */
export const VERSION = '3.21.1'

/** The message is a line for the owner of this machine. */
export class NoRuntime extends Error {}

/** The builds that run on the processor alone, and Apple's own graphics: all builds together are 700 MB. */
const builds: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

export const runtimeFolder = (dataDir: string): string => join(dataDir, 'model-runtime')

const MARK = 'installed.json'

export function isInstalled(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, MARK), 'utf8')).version === VERSION
  } catch {
    return false
  }
}

/** Of this platform; throws NoRuntime where there is none. */
export function buildOf(platform: string = process.platform, arch: string = process.arch): string {
  const build = builds[`${platform}-${arch}`]
  if (!build)
    throw new NoRuntime(
      `There is no build that runs a model on ${platform} ${arch}. A model server on this machine (Ollama, llama.cpp) can do it instead: npm run model -- use http://127.0.0.1:11434`,
    )
  return build
}

interface LockFile {
  packages: Record<string, { dependencies?: Record<string, string>; optional?: boolean }>
}

/** The packages with their checksums, of this platform's build alone. */
export function packagesFor(build: string): { manifest: object; lock: LockFile } {
  const file = new URL('./runtime/package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
  const own = `@node-llama-cpp/${build}`
  const dependencies = { 'node-llama-cpp': VERSION, [own]: VERSION }
  for (const path of Object.keys(lock.packages))
    if (path.startsWith('node_modules/@node-llama-cpp/') && path !== `node_modules/${own}`) delete lock.packages[path]
  delete lock.packages[`node_modules/${own}`]!.optional
  lock.packages['']!.dependencies = dependencies
  return { manifest: { name: 'mallama-model-runtime', private: true, dependencies }, lock }
}

/** Installs it, unless it is there. Throws NoRuntime. */
export async function installRuntime(folder: string, npm = installPackages): Promise<void> {
  const build = buildOf()
  if (isInstalled(folder)) return
  const lock = await lockFolder(folder).catch((error: unknown) => {
    throw error instanceof FolderHeld
      ? new NoRuntime('Another `npm run model` is installing it now. Wait for it.')
      : error
  })
  try {
    if (isInstalled(folder)) return
    const { manifest, lock: packages } = packagesFor(build)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(packages))
    const failed = await npm(folder)
    if (failed !== null) throw new NoRuntime(`node-llama-cpp was not installed: ${failed} Run this again.`)
    writeFileSync(join(folder, MARK), JSON.stringify({ version: VERSION, build }))
  } finally {
    lock.release()
  }
}

/** Null, or what went wrong. Nothing of the packages is run. */
function installPackages(folder: string): Promise<string | null> {
  const script = process.env['npm_execpath']
  const [command, first] = script && existsSync(script) ? [process.execPath, [script]] : ['npm', []]
  const rest = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((done) => {
    const child = spawn(command, [...first, ...rest], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-2_000)))
    child.once('error', () => done('npm is not on this machine.'))
    child.once('exit', (code) => {
      if (code === 0) return done(null)
      const line = said.split('\n').find((one) => /error/i.test(one)) ?? 'npm failed.'
      done(
        /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|network/i.test(said)
          ? 'the package registry cannot be reached.'
          : line.trim(),
      )
    })
  })
}

export function removeRuntime(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
