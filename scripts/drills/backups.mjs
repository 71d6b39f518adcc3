// A backup of a server that is being written to, put into an empty folder: everything acknowledged before it is there.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture, node24, root } from '../setup.mjs'
import { missing, newPerson, pause, startServer, writeOn } from './server.mjs'

const script = (name, args, dataDir) =>
  capture(node24(), [join(root, `scripts/${name}.mjs`), ...args], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } })

export async function backups({ times = 3 } = {}) {
  let promised = 0
  let lost = 0
  let bytes = 0
  let refusals = 0
  for (let round = 0; round < times; round++) {
    const home = mkdtempSync(join(tmpdir(), 'mallama-backup-'))
    const [dataDir, elsewhere, file] = [join(home, 'data'), join(home, 'restored'), join(home, 'backup.tar.gz')]
    const server = await startServer(dataDir)
    const person = await newPerson(server)
    const writing = writeOn(server, person)
    await pause(1_500)
    const before = new Map(writing.acknowledged)
    const backup = await script('backup', [file], dataDir)
    if (backup.code !== 0) throw new Error(backup.output)
    await writing.stop()
    // A folder in use is never written over.
    if ((await script('restore', [file, '--force'], dataDir)).code !== 0) refusals++
    await server.end('SIGTERM')
    if ((await script('restore', [file], dataDir)).code !== 0) refusals++

    mkdirSync(elsewhere)
    copyFileSync(join(dataDir, 'key'), join(elsewhere, 'key'))
    const restored = await script('restore', [file], elsewhere)
    if (restored.code !== 0) throw new Error(restored.output)
    const again = await startServer(elsewhere)
    promised += before.size
    lost += (await missing(again, person, before)).length
    bytes = statSync(file).size
    await again.end('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
  return {
    ok: lost === 0 && refusals === 2 * times && promised > 0,
    found: `${times} backups under load (${(bytes / 1e6).toFixed(1)} MB), each restored: ${promised} writes acknowledged before, ${lost} missing after; ${refusals} of ${2 * times} attempts to write over a database refused`,
  }
}
