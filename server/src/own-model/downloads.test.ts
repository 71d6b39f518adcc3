import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDownloadWorld } from '../../test/downloads.ts'
import { SAYS } from '../../test/tiny-gguf.ts'

// What runs a model is installed once a checkout, and a model is loaded and tried.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let at: Awaited<ReturnType<typeof openDownloadWorld>>
beforeAll(async () => {
  at = await openDownloadWorld()
})
afterAll(() => at.close())

test('what can be downloaded is told with what this machine would make of it, and nothing else can be', async () => {
  const { body } = await at.admin.get('/api/admin/coach/offers')
  expect(body.machine).toEqual({ memory: 8e9, cores: 4 })
  expect(body.offers).toMatchObject([
    { id: 'tiny', bytes: at.files.bytes.length, fits: true, advised: true },
    { id: 'huge', fits: false, advised: false },
  ])
  // Where a file comes from is decided by the list alone.
  expect(JSON.stringify(body)).not.toContain('127.0.0.1')
  for (const [id, said] of [
    ['another', 'Choose one of the list'],
    ['huge', 'It does not fit into the memory of this machine'],
  ]) {
    const refused = await at.begin(id)
    expect([refused.status, refused.body.details.id]).toEqual([400, [said]])
  }
  expect(await at.read()).toEqual({ setting: null, state: 'off', lastError: null })
})

test('one that is stopped, and one that is cut off, goes on from there; then it is tried, switched on, and answers', async () => {
  at.files.breaks = 100_000
  expect((await at.begin()).body.download).toMatchObject({ title: 'Tiny', state: 'working', of: at.files.bytes.length })
  await at.hasBytes(100_000)
  expect((await at.read()).download).toMatchObject({ done: 100_000, line: expect.stringContaining('Downloading Tiny') })
  expect((await at.begin()).status, 'one at a time').toBe(409)
  const { download } = (await at.admin.del('/api/admin/coach/download')).body
  expect(download).toMatchObject({ state: 'stopped', line: 'Stopped. What is there already stays.' })

  at.files.breaks = 100_000
  await at.begin()
  await at.hasBytes(200_000)
  at.files.held!.destroy()
  await at.comesTo('failed')
  expect((await at.read()).download.line).toMatch(/cut off after 1 MB\. Download it again: it goes on from there\./)

  await at.begin()
  await at.comesTo('done')
  expect(readFileSync(at.file).equals(at.files.bytes)).toBe(true)
  const { setting, state } = await at.read()
  expect(setting).toMatchObject({ by: 'administrator', model: 'tiny', address: 'own', tried: { form: 'kept' } })
  expect(state).toBe('ready')
  // It decides where everyone's words go: who did it stands in the log.
  const [act] = (await at.admin.get('/api/admin/audit')).body
  expect(act).toMatchObject({ did: 'coach-on', about: 'tiny at localhost', by: { id: at.admin.id } })

  const nora = await at.world.member()
  const { coach } = (await at.world.stranger.get('/api/config')).body
  const message = 'He forgot again about the guests, and I went to bed.'
  expect((await nora.post('/api/chat', { message })).body.coach, 'before she agreed').not.toBe('language-model')
  await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
  expect((await nora.post('/api/chat', { message })).body).toMatchObject({ coach: 'language-model', response: SAYS })
})
