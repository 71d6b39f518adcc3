import { existsSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Download } from '@mallama/contracts/coach-model'
import type { Downloads } from '../domains/coach-model/models.ts'
import type { Log } from '../platform/log.ts'
import type { Surroundings } from './command.ts'
import { modelName } from './gguf.ts'
import { advised, fits, gigabytes, pace, thisMachine } from './machine.ts'
import { LOOKED_UP, offers as listed, type Offer } from './offers.ts'
import { needed } from './runner.ts'
import { begunOf, modelFile, partOf } from './store.ts'

const PATIENCE_MS = 2_000

/** What a test brings of its own. */
type Own = Pick<Surroundings, 'offers' | 'machine' | 'downloading' | 'own'>

/**
 * `npm run model -- <name>`, begun from the administrator's page: the same steps, in this process, one at a time. What
 * is cut off stays beside the data, also over a restart, and whoever presses again goes on from there.
 */
export function openDownloads(dataDir: string, log: Log, own: Own = {}): Downloads & { close(): Promise<void> } {
  const offers = own.offers ?? listed
  const machineNow = () => own.machine ?? thisMachine()
  let now: Download | null = brokenOff(dataDir, offers)
  let stopping: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  async function run(at: Download, signal: AbortSignal, take: Parameters<Downloads['begin']>[1]): Promise<void> {
    let overruled = false
    // Whoever never asks for a model does not load the libraries for one.
    const { runModelCommand } = await import('./command.ts')
    const code = await runModelCommand([at.id], {
      ...own,
      dataDir,
      ask: null,
      async take(chosen) {
        signal.throwIfAborted()
        const on = await take(chosen, signal)
        overruled = !on
        return on
      },
      say(line) {
        at.line = line.trim()
        // A file that is there already is not downloaded again.
        if (!line.startsWith('Downloading')) at.done = at.of
      },
      progress: () => undefined,
      downloading: {
        ...own.downloading,
        signal,
        progress: (done, of) => void Object.assign(at, { done, of }),
      },
    })
    // It failed because it was stopped, whatever it says.
    if (code !== 0) signal.throwIfAborted()
    at.state = code === 0 ? 'done' : overruled ? 'stopped' : 'failed'
    // What the command line says of itself is a press here.
    at.line = at.line.replace(/run this again/i, (words) =>
      words[0] === 'R' ? 'Download it again' : 'download it again',
    )
  }

  async function stop(): Promise<void> {
    stopping?.abort()
    // An installation that has begun goes to its end first: nobody waits for that.
    await Promise.race([work, pause(PATIENCE_MS, undefined, { ref: false })])
    if (now?.state === 'working') now.line = 'Stopping, as soon as what is being done now lets go ...'
  }

  return {
    offers() {
      const machine = machineNow()
      const best = advised(offers, machine)
      return {
        lookedUp: LOOKED_UP,
        machine: { memory: machine.memory, cores: machine.cores },
        offers: offers.map((offer) => ({
          id: offer.id,
          title: offer.title,
          licence: offer.licence,
          says: offer.says,
          bytes: offer.bytes,
          memory: needed(offer),
          wordsPerSecond: pace(offer, machine),
          fits: fits(offer, machine),
          advised: offer === best,
        })),
      }
    },
    now: () => now && { ...now },
    begin(id, take) {
      const offer = offers.find((one) => one.id === id)
      if (!offer) return 'unknown'
      if (!fits(offer, machineNow())) return 'too big'
      if (now?.state === 'working') return 'at work'
      const at: Download = { id, title: offer.title, state: 'working', line: 'Beginning ...', done: 0, of: offer.bytes }
      now = at
      stopping = new AbortController()
      const { signal } = stopping
      work = run(at, signal, take).catch((err: unknown) => {
        at.state = signal.aborted ? 'stopped' : 'failed'
        const full = (err as NodeJS.ErrnoException).code === 'ENOSPC'
        at.line = signal.aborted
          ? 'Stopped. What is there already stays.'
          : full
            ? 'The disk is full. Make room, and download it again: it goes on from there.'
            : 'Something went wrong: see the server’s log.'
        if (!signal.aborted) log.error({ err }, 'a model that the administrator chose was not installed')
      })
      return 'begun'
    },
    stop,
    close: stop,
  }
}

/** What a server that was stopped in the middle left: the one of today says so, since nobody else remembers it. */
function brokenOff(dataDir: string, offers: readonly Offer[]): Download | null {
  for (const { id, title, address, bytes } of offers) {
    const name = modelName(new URL(address).pathname)
    if (existsSync(begunOf(dataDir, name)) && existsSync(modelFile(dataDir, name))) {
      const line = 'It is here, and was stopped before it was tried. Download it again: nothing is fetched twice.'
      return { id, title, state: 'stopped', line, done: bytes, of: bytes }
    }
    const part = partOf(modelFile(dataDir, name))
    // A folder that cannot be read keeps no server from starting.
    const done = existsSync(part) ? statSync(part).size : 0
    const line = `It was broken off after ${gigabytes(done)}. Download it again: it goes on from there.`
    if (done > 0) return { id, title, state: 'stopped', line, done, of: bytes }
  }
  return null
}
