import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { answersAtOnce, saysNothing } from '../../test/answers-at-once.ts'
import { machine, offerAt, openDownloadWorld, openFiles } from '../../test/downloads.ts'
import { readEnv } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'
import { download } from './download.ts'
import { openDownloads } from './downloads.ts'
import { runtimeFolder } from './runtime.ts'
import { begunOf, makeModelsFolder, modelFile, modelsFolder, partOf } from './store.ts'

// What runs a model is installed once a checkout.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** A disk without room for a byte, which Linux has. */
const FULL = '/dev/full'
const log = openLog(readEnv({ LOG_LEVEL: 'fatal' }))
let at: Awaited<ReturnType<typeof openDownloadWorld>>
let tried = answersAtOnce
const made: string[] = []
beforeAll(async () => {
  at = await openDownloadWorld({ trial: (model) => tried(model) })
})
afterAll(async () => {
  await at.close()
  for (const folder of made) rmSync(folder, { recursive: true })
})
afterEach(() => {
  for (const file of [at.file, at.part]) rmSync(file, { force: true })
  at.files.sends = null
  tried = answersAtOnce
})

const line = async () => (await at.read()).download.line as string
function folder(): string {
  const bare = mkdtempSync(join(tmpdir(), 'mallama-broken-'))
  makeModelsFolder(bare)
  made.push(bare)
  return bare
}

describe('on the page', () => {
  it('the same press twice is one download', async () => {
    at.files.asked.length = 0
    const both = await Promise.all([at.begin(), at.begin()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    // Whoever hears of it at once is told something.
    expect(both.find(({ status }) => status === 200)!.body.download.line).not.toBe('')
    await at.comesTo('done')
    expect(at.files.asked).toEqual([undefined])
  })

  it('a second server on the same folder waits for the first, and says so', async () => {
    at.files.breaks = 100_000
    await at.begin()
    await at.hasBytes(100_000)
    const second = openDownloads(at.dataDir, log, { offers: at.offers, machine })
    expect(second.begin('tiny', async () => true)).toBe('begun')
    await expect.poll(() => second.now()!.state, { timeout: 60_000 }).toBe('failed')
    expect(second.now()!.line).toMatch(/^Another download, or `npm run model`, is at work here\. Wait for it\.$/)
    at.files.goOn()
    await at.comesTo('done')
  })

  it('what came and is something else is deleted; the next one is right', async () => {
    at.files.sends = Buffer.alloc(at.files.bytes.length, 'x')
    await at.begin()
    await at.comesTo('failed')
    expect(await line()).toMatch(/its checksum differs\)\. It was deleted: download it again\.$/)
    expect([existsSync(at.file), existsSync(at.part)]).toEqual([false, false])
    at.files.sends = null
    await at.begin()
    await at.comesTo('done')
  })

  it.runIf(existsSync(FULL))('a disk that is full says so, and the next one finds what it needs', async () => {
    symlinkSync(FULL, at.part)
    await at.begin()
    await at.comesTo('failed')
    expect(await line()).toMatch(/^The disk of .+ is full\. Make room, and download it again: it goes on from there\.$/)
    rmSync(at.part)
    // So full that not even who is at work can be written down.
    symlinkSync(FULL, join(modelsFolder(at.dataDir), 'holder.json'))
    await at.begin()
    await at.comesTo('failed')
    expect(await line()).toMatch(/^DATA_DIR: .+models cannot be used \(ENOSPC\)\.$/)
    rmSync(join(modelsFolder(at.dataDir), 'holder.json'), { force: true })
    await at.begin()
    await at.comesTo('done')
  })

  it('a server that stopped in the middle says after its start that there is something to go on with', async () => {
    const bare = folder()
    const offers = [offerAt(at.files.address, at.files.bytes)]
    const before = openDownloads(bare, log, { offers, machine })
    expect(before.now()).toBeNull()
    at.files.breaks = 100_000
    before.begin('tiny', async () => true)
    const part = partOf(modelFile(bare, 'tiny'))
    await expect.poll(() => existsSync(part) && statSync(part).size, { timeout: 60_000 }).toBe(100_000)
    await before.close()
    at.files.held!.destroy()

    const after = openDownloads(bare, log, { offers, machine })
    expect(after.now()).toMatchObject({
      id: 'tiny',
      state: 'stopped',
      line: 'It was broken off after 100 kB. Download it again: it goes on from there.',
      done: 100_000,
    })
    at.files.breaks = 50_000
    expect(after.begin('tiny', async () => true)).toBe('begun')
    await expect.poll(() => statSync(part).size, { timeout: 60_000 }).toBe(150_000)
    expect(at.files.asked.at(-1)).toBe('bytes=100000-')
    await after.close()
    expect(after.now()).toMatchObject({ state: 'stopped', line: 'Stopped. What is there already stays.' })
  })

  it('a server that stopped before it was tried says so after its start, until it was', async () => {
    tried = saysNothing
    await at.begin()
    await at.says(/^Loading tiny/)
    await at.downloads.close()
    tried = answersAtOnce
    expect(existsSync(begunOf(at.dataDir, 'tiny'))).toBe(true)
    const after = openDownloads(at.dataDir, log, { offers: at.offers, machine })
    expect(after.now()).toMatchObject({
      state: 'stopped',
      line: 'It is here, and was stopped before it was tried. Download it again: nothing is fetched twice.',
    })
    await at.comesTo('stopped')
    at.files.asked.length = 0
    await at.begin()
    await at.comesTo('done')
    expect([at.files.asked, openDownloads(at.dataDir, log, { offers: at.offers, machine }).now()]).toEqual([[], null])
  })

  it.runIf(existsSync(FULL))('no room for what runs a model is said as well', async () => {
    const bare = folder()
    writeFileSync(modelFile(bare, 'tiny'), at.files.bytes)
    mkdirSync(runtimeFolder(bare))
    symlinkSync(FULL, join(runtimeFolder(bare), 'package.json'))
    const downloads = openDownloads(bare, log, {
      offers: [offerAt('http://127.0.0.1:1/tiny.gguf', at.files.bytes)],
      machine,
    })
    downloads.begin('tiny', async () => true)
    await expect.poll(() => downloads.now()!.state, { timeout: 60_000 }).toBe('failed')
    expect(downloads.now()!.line).toBe('The disk is full. Make room, and download it again: it goes on from there.')
  })
})

describe('a download', () => {
  const wanted = () => offerAt(at.files.address, at.files.bytes)

  test('that is stopped while it is checked keeps all of it, and the next one asks for nothing', async () => {
    const file = modelFile(folder(), 'tiny')
    const stopping = new AbortController()
    const checking = () => stopping.abort()
    await expect(download(wanted(), file, { signal: stopping.signal, checking })).rejects.toThrow('aborted')
    expect([existsSync(file), statSync(partOf(file)).size]).toEqual([false, at.files.bytes.length])
    at.files.asked.length = 0
    await download(wanted(), file)
    expect([existsSync(file), existsSync(partOf(file)), at.files.asked]).toEqual([true, false, []])
  })

  test('that cannot be written says that, and not that the line is cut', async () => {
    const file = modelFile(folder(), 'tiny')
    mkdirSync(partOf(file))
    await expect(download(wanted(), file)).rejects.toThrow(/models cannot be written \(EISDIR\)/)
  })

  test('of which more comes than was announced is deleted', async () => {
    const files = await openFiles(Buffer.concat([at.files.bytes, Buffer.alloc(10)]))
    files.announces = false
    const file = modelFile(folder(), 'tiny')
    await expect(download({ ...wanted(), address: files.address }, file)).rejects.toThrow(/^More came than/)
    expect(existsSync(partOf(file))).toBe(false)
    files.close()
  })

  test('that is refused for want of space lets its server go', async () => {
    const file = modelFile(folder(), 'tiny')
    at.files.breaks = 10
    await expect(download(wanted(), file, { freeBytes: async () => 1_000 })).rejects.toThrow(/There is no space for it/)
    if (!at.files.held!.closed) await once(at.files.held!, 'close', { signal: AbortSignal.timeout(60_000) })
  })
})
