import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Progress } from '../port.ts'
import { openGrowth, openScreen } from './growth.ts'
import { readHere } from './unsafe.ts'
import { Second, type First } from './told.ts'

const form = z.object({
  safety: Second,
  tone: z.string(),
  meaning: z.string(),
  message: z.string(),
  quotes: z.array(z.string()),
})
const nothing = { tier: 0, category: 'none', who: 'nobody', quote: '', why: '' }
const first: First = { code: null, floor: 3, proven: false, country: null }
const answer = {
  safety: nothing,
  tone: 'cold',
  meaning: 'It hands the choice over. It may be tiredness.',
  message: 'Shall we talk tonight? I would like to.',
  quotes: ['whatever'],
}

/** Told letter by letter, until there is enough of it. */
async function grown(said: object, more: Partial<Parameters<typeof openGrowth>[0]> = {}) {
  const told: (Progress | { safety: number })[] = []
  const live = {
    progress: (done: Progress) => void told.push(done),
    safety: ({ tier }: { tier: number }) => void told.push({ safety: tier }),
  }
  const watch = { instructions: '', input: 'whatever' }
  const screen = openScreen(readHere, watch)
  const task = { shown: ['meaning', 'message'] }
  const parts = { task, names: Object.keys(form.shape), first, screen, live }
  const growth = openGrowth({ ...parts, lead: undefined, ...more })
  const text = JSON.stringify(said)
  for (let length = 1; length <= text.length; length++) if (await growth.grows(text.slice(0, length))) break
  return told
}
const textsOf = (told: Awaited<ReturnType<typeof grown>>) =>
  told.flatMap((it) => ('text' in it && it.text ? [it.text] : []))

describe('a tool’s answer that grows', () => {
  it('tells its fields and its finished sentences, and half of no message', async () => {
    const told = await grown(answer)
    const parts = told.flatMap((it) => ('part' in it ? [it.part] : []))
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(told.at(-1)).toMatchObject({ part: 5, of: 5 })
    expect([...new Set(textsOf(told))]).toEqual([
      'It hands the choice over.',
      `${answer.meaning}`,
      `${answer.meaning}\n\n${answer.message}`,
    ])
  })

  it('tells no word from the first on that may not be shown', async () => {
    const lie = { ...answer, meaning: 'It hands the choice over. She is a narcissist. It may be tiredness.' }
    const told = await grown(lie)
    expect(new Set(textsOf(told))).toEqual(new Set(['It hands the choice over.']))
    expect(told.at(-1)).toMatchObject({ part: 5 })
  })

  it('tells no half of a quotation before it is known whether somebody wrote it', async () => {
    const meaning = 'She wrote "I waited. You said nothing." It may be tiredness.'
    expect(textsOf(await grown({ ...answer, meaning }))).toEqual([])
    const screen = openScreen(readHere, { instructions: '', input: 'I waited. You said nothing.' })
    expect(textsOf(await grown({ ...answer, meaning }, { screen }))[0]).toBe(meaning)
  })

  it('tells of danger before anything else, and then no words', async () => {
    const seen = { ...nothing, tier: 2, category: 'abuse', who: 'the writer' }
    const told = await grown({ ...answer, safety: seen })
    expect(told.findIndex((it) => 'safety' in it)).toBeLessThan(2)
    expect(told.filter((it) => 'safety' in it)).toEqual([{ safety: 2 }])
    expect(textsOf(told)).toEqual([])
  })

  it('waits for no reading of danger that is not made, and takes a broken one for none', async () => {
    const { safety: _none, ...unread } = answer
    const told = await grown(unread, { names: Object.keys(unread), first: null })
    expect(textsOf(told).at(-1)).toContain(answer.message)
    expect(textsOf(await grown({ ...answer, safety: 'fine' })).at(-1)).toContain(answer.meaning)
  })
})
