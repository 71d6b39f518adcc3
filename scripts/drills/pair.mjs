// Two people talk without a pause, each on another of two servers on one PostgreSQL behind a proxy, and one of the servers
// is killed again and again. Whatever was acknowledged reaches all four of their browsers once and in one order.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startPostgres } from '../postgres.mjs'
import { startBalancer } from './balancer.mjs'
import { newPerson, pause, startServer } from './server.mjs'
import { browser, judge, roomOf, until, wholeRoom, writer } from './two-people.mjs'

const BACK_WITHIN_MS = 3_000

export async function pair({ times = 20 } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'mallama-pair-'))
  const postgres = await startPostgres({ durable: true })
  const key = randomBytes(32).toString('base64')
  const ports = [await freePort(), await freePort()]
  const start = (n) => startServer(join(home, String(n)), postgres.url(), { port: ports[n], key })
  const [one, two] = await Promise.all([start(0), start(1)])
  let mortal = two
  const balancer = await startBalancer(ports)
  const mortalAt = new URL(two.url).host

  const people = [await newPerson(balancer), await newPerson(balancer)]
  const roomId = await roomOf(balancer, people)
  const browsers = people.flatMap((person) => [1, 2].map(() => browser(balancer, person, roomId)))
  const [nora, , tomas] = browsers
  await until('all four streams are open', () => browsers.every(({ at }) => at !== null))
  const writers = people.map((person, n) => writer(balancer, person, roomId, `Person ${n + 1}`))

  let together = 0
  for (let round = 0; round < times; round++) {
    // Who was brought to the other server by the last kill goes back, as at the end of a token.
    await sitAt(tomas, mortalAt)
    await sitAt(nora, new URL(one.url).host)
    if (nora.at === tomas.at) together++
    const before = writers.map(({ acknowledged }) => acknowledged.length)
    await until('both write', () => writers.every(({ acknowledged }, n) => acknowledged.length >= before[n] + 3))
    // Never at the same point of a message: a spread of moments.
    await pause((round * 137) % 600)
    for (const each of browsers) if (each.at === mortalAt) each.lost()
    await mortal.end('SIGKILL')
    await until('those who lost their stream are back', () => browsers.every((each) => each.isBack()))
    mortal = await start(1)
  }
  const written = (await Promise.all(writers.map(({ stop }) => stop()))).flat()
  const last = Math.max(...written.map(({ seq }) => seq))
  await until('everyone has heard the last', () => browsers.every(({ heard }) => heard.at(-1)?.seq === last)).catch(
    () => undefined,
  )
  const rooms = await Promise.all(people.map((person) => wholeRoom(balancer, person, roomId)))
  const wrong = judge({ written, browsers, rooms })
  if (together > 0) wrong.push(`the pair sat at one server ${together} times`)
  const again = writers.reduce((sum, { tries }) => sum + tries(), 0) - written.length
  const back = browsers.flatMap((each) => each.back).toSorted((a, b) => a - b)
  const [middle, worst] = [back[back.length >> 1], back.at(-1)]

  await Promise.all(browsers.map((each) => each.stop()))
  await balancer.stop()
  await Promise.all([one.end('SIGTERM'), mortal.end('SIGTERM')])
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
  return {
    ok: wrong.length === 0 && back.length >= times && worst < BACK_WITHIN_MS,
    found: `${times} kills of one of two servers behind ${balancer.name}, a pair on both: ${written.length} messages acknowledged, ${again} sendings of them repeated; ${wrong.length === 0 ? 'each is in all four streams and both rooms once, in one order' : wrong.join('; ')}; ${back.length} lost streams were back after ${middle?.toFixed(0)} ms (median), ${worst?.toFixed(0)} ms at most`,
  }
}

async function sitAt(browser, address) {
  // The proxy asks a server that was dead again only after a second.
  const latest = performance.now() + 10_000
  while (browser.at !== address) {
    if (performance.now() > latest) throw new Error('a stream does not get to the server it is to be at')
    if (browser.at !== null) browser.move()
    await until('a stream is open', () => browser.at !== null)
    await pause(50)
  }
}
