import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { packedBytes } from '../../train/pack.ts'
import { packedTexts } from '../../train/texts.ts'
import { answer } from '../builtin/coach.ts'
import { asked, talk } from '../evals/talk.ts'
import { sentencesIn } from '../text/words.ts'
import { finished, frames, isOurs, kindOf, otherwise } from './data.ts'

test.each(Object.entries(packedTexts))(
  '%s holds what stands in coach/data (node coach/train/texts.ts)',
  (path, what) => {
    const kept = readFileSync(new URL(`../${path}`, import.meta.url))
    expect(brotliDecompressSync(kept).equals(brotliDecompressSync(packedBytes(what)))).toBe(true)
  },
)

const opened = talk(['find the words'])[0]!
const askedOf = (message: string, state: unknown) =>
  asked(message, { state, exercise: { id: 'find-words', do: 'answer' } })
const answers = new Map<string, ReturnType<typeof answer>>()
/** Answered once: the same words have the same answer. */
function typed(message: string) {
  const known = answers.get(message) ?? answer(askedOf(message, opened.state))
  answers.set(message, known)
  return known
}
const occasions = [...frames()].filter(([key]) => key.includes('/'))
const withoutGaps = (text: string) =>
  sentencesIn(text)
    .filter((it) => !it.includes('___'))
    .join(' ')
const gaps = (text: string) => text.split('___').length - 1

describe('the words of an occasion', () => {
  test.each(occasions)('of %s are a message each, with as many gaps, and can be sent', (key, it) => {
    expect(finished[kindOf(key)]).toBeTruthy()
    for (const text of new Set([it.begin, ...Object.values(it.ways)])) {
      expect(gaps(text), text).toBe(gaps(it.begin))
      expect(gaps(text), text).toBeLessThanOrEqual(2)
      expect(text, key).not.toMatch(/[\u2013\u2014";]/)
      const whole = text.replaceAll('___', 'Sunday')
      expect(typed(whole).message?.text, whole).toBe(whole)
      // The last sentence may stay empty, and no other.
      const all = sentencesIn(text)
      const left = typed(text)
      if (all.slice(0, -1).some((line) => line.includes('___')) || (gaps(text) > 0 && all.length === 1))
        expect(left.message, text).toBeUndefined()
      else expect(left.message?.text, text).toBe(withoutGaps(text))
    }
  })
  const [, cook] = occasions.find(([key]) => key === 'ask-change/phones-at-the-table')!
  const [, tune] = occasions.find(([key]) => key === 'ask-change/noise')!
  test('are given in another manner, with what was typed into their gap', () => {
    expect(otherwise(cook.begin, 'warm')).toBe(cook.ways.warm)
    const filled = tune.begin.replace('___', 'eleven to six')
    expect(otherwise(filled, 'firm')).toBe(tune.ways.firm!.replace('___', 'eleven to six'))
    expect(otherwise(cook.begin, 'plain')).toBeNull()
    expect(otherwise(`${cook.begin} And bring the salt.`, 'warm')).toBeNull()
  })
  test('are changed at a press, once they are made', () => {
    const { choices, state, message, response } = typed(cook.begin)
    expect(choices!.map(({ label }) => label)).toEqual(['Warmer', 'Firmer', 'Change a line', "That's it, thank you"])
    const history = [
      { role: 'user' as const, content: cook.begin },
      { role: 'assistant' as const, content: response, message: message! },
    ]
    const warmer = answer(asked('Warmer', { state, history }))
    expect(warmer.message?.text).toBe(cook.ways.warm)
  })
  test('are so too behind the name of whom they are for', () => {
    const person = { id: 'p', name: 'Ines', relationshipType: 'friend' } as never
    const [opened] = talk(['find the words'], { person })
    const inBox = { state: opened!.state, person, exercise: { id: 'find-words', do: 'answer' as const } }
    const made = answer(asked(cook.begin, inBox))
    expect(made.message?.text).toBe(`Ines, ${cook.begin.charAt(0).toLowerCase()}${cook.begin.slice(1)}`)
    expect(made.response).not.toContain('in your words')
    const history = [
      { role: 'user' as const, content: cook.begin },
      { role: 'assistant' as const, content: made.response, message: made.message! },
    ]
    const warm = answer(asked('Warmer', { state: made.state, person, history }))
    expect(warm.message?.text).toMatch(/^Ines, /)
    expect(warm.message?.text.slice(7)).toBe(cook.ways.warm!.slice(1))
    expect(warm.choices!.map(({ label }) => label)).toContain('Firmer')
  })
  const bare = occasions.filter(([, { begin }]) => gaps(begin) === 0)
  test('say nothing of whoever sends them; what is added to them, or left of them, does', () => {
    const flags = (texts: readonly string[]) => texts.filter((it) => (typed(it).state as { flag: unknown }).flag).length
    expect(bare.length).toBeGreaterThan(200)
    expect(flags(bare.map(([, { begin }]) => begin))).toBe(0)
    expect(isOurs('')).toBe(false)
    expect(flags([`${cook.begin} Or I will kill you tonight with the axe.`])).toBe(1)
    const [, going] = occasions.find(([key]) => key === 'tell-decision/other-path')!
    expect(flags([going.begin.replace('___', 'kill myself tonight')])).toBe(1)
    expect(isOurs(sentencesIn(cook.begin)[0]!)).toBe(false)
  })
  test('are no message where somebody may not want to live', () => {
    const turns = ['nobody would miss me', 'find the words']
    const asked = talk(turns)[1]!
    const goodbye = "I've decided, and I'm sure. It's nobody's fault. Thank you for everything. I love you."
    const { message } = answer(askedOf(goodbye, asked.state))
    expect(message).toBeUndefined()
  })
})

test.each([
  [
    'my mum keeps posting pictures of my baby on facebook although I asked her not to. give me a text',
    'set-limit/photos-online',
  ],
  [
    'my husband is on his phone all through dinner, every night. what do I say to him?',
    'ask-change/phones-at-the-table',
  ],
  ['my friend lost her baby at twenty weeks, what do i write in the card', 'condole/'],
])('stand in the box or below it where their occasion is told: %s', (message, of) => {
  const { begin, starts } = talk([message])[0]!.exercise!
  const keys = [begin, ...starts].flatMap((it) => occasions.find(([, { begin: text }]) => text === it)?.[0] ?? [])
  expect(
    keys.some((it) => it.startsWith(of)),
    keys.join(' '),
  ).toBe(true)
})
