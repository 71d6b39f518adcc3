// Texts made to hold up a pattern, one after the other in every screened field of the contracts, while /healthz is asked.
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apis } from '../../server/src/app.ts'
import { rows } from '../../server/test/matrix.rows.ts'
import { targets } from '../../server/test/pumped.ts'
import { pumps } from '../../server/test/pumps.ts'
import { ask, newPerson, pause, startServer } from './server.mjs'

const MOST_MS = 200
const SENDERS = 6
/**
 * A pattern that reads a text over and over stalls its thread, not the server: it is seen by the texts that were not
 * read in time. A busy machine has a few.
 */
const MOST_UNREAD = 0.005
const UNREAD = 'could not be read in time'

export async function pump({ texts = Number(process.env.PUMPS ?? 10_000) } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-pump-'))
  const server = await startServer(dataDir)
  const people = await Promise.all(Array.from({ length: SENDERS }, () => newPerson(server)))
  const fields = await Promise.all(people.map((person) => targets(apis, rows, asking(server, person))))
  const all = pumps(7, texts)
  const health = watch(`${server.url}/healthz`)
  const bare = await bareServer()
  const control = watch(bare.url)
  const took = []
  const statuses = {}
  const failures = {}
  let unread = 0
  let at = 0
  const sender = async (mine) => {
    while (at < all.length) {
      const [text, field] = [all[at], mine[at++ % mine.length]]
      const began = performance.now()
      const { status, body, isUnread } = await field.send(text)
      took.push(performance.now() - began)
      count(statuses, status)
      if (isUnread || (typeof body?.message === 'string' && body.message.includes(UNREAD))) unread++
      if (status >= 500) count(failures, `${field.name}: ${status} ${body?.code}`)
    }
  }
  await Promise.all(fields.map(sender))
  const [healthy, idle] = [await health(), await control()]
  bare.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
  const failed = Object.entries(failures).map(([what, times]) => `${what} (${times})`)
  return {
    ok: healthy.worst < MOST_MS && failed.length === 0 && unread <= MOST_UNREAD * texts,
    found: `${texts} texts in turn in ${fields[0].length} screened fields, by status ${JSON.stringify(statuses)}, ${unread} not read in time; answered in ${ms(at99(took))} (p99), ${ms(Math.max(...took))} at most; meanwhile /healthz, asked ${healthy.times} times: ${ms(healthy.p99)} (p99), ${ms(healthy.worst)} at most (an empty server beside it: ${ms(idle.p99)}, ${ms(idle.worst)})${failed.length > 0 ? `; refused: ${failed.join(', ')}` : ''}`,
  }
}

const ms = (time) => `${time.toFixed(0)} ms`
const count = (into, what) => (into[what] = (into[what] ?? 0) + 1)
const at99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]

/** As a test's person asks. */
function asking(server, person) {
  const by = (method) => async (path, body) => {
    const { status, body: answer, isUnread } = await ask(server, person, method, path, body)
    return { status, body: answer, isUnread, text: JSON.stringify(answer) }
  }
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), del: by('DELETE') }
}

/** Asks again and again; the function that it answers ends that and tells what was found. */
function watch(url) {
  const times = []
  let going = true
  const done = (async () => {
    while (going) {
      const began = performance.now()
      await (await fetch(url)).text()
      times.push(performance.now() - began)
      await pause(20)
    }
  })()
  return async () => {
    going = false
    await done
    return { times: times.length, p99: at99(times), worst: Math.max(...times) }
  }
}

/** What this machine and this process make of a request that costs nothing. */
async function bareServer() {
  const bare = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await new Promise((listening) => bare.once('listening', listening))
  return { url: `http://127.0.0.1:${bare.address().port}`, close: () => bare.closeAllConnections() || bare.close() }
}
