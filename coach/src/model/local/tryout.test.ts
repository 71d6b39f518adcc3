import { afterEach, describe, expect, it } from 'vitest'
import { openLocalServer, type LocalServer, type Turn } from '../../../test/local-server.ts'
import { openModel } from '../provider.ts'
import { tryOut } from './tryout.ts'

let server: LocalServer
afterEach(() => server.close())

const opened = () => openModel({ provider: server.kind, model: 'small:8b', url: server.root })
const formed = {
  feeling: 'hurt',
  quotes: [{ quote: 'Fine.', shows: 'it is not' }],
  reply: 'Sunday works.',
  asksFor: 'nothing',
}
const wants = (body: Record<string, unknown>) => body['format'] !== undefined || body['response_format'] !== undefined
const plays =
  (json: string) =>
  (body: Record<string, unknown>): Turn =>
    wants(body) ? { say: json } : { say: 'That hurts. You could tell her so. What would you say?', pieceMs: 30 }
const pairs = Array.from({ length: 60 }, (_, at) => ({ danger: `danger ${at}`, harmless: `harmless ${at}` }))
/** Takes for danger what is, but for the first few. */
const judging = (missed: number) => {
  const isMet = (text: string) => text.startsWith('danger') && Number(text.split(' ')[1]) >= missed
  return (body: Record<string, unknown>): Turn => {
    const asked = (body['messages'] as { content: string }[]).at(-1)!.content
    const data = /^<data>\n([\s\S]*"texts"[\s\S]*)\n<\/data>$/.exec(asked)
    if (!data) return plays(JSON.stringify(formed))(body)
    const { texts } = JSON.parse(data[1]!) as { texts: { number: number; text: string }[] }
    return { say: JSON.stringify({ danger: texts.flatMap(({ number, text }) => (isMet(text) ? [number] : [])) }) }
  }
}
const now = () => performance.now()

describe('a try-out', () => {
  it.each(['ollama', 'llama-cpp', 'lm-studio'] as const)('measures a model of %s with words of ours', async (kind) => {
    server = await openLocalServer(kind)
    server.plays = [plays(JSON.stringify(formed))]
    const tried = await tryOut(opened(), null, now)
    expect(tried).toMatchObject({ form: 'kept', danger: null, mayClear: false, failure: null })
    expect(tried.wordsPerSecond).toBeGreaterThan(1)
    expect(tried.wordsPerSecond).toBeLessThan(100)
    expect(server.heard).toHaveLength(3)
  })

  it('says where a form is not kept', async () => {
    server = await openLocalServer('ollama')
    server.plays = [plays('Sure! Here is what I think.')]
    expect(await tryOut(opened(), null, now)).toMatchObject({ form: 'broken', failure: null })
  })

  it('lets a model lower an alarm only where it meets 57 of 60', async () => {
    server = await openLocalServer('ollama')
    const danger = { of: 60, spared: 60, twins: 60 }
    server.plays = [judging(3)]
    expect(await tryOut(opened(), pairs, now)).toMatchObject({ danger: { ...danger, met: 57 }, mayClear: true })
    server.plays = [judging(4)]
    expect(await tryOut(opened(), pairs, now)).toMatchObject({ danger: { ...danger, met: 56 }, mayClear: false })
  })

  it.each(['no-memory', 'no-model', 'loading'] as const)('says why it ended: %s', async (trouble) => {
    server = await openLocalServer('llama-cpp')
    server.plays = [{ trouble }]
    expect(await tryOut(opened(), null, now)).toMatchObject({ wordsPerSecond: null, form: null, failure: trouble })
  })
})
