import { existsSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataWithModels, modelRuntime } from '../../test/runtime.ts'
import { tinyGguf } from '../../test/tiny-gguf.ts'
import { runModelCommand } from './command.ts'
import { removeRuntime, runtimeFolder } from './runtime.ts'
import { leaveForStart, leftForStart, makeModelsFolder, modelFile, partOf, removeModel } from './store.ts'

let dataDir: string
/** Somewhere else on this machine. */
let elsewhere: string
const made: string[] = []
beforeAll(async () => {
  dataDir = await dataWithModels()
  elsewhere = mkdtempSync(join(tmpdir(), 'mallama-elsewhere-'))
  made.push(dataDir, elsewhere)
}, 300_000)
beforeEach(async () => {
  rmSync(makeModelsFolder(dataDir), { recursive: true })
  makeModelsFolder(dataDir)
  // One that deletes everything deletes this link as well.
  removeRuntime(runtimeFolder(dataDir))
  symlinkSync(await modelRuntime(), runtimeFolder(dataDir))
})
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

const machine = { memory: 8e9, free: 4e9, cores: 4, processor: 'A processor', graphics: false }
const tiny = {
  id: 'tiny',
  title: 'Tiny',
  address: 'http://127.0.0.1:1/tiny.gguf',
  bytes: 5,
  sha256: '0'.repeat(64),
  licence: 'MIT',
  tokenBytes: 256,
  says: 'for tests',
}

async function run(...words: string[]): Promise<{ code: 0 | 1; said: string }> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const code = await runModelCommand(words, {
    dataDir,
    say,
    progress: () => undefined,
    ask: null,
    offers: [tiny],
    machine,
  })
  return { code, said: lines.join('\n') }
}

function elsewhereIs(name: string, bytes = tinyGguf()): string {
  const file = join(elsewhere, name)
  writeFileSync(file, bytes)
  return file
}

describe('a file of one’s own', () => {
  it('with the name of another one is not switched on in its place, and neither is the other', async () => {
    writeFileSync(modelFile(dataDir, 'tiny'), tinyGguf())
    const file = elsewhereIs('tiny.gguf', tinyGguf({ context: 4_096 }))
    expect(await run('use', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another model is here as tiny'),
    })
    // Nor is what is in the list believed to be here, because something else has its name.
    expect(await run('tiny')).toMatchObject({ code: 1, said: expect.stringContaining('Another model is here as tiny') })
    expect(leftForStart(dataDir)).toBeNull()
  })

  it('takes the place of one whose file is gone, and is itself once more', { timeout: 300_000 }, async () => {
    symlinkSync(join(elsewhere, 'gone.gguf'), modelFile(dataDir, 'tiny'))
    const file = elsewhereIs('tiny.gguf')
    expect((await run('use', file)).said).toContain('tiny answers from the next start on')
    expect(readlinkSync(modelFile(dataDir, 'tiny'))).toBe(file)
    expect((await run('use', file)).code).toBe(0)
    expect((await run('remove', 'tiny')).said).toBe('tiny is deleted.')
    expect(existsSync(file)).toBe(true)
  })
})

describe('what is left over', () => {
  const leave = () => {
    symlinkSync(join(elsewhere, 'gone.gguf'), modelFile(dataDir, 'linked'))
    writeFileSync(partOf(modelFile(dataDir, 'half')), Buffer.alloc(2_000_000))
  }

  it('is listed, and can be deleted by its name', async () => {
    leave()
    const { said } = await run('list')
    expect(said).toContain('linked: a link to a file that is gone')
    expect(said).toContain('half: 2 MB of a download that was cut off')
    expect((await run('remove', 'linked')).code).toBe(0)
    expect((await run('remove', 'half')).code).toBe(0)
    expect((await run('list')).said).toMatch(/^No model is in .*$/)
    expect((await run('remove', 'half')).code).toBe(1)
  })

  it('is not switched on at the next start once it is deleted; another one is', () => {
    writeFileSync(modelFile(dataDir, 'tiny'), tinyGguf())
    const chosen = (kind: string, model: string) => JSON.stringify({ address: 'own', kind, model, tried: null })
    leaveForStart(dataDir, chosen('gguf', 'other'))
    expect(removeModel(dataDir, 'tiny')).toBe(true)
    expect(leftForStart(dataDir)).not.toBeNull()
    writeFileSync(modelFile(dataDir, 'other'), tinyGguf())
    expect(removeModel(dataDir, 'other')).toBe(true)
    expect(leftForStart(dataDir)).toBeNull()
    // A model of another server may have the same name.
    writeFileSync(modelFile(dataDir, 'other'), tinyGguf())
    leaveForStart(dataDir, chosen('ollama', 'other'))
    expect(removeModel(dataDir, 'other')).toBe(true)
    expect(leftForStart(dataDir)).not.toBeNull()
  })

  it('goes with everything else, and nothing is switched on at the next start', async () => {
    leave()
    writeFileSync(modelFile(dataDir, 'damaged'), 'not a model')
    leaveForStart(dataDir, '{}')
    // What runs them is shared between the tests: here it is a link, which goes alone.
    expect((await run('remove')).code).toBe(0)
    expect((await run('list')).said).toMatch(/^No model is in .*$/)
    expect(existsSync(modelFile(dataDir, 'damaged'))).toBe(false)
    expect(leftForStart(dataDir)).toBeNull()
  })

  it('is nothing beside the folder', async () => {
    const beside = join(dataDir, 'beside.gguf')
    writeFileSync(beside, tinyGguf())
    expect(await run('remove', '../beside')).toMatchObject({ code: 1, said: expect.stringContaining('There is no') })
    expect(existsSync(beside)).toBe(true)
  })
})
