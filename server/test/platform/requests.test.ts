import { conflict } from '@mallama/contracts/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gardenApi, openHouse } from './house.ts'

let app: FastifyInstance
const received: unknown[] = []

beforeAll(async () => {
  app = await openHouse(gardenApi, {
    async plant(_ctx, input) {
      received.push(input)
      if (input.name === 'weed') throw conflict('There is enough of that.')
      return { name: input.name, bed: input.bed ? { ...input.bed, secret: 1 } : null, seeds: 9, owner: 'olga' } as never
    },
    async visit(_ctx, input) {
      received.push(input)
      return [{ name: 'rose', secret: 'thorn' }] as never
    },
    async water() {
      throw new Error('the well at 10.0.0.7 is dry')
    },
  })
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
async function ask(options: InjectOptions) {
  const response = await app.inject(options)
  const text = response.body
  return { status: response.statusCode, headers: response.headers, text, body: text ? JSON.parse(text) : null }
}
const plant = (payload: string, headers: Record<string, string> = json) =>
  ask({ method: 'POST', url: '/api/garden', headers, payload })

describe('a request', () => {
  it('that is right is answered with what the contract names, and with nothing else', async () => {
    const { status, body } = await plant('{"name":"rose","bed":{"row":2}}')
    expect(status).toBe(201)
    expect(body).toEqual({ name: 'rose', bed: { row: 2 } })
    const list = await ask({ url: '/api/garden/00000000-0000-4000-8000-000000000000' })
    expect(list.body).toEqual([{ name: 'rose' }])
  })

  it.each([
    ['nothing at all', '', 400, 'invalid_input'],
    ['no JSON', '{"name":', 400, 'invalid_input'],
    ['another type of body', '[]', 400, 'invalid_input'],
    ['a body that is nothing', 'null', 400, 'invalid_input'],
    ['too much', JSON.stringify({ name: 'x'.repeat(140_000) }), 413, 'payload_too_large'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    const answer = await plant(payload)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\w/), requestId: expect.any(String) })
    expect(answer.headers['x-request-id']).toBe(answer.body.requestId)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])(
    'of type %s is refused: only JSON is read, so no other site can send one without asking',
    async (type) => {
      const answer = await plant('{"name":"rose"}', { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.body.code).toBe('unsupported_media_type')
    },
  )

  it('with wrong fields hears of every one, by its path', async () => {
    const answer = await plant('{"name":7,"seeds":"many","bed":{"row":1.5,"depth":2},"colour":"red"}')
    expect(answer.status).toBe(400)
    expect(answer.body.details).toEqual({
      name: ['A name is a text'],
      seeds: [expect.any(String)],
      'bed.row': [expect.any(String)],
      'bed.depth': ['This field is not known'],
      colour: ['This field is not known'],
    })
    expect(Object.values(answer.body.details as Record<string, string[]>).flat()).toContain(answer.body.message)
  })

  it.each([
    '{"name":"rose","__proto__":{"admin":true}}',
    '{"name":"rose","constructor":{"prototype":{"admin":true}}}',
    '{"name":"rose","bed":{"row":1,"__proto__":{"admin":true}}}',
    '{"name":"rose","constructor":1}',
  ])('cannot reach into the machinery with %s', async (payload) => {
    const answer = await plant(payload)
    expect(answer.status).toBe(400)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('with a body where none is taken is refused', async () => {
    const answer = await ask({ method: 'POST', url: '/api/garden/water', headers: json, payload: '{"a":1}' })
    expect(answer.status).toBe(400)
  })

  it('under an id that cannot be one finds nothing', async () => {
    const answer = await ask({ url: '/api/garden/42' })
    expect(answer.status).toBe(404)
    expect(answer.body.code).toBe('not_found')
  })

  it('with a wrong query is refused by its name', async () => {
    const answer = await ask({ url: '/api/garden/00000000-0000-4000-8000-000000000000?season=winter' })
    expect(answer.status).toBe(400)
    expect(answer.body.details).toHaveProperty('season')
  })

  it('that a domain refuses hears why', async () => {
    const answer = await plant('{"name":"weed"}')
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'conflict', message: 'There is enough of that.' })
  })

  it('that breaks something hears nothing of what is inside', async () => {
    const answer = await ask({ method: 'POST', url: '/api/garden/water' })
    expect(answer.status).toBe(500)
    expect(answer.text).not.toMatch(/10\.0\.0\.7|well|Error|\.ts/)
    expect(answer.body.code).toBe('unexpected')
  })
})
