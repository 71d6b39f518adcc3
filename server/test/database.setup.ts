import type { TestProject } from 'vitest/node'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with the benchmarks
import { startPostgres } from '../../scripts/postgres.mjs'
import { begunDatabase, prepareJobs, product } from './begun-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the dump of a migrated embedded database; null when the tests run on PostgreSQL. */
    snapshot: string | null
    /** PostgreSQL whose database `template_mallama` is migrated; null when the tests run on the embedded one. */
    postgres: string | null
  }
}

/** Migrates once; each test file starts from a copy. TEST_DATABASE=postgres runs the same tests on PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    const [{ default: pg }, { openDatabase }] = await Promise.all([import('pg'), product()])
    const server = (await startPostgres()) as { url(database?: string): string; stop(): Promise<void> }
    const admin = new pg.Client({ connectionString: server.url() })
    await admin.connect()
    await admin.query('create database template_mallama')
    const template = await openDatabase({ url: server.url('template_mallama') })
    await prepareJobs(template)
    await template.close()
    await admin.end()
    project.provide('snapshot', null)
    project.provide('postgres', server.url())
    return () => server.stop()
  }
  project.provide('snapshot', await begunDatabase())
  project.provide('postgres', null)
  return async () => undefined
}
