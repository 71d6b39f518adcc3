import { createBuiltInCoach } from '@mallama/coach/coach'
import { afterAll, describe, expect, test } from 'vitest'
import { pooled } from '../src/coach-pool.ts'

const builtIn = createBuiltInCoach()
const { coach, readers, close } = pooled()
afterAll(close)

const setting = { knownPeople: [], userFirstName: null, country: 'GB' }
const lines = [
  'Anna: You said you would call the plumber on Tuesday.',
  'Tom: I had two meetings and I forgot. I am sorry.',
  'Anna: You always forget what matters to me.',
  'Tom: That is not fair. I did the shopping and the school run.',
]
const quarrel = (characters: number) => ({
  ...setting,
  originalConversation: Array.from({ length: Math.ceil(characters / 52) }, (_, at) => lines[at % 4]).join('\n'),
  context: null,
  partiesInvolved: ['Anna', 'Tom'],
})

describe('a quarrel', () => {
  test.each([300, 8_000])(
    'of %i characters gives the same bytes in a thread as here',
    { timeout: 120_000 },
    async (characters) => {
      const input = quarrel(characters)
      expect(JSON.stringify(await coach.resolveArgument(input))).toBe(
        JSON.stringify(await builtIn.resolveArgument(input)),
      )
    },
  )

  test('of 200,000 characters leaves the main thread free to answer others', { timeout: 120_000 }, async () => {
    const input = quarrel(200_000)
    const workedBy = async (who: Pick<typeof builtIn, 'resolveArgument'>): Promise<number> => {
      const before = process.threadCpuUsage()
      const { turns } = await who.resolveArgument(input)
      expect(turns.length).toBeGreaterThan(1_000)
      return process.threadCpuUsage(before).user
    }
    // What this thread itself works: receiving the answer is a moment beside working it out, on any machine. What frees
    // the memory of the tests before runs on this thread too, but not each time.
    const here = await workedBy(builtIn)
    const worked = [await workedBy(coach), await workedBy(coach), await workedBy(coach)]
    expect(Math.min(...worked)).toBeLessThan(here / 2)
  })

  test('is given up when its reader leaves', async () => {
    const gone = new AbortController()
    const answer = coach.resolveArgument(quarrel(400_000), { signal: gone.signal })
    gone.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })
})

test('an export that is the first text of a thread is read for danger in time', { timeout: 120_000 }, async () => {
  // As much as is read of one, and no two lines alike.
  const lines = quarrel(35_000).originalConversation.split('\n')
  const text = lines.map((line, at) => `${line} (${at})`).join('\n')
  expect(text.length).toBeGreaterThan(35_000)
  await expect(readers.screen([text], 'GB', 'ann')).resolves.toBeNull()
})

test('a reply is said in the sentences that it would be said in here', async () => {
  const input = {
    ...setting,
    message: 'We argued about the dishes again last night and she said I never listen. What do I say now?',
    history: [],
    state: null,
    person: null,
    now: '2026-03-02T20:00:00.000Z',
    startedAt: '2026-03-02T19:50:00.000Z',
  }
  const said = { here: [] as string[], there: [] as string[] }
  const here = await builtIn.reply(input, { say: (sentence) => said.here.push(sentence) })
  const there = await coach.reply(input, { say: (sentence) => said.there.push(sentence) })
  expect(JSON.stringify(there)).toBe(JSON.stringify(here))
  expect(said.there).toEqual(said.here)
})
