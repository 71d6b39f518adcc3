import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FolderHeld, lockFolder } from '../../src/platform/lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallama-lock-'))
const lockSource = join(import.meta.dirname, '../../src/platform/lock.ts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that takes the folder and keeps it; resolves with what it said first. */
function anotherProcess(): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    import { lockFolder } from ${JSON.stringify(lockSource)}
    try { await lockFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.message); process.exit(1) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done) => child.stdout!.once('data', (part) => done({ child, said: String(part).trim() })))
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null ? true : new Promise((done) => child.once('exit', done))

describe('a data folder', () => {
  it('that is held refuses a second process, and names the holder', async () => {
    const lock = await lockFolder(folder)
    const { child, said } = await anotherProcess()
    expect(said).toContain(`is in use by process ${process.pid} (since `)
    await ended(child)
    expect(child.exitCode).toBe(1)
    lock.release()
  })

  it('is free again when its holder lets go', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderHeld)
    lock.release()
    ;(await lockFolder(folder)).release()
  })

  it.runIf(existsSync('/dev/full'))('on a full disk is refused, and free again once there is room', async () => {
    const holder = join(folder, 'holder.json')
    symlinkSync('/dev/full', holder)
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} cannot be used (ENOSPC)`)
    rmSync(holder)
    ;(await lockFolder(folder)).release()
  })

  it('is free again when its holder was killed: nobody has to delete a file', async () => {
    const { child, said } = await anotherProcess()
    expect(said).toBe('taken')
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid}`)
    child.kill('SIGKILL')
    await ended(child)
    ;(await lockFolder(folder)).release()
  })

  it('of a dead owner goes to one of those who want it', async () => {
    const dead = await anotherProcess()
    dead.child.kill('SIGKILL')
    await ended(dead.child)
    const racers = await Promise.all(Array.from({ length: 4 }, anotherProcess))
    expect(racers.filter(({ said }) => said === 'taken')).toHaveLength(1)
    for (const { child } of racers) child.kill('SIGKILL')
    await Promise.all(racers.map(({ child }) => ended(child)))
  })
})
