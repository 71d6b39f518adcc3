import type { Endpoint } from '@mallama/contracts/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apis } from '../src/app.ts'
import { noOnesId, rows } from './matrix.rows.ts'
import { begin, buy, pass, statusOf } from './payer.ts'
import { openWorld, type Person, type TestWorld } from './world.ts'

/** Every endpoint in every state of a membership: who may come in, and who is asked for one. */
const states = {
  'no plan': { isIn: false, reach: async () => undefined },
  'a trial': { isIn: true, reach: async (person) => void (await person.post('/api/start-trial')) },
  'a checkout begun': { isIn: false, reach: async (person) => void (await begin(person)) },
  core: { isIn: true, reach: (person) => buy(person, 'core') },
  plus: { isIn: true, reach: (person) => buy(person, 'plus') },
  prime: { isIn: true, reach: (person) => buy(person, 'prime') },
  'a payment failed': {
    isIn: true,
    async reach(person) {
      await buy(person, 'core', 'renewal_fails')
      await pass(world, 32, person)
    },
  },
  'a plan canceled': {
    isIn: true,
    async reach(person) {
      await buy(person)
      await person.post('/api/cancel-subscription', { when: 'period_end' })
    },
  },
  'a plan ended': {
    isIn: false,
    hadOne: true,
    async reach(person) {
      await buy(person)
      await person.post('/api/cancel-subscription')
    },
  },
  'a plan that was never paid again': {
    isIn: false,
    hadOne: true,
    async reach(person) {
      await buy(person, 'core', 'renewal_fails')
      await pass(world, 46, person)
    },
  },
  'prime refunded': {
    isIn: false,
    hadOne: true,
    async reach(person) {
      await buy(person, 'prime')
      await person.post('/api/withdraw-subscription')
    },
  },
} satisfies Record<string, { isIn: boolean; hadOne?: true; reach: (person: Person) => Promise<void> }>

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const endpoints = Object.entries(apis).flatMap(([domain, api]) =>
  Object.entries(api).map(([verb, endpoint]) => ({ name: `${domain}.${verb}`, endpoint: endpoint as Endpoint })),
)

describe.each(Object.entries(states))('%s', (_name, state) => {
  it(
    state.isIn ? 'opens what members have' : 'asks for a membership, and for nothing else',
    async () => {
      const person = await world.newcomer()
      await state.reach(person)
      await statusOf(person)
      const wrong: string[] = []
      for (const { name, endpoint } of endpoints) {
        // What changes the plan itself has its own tests; here it would change what is looked at.
        if (/^(billing|testPayments|membership|identity|admin)\./.test(name) || name === 'account.signOutEverywhere')
          continue
        const { body, fixed } = rows[name]!
        const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => fixed?.[key] ?? noOnesId)
        const ask = { GET: person.get, DELETE: person.del, POST: person.post, PUT: person.put, PATCH: person.patch }
        const { status } = await ask[endpoint.method](path, body)
        const isRefused = status === 402
        const keepsArchive = endpoint.archive === true && 'hadOne' in state
        const expected = endpoint.access === 'member' && !state.isIn && !keepsArchive
        if (isRefused !== expected) wrong.push(`${name}: ${status}`)
      }
      expect(wrong).toEqual([])
      // Whoever has no plan, or none any more, can still pay, leave and see what they paid. These come last: they change it.
      for (const { name, endpoint } of endpoints.filter(({ name }) =>
        /^(billing|testPayments|membership)\./.test(name),
      )) {
        const ask = { GET: person.get, DELETE: person.del, POST: person.post, PUT: person.put, PATCH: person.patch }
        const { status } = await ask[endpoint.method](endpoint.path, rows[name]!.body)
        if (status === 402 || status === 403 || status >= 500) wrong.push(`${name}: ${status}`)
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )
})
