import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer, type Turn } from '../../test/model-server.ts'
import { reading, received, words } from '../../test/model-words.ts'
import { workedOut } from '../../test/worked-out.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'

let server: ModelServer
let trouble: string[] = []
beforeAll(async () => {
  server = await openModelServer()
  // What is loaded with the first answer is not the model's time.
  server.plays = [{ say: JSON.stringify(reading) }]
  const model = openModel({ provider: 'openai-compatible', model: 'small', url: server.url })
  await createModelCoach({ model, builtIn: workedOut }).textAnalysis(received)
  server.heard.length = 0
})
afterEach(() => {
  server.heard.length = 0
  trouble = []
})
afterAll(() => server.close())

const coach = (builtIn = workedOut) =>
  createModelCoach({
    model: {
      ...openModel({ provider: 'openai-compatible', model: 'small', url: server.url }),
      patience: { firstMs: 700, silenceMs: 700, wholeMs: 1_500 },
    },
    builtIn,
    onTrouble: (operation, reason) => trouble.push(`${operation}: ${reason}`),
  }) as typeof workedOut

const analyse = async (plays: (Turn | object)[], input = received, signal?: AbortSignal) => {
  server.plays = plays.map((play) => ('emotionalTone' in play ? { say: JSON.stringify(play) } : (play as Turn)))
  return coach().textAnalysis(input, signal ? { signal } : {})
}

describe('an answer in the shape that was asked for', () => {
  it('gives the words and how sure they are; a quote that is not there is dropped', async () => {
    const result = await analyse([reading])
    expect(result).toMatchObject({ coach: 'language-model', confidence: 0.55, safety: null })
    expect(result.interpretation).toBe(reading.interpretation)
    expect(result.contributions).toEqual([])
    expect(result.evidence).toEqual([
      { quote: 'you always do', label: 'a complaint about earlier times', start: 28, end: 41 },
    ])
    const { body } = server.heard[0]!
    expect(body['response_format']).toMatchObject({ type: 'json_schema' })
  })

  it('may stand between fences, with a word before it', async () => {
    const result = await analyse([{ say: `Here you are:\n\`\`\`json\n${JSON.stringify(reading)}\n\`\`\`` }])
    expect(result.coach).toBe('language-model')
    expect(server.heard).toHaveLength(1)
  })

  it('puts no words into a mouth, and says that something is left out', async () => {
    const result = await analyse([{ ...reading, interpretation: 'She said "I never loved you" in so many words.' }])
    expect(result).toMatchObject({ coach: 'language-model', interpretation: 'This part was left out.', leftOut: 1 })
  })

  it('is asked once for other words, which are named, and shown in the place of the first', async () => {
    const blaming = 'It withdraws. It is your own fault, of course. It adds a complaint.'
    server.plays = [
      { say: JSON.stringify({ ...reading, interpretation: blaming }) },
      { say: JSON.stringify({ sentences: ['It leaves the choice to you.'] }) },
    ]
    const result = await coach().textAnalysis(received)
    expect(result.interpretation).toBe('It withdraws. It leaves the choice to you. It adds a complaint.')
    expect(result).not.toHaveProperty('leftOut')
    expect(server.heard).toHaveLength(2)
    expect(server.heard[1]!.text).toContain('It is your own fault, of course.')
  })

  it('loses the mark of a quote that is not there, and not the result', async () => {
    const result = await analyse([{ ...reading, quotes: [{ quote: 'I hate you', shows: 'contempt' }] }])
    expect(result).toMatchObject({ coach: 'language-model', interpretation: reading.interpretation, evidence: [] })
  })
})

describe('one repair', () => {
  it.each<[string, Turn]>([
    ['a field is missing', { say: JSON.stringify({ ...reading, quotes: undefined }) }],
    ['a field is of another kind', { say: JSON.stringify({ ...reading, quotes: 'none' }) }],
    ['it is cut off', { say: JSON.stringify(reading).slice(0, 120) }],
    ['it is no JSON', { say: 'I would say that he is resigned.' }],
    ['the server refuses the schema', { status: 400 }],
  ])('where %s', async (_what, first) => {
    const result = await analyse([first, reading])
    expect(result).toMatchObject({ coach: 'language-model', emotionalTone: reading.emotionalTone })
    expect(server.heard).toHaveLength(2)
    const { body, text } = server.heard[1]!
    expect(body['response_format']).toBeUndefined()
    expect(text).toContain('That last answer cannot be used')
  })

  it('and no second one', async () => {
    const result = await analyse([{ say: '{"emotionalTone": 3}' }])
    expect(server.heard).toHaveLength(2)
    expect(result).toMatchObject({ coach: 'fallback', emotionalTone: 'our tone', confidence: 0.42 })
    expect(trouble).toEqual(['textAnalysis: malformed'])
  })
})

describe('where no answer comes', () => {
  it.each<[string, Turn, string]>([
    ['500', { status: 500 }, 'unavailable'],
    ['429', { status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    ['silence', { silence: true }, 'timeout'],
    ['a connection that breaks', { say: '{"emotionalTone":"resig', ends: 'cut' }, 'cut'],
    ['an answer without an end', { endless: true }, 'too-long'],
  ])('%s: ours, and it is said', async (_what, play, reason) => {
    const result = await analyse([play])
    expect(result).toMatchObject({ coach: 'fallback', emotionalTone: 'our tone' })
    expect(trouble).toEqual([`textAnalysis: ${reason}`])
  })

  it('500: it is asked once more, without a schema, and not a third time', async () => {
    await analyse([{ status: 500 }])
    expect(server.heard.map(({ body }) => 'response_format' in body)).toEqual([true, false])
  })

  it('the reader has gone: the request ends at the server', async () => {
    const reader = new AbortController()
    const going = analyse([{ silence: true }], received, reader.signal)
    await expect.poll(() => server.heard.length).toBe(1)
    reader.abort()
    await expect(going).rejects.toThrow(/abort/i)
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
    expect(trouble).toEqual([])
  })
})

describe('where help takes the place of the answer', () => {
  it('the rest of it is not waited for', async () => {
    const safety = { tier: 2, category: 'abuse', who: 'the writer', quote: '', why: '' }
    const said = JSON.stringify({ ...reading, safety }).slice(0, 240)
    server.plays = [{ say: said, ends: 'silence' }]
    const seen: number[] = []
    const result = await coach().textAnalysis(received, {
      progress: () => undefined,
      safety: ({ tier }) => void seen.push(tier),
    })
    expect(result).toMatchObject({ coach: 'language-model', safety: { tier: 2 } })
    expect(seen).toEqual([2])
    expect(trouble).toEqual([])
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
  })

  it('danger that a first try read stands where a second, of which there is no more, reads none', async () => {
    const safety = { tier: 2, category: 'abuse', who: 'the writer', quote: '', why: '' }
    const broken = { ...reading, quotes: 'none' }
    server.plays = [{ ...broken, safety }, broken].map((said) => ({ say: JSON.stringify(said) }))
    const model = openModel({ provider: 'openai-compatible', model: 'small', url: server.url, mayClear: true })
    const result = await createModelCoach({ model, builtIn: workedOut }).textAnalysis!(received)
    expect(server.heard).toHaveLength(2)
    expect(result).toMatchObject({ coach: 'language-model', safety: { tier: 2 }, interpretation: 'our interpretation' })
  })
})

describe('what is not sent', () => {
  it.each([
    { ...received, text: '👍' },
    { ...received, text: 'Haz lo que quieras, siempre haces lo mismo y yo no digo nada' },
    { ...received, text: 'fine '.repeat(20_000) },
  ])('%#: ours, and no word of a failure', async (input) => {
    const result = await analyse([reading], input)
    expect(server.heard).toHaveLength(0)
    expect(result.coach).toBe('built-in')
  })
})

describe('every operation', () => {
  it.each(Object.entries(words))('%s: the model’s words and reading', async (name, { input, say, expect: wanted }) => {
    server.plays = [{ say: JSON.stringify(say) }]
    const operation = coach()[name as 'memory'] as (input: unknown) => Promise<object>
    const result = await operation(input)
    expect(trouble).toEqual([])
    expect(result).toMatchObject(wanted)
    if (!Array.isArray(result)) expect(result).toMatchObject({ coach: 'language-model' })
  })

  it.each(Object.entries(words))('%s: sends no field that is not on the list', async (name, { input, say }) => {
    server.plays = [{ say: JSON.stringify(say) }]
    const operation = coach()[name as 'memory'] as (input: unknown) => Promise<object>
    await operation(withMore(input))
    expect(server.heard).toHaveLength(1)
    expect(server.heard[0]!.text).not.toContain('zq-more')
  })

  it.each(Object.entries(words))('%s: asks in a schema that strict servers take', async (name, { input, say }) => {
    server.plays = [{ say: JSON.stringify(say) }]
    await (coach()[name as 'memory'] as (input: unknown) => Promise<unknown>)(input)
    const format = server.heard[0]!.body['response_format'] as { json_schema: { schema: object } }
    for (const part of objectsIn(format.json_schema.schema)) {
      expect(part['additionalProperties']).toBe(false)
      expect(part['required']).toEqual(Object.keys(part['properties'] as object))
    }
  })

  it.each(Object.entries(words))('%s: ours where the server is down', async (name, { input }) => {
    server.plays = [{ status: 500 }]
    const operation = coach()[name as 'memory'] as (input: unknown) => Promise<object>
    const result = await operation(input)
    const ours = await (workedOut[name as 'memory'] as (input: unknown) => Promise<object>)(input)
    expect(result).toEqual(Array.isArray(ours) ? ours : { ...ours, coach: 'fallback' })
  })
})

/** Every object with a field that nobody asked for. */
function withMore(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withMore)
  const all = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMore(inner)]))
  return { ...all, more: 'A walk with zq-more' }
}

function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = (schema as Record<string, unknown>)['type'] === 'object' ? [schema as Record<string, unknown>] : []
  return [...own, ...Object.values(schema).flatMap(objectsIn)]
}
