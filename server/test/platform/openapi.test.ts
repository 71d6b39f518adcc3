import type { Endpoint } from '@mallama/contracts/endpoint'
import { statusOf } from '@mallama/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { described } from '../../src/app.ts'
import { openWorld, type TestWorld } from '../world.ts'

interface Operation {
  operationId: string
  summary: string
  security?: unknown
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, unknown> } } } }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: { properties: { code: { enum: string[] } } } } }
}

let world: TestWorld
let document: Document
beforeAll(async () => {
  world = await openWorld()
  document = (await world.stranger.get('/api/openapi.json')).body as Document
})
afterAll(() => world.close())

const endpoints = Object.entries(described).flatMap(([domain, api]) =>
  Object.entries(api).map(([verb, endpoint]) => ({ name: `${domain}.${verb}`, endpoint: endpoint as Endpoint })),
)

describe('the API page', () => {
  it('describes every endpoint of the contract, and no other', () => {
    const found = Object.values(document.paths).flatMap((verbs) =>
      Object.values(verbs).map(({ operationId }) => operationId),
    )
    expect(found.sort()).toEqual(endpoints.map(({ name }) => name).sort())
    expect(document.openapi).toBe('3.0.3')
    expect(document.components.schemas.Error.properties.code.enum).toEqual(Object.keys(statusOf))
  })

  it.each(endpoints)('tells of $name what its contract says', ({ name, endpoint }) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]![endpoint.method.toLowerCase()]!
    expect(operation.operationId).toBe(name)
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation.summary).toMatch(/\.$/)
    expect(Boolean(operation.security)).toBe(endpoint.access !== 'anyone')
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    expect(inQuery.map((parameter) => parameter.name)).toEqual(Object.keys(endpoint.query?.shape ?? {}))
    expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body))
    const success = operation.responses[String(endpoint.status ?? 200)]
    expect(success).toBeDefined()
    const types = endpoint.stream === 'only' ? [] : ['application/json']
    if (endpoint.stream) types.push('text/event-stream')
    expect(Object.keys(success!.content ?? {})).toEqual(endpoint.status === 204 ? [] : types)
    expect(operation.responses).toHaveProperty('default')
  })

  it('tells of the live events and of the cookie, which are no plain calls', () => {
    expect(Object.keys(document.paths['/api/events']!)).toEqual(['get'])
    expect(Object.keys(document.paths['/api/session']!).sort()).toEqual(['delete', 'post'])
  })

  it('can be read without script', async () => {
    const { text, headers } = await world.stranger.get('/api/docs')
    expect(headers['content-type']).toMatch(/^text\/html/)
    for (const { endpoint } of endpoints) expect(text).toContain(`<code>${endpoint.path}</code>`)
    expect(text).not.toContain('<script')
  })

  it('describes what the server really has', () => {
    for (const { endpoint } of endpoints) {
      expect(world.app.http.hasRoute({ method: endpoint.method, url: endpoint.path }), endpoint.path).toBe(true)
    }
  })
})
