import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/src/platform/database.ts'
import { begunDatabase } from '../server/test/begun-database.ts'
import { startApp } from './app.ts'

/**
 * Before all tests: a data folder as a first start leaves it, for every product that is started, and the product that
 * all tests share which need no other. Loading a product's threads costs what twenty tests cost.
 */
export default async function begin(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-e2e-begun-'))
  const loadDataDir = new Blob([readFileSync(await begunDatabase())])
  await (await openDatabase({ folder: join(folder, 'db'), loadDataDir, migrate: false })).close()
  process.env['MALLAMA_E2E_BEGUN'] = folder
  const app = await startApp()
  process.env['MALLAMA_E2E_APP'] = JSON.stringify({ url: app.url, dataDir: app.dataDir })
  return async () => {
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
