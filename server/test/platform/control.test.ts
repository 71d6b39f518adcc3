import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { askServer, serveControl } from '../../src/platform/control.ts'
import type { Log } from '../../src/platform/log.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallama-control-'))
afterAll(() => rmSync(folder, { recursive: true }))
const log = { error: () => undefined, warn: () => undefined } as unknown as Log

it('a server answers its machine’s owner, or says why not; where none runs nobody does', async () => {
  expect(await askServer(folder, 'say', 'é')).toBeNull()
  const refuse = () => Promise.reject(new Error('No, not now.'))
  const control = serveControl(folder, { say: async (what) => what, refuse }, log)
  await expect.poll(() => askServer(folder, 'say', 'é')).toEqual({ ok: true, result: 'é' })
  expect(await askServer(folder, 'refuse', '')).toEqual({ ok: false, result: 'No, not now.' })
  expect(await askServer(folder, 'toString', '')).toMatchObject({ ok: false })
  control.close()
  await expect.poll(() => askServer(folder, 'say', '')).toBeNull()
})

it('one that ends in the middle of an answer has not said yes', async () => {
  const dying = createServer((socket) => {
    socket.once('data', () => socket.end('{"ok":true'))
  })
  dying.listen(join(folder, 'control.sock'))
  await once(dying, 'listening')
  expect(await askServer(folder, 'backup', 'x.tar.gz')).toEqual({ ok: false, result: 'It ended before it answered.' })
  dying.close()
})
