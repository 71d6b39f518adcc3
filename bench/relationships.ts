import { DAY_MS } from '@mallama/contracts/days'
import assert from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, openBrowser } from './browser.ts'
import { firstView } from './first-view.ts'
import { median, sized, type Figure } from './processes.ts'
import { each, newcomer, serve, type Settled } from './served.ts'

const ROUNDS = sized(9, 1)
const BUDGET = 1.3

interface Life {
  people: number
  moments: number
  chats: number
}

const MANY: Life = { people: sized(200, 6), moments: sized(2_000, 10), chats: sized(500, 4) }
const FEW: Life = { people: sized(5, 2), moments: sized(50, 4), chats: sized(12, 2) }

/**
 * First view of the relationships page, from asking for it to its first painted card, of someone with 200 people, 2,000
 * moments and 500 saved chats over that of someone with 5. The built product on PostgreSQL; the two take turns in one
 * browser each, so that what else the machine does falls on both.
 */
export async function measureRelationships(databaseUrl: string, key: string): Promise<Figure[]> {
  if (chromium === null) return [{ what: 'first view', found: 'no Chromium here', target: '', ok: null }]
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-first-view-'))
  const { url, stop } = await serve(databaseUrl, key)
  try {
    const browsers = []
    for (const life of [MANY, FEW]) {
      const person = await settle(url, life)
      const browser = await openBrowser(chromium, join(dataDir, String(life.people)))
      await browser.remember(`${url}/robots.txt`, person.storage)
      browsers.push({ life, person, browser })
    }
    const [many, few] = browsers as [(typeof browsers)[0], (typeof browsers)[0]]
    const look = ({ browser }: typeof many) => firstView(browser.port, `${url}/relationships`, '.people .who')
    const answer = ({ person }: typeof many) => timed(url, person.token)
    const seen: { many: number; few: number; answers: [number, number] }[] = []
    for (let round = sized(-2, 0); round < ROUNDS; round++) {
      const first = round % 2 === 0 ? many : few
      const a = await look(first)
      const b = await look(first === many ? few : many)
      const answers: [number, number] = [await answer(many), await answer(few)]
      // The first rounds fill caches on both sides.
      if (round >= 0) seen.push(first === many ? { many: a, few: b, answers } : { many: b, few: a, answers })
    }
    for (const { browser } of browsers) await browser.close()
    const [ours, theirs] = [median(seen.map((one) => one.many)), median(seen.map((one) => one.few))]
    const ratio = median(seen.map((one) => one.many / one.few))
    const data = [0, 1].map((at) => median(seen.map(({ answers }) => answers[at]!)).toFixed(0))
    return [
      {
        what: `first view of ${MANY.people} relationships over that of ${FEW.people}`,
        found: `${ratio.toFixed(2)} (${ours.toFixed(0)} and ${theirs.toFixed(0)} ms; the list alone answers in ${data[0]} and ${data[1]} ms)`,
        target: `at most ${BUDGET}`,
        ok: ratio <= BUDGET,
      },
    ]
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS - 60_000).toISOString()

/** Someone with this life, made through the API. */
async function settle(url: string, { people, moments, chats }: Life): Promise<Settled> {
  const person = await newcomer(url, `first-view-${people}`)
  const { post } = person
  const all = await each(people, (n) =>
    post('/api/relationships', {
      personName: `Person ${n}`,
      relationshipType: 'friend',
      notes: 'We have known each other since school and talk about most things, though not about money.',
      strugglingWith: 'Saying no',
    }),
  )
  const of = (n: number) => `/api/relationships/${all[n % people]!.id}`
  const rated = { trust: 60, communication: 55, joy: 70, growth: 40 }
  await each(3 * people, (n) => post(`${of(n)}/check-ins`, { ...rated, at: ago(Math.floor(n / people) * 7) }))
  const kinds = ['positive', 'conflict', 'repair']
  const moment = (n: number) => ({ kind: kinds[n % 3], intensity: 2, occurredAt: ago(n / 20), note: 'We spoke' })
  await each(moments, (n) => post(`${of(n)}/moments`, moment(n)))
  const said = { role: 'user', content: 'We lost the keys again', timestamp: ago(1) }
  const chat = (n: number) => ({ title: `Talk ${n}`, status: 'resolved', chatHistory: [said] })
  await each(chats, (n) => post(`${of(n)}/saved-chats`, chat(n)))
  return person
}

async function timed(url: string, token: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/api/relationships`, { headers: { authorization: `Bearer ${token}` } })
  assert(response.ok)
  await response.text()
  return performance.now() - began
}
