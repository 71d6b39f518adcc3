import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../src/platform/database.ts'
import { KEY_FILE } from '../src/platform/keys.ts'

let begun: Promise<string> | undefined

async function begin(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-begun-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const loadDataDir = new Blob([readFileSync(inject('snapshot')!)])
  const place = { folder: join(folder, 'db'), keyFile: join(folder, KEY_FILE) }
  await (await openDatabase({ ...place, loadDataDir, migrate: false })).close()
  return folder
}

/**
 * Makes a folder a data folder as a first start leaves it, embedded database and all. What is copied is made once a
 * process: a start that makes it takes as long as all that is looked at after it.
 */
export async function fillBegun(folder: string): Promise<void> {
  begun ??= begin()
  cpSync(await begun, folder, { recursive: true })
}
