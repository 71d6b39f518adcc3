import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, begun, does, must } from '../../../test/mediation-of-two.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { pieces } from './reading.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const strikes = 'This was not shared: one sentence in it strikes. Only you have seen it.'

test('what strikes is held beside a wish for a break, behind a wall of text, and in when as in what', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  const wall = 'It was a long week and I kept the list in a drawer. '.repeat(150)
  const blow = 'You are a pathetic, stupid idiot.'
  for (const [act, field, found] of [
    [{ do: 'say', content: 'I need a break from you, you stupid cow.' }, 'content', /stupid cow/],
    [{ do: 'put_right', content: `${wall}${blow}` }, 'content', /pathetic/],
    [{ do: 'term', what: 'I call.', when: `On Sunday. ${blow}` }, 'when', /pathetic/],
  ] as const) {
    const held = await does(tomas, two, act)
    expect([held.status, held.body.message, held.body.details], act.do).toEqual([
      409,
      strikes,
      { [field]: [expect.stringMatching(found)] },
    ])
  }
  expect((await nora.get(`${at}/mediation`)).text).not.toMatch(/cow|idiot/)
})

test('whoever strikes is told alone what it led to and what one more does', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  await must(nora, two, { do: 'say', content: 'I feel like a guest.' })
  const strike = async () => {
    const content = 'You are a pathetic excuse for a mother, you stupid cow.'
    const { body } = await does(tomas, two, { do: 'say_back', content })
    return body.message.replace(strikes, '').trim()
  }
  expect(await strike()).toBe('One more like it soon is a pause for everyone.')
  expect(await strike()).toBe('It was the second in a short time: everyone has a pause now.')
  for (const who of [nora, tomas]) {
    await answers(who, two)
    await who.post(`${at}/pause`, { paused: false })
  }
  world.now += 31 * 60_000
  await nora.get(`${at}/mediation`)
  expect(await strike()).toBe('One more like it soon ends this for everyone.')
  expect(await strike()).toBe('It was the second after a pause: this has ended for everyone.')
  for (const path of [at, `${at}/mediation`, `${at}/private`, '/api/export'])
    expect((await nora.get(path)).text, path).not.toMatch(/strikes|like it soon|was the second/)
})

test('danger that the reader alone sees is held, with help beside it, and is not passed on by saying it again', async () => {
  const two = await begun(world)
  const { nora, tomas, at } = two
  const content = 'If she opens her mouth about it again there will be hell to pay when we are home.'
  const held = await does(nora, two, { do: 'say', content })
  expect([held.status, held.body.message]).toEqual([409, 'These words were not shared. Only you have seen them.'])
  expect(held.body.safety).toMatchObject({ tier: 2 })
  expect((await does(nora, two, { do: 'say', content, aside: true })).status).toBe(409)
  expect((await nora.get(`${at}/mediation`)).body).toMatchObject({ help: true, alone: true })
  expect((await tomas.get(`${at}/mediation`)).text).not.toContain('hell to pay')
})

test('a long text is read whole, in pieces that end where a sentence does', () => {
  const text = 'It was late, and I went home. '.repeat(400)
  expect(pieces(text).join('')).toBe(text)
  for (const piece of pieces(text).slice(0, -1)) expect(piece).toMatch(/home\. $/)
  const unbroken = `${'a'.repeat(3_990)} you stupid cow ${'b'.repeat(5_000)}`
  expect(pieces(unbroken).some((piece) => piece.includes('you stupid cow'))).toBe(true)
  expect(pieces('short')).toEqual(['short'])
})
