import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function asked(person: Person, path: string, body: object) {
  const answer = await person.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

describe('a list shows no word of what told of danger', () => {
  const grave = 'He choked me on Tuesday in the pantry and said that next time he will not stop.'
  it.each<[string, Record<string, unknown>]>([
    ['/api/text-analysis', { text: 'If you go I will kill you. I know where the pantry key is.' }],
    ['/api/text-analysis', { text: 'Where were you?', context: grave }],
    ['/api/relationship-analysis', { relationshipType: 'romantic', description: grave }],
    ['/api/craft-message', { goal: `I want to say sorry to him. ${grave}`, selectedTone: 'caring' }],
    ['/api/resolve-argument', { originalConversation: `Me: ${grave}\nHim: You made me do that in the pantry.` }],
    ['/api/rehearsals', { scenario: `I want to talk with him again. ${grave}` }],
  ])('%s %#', async (path, body) => {
    const nora = await world.member()
    const { id, safety } = await asked(nora, path, body)
    expect(safety.tier).toBeGreaterThanOrEqual(2)
    const list = await nora.get(path)
    expect(list.status, list.text).toBe(200)
    expect(list.body.map((row: { id: string }) => row.id)).toEqual([id])
    expect(list.text).not.toMatch(/pantry|choked|kill/i)
    expect((await nora.del(`${path}/${id}`)).status).toBe(204)
    expect((await nora.get(path)).body).toEqual([])
  })

  it('and every word of what did not', async () => {
    const nora = await world.member()
    await asked(nora, '/api/text-analysis', { text: 'You left the pantry open again.', context: 'It was late.' })
    const [row] = (await nora.get('/api/text-analysis')).body
    expect(row).toMatchObject({ originalText: 'You left the pantry open again.', context: 'It was late.' })
    expect(row.analysis.interpretation).toMatch(/\w/)
  })

  it('a quarrel that may be about safety has no opening either', async () => {
    const nora = await world.member()
    const made = await asked(nora, '/api/resolve-argument', {
      originalConversation: 'Ana: You never listen to me.\nLuis: Everything feels pointless these days.',
    })
    expect(made.safety?.tier).toBe(1)
    expect((await nora.get('/api/resolve-argument')).body[0]).toMatchObject({ opening: '', flagged: false })
  })
})

describe('the opening of a quarrel', () => {
  it.each([
    [
      '[03/04/2025, 07:12:44] Priya: You could have told me about Friday.\n[03/04/2025, 07:13:02] Dev: I forgot, all right?',
    ],
    ['03/04/2025, 07:12 - Priya: You could have told me about Friday.\n03/04/2025, 07:13 - Dev: I forgot, all right?'],
    ['4/3/25, 7:12 AM - Priya: You could have told me about Friday.\n4/3/25, 7:13 AM - Dev: I forgot, all right?'],
    ['Priya: You could have told me about Friday.\nDev: I forgot, all right?'],
    [
      '12/02/2025, 09:00 - Messages and calls are end-to-end encrypted.\n12/02/2025, 09:01 - Priya: You could have told me about Friday.\n12/02/2025, 09:03 - Dev: I forgot, all right?',
    ],
  ])('is what was said, without stamps or names: %#', async (originalConversation) => {
    const nora = await world.member()
    await asked(nora, '/api/resolve-argument', { originalConversation })
    expect((await nora.get('/api/resolve-argument')).body[0].opening).toBe('You could have told me about Friday.')
  })
})

describe('a page names what it asks for', () => {
  const sent: [string, Record<string, unknown>][] = [
    ['/api/text-analysis', { text: 'Fine. Whatever you think.' }],
    [
      '/api/relationship-analysis',
      { relationshipType: 'friend', description: 'We walk every Sunday, and lately she cancels without a word to me.' },
    ],
    ['/api/craft-message', { goal: 'thank my brother for the lift to the station', selectedTone: 'caring' }],
    ['/api/resolve-argument', { originalConversation: 'Priya: You never call.\nDev: I call, you are never in.' }],
  ]
  it.each(sent)('%s', async (path, body) => {
    const [nora, olga] = [await world.member(), await world.member()]
    const id = randomUUID()
    expect((await asked(nora, path, { ...body, id })).id).toBe(id)
    expect((await nora.post(path, { ...body, id })).status).toBe(409)
    // Somebody else's name for it is as good as none, and takes nothing from whose it is.
    expect((await olga.post(path, { ...body, id })).status).toBe(409)
    expect((await olga.del(`${path}/${id}`)).status).toBe(404)
    expect((await nora.get(path)).body).toHaveLength(1)
    expect((await nora.del(`${path}/${id}`)).status).toBe(204)
    expect((await nora.post(path, { ...body, id: 'mine' })).status).toBe(400)
  })
})

describe('what is cancelled is not kept', () => {
  it.each(['while it is read', 'when it has been read'] as const)('%s', async (moment) => {
    const coach = scriptedCoach()
    const reached = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<unknown>()
    const go = Promise.withResolvers<void>()
    const { textAnalysis } = coach
    coach.textAnalysis = async (input, live) => {
      live?.signal?.addEventListener('abort', heard.resolve)
      reached.resolve()
      await go.promise
      if (moment === 'while it is read') live?.signal?.throwIfAborted()
      return textAnalysis(input)
    }
    const here = await openWorld({ coach })
    try {
      const nora = await here.member()
      const address = await here.app.http.listen({ port: 0, host: '127.0.0.1' })
      const leaving = new AbortController()
      const answer = fetch(`${address}/api/text-analysis`, {
        method: 'POST',
        headers: { authorization: `Bearer ${nora.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'Fine. Whatever you think.' }),
        signal: leaving.signal,
      })
      await reached.promise
      leaving.abort()
      await expect(answer).rejects.toThrow(/abort/i)
      await heard.promise
      go.resolve()
      await new Promise((done) => setTimeout(done, 300))
      expect((await nora.get('/api/text-analysis')).body).toEqual([])
    } finally {
      await here.close()
    }
  })
})
