import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apis } from '../src/app.ts'
import { pooled } from '../src/coach-pool.ts'
import { rows } from './matrix.rows.ts'
import { pumps } from './pumps.ts'
import { targets } from './pumped.ts'
import { openWorld, type TestWorld } from './world.ts'

const pool = pooled()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach: pool.coach, readers: pool.readers })
})
afterAll(async () => {
  await world.close()
  await pool.close()
})

/** `npm run drills -- pump` sends ten thousand, and holds a watch to it. */
const TEXTS = 80

test('texts made to hold up a pattern are answered in every screened field, and the server meanwhile', async () => {
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.http.server.address() as AddressInfo
  const fields = await targets(apis, rows, await world.member())
  expect(fields.length).toBeGreaterThan(20)
  const texts = pumps(11, TEXTS)
  const waiting = texts.map((text, at) => ({ text, field: fields[at % fields.length]! }))
  const odd: string[] = []
  let sent = 0
  const sender = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, body } = await next.field.send(next.text)
      sent++
      if (status >= 500) odd.push(`${next.field.name}: ${status} ${body?.message}`)
    }
  }
  let going = true
  let healthy = 0
  const watcher = async () => {
    while (going) {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      healthy++
    }
  }
  const watched = watcher()
  await Promise.all([sender(), sender(), sender()])
  going = false
  await watched
  expect(odd).toEqual([])
  expect(sent).toBe(TEXTS)
  expect(healthy).toBeGreaterThan(5)
}, 600_000)
