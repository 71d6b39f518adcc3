import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Db } from './db.ts'
import { openKeyFile } from './key-file.ts'

const none = null as unknown as Db
const made = '2026-03-02T20:00:00.000Z'
const newFile = () => join(mkdtempSync(join(tmpdir(), 'mallama-keys-')), 'person-keys')
const key = () => randomBytes(60)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

it('holds what was added when it is opened again, for this user alone', async () => {
  const file = newFile()
  const [nora, omar] = [key(), key()]
  const keys = await openKeyFile(file)
  await Promise.all([keys.add(none, 'nora', nora, made), keys.add(none, 'ömar/ 1', omar, made)])
  await keys.close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = await openKeyFile(file)
  expect([await again.find(none, 'nora'), await again.find(none, 'ömar/ 1')]).toEqual([nora, omar])
  expect(await again.find(none, 'sam')).toBeNull()
  await again.close()
})

it('gives two who ask at once for one person the same key', async () => {
  const keys = await openKeyFile(newFile())
  const both = await Promise.all([keys.add(none, 'nora', key(), made), keys.add(none, 'nora', key(), made)])
  expect(both[0]).toBe(both[1])
  await keys.close()
})

it('writes over an erased key in its place and remembers that, and only who comes back gets another', async () => {
  const file = newFile()
  const [nora, omar] = [key(), key()]
  const keys = await openKeyFile(file)
  await keys.add(none, 'nora', nora, made)
  await keys.add(none, 'omar', omar, made)
  const before = statSync(file)
  await keys.erase(none, 'nora')
  expect(readFileSync(file, 'latin1')).not.toContain(base64(nora))
  expect([statSync(file).size, statSync(file).ino]).toEqual([before.size, before.ino])
  expect(keys.pending()).toBe(true)
  await keys.settleBy(async () => undefined)
  await keys.close()

  const again = await openKeyFile(file)
  expect(again.pending()).toBe(false)
  expect(await again.all(none)).toMatchObject([{ userId: 'nora', wrapped: null }, { userId: 'omar' }])
  const other = key()
  await expect(again.add(none, 'nora', other, made)).rejects.toThrow('no longer exists')
  expect(await again.add(none, 'nora', other, made, true)).toEqual(other)
  await again.close()
  const third = await openKeyFile(file)
  expect([await third.find(none, 'nora'), await third.find(none, 'omar')]).toEqual([other, omar])
  await third.close()
})

it('drops a last line that a kill cut short, and goes on behind the one before', async () => {
  const file = newFile()
  const [nora, omar] = [key(), key()]
  const keys = await openKeyFile(file)
  await keys.add(none, 'nora', nora, made)
  await keys.close()
  appendFileSync(file, `omar ${made} ${base64(key()).slice(0, 30)}\0\0`)
  const again = await openKeyFile(file)
  expect(await again.find(none, 'omar')).toBeNull()
  await again.add(none, 'omar', omar, made)
  await again.close()
  const third = await openKeyFile(file)
  expect([await third.find(none, 'nora'), await third.find(none, 'omar')]).toEqual([nora, omar])
  await third.close()
})

it('is not opened where a whole line of it is damaged', async () => {
  const file = newFile()
  writeFileSync(file, `nora ${made} ${base64(key()).slice(1)}\nomar ${made} ${base64(key())}\n`)
  await expect(openKeyFile(file)).rejects.toThrow(/damaged/)
})

it('copies whole, for a backup', async () => {
  const file = newFile()
  const keys = await openKeyFile(file)
  await keys.add(none, 'nora', key(), made)
  const adding = keys.add(none, 'omar', key(), made)
  await keys.copyTo(`${file}.copy`)
  await adding
  expect(readFileSync(`${file}.copy`, 'utf8')).toBe(readFileSync(file, 'utf8'))
  expect([statSync(`${file}.copy`).mode & 0o777, existsSync(`${file}.copy.half`)]).toEqual([0o600, false])
  await keys.close()
})

it('promises no key that a full disk took only a part of', async () => {
  const file = newFile()
  const script = `
    process.on('SIGXFSZ', () => {})
    const { openKeyFile } = await import(${JSON.stringify(new URL('./key-file.ts', import.meta.url).href)})
    const keys = await openKeyFile(${JSON.stringify(file)})
    let kept = 0
    try {
      for (;; kept++) await keys.add(null, 'person' + kept, Buffer.alloc(60, 7), '${made}')
    } catch {}
    await keys.close()
    process.stdout.write(String(kept))`
  // The limit stands for the disk: what does not fit is written as far as it does. Node keeps nothing of ours meanwhile.
  const words = ['-c', 'ulimit -f 1; exec "$0" --input-type=module -e "$1"', process.execPath, script]
  const kept = Number(execFileSync('bash', words, { env: { PATH: process.env['PATH'] } }))
  expect(kept).toBeGreaterThan(2)
  // Nothing is left of the one that failed.
  expect(readFileSync(file, 'latin1').split('\n')).toHaveLength(kept + 1)
  expect(readFileSync(file, 'latin1').endsWith('\n')).toBe(true)
  const again = await openKeyFile(file)
  expect(await again.all(none)).toHaveLength(kept)
  await again.close()
})

it('takes a key that a power cut left half written over for erased', async () => {
  const file = newFile()
  writeFileSync(file, `nora ${made} ${'-'.repeat(30)}${base64(key()).slice(30)}\n`)
  const keys = await openKeyFile(file)
  expect([await keys.find(none, 'nora'), keys.pending()]).toEqual([null, true])
  await keys.close()
})

it('settles nobody who was erased while the rows were written anew', async () => {
  const file = newFile()
  const keys = await openKeyFile(file)
  await keys.add(none, 'nora', key(), made)
  await keys.add(none, 'omar', key(), made)
  await keys.erase(none, 'nora')
  await keys.settleBy(() => keys.erase(none, 'omar'))
  expect(keys.pending()).toBe(true)
  // Who has come back was erased all the same.
  await keys.add(none, 'omar', key(), made, true)
  expect(keys.pending()).toBe(true)
  await keys.settleBy(async () => undefined)
  expect(keys.pending()).toBe(false)
  await keys.close()
})
