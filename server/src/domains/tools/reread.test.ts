import type { Safety } from '@mallama/contracts/safety'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { rooms, type RoomState } from '../chat/chat.table.ts'
import { toolLines, toolUses } from './tools.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const keyOf = ({ id }: Person) => world.app.world.keys.of(world.database.db, id)

const card = (tier: 2 | 3): NonNullable<Safety> => {
  const before = {
    tier,
    category: 'abuse' as const,
    message: 'What you describe is not a quarrel.',
    resources: [],
    country: null,
    thirdParty: false,
  }
  // As it was kept before a finding could be set aside.
  return before as unknown as NonNullable<Safety>
}

async function asked(person: Person, path: string, body: object) {
  const answer = await person.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

/** The kept use as an earlier version of the screen left it. */
async function keptBefore(person: Person, id: string, change: (body: never) => object) {
  const key = await keyOf(person)
  const { db } = world.database
  const [row] = await db.select().from(toolUses).where(eq(toolUses.id, id))
  const { screen: _screen, ...body } = change(opened(toolUses, row!, key).body as never) as { screen?: number }
  await db
    .update(toolUses)
    .set(sealed(toolUses, { body } as never, key))
    .where(eq(toolUses.id, id))
}

const quarrel = 'Ana: You never help around the house.\nLuis: That is not true, I did the laundry.'
const blanked =
  (tier: 2 | 3) =>
  (body: { analysis?: object }): object =>
    'interpretation' in (body.analysis ?? {}) || 'communicationStyle' in (body.analysis ?? {})
      ? { ...body, analysis: { ...body.analysis, interpretation: '', communicationStyle: '', safety: card(tier) } }
      : { ...body, craftedMessage: '', summary: '', safety: card(tier) }

const tools: [path: string, body: object, words: (shown: never) => string][] = [
  [
    '/api/text-analysis',
    { text: 'You left the pantry open again.' },
    ({ analysis }: { analysis: { interpretation: string } }) => analysis.interpretation,
  ],
  [
    '/api/relationship-analysis',
    {
      relationshipType: 'friend',
      description: 'We have known each other since school and talk less since she moved away.',
    },
    ({ analysis }: { analysis: { communicationStyle: string } }) => analysis.communicationStyle,
  ],
  [
    '/api/craft-message',
    { goal: 'tell my sister that I cannot come on Sunday', selectedTone: 'caring' },
    ({ craftedMessage }: { craftedMessage: string }) => craftedMessage,
  ],
  ['/api/resolve-argument', { originalConversation: quarrel }, ({ summary }: { summary: string }) => summary],
]

describe.each(tools)('%s', (path, body, words) => {
  const shown = async (person: Person, id: string) => {
    if (path === '/api/resolve-argument') return (await person.get(`${path}/${id}`)).body
    return (await person.get(path)).body[0]
  }

  it('a result that an earlier screen blanked comes back, and stays', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, path, body)
    await keptBefore(nora, id, blanked(2) as never)
    const now = await shown(nora, id)
    expect(now.safety ?? now.analysis?.safety ?? null).toBeNull()
    expect(words(now as never)).toMatch(/\w{3}/)
    expect(await shown(nora, id)).toEqual(now)
  })

  it('what a language model saw stays as it was', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, path, body)
    const byModel = (kept: { analysis?: object }): object =>
      'coach' in (kept.analysis ?? {})
        ? { ...kept, analysis: { ...kept.analysis, coach: 'language-model' } }
        : { ...kept, coach: 'language-model' }
    await keptBefore(nora, id, ((kept: object) => byModel(blanked(2)(kept))) as never)
    const now = await shown(nora, id)
    expect((now.safety ?? now.analysis.safety).tier).toBe(2)
  })

  it('what was stated stays as it was', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, path, body)
    await keptBefore(nora, id, blanked(3) as never)
    const now = await shown(nora, id)
    expect((now.safety ?? now.analysis.safety).tier).toBe(3)
    // Kept before there was the field: not set aside.
    expect((now.safety ?? now.analysis.safety).aside).toBe(false)
  })
})

it('a rehearsal that an earlier screen stopped is played on', async () => {
  const nora = await world.member()
  const { id } = await asked(nora, '/api/rehearsals', { scenario: 'I want to ask for help with the dishes' })
  const line = await asked(nora, `/api/rehearsals/${id}/turns`, { content: 'Could you do the dishes today?' })
  const key = await keyOf(nora)
  const before = { ...line, reply: '', refused: 'This comes first.', safety: card(2) }
  const { db } = world.database
  await db
    .update(toolLines)
    .set(sealed(toolLines, { body: before }, key))
    .where(eq(toolLines.id, line.id))
  const { lines } = (await nora.get(`/api/rehearsals/${id}`)).body
  expect(lines[0]).toMatchObject({ id: line.id, safety: null })
  expect(lines[0].reply).toMatch(/\w/)
})

describe('a room', () => {
  const flagged = async (message: string, tier: 1 | 2 | 3) => {
    const nora = await world.member()
    const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
    const id = body.id as string
    const { conversationId } = (await nora.post('/api/chat', { message, relationshipContext: { relationshipId: id } }))
      .body
    const { db } = world.database
    const state: RoomState = { coach: null, flag: { tier, category: 'abuse', at: '2026-01-01T00:00:00.000Z' } }
    const key = await roomKey(nora, conversationId)
    await db
      .update(rooms)
      .set(sealed(rooms, { state }, key))
      .where(eq(rooms.id, conversationId))
    await nora.get(`/api/relationships/${id}/room`)
    return (await nora.get(`/api/relationships/${id}/insights`)).body.safety?.tier ?? 0
  }
  const roomKey = async (person: Person, roomId: string) => {
    const { roomParticipants } = await import('../chat/chat.table.ts')
    const { unwrap } = await import('../../platform/keys.ts')
    const [row] = await world.database.db.select().from(roomParticipants).where(eq(roomParticipants.roomId, roomId))
    return unwrap(row!.wrappedKey, await keyOf(person), `room:${roomId}`)
  }

  it.each<[string, string, 1 | 2 | 3, number]>([
    ['flagged by an earlier screen for nothing is flagged no more', 'He forgot to call my mother again.', 2, 0],
    ['flagged for a doubt is not flagged', 'He forgot to call my mother again.', 1, 0],
    [
      'flagged for what this screen sees as well stays flagged',
      'He hits me when he drinks and I am scared of him.',
      2,
      2,
    ],
    ['flagged for what was stated stays flagged', 'He forgot to call my mother again.', 3, 3],
  ])('%s', async (_what, message, tier, now) => {
    expect(await flagged(message, tier)).toBe(now)
  })
})
