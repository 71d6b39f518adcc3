import type { Api, Endpoint } from '@mallama/contracts/endpoint'
import { statusOf } from '@mallama/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any', reused: 'inline' })

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(statusOf) },
    message: { type: 'string' },
    details: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    requestId: { type: 'string' },
    safety: { type: 'object', nullable: true },
  },
}

/** The OpenAPI document of the contract tables: what is served is what is described, there is no second list. */
function openApiOf(apis: Record<string, Api>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [domain, api] of Object.entries(apis)) {
    for (const [name, endpoint] of Object.entries(api)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(domain, name, endpoint)
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Mallama', version: '1', description: 'Errors answer { code, message, details?, requestId }.' },
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
    paths,
  }
}

function operation(domain: string, name: string, endpoint: Endpoint) {
  const parameters = [
    ...Object.entries(endpoint.params?.shape ?? {}).map(([key, schema]) => ({
      name: key,
      in: 'path',
      required: true,
      schema: schemaOf(schema as z.ZodType, 'input'),
    })),
    ...Object.entries(endpoint.query?.shape ?? {}).map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: false,
      schema: schemaOf(schema as z.ZodType, 'input'),
    })),
  ]
  const status = String(endpoint.status ?? 200)
  return {
    operationId: `${domain}.${name}`,
    summary: endpoint.summary,
    tags: [domain],
    description: `Access: ${endpoint.access}${endpoint.archive ? ', or someone whose access has ended' : ''}.`,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ idToken: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse({}).success,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...(endpoint.unkept
        ? { 200: { description: `Nothing was kept: see ${endpoint.unkept}`, content: contentOf(endpoint) } }
        : {}),
      [status]: status === '204' ? { description: 'Done' } : { description: 'OK', content: contentOf(endpoint) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const contentOf = ({ response, stream }: Endpoint) => ({
  ...(stream === 'only' ? {} : { 'application/json': { schema: schemaOf(response, 'output') } }),
  ...(stream ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
})

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `/api/openapi.json`, and `/api/docs`: the same as a page that needs no script. */
export function serveDocs(app: FastifyInstance, apis: Record<string, Api>): void {
  let document: string | undefined
  const sections = Object.entries(apis).map(([domain, api]) => {
    const rows = Object.values(api).map(
      ({ method, path, access, summary }) =>
        `<tr><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${access}</td><td>${escape(summary)}</td></tr>`,
    )
    return `<h2>${domain}</h2><table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API - Mallama</title><style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8886;vertical-align:top}</style><main><h1>Mallama API</h1><p>Send the ID token as <code>Authorization: Bearer</code>. Errors answer <code>{ code, message, details?, requestId }</code>. The machine-readable description: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></html>`
  // Nobody waits at a start for what is seldom asked.
  const written = () => (document ??= JSON.stringify(openApiOf(apis)))
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(written()))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
