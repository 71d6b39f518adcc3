import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Source } from './sources.ts'

/**
 * Most of what is asked of a database is plain, and both engines answer it alike. What is not stands on rows that are
 * locked, on other connections that speak or wait, on who comes first, or is written in SQL: a test of each such file
 * runs on PostgreSQL as well. `on-postgres.json` names the tests, each with the files it is there for.
 */
const NOT_PLAIN =
  /\.for\('(?:update|share)'|pg_advisory|pg_notify|\bnotify\(|`listen |skip locked|onConflictDo|\bsql(?:\.raw\(|`)|new PgBoss/

export const onPostgres = JSON.parse(readFileSync(join(root, 'server/test/on-postgres.json'), 'utf8')) as Record<
  string,
  string[]
>

/** Sources whose way with the database is not plain, in their code and not only in a table's definition. */
export const notPlain = (all: Source[]): string[] =>
  all
    .filter(({ path, text }) => /^server\/src\/(?!.*\.(?:test|table)\.ts$)/.test(path) && NOT_PLAIN.test(text))
    .map(({ path }) => path)

/** Tests that have something to say on PostgreSQL only, and are never run there. */
export const neverThere = (all: Source[]): string[] =>
  all
    .filter(({ path, text }) => /^server\/.*\.test\.ts$/.test(path) && text.includes("inject('postgres')"))
    .filter(({ path }) => !Object.hasOwn(onPostgres, path))
    .map(({ path }) => path)
