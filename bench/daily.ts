import { DAY_MS } from '@mallama/contracts/days'
import assert from 'node:assert'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { chromium, openBrowser } from './browser.ts'
import { firstView } from './first-view.ts'
import { median, sized, type Figure } from './processes.ts'
import { each, newcomer, serve, type Settled } from './served.ts'

const ROUNDS = sized(15, 1)
const BUDGET = 1.3
/** What a person opens in the time of one breath. */
const OPENS_MS = 1_000
const ENTRIES = sized(400, 8)
const PEOPLE = sized(12, 2)
const CHATS = sized(100, 4)
const MESSAGES = 40
/** What taking all of it along may cost the server beyond what it holds anyway. */
const EXPORT_MB = 64
const OTHERS = [10, 1_000, sized(100_000, 2_000)]

/** What the dashboard asks for, all at once. */
const DASHBOARD = [
  '/api/relationships',
  '/api/conversations',
  '/api/progress',
  '/api/text-analysis?limit=1',
  '/api/relationship-analysis?limit=1',
  '/api/learning-feed?limit=1',
  '/api/reminders',
]

/**
 * A year-old account: how long its journal takes to open on a phone, and whether its dashboard slows down as the rows of
 * other people grow. The built product on PostgreSQL.
 */
export async function measureDaily(databaseUrl: string, key: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-daily-'))
  const { url, stop, pid } = await serve(databaseUrl, key)
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    const nora = await aYear(url)
    return [
      ...(await journal(url, nora, dataDir)),
      await takenAlong(url, nora, pid),
      await dashboard(url, nora, database),
    ]
  } finally {
    await database.end()
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS - 60_000).toISOString()

async function aYear(url: string): Promise<Settled> {
  const nora = await newcomer(url, 'daily')
  const people = await each(PEOPLE, (n) =>
    nora.post('/api/relationships', { personName: `Person ${n}`, relationshipType: 'friend', strugglingWith: 'No' }),
  )
  const rated = { trust: 60, communication: 55, joy: 70, growth: 40 }
  await each(PEOPLE * sized(50, 2), (n) =>
    nora.post(`/api/relationships/${people[n % PEOPLE]!.id}/check-ins`, {
      ...rated,
      at: ago(Math.floor(n / PEOPLE) * 7),
    }),
  )
  const said = (n: number) => ({
    role: n % 2 === 0 ? 'user' : 'assistant',
    content: `Line ${n}. He said it again at dinner and I looked at my plate until it was over. `.repeat(4),
    timestamp: ago(CHATS - n),
  })
  await each(CHATS, (n) =>
    nora.post(`/api/relationships/${people[n % PEOPLE]!.id}/saved-chats`, {
      title: `Talk ${n}`,
      status: 'needs_attention',
      chatHistory: Array.from({ length: MESSAGES }, (_, at) => said(at)),
    }),
  )
  const moods = ['very_happy', 'happy', 'neutral', 'sad', 'very_sad']
  await each(ENTRIES, (n) =>
    nora.post('/api/journal', {
      title: `Day ${n}`,
      content: 'Sat in the car for ten minutes before going up. Said it at dinner, and it was not as bad as I thought.',
      mood: moods[n % moods.length],
      emotions: 'tired, calm',
      tags: ['home', `Person ${n % PEOPLE}`],
    }),
  )
  return nora
}

async function journal(url: string, nora: Settled, dataDir: string): Promise<Figure[]> {
  if (chromium === null) return [{ what: 'journal of a year', found: 'no Chromium here', target: '', ok: null }]
  const browser = await openBrowser(chromium, join(dataDir, 'browser'), ['--window-size=390,844'])
  await browser.remember(`${url}/robots.txt`, nora.storage)
  const seen = []
  // The first round fills the browser's cache, as the first visit does.
  for (let round = sized(-1, 0); round < ROUNDS; round++) {
    const ms = await firstView(browser.port, `${url}/journal`, '.journal article')
    if (round >= 0) seen.push(ms)
  }
  await browser.close()
  const ms = median(seen)
  return [
    {
      what: `a journal of ${ENTRIES} entries on a phone's screen, to its first entry`,
      found: `${ms.toFixed(0)} ms`,
      target: `under ${OPENS_MS} ms`,
      ok: ms < OPENS_MS,
    },
  ]
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

/** The archive of a year, as it is streamed: how much more the server holds meanwhile. */
async function takenAlong(url: string, nora: Settled, pid: number): Promise<Figure> {
  const what = `an export of ${ENTRIES} entries, ${PEOPLE} relationships and ${CHATS} chats: memory beyond what was held`
  if (!existsSync('/proc/self/status')) return { what, found: 'not to be seen on this system', target: '', ok: null }
  const take = async () => {
    const response = await fetch(`${url}/api/export?format=zip`, { headers: { authorization: `Bearer ${nora.token}` } })
    assert(response.ok, `the export: ${response.status}`)
    return (await response.arrayBuffer()).byteLength
  }
  // Code that is compiled at its first use is no memory of this one.
  for (let warm = 0; warm < sized(5, 1); warm++) await take()
  const found: number[] = []
  const taken: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = residentMb(pid)
    let most = before
    const watch = setInterval(() => (most = Math.max(most, residentMb(pid))), 10)
    const began = performance.now()
    bytes = await take()
    taken.push(performance.now() - began)
    clearInterval(watch)
    found.push(Math.max(most, residentMb(pid)) - before)
  }
  const more = Math.max(...found)
  return {
    what,
    found: `${more.toFixed(0)} MB at most, ${median(found).toFixed(0)} MB as a rule (${(bytes / 1024).toFixed(0)} kB in ${median(taken).toFixed(0)} ms)`,
    target: `at most ${EXPORT_MB} MB`,
    ok: more <= EXPORT_MB,
  }
}

async function dashboard(url: string, nora: Settled, database: pg.Client): Promise<Figure> {
  const round = async () => {
    const began = performance.now()
    await Promise.all(
      DASHBOARD.map(async (path) => {
        const response = await fetch(url + path, { headers: { authorization: `Bearer ${nora.token}` } })
        assert(response.ok, `${path}: ${response.status}`)
        await response.text()
      }),
    )
    return performance.now() - began
  }
  const found: number[] = []
  let there = 0
  for (const others of OTHERS) {
    await addOthers(database, others - there, there)
    there = others
    for (let warm = 0; warm < sized(5, 1); warm++) await round()
    const seen: number[] = []
    for (let at = 0; at < ROUNDS; at++) seen.push(await round())
    found.push(median(seen))
  }
  const ratio = found.at(-1)! / found[0]!
  return {
    what: `the dashboard's ${DASHBOARD.length} calls at once with ${OTHERS.at(-1)!.toLocaleString('en')} rows of other people a table, over ${OTHERS[0]}`,
    found: `${ratio.toFixed(2)} (${found.map((ms) => `${ms.toFixed(0)} ms`).join(', ')})`,
    target: `at most ${BUDGET}`,
    ok: ratio <= BUDGET,
  }
}

/** As many rows of a table as `$1` to `$2` counts, like one of hers but for what is `changed`. */
const copy = (table: string, changed: string, join = '') => `
    insert into ${table}
    select (jsonb_populate_record(model, jsonb_build_object('id', gen_random_uuid(), 'ordinal',
      nextval(pg_get_serial_sequence('${table}', 'ordinal')), ${changed}))).*
    from ${table} model cross join generate_series($1::int, $2::int) n ${join}
    where model.id = (select id from ${table} where user_id not like 'other-%' limit 1)`

/** Rows like hers for people whom she does not know, in each table that a person's rows stand in. */
async function addOthers(database: pg.Client, rows: number, from: number): Promise<void> {
  const span = [from + 1, from + rows]
  await database.query(
    `insert into users (id, created_at, updated_at) select 'other-' || n, now(), now() from generate_series($1::int, $2::int) n`,
    span,
  )
  const own = `'user_id', 'other-' || n`
  await database.query(copy('relationships', own), span)
  await database.query(copy('journal_entries', own), span)
  const theirs = `join relationships on relationships.user_id = 'other-' || n`
  await database.query(copy('check_ins', `${own}, 'relationship_id', relationships.id`, theirs), span)
  await database.query('analyze')
}
