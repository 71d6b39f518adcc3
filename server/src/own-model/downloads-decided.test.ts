import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answersAtOnce } from '../../test/answers-at-once.ts'
import { openDownloadWorld } from '../../test/downloads.ts'
import { serveControl } from '../platform/control.ts'
import { runModelCommand } from './command.ts'
import { removeModel } from './store.ts'

// What runs a model is installed once a checkout.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let at: Awaited<ReturnType<typeof openDownloadWorld>>
/** What stands between a model that was tried and its being switched on, and that it has come as far. */
let gate: Promise<void> | null = null
let before = () => undefined as void
beforeAll(async () => {
  at = await openDownloadWorld({
    models: { other: {} },
    around: (downloads) => ({
      ...downloads,
      begin: (id, take) =>
        downloads.begin(id, async (chosen, stopped) => {
          before()
          await gate
          return take(chosen, stopped)
        }),
    }),
    trial: answersAtOnce,
  })
})
afterAll(() => at.close())
afterEach(async () => {
  gate = null
  await at.admin.del('/api/admin/coach')
  removeModel(at.dataDir, 'tiny')
})

const other = { address: 'own', model: 'other' }
const switchOn = () => at.admin.put('/api/admin/coach', other)
const switchOff = () => at.admin.del('/api/admin/coach')
/** Time goes on between two presses. */
const later = () => void (at.world.now += 60_000)

/** A download that has come half of its way. */
async function halfway() {
  at.files.breaks = 100_000
  expect((await at.begin()).status).toBe(200)
  await at.hasBytes(100_000)
  later()
}
async function endsWithoutIt() {
  await at.comesTo('stopped')
  expect((await at.read()).download.line).toMatch(/^tiny is here\. It was not switched on, since something else/)
  expect(existsSync(at.file)).toBe(true)
}

test('another model that was switched on meanwhile stays', async () => {
  await halfway()
  await switchOn()
  at.files.goOn()
  await endsWithoutIt()
  expect((await at.read()).setting).toMatchObject({ model: 'other' })
  // Whoever wants it all the same has it: this is decided now.
  expect((await at.admin.put('/api/admin/coach', { ...other, model: 'tiny' })).body.setting.model).toBe('tiny')
})

test('a model that was switched off meanwhile stays off', async () => {
  await switchOn()
  later()
  await halfway()
  await switchOff()
  at.files.goOn()
  await endsWithoutIt()
  expect((await at.read()).setting).toBeNull()
})

test('switched on and off again meanwhile, as it was at first, was decided too', async () => {
  await halfway()
  await switchOn()
  later()
  await switchOff()
  at.files.goOn()
  await endsWithoutIt()
  expect((await at.read()).setting).toBeNull()
})

test('switched off while it is tried: it is tried to its end, and the reason is the right one', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  // However quick it is, it is not switched on before the press.
  gate = promise
  await at.begin()
  await at.says(/^(Loading tiny|It )/)
  later()
  await switchOff()
  open()
  await endsWithoutIt()
})

test('stopped at its last step, when it was tried already, it is not switched on', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const { promise: tried, resolve } = Promise.withResolvers<void>()
  gate = promise
  before = () => resolve()
  await at.begin()
  await tried
  const { download } = (await at.stop()).body
  expect(download).toMatchObject({ state: 'working', line: 'Stopping, as soon as what is being done now lets go ...' })
  open()
  await at.comesTo('stopped')
  expect(await at.read()).toMatchObject({ setting: null, download: { line: 'Stopped. What is there already stays.' } })
})

test('the next download is a decision of its own: it is switched on', async () => {
  await switchOn()
  later()
  await at.begin()
  await at.comesTo('done')
  expect((await at.read()).setting).toMatchObject({ model: 'tiny' })
})

test('what is decided while the command line tries a model holds against it', async () => {
  const { app } = at.world
  const control = serveControl(
    at.dataDir,
    {
      model: (chosen) => app.takeModel(chosen),
      'model-since': async () => JSON.stringify(await app.modelSince()),
    },
    app.world.log,
  )
  const lines: string[] = []
  const use = (decided: () => void) =>
    runModelCommand(['use', 'other'], {
      dataDir: at.dataDir,
      own: at.trials,
      ask: null,
      progress: () => undefined,
      say(line) {
        lines.push(line)
        if (line.startsWith('Loading')) decided()
      },
    })
  await switchOn()
  let off: ReturnType<typeof switchOff> | null = null
  const code = await use(() => {
    later()
    off = switchOff()
  })
  await off
  expect([code, lines.at(-1)]).toEqual([
    1,
    'The running server did not switch it on: something else was decided meanwhile.',
  ])
  expect((await at.read()).setting).toBeNull()
  expect(await use(() => undefined)).toBe(0)
  expect((await at.read()).setting).toMatchObject({ model: 'other' })
  control.close()
})
