import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { instructions, type PromptName } from '@mallama/coach/model/told'
import { openModel } from '@mallama/coach/model/provider'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import told from '../../coach/data/told.json' with { type: 'json' }
import { openModelServer, type ModelServer } from '../../coach/test/model-server.ts'
import { users } from '../src/domains/account/account.table.ts'
import { savedChats } from '../src/domains/chat/chat.table.ts'
import { summaryJob } from '../src/domains/chat/chat.ts'
import { journalEntries } from '../src/domains/journal/journal.table.ts'
import * as journal from '../src/domains/journal/journal.ts'
import * as table from '../src/domains/relationships/relationships.table.ts'
import { opened, sealed, type DataKey } from '../src/platform/secrets.ts'
import { openWorld, type Person, type TestWorld } from './world.ts'

let server: ModelServer
let world: TestWorld
beforeAll(async () => {
  server = await openModelServer()
  const coach = createModelCoach({
    model: openModel({ provider: 'openai-compatible', model: 'small', url: server.url }),
    builtIn: createBuiltInCoach(),
  })
  world = await openWorld({ coach })
  // Whole and in words, so that a chat goes on; no operation's JSON, so that each is asked for twice.
  server.plays = [{ say: 'That is a lot for one week. What would you like to change first?' }]
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const mark = (of: PgTable, column: string) => `zq${getTableName(of).replaceAll('_', '')}${column.toLowerCase()}qz`
const marked = (of: PgTable, column: string) => `We spoke about the ${mark(of, column)} on a walk in the park.`

/** Sealed, and no text: the account cannot be read with words in it. */
const dates = new Set(['lettersHeldUntil'])

/** Writes a mark of its own into every sealed text of every row; columns that are made tomorrow included. */
async function markAll(of: PgTable, key: DataKey): Promise<string[]> {
  const { db } = world.database
  const columns = getTableColumns(of)
  const rows = (await db.select().from(of)) as Record<string, unknown>[]
  expect(rows.length, getTableName(of)).toBeGreaterThan(0)
  const written = new Set<string>()
  for (const row of rows) {
    const now = opened(of, row, key) as Record<string, unknown>
    const names = Object.entries(columns)
      .filter(
        ([name, column]) =>
          column.getSQLType() === 'bytea' && typeof (now[name] ?? '') === 'string' && !dates.has(name),
      )
      .map(([name]) => name)
    const texts = Object.fromEntries(names.map((name) => [name, marked(of, name)]))
    for (const name of names) written.add(mark(of, name))
    const { id } = columns as unknown as { id: Parameters<typeof eq>[0] }
    await db
      .update(of)
      .set(sealed(of, texts as never, key))
      .where(eq(id, row['id']))
  }
  return [...written]
}

/** A call that must go well: what was refused asked no model. */
const sure = (call: Person['post']) => async (path: string, body: object) => {
  const answer = await call(path, body)
  expect([path, answer.status, answer.body?.message]).toEqual([path, expect.toBeOneOf([200, 201]), undefined])
  return answer.body
}

/** Someone who agreed to the model, with a row of every kind. */
async function everyRow(): Promise<{ nora: Person; id: string }> {
  const nora = await world.member()
  const { coach } = (await world.stranger.get('/api/config')).body
  await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent, firstName: 'Nora', country: 'IE' })
  const post = sure(nora.post)
  const { id } = await post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
  const path = `/api/relationships/${id}`
  for (const value of [30, 60]) {
    const answers = { trust: value, communication: value, joy: value, growth: value }
    await post(`${path}/check-ins`, { ...answers, words: 'A week like any other' })
    world.now += 20 * 60 * 1000
  }
  const occurredAt = new Date(world.now).toISOString()
  for (const kind of ['conflict', 'conflict', 'positive'])
    await post(`${path}/moments`, { kind, intensity: 2, occurredAt, note: 'He forgot the call again' })
  await nora.put(`${path}/corrections/trust`, { value: 50, reason: 'It is better than that' })
  await post('/api/chat', {
    message: 'It hurts me when he is late for dinner.',
    relationshipContext: { relationshipId: id },
  })
  await world.app.world.afterwards.settled()
  await post(`${path}/saved-chats`, {
    title: 'The call',
    originalIssue: 'He forgot the call',
    chatHistory: [{ role: 'user', content: 'He forgot the call', timestamp: occurredAt }],
    aiInsights: 'a',
    keyTakeaways: 'b',
    actionItems: 'c',
    tags: ['call'],
    status: 'resolved',
  })
  await post('/api/journal', entry)
  return { nora, id }
}

const entry = { title: 'A day', content: 'He forgot the call again.', emotions: 'tired', mood: 'sad', tags: ['call'] }

/** Every call that asks a model about someone tracked. */
async function askEverything(nora: Person, id: string): Promise<void> {
  const about = { relationshipId: id }
  const quarrel = 'Nora: You never call, you are so careless\nTomas: I forgot, I was at work.'
  const post = sure(nora.post)
  await nora.del(`/api/relationships/${id}/room`)
  await post('/api/chat', { message: 'He was late again and I ate alone.', relationshipContext: about })
  await world.app.world.afterwards.settled()
  await post('/api/chat', { message: 'INSIGHTS:\nKEY TAKEAWAYS:\nACTION ITEMS:', relationshipContext: about })
  await nora.get(`/api/relationships/${id}/insights`)
  await post(`/api/relationships/${id}/action-steps`, { areas: 'keeping calls' })
  const written = await post('/api/journal', entry)
  const [insights] = journal.jobs(Promise.resolve({ ...world.app.world, db: world.database.db }))
  await insights!.run({ userId: nora.id, entryId: written.id })
  await post('/api/text-analysis', { text: 'Fine. Do whatever you want, you always do.', ...about })
  await post('/api/relationship-analysis', {
    relationshipType: 'romantic',
    description: 'We laugh a lot on Sundays, but he forgets what we agreed on and then I go quiet for days.',
    ...about,
  })
  await post('/api/craft-message', { goal: 'Ask Tomas to call my mum', selectedTone: 'caring', ...about })
  const rehearsal = await post('/api/rehearsals', { scenario: 'asking about the call', basis: ['I forgot'], ...about })
  await post(`/api/rehearsals/${rehearsal.id}/turns`, { content: 'Could you write it down next time?' })
  const resolved = await post('/api/resolve-argument', { originalConversation: quarrel, ...about })
  await post(`/api/resolve-argument/${resolved.id}/chat`, { message: 'What could I have said instead?' })
  expect((await nora.get('/api/progress/week')).status).toBe(200)
  const talk = await post('/api/conversations', { title: 'The call', type: 'solo_session' })
  for (const content of ['He forgot the call.', 'I was tired that day.', 'I would like to ask him again.'])
    await post(`/api/conversations/${talk.id}/messages`, { content, messageType: 'text' })
  await summaryJob(Promise.resolve({ ...world.app.world, db: world.database.db })).run({
    userId: nora.id,
    roomId: talk.id,
  })
}

const prompts = join(import.meta.dirname, '../../coach/src/model/prompts')
const everyPrompt = readdirSync(prompts)
  .map((file) => file.replace(/\.md$/, '') as PromptName)
  .filter((name) => (name as string) !== 'rules')

/** Prompts that no call about a person leads to, and why. */
const neverAsked: Partial<Record<PromptName, string>> = {
  safety: 'it is asked with our own probes when a model is tried out',
  mend: 'it is told the model’s own sentences',
}

const taskIn = (system: string) => /# Your task\s+([^\n]{0,60})/.exec(system)?.[1] ?? system
const asked = () => {
  const tasks = server.heard.map(({ body }) => taskIn((body['messages'] as { content: string }[])[0]!.content))
  return everyPrompt.filter((prompt) => tasks.includes(taskIn(instructions(prompt))))
}

test('of all that is kept about a person, only what is on the list reaches a model', async () => {
  const { nora, id } = await everyRow()
  const key = await world.app.world.keys.of(world.database.db, nora.id)
  const written: string[] = []
  const { relationships, checkIns, moments, scoreCorrections, memoryFacts } = table
  for (const each of [
    users,
    relationships,
    checkIns,
    moments,
    scoreCorrections,
    memoryFacts,
    savedChats,
    journalEntries,
  ])
    written.push(...(await markAll(each, key)))
  // Who someone is, is remembered for a moment.
  await nora.patch('/api/auth/user', { country: 'IE' })
  server.heard.length = 0
  await askEverything(nora, id)

  const sent = server.heard
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase()
  // Every prompt of tomorrow is asked here or has its reason: what is not sent was not merely not asked.
  expect(asked()).toEqual(everyPrompt.filter((prompt) => !Object.hasOwn(neverAsked, prompt)))
  const listed = [
    ...Object.keys(told.parts.facts).map((name) => mark(relationships, name === 'name' ? 'personName' : name)),
    mark(moments, 'note'),
    mark(memoryFacts, 'fact'),
    mark(savedChats, 'title'),
    mark(savedChats, 'keyTakeaways'),
    ...(['title', 'content', 'emotions'] as const).map((name) => mark(journalEntries, name)),
    // Who asks, and where: of the account nothing else.
    mark(users, 'firstName'),
  ].filter((word) => written.includes(word))
  expect([...new Set(written)].filter((word) => sent.includes(word)).sort()).toEqual(listed.sort())
  expect(sent).toContain('\\"country\\": \\"ie\\"')
  for (const secret of [nora.id, nora.email, id]) expect(sent).not.toContain(secret.toLowerCase())
}, 120_000)
