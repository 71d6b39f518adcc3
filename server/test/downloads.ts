import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../src/domains/account/account.table.ts'
import type { Downloads, Models } from '../src/domains/coach-model/models.ts'
import { openDownloads } from '../src/own-model/downloads.ts'
import type { Offer } from '../src/own-model/offers.ts'
import type { OwnModel } from '../src/own-model/own-model.ts'
import { openOwnModels } from '../src/own-model/own-models.ts'
import { modelFile, partOf } from '../src/own-model/store.ts'
import { readEnv } from '../src/platform/env.ts'
import { openLog } from '../src/platform/log.ts'
import { dataWithModels } from './runtime.ts'
import { tinyGguf } from './tiny-gguf.ts'
import { openWorld } from './world.ts'

/** A server of files on loopback, which goes on where it is asked to. */
export async function openFiles(bytes = tinyGguf()) {
  const at = {
    bytes,
    /** Of these the last says no more after as many bytes, once. */
    breaks: null as number | null,
    held: undefined as ServerResponse | undefined,
    /** Says the rest of what is held. */
    goOn: (): unknown => undefined,
    /** In the place of the file. */
    sends: null as Buffer | null,
    /** Whether it says beforehand how long it is. */
    announces: true,
    asked: [] as (string | undefined)[],
    address: '',
    close: () => void server.close(),
  }
  const server = createServer((request, response) => {
    at.asked.push(request.headers.range)
    const all = at.sends ?? bytes
    const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
    const rest = all.subarray(from)
    const head = { 'content-length': rest.length, 'content-range': `bytes ${from}-${all.length - 1}/${all.length}` }
    response.writeHead(from > 0 ? 206 : 200, at.announces ? head : {})
    if (at.breaks === null) return void response.end(rest)
    const cut = at.breaks
    response.write(rest.subarray(0, cut))
    at.held = response
    at.goOn = () => response.end(rest.subarray(cut))
    at.breaks = null
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  at.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.gguf`
  return at
}

export const machine = { memory: 8e9, free: 4e9, cores: 4, processor: 'A processor', graphics: false }

export function offerAt(address: string, bytes: Buffer, more: Partial<Offer> = {}): Offer {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const rest = { licence: 'MIT', tokenBytes: 256, says: 'for tests' }
  return { id: 'tiny', title: 'Tiny', address, bytes: bytes.length, sha256, ...rest, ...more }
}

/**
 * The administrator of a house whose models come from a server of files here. `around`: what stands before its downloads;
 * `trial`: what is tried in the place of each model.
 */
export async function openDownloadWorld({
  models = {},
  around = (same) => same,
  trial = (same) => same,
}: {
  models?: Parameters<typeof dataWithModels>[0]
  around?: (downloads: Downloads) => Downloads
  trial?: (model: OwnModel) => OwnModel
} = {}) {
  const files = await openFiles()
  const dataDir = await dataWithModels(models)
  const offers = [
    offerAt(files.address, files.bytes),
    offerAt(files.address, files.bytes, { id: 'huge', title: 'Huge', bytes: 20e9 }),
  ]
  const own = openOwnModels(dataDir)
  const log = openLog(readEnv({ LOG_LEVEL: 'fatal' }))
  const trials = { trial: (file: string) => trial(own.trial(file)) }
  const downloads = openDownloads(dataDir, log, { offers, machine, own: trials })
  const opened: Models['opened'] = async (setting) => own.open(setting.model)
  const world = await openWorld({
    models: {
      own,
      downloads: around(downloads),
      opened,
      open: async (setting) => createModelCoach({ model: await opened(setting), builtIn: createBuiltInCoach() }),
      none: () => own.only(null),
      problem: null,
      onTrouble: () => undefined,
    },
  })
  const admin = await world.newcomer('admin')
  await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  await world.app.world.live.refresh(world.database.db, admin.id)

  const file = modelFile(dataDir, 'tiny')
  const part = partOf(file)
  const read = async () => (await admin.get('/api/admin/coach')).body
  return {
    files,
    dataDir,
    offers,
    trials,
    world,
    admin,
    downloads,
    file,
    part,
    read,
    begin: (id = 'tiny') => admin.post('/api/admin/coach/download', { id }),
    stop: () => admin.del('/api/admin/coach/download'),
    hasBytes: (size: number) =>
      expect.poll(() => existsSync(part) && statSync(part).size, { timeout: 60_000 }).toBe(size),
    // On a slow machine a trial takes the whole of its minute, and loading and checking come before. The page is asked
    // once: twenty times a second it would keep the processor from the trial.
    async comesTo(state: string) {
      await expect.poll(() => downloads.now()?.state, { timeout: 150_000 }).toBe(state)
      expect((await read()).download.state).toBe(state)
    },
    async says(line: RegExp) {
      await expect.poll(() => downloads.now()?.line, { timeout: 60_000 }).toMatch(line)
    },
    async close() {
      await downloads.close()
      await own.close()
      await world.close()
      files.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
