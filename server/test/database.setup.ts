import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with the benchmarks
import { startPostgres } from '../../scripts/postgres.mjs'
import { openDatabase, type Database } from '../src/platform/db.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'

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
  const folder = mkdtempSync(join(tmpdir(), 'mallama-test-'))
  const database = await openDatabase({})
  await prepareJobs(database)
  const blob = await database.embedded!.dumpDataDir('none')
  const snapshot = join(folder, 'snapshot.tar')
  writeFileSync(snapshot, Buffer.from(await blob.arrayBuffer()))
  await database.close()
  project.provide('snapshot', snapshot)
  project.provide('postgres', null)
  return async () => rmSync(folder, { recursive: true, force: true })
}

/** The job queue makes its own tables at its first start: once here, and not again for each test file. */
async function prepareJobs(database: Database): Promise<void> {
  await (await openJobs(database, [], openLog({ LOG_LEVEL: 'silent' }))).close()
}
