import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../../src/platform/db.ts'
import { MOST_STREAMS, openLive } from '../../src/platform/live.ts'
import { openLog } from '../../src/platform/log.ts'
import { openWorld, type Person, type TestWorld } from '../world.ts'

let world: TestWorld
let origin: string
beforeAll(async () => {
  world = await openWorld()
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(world.app.http.server.address() as AddressInfo).port}`
})
afterAll(() => {
  // A connection that fetch opened and had no use for is waited for otherwise.
  world.app.http.server.closeAllConnections()
  return world.close()
})

interface Heard {
  id: number | null
  event: string
  data: Record<string, unknown>
}

interface Page {
  heard: Heard[]
  /** Resolves when the server ended the stream. */
  ended: Promise<void>
  until(count: number): Promise<void>
  close(): void
}

async function openPage(token: string, lastEventId?: number): Promise<Page> {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: leaving.signal,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  let begun = () => {}
  const began = new Promise<void>((resolve) => (begun = resolve))
  const page: Page = {
    heard: [],
    ended: read().finally(begun),
    async until(count) {
      for (let tries = 0; page.heard.length < count && tries < 300; tries++) await pause(10)
      expect(page.heard.length, JSON.stringify(page.heard)).toBeGreaterThanOrEqual(count)
    },
    close: () => leaving.abort(),
  }
  async function read() {
    let rest = ''
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + part).split('\n\n')
        rest = blocks.pop()!
        if (blocks.some((block) => block.startsWith(': from here'))) begun()
        page.heard.push(...blocks.filter((block) => !block.startsWith(':')).map(parse))
      }
    } catch {
      // we left
    }
  }
  // The follower is in place once the stream has said where it begins, however slow the machine; a moment more, and every
  // process has heard of it.
  await began
  await pause(50)
  return page
}

function parse(block: string): Heard {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  return { id: fields['id'] ? Number(fields['id']) : null, event: fields['event']!, data: JSON.parse(fields['data']!) }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const tell = (to: Person, n: number) => world.app.world.live.tell(world.database.db, to.id, 'changed', { n })

describe('an open page', () => {
  it('hears what happens, once and in order, even when it happens at once', async () => {
    const [person, other] = [await world.newcomer(), await world.newcomer()]
    const page = await openPage(person.token)
    await Promise.all([...Array(20).keys()].flatMap((n) => [tell(person, n), tell(other, 100 + n)]))
    await page.until(20)
    await pause(100)
    const ids = page.heard.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a! - b!))
    expect(page.heard.map(({ data }) => data['n']).sort((a, b) => Number(a) - Number(b))).toEqual([...Array(20).keys()])
    page.close()
  })

  it('that comes back hears what it missed, from where it was', async () => {
    const person = await world.newcomer()
    const page = await openPage(person.token)
    await tell(person, 1)
    await page.until(1)
    page.close()
    await tell(person, 2)
    await tell(person, 3)
    const again = await openPage(person.token, page.heard[0]!.id!)
    await again.until(2)
    await tell(person, 4)
    await again.until(3)
    expect(again.heard.map(({ data }) => data['n'])).toEqual([2, 3, 4])
    again.close()
  })

  it('that is new hears nothing of the past', async () => {
    const person = await world.newcomer()
    await tell(person, 1)
    const page = await openPage(person.token)
    await tell(person, 2)
    await page.until(1)
    expect(page.heard.map(({ data }) => data['n'])).toEqual([2])
    page.close()
  })

  it('that broke before it heard anything comes back to where it began, and misses nothing', async () => {
    const person = await world.newcomer()
    await tell(person, 1)
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${person.token}` }
    const { body } = await fetch(`${origin}/api/events`, { headers, signal: leaving.signal })
    let began: string | undefined
    let said = ''
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      began = /^id: (\d+)\n\n/m.exec((said += part))?.[1]
      if (began) break
    }
    leaving.abort()
    expect(said).not.toContain('data:')
    await tell(person, 2)
    const again = await openPage(person.token, Number(began))
    await again.until(1)
    expect(again.heard.map(({ data }) => data['n'])).toEqual([2])
    again.close()
  })

  it('that breaks again and again hears each thing once, in order', async () => {
    const person = await world.newcomer()
    const all = Array.from({ length: 60 }, (_, n) => n)
    let said = 0
    const saying = (async () => {
      for (const n of all) {
        await tell(person, n)
        said++
        await pause(5)
      }
    })()
    const heard: Heard[] = []
    let page = await openPage(person.token, 0)
    while (heard.length < all.length) {
      await page.until(said < all.length ? 1 : all.length - heard.length)
      page.close()
      heard.push(...page.heard)
      page = await openPage(person.token, heard.at(-1)!.id!)
    }
    await saying
    page.close()
    expect(heard.map(({ data }) => data['n'])).toEqual(all)
  })

  it('is one of several that all hear', async () => {
    const person = await world.newcomer()
    const pages = await Promise.all([openPage(person.token), openPage(person.token)])
    await tell(person, 1)
    for (const page of pages) await page.until(1)
    for (const page of pages) page.close()
  })

  it('hears of its own changes: a new name is read again everywhere', async () => {
    const person = await world.newcomer()
    const page = await openPage(person.token)
    await person.patch('/api/auth/user', { firstName: 'Nora' })
    await page.until(1)
    expect(page.heard[0]).toMatchObject({ event: 'changed', data: { key: '/api/auth/user' } })
    page.close()
  })

  it('whose access was taken away is told so and closed within seconds', async () => {
    const [person, other] = [await world.newcomer(), await world.newcomer()]
    const page = await openPage(person.token)
    const others = await openPage(other.token)
    const began = Date.now()
    await world.app.world.live.revoke(world.database.db, person.id)
    await page.ended
    expect(Date.now() - began).toBeLessThan(2_500)
    expect(page.heard.at(-1)).toMatchObject({ event: 'revoked' })
    await tell(other, 1)
    await others.until(1)
    others.close()
  })

  it('makes room when it is the oldest of eleven, and says so; the others go on', async () => {
    const [person, other] = [await world.newcomer(), await world.newcomer()]
    const others = await openPage(other.token)
    const pages: Page[] = []
    for (let count = 0; count < MOST_STREAMS; count++) pages.push(await openPage(person.token))
    expect(pages.flatMap(({ heard }) => heard)).toEqual([])
    const eleventh = await openPage(person.token)
    await pages[0]!.ended
    expect(pages[0]!.heard).toMatchObject([{ event: 'replaced' }])
    await Promise.all([tell(person, 1), tell(other, 2)])
    for (const page of [...pages.slice(1), eleventh]) {
      await page.until(1)
      expect(page.heard).toMatchObject([{ event: 'changed', data: { n: 1 } }])
    }
    await others.until(1)
    expect(others.heard).toMatchObject([{ event: 'changed', data: { n: 2 } }])
    for (const page of [...pages, eleventh, others]) page.close()
  })

  it('counts with those of every other process, and no longer those that were closed', async () => {
    const person = await world.newcomer()
    const elsewhere = await openLive(world.database, () => world.now, openLog(world.env))
    const ended: string[] = []
    const stop = await elsewhere.follow(
      person.id,
      null,
      () => undefined,
      (why) => ended.push(why),
    )
    const open = async (count: number) => {
      const pages: Page[] = []
      while (pages.length < count) pages.push(await openPage(person.token))
      return pages
    }
    const first = await open(MOST_STREAMS - 1)
    for (const page of first.slice(0, 3)) page.close()
    await pause(200)
    const more = await open(3)
    expect(ended).toEqual([])
    const last = await open(1)
    for (let tries = 0; ended.length === 0 && tries < 100; tries++) await pause(20)
    expect(ended).toEqual(['replaced'])
    await stop()
    for (const page of [...first, ...more, ...last]) page.close()
  })

  it('makes no room for streams of a process that was killed, and heard nobody say that they ended', async () => {
    const person = await world.newcomer()
    const page = await openPage(person.token)
    for (let count = 0; count <= MOST_STREAMS; count++) {
      const opened = JSON.stringify({ userId: person.id, opened: randomUUID() })
      await notify(world.database.db, 'mallama_streams', opened)
    }
    // Longer than the other processes have to answer.
    await pause(1_000)
    await tell(person, 1)
    await page.until(1)
    expect(page.heard).toMatchObject([{ event: 'changed', data: { n: 1 } }])
    page.close()
  })

  it('is closed when its token runs out', async () => {
    const { id, email } = await world.newcomer()
    const exp = Math.floor(world.now / 1000) + 1
    const page = await openPage(await world.sign({ sub: id, user_id: id, email, exp }))
    await page.ended
  })

  it('leaves nothing behind when it goes', async () => {
    const person = await world.newcomer()
    const { live } = world.app.world
    const before = live.connections()
    const pages = await Promise.all(Array.from({ length: 5 }, () => openPage(person.token)))
    expect(live.connections()).toBe(before + 5)
    for (const page of pages) page.close()
    for (let tries = 0; live.connections() > before && tries < 100; tries++) await pause(20)
    expect(live.connections()).toBe(before)
  })
})
