import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { tryOut } from '@mallama/coach/model/local/tryout'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { words } from '../../../coach/test/model-words.ts'
import { workedOut } from '../../../coach/test/worked-out.ts'
import { modelRuntime } from '../../test/runtime.ts'
import { SAYS, tinyGguf } from '../../test/tiny-gguf.ts'
import { openOwnModel, type OwnModel } from './own-model.ts'
import type { RunnerSettings } from './runner.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'mallama-tiny-'))
const open: OwnModel[] = []
let runtime: string
let tiny: OwnModel
let loops: OwnModel
/** A model in a process of its own, closed at the end. */
function own(name: string, how: Parameters<typeof tinyGguf>[0], more: Partial<RunnerSettings> = {}): OwnModel {
  const file = join(folder, `${name}.gguf`)
  writeFileSync(file, tinyGguf(how))
  const model = openOwnModel({ file, runtime, context: 32_768, ...more })
  open.push(model)
  return model
}

beforeAll(async () => {
  runtime = await modelRuntime()
  tiny = own('tiny', {})
}, 300_000)
afterAll(async () => {
  for (const { runner } of open) await runner.close()
  rmSync(folder, { recursive: true })
})

const quiet = { text: () => undefined, thought: () => undefined }
const question = (content = 'He forgot the guests.', tokens = 300) => ({
  turns: [{ role: 'user' as const, content }],
  schema: null,
  tokens,
})
const at = (message: string) => ({
  message,
  history: [],
  state: null,
  person: null,
  knownPeople: [],
  userFirstName: null,
  country: 'GB',
  now: '2026-11-20T22:00:00Z',
  startedAt: '2026-11-20T21:50:00Z',
})
/** What a question came to, or why to nothing. */
const came = (asked: Promise<unknown>) =>
  asked.catch((error: { reason?: string; name: string }) => error.reason ?? error.name)

describe('a model in a process of its own', () => {
  it('answers a message in the form that was asked for, a sentence at a time, screened', async () => {
    const coach = createModelCoach({ model: tiny, builtIn: createBuiltInCoach() })
    expect(coach.remote).toMatchObject({ model: 'tiny', host: 'localhost' })
    const said: string[] = []
    const message = 'He said he would call my mum about the guests, and he forgot again.'
    const reply = await coach.reply(at(message), { say: (sentence) => said.push(sentence) })
    expect(reply).toMatchObject({ response: SAYS, coach: 'language-model', safety: null, message: { text: SAYS } })
    expect(said.length).toBeGreaterThan(1)
    expect(said.join('')).toBe(SAYS)
  })

  it.each(Object.entries(words))('keeps to the form of %s', async (name, { input }) => {
    const trouble: string[] = []
    const onTrouble = (operation: string, reason: string) => void trouble.push(`${operation} ${reason}`)
    const coach = createModelCoach({ model: tiny, builtIn: workedOut, onTrouble }) as unknown as Record<
      string,
      (input: unknown) => Promise<unknown>
    >
    expect(await coach[name]!(input)).toBeTruthy()
    // What rests on nothing that was written is no result; that it could not be read would be another word.
    expect(trouble.filter((line) => !line.endsWith('unfounded'))).toEqual([])
  })

  it('can be tried, and is measured', async () => {
    const tried = await tryOut(tiny, null, () => performance.now())
    expect(tried).toMatchObject({ form: 'kept', failure: null, mayClear: false })
    expect(tried.wordsPerSecond).toBeGreaterThan(1)
  })

  it('is free at once where nobody waits any more, and where it would never stop', async () => {
    loops = own('loops', { writes: 'loops' })
    const leaving = new AbortController()
    let heard = 0
    const text = () => void (++heard === 20 && leaving.abort())
    expect(await came(loops.runner.ask(question('', 20_000), { ...quiet, text }, leaving.signal))).toBe('AbortError')
    expect(loops.runner.state()).toBe('ready')
    expect(await loops.runner.ask(question('', 40), quiet, undefined)).toBe('length')
  })

  it('says nonsense in the form all the same, or is cut off', async () => {
    const nonsense = own('nonsense', { writes: 'nonsense' })
    let said = ''
    const schema = { type: 'object', properties: { ok: { type: 'boolean' }, who: { enum: ['one', 'two'] } } }
    await nonsense.runner.ask({ ...question(), schema }, { ...quiet, text: (more) => void (said += more) }, undefined)
    expect(Object.keys(JSON.parse(said) as object)).toEqual(['ok', 'who'])
  })

  it('that is killed is started again; a word that was said is not said anew', async () => {
    const { runner } = loops
    const kill = () => runner.pid() && process.kill(runner.pid()!, 'SIGKILL')
    expect(await came(runner.ask(question('', 5_000), { ...quiet, text: () => void kill() }, undefined))).toBe('cut')
    expect(await runner.ask(question('', 40), quiet, undefined)).toBe('length')
    // Killed while it rests: the next question does not hear of it.
    kill()
    expect(await runner.ask(question('', 40), quiet, undefined)).toBe('length')
  })

  it('is asked with less where a question was too long, and gives its memory back when nothing is asked', async () => {
    const short = own('short', { context: 4_096 }, { context: 4_096, idleMs: 50 })
    expect(short.runner.state()).toBe('resting')
    expect(await short.context!(new AbortController().signal)).toBe(4_096)
    expect(short.shorten!()).toBe(false)
    expect(await came(short.runner.ask(question('qxzj '.repeat(1_200)), quiet, undefined))).toBe('full')
    expect(short.shorten!()).toBe(true)
    expect(await short.context!(new AbortController().signal)).toBeLessThan(1_400)
    await expect.poll(() => short.runner.state(), { timeout: 20_000 }).toBe('resting')
    expect(await short.runner.context()).toBe(4_096)
  })

  it('refuses who asks while it is closed, in the middle of a word or of loading, and is there for who asks later', async () => {
    const { runner } = own('closing', { writes: 'loops' })
    let closed: Promise<void> | undefined
    const text = () => void (closed ??= runner.close())
    const two = [
      runner.ask(question('', 20_000), { ...quiet, text }, undefined),
      runner.ask(question(), quiet, undefined),
    ]
    expect(await Promise.all(two.map(came))).toEqual(['cut', 'unavailable'])
    await closed
    const loading = came(runner.ask(question('', 40), quiet, undefined))
    await expect.poll(() => runner.pid(), { interval: 1 }).not.toBeNull()
    await runner.close()
    expect([await loading, runner.state(), runner.pid()]).toEqual(['unavailable', 'resting', null])
    expect(await runner.ask(question('', 40), quiet, undefined)).toBe('length')
  })

  it('answers two who ask at once, one after the other', async () => {
    const said = ['', '']
    const schema = { type: 'object', properties: { ok: { type: 'boolean' } } }
    const both = said.map((_, at) =>
      tiny.runner.ask({ ...question(), schema }, { ...quiet, text: (more) => void (said[at] += more) }, undefined),
    )
    expect(await Promise.all(both)).toEqual(['stop', 'stop'])
    for (const answer of said) expect(Object.keys(JSON.parse(answer) as object)).toEqual(['ok'])
  })

  it('is not ended by what another process took too long for', async () => {
    const file = join(folder, 'late.gguf')
    writeFileSync(file, tinyGguf({ writes: 'loops' }))
    // The first one has this long to load, and is closed meanwhile.
    const settings = { file, runtime, loadMs: 1_500 }
    const model = openOwnModel(settings)
    open.push(model)
    const first = came(model.runner.ask(question('', 40), quiet, undefined))
    await expect.poll(() => model.runner.pid(), { interval: 1 }).not.toBeNull()
    const began = performance.now()
    await model.runner.close()
    expect(await first).toBe('unavailable')
    settings.loadMs = 60_000
    expect(await model.runner.ask(question('', 40), quiet, undefined)).toBe('length')
    const pid = model.runner.pid()
    await pause(Math.max(0, 2_000 - (performance.now() - began)))
    expect(model.runner.pid()).toBe(pid)
  })

  it('that was loaded for somebody who left gives its memory back as well', async () => {
    const left = own('left', { writes: 'loops' }, { idleMs: 50 })
    const leaving = new AbortController()
    const asked = came(left.runner.ask(question('', 40), quiet, leaving.signal))
    await expect.poll(() => left.runner.pid(), { interval: 1 }).not.toBeNull()
    leaving.abort()
    expect(await asked).toBe('AbortError')
    expect(left.runner.state()).toBe('loading')
    await expect.poll(() => left.runner.state(), { timeout: 20_000 }).toBe('resting')
    expect(left.runner.pid()).toBeNull()
  })

  it('is given up where it does not load in time', async () => {
    const slow = own('slow', {}, { loadMs: 1 })
    expect(await came(slow.runner.ask(question(), quiet, undefined))).toBe('unavailable')
    expect(slow.runner.state()).toBe('resting')
  })

  it.each<[string, Buffer | null, Partial<RunnerSettings>, string]>([
    ['a file that is not there', null, {}, 'no-model'],
    ['a file that is no GGUF', Buffer.from('# A page\n'.repeat(400)), {}, 'no-model'],
    ['a file that was cut off', tinyGguf().subarray(0, 150_000), {}, 'no-model'],
    ['a model too big for the memory', tinyGguf(), { freeBytes: () => 1_000_000 }, 'no-memory'],
    ['a machine on which nothing is installed', tinyGguf(), { runtime: '/nowhere' }, 'no-model'],
  ])('of %s is a word, and no more', async (_what, bytes, more, reason) => {
    const file = join(folder, 'bad.gguf')
    rmSync(file, { force: true })
    if (bytes) writeFileSync(file, bytes)
    const model = openOwnModel({ file, runtime, ...more })
    expect(await came(model.runner.ask(question(), quiet, undefined))).toBe(reason)
    expect(model.runner.state()).toBe('resting')
  })
})
