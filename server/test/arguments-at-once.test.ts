import { afterAll, beforeAll, expect, test } from 'vitest'
import { pooled } from '../src/coach-pool.ts'
import { openWorld, type Person, type TestWorld } from './world.ts'

const pool = pooled()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach: pool.coach, readers: pool.readers })
})
afterAll(async () => {
  await world.close()
  await pool.close()
})

const lines = [
  'Anna: You said you would call the plumber on Tuesday.',
  'Tom: I had two meetings and I forgot. I am sorry.',
  'Anna: You always forget what matters to me.',
  'Tom: That is not fair. I did the shopping and the school run.',
]
/** No two lines alike, as in a real export. */
const quarrel = (characters: number) =>
  Array.from({ length: Math.ceil(characters / 56) }, (_, at) => `${lines[at % 4]} (${at})`).join('\n')

test("one person's exports hold up neither another's long quarrel nor anybody's message", async () => {
  const [ann, bea, cem] = [await world.member('ann'), await world.member('bea'), await world.member('cem')]
  const over: string[] = []
  const resolve = async (person: Person, name: string, characters: number) => {
    const { status, text } = await person.post('/api/resolve-argument', { originalConversation: quarrel(characters) })
    expect(status, text.slice(0, 300)).toBe(201)
    over.push(name)
  }
  // All that Ann has at once; Bea's is long work too, and comes last. On one thread as on two she has her turn before
  // Ann's last. Each takes some tenths of a second, and the message a hundredth: a busy machine must not bring it near
  // the deadline.
  const hers = ['first', 'second', 'third', 'fourth', 'last'].map((name) => resolve(ann, `ann's ${name}`, 12_000))
  const long = resolve(bea, "bea's", 3_200)
  const talk = cem.post('/api/chat', { message: 'We argued about the dishes again.' }).then(({ status }) => {
    expect(status).toBe(200)
    over.push("cem's message")
  })
  await Promise.all([...hers, long, talk])
  expect(over).toHaveLength(7)
  expect(over.indexOf("bea's")).toBeLessThan(over.indexOf("ann's last"))
  expect(over.indexOf("cem's message")).toBeLessThan(over.indexOf("ann's last"))
}, 240_000)
