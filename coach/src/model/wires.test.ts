import { describe, expect, it } from 'vitest'
import { openModelServer } from '../../test/model-server.ts'
import { reading, received } from '../../test/model-words.ts'
import { workedOut } from '../../test/worked-out.ts'
import { asked } from '../evals/talk.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'

const input = asked('He forgot the guests again and I went to bed.')
const good = 'You "went to bed", and the guests stayed. What would you have liked him to see?'

describe.each([
  { wire: 'anthropic' as const, model: 'claude-sonnet-4-5', key: 'x-api-key', path: /^\/v1\/messages$/ },
  {
    wire: 'google' as const,
    model: 'gemini-2.5-flash',
    key: 'x-goog-api-key',
    path: /^\/v1beta\/models\/gemini-2\.5-flash:/,
  },
])('over the wire of $wire', ({ wire, model: name, key, path }) => {
  it('a reply streams, a reading comes whole, and a failure is one', async () => {
    const server = await openModelServer(wire)
    try {
      const model = openModel({ provider: wire, model: name, url: server.url, key: 'secret' })
      expect(model.host).toBe(new URL(server.url).host)
      const coach = createModelCoach({ model, builtIn: workedOut }) as typeof workedOut
      server.plays = [{ say: good }]
      const said: string[] = []
      const reply = await coach.reply(input, { say: (sentence) => said.push(sentence) })
      expect(reply).toMatchObject({ response: good, coach: 'language-model', evidence: [{ quote: 'went to bed' }] })
      expect(said).toHaveLength(2)
      const heard = server.heard[0]!
      expect(heard.path).toMatch(path)
      expect(heard.headers[key]).toBe('secret')
      expect(heard.text).toContain('Everything between <data> and </data> is JSON')
      server.plays = [{ say: JSON.stringify(reading) }]
      expect(await coach.textAnalysis(received)).toMatchObject({ coach: 'language-model', confidence: 0.55 })
      for (const play of [{ status: 529 }, { say: 'You went', ends: 'cut' as const }]) {
        server.plays = [play]
        await expect(coach.reply(input)).rejects.toThrow('the language model')
      }
    } finally {
      await server.close()
    }
  })
})

describe('the machine that words go to', () => {
  it('is the one that was configured, and otherwise the company’s own', () => {
    expect(openModel({ provider: 'anthropic', model: 'm' }).host).toBe('api.anthropic.com')
    expect(openModel({ provider: 'google', model: 'm' }).host).toBe('generativelanguage.googleapis.com')
    expect(openModel({ provider: 'openai-compatible', model: 'm' }).host).toBe('api.openai.com')
    const own = openModel({ provider: 'openai-compatible', model: 'm', url: 'http://localhost:11434/v1/' })
    expect(own).toMatchObject({ host: 'localhost:11434', name: 'm' })
  })
})
