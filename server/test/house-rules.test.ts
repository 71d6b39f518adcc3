import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@mallama/contracts/endpoint'
import { apis } from '../src/app.ts'
import { writerOf } from '../src/platform/serve.ts'
import { freeTexts, leftUnread, mayStayUnread, unread } from './house/free-text.ts'
import { brokenImport, brokenImports, domainOrder } from './house/imports.ts'
import { neverThere, notPlain, onPostgres } from './house/on-postgres.ts'
import { personalTables } from './house/personal-tables.ts'
import { assertsShortWaits } from './house/short-waits.ts'
import { readSource, root, sources, type Source } from './house/sources.ts'
import { rows } from './matrix.rows.ts'

const all = sources()
const LONGEST = 300
const BANNED = ['utils', 'util', 'helpers', 'common', 'misc', 'manager', 'service', 'base']

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
const bannedIn = (name: string) => wordsOf(name).filter((word) => BANNED.includes(word))

describe('imports', () => {
  it('go in one direction only', () => {
    expect(brokenImports(all)).toEqual([])
  })

  it.each([
    ['contracts/src/chat.ts', 'coach/src/port.ts'],
    ['coach/src/builtin/coach.ts', 'server/src/platform/db.ts'],
    ['coach/src/builtin/coach.ts', 'node:http'],
    ['server/src/platform/serve.ts', 'server/src/context.ts'],
    ['server/src/platform/serve.ts', 'coach/src/port.ts'],
    ['server/src/domains/account/account.ts', 'server/src/domains/chat/chat.ts'],
    ['server/src/domains/chat/chat.ts', 'server/src/domains/relationships/health.ts'],
    ['server/src/domains/chat/chat.ts', 'server/src/domains/relationships/relationships.table.ts'],
    ['server/src/domains/chat/chat.table.ts', 'server/src/domains/relationships/relationships.ts'],
    ['server/src/domains/chat/chat.ts', 'server/src/app.ts'],
    ['server/src/app.ts', 'server/test/world.ts'],
    ['web/src/platform/api.ts', 'server/src/platform/errors.ts'],
    ['web/src/ui/button.tsx', 'web/src/parts/trial/TrialCard.tsx'],
    ['web/src/parts/trial/TrialCard.tsx', 'web/src/features/auth/AuthPage.tsx'],
    ['web/src/features/auth/AuthPage.tsx', 'web/src/features/landing/Hero.tsx'],
    ['web/src/features/auth/AuthPage.tsx', 'web/src/app/App.tsx'],
  ])('%s may not import %s', (from, to) => {
    expect(brokenImport(from, to)).not.toBeNull()
  })

  it.each([
    ['server/src/domains/chat/chat.ts', 'server/src/domains/relationships/relationships.ts'],
    ['server/src/domains/chat/chat.table.ts', 'server/src/domains/relationships/relationships.table.ts'],
    ['server/src/domains/membership/membership.ts', 'server/src/domains/account/account.table.ts'],
    ['web/src/features/auth/AuthPage.tsx', 'web/src/parts/trial/TrialCard.tsx'],
    ['web/src/app/pages.ts', 'web/src/features/auth/AuthPage.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(brokenImport(from, to)).toBeNull()
  })

  it('are all seen: plain, for types, over several lines, again exported, and late', () => {
    const text = [
      "import { a } from './a.ts'",
      "import type {\n  B,\n} from './b.ts'",
      "export { c } from './c.ts'",
      "const d = () => import('./d.ts')",
      "import './e.ts'",
      "import { coach } from '@mallama/coach/port'",
    ].join('\n')
    expect(readSource('server/src/x.ts', text).imports.sort()).toEqual([
      'coach/src/port.ts',
      ...['a', 'b', 'c', 'd', 'e'].map((name) => `server/src/${name}.ts`),
    ])
  })

  it('name the file with its ending', () => {
    const bare = all.flatMap(({ path, imports }) =>
      imports
        .filter((to) => /^(contracts|coach|server|web|e2e|bench|scripts)\//.test(to) && !/\.\w+(\?[\w-]+)?$/.test(to))
        .map((to) => `${path} imports ${to}`),
    )
    expect(bare).toEqual([])
  })
})

describe('files', () => {
  it('are at most 300 lines long', () => {
    const long = all.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([])
  })

  it('and what they export bear names that say something', () => {
    const named = all.flatMap(({ path, text }) => [
      ...bannedIn(path).map((word) => `${path}: ${word}`),
      ...[...text.matchAll(/^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
        .filter(([, name]) => bannedIn(name!).length > 0)
        .map(([, name]) => `${path} exports ${name}`),
    ])
    expect(named.filter((found) => !isAllowedName(found))).toEqual([])
    expect(bannedIn('server/src/userService.ts')).toEqual(['service'])
    expect(bannedIn('server/src/database.ts')).toEqual([])
  })

  it('of the coach know no clock: what it needs is passed in', () => {
    const clocks = all.filter(
      ({ path, text }) =>
        /^coach\/src\/(?!evals\/)/.test(path) &&
        !path.endsWith('.test.ts') &&
        /\bDate\.now\(|new Date\(\)|performance\.now\(|Math\.random\(/.test(text),
    )
    expect(clocks.map(({ path }) => path)).toEqual([])
  })

  it('write neither the length of a day, how a date is written nor the rule for help a second time', () => {
    const again = all.filter(
      ({ path, text }) =>
        /^(?:contracts|coach|server|web)\/src\/(?!.*\.test\.tsx?$)/.test(path) &&
        // The last tells a model the date, and no person.
        !['contracts/src/days.ts', 'contracts/src/help.ts', 'coach/src/model/told.ts'].includes(path) &&
        /\b24 \* 60 \* 60|\b86_?400_?000\b|\btier >= 2\b|\btoLocale(?:Date|Time)String\b|\bdateStyle\b/.test(text),
    )
    expect(again.map(({ path }) => path)).toEqual([])
  })

  it('of the server stand in a domain that has its place in the order', () => {
    for (const domain of readdirSync(join(root, 'server/src/domains'))) expect(domainOrder).toContain(domain)
  })
})

/** The stylesheet for bare elements has had this name for as long as there are stylesheets. */
const isAllowedName = (found: string) => found === 'web/src/styles/base.css: base'

describe('what is stored about a person', () => {
  it('is in a table that export and erasure know of', async () => {
    const tables = await everyTable()
    const personal = tables.filter(holdsPerson).map((table) => getTableName(table))
    const unknown = personal.filter((name) => !Object.hasOwn(personalTables, name))
    expect(unknown, 'tables with a person in them that no one exports or erases').toEqual([])
    expect(personal).toContain('live_events')
    const there = new Set(tables.map((table) => getTableName(table)))
    expect(Object.keys(personalTables).filter((name) => !there.has(name))).toEqual([])
  })
})

/** A column that names a person, or a reference to the row of one. */
const holdsPerson = (table: PgTable) =>
  Object.values(getTableColumns(table)).some(({ name }) => /(^|_)user_id$/.test(name)) ||
  getTableConfig(table).foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users')

async function everyTable(): Promise<PgTable[]> {
  const files = all.filter(({ path }) => path.endsWith('.table.ts'))
  const modules = await Promise.all(
    files.map(({ path }) => import(/* @vite-ignore */ join(root, path)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)) as PgTable[])
}

describe('tests', () => {
  it('run on PostgreSQL too where what they stand on is not plain', () => {
    const named = Object.values(onPostgres).flat()
    const sources = notPlain(all)
    const paths = all.map(({ path }) => path)
    expect(
      sources.filter((path) => !named.includes(path)),
      'no test in on-postgres.json is there for it',
    ).toEqual([])
    expect(
      named.filter((path) => !sources.includes(path)),
      'it is plain, or gone',
    ).toEqual([])
    expect(Object.keys(onPostgres).filter((path) => !paths.includes(path))).toEqual([])
    expect(neverThere(all)).toEqual([])
    expect(sources).toContain('server/src/platform/live.ts')
  })

  it('never hold a busy machine to less than two seconds', () => {
    expect(all.flatMap(assertsShortWaits)).toEqual([])
    const path = 'server/src/x.test.ts'
    const [clock, less] = ['performance.now() - began', 'toBeLessThan']
    expect(assertsShortWaits({ path, text: `expect(${clock}).${less}(1_000)\n` })).toHaveLength(1)
    expect(assertsShortWaits({ path, text: `const took = ${clock}\nexpect(took, told).${less}(500)\n` })).toHaveLength(
      1,
    )
    expect(assertsShortWaits({ path, text: `const took = ${clock}\nexpect(took).${less}(2_000)\n` })).toEqual([])
    const [race, wait] = ['Promise.race([ended, after', 'timeout']
    expect(assertsShortWaits({ path, text: `await ${race}(1_000, 'still open')])\n` })).toHaveLength(1)
    expect(assertsShortWaits({ path, text: `await ${race}(3_000, 'still open')])\n` })).toEqual([])
    expect(assertsShortWaits({ path, text: `await expect.poll(seen, { ${wait}: 1_000 }).toBe(1)\n` })).toHaveLength(1)
  })
})

/** Statements that make a `.partial()` of something that fills in defaults: an edit would erase what it did not name. */
function erasingDrafts(contracts: Pick<Source, 'path' | 'text'>[]): string[] {
  const statements = contracts.flatMap(({ path, text }) =>
    text.split(/\n(?=(?:export )?const )/).map((statement) => ({
      path,
      name: /const (\w+)/.exec(statement)?.[1] ?? '',
      statement,
    })),
  )
  const fills = (name: string) => statements.some((one) => one.name === name && one.statement.includes('.default('))
  return statements
    .filter(
      ({ statement }) =>
        (statement.includes('.partial(') && statement.includes('.default(')) ||
        [...statement.matchAll(/(\w+)(?:\.\w+\([^()]*\))*\.partial\(/g)].some(([, name]) => fills(name!)),
    )
    .map(({ path, name }) => `${path}: ${name}`)
}

describe('contracts', () => {
  it('never make a default part of an edit', () => {
    expect(erasingDrafts(all.filter(({ path }) => path.startsWith('contracts/src/')))).toEqual([])
    const draft = 'const Draft = z.strictObject({ tags: z.array(text(9)).default([]) })\n'
    const path = 'contracts/src/x.ts'
    expect(erasingDrafts([{ path, text: `${draft}export const Edit = Draft.partial()\n` }])).toEqual([`${path}: Edit`])
    expect(erasingDrafts([{ path, text: `${draft}export const Edit = Draft.omit({ a: true }).partial()\n` }])).toEqual([
      `${path}: Edit`,
    ])
    expect(erasingDrafts([{ path, text: draft }])).toEqual([])
  })

  it('refuse unknown fields in every body', () => {
    const open = endpoints().filter(({ endpoint }) => endpoint.body?.safeParse({ surely_unknown: 1 }).success)
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('have every free text read for danger, or a reason beside it', () => {
    const found = endpoints().flatMap(({ name, endpoint }) => unread(endpoint).map((path) => ({ name, path })))
    const reasons = found.map(({ name, path }) => mayStayUnread(name, path))
    expect(found.filter((_, at) => !reasons[at]).map(({ name, path }) => `${name} ${path}`)).toEqual([])
    expect(Object.keys(leftUnread).filter((reason) => !reasons.includes(reason))).toEqual([])
  })

  it('name under `screen` what is a text of theirs', () => {
    const wrong = endpoints().flatMap(({ name, endpoint }) => {
      const texts = freeTexts(endpoint.body)
      return (endpoint.screen ?? []).filter((path) => !texts.includes(path)).map((path) => `${name} ${path}`)
    })
    expect(wrong).toEqual([])
  })

  it('are walked to the last text of a nested list', () => {
    const words = z.string().max(2_000)
    const Body = z.strictObject({
      id: z.uuid(),
      name: z.string().max(99),
      day: z.iso.date().nullish(),
      code: z.string().regex(/^\w+$/),
      note: words.trim().nullish(),
      lines: z.array(words).max(9).optional(),
      turns: z.array(z.union([z.object({ said: words }), z.object({ by: z.string() })])).default([]),
      each: z
        .record(
          z.string(),
          words.transform((it) => it.length),
        )
        .readonly(),
    })
    expect(freeTexts(Body)).toEqual(['note', 'lines', 'turns.said', 'turns.by', 'each.*'])
  })

  it('have a row in the matrix of people and endpoints', () => {
    expect(endpoints().flatMap(({ name }) => (Object.hasOwn(rows, name) ? [] : [name]))).toEqual([])
  })

  it('can be answered: what writes an answer is made of each, which else the first answer would find out after the deed', () => {
    const fails = (response: z.ZodType) => {
      try {
        writerOf(response)
        return false
      } catch {
        return true
      }
    }
    const written = endpoints().filter(({ endpoint }) => (endpoint as Endpoint).status !== 204)
    expect(written.filter(({ endpoint }) => fails(endpoint.response)).map(({ name }) => name)).toEqual([])
    expect(fails(z.object({ sound: z.string().meta({ type: 'sound' as 'string' }) }))).toBe(true)
  })

  it('describe each path once', () => {
    const paths = endpoints().map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, ':')}`)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
})

const endpoints = () =>
  Object.entries(apis).flatMap(([domain, api]) =>
    Object.entries(api).map(([verb, endpoint]) => ({ name: `${domain}.${verb}`, endpoint })),
  )
