import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ARCHIVE_MS, TRIAL_MS } from '@mallama/contracts/access'
import { DAY_MS } from '@mallama/contracts/days'
import { Export } from '@mallama/contracts/privacy'
import { eq, getTableColumns, getTableName, is, type Table } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { livesHere } from '../../../test/lives-here.ts'
import { addRelationship } from '../../../test/matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { unwrap } from '../../platform/keys.ts'
import { opened, type DataKey } from '../../platform/secrets.ts'
import { messages, roomParticipants, rooms } from '../chat/chat.table.ts'

let world: TestWorld
/** Someone who has done everything once. */
let lived: Person
beforeAll(async () => {
  world = await openWorld()
  lived = await world.member('lived')
  await livesHere(world, lived)
}, 180_000)
afterAll(() => world.close())

/** Every table that there is, as the sources declare them. */
async function tables(): Promise<Table[]> {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable)) as unknown as Table[]
}

/** Sealed and in no export, each for a reason. Accounts of the identity service have a key of their own. */
const withoutWords: Record<string, string[]> = {
  // What the coach carries from one answer to the next: codes, and the talk itself once more.
  rooms: ['state'],
  // As much of `body` as lists show.
  tool_uses: ['head'],
  // Until when letters are held back: who reads along must not learn that they are.
  users: ['lettersHeldUntil'],
  // A mediation that was left, as it stood: steps, marks and ids. Its words are exported as they are read.
  mediation_sides: ['record'],
  // Which reminders were put away, as codes.
  reminders: ['done'],
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => (name === 'state' ? [] : texts(inside)))
}

/** Everything sealed that is a person's, opened: by table and column. */
async function sealedTexts({ id }: Person): Promise<Record<string, string[]>> {
  const { db } = world.database
  const own = await world.app.world.keys.of(db, id)
  const found: Record<string, string[]> = {}
  const take = (table: Table, row: Record<string, unknown>, key: DataKey) => {
    const name = getTableName(table)
    for (const [column, { columnType }] of Object.entries(getTableColumns(table))) {
      const isSealed = columnType === 'PgCustomColumn' && row[column] instanceof Uint8Array
      if (!isSealed || column === 'wrappedKey' || withoutWords[name]?.includes(column)) continue
      ;(found[`${name}.${column}`] ??= []).push(...texts((opened(table, row, key) as Record<string, unknown>)[column]))
    }
  }
  for (const table of await tables()) {
    const name = getTableName(table)
    if (name.startsWith('identity_') || name === 'person_keys') continue
    const columns = getTableColumns(table)
    const owner = name === 'users' ? columns['id'] : columns['userId']
    if (!owner) continue
    const rows = await db
      .select()
      .from(table as PgTable)
      .where(eq(owner, id))
    for (const row of rows) take(table, row, own)
  }
  const said = await db
    .select({ row: messages, wrapped: roomParticipants.wrappedKey })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .innerJoin(roomParticipants, eq(roomParticipants.roomId, rooms.id))
    .where(eq(roomParticipants.userId, id))
  for (const { row, wrapped } of said) take(messages, row, unwrap(wrapped, own, `room:${row.roomId}`))
  return found
}

const exportOf = async (person: Person) => {
  const answer = await person.get('/api/export')
  expect(answer.status, answer.text).toBe(200)
  return answer
}

describe('the export', () => {
  it('has every text that is kept of the person, whatever table it lies in', async () => {
    const { body, headers } = await exportOf(lived)
    expect(Export.safeParse(body).error).toBeUndefined()
    expect(headers['content-disposition']).toBe('attachment; filename="mallama.json"')
    expect(headers['cache-control']).toBe('no-store')
    const exported = new Set(texts(body))
    const kept = await sealedTexts(lived)
    const missing = Object.entries(kept).filter(([, all]) => all.some((text) => !exported.has(text)))
    expect(missing).toEqual([])
    const seen = Object.keys(kept).filter((name) => kept[name]!.length > 0)
    for (const name of ['users.email', 'relationships.personName', 'messages.content', 'saved_chats.title'])
      expect(seen, name).toContain(name)
    for (const name of ['tool_uses.body', 'tool_lines.body', 'memory_facts.fact', 'relationship_insights.result'])
      expect(seen, name).toContain(name)
  })

  it('puts under each relationship what was written about it', async () => {
    const nora = await world.member('nora')
    const [sam, tom] = [await addRelationship(nora, 'Sam'), await addRelationship(nora, 'Tom')]
    await nora.post(`/api/relationships/${sam}/moments`, {
      kind: 'repair',
      intensity: 2,
      occurredAt: new Date(world.now).toISOString(),
      note: 'We laughed about it in the end',
    })
    await nora.post('/api/chat', { message: 'She was late again.', relationshipContext: { relationshipId: tom } })
    const { relationships } = (await exportOf(nora)).body as Export
    expect(relationships.map(({ personName }) => personName)).toEqual(['Sam', 'Tom'])
    expect(relationships[0]).toMatchObject({
      moments: [{ kind: 'repair', note: 'We laughed about it in the end' }],
      chats: [],
    })
    expect(relationships[1]).toMatchObject({ moments: [] })
    const [chat] = relationships[1]!['chats'] as { messages: { role: string; content: string }[] }[]
    expect(chat!.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(chat!.messages[1]!.content).toBe('She was late again.')
  })

  it('has nothing of anybody else, and none of the keys and hashes that the house keeps', async () => {
    const nora = await world.member('nora')
    await addRelationship(nora, 'Nobody else’s')
    const { body, text } = await exportOf(nora)
    expect(body).toMatchObject({ chats: [], tools: [], account: { email: nora.email } })
    expect(body.relationships).toHaveLength(1)
    expect(text).not.toContain(lived.id)
    const all = (await exportOf(lived)).text
    expect(all).not.toContain(nora.id)
    expect(all).not.toContain('Nobody else’s')
    for (const inner of ['userId', 'fingerprint', 'prints', 'clientId', 'wrappedKey', 'ordinal'])
      expect(all, inner).not.toContain(`"${inner}"`)
  })

  it('stays when access has ended, for ever; on screen one’s own words are open for seven days', async () => {
    const nora = await world.member('nora')
    const id = await addRelationship(nora, 'Sam')
    const before = world.now
    world.now = before + TRIAL_MS + ARCHIVE_MS - 1
    expect((await nora.get(`/api/relationships/${id}`)).body.personName).toBe('Sam')
    expect((await nora.get('/api/text-analysis')).status).toBe(200)
    world.now = before + TRIAL_MS + ARCHIVE_MS
    expect((await nora.get(`/api/relationships/${id}`)).body.code).toBe('membership_required')
    expect((await nora.get('/api/text-analysis')).status).toBe(402)
    expect(((await exportOf(nora)).body as Export).relationships).toMatchObject([{ personName: 'Sam' }])
    world.now = before + 300 * DAY_MS
    expect(((await exportOf(nora)).body as Export).relationships).toMatchObject([{ personName: 'Sam' }])
    world.now = before
  })
})
