import { unzipSync, strFromU8 } from 'fflate'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { livesHere } from '../../../test/lives-here.ts'
import { addRelationship } from '../../../test/matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import type { Db } from '../../platform/db.ts'
import { journalEntries } from '../journal/journal.table.ts'
import { archive } from './archive.ts'
import { collected, json } from './whole.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function filesOf(person: Person, query = '') {
  const response = await world.app.http.inject({
    url: `/api/export?format=zip${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(response.statusCode).toBe(200)
  const files = Object.entries(unzipSync(new Uint8Array(response.rawPayload)))
  return {
    headers: response.headers,
    files: Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])) as Record<string, string>,
  }
}

const write = (person: Person, entry: object) =>
  person.post('/api/journal', { title: 'A day', content: 'Nothing much.', emotions: 'calm', mood: 'neutral', ...entry })

describe('the archive', () => {
  it('has the very data that the export answers, and a page a kind with every word of it', async () => {
    const lived = await world.member('lived')
    await livesHere(world, lived)
    const { files, headers } = await filesOf(lived)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toBe('attachment; filename="mallama-2026-03-02.zip"')
    expect(headers['content-encoding']).toBeUndefined()
    const { body } = await lived.get('/api/export')
    const data = JSON.parse(files['data.json']!)
    // A sign-in and an hour of the server's clock are of the asking itself.
    expect(data).toEqual({ ...body, account: { ...body.account, serverTime: data.account.serverTime } })
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['people.md', 'journal.md', 'tools.md', 'learning-feed.md', 'account.md', 'README.md']),
    )
    expect(files['people.md']).toMatch(/^# People you write about\n\n## Sam\n/)
    expect(files['account.md']).toContain(lived.email)
    const { content } = body.journal.entries[0]
    expect(files['journal.md']).toContain(content)
  })

  it('has no file for what there is nothing of', async () => {
    const nora = await world.newcomer('nora')
    expect(Object.keys((await filesOf(nora)).files)).toEqual(['data.json', 'account.md', 'README.md'])
  })

  it('tells times by the person’s clock: the one they set, else the one of the device, else UTC', async () => {
    const nora = await world.member('nora')
    await write(nora, { title: 'Late' })
    const read = async (query?: string) => (await filesOf(nora, query)).files['journal.md']
    expect(await read()).toContain('## Late, 2 March 2026, 20:00')
    expect(await read('&timeZone=Pacific/Auckland')).toContain('## Late, 3 March 2026, 09:00')
    expect(await read('&timeZone=Nowhere/Land')).toContain('## Late, 2 March 2026, 20:00')
    await nora.patch('/api/auth/user', { timeZone: 'Asia/Tokyo' })
    expect(await read('&timeZone=Pacific/Auckland')).toContain('## Late, 3 March 2026, 05:00')
  })

  it('takes words for words: they are no heading, no tag and no link of the page', async () => {
    const nora = await world.member('nora')
    await write(nora, { title: '# Not <b>me</b>', content: '# Title\n<script>x</script>\n[a](http://b) `c`\n- d' })
    const { files } = await filesOf(nora)
    const page = files['journal.md']!
    expect(page.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(2)
    expect(page.replaceAll(/\\./g, '')).not.toMatch(/[<[`]/)
    expect(page).toContain('> - d')
    expect(JSON.parse(files['data.json']!).journal.entries[0].content).toContain('<script>x</script>')
  })

  it('refuses a format that it does not know, and a stranger', async () => {
    const nora = await world.newcomer('nora')
    expect(await nora.get('/api/export?format=pdf')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await world.stranger.get('/api/export?format=zip')).status).toBe(401)
  })
})

/** This person's first page of the journal, once more at each look, so that it never ends; and how often it was looked at. */
async function withoutEnd(person: Person) {
  const { db } = world.database
  const page = await db.select().from(journalEntries).where(eq(journalEntries.userId, person.id)).limit(50)
  expect(page).toHaveLength(50)
  let looks = 0
  // It ends all the same, for a test that fails.
  const again = async () => (looks++ < 2_000 ? page : [])
  const select = (...fields: []) => {
    const asked = db.select(...fields)
    const from = (table: never) =>
      table === journalEntries ? { where: () => ({ orderBy: () => ({ limit: again }) }) } : asked.from(table)
    return { from }
  }
  const endless = new Proxy(db, { get: (its, name) => (name === 'select' ? select : its[name as keyof Db]) })
  return { db: endless, read: () => looks * page.length }
}

describe('what is years long', () => {
  const context = (person: Person, db = world.database.db) =>
    ({ ...world.app.world, db, actor: { ...person, timeZone: null, session: null } }) as never

  it('is read no faster than it is taken, and no further once its person has gone', async () => {
    const nora = await world.member('nora')
    for (let at = 0; at < 3; at++) await addRelationship(nora, `Sam ${at}`)
    for (let at = 0; at < 50; at++)
      await write(nora, { title: `Entry ${at}`, content: Array.from({ length: 100 }, Math.random).join(' ') })
    const { db, read } = await withoutEnd(nora)
    const stream = archive(context(nora, db), 'UTC')
    stream.read()
    await once(stream, 'readable')
    await after(500)
    const first = read()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(2_000)
    stream.destroy()
    await after(200)
    expect(read()).toBeLessThan(first + 200)
  })

  it('comes out the same in pages of any length, none twice and none left out', async () => {
    const nora = await world.member('nora')
    // More than two pages of the journal, half of them in the very same millisecond.
    for (let at = 0; at < 120; at++) {
      if (at % 2) world.now += 1
      expect((await write(nora, { title: `Entry ${at}` })).status).toBe(201)
    }
    const { files } = await filesOf(nora)
    const { entries } = JSON.parse(files['data.json']!).journal
    expect(entries.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 120 }, (_, at) => `Entry ${at}`),
    )
    expect(files['journal.md']!.match(/^## Entry /gm)).toHaveLength(120)
  })

  it('is written as the same JSON as in one piece', async () => {
    const value = {
      a: [1, { b: null, c: undefined }],
      none: async function* () {},
      d: {
        e: async function* () {
          yield { x: 'line\n"two"' }
          yield {
            y: async function* () {
              yield {}
            },
          }
        },
      },
    }
    let text = ''
    for await (const piece of json(value)) text += piece
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(await collected(value))))
  })
})
