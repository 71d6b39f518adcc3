import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, begun, must } from '../../../test/mediation-of-two.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Whoever told of harm is not left alone with the end of it. */

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const HARM = 'He grabbed me by the throat last week, and I am scared of what he does when I come home.'

test('Mallama stays in their own room, with their country’s number, and nowhere else', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await nora.patch('/api/auth/user', { country: 'NZ' })
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  await nora.post(`${at}/private`, { message: HARM })
  const before = (await nora.get(`${at}/private`)).body.messages.length
  world.now += 16 * 60_000
  const { body: ended } = await nora.get(`${at}/mediation`)
  expect(ended.endedAt).not.toBeNull()
  const { messages } = (await nora.get(`${at}/private`)).body
  expect(messages).toHaveLength(before + 1)
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', timestamp: ended.endedAt })
  for (const words of ['Are you safe where you are tonight?', '111', '0800 733 843', 'let a doctor see it today'])
    expect(messages.at(-1).content).toContain(words)
  // Before anything else of it: whoever looks over their shoulder is to be gone first.
  const said = messages.at(-1).content as string
  expect(said.indexOf('Are you alone with this screen?')).toBeGreaterThan(0)
  expect(said.indexOf('Are you alone')).toBeLessThan(said.indexOf('safe where you are'))
  // It stays where it was said when they go on writing.
  world.now += 60_000
  await nora.post(`${at}/private`, { message: 'He was standing behind me when I said yes.' })
  const after = (await nora.get(`${at}/private`)).body.messages
  expect(after.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual(
    after.map(({ timestamp }: { timestamp: string }) => timestamp).toSorted(),
  )
  expect(after.at(-1).content).toMatch(/Quick exit/)
  expect((await tomas.get(`${at}/private`)).body).toEqual({ id: null, messages: [] })
  for (const path of [at, `${at}/mediation`, '/api/export'])
    expect((await tomas.get(path)).text).not.toContain('tonight')
  world.now -= 17 * 60_000
})

test('an end of any other kind says nothing there, and whoever was not at risk reads nothing of it', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await nora.post(`${at}/private`, { message: 'I do not know how to begin.' })
  await answers(tomas, two, { afraid: 'yes' })
  const before = (await nora.get(`${at}/private`)).body
  await nora.post(`${at}/end`)
  expect((await nora.get(`${at}/private`)).body).toEqual(before)
  expect((await tomas.get(`${at}/private`)).body).toMatchObject({ id: null, messages: [{ role: 'assistant' }] })
})

test('who takes it off their list and has a private room of it still gets all that is theirs', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await nora.post(`${at}/private`, { message: 'I do not know how to begin.' })
  await nora.post(`${at}/end`)
  expect((await nora.del(at)).status).toBe(204)
  const { status, body, text } = await nora.get('/api/export')
  expect([status, body.mediations.some(({ id }: { id: string }) => id === two.id)]).toEqual([200, false])
  expect(text).toContain('I do not know how to begin.')
  expect((await tomas.get('/api/export')).text).toContain(two.id)
})
