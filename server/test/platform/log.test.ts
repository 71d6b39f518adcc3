import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apis } from '../../src/app.ts'
import { openLog, safeError } from '../../src/platform/log.ts'
import { addRelationship, rows } from '../matrix.rows.ts'
import { openWorld, type TestWorld } from '../world.ts'

let world: TestWorld
const lines: string[] = []
const sink = new Writable({
  write(part, _encoding, done) {
    lines.push(String(part))
    done()
  },
})
const logged = () => lines.join('')
/** Words that a person might write, and that nobody else may ever read. */
const SECRETS = ['Philippa', 'the-night-in-Ravenna', 'ravenna@example.org']

beforeAll(async () => {
  world = await openWorld({ log: openLog({ LOG_LEVEL: 'trace' }, sink) })
})
afterAll(() => world.close())

const expectNothingSaid = () => {
  for (const secret of SECRETS) expect(logged()).not.toContain(secret)
  expect(logged()).not.toMatch(/eyJ[\w-]+\.eyJ/)
}

/** The body with a secret in each text of it. */
const betray = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value} ${SECRETS.join(' ')}`
  if (Array.isArray(value)) return value.map(betray)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, betray(inside)]))
  return value
}

describe('the log', () => {
  it('says what was asked by its route, and nothing of what people write or where they ask', async () => {
    const member = await world.member('ravenna')
    const id = await addRelationship(member, SECRETS[0])
    for (const [domain, api] of Object.entries(apis)) {
      for (const [verb, endpoint] of Object.entries(api)) {
        const { body } = rows[`${domain}.${verb}`]!
        const path = `${endpoint.path.replaceAll(/:\w+/g, id)}?before=${SECRETS[1]}&country=${SECRETS[0]}`
        const send = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : body
        for (const sent of [send, betray(send), { [SECRETS[1]!]: SECRETS[0] }]) {
          await world.app.http.inject({
            method: endpoint.method,
            url: path,
            headers: { authorization: `Bearer ${member.token}`, cookie: `x=${SECRETS[1]}` },
            ...(sent && endpoint.method !== 'GET' ? { payload: sent as object } : {}),
          })
        }
      }
    }
    await member.post(`/api/${SECRETS[1]}`, `{"broken": "${SECRETS[0]}"`)
    expect(logged()).toContain('/api/relationships')
    expectNothingSaid()
    // Every route three times: a busy machine takes its time.
  }, 60_000)

  it('says that a query failed and where, but not what it was about', async () => {
    const person = await world.newcomer('ravenna')
    await world.database.db.execute(sql`alter table users rename to users_away`)
    const before = lines.length
    const answer = await person.patch('/api/auth/user', { firstName: SECRETS[0], lastName: SECRETS[1] })
    await world.database.db.execute(sql`alter table users_away rename to users`)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toMatch(/users|select|update|Philippa|Ravenna/)
    const failure = JSON.parse(lines.slice(before).find((line) => line.includes('"level":50'))!)
    expect(failure).toMatchObject({ msg: 'unexpected', reqId: answer.body.requestId })
    expect(failure.err.stack).toMatch(/domains\/account/)
    expectNothingSaid()
  })

  it('cuts out of an error what a database or a caller put into it', () => {
    const inner = Object.assign(new Error(`duplicate key (email)=(${SECRETS[2]})`), {
      code: '23505',
      detail: `Key (email)=(${SECRETS[2]}) already exists.`,
      where: SECRETS[1],
    })
    const outer = Object.assign(new Error(`Failed query: insert ...\nparams: ${SECRETS[0]}`, { cause: inner }), {
      query: `insert ${SECRETS[0]}`,
      params: [SECRETS[0]],
    })
    const shown = JSON.stringify(safeError(outer))
    for (const secret of SECRETS) expect(shown).not.toContain(secret)
    expect(shown).toContain('23505')
    expect(safeError(SECRETS[0])).toEqual({ type: 'string' })
  })

  it('hides what was handed to it by mistake, and does not name the machine', () => {
    const said: string[] = []
    const log = openLog({ LOG_LEVEL: 'trace' }, { write: (line) => void said.push(line) })
    log.info({ body: { a: SECRETS[0] }, email: SECRETS[2], password: SECRETS[1], content: SECRETS[0] }, 'oops')
    log.info({ user: { email: SECRETS[2], token: SECRETS[1], content: SECRETS[0] } }, 'oops')
    log.error({ err: new TypeError('x is undefined') }, 'fine')
    for (const secret of SECRETS) expect(said.join('')).not.toContain(secret)
    expect(said.join('')).toContain('x is undefined')
    for (const line of said) expect(JSON.parse(line)).not.toHaveProperty('hostname')
  })
})
