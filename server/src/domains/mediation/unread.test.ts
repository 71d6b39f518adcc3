import { createBuiltInCoach } from '@mallama/coach/coach'
import { expect, test, vi } from 'vitest'
import { begun } from '../../../test/mediation-of-two.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld } from '../../../test/world.ts'
import { openLog } from '../../platform/log.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a turn that cannot be read is shared all the same, and nothing of it is logged', async () => {
  let logged = ''
  const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line) => void (logged += line) })
  const mediationTurn = (asked: { turns: readonly { content: string }[] }) =>
    Promise.reject(new Error(`no such word: ${asked.turns.at(-1)!.content}`))
  const world = await openWorld({ log, coach: { ...createBuiltInCoach(), mediationTurn } })
  const { nora, tomas, at } = await begun(world)
  const { step } = (await nora.get(`${at}/mediation`)).body
  const said = await nora.post(`${at}/turn`, { do: 'say', step, content: 'I feel like a guest in a yellow kitchen.' })
  expect(said.status, said.text).toBe(200)
  expect((await tomas.get(`${at}/mediation`)).text).toContain('yellow kitchen')
  expect(logged).toContain('a turn of a mediation was not read')
  expect(logged).not.toContain('kitchen')
  await world.close()
})

test('what was found in private words that no answer came to is not lost', async () => {
  const coach = scriptedCoach()
  const world = await openWorld({ coach })
  const { nora, tomas, at } = await begun(world)
  coach.fails = 'midway'
  const message = 'He hits me when he is drunk and I am scared of him.'
  expect((await nora.post(`${at}/private`, { message })).status).toBeGreaterThan(499)
  coach.fails = null
  expect((await nora.get(`${at}/mediation`)).body.help).toBe(true)
  world.now += 16 * 60_000
  expect((await tomas.get(`${at}/mediation`)).body.endedAt).not.toBeNull()
  await world.close()
})
