import { sql } from 'drizzle-orm'
import { expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../src/platform/database.ts'
import type { SharedPGlite } from '../src/platform/embedded.ts'
import { openLender } from './lent-engine.ts'

/** Engines are lent one after the other: nothing of one owner may come to the next. */
const dump = inject('snapshot')
// Up to six engines are made in a test: on a busy machine that takes longer than other tests may.
vi.setConfig({ testTimeout: 60_000 })
const onEmbedded = dump ? it : it.skip

const WORD = 'zebra-in-the-attic'
const EVENT = 4_711

const memoryOf = (engine: SharedPGlite) => engine.Module.HEAPU8.buffer

/** What a connection keeps beside its tables. */
const kept = async (engine: SharedPGlite) =>
  (
    await engine.query(
      `select (select string_agg(name || '=' || setting, ',') from pg_settings) as settings,
         (select count(*) from pg_prepared_statements) as prepared, array(select name from pg_cursors where is_holdable) as cursors,
         (select count(*) from pg_locks where locktype = 'advisory') as advisory,
         array(select pg_listening_channels()) as channels,
         (select string_agg(oid::regclass || relpersistence, ',' order by oid) from pg_class) as relations,
         (select string_agg(sequencename || coalesce(last_value, 0), ',' order by 1) from pg_sequences) as sequences`,
    )
  ).rows[0]

onEmbedded(
  'whoever gets an engine next finds nothing of who had it before, in its memory and in its files',
  async () => {
    const lend = openLender()
    const engine = await lend(dump!)
    const begun = await kept(engine)
    await engine.exec(`
    create table left_behind (id serial primary key, word text);
    insert into left_behind (word) select '${WORD}' || n from generate_series(1, 500) n;
    create function leave() returns int language plpgsql as $$ begin return 1; end $$;
    create temp table kept_open as select '${WORD}' as word;
    prepare asked as select '${WORD}';
    declare reading cursor with hold for select word from left_behind;
    select pg_advisory_lock(${EVENT});
    set application_name = '${WORD}'`)
    for (const command of ['vacuum left_behind', 'checkpoint']) await engine.exec(command)
    const heard = vi.fn<(word: string) => void>()
    await engine.listen('attic', heard)
    engine.onNotification(heard)
    const memory = memoryOf(engine)
    expect(Buffer.from(memory).includes(WORD)).toBe(true)
    expect(await kept(engine)).toMatchObject({ prepared: 1, cursors: ['reading'], advisory: 1, channels: ['attic'] })
    await engine.close()

    const next = await lend(dump!)
    // The same engine, and not another one.
    expect(memoryOf(next)).toBe(memory)
    expect(Buffer.from(memory).includes(WORD)).toBe(false)
    expect(await kept(next)).toEqual(begun)
    const files = await next.dumpDataDir('none')
    expect(Buffer.from(await files.arrayBuffer()).includes(WORD)).toBe(false)
    await next.exec(`create table left_behind (id serial); listen attic; notify attic, 'anybody'`)
    expect(heard).not.toHaveBeenCalled()
    await next.close()
  },
)

onEmbedded('who closed it is answered no more, also while another has it', async () => {
  const lend = openLender()
  const engine = await lend(dump!)
  const first = await openDatabase({ engine, migrate: false })
  const asked = engine.query('select 1 as one')
  await first.close()
  expect((await asked).rows).toEqual([{ one: 1 }])
  const next = await lend(dump!)
  await expect(first.db.execute(sql`select 1`)).rejects.toThrow()
  await expect(engine.transaction(async (tx) => tx.query('select 1'))).rejects.toThrow('closed')
  await expect(first.close()).rejects.toThrow('closed')
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await next.close()
})

onEmbedded.each([
  ['in the middle of a transaction that failed', async (engine) => void (await engine.exec('begin; select 1 / 0'))],
  ['after it took more memory', async (engine) => void (await engine.query(`select length(repeat('long', 20000000))`))],
  ['after it loaded code', async (engine) => void (await engine.exec(`load '$libdir/dict_snowball'`))],
] satisfies [string, (engine: SharedPGlite) => Promise<void>][])(
  'closed %s it is nobody’s any more',
  async (_, meet) => {
    const lend = openLender()
    const engine = await lend(dump!)
    const memory = engine.Module.HEAPU8
    await meet(engine).catch(() => undefined)
    await engine.close()
    const next = await lend(dump!)
    expect(memoryOf(next)).not.toBe(memory.buffer)
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await next.close()
  },
)

onEmbedded('of those that are had at one time, two are lent again, and the others end', async () => {
  const lend = openLender()
  const all = [await lend(dump!), await lend(dump!), await lend(dump!)]
  for (const engine of all) await engine.exec('create table mine (id int)')
  const memories = all.map(memoryOf)
  for (const engine of all) await engine.close()
  const later = [await lend(dump!), await lend(dump!), await lend(dump!)]
  expect(later.map(memoryOf).filter((memory) => memories.includes(memory))).toHaveLength(2)
  for (const engine of later) {
    await engine.exec('create table mine (id int)')
    await engine.close()
  }
})
