import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Offer } from './offers.ts'
import { needed } from './runner.ts'

export interface Machine {
  /** Bytes. */
  memory: number
  free: number
  cores: number
  processor: string
  /** Of Apple's own processors alone: others' graphics are not used. */
  graphics: boolean
}

export const thisMachine = (): Machine => ({
  memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  free: process.availableMemory(),
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() || process.arch,
  graphics: process.platform === 'darwin' && process.arch === 'arm64',
})

/** Left to everything else that runs. */
const OTHERS = 2e9

export const fits = (offer: Offer, { memory }: Machine): boolean => needed(offer) + OTHERS <= memory

/** Each token reads the whole file from memory; three words are about four tokens. */
const READ_A_CORE = 6e9
const READ_MOST = 30e9
const READ_GRAPHICS = 90e9
const WORDS_A_TOKEN = 0.75

/** Words a second to expect, roughly: what a machine of this kind reads from its memory, and nothing measured. */
export function pace({ bytes }: Offer, { cores, graphics }: Machine): number {
  const read = graphics ? READ_GRAPHICS : Math.min(cores * READ_A_CORE, READ_MOST)
  return (read / bytes) * WORDS_A_TOKEN
}

/** The largest that fits and keeps up with somebody who reads. */
export function advised(all: readonly Offer[], machine: Machine): Offer | null {
  const able = all.filter((offer) => fits(offer, machine))
  return able.findLast((offer) => pace(offer, machine) >= SLOWEST) ?? able[0] ?? null
}

const SLOWEST = 3

export const gigabytes = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.max(1, Math.round(bytes / 1e3))} kB`
    : bytes < 1e9
      ? `${Math.round(bytes / 1e6)} MB`
      : `${(bytes / 1e9).toFixed(1)} GB`
