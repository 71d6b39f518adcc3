import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataWithModels } from '../../test/runtime.ts'
import { tinyGguf } from '../../test/tiny-gguf.ts'
import { openOwnModels } from './own-models.ts'
import { buildOf, installRuntime, packagesFor } from './runtime.ts'

const bare = () => mkdtempSync(join(tmpdir(), 'mallama-bare-'))

describe('what runs a model', () => {
  it('is the build of this platform alone, each package with its checksum', () => {
    const { manifest, lock } = packagesFor('mac-arm64-metal')
    expect(Object.keys(lock.packages).filter((path) => path.includes('@node-llama-cpp/'))).toEqual([
      'node_modules/@node-llama-cpp/mac-arm64-metal',
    ])
    expect(manifest).toMatchObject({ dependencies: { '@node-llama-cpp/mac-arm64-metal': '3.21.1' } })
    for (const [path, one] of Object.entries(lock.packages)) if (path) expect(one).toHaveProperty('integrity')
  })

  it('is not there for every platform, or cannot be fetched: a line each', async () => {
    expect(() => buildOf('freebsd', 'x64')).toThrow(/no build that runs a model on freebsd x64.*Ollama/)
    const folder = bare()
    const failing = installRuntime(folder, async () => 'the package registry cannot be reached.')
    await expect(failing).rejects.toThrow(/was not installed: the package registry cannot be reached\. Run this again/)
  })
})

describe('COACH_MODEL=gguf:', () => {
  it('says before the start why a file cannot answer, and goes on with the guide', { timeout: 120_000 }, async () => {
    const folder = bare()
    expect(await openOwnModels(folder).problem('x.gguf')).toBe('What runs a model is not installed yet: npm run model')
    const dataDir = await dataWithModels()
    const page = join(dataDir, 'page.gguf')
    writeFileSync(page, 'not a model at all')
    const models = openOwnModels(dataDir)
    expect(await models.problem(page)).toContain('no GGUF model')
    expect(await models.problem('/nowhere/x.gguf')).toContain('/nowhere/x.gguf cannot be read (ENOENT)')
    const tiny = join(dataDir, 'fits.gguf')
    writeFileSync(tiny, tinyGguf())
    expect(await models.problem(tiny)).toBeNull()
    rmSync(dataDir, { recursive: true })
  })
})
