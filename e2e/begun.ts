import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from './app.ts'

/** Before all tests: a data folder as a first start leaves it, with nobody in it, for every product that is started. */
export default async function begin(): Promise<(() => void) | undefined> {
  if (process.env['MALLAMA_E2E_BEGUN']) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mallama-e2e-begun-'))
  const app = await startApp()
  await app.stop((dataDir) => cpSync(dataDir, folder, { recursive: true }))
  process.env['MALLAMA_E2E_BEGUN'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
