import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dataWithModels } from '../../test/runtime.ts'
import { runModelCommand } from './command.ts'
import type { OwnModel } from './own-model.ts'
import { openOwnModels, type OwnModels } from './own-models.ts'
import { modelFile } from './store.ts'

// What runs a model is installed once a checkout.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let dataDir: string
let own: OwnModels
/** Of every process that held a model. */
const pids = new Set<number>()
let trial: OwnModel | null = null
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** A machine with memory for one model, and no more. */
const freeBytes = () => {
  const all = [...['one', 'two', 'long'].map((name) => own.open(name)), ...(trial ? [trial] : [])]
  for (const { runner } of all) pids.add(runner.pid() ?? Infinity)
  return [...pids].some((pid) => Number.isFinite(pid) && runs(pid)) ? 0 : 1e12
}

beforeAll(async () => {
  dataDir = await dataWithModels({ one: {}, two: {}, long: { writes: 'loops' } })
  own = openOwnModels(dataDir, { freeBytes })
})
beforeEach(() => own.makeRoom())
afterAll(async () => {
  await own.close()
  rmSync(dataDir, { recursive: true })
})

const question = (tokens = 40) => ({ turns: [{ role: 'user' as const, content: 'He forgot.' }], schema: null, tokens })
const quiet = { text: () => undefined, thought: () => undefined }
const asked = (name: string, tokens?: number) =>
  own
    .open(name)
    .runner.ask(question(tokens), quiet, undefined)
    .catch((error: { reason?: string }) => error.reason)

it('a model that is asked has the memory of one that only rests', async () => {
  expect(await asked('one')).toBe('stop')
  expect(await asked('two')).toBe('stop')
  expect([own.open('one').runner.pid(), own.open('two').runner.state()]).toEqual([null, 'ready'])
})

it('has it after whoever is being answered, who hears all of it', async () => {
  const order: string[] = []
  const { runner } = own.open('long')
  const { promise: speaks, resolve } = Promise.withResolvers<void>()
  const first = runner.ask(question(120), { ...quiet, text: () => resolve() }, undefined).then((how) => order.push(how))
  await speaks
  const second = asked('one').then((how) => order.push(how ?? ''))
  await Promise.all([first, second])
  expect(order).toEqual(['length', 'stop'])
})

it('waits for one that is tried, which who switches another off leaves alone', async () => {
  const order: string[] = []
  const { promise: speaks, resolve } = Promise.withResolvers<void>()
  trial = own.trial(modelFile(dataDir, 'long'))
  const first = trial.runner.ask(question(120), { ...quiet, text: () => resolve() }, undefined)
  const told = first.then((how) => order.push(`trial: ${how}`))
  await speaks
  own.only(null)
  await Promise.all([told, asked('one').then((how) => order.push(`one: ${how}`))])
  expect(order).toEqual(['trial: length', 'one: stop'])
})

it('does not take it where whoever wanted it has left meanwhile', async () => {
  const { runner } = own.open('long')
  const { promise: speaks, resolve } = Promise.withResolvers<void>()
  const first = runner.ask(question(120), { ...quiet, text: () => resolve() }, undefined)
  await speaks
  const leaving = new AbortController()
  const second = own.open('one').runner.ask(question(), quiet, leaving.signal)
  leaving.abort()
  await expect(second).rejects.toThrow('aborted')
  expect(await first).toBe('length')
  await expect.poll(() => own.open('one').runner.state()).toBe('resting')
  expect(own.open('one').runner.pid()).toBeNull()
})

it('replaces the one that runs: it is tried, and switched on', async () => {
  expect(await asked('one')).toBe('stop')
  const lines: string[] = []
  const around = { dataDir, say: (line: string) => void lines.push(line), progress: () => undefined, ask: null }
  const take = vi.fn(async () => true)
  const code = await runModelCommand(['use', 'two'], { ...around, own, take })
  expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('two is switched on.')])
  expect(take).toHaveBeenCalledOnce()
})

it('that had no room for the whole minute is not called slow', async () => {
  const { promise: speaks, resolve } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const heard = { ...quiet, text: () => resolve() }
  const first = own.open('long').runner.ask(question(8_000), heard, leaving.signal)
  await speaks
  const minute = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(minute.signal)
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    // The minute begins after this line.
    if (line.startsWith('Loading')) setImmediate(() => minute.abort())
  }
  const code = await runModelCommand(['use', 'two'], { dataDir, say, progress: () => undefined, ask: null, own })
  leaving.abort()
  await expect(first).rejects.toThrow('abort')
  expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/at work all that minute.+Run this again/)])
})
