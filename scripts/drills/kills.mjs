// kill -9 in the middle of acknowledged writes, on each engine: nothing acknowledged may be lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'
import { missing, newPerson, pause, startServer, writeOn } from './server.mjs'

/** On the embedded engine the server and its database are one process. */
export async function kills({ times = 100 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-kills-'))
  let server = await startServer(dataDir)
  const found = await killing(
    times,
    () => server,
    async () => {
      await server.end('SIGKILL')
      return async () => (server = await startServer(dataDir))
    },
  )
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
  return found
}

/** On PostgreSQL, by turns: our server dies, or the database under a server that lives on and finds it again. */
export async function postgresKills({ times = 100 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-kills-'))
  const postgres = await startPostgres({ durable: true })
  let server = await startServer(dataDir, postgres.url())
  const found = await killing(
    times,
    () => server,
    async (round) => {
      if (round % 2 === 0) {
        await server.end('SIGKILL')
        return async () => (server = await startServer(dataDir, postgres.url()))
      }
      process.kill(postgres.pid, 'SIGKILL')
      return async () => {
        await again(() => postgres.restart())
        await again(async () => {
          if (!(await fetch(`${server.url}/readyz`)).ok) throw new Error('the server does not find its database again')
        })
      }
    },
  )
  await server.end('SIGTERM')
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return found
}

/** @param {(round: number) => Promise<() => Promise<unknown>>} kill resolves with what brings it back */
async function killing(times, current, kill) {
  const everyone = []
  let acknowledged = 0
  let lost = 0
  for (let round = 0; round < times; round++) {
    const server = current()
    const person = await newPerson(server)
    const writing = writeOn(server, person)
    for (let tries = 0; writing.acknowledged.size < 5 && tries < 500; tries++) await pause(10)
    // Never at the same point of a write: a spread of moments.
    await pause((round * 137) % 600)
    const revive = await kill(round)
    await writing.stop()
    everyone.push({ person, written: writing.acknowledged })
    acknowledged += writing.acknowledged.size
    await revive()
    lost += (await missing(current(), person, writing.acknowledged)).length
  }
  // What survived one kill must survive the later ones as well.
  for (const { person, written } of everyone) lost += (await missing(current(), person, written)).length
  return {
    ok: lost === 0 && acknowledged > times,
    found: `${times} kills in the middle of writing, ${acknowledged} acknowledged writes, ${lost} lost`,
  }
}

/** What was killed holds its place for a moment longer. */
async function again(work, patienceMs = 30_000) {
  for (const began = Date.now(); ; await pause(100)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() - began > patienceMs) throw error
    }
  }
}
