import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCoach } from '../src/coach-open.ts'
import { readEnv } from '../src/platform/env.ts'
import { openLog } from '../src/platform/log.ts'
import { openLocalServer, type LocalServer } from '../../coach/test/local-server.ts'
import { administrator } from './administrator.ts'
import { dataWithModels } from './runtime.ts'
import { hastyModels, openWorld, type TestWorld } from './world.ts'

let folder: string
let server: LocalServer
let coach: Awaited<ReturnType<typeof openCoach>>
let world: TestWorld
beforeAll(async () => {
  folder = await dataWithModels()
  server = await openLocalServer('ollama')
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', COACH_MODEL: `gguf:${join(folder, 'gone.gguf')}` })
  coach = await openCoach(env, openLog(env))
  const { problem } = coach.models
  world = await openWorld({
    coach: coach.coach,
    models: { ...hastyModels(), problem },
    env: { COACH_PORTS: new URL(server.root).port },
  })
}, 300_000)
afterAll(async () => {
  await world.close()
  await coach.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

it('a file in COACH_MODEL that cannot answer leaves the administrator’s choice in force, and does not do so silently', async () => {
  const { admin } = await administrator(world)
  const problem = `${join(folder, 'gone.gguf')} cannot be read (ENOENT).`
  expect((await admin.get('/api/admin/coach')).body).toEqual({ setting: null, state: 'off', lastError: null, problem })
  server.models = [{ name: 'small:8b', context: 8_192, loaded: 8_192, bytes: 4_920_000_000 }]
  const on = await admin.put('/api/admin/coach', { address: server.root, model: 'small:8b' })
  expect(on.body).toMatchObject({ setting: { by: 'administrator', model: 'small:8b' }, problem })
  expect((await world.stranger.get('/api/config')).body.coach.remote.model).toBe('small:8b')
})
