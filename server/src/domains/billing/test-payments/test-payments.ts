import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { testPayments } from '../billing.table.ts'
import { customerOf, newBook, secretOf, type Book, type Heard } from './book.ts'
import { inBook } from './in-book.ts'
import { calls, missing, Refused } from './calls.ts'
import type { TestCard } from './cards.ts'
import { readForm, type Params } from './form.ts'
import { charge, DAY, newCard } from './money.ts'
import { afterPayment, catchUp } from './time.ts'
import * as shapes from './shapes.ts'

export interface Confirmed {
  status: 'succeeded' | 'requires_action' | 'requires_payment_method'
  error: { code: string; message: string } | null
}

/** A payment provider in this process: it answers Stripe's calls, keeps its books in our database, and moves no money. */
export interface TestPayments {
  fetch: typeof fetch
  /** What Stripe's form does in the browser. `approve`: what its owner tells the bank, once that was asked. */
  confirm(clientSecret: string, card: TestCard, approve: boolean | undefined): Promise<Confirmed | null>
  /** Moves one customer's clock. */
  advance(customer: string, days: number): Promise<void>
  /** Hands undelivered events of one customer, or of all, to `post`, which says whether they were taken. */
  deliver(customer?: string): Promise<void>
  /** How an event reaches the webhook: as it was signed, over our own address. */
  post: (payload: string) => Promise<boolean>
}

export function openTestPayments(parts: {
  db: Db
  clock: Clock
  /** Called with the customer when there are events to deliver. */
  onEvents: (customer: string) => void
}): TestPayments {
  const { db, clock } = parts
  const nowOf = (book: Book) => Math.floor(clock() / 1000) + book.ahead

  /** `work` on a book that has caught up with its clock. */
  async function at<T>(customer: string, work: (book: Book, now: number) => T): Promise<T | undefined> {
    const done = await inBook(db, customer, (book) => {
      const before = book.events.length
      const now = nowOf(book)
      catchUp(book, now)
      const answer = work(book, now)
      catchUp(book, now)
      return { answer, events: book.events.length - before }
    })
    if (done && done.events > 0) parts.onEvents(customer)
    return done?.answer
  }

  async function answer(method: string, path: string, params: Params, key: string | null): Promise<Answer> {
    if (method === 'POST' && path === '/v1/customers') return makeCustomer(params, key)
    const price = /^\/v1\/prices\/(\w+)$/.exec(path)?.[1]
    if (price) return { status: 200, body: shapes.priceShape(price) }
    const found = find(method, path)
    if (!found) return refusal(new Refused(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' }))
    const { call, id } = found
    const named = [id, params['customer'], params['subscription'], params['payment_intent']].find(Boolean)
    const asked = JSON.stringify([method, path, params])
    const done = await at(customerOf(String(named)), (book, now): Answer => {
      if (book.deleted) return refusal(missing(`customer: '${book.customer}'`))
      const before = key ? book.answers[key] : undefined
      if (before && before.asked !== asked)
        return refusal(new Refused(400, { type: 'idempotency_error', message: 'Keys are for one request only.' }))
      if (before) return before
      const fresh = tried(() => call(book, id, params, now))
      if (key && (fresh.status === 200 || fresh.status === 402)) book.answers[key] = { asked, ...fresh }
      return fresh
    })
    return done ?? refusal(missing(String(named)))
  }

  async function makeCustomer(params: Params, key: string | null): Promise<Answer> {
    const metadata = (params['metadata'] ?? {}) as Record<string, string>
    // The same key makes the same customer, also of two at once.
    const customer = `cus_${createHash('sha256')
      .update(key ?? randomUUID())
      .digest('hex')
      .slice(0, 16)}`
    const book = newBook(customer, Math.floor(clock() / 1000), metadata)
    await db.insert(testPayments).values({ customer, book }).onConflictDoNothing()
    return { status: 200, body: shapes.customerShape(book) }
  }

  const self: TestPayments = {
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(String(url))
      const method = init?.method ?? 'GET'
      const params = readForm(method === 'POST' ? String(init?.body ?? '') : searchParams.toString())
      const { status, body } = await answer(method, pathname, params, new Headers(init?.headers).get('idempotency-key'))
      return Response.json(body, { status, headers: { 'request-id': 'req_test' } })
    },

    async confirm(clientSecret, card, approve) {
      const confirmed = await at(customerOf(clientSecret), (book, now): Confirmed | null => {
        const intent = Object.values(book.intents).find(({ id }) => secretOf(id) === clientSecret)
        if (!intent || intent.status === 'canceled') return null
        if (intent.status === 'succeeded') return { status: 'succeeded', error: null }
        const isAnswer = intent.status === 'requires_action' && approve !== undefined
        const by = isAnswer ? (approve ? 'approved' : 'failed') : 'owner'
        const held = isAnswer && intent.card ? intent.card : newCard(book, card, now)
        charge(book, intent, held, by, now)
        const invoice = intent.invoice ? book.invoices[intent.invoice] : undefined
        if (invoice?.status === 'paid') afterPayment(book, invoice, held, now)
        const { error, status } = intent
        return { status: status as Confirmed['status'], error: error && { code: error.code, message: error.message } }
      })
      return confirmed ?? null
    },

    async advance(customer, days) {
      await inBook(db, customer, (book) => void (book.ahead += days * DAY))
      await at(customer, () => undefined)
    },

    async deliver(customer) {
      const customers = customer ? [customer] : await everyCustomer(db)
      for (const one of customers) {
        const waiting = await at(one, (book) =>
          book.events.map((event) => ({ event, payload: eventText(book, event) })),
        )
        const taken = new Set<string>()
        for (const { event, payload } of waiting ?? []) if (await self.post(payload)) taken.add(event.id)
        if (taken.size === 0) continue
        await inBook(db, one, (book) => void (book.events = book.events.filter(({ id }) => !taken.has(id))))
      }
    },

    post: async () => false,
  }
  return self
}

interface Answer {
  status: number
  body: unknown
}

const refusal = ({ status, body }: Refused): Answer => ({ status, body })

/** What is refused with the bank's word leaves its trace in the book, as at a bank. */
function tried(call: () => unknown): Answer {
  try {
    return { status: 200, body: call() }
  } catch (error) {
    if (error instanceof Refused) return refusal(error)
    throw error
  }
}

function find(method: string, path: string) {
  const steps = path.split('/')
  for (const [route, call] of Object.entries(calls)) {
    const [itsMethod, itsPath] = route.split(' ')
    const its = itsPath!.split('/')
    if (itsMethod !== method || its.length !== steps.length) continue
    if (its.every((step, at) => step === ':id' || step === steps[at]))
      return { call, id: steps[its.indexOf(':id')] ?? '' }
  }
  return null
}

const everyCustomer = async (db: Db): Promise<string[]> =>
  (await db.select({ customer: testPayments.customer }).from(testPayments)).map(({ customer }) => customer)

/** The event as Stripe writes it, with the object as it is now. */
function eventText(book: Book, { id, type, created, object }: Heard): string {
  return JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    livemode: false,
    api_version: null,
    pending_webhooks: 1,
    request: null,
    data: { object: objectOf(book, object) },
  })
}

function objectOf(book: Book, { id, object }: Heard['object']): unknown {
  if (object === 'subscription') return shapes.subscriptionShape(book, book.subscriptions[id]!, [])
  if (object === 'invoice') return shapes.invoiceShape(book, book.invoices[id]!, [])
  if (object === 'payment_intent') return shapes.intentShape(book, book.intents[id]!, [])
  for (const intent of Object.values(book.intents)) {
    const { charge: its } = intent
    if (!its) continue
    if (its.id === id) return shapes.chargeShape(book, intent, its)
    if (its.dispute?.id === id) return shapes.disputeShape(intent, its)
    const refund = its.refunds.find((one) => one.id === id)
    if (refund) return shapes.refundShape(intent, its, refund)
  }
  return { id, object }
}
