import { afterEach, describe, expect, it } from 'vitest'
import { openLocalServer, type Kind, type LocalServer, type Turn } from '../../test/local-server.ts'
import { tokensIn } from '../../test/local-shapes.ts'
import { reading, received } from '../../test/model-words.ts'
import { workedOut } from '../../test/worked-out.ts'
import { asked } from '../evals/talk.ts'
import { wholeText } from './ask.ts'
import { reasonOf } from './failure.ts'
import { createModelCoach } from './coach.ts'
import { openModel, type OpenedModel } from './provider.ts'

let server: LocalServer
afterEach(() => server.close())

const quick = { firstMs: 1_800, silenceMs: 900, wholeMs: 8_000 }
const kinds: Kind[] = ['ollama', 'llama-cpp', 'lm-studio']
const opened = (): OpenedModel => openModel({ provider: server.kind, model: 'small:8b', url: server.root })
const start = async (kind: Kind, ...plays: Turn[]) => {
  server = await openLocalServer(kind)
  server.plays = plays
}

interface Asking extends Partial<Omit<Parameters<typeof wholeText>[0], 'data'>> {
  data?: string
}

/** One question; what was said, or the reason why not all of it. */
async function ask({ data = 'Hello', model: given, ...more }: Asking = {}): Promise<string> {
  let said = ''
  const model = { ...(given ?? opened()), patience: quick }
  const question = { instructions: 'Be kind.', data: () => data, signal: undefined }
  try {
    return await wholeText({ ...question, model, grows: (text) => (said = text), ...more }, null)
  } catch (error) {
    return `${said}[${reasonOf(error)}]`
  }
}

describe.each(kinds)('%s', (kind) => {
  it('answers a message and fills in a form, in its own protocol', async () => {
    await start(kind, { say: 'You "went to bed", and the guests stayed. What would you have liked him to see?' })
    const model = { ...opened(), patience: quick }
    const coach = createModelCoach({ model, builtIn: workedOut }) as typeof workedOut
    const reply = await coach.reply(asked('He forgot the guests again and I went to bed.'))
    expect(reply).toMatchObject({ coach: 'language-model', evidence: [{ quote: 'went to bed' }] })
    expect(server.heard[0]!.body).toMatchObject({ model: 'small:8b', stream: true })
    server.plays = [{ say: JSON.stringify(reading), pieceMs: 1 }]
    expect(await coach.textAnalysis(received)).toMatchObject({ coach: 'language-model', confidence: 0.55 })
    const { body } = server.heard[1]!
    expect(body[kind === 'ollama' ? 'format' : 'response_format']).toMatchObject({ type: /object|json_schema/ })
  })

  it('is not given up while it thinks, and its thoughts are not shown', async () => {
    await start(kind, { thinks: 'Well, let me see. '.repeat(8), say: 'Ask him.', pieceMs: 70 })
    server.models[0]!.thinks = true
    expect(await ask()).toBe('Ask him.')
    if (kind === 'ollama') expect(server.heard[0]!.body['think']).toBe(true)
  })

  it('thinks aloud between tags without being heard', async () => {
    await start(kind, { say: '<think>He is rude.</think>Ask him.' })
    expect(await ask()).toBe('Ask him.')
  })

  it.each<[string, Turn, string]>([
    ['slow to begin', { say: 'Ask him.', firstMs: 500 }, 'Ask him.'],
    ['too slow to begin', { say: 'Ask him.', firstMs: 4_000 }, '[timeout]'],
    ['silent in the middle', { say: 'Ask him.', ends: 'silence' }, 'Ask him.[timeout]'],
    ['cut off', { say: 'Ask him.', ends: 'cut' }, 'Ask him.[cut]'],
    ['stopped at its limit', { say: 'Ask him.', ends: 'length' }, 'Ask him.[cut]'],
    ['garbled', { say: 'Ask him.', ends: 'malformed' }, 'Ask him.[cut]'],
    ['out of memory half way', { say: 'Ask him.', ends: 'broken off' }, 'Ask him.[no-memory]'],
    ['out of memory', { trouble: 'no-memory' }, '[no-memory]'],
    ['without the model', { trouble: 'no-model' }, '[no-model]'],
    ['busy', { trouble: 'busy' }, '[busy]'],
    ['loading', { trouble: 'loading' }, kind === 'ollama' ? '[busy]' : '[loading]'],
  ])('%s', async (_what, turn, outcome) => {
    await start(kind, turn)
    expect(await ask()).toBe(outcome)
  })

  it('gone', async () => {
    await start(kind)
    await server.close()
    expect(await ask()).toBe('[unavailable]')
    await start(kind)
  })

  it('is sent as much of a talk as it can keep in mind: the newest turns, and all of the rules', async () => {
    await start(kind, { say: 'Ask him.' })
    Object.assign(server.models[0]!, { context: 2_000, loaded: 2_000 })
    const instructions = 'Never say "calm down". '.repeat(40)
    const earlier = Array.from({ length: 60 }, (_, at) => ({
      role: at % 2 ? ('assistant' as const) : ('user' as const),
      content: `${at}: ${'and then he said it again '.repeat(5)}`,
    }))
    expect(await ask({ instructions, earlier, data: 'And now?' })).toBe('Ask him.')
    const { seen, body } = server.heard[0]!
    expect(seen).toEqual(body['messages'])
    expect(tokensIn(seen)).toBeLessThan(2_000 - 600)
    expect(seen[0]).toEqual({ role: 'system', content: instructions })
    expect(seen.at(-2)!.content).toBe(earlier.at(-1)!.content)
    const kept = seen.length - 2
    expect(kept).toBeGreaterThan(10)
    expect(seen.at(-1)!.content).toBe(
      `(${60 - kept} earlier turns were left out, because not all of it fits into what you can keep in mind.)\n\nAnd now?`,
    )
    if (kind === 'ollama') expect(body['options']).toEqual({ num_ctx: 2_000, num_predict: 666 })
  })

  it('is not asked what it could not keep in mind at all', async () => {
    await start(kind, { say: 'Ask him.' })
    Object.assign(server.models[0]!, { context: 1_000, loaded: 1_000 })
    expect(await ask({ data: 'and then he said it again '.repeat(400) })).toBe('[full]')
    expect(server.heard).toEqual([])
  })

  it('is asked one question at a time, people first', async () => {
    await start(kind, { say: 'Ask him now, and kindly.', pieceMs: 15 })
    const model = opened()
    const answers = await Promise.all([1, 2, 3].map(() => ask({ model })))
    expect(answers).toEqual(Array.from({ length: 3 }, () => 'Ask him now, and kindly.'))
    expect(server.busiest).toBe(1)
  })
})

// Ollama is told how much to hold.
it.each(['llama-cpp', 'lm-studio'] as const)(
  '%s: one that holds less than it says refuses, and is heard',
  async (kind) => {
    await start(kind, { say: 'Ask him.' })
    const model = { ...opened(), context: async () => 100_000 }
    server.models[0]!.context = 1_000
    expect(await ask({ model, data: 'and then he said it again '.repeat(400) })).toBe('[full]')
  },
)

describe('what is begun again', () => {
  it('is what nobody waits for, where it gave way to somebody: once they are answered', async () => {
    await start('llama-cpp', { say: 'What he forgot. '.repeat(8), pieceMs: 20 }, { say: 'Ask him.' })
    const model = opened()
    const order: string[] = []
    const idle = ask({ model, idle: true }).then((said) => order.push(`memory: ${said}`))
    await expect.poll(() => server.busy).toBe(1)
    await ask({ model }).then((said) => order.push(`Nora: ${said}`))
    await idle
    expect(order).toEqual(['Nora: Ask him.', 'memory: Ask him.'])
    expect(server.heard.map(({ gone }) => gone)).toEqual([true, false, false])
  })

  it('is a question to a model that held less than it said, as long as it can be asked for less', async () => {
    await start('llama-cpp', { trouble: 'no-memory' })
    let left = 2
    expect(await ask({ model: { ...opened(), shorten: () => left-- > 0 } })).toBe('[no-memory]')
    expect(server.heard).toHaveLength(3)
  })
})

describe('the length that Ollama is asked for', () => {
  const long = 'and then he said it again '
  const askedFor = () => server.heard.map(({ body }) => (body['options'] as { num_ctx: number }).num_ctx)

  it('stays the same, as far as the model was made for it: another would load the model anew', async () => {
    await start('ollama', { say: 'Ask him.' })
    server.models[0]!.context = 131_072
    const model = opened()
    expect(await ask({ model })).toBe('Ask him.')
    expect(await ask({ model, data: long.repeat(1_000) })).toBe('Ask him.')
    expect(await ask({ model, data: long.repeat(1_800) })).toBe('[full]')
    server.models[0]!.context = 12_000
    expect(await ask({ model })).toBe('Ask him.')
    expect(askedFor()).toEqual([16_384, 16_384, 12_000])
    for (const { seen, body } of server.heard) expect(seen).toEqual(body['messages'])
  })
})
